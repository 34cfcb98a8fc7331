import { type Claim, type ClaimVerdict, type Ledger, type Verification, openContradictions } from './ledger.ts';
import { ruleOn, type Ruling } from './ruling.ts';
import { sourcesById } from './distrust.ts';
import type { ReportWeight } from './report-weight.ts';
import { isOfRepository, isRepositoryFact, lackOf } from './judged.ts';
import {
  claimsToVerify,
  planVerification,
  type Attack,
  type VerificationBatch,
  votesOf,
  type VerificationHandIn,
} from './verification.ts';
import { aloneAgainst, isContestedByOne } from './verified-text.ts';
import { notCarrying, refutedBy, type ContestedMaterial, type JudgedQuotes } from './verification-material.ts';

/** The batch of an assigned verifier. */
export interface AssignedBatch extends VerificationBatch {
  assignment: string;
  iteration: number;
  attack: Attack;
  /** With the text and quotes that the verifier was shown, marked if an earlier verifier had reworded it. */
  claims: (VerificationBatch['claims'][number] &
    Partial<JudgedQuotes> & { text?: string; reworded?: true | undefined; remark?: string | undefined })[];
  contested?: readonly ContestedMaterial[] | undefined;
}

export interface StoredVerification {
  /** `<iteration>/<agent>-<n>` */
  id: string;
  handIn: VerificationHandIn;
}

export interface Verifications {
  batches: readonly AssignedBatch[];
  handIns: readonly StoredVerification[];
  /** Whether no hand-in can come any more: the iteration is over, or the hand-in was finally refused. */
  isOver: (batch: AssignedBatch) => boolean;
  isQuoted: (quote: string, snapshot: string) => boolean;
}

/**
 * The votes of verifiers on their claims, in the order of assignments. An agent that failed, or decided by words that are not in
 * the snapshot, abstains; recorded votes do not change.
 */
export function verificationsOf(
  known: readonly Verification[],
  { batches, handIns, isOver, isQuoted }: Verifications,
): Verification[] {
  return batches.flatMap((batch): Verification[] => {
    const { assignment } = batch;
    const answer = handIns.find(({ handIn }) => handIn.assignment === assignment);
    if (answer === undefined && !isOver(batch)) return [];
    const before = known.filter((one) => one.assignment === assignment);
    const hand_in = answer?.id ?? null;
    if (before.length > 0 && before.every((one) => one.hand_in === hand_in)) return before;
    const votes = votesOf(answer?.handIn, batch, isQuoted).map(({ claim, verdict }): Verification => {
      const given = answer?.handIn.verdicts.find((one) => one.claim === claim);
      const asked = batch.claims.find((one) => one.claim === claim);
      const reason = given?.reason ?? null;
      const quoted = given?.quote === undefined ? {} : { quote: given.quote };
      const rejected = verdict === 'abstained' ? [] : notCarrying(asked, given?.not_carrying);
      const judged = { assignment, hand_in, claim, reason, ...(rejected.length > 0 && { not_carrying: rejected }) };
      // Support for a rewording means that the claim holds only with it.
      if (asked?.reworded === true && verdict === 'supported')
        return { ...judged, verdict: 'qualified', rewording: asked.text ?? null, ...quoted };
      const rewording = verdict === 'qualified' ? (given?.rewording ?? null) : null;
      return { ...judged, verdict, rewording, ...((rewording !== null || verdict === 'supported') && quoted) };
    });
    return [...votes, ...votesOnSides(answer, batch, isQuoted)];
  });
}

/** The votes against claims that are not in the list of a verifier, where it says which side of a contradiction holds. */
function votesOnSides(
  answer: StoredVerification | undefined,
  { assignment, claims, contested = [] }: AssignedBatch,
  isQuoted: Verifications['isQuoted'],
): Verification[] {
  const listed = new Set(claims.map(({ claim }) => claim));
  return (answer?.handIn.holds ?? []).flatMap(({ contradiction, claim: holding, quote, reason }) => {
    const asked = contested.find((one) => one.contradiction === contradiction);
    if (asked?.sides.some(({ snapshot }) => snapshot !== undefined && isQuoted(quote, snapshot)) !== true) return [];
    return (refutedBy(asked, holding) ?? [])
      .filter((claim) => !listed.has(claim))
      .map((claim) => ({
        assignment,
        hand_in: answer?.id ?? null,
        claim,
        verdict: 'contradicted' as const,
        reason,
        rewording: null,
      }));
  });
}

/** The result of all votes on a claim; undefined without any. */
export function rulingOn(claim: string, verifications: readonly Verification[]): Ruling | undefined {
  const votes = verifications.filter((one) => one.claim === claim).map(({ verdict }) => verdict);
  return votes.length === 0 ? undefined : ruleOn(votes);
}

/**
 * The verdict on a claim. `unverified` takes two verifiers, because one may have been careless. One alone does not refute what two
 * independent pages still say: the claim stays undecided until a second decides. One who cannot decide takes nothing from the first.
 * @param groups the sources by number of their group, which are not independent of each other.
 */
export function verdictOn(
  { id, evidence }: Claim,
  verifications: readonly Verification[],
  groups: ReadonlyMap<string, number>,
): ClaimVerdict | undefined {
  const ruling = rulingOn(id, verifications);
  if (ruling?.verdict === 'unverified' && ruling.counted < 2) return undefined;
  if (ruling?.verdict !== 'contradicted' || aloneAgainst(id, verifications) === undefined) return ruling?.verdict;
  const rejected = verifications.flatMap((one) => (one.claim === id ? (one.not_carrying ?? []) : []));
  const carrying = evidence.filter(
    ({ source, quote, check }) =>
      check?.sound === true && !rejected.some((one) => one.source === source && one.quote === quote),
  );
  return new Set(carrying.map(({ source }) => groups.get(source))).size > 1 ? 'unverified' : 'contradicted';
}

/** Whether a later verifier has supported a rewording. */
export function isBorneOutAsReworded(claim: string, verifications: readonly Verification[]): boolean {
  const rewordings = verifications.flatMap((one) => (one.claim === claim ? (one.rewording ?? []) : []));
  const [last] = rewordings.slice(-1);
  return last !== undefined && rewordings.slice(0, -1).includes(last);
}

/** Whether a claim is undecided: not verified, or only with abstentions. */
export function isUndecided(claim: string, verifications: readonly Verification[]): boolean {
  return (rulingOn(claim, verifications)?.verdict ?? 'unverified') === 'unverified';
}

/**
 * The batches to verify now, first rounds before later ones. What code has proved about the repository needs no verifier.
 * @param weights the importance of each claim in the report.
 * @param isWanted a filter of claims.
 */
export function neededBatches(
  ledger: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'contradictions'>,
  weights: ReadonlyMap<string, ReportWeight> = new Map(),
  isWanted: (claim: Claim) => boolean = () => true,
): VerificationBatch[] {
  const sources = sourcesById(ledger);
  const open = ledger.claims.filter(
    (claim) => isWanted(claim) && (weights.get(claim.id)?.remark !== undefined || !isRepositoryFact(claim, sources)),
  );
  const contested = new Set(openContradictions(ledger).flatMap(({ claims: sides = [] }) => sides));
  const { looks = [] } = ledger;
  const claims = open.map((claim) => {
    const { id, importance, evidence } = claim;
    const sound = evidence.flatMap(({ check }) => (check?.sound === true ? [check] : []));
    const best = [...sound.filter(({ verdict }) => verdict === 'exact'), ...sound];
    const snapshots = [...new Set(best.flatMap(({ snapshot }) => snapshot ?? []))];
    const weight = weights.get(id);
    const isDoubtful = (rulingOn(id, looks)?.isOpen ?? true) && lackOf(claim) !== undefined;
    return {
      id,
      importance,
      snapshots,
      isContested: contested.has(id) || isContestedByOne(claim, ledger),
      isDoubtful,
      ofRepository: isOfRepository(claim, sources),
      ...(weight !== undefined && { weight }),
    };
  });
  return planVerification(claimsToVerify(claims, looks));
}
