import { confidenceOf, isJudged, mayBeCited } from './standing.ts';
import {
  byNumber,
  isDecisive,
  iterationOf,
  type Claim,
  type Evidence,
  type EvidenceCheck,
  type IterationStatistics,
  type Ledger,
  type Relation,
  type Source,
  type Verification,
} from './ledger.ts';
import { partiesIn, repeats } from './parties.ts';
import type { KeyOfSource } from './pages/page.ts';
import { disputes, quorum, saidOfPairs, standingRelations } from './relations.ts';
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

/** The ledger with each claim as it was handed in, its quotes and its votes its own, whatever is one with it. */
export function unfolded(ledger: Ledger): Ledger {
  const { joined = [], looks, ...rest } = ledger;
  const leads = ledger.claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.filter(({ of }) => of === undefined),
  }));
  const claims = [...leads, ...joined.map(({ claim }) => claim)].toSorted((a, b) => byNumber(a.id, b.id));
  return { ...rest, claims, ...(looks && { looks: asShown(looks) }) };
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
      return source === undefined ? one : asRead({ ...one, check: check(asFound(one), source) });
    }),
  }));
  const relations = standingRelations(ledger.relations ?? [], rows, votes);
  const groups = partiesIn({ sources: described, claims: rows }, { textHash, ...(keyOf && { keyOf }) });
  const leadOf = grouped(rows, saidOfPairs(relations), groups);
  const nowOf = (id: string) => leadOf.get(id) ?? id;
  const looks = votes.map((vote): Verification => {
    const claim = nowOf(vote.claim);
    return { ...vote, claim, ...(claim !== vote.claim && { of: vote.claim }) };
  });
  const questions = ledger.questions.map((one) =>
    one.claims === undefined ? one : { ...one, claims: [...new Set(one.claims.map(nowOf))] },
  );
  const answering = new Set(questions.filter(isDecisive).flatMap(({ claims = [] }) => claims));
  const ruled = joinedRows(rows, leadOf).map((row): Claim => {
    // What answers a question that decides is central, whatever its finder thought.
    const claim: Claim = { ...row, ...(answering.has(row.id) && { importance: 'central' }) };
    const verdict = verdictOn(claim, looks, groups);
    delete claim.verdict;
    // A judgement of other words says nothing of these.
    if (claim.judged !== undefined && !isJudged(claim)) delete claim.judged;
    return verdict === undefined ? claim : { ...claim, verdict };
  });
  const contradictions = disputes(ledger, ruled, { relations, nowOf, looks });
  const contested = new Set(contradictions.flatMap(({ claims = [], status }) => (status === 'resolved' ? [] : claims)));
  const claims = ruled.map((claim) => weigh(claim, { sources, groups, contested, looks }));
  const joined = rows.flatMap((claim) =>
    nowOf(claim.id) === claim.id ? [] : { id: claim.id, into: nowOf(claim.id), claim },
  );
  return {
    ...ledger,
    sources: described,
    claims,
    contradictions,
    questions,
    // Words never change back: what was said of other words is dropped.
    ...(ledger.relations && { relations }),
    ...(joined.length > 0 && { joined }),
    ...(looks.length > 0 && { looks }),
  };
}

/** Another party's word on a claim counts once a judge has read it there. */
function asRead(one: Evidence): Evidence {
  if (one.second === undefined || one.check?.sound !== true) return one;
  const { by, lacks } = one.second;
  const detail = 'no judge has read there yet whether it says this';
  if (by === null) return { ...one, check: { ...one.check, verdict: 'not-carrying', sound: false, detail } };
  return lacks === undefined ? one : { ...one, part: lacks };
}

/** The evidence as it was before anybody read it. */
const asFound = (one: Evidence): Evidence =>
  one.check?.verdict === 'not-carrying' ? { ...one, check: undefined } : one;

/**
 * The claims that are one, each under the lowest id. One judge is enough for two claims of one party; two parties raise a level, and need
 * two.
 */
function grouped(
  rows: readonly Claim[],
  pairs: ReadonlyMap<string, readonly Relation[]>,
  parties: ReadonlyMap<string, number>,
): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const partiesOfClaim = (id: string) => new Set(byId.get(id)?.evidence.map(({ source }) => parties.get(source)));
  const isOfOneParty = (one: string, other: string) => {
    const theirs = partiesOfClaim(other);
    return [...partiesOfClaim(one)].every((party) => theirs.has(party));
  };
  const sets = new Map(rows.map(({ id }) => [id, new Set([id])]));
  for (const [key, said] of pairs) {
    const [other = '', claim = ''] = key.split(' ');
    const same = said.filter(({ is }) => is === 'same');
    if (same.length === 0) continue;
    if (new Set(same.map(({ by }) => by)).size < quorum && !isOfOneParty(claim, other)) continue;
    const all = new Set([...(sets.get(claim) ?? []), ...(sets.get(other) ?? [])]);
    for (const id of all) sets.set(id, all);
  }
  return new Map([...sets].map(([id, set]) => [id, [...set].sort(byNumber)[0] ?? id]));
}

const ranks = ['peripheral', 'supporting', 'central'] as const;

/** Whether a judge said that the passage of a claim does not say it: it is no second source of a claim with which it is one. */
const isDenied = (claim: Claim): boolean =>
  (claim.judged?.page_says === 'no' || claim.judged?.page_says === 'cannot_tell') && isJudged(claim);

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
      other.evidence.map(({ wording = other.text, ...one }) => {
        const detail = `${other.judged?.by ?? ''}: its passage does not say this`;
        const denied = one.check && { check: { ...one.check, verdict: 'not-carrying' as const, sound: false, detail } };
        return { ...one, ...(isDenied(other) && one.check?.sound === true && denied), wording, of: other.id };
      }),
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

interface Standing {
  sources: ReadonlyMap<string, Source>;
  groups: ReadonlyMap<string, number>;
  contested: ReadonlySet<string>;
  looks: readonly Verification[];
}

function weigh(claim: Claim, of: Standing): Claim {
  const { sources, contested, looks } = of;
  const groupOf = ownGroups(claim, of);
  const isWhole = ({ source, part }: Evidence) => part === undefined && sources.get(source)?.retracted !== true;
  const cited = claim.evidence.filter((one) => isWhole(one) && mayBeCited(one));
  const weighed: Claim = { ...claim, independent_sources: new Set(cited.map(({ source }) => groupOf(source))).size };
  const { level, reason } = confidenceOf(weighed, {
    ...{ sources, groupOf },
    isContested: contested.has(claim.id) || isContestedByOne(claim, { looks }),
    missed: openLack(claim, looks),
  });
  return { ...weighed, confidence: level, confidence_reason: reason };
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
  for (const one of cited) {
    for (const other of cited) {
      const [own, theirs] = [groupOf(one.id), groupOf(other.id)];
      if (own !== theirs && repeats(said.word_of, one, other)) joined.set(Math.max(own, theirs), Math.min(own, theirs));
    }
  }
  return groupOf;
}

/** A valid iteration with fewer new claims is low-yield. */
const fewestNewClaims = 2;

/** Whether an iteration found few new claims. Only valid ones count. */
export const isLowYield = ({ valid, new_claims }: Pick<IterationStatistics, 'valid' | 'new_claims'>): boolean =>
  valid && new_claims < fewestNewClaims;

/**
 * The statistics of iterations by what is known now. A claim is new in the iteration that brought its first quote that may be cited, so that
 * invented quotes and missing pages are no discoveries; not where it serves no question that decides, as judges said.
 */
export function recounted({ claims, questions, iterations }: Ledger): IterationStatistics[] {
  const idle = new Set(['none', ...questions.flatMap((one) => (isDecisive(one) ? [] : one.id))]);
  const found = claims.map((claim) => {
    const rounds = claim.evidence
      .filter((one) => mayBeCited(one) && one.second === undefined)
      .map(({ hand_in }) => iterationOf(hand_in));
    return { claim, iteration: rounds.length === 0 ? Infinity : Math.min(...rounds) };
  });
  return iterations.map((statistics) => {
    const { iteration, kind } = statistics;
    const fresh = found.flatMap(({ claim, iteration: first }) =>
      first === iteration && !idle.has(claim.judged?.serves ?? '') ? [claim] : [],
    );
    const unjudged = fresh.filter(({ judged }) => judged === undefined).length;
    const now = { ...statistics, new_claims: fresh.length };
    delete now.unjudged;
    const low_yield = kind === 'research' && isLowYield(now);
    const isOpen = kind === 'research' && !low_yield && isLowYield({ ...now, new_claims: now.new_claims - unjudged });
    return { ...now, low_yield, ...(isOpen && { unjudged }) };
  });
}
