/** A part of a text: offsets, the end exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** Superscript digits and signs. */
export const superscripts = '¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻';
/** Hyphens, en dashes and minus signs, which are used for each other; em dashes are different. */
const hyphens = '\\-\u2010-\u2013\u2043\u2212\ufe58\ufe63\uff0d';
/** Scripts without blanks between words, in which each character is a token. */
export const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{sc=Tibetan}\u30fc\uff70';
const letters = `[[\\p{L}\\p{M}]--[${unspaced}]]{1,200}`;
/** What stands within a word without dividing it: invisible characters, apostrophes, and hyphens, also those at a line's end. */
const joint = `(?:[\\p{DI}\u0640'’‘ʼ]{1,40}|[\u00ad${hyphens}](?:[^\\S\\n]{0,40}\\n\\s{0,400})?)`;
const token = new RegExp(
  [
    `${letters}(?:${joint}${letters}){0,20}`,
    `\\p{Nd}{1,400}(?:[.,'’_\u066b\u066c]\\p{Nd}{1,400}){0,20}`,
    `([${unspaced}])[\\p{M}\uff9e\uff9f]{0,30}`,
    `[${superscripts}]{1,40}`,
    '[\\p{No}\\p{Nl}]',
  ].join('|'),
  'gv',
);

/** The words, numbers and ideographs of a text in normal form, with their places; punctuation and marks are none. */
export interface Tokens {
  words: string[];
  places: Place[];
  /** How many of them are ideographs, of which two make a word. */
  ideographs: number;
}

/** Splits a text into tokens, in any script: without case, typography, marks of Markdown, and the hyphens within words. */
export function tokensOf(text: string): Tokens {
  const tokens: Tokens = { words: [], places: [], ideographs: 0 };
  for (const { 0: found, 1: ideograph, index } of withoutEntities(text).matchAll(token)) {
    if (ideograph !== undefined) tokens.ideographs += 1;
    // A fraction such as ½ is two numbers.
    for (const word of plain(found)
      .split(' ')
      .filter((one) => one !== '')) {
      tokens.words.push(word);
      tokens.places.push({ start: index, end: index + found.length });
    }
  }
  return tokens;
}

const joints = new RegExp(`(?<=[\\p{L}\\p{M}])${joint}(?=[\\p{L}\\p{M}])|[\\p{DI}\u0640]`, 'gv');

const known = new Map<string, string>();
const mostKnown = 100_000;

function plain(found: string): string {
  if (/^[a-z\d]+$/.test(found)) return found;
  const before = known.get(found);
  if (before !== undefined) return before;
  const joined = found.replace(joints, '');
  const form = asciiDigits(joined.normalize('NFKC').toLowerCase())
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{M}\p{N}.,_]+/gu, ' ')
    .trim();
  if (known.size > mostKnown) known.clear();
  known.set(found, form);
  return form;
}

/** In every script, the decimal digits have ten consecutive code points, from zero to nine. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}|[\u066b\u066c\u066a]/gu, (character) => {
    const mark = { '\u066b': '.', '\u066c': ',', '\u066a': '%' }[character];
    if (mark !== undefined) return mark;
    const code = character.codePointAt(0) ?? 0;
    let first = code;
    while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String(code - first);
  });
}

const entity =
  /&(?:#(\d{2,7})|#x([\da-f]{2,6})|(amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip|shy|deg|times));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  deg: '°',
  times: '×',
  shy: '\u00ad',
  apos: "'",
  rsquo: '’',
};

/** A text of the same length with the characters of its HTML entities, which some pages print, and copied text contains. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const stands = Number.isNaN(code)
      ? (named[String(name).toLowerCase()] ?? ' ')
      : String.fromCodePoint(Math.min(code, 0xffff));
    return stands.padEnd(whole.length, '\u00ad');
  });
}

/** Marks of references in brackets, and at the end of a word, as in the text of a PDF: `[12]`, `mortality12,13`. */
const marks =
  /(?<=[\p{L}\p{N}.,;:!?)"”’])\[[\p{L}\p{N} .,;–-]{1,24}\](?!\p{L})|(?<=\s)\[(?:\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,15}|[a-z])\](?!\p{L})|(?<=\p{Ll}{4}|\p{Ll}{2}[.,;)])(?!\d{1,3}(?:,\d{3})+(?!\d))(?:\d{1,3}(?:[,–-]\d{1,3})+(?![\p{L}\d]|[.,]\d)|\d{1,2}(?=\s?[.,;:)](?:\s|$)))/gu;
/** The links of Markdown, and the numbers of its list items. */
const links = /\[([^\][\n]{1,300})\]\((?:[^()\s]|\([^()\s]{0,300}\)){1,2000}(?:\s"[^"\n]{0,200}")?\)/gu;
const listNumbers = /^[^\S\n]{0,20}\d{1,3}[.)](?=[^\S\n])/gmu;
const raised = new RegExp(`[${superscripts}]{1,3}(?:[,;–-][${superscripts}]{1,3}){0,15}`, 'gu');

const blank = (found: string) => ' '.repeat(found.length);

/** A text of the same length without what may be marks of references. */
export function withoutMarks(text: string): string {
  const bare = text.replace(raised, (found, at: number) =>
    isReferenceMark(found.normalize('NFKC'), text.slice(Math.max(0, at - 4), at)) ? blank(found) : found,
  );
  return bare.replace(marks, blank);
}

/** A text of the same length without the targets of links in Markdown, and the numbers of its list items. */
export const withoutLayout = (text: string): string =>
  text.replace(links, (whole, label: string) => ` ${label}`.padEnd(whole.length)).replace(listNumbers, blank);

/** Whether raised digits after these characters are a mark: `drift²`, `drift.²`, `drift²,³`, but not `m²`, `10²` and `log²`. */
export function isReferenceMark(digits: string, before: string): boolean {
  if (!/^\d{1,3}(?:[,;\u2013-]\d{1,3})*$/.test(digits)) return false;
  if (/[.,;:!?)'"]$/.test(before)) return true;
  return /^\d+$/.test(digits)
    ? /\p{L}{3}$/u.test(before) && !/(?<!\p{L})(?:log|exp|sin|cos|tan)$/u.test(before)
    : /\p{L}$/u.test(before);
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** Characters beyond a place in which its sentence is looked for. */
const reach = 400;
/** A longer line without a full stop goes on in the next one. */
const longestWhole = 40;
const cell = /[\t|]/;

/** The whole sentences around a place of a text, or the whole rows of a table. */
export function sentencesAround(text: string, { start, end }: Place): Place {
  const line = { start: text.lastIndexOf('\n', start - 1) + 1, end: endOfLine(text, end) };
  if (
    cell.test(text.slice(start, end)) ||
    (line.end - line.start < 2 * reach && cell.test(text.slice(line.start, line.end)))
  )
    return trimmed(text, { start: Math.max(line.start, start - reach), end: Math.min(line.end, end + reach) });
  const from = Math.max(0, start - reach);
  const near = text.slice(from, end + reach);
  // A line may be a part of its sentence, or a sentence by itself.
  const lines = withoutMarks(near).replace(/([^\n]*)\n(?=[^\n]*)/g, (whole, before: string, at: number) => {
    const next = near.slice(at + whole.length, at + whole.length + 8);
    return before.length > longestWhole && !/[.!?:。！？]\W*$/.test(before) && /^[^\s*+•#>-]/.test(next)
      ? `${before} `
      : whole;
  });
  const ends = Array.from(sentences.segment(lines), ({ index, segment }) => ({
    start: from + index,
    end: from + index + segment.length,
  }));
  const first = ends.findLast((one) => one.start <= start);
  const last = ends.find((one) => one.end >= end);
  return trimmed(text, {
    start: first === undefined || (first.start === from && from > 0) ? start : first.start,
    end: last === undefined || (last.end === from + near.length && last.end < text.length) ? end : last.end,
  });
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function trimmed(text: string, { start, end }: Place): Place {
  const part = text.slice(start, end);
  return { start: start + (part.length - part.trimStart().length), end: end - (part.length - part.trimEnd().length) };
}
