import * as z from 'zod/mini';
import { type Claim, type Contradiction, claimVerdicts } from './ledger.ts';
import { ruleOn, type Ruling, type Vote, mostVerifications } from './ruling.ts';
import { differentThings, type DifferentThings } from './different-things.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { counted } from '../../base/text.ts';
import type { ReportWeight } from './report-weight.ts';

/** The strategy of a verifier; later ones use another, so that two do not make the same mistake. */
export const attacks = ['contradiction', 'overreach', 'provenance'] as const;
export type Attack = (typeof attacks)[number];

/** A claim and the snapshots with a sound quote for it, best first. */
export interface VerifiableClaim {
  id: string;
  importance: Claim['importance'];
  snapshots: readonly string[];
  /** Its importance in the report, if known. */
  weight?: ReportWeight;
  /** Whether it is a side of an open contradiction. */
  isContested?: boolean;
  /** Whether its quotes lack words of it. */
  isDoubtful?: boolean;
  /** Whether its only sources are files of this repository. */
  ofRepository?: boolean;
}

/** The task of one verifier: claims to check against snapshots it reads. */
export interface VerificationBatch {
  attack: Attack;
  /** The quote of a vote may be of the claim's snapshot or of another that was shown for it. */
  claims: { claim: string; snapshot: string; others?: readonly { snapshot: string }[] | undefined }[];
}

/** The most contradictions of a verifier, apart from those of the claims in its list. */
const mostContested = 4;

/**
 * The batches with open contradictions that no verifier has judged as they are now, each in the batch with one of its claims, or
 * else the one with the fewest; in one of their own where nothing else is to be verified. The others wait.
 */
export function withContradictions(
  batches: readonly VerificationBatch[],
  waiting: readonly Contradiction[],
): { batch: VerificationBatch; given: Contradiction[] }[] {
  const none = waiting.length === 0 ? [] : [{ attack: 'contradiction' as const, claims: [] }];
  const all = (batches.length > 0 ? batches : none).map((batch) => ({ batch, given: [] as Contradiction[] }));
  for (const one of waiting) {
    const free = all.filter(({ given }) => given.length < mostContested);
    const own = free.find(({ batch }) => batch.claims.some(({ claim }) => one.claims?.includes(claim)));
    (own ?? free.toSorted((a, b) => a.given.length - b.given.length)[0])?.given.push(one);
  }
  return all;
}

export interface BatchLimits {
  claims: number;
  snapshots: number;
}

/** Ten claims with the passages of six pages are some 20,000 characters; the prompt and tools of an agent are 13,000. */
export const batchLimits: BatchLimits = { claims: 10, snapshots: 6 };

export interface NeededVerification {
  claim: VerifiableClaim;
  round: number;
}

/**
 * The claims that need a verifier: contested ones, those in the summary, a recommendation or a table of the report, central ones,
 * those that a writer could not state, and those whose quotes lack their words; with a sound quote and without a decision. Each with
 * its round from 1, which is repeated after an abstention.
 */
export function claimsToVerify(claims: readonly VerifiableClaim[], votes: readonly Vote[]): NeededVerification[] {
  const cast = new Map<string, Vote['verdict'][]>();
  for (const { claim, verdict } of votes) cast.set(claim, [...(cast.get(claim) ?? []), verdict]);
  return claims
    .filter(
      ({ importance, snapshots, weight, isContested = false, isDoubtful = false }) =>
        (importance === 'central' ||
          weight?.isCarrying === true ||
          weight?.isInDoubt === true ||
          isContested ||
          (isDoubtful && importance === 'supporting')) &&
        snapshots.length > 0,
    )
    .map((claim) => ({ claim, ruling: ruleOn(cast.get(claim.id) ?? []) }))
    .filter(
      ({ claim, ruling }) =>
        ruling.isOpen || (claim.weight?.remark !== undefined && votesOn(ruling) < mostVerifications),
    )
    .map(({ claim, ruling }) => ({ claim, round: ruling.counted + 1 }));
}

const votesOn = ({ counted, abstained }: Ruling) => counted + abstained;

/**
 * The batches of all verifiers, most important for the report first, and no claim a second time before all others. One kind of
 * check for each batch; later checks prefer another snapshot. Independent of the input's order.
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

/**
 * Order: those of whose quotes a writer doubts one; of the web contested claims, then those in the summary, a recommendation or a
 * table, then central ones; such claims of the repository; then those that the report states, doubtful ones, by sentences that state
 * them, by age.
 */
function byWeight({ claim: a }: NeededVerification, { claim: b }: NeededVerification): number {
  const ranks = ({
    importance,
    isContested = false,
    weight,
    isDoubtful = false,
    ofRepository = false,
  }: VerifiableClaim) => [
    Number(weight?.remark !== undefined),
    ...[false, true].flatMap((of) => [
      Number(isContested && ofRepository === of),
      Number(weight?.isCarrying === true && ofRepository === of),
      Number(importance === 'central' && ofRepository === of),
    ]),
    Number((weight?.uses ?? 0) > 0),
    Number(isDoubtful || weight?.isInDoubt === true),
    weight?.uses ?? 0,
  ];
  const [own, other] = [ranks(a), ranks(b)];
  const at = own.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? (a.id < b.id ? -1 : 1) : (other[at] ?? 0) - (own[at] ?? 0);
}

/** The heaviest claims come into the first batches; a lighter one joins a page that is read already. */
function packed(verifications: readonly NeededVerification[], limits: BatchLimits): VerificationBatch['claims'][] {
  const batches: VerificationBatch['claims'][] = [];
  for (const { claim, round } of verifications.toSorted(byWeight)) {
    const snapshot = claim.snapshots[(round - 1) % claim.snapshots.length] ?? '';
    const withRoom = batches.filter(({ length }) => length < limits.claims);
    const pagesOf = (batch: VerificationBatch['claims']) => new Set(batch.map((one) => one.snapshot));
    const batch =
      withRoom.find((one) => pagesOf(one).has(snapshot)) ??
      withRoom.find((one) => pagesOf(one).size < limits.snapshots);
    if (batch === undefined) batches.push([{ claim: claim.id, snapshot }]);
    else batch.push({ claim: claim.id, snapshot });
  }
  return batches;
}

const claimVerdict = z
  .object({
    claim: z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
    verdict: z.enum(claimVerdicts),
    /** The deciding words of the snapshot. */
    quote: z.optional(words(3, 4_000)),
    reason: words(8, 2_000),
    /** The numbers of the quotes for it that do not carry it. */
    not_carrying: z.optional(z.array(z.int()).check(z.maxLength(20))),
    /** The claim as the source supports it. */
    rewording: z.optional(words(8, 2_000)),
    /** Different things may be reported with the verdict on one side, too. */
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
  /** The side of a contradiction that holds, and the words of a page by which the others do not. */
  holds: z.optional(
    z
      .array(
        z.object({
          contradiction: z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
          claim: z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
          quote: words(3, 4_000),
          reason: words(8, 2_000),
        }),
      )
      .check(z.maxLength(20)),
  ),
});

export type VerificationHandIn = z.infer<typeof verificationHandIn>;

/** The reports of a verifier or a critic about contradictions, with their places in the hand-in. */
export function differentIn({
  different = [],
  verdicts,
}: Pick<VerificationHandIn, 'different' | 'verdicts'>): { place: string; said: DifferentThings }[] {
  return [
    ...different.map((said, at) => ({ place: `different #${at + 1}`, said })),
    ...verdicts.flatMap(({ different: own = [] }, at) =>
      own.map((said) => ({ place: `verdicts #${at + 1} different`, said })),
    ),
  ];
}

/**
 * The votes of one verifier on its claims. It abstains without a hand-in (`undefined`), without a verdict on the claim, or with a
 * quote that is not in the snapshot; other claims get no vote.
 * @param isQuoted Whether a snapshot contains a quote.
 */
export function votesOf(
  handIn: VerificationHandIn | undefined,
  { claims }: Pick<VerificationBatch, 'claims'>,
  isQuoted: (quote: string, snapshot: string) => boolean,
): Vote[] {
  return claims.map(({ claim, snapshot, others = [] }) => {
    const given = handIn?.verdicts.find((verdict) => verdict.claim === claim);
    const holds =
      given !== undefined &&
      (given.quote === undefined || [{ snapshot }, ...others].some((one) => isQuoted(given.quote ?? '', one.snapshot)));
    return { claim, verdict: holds ? given.verdict : 'abstained' };
  });
}

/** The instructions of each strategy. */
export const attackTasks: Readonly<Record<Attack, string>> = {
  contradiction: 'Try to refute each claim: search its page for words that say otherwise, or say it of something else.',
  overreach:
    'Search for overreach: conditions, scope, time, sample or hedges in the page that the claim leaves out, and conclusions it does not draw.',
  provenance:
    'Check provenance: whether the page itself found this out, reports what somebody else says, or quotes it only to disagree.',
};

/** The task line of a verifier. */
export function verifierTask({ attack, claims }: VerificationBatch, file: string): string {
  if (claims.length === 0) return `Judge the contradictions that ${file} lists, by the pages that it names.`;
  const pages = new Set(claims.map(({ snapshot }) => snapshot)).size;
  return `Verify ${counted(claims.length, 'claim')} against ${pages === 1 ? 'a stored page' : `${pages} stored pages`}, by ${attack}: they are listed in ${file}, which names the pages to read.`;
}
