import type { Claim } from '../ledger/ledger.ts';
import { ruleOn, type Vote } from './verdicts.ts';

/** How a verifier attacks a claim; later looks attack otherwise, so that two verifiers do not make one mistake. */
export const attacks = ['contradiction', 'overreach', 'provenance'] as const;
export type Attack = (typeof attacks)[number];

/** A claim and the snapshots that hold a sound quote for it, best first. */
export interface VerifiableClaim {
  id: string;
  importance: Claim['importance'];
  snapshots: readonly string[];
}

/** What one verifier is asked: claims to check against snapshots it reads. */
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

export interface NeededLook {
  claim: VerifiableClaim;
  look: number;
}

/**
 * The claims that need a verifier now: central ones with a sound quote whose votes do not settle them. Each with its look, from 1
 * on, which counts votes that counted: an abstention repeats a look.
 */
export function claimsToVerify(claims: readonly VerifiableClaim[], votes: readonly Vote[]): NeededLook[] {
  const cast = new Map<string, Vote['verdict'][]>();
  for (const { claim, verdict } of votes) cast.set(claim, [...(cast.get(claim) ?? []), verdict]);
  return claims
    .filter(({ importance, snapshots }) => importance === 'central' && snapshots.length > 0)
    .map((claim) => ({ claim, ruling: ruleOn(cast.get(claim.id) ?? []) }))
    .filter(({ ruling }) => ruling.isOpen)
    .map(({ claim, ruling }) => ({ claim, look: ruling.counted + 1 }));
}

/**
 * What each verifier is given. Looks of one kind are batched; claims of one snapshot stay together where they fit; a later look
 * takes another snapshot where the claim has one. The same batches for the same looks in any order.
 */
export function planVerification(looks: readonly NeededLook[], limits: BatchLimits = batchLimits): VerificationBatch[] {
  return attacks.flatMap((attack, index) =>
    packed(
      looks.filter(({ look }) => Math.min(look, attacks.length) === index + 1),
      limits,
    ).map((claims) => ({ attack, claims })),
  );
}

function packed(looks: readonly NeededLook[], limits: BatchLimits): VerificationBatch['claims'][] {
  const bySnapshot = new Map<string, VerificationBatch['claims']>();
  for (const { claim, look } of looks.toSorted((a, b) => (a.claim.id < b.claim.id ? -1 : 1))) {
    const snapshot = claim.snapshots[(look - 1) % claim.snapshots.length] ?? '';
    bySnapshot.set(snapshot, [...(bySnapshot.get(snapshot) ?? []), { claim: claim.id, snapshot }]);
  }
  const batches: VerificationBatch['claims'][] = [];
  let current: VerificationBatch['claims'] = [];
  let snapshots = 0;
  for (const claims of bySnapshot.values()) {
    const fits = current.length + Math.min(claims.length, limits.claims) <= limits.claims;
    if (current.length > 0 && (!fits || snapshots >= limits.snapshots)) {
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
