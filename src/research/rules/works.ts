import { Parser } from 'htmlparser2';
import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { cut, printable } from '../../base/errors.ts';
import type { Source } from './ledger.ts';

/** Catalogues of scholarly works, with authors, dates and venues. */
export const catalogues = ['crossref', 'arxiv', 'openalex'] as const;
export type Catalogue = (typeof catalogues)[number];

export const catalogueAddresses: Readonly<Record<Catalogue, string>> = {
  crossref: 'https://api.crossref.org',
  openalex: 'https://api.openalex.org',
  arxiv: 'https://export.arxiv.org',
};

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
  catalogue: z.nullable(z.enum(catalogues)),
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
  const openAlex = (doi: string) => ({
    catalogue: 'openalex' as const,
    path: `/works/doi:${encodeURIComponent(doi)}?select=title,authorships,publication_year,primary_location,is_retracted`,
  });
  if (kind === 'doi') return [{ catalogue: 'crossref', path: `/works/${encodeURIComponent(id)}` }, openAlex(id)];
  if (kind !== 'arxiv') return [];
  return [
    { catalogue: 'arxiv', path: `/api/query?id_list=${encodeURIComponent(id)}&max_results=1` },
    openAlex(`10.48550/arXiv.${id}`),
  ];
}

/** The work in an answer; undefined without one. */
export function readWork(catalogue: Catalogue, answer: string): Work | undefined {
  const work = catalogue === 'arxiv' ? fromArxiv(answer) : readJson(catalogue, answer);
  return work === undefined || work.title === '' ? undefined : work;
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

function readJson(catalogue: 'crossref' | 'openalex', answer: string): Work | undefined {
  let value: unknown;
  try {
    value = parseJson(answer);
  } catch {
    return undefined;
  }
  return catalogue === 'crossref' ? fromCrossref(value) : fromOpenAlex(value);
}

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

/** The first entry of an Atom feed; arXiv returns errors as entries with a special address. */
function fromArxiv(answer: string): Work | undefined {
  const found = new Map<string, string[]>();
  const first = (name: string) => found.get(name)?.[0];
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        if (name === 'author') found.set('name', [...(found.get('name') ?? []), '']);
      },
      ontext: (words) => {
        const [place = ''] = path.slice(-1);
        const isEntry = path[1] === 'entry' && (path.length === 3 || (path.length === 4 && path[2] === 'author'));
        if (!isEntry) return;
        const texts = found.get(place) ?? [''];
        found.set(place, [...texts.slice(0, -1), (texts.at(-1) ?? '') + words]);
      },
      onclosetag: () => path.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(answer);
  if (first('id')?.includes('arxiv.org/abs/') !== true) return undefined;
  const year = /^\s*(\d{4})/.exec(first('published') ?? '')?.[1];
  const authors = (found.get('name') ?? []).map(familyFirst);
  return workOf(
    first('title'),
    authors,
    year === undefined ? null : Number(year),
    first('arxiv:journal_ref') ?? 'arXiv',
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

const group = /\b(?:collaboration|consortium|group)\b/i;

/** `Ana van Moreau` as `van Moreau, Ana`; names of groups and single words are unchanged. */
function familyFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length < 2 || name.includes(',') || group.test(name)) return name;
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
