import type { EvidenceCheck } from './ledger.ts';

/** The page or line of a quote in a file, in words; empty for a page of the web, and where the nearest words are not the quote. */
export function placeInWords(check: EvidenceCheck | undefined): string {
  if (check?.sound !== true) return '';
  if (check.page !== undefined) return `page ${check.page}`;
  return check.line === undefined ? '' : `line ${check.line}`;
}
