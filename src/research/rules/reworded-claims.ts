import { matcherOf } from './claim-matcher.ts';
import { wordingsOf } from './claim-wordings.ts';
import { isPair } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/**
 * The ledger with pairs for a sorter of the claims that hold in other words than before: these may say what another claim says, or not
 * hold together with it. A sorter has kept them apart in the words of before; what a person decided stays.
 */
export function comparedAgain(before: Ledger, ledger: Ledger): Ledger {
  const known = new Map(before.claims.map((claim) => [claim.id, verifiedText(claim, before)]));
  const reworded = ledger.claims.filter((claim) => verifiedText(claim, ledger) !== (known.get(claim.id) ?? claim.text));
  const pairs = reworded.flatMap((claim) => pairsOf(claim, ledger));
  if (pairs.length === 0) return ledger;
  const isOpen = (one: { claim: string; other: string }) =>
    pairs.some(({ claim, other }) => isPair([claim, other], [one.claim, one.other]));
  return {
    ...ledger,
    undecided: [...pairs, ...(ledger.undecided ?? []).filter((pair) => !isOpen(pair))],
    ...(ledger.apart && { apart: ledger.apart.filter((pair) => pair.by === 'user' || !isOpen(pair)) }),
  };
}

function pairsOf(claim: Claim, ledger: Ledger): NonNullable<Ledger['undecided']> {
  const others = ledger.claims.filter((one) => one !== claim);
  const asVerified = (claims: readonly Claim[]) =>
    wordingsOf({ ...ledger, claims: claims.map((one) => ({ ...one, text: verifiedText(one, ledger) })) });
  const text = verifiedText(claim, ledger);
  const [own] = asVerified([claim]);
  // The words are a verifier's: whoever reported the finding has not told it apart from others in these.
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
