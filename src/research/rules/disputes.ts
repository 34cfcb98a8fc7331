import { numberedId, type Claim, type Contradiction, type Ledger } from './ledger.ts';
import { iterationOf } from './progress.ts';
import { verifiedText } from './verified-text.ts';

/** The origin of a contradiction between claims that a judge compared. */
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

/** The contradictions, one for each set of claims, whoever raised it. */
export function oneOfEach(contradictions: readonly Contradiction[]): Contradiction[] {
  const kept: Contradiction[] = [];
  for (const one of contradictions) {
    const at = kept.findIndex((known) => isSame(known, one));
    const known = kept[at];
    if (known === undefined) kept.push(one);
    else kept[at] = joinedWith(known, one);
  }
  return kept;
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

/** The words of an agent say more than the numbers of claims that a judge opposed. */
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
