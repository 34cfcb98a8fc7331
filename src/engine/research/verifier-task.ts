import { counted } from '../sentences.ts';
import type { Attack, VerificationBatch } from './verification.ts';

/** How each attack is put to a verifier. */
export const attackTasks: Readonly<Record<Attack, string>> = {
  contradiction:
    'Try to refute each claim: look in its page for words that say otherwise, or say it of something else.',
  overreach:
    'Look for overreach: conditions, scope, time, sample or hedges in the page that the claim leaves out, and conclusions it does not draw.',
  provenance:
    'Look at provenance: whether the page itself found this out, reports what somebody else says, or quotes it only to disagree.',
};

/** The line of a brief that gives a verifier its work. */
export function verifierTask({ attack, claims }: VerificationBatch, file: string): string {
  const pages = new Set(claims.map(({ snapshot }) => snapshot)).size;
  return `Verify ${counted(claims.length, 'claim')} against ${pages === 1 ? 'a stored page' : `${pages} stored pages`}, by ${attack}: they are listed in ${file}, which names the pages to read.`;
}
