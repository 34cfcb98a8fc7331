import type { Claim, Ledger } from './ledger.ts';

/** The text of a claim, in the verifiers' words if they qualified it. */
export function verifiedText(
  { id, text, verdict }: Pick<Claim, 'id' | 'text' | 'verdict'>,
  { looks = [] }: Pick<Ledger, 'looks'>,
): string {
  return narrowing({ id, verdict }, looks)?.rewording ?? text;
}

/** The quote with which a verifier qualified a claim; undefined without one. */
export function verifiedQuote(
  claim: Pick<Claim, 'id' | 'verdict'>,
  { looks = [] }: Pick<Ledger, 'looks'>,
): string | undefined {
  const { rewording = null, quote } = narrowing(claim, looks) ?? {};
  return rewording === null ? undefined : quote;
}

function narrowing({ id, verdict }: Pick<Claim, 'id' | 'verdict'>, looks: NonNullable<Ledger['looks']>) {
  if (verdict !== 'qualified') return undefined;
  return looks.findLast((vote) => vote.claim === id && vote.verdict === 'qualified');
}
