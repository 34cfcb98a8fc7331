import { matcherOf } from './claim-matcher.ts';
import { wordingsOf } from './claim-wordings.ts';
import { relatedPairs } from './also-said.ts';
import { isOutdated } from './common-core.ts';
import { isPair } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/**
 * The ledger with pairs for a sorter of newly reworded claims, which may now equal or contradict another claim, and of their
 * links whose common words are gone. Sorters have judged the earlier wording only; decisions of a person are kept.
 */
export function comparedAgain(before: Ledger, ledger: Ledger): Ledger {
  const known = new Map(before.claims.map((claim) => [claim.id, verifiedText(claim, before)]));
  const reworded = ledger.claims.filter((claim) => verifiedText(claim, ledger) !== (known.get(claim.id) ?? claim.text));
  const pairs = reworded.flatMap((claim) => [...lostLinks(claim, ledger), ...pairsOf(claim, ledger)]);
  if (pairs.length === 0) return ledger;
  const isOpen = (one: { claim: string; other: string }) =>
    pairs.some(({ claim, other }) => isPair([claim, other], [one.claim, one.other]));
  return {
    ...ledger,
    undecided: [...pairs, ...(ledger.undecided ?? []).filter((pair) => !isOpen(pair))],
    ...(ledger.apart && { apart: ledger.apart.filter((pair) => pair.by === 'user' || !isOpen(pair)) }),
  };
}

/** The pairs of a claim whose common words, as a sorter named them, one of them lacks by now. */
function lostLinks({ id }: Claim, ledger: Ledger): NonNullable<Ledger['undecided']> {
  return relatedPairs(ledger)
    .filter((link) => (link.claim === id || link.other === id) && isOutdated(link, ledger))
    .map(({ claim, other }) => ({ claim, other, reported: true as const }));
}

function pairsOf(claim: Claim, ledger: Ledger): NonNullable<Ledger['undecided']> {
  const others = ledger.claims.filter((one) => one !== claim);
  const asVerified = (claims: readonly Claim[]) =>
    wordingsOf({ ...ledger, claims: claims.map((one) => ({ ...one, text: verifiedText(one, ledger) })) });
  const text = verifiedText(claim, ledger);
  const [own] = asVerified([claim]);
  // A verifier chose the words, so the original author's distinctions do not apply.
  const { same, opposed, candidates, unlikely } = matcherOf(asVerified(others), [text]).match({
    ...own,
    text,
    from: '',
  });
  const likely = [...(same === undefined ? [] : [same]), ...opposed, ...candidates];
  return [
    ...likely.map((other) => ({ claim: claim.id, other })),
    ...unlikely.map((other) => ({ claim: claim.id, other, unlikely: true as const })),
  ];
}
