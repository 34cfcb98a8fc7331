import { isCitable } from './failed-quotes.ts';
import type { Claim, Question } from './ledger.ts';

/**
 * A question that asks whoever asked what to do, which findings inform and only a judgement answers; “should” alone may ask for a fact,
 * and so do “should one expect” and “can you choose”.
 */
const deciding =
  /\bshould (?:we|i|our|my|a team|a company|teams?)\b|\bshould (?:one|you)\b(?! (?:do|expect)\b)|(?<!\b(?:can|could|may) )\b(?:we|i|our team|a team|one|you)\b[^?]*\b(?:choose|prefer|better off)\b|\bwould you recommend\b|\bis it worth\b/i;

/** Whether a question of the user asks for a decision. */
export function isDecision({ text, raised_by }: Pick<Question, 'text' | 'raised_by'>): boolean {
  return raised_by === 'user' && deciding.test(text);
}

/** Claims that are named for a question. */
const mostNamed = 5;

/**
 * The claims that agents handed in as an answer to an open question, which code could not see in their words, as a sentence: the
 * central ones first; empty without any.
 */
export function handedInFor({ taken_by = [] }: Pick<Question, 'taken_by'>, claims: readonly Claim[]): string {
  const own = claims.filter((one) => isCitable(one) && one.evidence.some(({ hand_in }) => taken_by.includes(hand_in)));
  const isCentral = ({ importance }: Claim) => Number(importance === 'central');
  const ids = own.toSorted((a, b) => isCentral(b) - isCentral(a)).map(({ id }) => id);
  if (ids.length === 0) return '';
  const left = ids.length - mostNamed;
  return `Handed in for it: ${ids.slice(0, mostNamed).join(', ')}${left > 0 ? ` and ${left} more` : ''}.`;
}
