import { Parser } from 'htmlparser2';
import { firstLinkedWork, type LinkedWork } from './linked-work.ts';
import type { PageMetadata } from './page.ts';
import { excerpt } from '../../../base/errors.ts';
import { type TagListener, visibleText, type VisibleText } from './visible-text.ts';

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

/** Real pages are not nested this deeply; parsing takes quadratic time in the depth. */
const deepest = 5_000;
const charactersBetweenChecks = 16_384;

export interface HtmlPage extends VisibleText {
  markup: PageMarkup;
  /** Whether the page was nested too deeply to be read to its end. */
  cut: boolean;
}

/** Reads a page of HTML in one pass. Never throws. */
export function readHtml(html: string): HtmlPage {
  const text = visibleText();
  const markup = pageMarkup();
  const listeners = [text, markup];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        for (const listener of listeners) listener.open(name, attributes);
      },
      ontext(part) {
        for (const listener of listeners) listener.text(part);
      },
      onclosetag(name) {
        depth -= 1;
        for (const listener of listeners) listener.close(name);
      },
    },
    { recognizeCDATA: true },
  );
  let read = 0;
  for (; read < html.length && depth <= deepest; read += charactersBetweenChecks)
    parser.write(html.slice(read, read + charactersBetweenChecks));
  parser.end();
  return { ...text.result(), markup: markup.result(), cut: read < html.length };
}
