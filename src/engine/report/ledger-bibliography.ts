import { formatBibliography } from '../ledger/bibliography.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** sources.bib as the ledger gives it. */
export function ledgerBibliography({ sources }: Pick<Ledger, 'sources'>): string {
  return formatBibliography(
    sources.map(({ key, title, url, authors, year, accessed }) => {
      return { key, title, url, authors, accessed, ...(year !== null && { year }) };
    }),
  );
}
