import { parseUrl } from '../../base/url.ts';
import type { Source } from './ledger.ts';
import type { SnapshotRow } from './pages/page.ts';

/** The metadata of a page about authors and date. */
export type PageData = Pick<SnapshotRow, 'authors' | 'published' | 'publisher'> &
  Partial<Pick<SnapshotRow, 'title' | 'brought'>>;

/** Names that systems use instead of an author. */
const nobody = /^(?:admin|anonymous|author|editor|staff|team|unknown)\b/i;
const longestName = 120;

/**
 * A source with the authors and year of its page's metadata, which win over those of an agent. Its key stays. A document that the
 * user brought is not part of the repository.
 */
export function describedByPage(given: Source, page: PageData | undefined): Source {
  const source = withoutHost(given, page);
  if (page === undefined || (source.kind === 'repository' && page.brought !== true)) return source;
  const authors = page.authors.filter((name) => isAuthor(name, page.publisher) && !isHost(name, source));
  const year = /^(\d{4})/.exec(page.published ?? '')?.[1];
  const title = page.title?.trim() ?? '';
  const brought = page.brought === true && { kind: 'document' as const, ...(title !== '' && { title }) };
  return { ...source, ...brought, ...(authors.length > 0 && { authors }), ...(year !== undefined && { year }) };
}

/** A source with the name of its site instead of a host as author; without an author when the page names none. */
function withoutHost(source: Source, page: PageData | undefined): Source {
  const authors = source.authors.filter((name) => !isHost(name, source));
  if (authors.length === source.authors.length) return source;
  const host = plain(hostOf(source));
  // Page titles contain the name of the site at the end or the beginning.
  const ofTitle = (page?.title ?? '')
    .split(/\s[|–—·:-]\s/)
    .filter((part, _, all) => all.length > 1 && host.includes(plain(part)));
  const site = [page?.publisher ?? '', ...ofTitle].find((name) => plain(name) !== '' && !isHost(name, source));
  return { ...source, authors: authors.length > 0 || site === undefined ? authors : [site.trim()] };
}

/** Whether a name is the host of a source, or a part of it such as the domain without `docs.`. */
function isHost(name: string, source: Pick<Source, 'url'>): boolean {
  const own = name.trim().toLowerCase();
  return own.includes('.') && `.${hostOf(source)}`.endsWith(`.${own.replace(/^www\./, '')}`);
}

function hostOf({ url }: Pick<Source, 'url'>): string {
  return parseUrl(url)?.hostname ?? '';
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function isAuthor(name: string, publisher: string | null): boolean {
  const own = name.trim();
  return (
    own !== '' &&
    own.length <= longestName &&
    !own.includes('@') &&
    !nobody.test(own) &&
    own.toLowerCase() !== publisher?.toLowerCase()
  );
}
