import { distinctiveOf, type Distinctive } from '../../research/rules/distinctive.ts';

/** A claim in its original wording, and in that of the verifiers. */
export interface Narrowed {
  handedIn: string;
  holds: string;
}

/** The share of the original claim's words from which a sentence counts as stating it. */
const leastShare = 0.75;

/**
 * Whether a sentence states a claim in its original wording although verifiers narrowed it: it has most of the original words,
 * and none of those that the narrowed wording adds; if that adds none, all those that it leaves out.
 */
export function saysMoreThanHolds(sentence: string, { handedIn, holds }: Narrowed): boolean {
  const [said, before, after] = [distinctiveOf(sentence), distinctiveOf(handedIn), distinctiveOf(holds)];
  const added = wordsOf(after).filter((word) => !wordsOf(before).includes(word));
  const dropped = wordsOf(before).filter((word) => !wordsOf(after).includes(word));
  const spoken = new Set(wordsOf(said));
  const isTurned = before.isNegated !== after.isNegated;
  const content = [...before.content];
  const shared = content.filter((word) => spoken.has(word)).length;
  if (content.length === 0 || shared < leastShare * content.length) return false;
  if (isTurned) return said.isNegated === before.isNegated;
  if (added.length > 0) return !added.some((word) => spoken.has(word));
  return dropped.length > 0 && dropped.every((word) => spoken.has(word));
}

function wordsOf({ content, units }: Distinctive): string[] {
  return [...content, ...units.keys()];
}
