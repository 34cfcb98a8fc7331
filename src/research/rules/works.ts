import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { orElse } from '../../base/or-else.ts';
import { cut, printable } from '../../base/errors.ts';
import type { Source } from './ledger.ts';
import type { SnapshotRow } from './pages/page.ts';

/** Catalogues of scholarly works, with authors, dates, venues and retractions. */
export const catalogues = { crossref: 'https://api.crossref.org', openalex: 'https://api.openalex.org' } as const;
export type Catalogue = keyof typeof catalogues;

/** A work as a catalogue describes it, not escaped. */
export interface Work {
  title: string;
  /** "Family, Given" for a person. */
  authors: string[];
  year: string | null;
  /** The journal, proceedings or series. */
  venue: string | null;
  /** Whether it was retracted or withdrawn. */
  retracted: boolean;
}

/** The answer of the catalogues about one work: a line of `snapshots/works.jsonl`. */
export const workRowSchema = z.object({
  /** The key of the source: `doi:…` or `arxiv:…`. */
  canonical: z.string(),
  /** `could-not-run`: nothing is known; a later attempt may succeed. */
  outcome: z.enum(['found', 'unknown', 'could-not-run']),
  catalogue: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.nullable(z.string()),
  venue: z.nullable(z.string()),
  retracted: z.optional(z.boolean()),
  asked_at: z.string(),
  attempts: z.int(),
});
export type WorkRow = z.infer<typeof workRowSchema>;

const mostAttempts = 3;
const longestTitle = 500;
const longestName = 120;
const mostAuthors = 40;

/** Whether to ask catalogues about a work, after their earlier answer. */
export function isWorthAsking(row: WorkRow | undefined): boolean {
  return row === undefined || (row.outcome === 'could-not-run' && row.attempts < mostAttempts);
}

/** The catalogues that may know a work, the most authoritative first, with the request paths; empty for other sources. */
export function questionsAbout(canonical: string): { catalogue: Catalogue; path: string }[] {
  const [, kind, id = ''] = /^(doi|arxiv):(\S+)$/.exec(canonical) ?? [];
  if (kind === undefined) return [];
  const doi = encodeURIComponent(kind === 'doi' ? id : `10.48550/arXiv.${id}`);
  const select = 'title,authorships,publication_year,primary_location,is_retracted';
  return [
    ...(kind === 'doi' ? [{ catalogue: 'crossref' as const, path: `/works/${doi}` }] : []),
    { catalogue: 'openalex', path: `/works/doi:${doi}?select=${select}` },
  ];
}

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

/** The work in an answer; undefined without one. */
export function readWork(catalogue: Catalogue, answer: string): Work | undefined {
  const value: unknown = orElse(() => parseJson(answer), undefined);
  const message = at(value, 'message');
  const read =
    catalogue === 'crossref'
      ? {
          title: textAt(message, 'title', 0),
          authors: listAt(message, 'author').map((author) => {
            const [family, given] = [textAt(author, 'family'), textAt(author, 'given')];
            return family === '' ? textAt(author, 'name') : given === '' ? family : `${family}, ${given}`;
          }),
          year: at(message, 'issued', 'date-parts', 0, 0),
          venue: textAt(message, 'container-title', 0),
          retracted: listAt(message, 'updated-by').some((update) => retraction.test(textAt(update, 'type'))),
        }
      : {
          title: textAt(value, 'title'),
          authors: listAt(value, 'authorships').map((one) => familyFirst(textAt(one, 'author', 'display_name'))),
          year: at(value, 'publication_year'),
          venue: textAt(value, 'primary_location', 'source', 'display_name'),
          retracted: at(value, 'is_retracted') === true,
        };
  const title = plain(read.title, longestTitle);
  const authors = read.authors.map((name) => plain(name, longestName)).filter((name) => name !== '');
  const isYear = typeof read.year === 'number' && read.year > 999 && read.year < 10_000;
  if (title === '') return undefined;
  return {
    title,
    authors: authors.slice(0, mostAuthors),
    year: isYear ? String(read.year) : null,
    venue: plain(read.venue, longestTitle) || null,
    retracted: read.retracted,
  };
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
export function describedByWork(source: Source, row: WorkRow | undefined): Source {
  if (row?.outcome !== 'found') return source;
  const { title, authors, year, venue, retracted } = row;
  return {
    ...source,
    title,
    ...(authors.length > 0 && { authors }),
    ...(year !== null && { year }),
    ...(venue !== null && { venue }),
    ...(retracted === true && { retracted }),
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
