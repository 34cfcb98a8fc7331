import { printable } from '../../../base/errors.ts';
import type { Place } from '../quotes/page-index.ts';
import { type Attributes, heldText, isPlaceLink } from './held-text.ts';

/** Receives the tags of a page in order; each opened one is closed. */
export interface TagListener {
  open: (name: string, attributes: Attributes) => void;
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

const boilerplateTags = new Set(['nav', 'footer', 'menu']);
const boilerplateRoles = new Set(['navigation', 'contentinfo', 'menu', 'menubar', 'directory']);
const boilerplateName =
  /(?:^|\s)(?:(?:site|page|main|global|top|bottom|primary|secondary|sidebar|side|mobile)[-_]?)?(?:footer|nav|navbar|navigation|breadcrumbs?|menu)(?:\s|$)/i;
/** Elements with content, whatever their class is. */
const contentTags = new Set(['html', 'body', 'main', 'article', 'section']);

/** Whether an element is navigation or a footer. */
function isBoilerplate(name: string, attributes: Attributes): boolean {
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
 * Collects the visible text of a page: blocks on separate lines, table cells separated by tabs, white space as in a browser,
 * exponents and fractions in signs; without scripts, styles, hidden elements and the second form of a formula.
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
    const last = boilerplate.at(-1);
    const end = length + text.length;
    if (inBoilerplate > 0 && last !== undefined && length - last.end <= 2) last.end = end;
    else if (inBoilerplate > 0) boilerplate.push({ start: length, end });
    length = end;
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
      if (inBoilerplate > 0 || isBoilerplate(name, attributes)) inBoilerplate += 1;
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
      if (inBoilerplate > 0) inBoilerplate -= 1;
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
    result: () => ({ text: [...passages, ...parts].join('').trimEnd(), boilerplate }),
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
