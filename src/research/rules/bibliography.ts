import { withoutEntities } from './quotes/text.ts';
import { getDomainWithoutSuffix } from 'tldts';
import { parseUrl, parseJson } from '../../base/json.ts';
import { cut, printable, orElse } from '../../base/errors.ts';
import { escapeTex } from '../../base/tex.ts';
import * as z from 'zod/mini';
import type { Source } from './ledger.ts';
import { type SnapshotRow, canonicalAddress } from './pages/page.ts';

/** A source for sources.bib, as the ledger has it, not escaped. Only http and https addresses become links. */
export type BibliographySource = Pick<Source, 'key' | 'title' | 'url'> &
  Partial<Pick<Source, 'authors' | 'year' | 'venue' | 'retracted' | 'accessed'>>;

/** BibTeX cuts the labels it makes from names at 250 to 500 bytes, through a brace if one stands there. */
const longestName = 80;
const longestField = 2000;
const mostAuthors = 20;
const corporateForm = /^(?:inc|llc|ltd|plc|corp|co|gmbh|ag|s\.?a)\b\.?/i;

/** Escaped text of at most `limit` characters; whole characters are dropped from the end, so braces stay balanced. */
function shorten(text: string, limit: number): string {
  let tex = escapeTex(text);
  for (let size = limit; tex.length > limit; size = Math.floor(size * 0.8)) tex = escapeTex(`${cut(text, size)}…`);
  return tex;
}

/** Text that BibTeX neither re-cases nor splits. The empty group keeps a leading command from being a "special character". */
function protect(tex: string): string {
  return tex.startsWith('\\') ? `{{}${tex}}` : `{${tex}}`;
}

function formatAuthor(author: string): string {
  const parts = author.split(',').map((part) => part.trim());
  const [family = '', given = ''] = parts;
  const isPerson = parts.length === 2 && family !== '' && given !== '' && !corporateForm.test(given);
  const names = (isPerson ? [family, given] : [author]).map((name) => shorten(name, longestName));
  return names.every((name) => name !== '') ? names.map(protect).join(', ') : '';
}

/**
 * An address as `\url` can hold it in a .bbl: everything that is not plain ASCII or that could end the argument, start
 * a command or upset BibTeX's brace counting is percent-encoded.
 */
function formatAddress(url: string): string {
  const link = /^https?:\/\/[^/?#\s]/i.test(url) ? parseUrl(url)?.href : undefined;
  if (link === undefined) return protect(shorten(url, longestField));
  return `\\url{${link.replace(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu, encodeURIComponent)}}`;
}

function formatNote({ accessed = '', venue = '', retracted }: BibliographySource): string {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(accessed)?.[0];
  const parts = [
    retracted === true ? 'Retracted' : '',
    shorten(venue, longestField),
    date === undefined ? '' : `Accessed ${date}`,
  ];
  return protect(parts.filter((part) => part !== '').join('. '));
}

const yearIn = (text: string | null = '') => /(?<!\d)\d{4}(?!\d)/.exec(text ?? '')?.[0];

function formatEntry(source: BibliographySource): string {
  const names = (source.authors ?? []).map(formatAuthor).filter((one) => one !== '');
  const authors = [...names.slice(0, mostAuthors), ...(names.length > mostAuthors ? ['others'] : [])].join(' and ');
  const title = shorten(source.title, longestField) || 'Untitled';
  const fields: [string, string][] = [
    // The style distinguishes equal names by a letter, and compiles no 27th of them.
    isOfRepository(source) ? ['author', protect(title)] : authors === '' ? ['key', source.key] : ['author', authors],
    ['title', isOfRepository(source) ? 'A file of this repository' : protect(title)],
    // Reference managers read this field; the bibliography style prints the note.
    ['journal', source.venue === undefined ? '' : protect(shorten(source.venue, longestField))],
    ['howpublished', isOfRepository(source) ? '' : formatAddress(source.url)],
    // The style adds a full stop to the field.
    ['year', yearIn(source.year) ?? (isOfRepository(source) ? yearIn(source.accessed) : undefined) ?? 'n.d'],
    ['note', formatNote(source)],
  ];
  const lines = fields
    .filter(([, value]) => value !== '' && value !== '{}')
    .map(([field, value]) => `  ${field} = {${value}},`);
  return [`@misc{${source.key},`, ...lines, '}\n'].join('\n');
}

/**
 * The whole text of sources.bib: one `@misc` entry per source, sorted by key in code point order, the same bytes for the same
 * sources in any order. Nothing in a field can end it or reach TeX as a command. Overlong fields are cut with an ellipsis.
 */
export function formatBibliography(sources: readonly BibliographySource[]): string {
  const byKey = sources.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return byKey.map(formatEntry).join('\n');
}

function isOfRepository({ url }: BibliographySource): boolean {
  return url.startsWith('repository:');
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * A citation key such as `smith2024`: `[a-z0-9]+`, from the first author's family name (or the site) and the year. A key in `taken` gets the
 * next free number (`smith2024n2`); the caller adds it to `taken`.
 */
export function citationKey(source: Omit<BibliographySource, 'key'>, taken: ReadonlySet<string> = new Set()): string {
  const [family = ''] = (source.authors?.[0] ?? '').split(',');
  const site = getDomainWithoutSuffix(source.url, { allowPrivateDomains: true }) ?? '';
  const name = [family, site, 'source'].map((one) => slug(one).slice(0, 20)).find((one) => one !== '') ?? '';
  const base = `${name}${yearIn(source.year) ?? ''}`;
  // A digit after a digit would be ambiguous (x2 and x22), so a letter separates them.
  const stem = /\d$/.test(base) ? `${base}n` : base;
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${stem}${number}`;
  return key;
}

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
const longestPerson = 120;
const mostPersons = 40;

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
      .map((name) => plain(name, longestPerson))
      .filter((name) => name !== '')
      .slice(0, mostPersons),
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
  const isName = (name: string) => name !== '' && name.length <= longestPerson && !name.includes('@');
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

/** One line of text without HTML and JATS, which publishers use in titles. */
function plain(text: string, most: number): string {
  const bare = withoutEntities(text.replace(/<\/?[a-z][^<>]{0,200}>/gi, '')).replaceAll('\u00ad', '');
  return cut(printable(bare).replace(/\s+/g, ' ').trim(), most);
}
