import type { HandIn } from './hand-in.ts';

/** The share of a side's words from which a claim counts as that side. */
const leastShare = 0.5;
const leastWords = 3;

/**
 * The texts of the claims of a contradiction, among those of the same hand-in: for each side the claim with most of its words, at
 * least half. Agents do not know the ids of claims, and few repeat one literally.
 */
export function contradictedClaims(
  { sides }: Pick<HandIn['contradictions'][number], 'sides'>,
  claims: readonly Pick<HandIn['claims'][number], 'text' | 'quote'>[],
): string[] {
  const wanting = sides.map(distinctiveWords).filter((words) => words.size >= leastWords);
  if (wanting.length === 0) return [];
  const known = claims.map(({ text, quote = '' }) => ({ text, words: distinctiveWords(`${text} ${quote}`) }));
  return wanting.flatMap((wanted) => {
    const shares = known.map(({ text, words }) => ({ text, share: shareOf(wanted, words) }));
    const best = shares.reduce<(typeof shares)[number] | undefined>(
      (first, other) => (first === undefined || other.share > first.share ? other : first),
      undefined,
    );
    return best !== undefined && best.share >= leastShare ? [best.text] : [];
  });
}

/** The part of these words that others have. */
export function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return [...wanted].filter((word) => words.has(word)).length / wanted.size;
}

/** Numbers and long words, which describe the subject of a sentence. */
export function distinctiveWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3 || /\p{N}/u.test(word)));
}
