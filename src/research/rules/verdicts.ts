import { isOfRepository, isRepositoryFact, lackOf, pageOf, sourcesById } from './standing.ts';
import {
  claimVerdicts,
  openContradictions,
  type Claim,
  type ClaimVerdict,
  type Ledger,
  type Verification,
} from './ledger.ts';
import { faultsOfVerdict, type PageFacts, type VerificationHandIn, type VerifierList } from './verification.ts';
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
 * reworded, also beside one that is undecided; any other requires a second, two different ones a third. A majority decides, of all or of those that are not undecided, else a
 * vote that qualifies, else none.
 */
export function ruleOn(votes: readonly Vote[]): Ruling {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const deciding = counted.filter((vote) => vote !== 'unverified');
  const winner = majority(counted) ?? majority(deciding);
  const verdict = winner ?? (counted.includes('qualified') ? 'qualified' : 'unverified');
  const isFor = deciding.length === 1 && counted.length < 3 && (verdict === 'supported' || verdict === 'qualified');
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
  const sound = evidence.filter(({ check }) => check?.sound === true);
  return new Set(sound.map(({ source }) => groups.get(source))).size > 1 ? 'unverified' : 'contradicted';
}

/** The hand-in of a verifier, as it is stored. */
interface StoredVerification {
  id: string;
  handIn: VerificationHandIn;
}

/**
 * The votes of a verifier on the claims of its list. It abstains on those of which it said nothing, or decided by words or numbers that are
 * not on its pages.
 */
export function votesOf(
  list: VerifierList,
  { id: hand_in, handIn }: StoredVerification,
  facts: PageFacts,
): Verification[] {
  return list.claims.map((listed): Verification => {
    const { claim, text, reworded } = listed;
    const given = handIn.verdicts.find((one) => one.claim === claim);
    const said = { assignment: handIn.assignment, hand_in, claim, reason: given?.reason ?? null };
    if (given === undefined || faultsOfVerdict(listed, given, facts).length > 0)
      return { ...said, verdict: 'abstained', rewording: null };
    // Support for a rewording means that the claim holds only with it.
    const isNarrowed = reworded === true && given.verdict === 'supported';
    return {
      ...said,
      ...(given.quote !== undefined && { quote: given.quote }),
      ...(given.answers !== undefined && listed.lacks !== undefined && { settles: listed.lacks }),
      verdict: isNarrowed ? 'qualified' : given.verdict,
      rewording: isNarrowed ? text : given.verdict === 'qualified' ? (given.rewording ?? null) : null,
    };
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

/** Twelve claims with the passages of their pages are at most 35,000 characters; the prompt and tools of an agent are 13,000. */
const mostClaims = 12;

/** A claim to verify, with the page that is read for it: its hash, or the address of what is searched in the project. */
export interface Asked {
  claim: string;
  snapshot: string;
}

/**
 * The claims to verify now in lists, most important first: contested ones, those that carry the report, central ones, those that it states,
 * and those of which a judge misses something in their quote; none a second time before all others, and then on another page. What code
 * has proved about the repository needs no verifier.
 */
export function neededLists(
  ledger: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'contradictions'>,
  weights: ReadonlyMap<string, ReportWeight> = new Map(),
): Asked[][] {
  const sources = sourcesById(ledger);
  const { looks = [] } = ledger;
  const contested = new Set(openContradictions(ledger).flatMap(({ claims = [] }) => claims));
  const queue = ledger.claims.flatMap((claim) => {
    const { id, importance, evidence, judged } = claim;
    const ruling = rulingOn(id, looks);
    const weight = weights.get(id);
    const isContested = contested.has(id) || isContestedByOne(claim, ledger);
    const isDoubtful = importance === 'supporting' && judged !== undefined && lackOf(claim) !== undefined;
    const isCentral = importance === 'central' && judged?.serves !== 'none';
    const reasons = [isContested, weight?.isCarrying === true, isCentral, isDoubtful];
    const sound = evidence.filter(({ check }) => check?.sound === true);
    const best = [...sound.filter(({ check }) => check?.verdict === 'exact'), ...sound];
    const snapshots = [...new Set(best.flatMap((one) => pageOf(one, sources) ?? []))];
    const snapshot = snapshots[ruling.counted % snapshots.length];
    if (snapshot === undefined || !ruling.isOpen || !reasons.includes(true) || isRepositoryFact(claim, sources))
      return [];
    const [first, second, third, last] = reasons.map(Number) as [number, number, number, number];
    const late = Number(isOfRepository(claim, sources)) + 2 * ruling.counted;
    const score = 16 * first + 8 * second + 4 * third + 2 * Number(weight !== undefined) + last - 32 * late;
    return [{ claim: id, snapshot, score }];
  });
  const lists: Asked[][] = [];
  for (const { claim, snapshot } of queue.sort((a, b) => b.score - a.score || (a.claim < b.claim ? -1 : 1))) {
    const withRoom = lists.filter(({ length }) => length < mostClaims);
    const list = withRoom.find((one) => one.some((other) => other.snapshot === snapshot)) ?? withRoom[0];
    if (list === undefined) lists.push([{ claim, snapshot }]);
    else list.push({ claim, snapshot });
  }
  return lists;
}

/** The importance of a claim that a report states: whether the summary or a table does. */
export interface ReportWeight {
  isCarrying: boolean;
}

const cited = /\[@[CXQ]\d{3,}[^[\]\n]*\]/g;

/**
 * The claims that a report states, by their present ids.
 * @param source the report as its writers handed it in: Markdown with marks such as `[@C012]`.
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
    for (const id of (line.match(cited) ?? []).flatMap((mark) => mark.match(/C\d{3,}/g) ?? []).map(currentId))
      weights.set(id, { isCarrying: isCarrying || weights.get(id)?.isCarrying === true });
  }
  return weights;
}
