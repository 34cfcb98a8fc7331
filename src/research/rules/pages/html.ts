import { Parser } from 'htmlparser2';
import { printable } from '../../../base/errors.ts';
import { isReferenceMark, superscripts } from '../quotes/text.ts';
import { pageMarkup, type Attributes, type PageMarkup, type TagListener } from './markup.ts';

/** Real pages are not nested this deeply; parsing takes quadratic time in the depth. */
const deepest = 5_000;
const charactersBetweenChecks = 16_384;

export interface HtmlPage {
  text: string;
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
  return { text: text.result(), markup: markup.result(), cut: read < html.length };
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
  'html head body div li dt dd tr thead tbody tfoot caption figcaption br address center details summary option legend dialog mtr'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th', 'mtd']);
const preformatted = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);

/** Characters before a raised number that decide what it is. */
const longestTail = 40;
const isRaisedMark = /^[\u00b9\u00b2\u00b3\u2070-\u2079,;\u2013-]+$/;

/** Whether an element holds a formula as MathML: of KaTeX, MathJax or Wikipedia. */
const showsMath = (name: string, attributes: Attributes): boolean =>
  attributes['data-mathml'] !== undefined || /katex-mathml|mwe-math-mathml/.test(attributes.class ?? '');
/** Whether an element begins a formula. */
const isMathContainer = (attributes: Attributes): boolean =>
  /(?:^|\s)(?:katex|MathJax)(?:\s|$)/.test(attributes.class ?? '');
/** Whether an element shows again, in pieces for the eye, what the MathML beside it says. */
const isLayoutOfMath = (name: string, attributes: Attributes): boolean =>
  attributes['aria-hidden'] === 'true' && (name === 'nobr' || attributes.class?.includes('katex-html') === true);

/** Separators of text, weakest first. */
const strength = ['', ' ', '\n', '\n\n', '\t'] as const;
/** Parts are joined in portions, because each small part keeps the whole source text in memory. */
const partsPerPassage = 1_000;

type Gap = (typeof strength)[number];

/**
 * Collects the visible text of a page: blocks on separate lines, table cells separated by tabs, white space as in a browser,
 * exponents and fractions in signs; without scripts, styles, hidden elements and the second form of a formula.
 */
function visibleText(): TagListener & { result: () => string } {
  const parts: string[] = [];
  let length = 0;
  const passages: string[] = [];
  let gap: Gap = '';
  let hidden = 0;
  let verbatim = 0;
  let rowHasText = false;
  const held = heldText();
  /** The end of the text, which decides what a raised number is. */
  let tail = '';
  let isMathShown = false;
  /** Whether a link to a place of a page has been opened, and has no text yet. */
  let inBareLink = false;

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
      tail += gap;
    }
    gap = '';
    length += text.length;
    parts.push(text);
    tail = `${tail}${text}`.slice(-longestTail);
    inBareLink = false;
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
  const flow = (text: string): void => {
    const words = text.trim();
    if (/^\s/.test(text)) setOff(' ');
    if (words === '') return;
    emit(words.replace(/\s+/g, ' '));
    if (/\s$/.test(text)) setOff(' ');
  };
  /** Writes what was held back, as it is written. */
  const writeHeld = (text: string): void => {
    // A mark of a reference stands with its word, also after a space.
    if (gap === ' ' && isRaisedMark.test(text)) gap = '';
    (verbatim > 0 ? emit : flow)(text);
  };

  return {
    open(name, attributes) {
      const isSecondForm = isMathShown && isLayoutOfMath(name, attributes);
      if (hidden > 0 || isSecondForm || isHidden(name, attributes)) {
        hidden += 1;
        return;
      }
      if (showsMath(name, attributes)) isMathShown = true;
      else if (isMathContainer(attributes)) isMathShown = false;
      const isBlock = paragraphs.has(name) || lines.has(name) || cells.has(name);
      if (held.isOpen() && isBlock && !name.startsWith('m') && !held.mayHoldBlocks()) writeHeld(held.release());
      if (isPlaceLink(name, attributes)) inBareLink = true;
      if (held.open(name, attributes, { isCode: verbatim > 0, isInLink: inBareLink })) return;
      if (preformatted.has(name)) verbatim += 1;
      if (cells.has(name)) gap = rowHasText ? '\t' : gap;
      else block(name);
    },
    text(text) {
      if (hidden > 0) return;
      if (held.isOpen()) held.text(text);
      else if (verbatim === 0) flow(text);
      else if (text !== '') emit(text);
    },
    close(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (name === 'a') inBareLink = false;
      if (held.isOpen()) {
        const text = held.close(gap.length > 0 ? `${tail}${gap}` : tail);
        if (text !== undefined) writeHeld(text);
        return;
      }
      if (preformatted.has(name)) verbatim -= 1;
      block(name);
    },
    result: () => [...passages, ...parts].join('').trimEnd(),
  };
}

/** Words for screen readers, by the names that style sheets give them. */
const unseen = /(?<!not-)(?:visually-?hidden|sr-only|screen-reader-(?:text|only))(?:-focusable)?(?:\s|$)/i;

function isHidden(name: string, attributes: Attributes): boolean {
  if (invisible.has(name) || unseen.test(attributes.class ?? '')) return true;
  // Wikipedia hides a formula's MathML and shows its picture.
  if (showsMath(name, attributes)) return false;
  if (name === 'dialog' && attributes.open === undefined) return true;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  return attributes.style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style);
}

/** An open element whose text is written otherwise than it stands. */
interface Held {
  name: string;
  text: string;
  /** The texts of its children, for the parts of a formula. */
  parts: string[];
  /** Whether it holds a link to a place of a page, as marks of references do. */
  isLinked: boolean;
}

const formulas = new Set(['msup', 'msub', 'msubsup', 'mfrac', 'munder', 'munderover', 'msqrt']);
const lineNumber = /(?:^|[\s_-])(?:lnt?|lnum|line-?n(?:o|um)\w*|gutter)(?:\s|$)/i;
const raisedStyle = /vertical-align\s*:\s*super/i;
/** Longer raised text is prose in small print. */
const longestRaised = 24;

/**
 * Holds the text of superscripts, formulas and line numbers back until their element closes, and says how it is written:
 * exponents as `^6`, fractions as `3/4`, the marks of references as raised digits or `[12]`, line numbers not at all.
 */
function heldText() {
  const open: Held[] = [];
  const kindOf = (name: string, attributes: Attributes, isCode: boolean): string | undefined => {
    if (name === 'sup' || name === 'sub' || formulas.has(name)) return name;
    if (raisedStyle.test(attributes.style ?? '')) return 'sup';
    const isNumbered = (isCode || name === 'td') && !/^(?:pre|code|table)$/.test(name);
    return isNumbered && lineNumber.test(attributes.class ?? '') ? 'line-number' : undefined;
  };
  return {
    isOpen: () => open.length > 0,
    /** Whether what is held can contain a block of text. */
    mayHoldBlocks: () => open[0]?.name === 'line-number',
    /**
     * Whether an element is held: it belongs to one that is, or begins one.
     * @param isInLink whether a link to a place of a page holds nothing but this element so far.
     */
    open(name: string, attributes: Attributes, { isCode, isInLink }: { isCode: boolean; isInLink: boolean }): boolean {
      const kind = kindOf(name, attributes, isCode);
      if (open.length === 0 && kind === undefined) return false;
      open.push({ name: kind ?? name, text: '', parts: [], isLinked: isInLink || isPlaceLink(name, attributes) });
      return true;
    },
    text(text: string): void {
      const last = open.at(-1);
      // Between the elements of a formula, white space only indents the source.
      if (last !== undefined && (text.trim() !== '' || !last.name.startsWith('m'))) last.text += text;
    },
    /** Closes the last element; its text when it was the outermost one. */
    close(before: string): string | undefined {
      const last = open.pop();
      if (last === undefined) return undefined;
      const parent = open.at(-1);
      const text = written(last, parent?.text ?? before);
      if (parent === undefined) return text;
      parent.text += text;
      parent.parts.push(text);
      parent.isLinked ||= last.isLinked;
      return undefined;
    },
    /** Gives up holding: the text so far. */
    release: (): string =>
      open
        .splice(0)
        .map(({ text }) => text)
        .join(''),
  };
}

/** Whether an element is a link to a place of a page. */
function isPlaceLink(name: string, { href = '' }: Attributes): boolean {
  return name === 'a' && href.includes('#');
}

function written(held: Held, before: string): string {
  const [first = '', second = '', third = ''] = held.parts;
  switch (held.name) {
    case 'sup':
      return raised(held, before);
    case 'sub':
      // 1010₂ is no 10102.
      return /\d$/.test(before) && /^\s*\d/.test(held.text) ? `_${held.text.trim()}` : held.text;
    case 'msup':
      return first + power(second);
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}${power(third)}`;
    case 'mfrac':
      return `${/\d$/.test(before) ? ' ' : ''}${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(held.text)}`;
    case 'line-number':
      return /^[\d\s]*$/.test(held.text) ? '' : held.text;
    default:
      return held.text;
  }
}

const list = /^\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*$/;

function raised({ text, isLinked }: Held, before: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const isList = list.test(words);
  const isAfterDigit = /\d\s?$/.test(before);
  if (words.startsWith('[') || words.length > longestRaised) return text;
  if (isLinked && !isList) return '';
  if (isLinked || (isList && /[,;]/.test(words))) return isAfterDigit ? `[${words}]` : inRaisedDigits(words);
  // An ordinal's ending, a trade mark, an isotope's number, the number of a note.
  if (/^(?:\p{L}{2,}\.?|[°®™℠])$/u.test(words) || !/[\p{L}\p{N})\]|.,;:!?'"”’]$/u.test(before)) return text;
  if (/^[*†‡§¶‖#]+$/.test(words)) return '';
  return isList && isReferenceMark(words, before) ? inRaisedDigits(words) : power(words);
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
