import type { Claim, Verification } from './ledger.ts';

interface Divided {
  left: Claim;
  part: Claim;
}

/** The votes after a claim was divided: each belongs to the claim with the words that it judged, or else with its quote. */
export function dividedVotes(votes: readonly Verification[], whole: Claim, divided: Divided): Verification[] {
  return votes.map((vote) =>
    vote.claim === whole.id && isAboutPart(vote, whole, divided) ? { ...vote, claim: divided.part.id } : vote,
  );
}

function isAboutPart({ quote = '' }: Verification, whole: Claim, { left, part }: Divided): boolean {
  if (part.text !== whole.text) return false;
  return left.text !== whole.text || (hasQuote(part, quote) && !hasQuote(left, quote));
}

function hasQuote({ evidence }: Claim, quote: string): boolean {
  const wanted = wordsIn(quote);
  const quotes = evidence.map((one) => wordsIn(one.quote));
  return wanted !== '' && quotes.some((one) => one !== '' && (one.includes(wanted) || wanted.includes(one)));
}

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
