import { sourcesById } from './distrust.ts';
import { isOfRepository, isRepositoryFact, lackOf } from './judged.ts';
import {
  claimVerdicts,
  openContradictions,
  type Claim,
  type ClaimVerdict,
  type Contradiction,
  type Ledger,
  type Verification,
} from './ledger.ts';
import { foreignNumbers, type VerificationBatch, type VerificationHandIn } from './verification.ts';
import { isContestedByOne } from './verified-text.ts';

/** The verdict of one verifier on one claim. Failed agents and invalid verdicts abstain. */
type Vote = Verification['verdict'];

interface Ruling {
  verdict: ClaimVerdict;
  counted: number;
  /** Whether another verifier is needed, if there is budget for one. */
  isOpen: boolean;
}

/** The most verifiers for a claim, abstentions included. */
const mostVerifications = 5;

/**
 * The result of the votes on one claim, in any order, without abstentions. One vote for the claim decides, as it stands or
 * reworded; any other requires a second, two different ones a third. A majority decides, of all or of those that are not undecided, else a
 * vote that qualifies, else none.
 */
export function ruleOn(votes: readonly Vote[]): Ruling {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const winner = majority(counted) ?? majority(counted.filter((vote) => vote !== 'unverified'));
  const verdict = winner ?? (counted.includes('qualified') ? 'qualified' : 'unverified');
  const isFor = counted.length === 1 && (verdict === 'supported' || verdict === 'qualified');
  const isFinal = counted.length >= 3 || (counted.length === 2 && majority(counted) !== undefined) || isFor;
  return { verdict, counted: counted.length, isOpen: !isFinal && votes.length < mostVerifications };
}

const majority = (votes: readonly Vote[]) =>
  claimVerdicts.find((verdict) => votes.filter((vote) => vote === verdict).length * 2 > votes.length);

const rulingOn = (claim: string, verifications: readonly Verification[]): Ruling =>
  ruleOn(verifications.flatMap((one) => (one.claim === claim ? one.verdict : [])));

/**
 * The verdict on a claim; undefined without votes. `unverified` takes two verifiers, because one may have been careless. One alone does
 * not refute what two independent pages still say: the claim stays undecided until a second decides. One who cannot decide takes nothing
 * from the first.
 * @param groups the sources by number of their group, which are not independent of each other.
 */
export function verdictOn(
  { id, evidence }: Claim,
  verifications: readonly Verification[],
  groups: ReadonlyMap<string, number>,
): ClaimVerdict | undefined {
  const votes = verifications.filter(({ claim }) => claim === id);
  if (votes.length === 0) return undefined;
  const { verdict, counted } = rulingOn(id, votes);
  if (verdict === 'unverified' && counted < 2) return undefined;
  const deciding = votes.filter((vote) => vote.verdict !== 'abstained' && vote.verdict !== 'unverified');
  if (verdict !== 'contradicted' || deciding.length !== 1) return verdict;
  const rejected = votes.flatMap(({ not_carrying = [] }) => not_carrying);
  const carrying = evidence.filter(
    ({ source, quote, check }) =>
      check?.sound === true && !rejected.some((one) => one.source === source && one.quote === quote),
  );
  return new Set(carrying.map(({ source }) => groups.get(source))).size > 1 ? 'unverified' : 'contradicted';
}

/** The batch of an assigned verifier. */
export interface AssignedBatch extends VerificationBatch {
  assignment: string;
  iteration: number;
}

export interface Verifications {
  batches: readonly AssignedBatch[];
  handIns: readonly { id: string; handIn: VerificationHandIn }[];
  /** Whether no hand-in can come any more: the iteration is over, or the hand-in was finally refused. */
  isOver: (batch: AssignedBatch) => boolean;
  isQuoted: (quote: string, snapshot: string) => boolean;
}

/**
 * The votes of verifiers on their claims, in the order of assignments. An agent that failed, said nothing of a claim, or decided by words
 * or numbers that are not on its pages, abstains; recorded votes do not change.
 */
export function verificationsOf(
  known: readonly Verification[],
  { batches, handIns, isOver, isQuoted }: Verifications,
): Verification[] {
  return batches.flatMap((batch): Verification[] => {
    const { assignment, claims } = batch;
    const answer = handIns.find(({ handIn }) => handIn.assignment === assignment);
    if (answer === undefined && !isOver(batch)) return [];
    const before = known.filter((one) => one.assignment === assignment);
    const hand_in = answer?.id ?? null;
    if (before.length > 0 && before.every((one) => one.hand_in === hand_in)) return before;
    return claims.map((listed): Verification => {
      const { claim, text, snapshot, quotes, reworded } = listed;
      const given = answer?.handIn.verdicts.find((one) => one.claim === claim);
      const pages = [snapshot, ...quotes.flatMap((one) => one.snapshot ?? [])];
      const quote = given?.quote;
      const isFound = quote === undefined || pages.some((page) => isQuoted(quote, page));
      const holds = given !== undefined && isFound && foreignNumbers(listed, given).length === 0;
      const said = { assignment, hand_in, claim, reason: given?.reason ?? null };
      if (!holds) return { ...said, verdict: 'abstained', rewording: null };
      const rejected = (given.not_carrying ?? []).flatMap((number) => {
        const { of, quote: words = '', isAbsence } = quotes[number - 1] ?? {};
        return of === undefined ? [] : { source: of, quote: isAbsence === true ? '' : words };
      });
      const judged = {
        ...said,
        ...(rejected.length > 0 && { not_carrying: rejected }),
        ...(quote !== undefined && { quote }),
      };
      // Support for a rewording means that the claim holds only with it.
      if (reworded === true && given.verdict === 'supported')
        return { ...judged, verdict: 'qualified', rewording: text };
      const rewording = given.verdict === 'qualified' ? (given.rewording ?? null) : null;
      return { ...judged, verdict: given.verdict, rewording };
    });
  });
}

/** The claims of a verifier on which it gave no verdict that counts, a sentence each verifier: they are asked again. */
export function describeAbstained(before: readonly Verification[], after: readonly Verification[]): string[] {
  const known = new Set(before.map(({ assignment }) => assignment));
  const fresh = after.filter(({ assignment, verdict }) => verdict === 'abstained' && !known.has(assignment));
  return [...new Set(fresh.map(({ assignment }) => assignment))].map((assignment) => {
    const own = fresh.filter((one) => one.assignment === assignment);
    const left = own.map(
      ({ claim, of = claim, reason }) =>
        `${of}${reason === null ? '' : ' (its words or numbers are on no page of it)'}`,
    );
    return `The verifier of ${assignment} gave no verdict that counts on ${left.join(', ')}: another is asked.`;
  });
}

const mostClaims = 10;
/** Ten claims with the passages of six pages are some 20,000 characters; the prompt and tools of an agent are 13,000. */
const mostPages = 6;

/** A claim of a batch, with the page that is read for it. */
export interface Asked {
  claim: string;
  snapshot: string;
}

/** Which claims are wanted, and how much they weigh. */
export interface Wish {
  /** The importance of each claim in the report. */
  weights?: ReadonlyMap<string, ReportWeight>;
  /** Contradictions whose sides are read again, whatever was decided of them. */
  waiting?: readonly Contradiction[];
}

/**
 * The batches to verify now, most important first: contested claims, those that carry the report, central ones, those that it states,
 * and those of which a judge misses something in their quote; none a second time before all others, and then on another page. What code
 * has proved about the repository needs no verifier.
 */
export function neededBatches(
  ledger: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'contradictions'>,
  { weights = new Map(), waiting = [] }: Wish = {},
): Asked[][] {
  const sources = sourcesById(ledger);
  const { looks = [] } = ledger;
  const contested = new Set(openContradictions(ledger).flatMap(({ claims = [] }) => claims));
  const again = new Set(waiting.flatMap(({ claims = [] }) => claims));
  const queue = ledger.claims.flatMap((claim) => {
    const { id, importance, evidence } = claim;
    const ruling = rulingOn(id, looks);
    const weight = weights.get(id);
    const isContested = contested.has(id) || isContestedByOne(claim, ledger);
    const isDoubtful = importance === 'supporting' && lackOf(claim) !== undefined && claim.judged !== undefined;
    const scores = [isContested, weight?.isCarrying === true, importance === 'central', isDoubtful].map(Number);
    const isOpen = ruling.isOpen && scores.includes(1) && !isRepositoryFact(claim, sources);
    const sound = evidence.flatMap(({ check }) => (check?.sound === true ? [check] : []));
    const best = [...sound.filter(({ verdict }) => verdict === 'exact'), ...sound];
    const snapshots = [...new Set(best.flatMap(({ snapshot }) => snapshot ?? []))];
    const snapshot = snapshots[ruling.counted % snapshots.length];
    if (snapshot === undefined || (!isOpen && !again.has(id))) return [];
    const of = (at: number) => scores[at] ?? 0;
    const score = 16 * of(0) + 8 * of(1) + 4 * of(2) + 2 * Number((weight?.uses ?? 0) > 0) + of(3);
    const late = Number(isOfRepository(claim, sources)) + 2 * ruling.counted;
    return [{ claim: id, snapshot, score: score - 32 * late }];
  });
  const batches: Asked[][] = [];
  for (const { claim, snapshot } of queue.sort((a, b) => b.score - a.score || (a.claim < b.claim ? -1 : 1))) {
    const withRoom = batches.filter(({ length }) => length < mostClaims);
    const pagesOf = (batch: readonly Asked[]) => new Set(batch.map((one) => one.snapshot));
    const batch =
      withRoom.find((one) => pagesOf(one).has(snapshot)) ?? withRoom.find((one) => pagesOf(one).size < mostPages);
    if (batch === undefined) batches.push([{ claim, snapshot }]);
    else batch.push({ claim, snapshot });
  }
  return batches;
}

/** The importance of a claim for a report. */
export interface ReportWeight {
  /** Whether the summary or a table states it. */
  isCarrying: boolean;
  /** How many sentences state it. */
  uses: number;
}

const cited = /\[@[CXQ]\d{3,}[^[\]\n]*\]/g;

/**
 * The importance of each claim that a report states.
 * @param source the report as its writers handed it in: Markdown with marks such as `[@C012]`.
 * @param currentId the present id of a claim that was joined with another.
 */
export function reportWeights(
  source: string,
  currentId: (id: string) => string = (id) => id,
): Map<string, ReportWeight> {
  const weights = new Map<string, ReportWeight>();
  let isSummary = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('# ')) isSummary = /^# Executive Summary\s*$/.test(line);
    const isCarrying = isSummary || /^\s*\|/.test(line);
    for (const id of (line.match(cited) ?? []).flatMap((mark) => mark.match(/C\d{3,}/g) ?? []).map(currentId)) {
      const known = weights.get(id) ?? { isCarrying: false, uses: 0 };
      weights.set(id, { isCarrying: known.isCarrying || isCarrying, uses: known.uses + 1 });
    }
  }
  return weights;
}
