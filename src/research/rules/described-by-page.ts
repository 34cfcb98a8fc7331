import type { Source } from './ledger.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';

/** The data of a page that say who wrote it, and when. */
export type PageData = Pick<SnapshotRow, 'authors' | 'published' | 'publisher'> &
  Partial<Pick<SnapshotRow, 'title' | 'brought'>>;

/** Names that systems put in the place of an author. */
const nobody =
  /^(?:by|admin(?:istrator)?|anonymous|author|editor(?:s|ial)?(?: team)?|staff(?: writer)?|team|guest|user|root|unknown|webmaster|none|n\/a)$/i;
const longestName = 120;

/**
 * A source as its own page describes it: authors and year of the page's metadata win over those that an agent handed in, which are
 * its word only. Its key stays. A file that the user has brought is a document like any other, and no part of the repository.
 */
export function describedByPage(source: Source, page: PageData | undefined): Source {
  if (page === undefined || (source.kind === 'repository' && page.brought !== true)) return source;
  const authors = page.authors.filter((name) => isAuthor(name, page.publisher));
  const year = /^(\d{4})/.exec(page.published ?? '')?.[1];
  const title = page.title?.trim() ?? '';
  const brought = page.brought === true && { kind: 'document' as const, ...(title !== '' && { title }) };
  return { ...source, ...brought, ...(authors.length > 0 && { authors }), ...(year !== undefined && { year }) };
}

function isAuthor(name: string, publisher: string | null): boolean {
  const plain = name.trim();
  return (
    plain !== '' &&
    plain.length <= longestName &&
    !plain.includes('@') &&
    !nobody.test(plain) &&
    plain.toLowerCase() !== publisher?.toLowerCase()
  );
}
