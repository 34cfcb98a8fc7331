import { bareWords } from '../../base/text.ts';
import type { Claim, Verification } from './ledger.ts';

interface Split {
  left: Claim;
  part: Claim;
}

/**
 * The votes after a claim was split: each belongs to the claim with the words that it judged, or else with its quote. One against it has
 * no quote of the claim, and stays.
 */
export function splitVotes(votes: readonly Verification[], whole: Claim, split: Split): Verification[] {
  return votes.map((vote) =>
    vote.claim === whole.id && isAboutPart(vote, whole, split) ? { ...vote, claim: split.part.id } : vote,
  );
}

function isAboutPart({ quote = '' }: Verification, whole: Claim, { left, part }: Split): boolean {
  if (part.text !== whole.text) return false;
  return left.text !== whole.text || (hasQuote(part, quote) && !hasQuote(left, quote));
}

function hasQuote({ evidence }: Claim, quote: string): boolean {
  const wanted = bareWords(quote).join(' ');
  const quotes = evidence.map((one) => bareWords(one.quote).join(' '));
  return wanted !== '' && quotes.some((one) => one !== '' && (one.includes(wanted) || wanted.includes(one)));
}
