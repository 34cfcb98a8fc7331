import { distinctiveOf, type Distinctive } from '../../research/rules/distinctive.ts';

/** A claim as it was handed in, and as verifiers found it to hold. */
export interface Narrowed {
  handedIn: string;
  holds: string;
}

/** Share of the words of the claim as handed in from which on a sentence is taken to say it. */
const leastShare = 0.75;

/**
 * Whether a sentence says a claim as it was handed in, although verifiers narrowed it: it has nearly all of its words, and nothing of
 * what the narrower wording adds; where that adds nothing, all that it leaves out.
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
