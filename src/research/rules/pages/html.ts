import { DomHandler, DomUtils, ElementType, Parser } from 'htmlparser2';
import { printable, excerpt, orElse } from '../../../base/errors.ts';
import { isReferenceMark, superscripts } from '../quotes/text.ts';
import type { FailureReason } from '../../../programs/rules/public-address.ts';
import type { PageMetadata } from './page.ts';

/** Real pages are not nested this deeply, and the walk over the tree needs a stack. */
const deepest = 2_000;
const charactersBetweenChecks = 16_384;

type Nodes = DomHandler['root']['children'];
const isElement = (node: object | null): node is Element => node !== null && 'attribs' in node;

export interface HtmlPage {
  text: string;
  markup: PageMarkup;
  /** Whether the page was nested too deeply to be read to its end. */
  cut: boolean;
}

class Tree extends DomHandler {
  get depth(): number {
    return this.tagStack.length;
  }
}

/** Reads a page of HTML. Never throws. */
export function readHtml(html: string): HtmlPage {
  const tree = new Tree();
  const parser = new Parser(tree, { recognizeCDATA: true });
  let read = 0;
  for (; read < html.length && tree.depth <= deepest; read += charactersBetweenChecks) {
    const part = html.slice(read, read + charactersBetweenChecks);
    parser.write(part);
  }
  parser.end();
  const elements = DomUtils.findAll(() => true, tree.root.children);
  return { text: visibleText(tree.root.children), markup: pageMarkup(elements), cut: read < html.length };
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const invisible = setOf(
  'script style template noscript noframes iframe title datalist rp annotation annotation-xml desc canvas audio video object',
);
const paragraphs = setOf(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote section article header footer main nav aside figure form fieldset hr',
);
const lines = setOf(
  'html head body div li dt dd tr thead tbody tfoot caption figcaption br address center details summary option legend dialog mtr',
);
const cells = setOf('td th mtd');
const preformatted = setOf('pre textarea listing xmp plaintext');

/** Separators of text, weakest first. */
const strength = ['', ' ', '\n', '\n\n', '\t'] as const;
type Gap = (typeof strength)[number];

/** Characters before a raised number that decide what it is. */
const longestTail = 40;
const isRaisedMark = /^[\u00b9\u00b2\u00b3\u2070-\u2079,;\u2013-]+$/;

/**
 * The visible text of a page: blocks on separate lines, headings and numbered items marked as in Markdown, table cells separated by tabs,
 * white space as in a browser, exponents and fractions in signs; without scripts, styles, hidden elements, numbers of lines and the second form of a formula.
 */
function visibleText(root: Nodes): string {
  let text = '';
  /** The end of the text, which decides what a raised number is. */
  let tail = '';
  let gap: Gap = '';
  let rowHasText = false;
  /** The cells of a row since its last words: each empty one keeps its place. */
  let cellsPassed = 0;
  const setOff = (by: Gap): void => {
    if (strength.indexOf(by) > strength.indexOf(gap)) gap = by;
  };
  const emit = (words: string): void => {
    // Leading space is removed here, because trimming later would shift offsets.
    const plain = printable(text === '' ? words.trimStart() : words);
    if (plain === '') return;
    const empty = gap === '\t' || gap === '\n' ? '\t'.repeat(Math.max(0, cellsPassed - 1)) : '';
    const added = (text === '' ? '' : gap + empty) + plain;
    cellsPassed = 0;
    text += added;
    tail = (tail + added).slice(-longestTail);
    gap = '';
    rowHasText = true;
  };
  const flow = (part: string): void => {
    if (/^\s/.test(part)) setOff(' ');
    const words = part.trim();
    if (words === '') return;
    emit(words.replace(/\s+/g, ' '));
    if (/\s$/.test(part)) setOff(' ');
  };
  const block = (name: string): void => {
    if (name === 'tr') {
      gap = '\n';
      rowHasText = false;
      cellsPassed = 0;
    } else if (paragraphs.has(name)) setOff('\n\n');
    else if (lines.has(name)) setOff('\n');
  };
  const write = (nodes: Nodes, isCode: boolean): void => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) (isCode ? emit : flow)(node.data);
      else if (!isElement(node)) write('children' in node ? node.children : [], isCode);
      else if (!isHidden(node)) {
        const { name } = node;
        const special = isNumberOfLine(node, isCode) ? '' : formOf(node, tail + gap);
        if (special === undefined) {
          if (cells.has(name)) {
            gap = rowHasText ? '\t' : gap;
            cellsPassed += 1;
          } else block(name);
          flow(markOf(node));
          write(node.children, isCode || preformatted.has(name));
          block(name);
        } else {
          // A mark of a reference stands with its word, also after a space.
          if (gap === ' ' && isRaisedMark.test(special)) gap = '';
          (isCode ? emit : flow)(special);
        }
      }
    }
  };
  write(root, false);
  return text.trimEnd();
}

/** The mark of Markdown before a heading or an item of a numbered list, which quotes may have; empty before other elements. */
function markOf(element: Element): string {
  const { name, parent, children } = element;
  if (!/^(?:h[1-6]|li)$/.test(name) || DomUtils.textContent(children).trim() === '') return '';
  if (name !== 'li') return `${'#'.repeat(Number(name[1]))} `;
  if (!isElement(parent) || parent.name !== 'ol') return '';
  const items = parent.children.filter((one) => isElement(one) && one.name === 'li');
  return `${Number(parent.attribs.start ?? 1) + items.indexOf(element)}. `;
}

/** Words for screen readers, by the names that style sheets give them. */
const unseen = /(?<!not-)(?:visually-?hidden|sr-only|screen-reader-(?:text|only))(?:-focusable)?(?:\s|$)/i;

function isHidden(element: Element): boolean {
  const { name, attribs } = element;
  const { class: classes = '', style = '', hidden } = attribs;
  if (invisible.has(name) || unseen.test(classes) || isLayoutOfMath(element)) return true;
  // Wikipedia hides a formula's MathML and shows its picture.
  if (/katex-mathml|mwe-math-mathml/.test(classes)) return false;
  if (name === 'dialog' && attribs.open === undefined) return true;
  if (hidden !== undefined && hidden !== 'until-found') return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

/** Whether an element of KaTeX or MathJax shows again, in pieces for the eye, what the MathML beside it says. */
function isLayoutOfMath({ name, attribs, parent }: Element): boolean {
  const isLayout = name === 'nobr' || attribs.class?.includes('katex-html') === true;
  return (
    isLayout &&
    attribs['aria-hidden'] === 'true' &&
    DomUtils.existsOne(({ name: other }) => other === 'math', parent?.children ?? [])
  );
}

const lineNumber = /(?:^|[\s_-])(?:lnt?|lnum|line-?n(?:o|um)\w*|gutter)(?:\s|$)/i;

function isNumberOfLine(element: Element, isCode: boolean): boolean {
  const { name, attribs } = element;
  if ((!isCode && name !== 'td') || ['pre', 'code', 'table'].includes(name)) return false;
  return lineNumber.test(attribs.class ?? '') && /^[\d\s]*$/.test(DomUtils.textContent(element));
}

const isBlock = ({ name }: Element): boolean =>
  !name.startsWith('m') && (paragraphs.has(name) || lines.has(name) || cells.has(name));
const isPlaceLink = ({ name, attribs }: Element): boolean => name === 'a' && attribs.href?.includes('#') === true;

/**
 * The text of what is written otherwise than it stands: exponents as `^6`, fractions as `3/4`, the marks of references as raised digits or
 * `[12]`; undefined for other elements.
 */
function formOf(element: Element, before: string): string | undefined {
  const { name, attribs } = element;
  const form = /vertical-align\s*:\s*super/i.test(attribs.style ?? '') ? 'sup' : name;
  const write = forms[form];
  if (write === undefined || DomUtils.existsOne(isBlock, element.children)) return undefined;
  const { text, parts } = textWithin(element);
  return write({ element, text, parts, before });
}

/** The text of an element within a formula or a raised number, and that of each of its children. */
function textWithin({ name, children }: Element): { text: string; parts: string[] } {
  const parts: string[] = [];
  let text = '';
  for (const child of children) {
    // Between the elements of a formula, white space only indents the source.
    if (child.type === ElementType.Text) text += name.startsWith('m') && child.data.trim() === '' ? '' : child.data;
    else if (isElement(child) && !isHidden(child)) {
      const part = formOf(child, text) ?? textWithin(child).text;
      text += part;
      parts.push(part);
    }
  }
  return { text, parts };
}

interface Held {
  element: Element;
  text: string;
  parts: string[];
  before: string;
}

const under = ({ parts: [base = '', index = ''] }: Held): string => `${base}_${grouped(index)}`;
const underAndOver = ({ parts: [base = '', index = '', exponent = ''] }: Held): string =>
  `${base}_${grouped(index)}${power(exponent)}`;
const forms: Readonly<Record<string, (held: Held) => string>> = {
  sup: raised,
  // 1010₂ is no 10102.
  sub: ({ text, before }) => (/\d$/.test(before) && /^\s*\d/.test(text) ? `_${text.trim()}` : text),
  msup: ({ parts: [base = '', exponent = ''] }) => base + power(exponent),
  msub: under,
  munder: under,
  msubsup: underAndOver,
  munderover: underAndOver,
  mfrac: ({ parts: [above = '', below = ''], before }) =>
    `${/\d$/.test(before) ? ' ' : ''}${grouped(above)}/${grouped(below)}`,
  msqrt: ({ text }) => `√${grouped(text)}`,
};

const list = /^\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*$/;
/** Longer raised text is prose in small print. */
const longestRaised = 24;

function raised({ element, text, before }: Held): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.startsWith('[') || words.length > longestRaised) return text;
  const isList = list.test(words);
  const isLinked = isLinkToPlace(element);
  if (isLinked && !isList) return '';
  if (isLinked || (isList && /[,;]/.test(words))) return /\d\s?$/.test(before) ? `[${words}]` : inRaisedDigits(words);
  // An ordinal's ending, a trade mark, an isotope's number, the number of a note.
  if (/^(?:\p{L}{2,}\.?|[°®™℠])$/u.test(words) || !/[\p{L}\p{N})\]|.,;:!?'"”’]$/u.test(before)) return text;
  if (/^[*†‡§¶‖#]+$/.test(words)) return '';
  return isList && isReferenceMark(words, before) ? inRaisedDigits(words) : power(words);
}

/** Whether an element holds a link to a place of a page, or is all that one holds, as marks of references do. */
function isLinkToPlace(element: Element): boolean {
  const { parent } = element;
  const isAll =
    isElement(parent) &&
    isPlaceLink(parent) &&
    DomUtils.textContent(parent).trim() === DomUtils.textContent(element).trim();
  return isAll || DomUtils.existsOne(isPlaceLink, element.children);
}

function inRaisedDigits(text: string): string {
  const digits = Array.from(superscripts);
  return text.replace(/\s/g, '').replace(/\d/g, (digit) => digits.find((one) => one.normalize('NFKC') === digit) ?? '');
}

function power(text: string): string {
  return /^[′″'*]+$/.test(text.trim()) ? text : `^${grouped(text)}`;
}

function grouped(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return /^(?:[-−+]?[\p{L}\p{N}.^]+[-−+]?|\([^()]*\))$/u.test(words) ? words : `(${words})`;
}

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
  const linked = scripts.filter(({ attribs }) => attribs.type?.toLowerCase() === 'application/ld+json');
  const data = textsOf(linked).join('\n');
  return {
    metadata: metadataOf(named, data, excerpt(textsOf(having('title').slice(0, 1))[0] ?? '')),
    refresh: /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(refresh)?.[1] ?? null,
    hasPasswordField: having('input').some(({ attribs }) => attribs.type?.toLowerCase() === 'password'),
    hasChallenge:
      scripts.some(({ attribs }) => challenge.test(attribs.src ?? '')) ||
      having('div', 'iframe').some(({ attribs: { class: classes = '', id = '', src = '' } }) =>
        challenge.test(`${classes} ${id} ${src}`),
      ),
    withoutScripts: textsOf(having('noscript')).join(' ').trim(),
    restricted:
      /"isAccessibleForFree"\s*:\s*"?false/i.test(data) || named.get('article:content_tier')?.[0] === 'locked',
  };
}

function metadataOf(named: ReadonlyMap<string, string[]>, data: string, title: string): PageMetadata {
  const all = (...names: string[]) => names.map((name) => named.get(name) ?? []).find((some) => some.length > 0) ?? [];
  const first = (...names: string[]): string | undefined => all(...names)[0];
  const scholarly = all('citation_author', 'dc.creator', 'dcterms.creator');
  const authors =
    [scholarly, [fieldOf(data, 'author') ?? []].flat(), all('author')].find((some) => some.length > 0) ?? [];
  const date =
    first('citation_publication_date', 'citation_date', 'citation_online_date') ??
    fieldOf(data, 'datePublished') ??
    first('article:published_time', 'dcterms.issued', 'dc.date', 'datepublished', 'date');
  const publisher = first('citation_journal_title', 'citation_conference_title') ?? fieldOf(data, 'publisher');
  return {
    title: first('citation_title', 'dc.title', 'og:title') ?? fieldOf(data, 'headline') ?? (title || null),
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

/** The first text of a field in JSON-LD, or the name of the thing that stands there. */
function fieldOf(data: string, field: string): string | undefined {
  const name = '(?:\\{[^{}]{0,2000}?"name"\\s*:\\s*)?';
  const pattern = new RegExp(`"${field}"\\s*:\\s*\\[?\\s*${name}("(?:[^"\\\\]|\\\\.){1,500}")`);
  const found = pattern.exec(data)?.[1];
  return found === undefined ? undefined : excerpt(orElse(() => JSON.parse(found) as string, '')) || undefined;
}

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
