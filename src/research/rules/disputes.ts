import { numberedId, type Claim, type Contradiction, type Ledger } from './ledger.ts';
import { hasOtherNames, numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { iterationOf } from './progress.ts';
import type { SideFinder } from './side-finder.ts';
import { verifiedText } from './verified-text.ts';

/** The origin of a contradiction between claims that code or a sorter compared. */
type Finder = Required<Pick<Contradiction, 'found_by' | 'raised_by'>>;

/**
 * The contradictions with two opposed claims. What contradicts one disputed claim becomes a further claim on the other side of its
 * contradiction, because one false statement would raise as many as there are true ones.
 */
export function withOpposed(
  { contradictions, looks }: Pick<Ledger, 'contradictions' | 'looks'>,
  [one, other]: readonly [Claim, Claim],
  finder: Finder,
): Contradiction[] {
  const ids = [one.id, other.id];
  const sides = [one, other].map((claim) => verifiedText(claim, { looks }));
  const before = contradictions.find((known) => opposes(known, ids));
  // Its resolution knew other words.
  const isAnew =
    before?.status === 'resolved' &&
    before.claims?.length === 2 &&
    [one, other].some(({ text }, at) => text !== sides[at] && !before.sides.includes(sides[at] ?? ''));
  if (before !== undefined && isAnew) {
    const { found_by, raised_by: raised_again } = finder;
    const again: Contradiction = { ...before, sides, found_by, raised_again, status: 'open' };
    delete again.different;
    return contradictions.map((one) => (one === before ? again : one));
  }
  if (before !== undefined) return contradictions;
  const grown = contradictions.find((known) => known.status !== 'resolved' && ids.some((id) => isDisputed(known, id)));
  if (grown === undefined)
    return [
      ...contradictions,
      {
        id: newContradictionId(contradictions),
        statement: `${ids.join(' and ')} do not hold together as they stand`,
        sides,
        claims: ids,
        raised_by: finder.raised_by,
        found_by: finder.found_by,
      },
    ];
  const [disputed, added] = isDisputed(grown, one.id) ? [one, other] : [other, one];
  const against = [...(grown.claims ?? []).filter((id) => id !== disputed.id), added.id];
  const first = grown.claims?.[0] === disputed.id ? grown.sides : grown.sides.toReversed();
  const more: Contradiction = {
    ...grown,
    // The words of an agent say more.
    ...(grown.found_by && {
      statement: `${disputed.id} does not hold together with ${against.join(', ')} as they stand`,
    }),
    sides: [...(grown.disputed === undefined ? first : grown.sides), verifiedText(added, { looks })],
    claims: [disputed.id, ...against],
    disputed: disputed.id,
  };
  return contradictions.map((known) => (known === grown ? more : known));
}

/** The claims of each side; those of an agent's contradiction stand alone, because their sides are not known. */
export function sidesOf({ claims = [], disputed }: Pick<Contradiction, 'claims' | 'disputed'>): string[][] {
  const against = claims.filter((id) => id !== disputed);
  return disputed === undefined ? claims.map((id) => [id]) : [[disputed], against];
}

/** Whether a side is known by an agent's words alone: nobody can judge what no finding says. */
export function lacksFinding(one: Pick<Contradiction, 'claims' | 'disputed'>): boolean {
  return sidesOf(one).length < 2;
}

function opposes({ claims = [], disputed, found_by }: Contradiction, ids: readonly string[]): boolean {
  if (!ids.every((id) => claims.includes(id))) return false;
  if (disputed !== undefined) return ids.includes(disputed);
  return claims.length === 2 || found_by === undefined;
}

/** Whether all other claims of a contradiction oppose this one; two claims that only an agent names may be of one side. */
function isDisputed({ claims = [], disputed, found_by, also }: Contradiction, id: string): boolean {
  if (disputed !== undefined) return disputed === id;
  return (found_by !== undefined || also !== undefined) && claims.length === 2 && claims.includes(id);
}

/** The contradiction with an id, also if it includes the one that had it. */
export function contradictionOf(contradictions: readonly Contradiction[], id: string): Contradiction | undefined {
  return contradictions.find((one) => one.id === id || one.also?.includes(id) === true);
}

export function newContradictionId(contradictions: readonly Contradiction[]): string {
  return numberedId('X', contradictions.flatMap(({ also = [] }) => ['', ...also]).length);
}

/**
 * The contradictions, one for each pair of claims, whoever raised it; sides that had no claim have the one that states or quotes
 * them by now.
 */
export function oneOfEach(contradictions: readonly Contradiction[], finder: SideFinder): Contradiction[] {
  const kept: Contradiction[] = [];
  for (const contradiction of contradictions) {
    const one = withClaims(contradiction, finder);
    const at = kept.findIndex((known) => isSame(known, one) || isOfOneDispute(known, one));
    const known = kept[at];
    if (known === undefined) kept.push(one);
    else kept[at] = isSame(known, one) ? joinedWith(known, one) : inWordsOfAgent(known, one);
  }
  return kept;
}

function withClaims(one: Contradiction, finder: SideFinder): Contradiction {
  const { claims = [], sides, found_by, status } = one;
  if (found_by !== undefined || status === 'resolved' || claims.length >= sides.length) return one;
  const all = new Set([...claims, ...sides.flatMap((side) => finder.find(side) ?? [])]);
  // Sides that no claim states word for word: those of which the known claims have the fewest words.
  const known = [...all];
  const left = sides
    .map((side) => ({ side, share: finder.mostOf(side, sides, known) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, Math.max(0, sides.length - all.size));
  for (const { side } of left) for (const id of [finder.nearest(side, sides, [...all]) ?? []].flat()) all.add(id);
  return all.size === claims.length ? one : { ...one, claims: [...all].sort() };
}

/** The least part of the words of a claim that an agent's contradiction has which is about the same. */
const leastSaid = 0.5;

/**
 * Whether an agent's contradiction, of which a side has no claim, says in its own words what code or a sorter found between claims:
 * they have a claim in common, and the agent's words have all numbers and names of the other claims, and half of their words.
 */
function isOfOneDispute(one: Contradiction, other: Contradiction): boolean {
  if (one.status === 'resolved' || other.status === 'resolved') return false;
  if ((one.found_by === undefined) === (other.found_by === undefined)) return false;
  const [agents, found] = one.found_by === undefined ? [one, other] : [other, one];
  const { claims = [] } = found;
  const isShared = (id: string) => agents.claims?.includes(id) === true;
  if (sizeOf(agents) >= agents.sides.length) return false;
  if (!claims.some(isShared) || claims.length !== found.sides.length) return false;
  const common = found.sides.filter((_, at) => isShared(claims[at] ?? ''));
  const said = distinctiveOf([agents.statement, ...agents.sides, ...common].join('. '));
  return found.sides.every((side, at) => {
    const own = distinctiveOf(side);
    const shared = [...own.content].filter((word) => said.stems.has(word)).length;
    const isNamed = numbersLacking(own, said).length === 0 && !hasOtherNames(own, said);
    return isShared(claims[at] ?? '') || (isNamed && shared >= leastSaid * own.content.size);
  });
}

/** The words of an agent with all claims of both. */
function inWordsOfAgent(one: Contradiction, other: Contradiction): Contradiction {
  const [agents, found] = one.found_by === undefined ? [one, other] : [other, one];
  const shared = agents.claims?.find((id) => found.claims?.includes(id));
  const disputed = found.disputed ?? agents.disputed ?? shared;
  const claims = [...new Set([...(found.claims ?? []), ...(agents.claims ?? [])])];
  return {
    ...agents,
    ...reportsOn(one, other),
    id: one.id,
    claims,
    ...(claims.length > 2 && disputed !== undefined && { disputed }),
    also: [...new Set([...(one.also ?? []), other.id, ...(other.also ?? [])])],
  };
}

/** Whether two contradictions are between the same claims, or one between a disputed claim and one that opposes it. */
function isSame(one: Contradiction, other: Contradiction): boolean {
  const [less, more] = sizeOf(one) < sizeOf(other) ? [one, other] : [other, one];
  const { claims = [] } = less;
  if (claims.length < 2 || !claims.every((id) => more.claims?.includes(id))) return false;
  if (claims.length === sizeOf(more)) return less.disputed === more.disputed;
  const isOpen = less.status !== 'resolved' && more.status !== 'resolved';
  return isOpen && claims.length === 2 && more.disputed !== undefined && claims.includes(more.disputed);
}

const sizeOf = ({ claims = [] }: Contradiction) => claims.length;

/** The words of an agent say more than the numbers of claims that code or a sorter opposed. */
function joinedWith(one: Contradiction, other: Contradiction): Contradiction {
  const isWorded = one.found_by !== undefined && other.found_by === undefined && sizeOf(other) === sizeOf(one);
  const { also, different, status, ...base } = isWorded || sizeOf(other) > sizeOf(one) ? other : one;
  const isResolved = one.status === 'resolved' || other.status === 'resolved';
  const conditions = different ?? one.different ?? other.different;
  return {
    ...base,
    ...reportsOn(one, other),
    id: one.id,
    also: [...new Set([...(one.also ?? []), other.id, ...(other.also ?? []), ...(also ?? [])])],
    ...(conditions && { different: conditions }),
    ...(isResolved ? { status: 'resolved' as const } : status && { status }),
  };
}

/** The reports that resolve either of two contradictions, and the last one that raised either again. */
function reportsOn(one: Contradiction, other: Contradiction): Pick<Contradiction, 'settled_by' | 'raised_again'> {
  const settled_by = [...new Set([...(one.settled_by ?? []), ...(other.settled_by ?? [])])];
  const [raised_again] = [one, other]
    .flatMap((each) => each.raised_again ?? [])
    .sort((a, b) => iterationOf(b) - iterationOf(a));
  return { ...(settled_by.length > 0 && { settled_by }), ...(raised_again !== undefined && { raised_again }) };
}
