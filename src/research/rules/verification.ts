import * as z from 'zod/mini';
import { type Claim, ruleOn, type Vote, claimVerdicts } from './ledger.ts';
import { differentThings, type DifferentThings } from './different-things.ts';
import { assignmentField, summaryField } from '../../loop/rules/hand-in-fields.ts';
import { counted } from '../../base/text.ts';
import type { ReportWeight } from './report-weight.ts';

/** How a verifier attacks a claim; later verifiers attack otherwise, so that two verifiers do not make one mistake. */
export const attacks = ['contradiction', 'overreach', 'provenance'] as const;
export type Attack = (typeof attacks)[number];

/** A claim and the snapshots that hold a sound quote for it, best first. */
export interface VerifiableClaim {
  id: string;
  importance: Claim['importance'];
  snapshots: readonly string[];
  /** How much of the report rests on it; nothing where that is not known. */
  weight?: ReportWeight;
  /** It would count as certain, but its quote lacks words of it. */
  isDoubtful?: boolean;
}

/** The task of one verifier: claims to check against snapshots it reads. */
export interface VerificationBatch {
  attack: Attack;
  claims: { claim: string; snapshot: string }[];
}

export interface BatchLimits {
  claims: number;
  snapshots: number;
}

/** Five claims cost one agent what one claim costs it, nearly; more pages than three crowd its context. */
export const batchLimits: BatchLimits = { claims: 5, snapshots: 3 };

export interface NeededVerification {
  claim: VerifiableClaim;
  round: number;
}

/**
 * The claims that need a verifier now: those that the summary, a recommendation or a table of the report states, central ones, and
 * those whose quotes lack words of them; with a sound quote, whose votes do not decide them. Each with its round, from 1 on, which counts votes that counted: an abstention
 * repeats a round.
 */
export function claimsToVerify(claims: readonly VerifiableClaim[], votes: readonly Vote[]): NeededVerification[] {
  const cast = new Map<string, Vote['verdict'][]>();
  for (const { claim, verdict } of votes) cast.set(claim, [...(cast.get(claim) ?? []), verdict]);
  return claims
    .filter(
      ({ importance, snapshots, weight, isDoubtful = false }) =>
        (importance === 'central' || weight?.isCarrying === true || (isDoubtful && importance === 'supporting')) &&
        snapshots.length > 0,
    )
    .map((claim) => ({ claim, ruling: ruleOn(cast.get(claim.id) ?? []) }))
    .filter(({ ruling }) => ruling.isOpen)
    .map(({ claim, ruling }) => ({ claim, round: ruling.counted + 1 }));
}

/**
 * The batches of all verifiers, that on which most of the report rests first. Checks of one kind are batched; claims of one snapshot stay together as far as a batch holds them;
 * a later check takes another snapshot where the claim has one. The same batches for the same checks in any order.
 */
export function planVerification(
  verifications: readonly NeededVerification[],
  limits: BatchLimits = batchLimits,
): VerificationBatch[] {
  return attacks.flatMap((attack, index) =>
    packed(
      verifications.filter(({ round }) => Math.min(round, attacks.length) === index + 1),
      limits,
    ).map((claims) => ({ attack, claims })),
  );
}

/** First what the summary, a recommendation or a table states, then what its quote may not say, then what more sentences state, then the older. */
function byWeight({ claim: a }: NeededVerification, { claim: b }: NeededVerification): number {
  const carrying = Number(b.weight?.isCarrying ?? false) - Number(a.weight?.isCarrying ?? false);
  const doubtful = Number(b.isDoubtful ?? false) - Number(a.isDoubtful ?? false);
  return carrying || doubtful || (b.weight?.uses ?? 0) - (a.weight?.uses ?? 0) || (a.id < b.id ? -1 : 1);
}

function packed(verifications: readonly NeededVerification[], limits: BatchLimits): VerificationBatch['claims'][] {
  const bySnapshot = new Map<string, VerificationBatch['claims']>();
  for (const { claim, round } of verifications.toSorted(byWeight)) {
    const snapshot = claim.snapshots[(round - 1) % claim.snapshots.length] ?? '';
    bySnapshot.set(snapshot, [...(bySnapshot.get(snapshot) ?? []), { claim: claim.id, snapshot }]);
  }
  const batches: VerificationBatch['claims'][] = [];
  let current: VerificationBatch['claims'] = [];
  let snapshots = 0;
  for (const claims of bySnapshot.values()) {
    const hasRoom = current.length + Math.min(claims.length, limits.claims) <= limits.claims;
    if (current.length > 0 && (!hasRoom || snapshots >= limits.snapshots)) {
      batches.push(current);
      [current, snapshots] = [[], 0];
    }
    snapshots += 1;
    for (const claim of claims) {
      if (current.length >= limits.claims) {
        batches.push(current);
        [current, snapshots] = [[], 1];
      }
      current = [...current, claim];
    }
  }
  return current.length > 0 ? [...batches, current] : batches;
}

const claimVerdict = z
  .object({
    claim: z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
    verdict: z.enum(claimVerdicts),
    /** The words of the snapshot that decide. */
    quote: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(4_000))),
    reason: z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000)),
    /** The claim as the source bears it out. */
    rewording: z.optional(z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000))),
    /** Said beside the verdict on one of the sides, it counts as well. */
    different: differentThings,
  })
  .check(
    z.refine(({ verdict, quote }) => verdict === 'unverified' || quote !== undefined, {
      path: ['quote'],
      error: 'expected the words of the snapshot that decide, verbatim',
    }),
    z.refine(({ verdict, rewording }) => verdict !== 'qualified' || rewording !== undefined, {
      path: ['rewording'],
      error: 'expected the claim as the source bears it out, because the verdict is "qualified"',
    }),
  );

/** The hand-in of a claim-verifier: one verdict for each claim it was given. */
export const verificationHandIn = z.object({
  assignment: assignmentField('i3-v1'),
  summary: summaryField,
  verdicts: z.array(claimVerdict).check(
    z.maxLength(50),
    z.refine((verdicts) => new Set(verdicts.map(({ claim }) => claim)).size === verdicts.length, {
      error: 'expected one verdict for each claim',
    }),
  ),
  different: differentThings,
});

export type VerificationHandIn = z.infer<typeof verificationHandIn>;

/** What a verifier says of contradictions, with where it says so. */
export function differentIn({
  different = [],
  verdicts,
}: VerificationHandIn): { place: string; said: DifferentThings }[] {
  return [
    ...different.map((said, at) => ({ place: `different #${at + 1}`, said })),
    ...verdicts.flatMap(({ different: own = [] }, at) =>
      own.map((said) => ({ place: `verdicts #${at + 1} different`, said })),
    ),
  ];
}

/**
 * The votes of one verifier on the claims of its batch. It abstains on a claim when it handed nothing in (`undefined`), left the
 * claim out, or decided by a quote that does not stand in the snapshot; claims it was not asked about have no vote.
 * @param isQuoted Whether a quote stands in a snapshot.
 */
export function votesOf(
  handIn: VerificationHandIn | undefined,
  { claims }: Pick<VerificationBatch, 'claims'>,
  isQuoted: (quote: string, snapshot: string) => boolean,
): Vote[] {
  return claims.map(({ claim, snapshot }) => {
    const given = handIn?.verdicts.find((verdict) => verdict.claim === claim);
    const holds = given !== undefined && (given.quote === undefined || isQuoted(given.quote, snapshot));
    return { claim, verdict: holds ? given.verdict : 'abstained' };
  });
}

/** How each attack is put to a verifier. */
export const attackTasks: Readonly<Record<Attack, string>> = {
  contradiction:
    'Try to refute each claim: look in its page for words that say otherwise, or say it of something else.',
  overreach:
    'Look for overreach: conditions, scope, time, sample or hedges in the page that the claim leaves out, and conclusions it does not draw.',
  provenance:
    'Look at provenance: whether the page itself found this out, reports what somebody else says, or quotes it only to disagree.',
};

/** The line of a brief that gives a verifier its work. */
export function verifierTask({ attack, claims }: VerificationBatch, file: string): string {
  const pages = new Set(claims.map(({ snapshot }) => snapshot)).size;
  return `Verify ${counted(claims.length, 'claim')} against ${pages === 1 ? 'a stored page' : `${pages} stored pages`}, by ${attack}: they are listed in ${file}, which names the pages to read.`;
}
