import type { Claim, Ledger } from './ledger.ts';

/** A claim as far as it was found to hold: where verifiers qualified it, in their words. */
export function verifiedText(
  { id, text, verdict }: Pick<Claim, 'id' | 'text' | 'verdict'>,
  { looks = [] }: Pick<Ledger, 'looks'>,
): string {
  if (verdict !== 'qualified') return text;
  return looks.findLast((vote) => vote.claim === id && vote.verdict === 'qualified')?.rewording ?? text;
}
