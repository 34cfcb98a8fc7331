import type { SnapshotRow } from '../pages/snapshot-row.ts';
import { canonicalAddress, pageAddress } from './canonical-address.ts';

/** The key under which two addresses count as one source. */
export type KeyOfSource = (url: string) => string;

/**
 * The key of a source by what is known of its page: that of the address where the page was found at last, so that a redirect and its
 * target are one source. An address that names a work by its id is known by that, wherever it leads.
 * @param rows what became of pages; those without a text tell nothing, as walls and error pages stand behind many addresses.
 */
export function sourceKeys(rows: Iterable<Pick<SnapshotRow, 'page' | 'outcome' | 'final_url'>>): KeyOfSource {
  const found = new Map<string, string>();
  for (const { page, outcome, final_url } of rows) if (outcome === 'stored') found.set(page, final_url);
  return (url) => {
    const own = canonicalAddress(url);
    const last = /^https?:/i.test(url) ? found.get(pageAddress(url)) : undefined;
    return last === undefined || /^(?:arxiv|doi):/.test(own) ? own : canonicalAddress(last);
  };
}
