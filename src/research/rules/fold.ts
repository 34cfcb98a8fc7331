import { hashOf } from '../../judging/lists.ts';
import { confidenceOf, hashOfShown, isCitable, mayBeCited, natureOf, independentGroups, repeats } from './standing.ts';
import {
  byNumber,
  currentId,
  isDecisive,
  iterationOf,
  numberedId,
  openContradictions,
  type Claim,
  type Contradiction,
  type Evidence,
  type EvidenceCheck,
  type IterationStatistics,
  type Ledger,
  type Relation,
  type Source,
  type Verification,
} from './ledger.ts';
import type { KeyOfSource } from './pages/page.ts';
import { isContestedByOne, openLack, verdictOn } from './verification.ts';
import { describedByPage, describedByWork, type PageData, type Work } from './bibliography.ts';

/** Facts from outside the ledger for assessing claims. */
export interface Findings {
  check: (evidence: Evidence, source: Source) => EvidenceCheck;
  /** The snapshot of a source's own page, or null. */
  textHash: (source: Source) => string | null;
  /** The function that gives two addresses of one source the same key. */
  keyOf?: KeyOfSource;
  /** The metadata of a source's own page, if its text is stored. */
  pageData?: (source: Source) => PageData | undefined;
  /** The catalogue record of the paper that a source is. */
  work?: (source: Source) => Work | undefined;
  /** The votes of verifiers; by default those that the ledger has. */
  verifications?: readonly Verification[];
}

/** Facts of a ledger of which nothing is checked anew. */
export const uncheckedFindings: Findings = {
  check: ({ check }) => check ?? { verdict: 'could-not-run', sound: false, snapshot: null, detail: null },
  textHash: () => null,
};

/** The ledger with each claim as it was handed in, its quotes and its votes its own, whatever is one with it. */
export function unfolded(ledger: Ledger): Ledger {
  const { joined = [], looks } = ledger;
  const leads = ledger.claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.filter(({ of }) => of === undefined),
  }));
  const claims = [...leads, ...joined.flatMap(({ claim }) => claim ?? [])];
  return {
    ...ledger,
    claims: claims.toSorted((a, b) => byNumber(a.id, b.id)),
    ...(ledger.joined && { joined: joined.filter(({ claim }) => claim === undefined) }),
    ...(looks && { looks: asShown(looks) }),
  };
}

const asShown = (looks: readonly Verification[]): Verification[] =>
  looks.map(({ of, ...vote }) => ({ ...vote, claim: of ?? vote.claim }));

/**
 * The ledger as it follows from what was handed in, judged and decided: which claims are one, their words, verdicts, levels and
 * contradictions, and what was new. It depends on nothing else, so that the same entries give the same ledger, in any order of votes.
 */
export function assess(given: Ledger, findings: Findings): Ledger {
  const { check, textHash, keyOf, pageData, work } = findings;
  const ledger = unfolded(given);
  const votes = asShown(findings.verifications ?? ledger.looks ?? []);
  const described = ledger.sources.map((source) =>
    describedByWork(describedByPage(source, pageData?.(source)), work?.(source)),
  );
  const sources = new Map(described.map((source) => [source.id, source]));
  const rows = ledger.claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.map((one) => {
      const source = sources.get(one.source);
      return source === undefined ? one : { ...one, check: check(one, source) };
    }),
  }));
  const relations = standing(ledger.relations ?? [], rows, votes);
  const groups = independence(described, rows, { textHash, keyOf });
  const { leadOf, undecided } = grouped(rows, saidOfPairs(relations), groups);
  const nowOf = (id: string) => leadOf.get(id) ?? id;
  const looks = votes.map((vote) => {
    const claim = nowOf(vote.claim);
    return claim === vote.claim ? vote : { ...vote, claim, of: vote.claim };
  });
  const questions = ledger.questions.map((one) =>
    one.claims === undefined ? one : { ...one, claims: [...new Set(one.claims.map(nowOf))] },
  );
  const answering = new Set(questions.filter(isDecisive).flatMap(({ claims = [] }) => claims));
  const checked = joinedRows(rows, leadOf).map((row): Claim => {
    // What answers a question that decides is central, whatever its finder thought.
    const claim: Claim = { ...row, ...(answering.has(row.id) && { importance: 'central' }) };
    const verdict = verdictOn(claim, looks, groups);
    delete claim.verdict;
    // A judgement of other words says nothing of these.
    if (claim.judged !== undefined && claim.judged.of !== hashOfShown(claim)) delete claim.judged;
    return verdict === undefined ? claim : { ...claim, verdict };
  });
  const contradictions = disputes(ledger, checked, { relations, nowOf, looks });
  const contested = new Set(contradictions.flatMap(({ claims = [], status }) => (status === 'resolved' ? [] : claims)));
  const claims = checked.map((claim) => weigh(claim, { sources, groups, contested, looks }));
  const joined = rows.flatMap((claim) =>
    nowOf(claim.id) === claim.id ? [] : { id: claim.id, into: nowOf(claim.id), claim },
  );
  const known = (ledger.joined ?? []).map(({ id, into }) => ({ id, into: nowOf(into) }));
  return {
    ...ledger,
    sources: described,
    claims,
    contradictions,
    questions,
    // Words never change back: what was said of other words is dropped.
    ...(ledger.relations && { relations, undecided }),
    ...(known.length + joined.length > 0 && { joined: [...known, ...joined] }),
    ...(looks.length > 0 && { looks }),
  };
}

/** What a judge was shown of a claim: its words, and those that verifiers put in their place. */
function hashOfWords({ id, text }: Pick<Claim, 'id' | 'text'>, votes: readonly Verification[]): string {
  const rewordings = votes.flatMap(({ claim, of = claim, rewording }) => (of === id ? (rewording ?? []) : []));
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
function standing(relations: readonly Relation[], rows: readonly Claim[], looks: Verification[]): Relation[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return relations.filter(({ claim, other, is, of }) => {
    const [one, two] = [byId.get(claim), byId.get(other)];
    return one !== undefined && two !== undefined && of === hashOfPair(one, two, { looks }, is);
  });
}

const keyOfPair = (one: string, other: string) => [one, other].sort(byNumber).join(' ');

/** The last word of each judge on two claims, by the ids of both, the lower one first. */
function saidOfPairs(
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
const quorum = 2;

/**
 * The claims that are one, each under the lowest id, and the pairs that wait for a second vote. One judge is enough for two claims of one
 * party; two parties raise a level, and need two.
 */
function grouped(
  rows: readonly Claim[],
  pairs: ReadonlyMap<string, readonly Relation[]>,
  parties: ReadonlyMap<string, number>,
): { leadOf: Map<string, string>; undecided: NonNullable<Ledger['undecided']> } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const partiesOfClaim = (id: string) => new Set(byId.get(id)?.evidence.map(({ source }) => parties.get(source)));
  const isOfOneParty = (one: string, other: string) => {
    const theirs = partiesOfClaim(other);
    return [...partiesOfClaim(one)].every((party) => theirs.has(party));
  };
  const sets = new Map(rows.map(({ id }) => [id, new Set([id])]));
  const undecided: NonNullable<Ledger['undecided']> = [];
  for (const [key, said] of pairs) {
    const [other = '', claim = ''] = key.split(' ');
    const [first, ...others] = said.filter(({ is }) => is === 'same');
    if (first === undefined) continue;
    if (others.length + 1 >= quorum || isOfOneParty(claim, other)) {
      const all = new Set([...(sets.get(claim) ?? []), ...(sets.get(other) ?? [])]);
      for (const id of all) sets.set(id, all);
    } else if (said.length === 1) undecided.push({ claim, other, by: first.by });
  }
  const leadOf = new Map([...sets].map(([id, set]) => [id, [...set].sort(byNumber)[0] ?? id]));
  return { leadOf, undecided: undecided.filter(({ claim, other }) => leadOf.get(claim) !== leadOf.get(other)) };
}

const ranks = ['peripheral', 'supporting', 'central'] as const;

/** Whether a judge said that the passage of a claim does not say it: it is no second source of a claim with which it is one. */
const isDenied = (claim: Claim): boolean =>
  (claim.judged?.page_says === 'no' || claim.judged?.page_says === 'cannot_tell') &&
  claim.judged.of === hashOfShown(claim);

const notCarrying = (check: EvidenceCheck, { judged }: Claim): EvidenceCheck => {
  return {
    ...check,
    verdict: 'not-carrying',
    sound: false,
    detail: `${judged?.by ?? ''}: its passage does not say this`,
  };
};

/** One claim for all that are one: in the words of the first, with every quote. */
function joinedRows(rows: readonly Claim[], leadOf: ReadonlyMap<string, string>): Claim[] {
  const others = new Map<string, Claim[]>();
  for (const row of rows) {
    const lead = leadOf.get(row.id) ?? row.id;
    if (lead !== row.id) others.set(lead, [...(others.get(lead) ?? []), row]);
  }
  return rows.flatMap((row): Claim[] => {
    if (leadOf.get(row.id) !== row.id) return [];
    const more = others.get(row.id) ?? [];
    if (more.length === 0) return [row];
    const importance = Math.max(...[row, ...more].map((one) => ranks.indexOf(one.importance)));
    const evidence = more.flatMap((other) =>
      other.evidence.map(({ wording = other.text, ...one }) => ({
        ...one,
        ...(isDenied(other) && one.check?.sound === true && { check: notCarrying(one.check, other) }),
        wording,
        of: other.id,
      })),
    );
    return [
      {
        ...row,
        importance: ranks[importance] ?? row.importance,
        evidence: [...row.evidence, ...evidence],
        first_iteration: Math.min(...[row, ...more].map(({ first_iteration }) => first_iteration)),
      },
    ];
  });
}

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

/** A pair of findings that waits for a judge. */
type PairToJudge = NonNullable<Ledger['undecided']>[number] & {
  /** The iteration in which agents were sent for it: what they found is shown beside it. */
  sent?: number | undefined;
};

/** The pairs that wait for a judge: those that one judge alone takes for the same, and the standing sides of open contradictions. */
export function pairsToJudge(ledger: Ledger): PairToJudge[] {
  const standing = new Set(
    ledger.claims.flatMap((one) => (isCitable(one) && one.verdict !== 'contradicted' ? one.id : [])),
  );
  const sides = openContradictions(ledger).flatMap((one) =>
    saidOfSides(one, ledger, (id) => currentId(ledger, id))
      .filter(({ claim, other, said }) => standing.has(claim) && standing.has(other) && said.length < quorum)
      .map(({ claim, other, said: [first] }) => {
        return { claim, other, by: first?.by ?? '', sent: searchedIn(one, ledger.iterations) };
      }),
  );
  return [...(ledger.undecided ?? []), ...sides];
}

/**
 * The contradictions: those that agents raised, and those between claims that a judge calls opposed. One is resolved when at most one side
 * is left that is not refuted, when its sides are one claim, when more judges say that two sides hold together than say otherwise, or when
 * the words have changed that a judge called opposed.
 */
function disputes(
  { contradictions: raised, iterations }: Pick<Ledger, 'contradictions' | 'iterations'>,
  claims: readonly Claim[],
  { relations, nowOf, looks }: { relations: Relation[]; nowOf: (id: string) => string; looks: readonly Verification[] },
): Contradiction[] {
  const all = raised.map((one) => ({ ...one, claims: [...new Set((one.claims ?? []).map(nowOf))].sort(byNumber) }));
  for (const [key, said] of saidOfPairs(relations, nowOf)) {
    const [sides, first] = [[...new Set(key.split(' '))], said.find(({ is }) => is === 'opposed')];
    if (first === undefined || sides.length < 2 || all.some((one) => sides.every((id) => one.claims.includes(id))))
      continue;
    // What else is opposed to a side belongs to the same matter, which is tried no more often for it.
    const known = all.findIndex((one) => isOfJudge(one) && sides.some((id) => one.claims.includes(id)));
    const of = [...new Set([...(all[known]?.claims ?? []), ...sides])].sort(byNumber);
    const statement = `${of.join(' and ')} do not hold together as they stand`;
    const at = known === -1 ? all.length : known;
    all[at] = { ...(all[known] ?? { id: numberedId('X', all.length), raised_by: first.by }), statement, claims: of };
  }
  const standing = new Set(claims.flatMap(({ id, verdict }) => (verdict === 'contradicted' ? [] : id)));
  return all.map((one): Contradiction => {
    const isOpen = saidOfSides(one, { relations, iterations }, nowOf).some(({ claim, other, said }) => {
      const opposed = said.filter(({ is }) => is === 'opposed').length;
      // Who says how both hold, says more than who only finds no relation.
      const isExplained = said.some(({ is, how }) => is === 'none' && how !== undefined);
      // The agent that raised it is one against them, until judges know what was searched for.
      const isRaised = !isOfJudge(one) && (said.length === 0 || searchedIn(one, iterations) === undefined);
      const against = opposed + Number(isRaised);
      const isApart = against > 0 && said.length - opposed + Number(isExplained) <= against;
      return isApart && standing.has(claim) && standing.has(other);
    });
    const known = { ...one };
    delete known.resolution;
    if (isOpen) return { ...known, status: 'open' };
    const of = (id: string) => one.claims.includes(nowOf(id));
    const refuted = looks.findLast(({ claim, verdict, reason }) => of(claim) && verdict === 'contradicted' && reason);
    const how = relations.findLast(({ claim, other, how: said }) => of(claim) && of(other) && said !== undefined)?.how;
    const narrowed = looks.findLast(({ claim, rewording }) => of(claim) && rewording !== null)?.rewording;
    const resolution = refuted ? `${refuted.claim} was refuted: ${refuted.reason}` : (how ?? narrowed ?? undefined);
    return { ...known, ...(resolution !== undefined && { resolution }), status: 'resolved' };
  });
}

interface Standing {
  sources: ReadonlyMap<string, Source>;
  groups: ReadonlyMap<string, number>;
  contested: ReadonlySet<string>;
  looks: readonly Verification[];
}

function weigh(claim: Claim, of: Standing): Claim {
  const { sources, contested, looks } = of;
  const groupOf = ownGroups(claim, of);
  const evidence = claim.evidence.filter(({ source }) => sources.get(source)?.retracted !== true);
  if (evidence.length === 0 && claim.evidence.length > 0)
    return { ...claim, independent_sources: 0, confidence: 'low', confidence_reason: 'its source was retracted' };
  const cited = evidence.filter(mayBeCited);
  const counted: Claim = { ...claim, independent_sources: new Set(cited.map(({ source }) => groupOf(source))).size };
  const { level, reason } = confidenceOf({
    evidence: evidence.map(({ source, check }) => ({
      kind: sources.get(source)?.kind ?? 'secondary',
      group: groupOf(source),
      quote:
        check === undefined || check.verdict === 'could-not-run'
          ? null
          : { verdict: check.verdict, sound: check.sound },
    })),
    verdict: claim.verdict ?? null,
    isContested: contested.has(claim.id) || isContestedByOne(claim, { looks }),
    nature: natureOf(counted, sources),
    isUnjudged: claim.judged === undefined,
    lacks: openLack(claim, looks),
  });
  return { ...counted, confidence: level, confidence_reason: reason };
}

/** The groups of a claim's sources; one that gives the word of another belongs to its group. */
function ownGroups(
  { judged: said, evidence }: Claim,
  { sources, groups }: Pick<Standing, 'sources' | 'groups'>,
): (source: string) => number {
  const joined = new Map<number, number>();
  const rootOf = (group: number): number => (joined.has(group) ? rootOf(joined.get(group) ?? group) : group);
  const groupOf = (id: string) => rootOf(groups.get(id) ?? -1);
  if (said?.word_of === undefined) return groupOf;
  const cited = evidence.filter(mayBeCited).flatMap(({ source }) => sources.get(source) ?? []);
  const origin = (source: Source) => ({ ...source, textHash: null, quotes: [] });
  for (const one of cited) {
    for (const other of cited) {
      const [own, theirs] = [groupOf(one.id), groupOf(other.id)];
      if (own !== theirs && repeats(said.word_of, origin(one), origin(other)))
        joined.set(Math.max(own, theirs), Math.min(own, theirs));
    }
  }
  return groupOf;
}

function independence(
  sources: readonly Source[],
  claims: readonly Claim[],
  { textHash, keyOf }: { textHash: Findings['textHash']; keyOf: Findings['keyOf'] | undefined },
) {
  const quotes = new Map<string, string[]>();
  for (const { source, quote } of claims.flatMap(({ evidence }) => evidence)) {
    const known = quotes.get(source);
    if (known === undefined) quotes.set(source, [quote]);
    else known.push(quote);
  }
  return independentGroups(
    sources.map((source) => ({
      ...source,
      canonical: keyOf?.(source.url) ?? source.canonical,
      textHash: textHash(source),
      quotes: quotes.get(source.id) ?? [],
    })),
  );
}

/** A valid iteration with fewer new claims is low-yield. */
const fewestNewClaims = 2;

/** Whether an iteration found few new claims. Only valid ones count. */
export const isLowYield = ({ valid, new_claims }: Pick<IterationStatistics, 'valid' | 'new_claims'>): boolean =>
  valid && new_claims < fewestNewClaims;

/**
 * The statistics of iterations by what is known now. A claim is new in the iteration that brought its first quote that may be cited, so that
 * invented quotes and missing pages are no discoveries; not where an earlier claim contains it, or it serves no question that decides, as
 * judges said.
 */
export function recounted({
  claims,
  questions,
  relations = [],
  joined = [],
  iterations,
}: Ledger): IterationStatistics[] {
  const idle = new Set(['none', ...questions.flatMap((one) => (isDecisive(one) ? [] : one.id))]);
  const nowOf = new Map(joined.map(({ id, into }) => [id, into]));
  const group = (id: string) => nowOf.get(id) ?? id;
  const found = claims.map((claim) => {
    const rounds = claim.evidence.filter(mayBeCited).map(({ hand_in }) => iterationOf(hand_in));
    return { claim, iteration: rounds.length === 0 ? Infinity : Math.min(...rounds) };
  });
  const place = new Map(
    found
      .toSorted((a, b) => a.iteration - b.iteration)
      .map(({ claim, iteration }, at) => [claim.id, iteration < Infinity ? at : Infinity]),
  );
  const isContained = new Set(
    relations.flatMap(({ claim, other, is }) => {
      const [own, wide] = [place.get(group(claim)) ?? -1, place.get(group(other)) ?? Infinity];
      return is === 'narrower' && wide < own ? group(claim) : [];
    }),
  );
  const told = new Set(claims.flatMap(({ evidence }) => evidence.map(({ hand_in }) => iterationOf(hand_in))));
  return iterations.map((statistics) => {
    const { iteration, kind } = statistics;
    const fresh = found.flatMap(({ claim, iteration: first }) =>
      first === iteration && !isContained.has(claim.id) && !idle.has(claim.judged?.serves ?? '') ? [claim] : [],
    );
    const unjudged = fresh.filter(({ judged }) => judged === undefined).length;
    const now = { ...statistics, ...(told.has(iteration) && { new_claims: fresh.length }) };
    delete now.unjudged;
    const low_yield = kind === 'research' && isLowYield(now);
    const isOpen = kind === 'research' && !low_yield && isLowYield({ ...now, new_claims: now.new_claims - unjudged });
    return { ...now, low_yield, ...(isOpen && { unjudged }) };
  });
}
