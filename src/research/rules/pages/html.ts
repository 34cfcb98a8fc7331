import { Parser } from 'htmlparser2';
import { firstLinkedWork, type LinkedWork } from './linked-work.ts';
import type { PageMetadata } from './page.ts';
import { excerpt, printable } from '../../../base/errors.ts';
import type { Place } from '../quotes/page-index.ts';

/** Receives the tags of a page in order; each opened one is closed. */
export interface TagListener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

const invisible = new Set(
  'script style template noscript noframes iframe title datalist rp annotation annotation-xml desc canvas audio video object'.split(
    ' ',
  ),
);
const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote section article header footer main nav aside figure form fieldset hr'.split(
    ' ',
  ),
);
const lines = new Set(
  'html head body div li dt dd tr thead tbody tfoot caption figcaption br address center details summary option legend dialog'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const preformatted = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);

const boilerplateTags = new Set(['nav', 'footer', 'menu']);
const boilerplateRoles = new Set(['navigation', 'contentinfo', 'menu', 'menubar', 'directory']);
const boilerplateName =
  /(?:^|\s)(?:(?:site|page|main|global|top|bottom|primary|secondary|sidebar|side|mobile)[-_]?)?(?:footer|nav|navbar|navigation|breadcrumbs?|menu)(?:\s|$)/i;
/** Elements with content, whatever their class is. */
const contentTags = new Set(['html', 'body', 'main', 'article', 'section']);

/** Whether an element is navigation or a footer. */
function isBoilerplate(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (contentTags.has(name)) return false;
  if (boilerplateTags.has(name) || boilerplateRoles.has(attributes.role ?? '')) return true;
  return boilerplateName.test(attributes.class ?? '') || boilerplateName.test(attributes.id ?? '');
}

/** Separators of text, weakest first. */
const strength = ['', ' ', '\n', '\n\n', '\t'] as const;
/** Parts are joined in portions, because each small part keeps the whole source text in memory. */
const partsPerPassage = 1_000;

type Gap = (typeof strength)[number];

export interface VisibleText {
  text: string;
  /** The parts of the text that are navigation or footer, in order. */
  boilerplate: Place[];
}

/**
 * Collects the visible text of a page: blocks on separate lines, table cells separated by tabs, white space as in a browser;
 * without scripts, styles and hidden elements.
 */
export function visibleText(): TagListener & { result: () => VisibleText } {
  const parts: string[] = [];
  const boilerplate: Place[] = [];
  let length = 0;
  /** The number of open elements within the outermost boilerplate element, itself included; 0 outside. */
  let inBoilerplate = 0;
  const passages: string[] = [];
  let gap: Gap = '';
  let hidden = 0;
  let verbatim = 0;
  let rowHasText = false;

  const setOff = (by: Gap): void => {
    if (strength.indexOf(by) > strength.indexOf(gap)) gap = by;
  };
  const emit = (words: string): void => {
    // Leading space is removed here, because trimming later would shift offsets.
    const text = printable(length === 0 ? words.trimStart() : words);
    if (text === '') return;
    if (length > 0) {
      parts.push(gap);
      length += gap.length;
    }
    gap = '';
    const last = boilerplate.at(-1);
    const end = length + text.length;
    if (inBoilerplate > 0 && last !== undefined && length - last.end <= 2) last.end = end;
    else if (inBoilerplate > 0) boilerplate.push({ start: length, end });
    length = end;
    parts.push(text);
    if (parts.length > partsPerPassage) passages.push(parts.splice(0).join(''));
    rowHasText = true;
  };
  const block = (name: string): void => {
    if (name === 'tr') {
      gap = '\n';
      rowHasText = false;
    } else if (paragraphs.has(name)) setOff('\n\n');
    else if (lines.has(name)) setOff('\n');
  };

  return {
    open(name, attributes) {
      if (inBoilerplate > 0 || isBoilerplate(name, attributes)) inBoilerplate += 1;
      if (hidden > 0 || isHidden(name, attributes)) {
        hidden += 1;
        return;
      }
      if (preformatted.has(name)) verbatim += 1;
      if (cells.has(name)) gap = rowHasText ? '\t' : gap;
      else block(name);
    },
    text(text) {
      if (hidden > 0) return;
      if (verbatim > 0) {
        if (text !== '') emit(text);
        return;
      }
      const words = text.trim();
      if (words === '') {
        if (text !== '') setOff(' ');
        return;
      }
      if (/^\s/.test(text)) setOff(' ');
      emit(words.replace(/\s+/g, ' '));
      if (/\s$/.test(text)) setOff(' ');
    },
    close(name) {
      if (inBoilerplate > 0) inBoilerplate -= 1;
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (preformatted.has(name)) verbatim -= 1;
      block(name);
    },
    result: () => ({ text: [...passages, ...parts].join('').trimEnd(), boilerplate }),
  };
}

function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (invisible.has(name)) return true;
  if (name === 'dialog' && attributes.open === undefined) return true;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  return attributes.style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style);
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
