import type { Ledger } from '../ledger/ledger.ts';
import type { SnapshotRow } from '../pages/snapshot-row.ts';
import { canonicalAddress, pageAddress } from './canonical-address.ts';

/** The stored pages that no agent has quoted, under whatever address: a person has added them, in the order in which they came. */
export function unusedPages({ claims, sources }: Ledger, pages: Iterable<SnapshotRow>): SnapshotRow[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const quoted = claims.flatMap(({ evidence }) =>
    evidence.flatMap(({ source, url }) => {
      const known = byId.get(source);
      return known === undefined ? [] : [known.canonical, ...[known.url, url ?? known.url].flatMap(addressesOf)];
    }),
  );
  const used = new Set(quoted);
  return [...pages]
    .filter(({ outcome, page, canonical, final_url }) => {
      return outcome === 'stored' && ![page, canonical, ...addressesOf(final_url)].some((address) => used.has(address));
    })
    .sort((one, other) => (one.fetched_at < other.fetched_at ? -1 : 1));
}

function addressesOf(url: string): string[] {
  return [pageAddress(url), canonicalAddress(url)];
}
