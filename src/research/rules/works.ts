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

/** The work in an answer; undefined without one. */
export function readWork(catalogue: Catalogue, answer: string): Work | undefined {
  const value = orElse(() => parseJson(answer), undefined);
  const work = catalogue === 'crossref' ? fromCrossref(value) : fromOpenAlex(value);
  return work === undefined || work.title === '' ? undefined : work;
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

const crossref = z.object({
  message: z.object({
    title: z.optional(z.array(z.string())),
    'container-title': z.optional(z.array(z.string())),
    author: z.optional(
      z.array(
        z.object({ family: z.optional(z.string()), given: z.optional(z.string()), name: z.optional(z.string()) }),
      ),
    ),
    'updated-by': z.optional(z.array(z.object({ type: z.string() }))),
    issued: z.optional(z.object({ 'date-parts': z.array(z.array(z.nullable(z.int()))) })),
  }),
});
const openAlex = z.object({
  title: z.nullable(z.string()),
  authorships: z.optional(z.array(z.object({ author: z.object({ display_name: z.nullable(z.string()) }) }))),
  is_retracted: z.optional(z.nullable(z.boolean())),
  publication_year: z.optional(z.nullable(z.int())),
  primary_location: z.optional(
    z.nullable(z.object({ source: z.optional(z.nullable(z.object({ display_name: z.nullable(z.string()) }))) })),
  ),
});

/** Kinds of updates in Crossref that take a work back. */
const retraction = /^(?:retraction|withdrawal|removal)$/;

function fromCrossref(value: unknown): Work | undefined {
  const read = crossref.safeParse(value);
  if (!read.success) return undefined;
  const { title = [], author = [], issued, 'container-title': container = [], ...work } = read.data.message;
  const names = author.map(({ family = '', given = '', name = '' }) =>
    family === '' ? name : given === '' ? family : `${family}, ${given}`,
  );
  const isRetracted = (work['updated-by'] ?? []).some(({ type }) => retraction.test(type));
  return workOf(title[0], names, issued?.['date-parts'][0]?.[0], container[0], isRetracted);
}

function fromOpenAlex(value: unknown): Work | undefined {
  const read = openAlex.safeParse(value);
  if (!read.success) return undefined;
  const { title, authorships = [], publication_year, primary_location } = read.data;
  const names = authorships.map(({ author }) => familyFirst(author.display_name ?? ''));
  return workOf(
    title,
    names,
    publication_year,
    primary_location?.source?.display_name,
    read.data.is_retracted === true,
  );
}

function workOf(
  title: string | null | undefined,
  names: readonly string[],
  year: number | null | undefined,
  venue: string | null | undefined,
  retracted = false,
): Work {
  const place = plain(venue ?? '', longestTitle);
  return {
    title: plain(title ?? '', longestTitle),
    authors: names
      .map((name) => plain(name, longestName))
      .filter((name) => name !== '')
      .slice(0, mostAuthors),
    year: year != null && year > 999 && year < 10_000 ? String(year) : null,
    venue: place === '' ? null : place,
    retracted,
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
