import { excerpt } from '../../../base/errors.ts';
import type { FailureReason } from '../../../programs/rules/public-address.ts';
import type { PageMetadata } from './page.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Receives the tags of a page in order; each opened one is closed. */
export interface TagListener {
  open: (name: string, attributes: Attributes) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

/** The data about a page in its markup. */
export interface PageMarkup {
  /** The `title` element. */
  title: string | null;
  metadata: PageMetadata;
  /** The target of an automatic refresh, as written. */
  refresh: string | null;
  hasPasswordField: boolean;
  hasChallenge: boolean;
  /** The text for browsers without scripts. */
  withoutScripts: string;
  /** Whether the markup says that reading requires payment or an account. */
  restricted: boolean;
}

const mostAuthors = 50;
const challenge = /captcha|cf-turnstile|challenge-platform|px-block/i;

/** Collects titles, authors, dates, and signs of an error page or a wall from the markup. */
export function pageMarkup(): TagListener & { result: () => PageMarkup } {
  const named = new Map<string, string[]>();
  const works: LinkedWork[] = [];
  /** The text of these elements while they are open. */
  const collected = { title: '', data: '', noscript: '' };
  let within: keyof typeof collected | undefined;
  let title: string | null = null;
  let refresh: string | null = null;
  let hasPasswordField = false;
  let hasChallenge = false;

  const readMeta = (attributes: Readonly<Record<string, string>>): void => {
    const { content = '' } = attributes;
    if (attributes['http-equiv']?.toLowerCase() === 'refresh')
      refresh ??= /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content)?.[1] ?? null;
    const name = (attributes.name ?? attributes.property ?? attributes.itemprop)?.toLowerCase();
    const value = excerpt(content);
    if (name !== undefined && value !== '') named.set(name, [...(named.get(name) ?? []).slice(0, mostAuthors), value]);
  };

  return {
    open(name, attributes) {
      if (name === 'meta') readMeta(attributes);
      else if (name === 'input') hasPasswordField ||= attributes.type?.toLowerCase() === 'password';
      if (name === 'title' && title === null) within = 'title';
      else if (name === 'noscript') within = 'noscript';
      else if (name === 'script') {
        if (attributes.type?.toLowerCase() === 'application/ld+json') within = 'data';
        hasChallenge ||= challenge.test(attributes.src ?? '');
      } else if (name === 'div' || name === 'iframe')
        hasChallenge ||= challenge.test(`${attributes.class ?? ''} ${attributes.id ?? ''} ${attributes.src ?? ''}`);
    },
    text(text) {
      if (within !== undefined) collected[within] += text;
    },
    close(name) {
      if (name === 'title' && within === 'title') title = excerpt(collected.title);
      else if (name === 'script' && within === 'data') {
        const work = firstLinkedWork(collected.data);
        if (work !== undefined) works.push(work);
        collected.data = '';
      } else if (name !== 'noscript' || within !== 'noscript') return;
      within = undefined;
    },
    result: () => ({
      title: title === '' ? null : title,
      metadata: combine(named, works[0], title),
      refresh,
      hasPasswordField,
      hasChallenge,
      withoutScripts: collected.noscript.trim(),
      restricted: works.some(({ restricted }) => restricted) || named.get('article:content_tier')?.[0] === 'locked',
    }),
  };
}

function combine(named: Map<string, string[]>, work: LinkedWork | undefined, title: string | null): PageMetadata {
  const first = (...names: string[]) => names.flatMap((name) => named.get(name) ?? [])[0];
  const all = (...names: string[]) => names.map((name) => named.get(name) ?? []).find((values) => values.length > 0);
  const authors = all('citation_author', 'dc.creator', 'dcterms.creator') ?? work?.authors ?? all('author') ?? [];
  const date =
    first('citation_publication_date', 'citation_date', 'citation_online_date') ??
    work?.published ??
    first('article:published_time', 'dcterms.issued', 'dc.date', 'datepublished', 'date');
  const doi = /10\.\d{4,9}\/\S+/.exec(first('citation_doi', 'dc.identifier', 'prism.doi') ?? '')?.[0];
  return {
    title: nonEmpty(first('citation_title', 'dc.title', 'og:title') ?? work?.title ?? title),
    authors: authors.filter((author) => !/^https?:/i.test(author)).slice(0, mostAuthors),
    published: plainDate(date),
    publisher: nonEmpty(
      first('citation_journal_title', 'citation_conference_title') ?? work?.publisher ?? first('og:site_name'),
    ),
    doi: doi?.toLowerCase() ?? null,
  };
}

function nonEmpty(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** `2024/3/5 10:00` → `2024-03-05`; only the year if there is no more. */
function plainDate(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, year, month, day] = /\b((?:1[5-9]|20)\d{2})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/.exec(text) ?? [];
  if (year === undefined) return null;
  return [year, month, day].flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-');
}

/** The data about a work in a block of JSON-LD. */
interface LinkedWork {
  title: string | null;
  authors: string[];
  published: string | undefined;
  publisher: string | null;
  /** Whether `isAccessibleForFree` is false. */
  restricted: boolean;
}

const deepestWork = 4;
const works = /Article|Posting|Report|Thesis|Book|Dataset|Chapter|CreativeWork|Review/;

/** The first work in a block of JSON-LD; undefined without one, and for invalid JSON. */
function firstLinkedWork(json: string): LinkedWork | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  const work = find(data, deepestWork);
  if (work === undefined) return undefined;
  return {
    title: lineOf(work.headline) ?? lineOf(work.name),
    authors: list(work.author).flatMap((author) => nameOf(author) ?? []),
    published: lineOf(work.datePublished) ?? undefined,
    publisher: list(work.publisher).flatMap((publisher) => nameOf(publisher) ?? [])[0] ?? null,
    restricted: work.isAccessibleForFree === false || /^false$/i.test(lineOf(work.isAccessibleForFree) ?? ''),
  };
}

type Entry = Record<string, unknown>;

function find(data: unknown, depth: number): Entry | undefined {
  if (depth === 0 || typeof data !== 'object' || data === null) return undefined;
  if (!Array.isArray(data)) {
    const entry = data as Entry;
    if (list(entry['@type']).some((type) => typeof type === 'string' && works.test(type))) return entry;
    return find(entry['@graph'] ?? entry.mainEntity, depth - 1);
  }
  for (const item of data) {
    const found = find(item, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function list(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

function nameOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null ? lineOf((value as Entry).name) : lineOf(value);
}

function lineOf(value: unknown): string | null {
  const line = typeof value === 'string' ? excerpt(value) : '';
  return line === '' ? null : line;
}

/** Text that is shorter has nothing to quote; what markup says of walls counts for short pages, since long ones have forms and banners, too. */
const shortestPage = 300;
const longestWall = 2_000;

/**
 * Why a page of HTML cannot be quoted: next to no text, or little of it beside what its markup says of a wall; undefined for other pages.
 * What a page says of itself in words is read by nobody here: a quote that is not on a wall is absent.
 */
export function notAPage({
  text,
  title,
  ...page
}: Omit<PageMarkup, 'metadata' | 'refresh'> & { text: string }): FailureReason | undefined {
  const { length } = text;
  if (length <= longestWall) {
    if (page.hasChallenge) return { kind: 'wall', sentence: 'The site asks for proof that a human reads it' };
    if (page.hasPasswordField) return { kind: 'wall', sentence: 'One has to sign in to read this page' };
    if (page.restricted) return { kind: 'wall', sentence: 'One has to pay to read this page' };
    const [status] = /(?<![\d.])(?:40[0134]|410|50[0234])(?![\d.])/.exec(title ?? '') ?? [];
    if (status !== undefined && length < 2 * shortestPage)
      return { kind: 'error-page', sentence: `The site shows an error (${status}) instead of the page` };
  }
  if (length >= shortestPage) return undefined;
  return page.withoutScripts !== ''
    ? { kind: 'wall', sentence: 'The page shows its text only to a browser that runs its scripts' }
    : { kind: 'empty', sentence: `The page has next to no text: ${length} characters` };
}
