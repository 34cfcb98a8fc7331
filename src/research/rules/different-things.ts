import * as z from 'zod/mini';
import { sidesOf } from './disputes.ts';
import { differInNumbers, isTurnedRound } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import type { Claim, Contradiction, Ledger } from './ledger.ts';
import { normalString } from './quotes/normal-text.ts';
import { verifiedText } from './verified-text.ts';

/** Contradictions whose sides concern different things, with the words of each side that show it. */
export const differentThings = z.optional(
  z
    .array(
      z.object({
        contradiction: z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
        conditions: z.array(z.string().check(z.trim(), z.minLength(3), z.maxLength(300))).check(z.length(2)),
      }),
    )
    .check(z.maxLength(20)),
);
export type DifferentThings = NonNullable<z.infer<typeof differentThings>>[number];

type Claims = ReadonlyMap<string, Claim>;

/**
 * The words that show what each side concerns, if each is in a claim or quote of its own side only; undefined without a valid
 * report of that.
 */
export function conditionsOf(
  contradiction: Contradiction,
  given: readonly DifferentThings[],
  claims: Claims,
): string[] | undefined {
  return given.find((one) => one.contradiction === contradiction.id && faultOf(contradiction, one, claims) === '')
    ?.conditions;
}

/** The words of each side with known claims. */
function knownSides(contradiction: Contradiction, claims: Claims): string[] {
  return sidesOf(contradiction).flatMap((side) => {
    const words = side.flatMap((id) => claims.get(id) ?? []).map(wordsOf);
    return words.length === 0 ? [] : [words.join(' | ')];
  });
}

/** Whether two conditions cannot distinguish the sides of a contradiction: the relations of three are unknown. */
export function hasManySides(contradiction: Contradiction, claims: Claims): boolean {
  return knownSides(contradiction, claims).length > 2;
}

/** How a task names a contradiction with many sides, so that no agent hands in conditions that are refused. */
export const notForDifferent = 'more than two sides, so not for `different`';

/** Why the conditions of a contradiction do not show that its sides concern different things; empty when they do. */
export function faultOf(contradiction: Contradiction, { conditions }: DifferentThings, claims: Claims): string {
  const known = knownSides(contradiction, claims);
  if (known.length > 2) return 'it has more than two sides, so that two conditions cannot distinguish them';
  // For unknown sides there are only the agent's words.
  const texts = known.length === 2 ? known : contradiction.sides.map(plain);
  const holders = conditions.map((words) => texts.flatMap((text, at) => (text.includes(plain(words)) ? [at] : [])));
  for (const [at, words] of conditions.entries()) {
    if (holders[at]?.length === 0) return `“${words}” is in neither side: copy the words from its text or quotes`;
    if ((holders[at]?.length ?? 0) > 1) return `“${words}” is in both sides: name words that only one has`;
  }
  return holders[0]?.[0] === holders[1]?.[0] ? 'both conditions stand in the same side: name words of each' : '';
}

/** The least number of common content words of agreeing sides, and their share in the shorter one. */
const fewestShared = 4;
const leastShare = 0.5;
/** Words that may be the point of the dispute. */
const bound = /\b(?:exactly|at least|at most|only|all|none|always|never)\b/i;

/** Whether both sides agree since a verifier reworded one of them; what a sorter opposed as it is now worded, it opposed. */
export function agreeByNow(
  { claims: sides = [], sides: opposed, found_by }: Contradiction,
  claims: ReadonlyMap<string, Claim>,
  ledger: Pick<Ledger, 'looks'>,
): boolean {
  const both = sides.flatMap((side) => claims.get(side) ?? []);
  const [one, other] = both.map((claim) => distinctiveOf(verifiedText(claim, ledger)));
  if (both.length !== 2 || one === undefined || other === undefined) return false;
  const isReworded = (claim: Claim) => {
    const text = verifiedText(claim, ledger);
    return text !== claim.text && !(found_by !== undefined && opposed.includes(text));
  };
  if (!both.some(isReworded)) return false;
  const shared = [...one.content].filter((word) => other.content.has(word)).length;
  return (
    shared >= fewestShared &&
    shared >= leastShare * Math.min(one.content.size, other.content.size) &&
    one.isNegated === other.isNegated &&
    !differInNumbers(one, other) &&
    !isTurnedRound(one, other) &&
    !both.some((claim) => bound.test(verifiedText(claim, ledger)))
  );
}

function wordsOf({ text, evidence }: Claim): string {
  return plain([text, ...evidence.flatMap(({ quote, wording = '' }) => [quote, wording])].join(' | '));
}

function plain(text: string): string {
  return normalString(text).replace(/\s+/g, ' ');
}
