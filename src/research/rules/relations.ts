import { counted } from '../../base/text.ts';
import { hashOf } from '../../judging/lists.ts';
import {
  byNumber,
  currentId,
  iterationOf,
  numberedId,
  openContradictions,
  type Claim,
  type Contradiction,
  type IterationStatistics,
  type Ledger,
  type Relation,
  type Verification,
} from './ledger.ts';
import { isCitable } from './standing.ts';

/** What judges say of two findings: a vote counts while the words that were shown are the same. */

/** What a judge was shown of a claim: its words, and those that verifiers put in their place. */
function hashOfWords({ id, text }: Claim, votes: readonly Verification[]): string {
  const own = votes.filter((vote) => (vote.of ?? vote.claim) === id);
  const rewordings = own.flatMap(({ rewording }) => rewording ?? []);
  return hashOf({ text: [text, ...new Set(rewordings)].join('\n') });
}

/** The hash of what a judge compared: findings that are narrowed stay one, but may no longer be opposed. */
export function hashOfPair(
  one: Claim,
  other: Claim,
  { looks = [] }: Pick<Ledger, 'looks'>,
  is: Relation['is'],
): string {
  const votes = is === 'opposed' ? looks : [];
  return hashOf({ text: `${hashOfWords(one, votes)} ${hashOfWords(other, votes)}` });
}

/** The relations between claims whose words are still those that were shown. */
export function standingRelations(
  relations: readonly Relation[],
  rows: readonly Claim[],
  looks: Verification[],
): Relation[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return relations.filter(({ claim, other, is, of }) => {
    const [one, two] = [byId.get(claim), byId.get(other)];
    return one !== undefined && two !== undefined && of === hashOfPair(one, two, { looks }, is);
  });
}

export const keyOfPair = (one: string, other: string) => [one, other].sort(byNumber).join(' ');

/** The last word of each judge on two claims, by the ids of both, the lower one first. */
export function saidOfPairs(
  relations: readonly Relation[],
  nowOf: (id: string) => string = (id) => id,
): ReadonlyMap<string, Relation[]> {
  const pairs = new Map<string, Relation[]>();
  for (const said of relations) {
    const key = keyOfPair(nowOf(said.claim), nowOf(said.other));
    pairs.set(key, [...(pairs.get(key) ?? []).filter(({ by }) => by !== said.by), said]);
  }
  return pairs;
}

/** So many judges have to say what raises a level, or does away with a contradiction. */
export const quorum = 2;

const isOfJudge = ({ raised_by }: Contradiction) => raised_by.includes('/claim-judge-');

/** The latest iteration that sent agents for a contradiction; undefined where none did. */
const searchedIn = ({ id }: Contradiction, iterations: readonly IterationStatistics[]): number | undefined =>
  iterations.findLast(({ valid, followed = [] }) => valid && followed.includes(id))?.iteration;

/** What judges say of the pairs among the sides of a contradiction: of those who could know what was searched for it, if anything was. */
function saidOfSides(
  one: Contradiction,
  { relations = [], iterations }: Pick<Ledger, 'relations' | 'iterations'>,
  nowOf: (id: string) => string,
): { claim: string; other: string; said: Relation[] }[] {
  const sent = searchedIn(one, iterations) ?? -1;
  const said = saidOfPairs(
    relations.filter(({ by }) => iterationOf(by) > sent),
    nowOf,
  );
  const sides = one.claims ?? [];
  return sides.flatMap((claim, at) =>
    sides.slice(0, at).map((other) => ({ claim, other, said: said.get(keyOfPair(claim, other)) ?? [] })),
  );
}

/** The standing sides of open contradictions, in pairs that wait for a judge. */
export function sidesToJudge(ledger: Ledger): { claim: string; other: string }[] {
  const standing = new Set(
    ledger.claims.flatMap((one) => (isCitable(one) && one.verdict !== 'contradicted' ? one.id : [])),
  );
  return openContradictions(ledger).flatMap((one) =>
    saidOfSides(one, ledger, (id) => currentId(ledger, id)).filter(
      ({ claim, other, said }) => standing.has(claim) && standing.has(other) && said.length < quorum,
    ),
  );
}

/** Whether no judge has said anything yet of two standing sides: nobody is sent for it before. */
export function awaitsJudge(one: Contradiction, ledger: Ledger): boolean {
  const pairs = new Set(sidesToJudge(ledger).map(({ claim, other }) => keyOfPair(claim, other)));
  return saidOfSides(one, ledger, (id) => currentId(ledger, id)).some(
    ({ claim, other, said }) => said.length === 0 && pairs.has(keyOfPair(claim, other)),
  );
}

/**
 * The contradictions: those that agents raised, and those between claims that a judge calls opposed. One is resolved when at most one side
 * is left that is not refuted, when its sides are one claim, when more judges say that two sides hold together than say otherwise, or when
 * the words have changed that a judge called opposed.
 */
export function disputes(
  { contradictions: raised, iterations }: Pick<Ledger, 'contradictions' | 'iterations'>,
  claims: readonly Claim[],
  { relations, nowOf, looks }: { relations: Relation[]; nowOf: (id: string) => string; looks: readonly Verification[] },
): Contradiction[] {
  const all = raised.map((one) => ({ ...one, claims: [...new Set((one.claims ?? []).map(nowOf))].sort(byNumber) }));
  for (const [key, said] of saidOfPairs(relations, nowOf)) {
    const [sides, first] = [[...new Set(key.split(' '))], said.find(({ is }) => is === 'opposed')];
    if (first === undefined || sides.length < 2 || all.some((one) => sides.every((id) => one.claims.includes(id))))
      continue;
    const statement = `${sides.join(' and ')} cannot both be true as they stand`;
    all.push({ id: numberedId('X', all.length), raised_by: first.by, statement, claims: sides });
  }
  const standing = new Set(claims.flatMap(({ id, verdict }) => (verdict === 'contradicted' ? [] : id)));
  const isOpposed = (claim: string, other: string) =>
    relations.some(
      (one) => one.is === 'opposed' && keyOfPair(nowOf(one.claim), nowOf(one.other)) === keyOfPair(claim, other),
    );
  return all.map((one): Contradiction => {
    const pairs = saidOfSides(one, { relations, iterations }, nowOf);
    const isOpen = pairs.some(({ claim, other, said }) => {
      const opposed = said.filter(({ is }) => is === 'opposed').length;
      // Who says how both hold, says more than who only finds no relation.
      const isExplained = said.some(({ is, how }) => is === 'none' && how !== undefined);
      // Whoever raised it is one against them, until judges know what was searched for.
      const isRaised = isOfJudge(one)
        ? said.length === 0 && isOpposed(claim, other)
        : said.length === 0 || searchedIn(one, iterations) === undefined;
      const against = opposed + Number(isRaised);
      const isApart = against > 0 && said.length - opposed + Number(isExplained) <= against;
      return isApart && standing.has(claim) && standing.has(other);
    });
    const known = { ...one };
    delete known.resolution;
    if (isOpen) return { ...known, status: 'open' };
    const isSide = (id: string) => one.claims.includes(id);
    const [held, refuted] = [true, false].map((is) => one.claims.filter((id) => standing.has(id) === is).join(', '));
    const refuting = looks.findLast((vote) => isSide(vote.claim) && vote.verdict === 'contradicted' && vote.reason);
    const told = relations.findLast(({ claim, other, how }) => isSide(nowOf(claim)) && isSide(nowOf(other)) && how);
    const narrowed = looks.findLast(({ claim, rewording }) => isSide(claim) && rewording !== null);
    const judges = new Set(pairs.flatMap(({ said }) => said.map(({ by }) => by))).size;
    const [how] = [
      one.claims.length === 1 && `they are one finding, ${held}`,
      told?.how,
      narrowed && `a verifier narrowed ${narrowed.claim}: ${narrowed.rewording}`,
      judges > 0 && `${counted(judges, 'judge')} compared them and found no contradiction`,
      'nobody calls them opposed in their present words',
    ].filter(Boolean);
    const why = `${refuted} was refuted${refuting ? `: ${refuting.reason}` : ''}`;
    const resolution = refuted === '' ? `both hold: ${how}` : held === '' ? why : `${held} holds; ${why}`;
    return { ...known, resolution, status: 'resolved' };
  });
}
