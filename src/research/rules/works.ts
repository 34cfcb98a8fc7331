import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { cut, printable, orElse } from '../../base/errors.ts';
import { canonicalAddress } from './pages/addresses.ts';
import type { Source } from './ledger.ts';
import type { SnapshotRow } from './pages/page.ts';

/** What catalogues say of a paper, not escaped: a line of `snapshots/works.jsonl`. Without a title they do not know it. */
export const workSchema = z.object({
  /** The key of the source: `doi:…` or `arxiv:…`. */
  canonical: z.string(),
  title: z.string(),
  /** "Family, Given" for a person. */
  authors: z.array(z.string()),
  year: z.nullable(z.string()),
  /** The journal, proceedings or series. */
  venue: z.nullable(z.string()),
  /** Whether it was retracted or withdrawn. */
  retracted: z.boolean(),
});
export type Work = z.infer<typeof workSchema>;

/** The DOI of a paper by the key of its source, without those that would divide a list of them; undefined for other sources. */
export function doiOf(canonical: string): string | undefined {
  const [, kind, id = ''] = /^(doi|arxiv):([^\s,|]+)$/.exec(canonical) ?? [];
  return kind === undefined ? undefined : kind === 'doi' ? id : `10.48550/arxiv.${id}`;
}

const longestTitle = 500;
const longestName = 120;
const mostAuthors = 40;

/** What stands at a place of an answer; undefined where its form is another. */
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce((of, key) => (typeof of === 'object' && of !== null ? (of as Entries)[key] : undefined), value);
type Entries = Readonly<Record<string | number, unknown>>;
const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};
const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

/** Kinds of updates in Crossref that take a work back. */
const retraction = /^(?:retraction|withdrawal|removal)$/;

/** Catalogues of scholarly works, the most authoritative first: how each is asked about many at once, and what its answer says. */
export const catalogues = [
  {
    address: 'https://api.crossref.org',
    path: (dois: readonly string[]) =>
      `/works?rows=${dois.length}&select=DOI,title,author,container-title,issued,updated-by&filter=${dois.map((doi) => `doi:${encodeURIComponent(doi)}`).join(',')}`,
    read: (answer: unknown) =>
      listAt(answer, 'message', 'items').map((work) => ({
        doi: textAt(work, 'DOI'),
        title: textAt(work, 'title', 0),
        authors: listAt(work, 'author').map((author) => {
          const [family, given] = [textAt(author, 'family'), textAt(author, 'given')];
          return family === '' ? textAt(author, 'name') : given === '' ? family : `${family}, ${given}`;
        }),
        year: at(work, 'issued', 'date-parts', 0, 0),
        venue: textAt(work, 'container-title', 0),
        retracted: listAt(work, 'updated-by').some((update) => retraction.test(textAt(update, 'type'))),
      })),
  },
  {
    address: 'https://api.openalex.org',
    path: (dois: readonly string[]) =>
      `/works?per-page=${dois.length}&select=doi,title,authorships,publication_year,primary_location,is_retracted&filter=doi:${dois.map(encodeURIComponent).join('|')}`,
    read: (answer: unknown) =>
      listAt(answer, 'results').map((work) => ({
        doi: textAt(work, 'doi').replace('https://doi.org/', ''),
        title: textAt(work, 'title'),
        authors: listAt(work, 'authorships').map((one) => familyFirst(textAt(one, 'author', 'display_name'))),
        year: at(work, 'publication_year'),
        venue: textAt(work, 'primary_location', 'source', 'display_name'),
        retracted: at(work, 'is_retracted') === true,
      })),
  },
] as const;

/** The works in the answer of a catalogue, but for those without a title; undefined for an answer that is cut or none of its kind. */
export function worksIn({ read }: (typeof catalogues)[number], answer: string): Work[] | undefined {
  // Long lines of stored texts are broken at spaces, also within a string.
  const value: unknown = orElse(() => parseJson(answer.replace(/\n/g, ' ')), undefined);
  if (value === undefined) return undefined;
  const works = read(value).map(({ doi, title, authors, year, venue, retracted }) => ({
    canonical: canonicalAddress(`doi:${doi}`),
    title: plain(title, longestTitle),
    authors: authors
      .map((name) => plain(name, longestName))
      .filter((name) => name !== '')
      .slice(0, mostAuthors),
    year: typeof year === 'number' && year > 999 && year < 10_000 ? String(year) : null,
    venue: plain(venue, longestTitle) || null,
    retracted,
  }));
  return works.filter(({ title }) => title !== '');
}

/** The metadata of a page about authors and date. */
export type PageData = Pick<SnapshotRow, 'authors' | 'published' | 'publisher'> &
  Partial<Pick<SnapshotRow, 'title' | 'brought'>>;

/**
 * A source with the authors and year of its page's metadata, which win over those of an agent. Its key stays. A document that the
 * user brought is not part of the repository.
 */
export function describedByPage(source: Source, page: PageData | undefined): Source {
  if (page === undefined || (source.kind === 'repository' && page.brought !== true)) return source;
  const isName = (name: string) => name !== '' && name.length <= longestName && !name.includes('@');
  const authors = page.authors.map((name) => name.trim()).filter((name) => isName(name) && name !== page.publisher);
  const year = /^(\d{4})/.exec(page.published ?? '')?.[1];
  const title = page.title?.trim() ?? '';
  const brought = page.brought === true && { kind: 'document' as const, ...(title !== '' && { title }) };
  return { ...source, ...brought, ...(authors.length > 0 && { authors }), ...(year !== undefined && { year }) };
}

/** A source with the data of a catalogue, which wins over that of its page. Its key stays. */
export function describedByWork(source: Source, work: Work | undefined): Source {
  if (work === undefined || work.title === '') return source;
  const { title, authors, year, venue, retracted } = work;
  return {
    ...source,
    title,
    ...(authors.length > 0 && { authors }),
    ...(year !== null && { year }),
    ...(venue !== null && { venue }),
    ...(retracted && { retracted }),
  };
}

/** `Ana van Moreau` as `van Moreau, Ana`; a single word is unchanged. */
function familyFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length < 2 || name.includes(',')) return name;
  const first = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const at = first === -1 ? words.length - 1 : first;
  return `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** One line of text without HTML and JATS, which publishers use in titles. */
function plain(text: string, most: number): string {
  const bare = text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
  return cut(printable(bare).replace(/\s+/g, ' ').trim(), most);
}
