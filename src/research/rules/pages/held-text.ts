import { isReferenceMark } from '../quotes/normal-text.ts';
import { superscripts } from '../quotes/characters.ts';

export type Attributes = Readonly<Record<string, string>>;

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
const lineNumber =
  /(?:^|[\s_-])(?:ln|lnt|lnum|linenos?|linenr|linenumbers?|line-?num(?:ber)?s?|gutter|blob-num|ln-n)(?:\s|$)/i;
const raisedStyle = /vertical-align\s*:\s*super/i;
/** Longer raised text is prose in small print. */
const longestRaised = 24;

/**
 * Holds the text of superscripts, formulas and line numbers back until their element closes, and says how it is written:
 * exponents as `^6`, fractions as `3/4`, the marks of references as raised digits or `[12]`, line numbers not at all.
 */
export function heldText() {
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
export function isPlaceLink(name: string, { href = '' }: Attributes): boolean {
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
