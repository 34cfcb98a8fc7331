import { DomUtils } from 'htmlparser2';
import { excerpt, orElse } from '../../../base/errors.ts';
import { isRecord } from '../../../base/json.ts';
import type { FailureReason } from '../../../programs/rules/public-address.ts';
import type { PageMetadata } from './page.ts';

export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** The data about a page in its markup. */
export interface PageMarkup {
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

/** Titles, authors, dates, and signs of an error page or a wall, from the elements of a page. */
export function pageMarkup(elements: readonly Element[]): PageMarkup {
  const having = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const textsOf = (some: readonly Element[]) => some.map((one) => DomUtils.textContent(one).trim());
  const metas = having('meta').map(({ attribs }) => attribs);
  const refresh = metas.find((meta) => meta['http-equiv']?.toLowerCase() === 'refresh')?.content ?? '';
  const named = new Map<string, string[]>();
  for (const { name, property, itemprop, content = '' } of metas) {
    const key = (name ?? property ?? itemprop)?.toLowerCase() ?? '';
    if (excerpt(content) !== '') named.set(key, [...(named.get(key) ?? []).slice(0, mostAuthors), excerpt(content)]);
  }
  const scripts = having('script');
  const data = scripts.filter(({ attribs }) => attribs.type?.toLowerCase() === 'application/ld+json');
  const works = textsOf(data)
    .map((json) => firstWork(orElse((): unknown => JSON.parse(json), undefined)))
    .filter((work) => work !== undefined);
  return {
    metadata: metadataOf(named, works[0], excerpt(textsOf(having('title').slice(0, 1))[0] ?? '')),
    refresh: /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(refresh)?.[1] ?? null,
    hasPasswordField: having('input').some(({ attribs }) => attribs.type?.toLowerCase() === 'password'),
    hasChallenge:
      scripts.some(({ attribs }) => challenge.test(attribs.src ?? '')) ||
      having('div', 'iframe').some(({ attribs: { class: classes = '', id = '', src = '' } }) =>
        challenge.test(`${classes} ${id} ${src}`),
      ),
    withoutScripts: textsOf(having('noscript')).join(' ').trim(),
    restricted:
      works.some((work) => /^false$/i.test(String(work.isAccessibleForFree))) ||
      named.get('article:content_tier')?.[0] === 'locked',
  };
}

function metadataOf(named: ReadonlyMap<string, string[]>, work: Work | undefined, title: string): PageMetadata {
  const all = (...names: string[]) => names.map((name) => named.get(name) ?? []).find((some) => some.length > 0) ?? [];
  const first = (...names: string[]): string | undefined => all(...names)[0];
  const scholarly = all('citation_author', 'dc.creator', 'dcterms.creator');
  const authors = [scholarly, namesOf(work?.author), all('author')].find((some) => some.length > 0) ?? [];
  const date =
    first('citation_publication_date', 'citation_date', 'citation_online_date') ??
    namesOf(work?.datePublished)[0] ??
    first('article:published_time', 'dcterms.issued', 'dc.date', 'datepublished', 'date');
  const headline = [...namesOf(work?.headline), ...namesOf(work?.name)][0];
  const publisher = first('citation_journal_title', 'citation_conference_title') ?? namesOf(work?.publisher)[0];
  return {
    title: first('citation_title', 'dc.title', 'og:title') ?? headline ?? (title === '' ? null : title),
    authors: authors.filter((author) => !/^https?:/i.test(author)).slice(0, mostAuthors),
    published: plainDate(date ?? ''),
    publisher: publisher ?? first('og:site_name') ?? null,
  };
}

/** `2024/3/5 10:00` → `2024-03-05`; only the year if there is no more. */
function plainDate(text: string): string | null {
  const [, year, month, day] = /\b((?:1[5-9]|20)\d{2})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/.exec(text) ?? [];
  if (year === undefined) return null;
  return [year, month, day].flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-');
}

/** What a block of JSON-LD says of a work. */
type Work = Readonly<Record<string, unknown>>;

const deepestWork = 4;
const works = /Article|Posting|Report|Thesis|Book|Dataset|Chapter|CreativeWork|Review/;
const list = (value: unknown): unknown[] => (value == null ? [] : Array.isArray(value) ? value : [value]);

/** The first work in some JSON-LD; undefined without one. */
function firstWork(data: unknown, depth = deepestWork): Work | undefined {
  if (depth === 0) return undefined;
  for (const one of list(data)) {
    if (!isRecord(one)) continue;
    if (list(one['@type']).some((type) => typeof type === 'string' && works.test(type))) return one;
    const within = firstWork(one['@graph'] ?? one.mainEntity, depth - 1);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** The texts, and the names of the things, of a field of JSON-LD. */
const namesOf = (value: unknown): string[] =>
  list(value)
    .map((one) => (isRecord(one) ? one.name : one))
    .flatMap((one) => (typeof one === 'string' && excerpt(one) !== '' ? excerpt(one) : []));

/** In bytes, because a Chinese or Japanese sign says as much as three letters. Text that is shorter has nothing to quote; what markup says of walls counts for short pages, since long ones have forms and banners, too. */
const shortestPage = 300;
const longestWall = 2_000;

/**
 * Why a page of HTML cannot be quoted: next to no text, or little of it beside what its markup says of a wall; undefined for other pages.
 * What a page says of itself in words is read by nobody here: a quote that is not on a wall is absent.
 */
export function notAPage(text: string, { metadata, ...page }: PageMarkup): FailureReason | undefined {
  const { length } = new TextEncoder().encode(text);
  if (length <= longestWall) {
    if (page.hasChallenge) return { kind: 'wall', sentence: 'The site asks for proof that a human reads it' };
    if (page.hasPasswordField) return { kind: 'wall', sentence: 'One has to sign in to read this page' };
    if (page.restricted) return { kind: 'wall', sentence: 'One has to pay to read this page' };
    const [status] = /(?<![\d.])(?:40[0134]|410|50[0234])(?![\d.])/.exec(metadata.title ?? '') ?? [];
    if (status !== undefined && length < 2 * shortestPage)
      return { kind: 'error-page', sentence: `The site shows an error (${status}) instead of the page` };
  }
  if (length >= shortestPage) return undefined;
  return page.withoutScripts !== ''
    ? { kind: 'wall', sentence: 'The page shows its text only to a browser that runs its scripts' }
    : { kind: 'empty', sentence: `The page has next to no text: ${text.length} characters` };
}
