import * as z from 'zod/mini';
import { areFound } from '../../judging/words-found.ts';
import { mayBeCited } from './failed-quotes.ts';
import type { Contradiction, Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/** The most sides of a contradiction. */
export const mostSides = 6;

/** Contradictions whose sides concern different things, with the words of each side that show it. */
export const differentThings = z.optional(
  z
    .array(
      z.object({
        contradiction: z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
        conditions: z
          .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
          .check(z.minLength(2), z.maxLength(mostSides)),
      }),
    )
    .check(z.maxLength(20)),
);
export type DifferentThings = NonNullable<z.infer<typeof differentThings>>[number];

type Known = Pick<Ledger, 'claims' | 'looks'>;

/** So many agents have to see conditions in which both sides hold: one alone finds some for every contradiction. */
const quorum = 2;

/** The words that show what each side concerns, one for each side; undefined before two agents have named such words. */
export function conditionsOf(
  contradiction: Contradiction,
  given: readonly (DifferentThings & { by?: string })[],
  known: Known,
): string[] | undefined {
  const valid = given.filter(
    (one) => one.contradiction === contradiction.id && faultOf(contradiction, one, known) === undefined,
  );
  return new Set(valid.map(({ by = '' }) => by)).size >= quorum ? valid[0]?.conditions : undefined;
}

/** The statements of each side, and its quotes that count. */
function textsOf(contradiction: Contradiction, { claims, looks }: Known): string[][] {
  return (contradiction.claims ?? []).map((side) =>
    claims
      .filter(({ id }) => side === id)
      .flatMap((claim) => [
        claim.text,
        verifiedText(claim, { looks }),
        ...claim.evidence
          .filter(mayBeCited)
          .flatMap(({ wording, quote }) => [...(wording === undefined ? [] : [wording]), quote]),
      ]),
  );
}

/** Why the conditions of a contradiction do not stand in its sides, one in each; undefined where they do. */
export function faultOf(
  contradiction: Contradiction,
  { conditions }: DifferentThings,
  known: Known,
): string | undefined {
  const sides = textsOf(contradiction, known);
  const covered = new Set<string[]>();
  for (const words of conditions) {
    const own = sides.filter((texts) => texts.some((text) => areFound(words, text)));
    const [side] = own;
    if (side === undefined)
      return `“${words}” is in neither side: copy the words from its statement, or from a quote that counts for it`;
    if (own.length > 1)
      return `“${words}” is in ${own.length === 2 ? 'both' : own.length} sides: name words that only one has`;
    covered.add(side);
  }
  if (covered.size === sides.length && conditions.length === sides.length) return undefined;
  return sides.length === 2
    ? 'both conditions stand in the same side: name words of each'
    : `it has ${sides.length} sides: name words of each, once`;
}
