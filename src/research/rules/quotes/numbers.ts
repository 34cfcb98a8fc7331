import { characterClass, letterBit } from './characters.ts';
import { normalText } from './normal-text.ts';
import { type Unit, magnitudeNamed, unitNamed } from './units.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${tens.join('|')})[ -]?(${small.slice(1, 10).join('|')})?|(${small.join('|')}))( hundred)?(?![\\p{L}\\p{N}])`,
  'giu',
);

const beforeHyphen = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...small, ...tens, 'hundred'].join('|')})[-\u2010\u2011](?=\\p{L})`,
  'giu',
);

/** English numbers written as words: "three", "twenty-five", "two hundred". */
export function spelledNumbers(text: string): { text: string; at: number; value: number }[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const [words, ten, unit, single, hundred] = match;
    const value =
      ten === undefined ? indexOf(small, single) : (indexOf(tens, ten) + 2) * 10 + Math.max(0, indexOf(small, unit));
    return { text: words.trimEnd(), at: match.index, value: hundred === undefined ? value : value * 100 };
  });
}

function indexOf(list: readonly string[], word: string | undefined): number {
  return word === undefined ? -1 : list.indexOf(word.toLowerCase());
}

/** The digits of a number without grouping, with a decimal point. */
export interface PlainNumber {
  plain: string;
  decimals: number;
}

/** The decimal mark of a text, when one of its numbers is unambiguous. */
export function likelyDecimalMark(text: string): '.' | ',' | null {
  const point = /\d\.(?:\d{1,2}|\d{4,})(?![\d.])|\d,\d{3}\.\d|(?<!\d)0\.\d/.test(text);
  const comma = /\d,(?:\d{1,2}|\d{4,})(?![\d,])|\d\.\d{3},\d|(?<!\d)0,\d/.test(text);
  return point === comma ? null : point ? '.' : ',';
}

/** The possible meanings of digits with separators, the most likely first; none for version numbers such as 1.2.3. */
export function readingsOf(digits: string, decimalMark: '.' | ',' | null): PlainNumber[] {
  const compact = digits.replace(/[ '_]/g, '');
  const marks = compact.replace(/\d/g, '');
  const decimal = (mark: string): PlainNumber => {
    const [whole = '', part = ''] = compact.replaceAll(mark === '.' ? ',' : '.', '').split(mark);
    return { plain: part === '' ? whole : `${whole}.${part}`, decimals: part.length };
  };
  const grouped: PlainNumber = { plain: compact.replace(/[.,]/g, ''), decimals: 0 };
  if (marks === '') return [grouped];
  if (marks.includes('.') && marks.includes(',')) {
    const last = marks.at(-1) ?? '.';
    return marks.indexOf(last) === marks.length - 1 ? [decimal(last)] : [];
  }
  if (marks.length > 1) return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(compact) ? [grouped] : [];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(compact)) return [decimal(marks)];
  if (decimalMark !== null) return [marks === decimalMark ? decimal(marks) : grouped];
  return marks === ',' ? [grouped] : [decimal('.'), grouped];
}

const sign = /(?<![\p{L}\p{N})\]])([-+±])$/u;
const comparison = /([<>≤≥≈~]=?) ?$/;
const currency = /([$€£¥₹]|(?<!\p{L})(?:US\$|USD|EUR|GBP|JPY|INR)) ?$/iu;
const word = /[ -]?([%‰×$€£¥₹千万萬亿億兆]|°\p{L}?|[\p{L}]{1,24}(?:\/\p{L}{1,12})?)/uy;
const secondWord = / (\p{L}{1,16})/uy;
/** One-letter units that may follow a space; other single letters are words. */
const loneLetters = /^[smhgtWVKB]$/;

/** Signs directly before a number that belong to it: comparison, sign, currency, in any order. */
export function readPrefix(before: string): { length: number; signs: string; unit: Unit | null } {
  let left = before;
  let signs = '';
  let unit: Unit | null = null;
  for (let turn = 0; turn < 3; turn += 1) {
    const money = currency.exec(left);
    const found = money ?? sign.exec(left) ?? comparison.exec(left);
    if (found === null) break;
    if (found === money) unit ??= unitNamed(found[1] ?? '') ?? null;
    else signs = `${found[1] ?? ''}${signs}`;
    left = left.slice(0, found.index);
  }
  return { length: before.length - left.length, signs, unit };
}

/** The magnitude and the unit that follow a number: "ms", "-year", "million dollars", "percentage points". */
export function readUnit(
  text: string,
  from: number,
  isMoney: boolean,
): { magnitude: number; unit: Unit | null; end: number } {
  let magnitude = 1;
  let end = from;
  for (let turn = 0; turn < 2; turn += 1) {
    const [matched, spelling] = matchAt(word, text, end);
    if (matched === '') break;
    const after = end + matched.length;
    const [second, name] = matchAt(secondWord, text, after);
    const long = second === '' ? undefined : unitNamed(`${spelling} ${name}`);
    if (long !== undefined) return { magnitude, unit: long, end: after + second.length };
    const isAttached = matched === spelling;
    const factor = magnitudeNamed(spelling) ?? (isAttached ? letterMagnitude(spelling, isMoney) : undefined);
    if (factor !== undefined && magnitude === 1) {
      magnitude = factor;
      end = after;
      continue;
    }
    const unit = unitNamed(spelling);
    const isWord = !isAttached && spelling.length === 1 && /[a-z]/i.test(spelling) && !loneLetters.test(spelling);
    if (unit === undefined || isWord) break;
    return { magnitude, unit, end: after };
  }
  return { magnitude, unit: null, end };
}

function letterMagnitude(letter: string, isMoney: boolean): number | undefined {
  if (isMoney) return { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }[letter.toLowerCase()];
  return { k: 1e3, K: 1e3, M: 1e6 }[letter];
}

function matchAt(pattern: RegExp, text: string, at: number): [string, string] {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return [found?.[0] ?? '', found?.[1] ?? ''];
}

/** A possible value of a number, and the step of its last printed digit: 100,000 for 2.5 million. */
export interface Reading {
  value: number;
  step: number;
}

/** A number of a text in normal form. */
export interface FoundNumber {
  /** The number in the text's normal form, with sign, magnitude and unit. */
  text: string;
  at: number;
  /** The parts that a quote must not change: name, sign, digits without grouping, magnitude and unit. */
  exact: string;
  /** The most likely first. `1.000` may be one or a thousand; `1,000` is a thousand. */
  readings: Reading[];
  /** The factor of "million" and similar words, which is included in the readings. */
  magnitude: number;
  unit: Unit | null;
  /** The name that contains it: `p` in p95, `gpt-` in GPT-4; empty for a separate number. */
  name: string;
  spelled: boolean;
  /** The parts of a possible version: `0`, `5` and `0` of v0.5.0 and of >= 0.5.0; missing for other numbers. */
  version?: readonly string[];
  /** Whether it is a range of versions such as ^11.0.0. */
  isRange?: true;
}

/** Digits with their separators, then an exponent: e3, ^6, ×10^6. */
const numeral =
  /(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'_]\d+)*)([eE][+-]?\d{1,3}(?![\p{L}\d])|\^[+-]?\d{1,3}(?!\d)|\s?[x×*·]\s?10\^[+-]?\d{1,3}(?!\d))?/gu;
const range = /[~^]\d+\.\d+\.\d+$/;
const nameBefore = /\p{L}[\p{L}\d]{0,30}[-/._]?$/u;
const between = /^ ?(?:-|to|and|or|bis|und|,|\/) ?$/;

/**
 * The numbers of a text, in order. Supports grouping (1,000; 1 000; 1'000; 1.000.000), exponents (1e3, 1×10⁶), percent signs,
 * units, magnitudes ("2.5 million") and currencies; both ends of a range get its unit; "three" counts as spelled.
 */
export function numbersIn(text: string): FoundNumber[] {
  return numbersInNormal(normalText(withApart(text), { keepCase: true }).text);
}

/**
 * A text whose spelled numbers are separated from their nouns, because normalisation takes the hyphen of “one-second” for a line
 * break.
 */
export function withApart(text: string): string {
  return text.replace(beforeHyphen, '$1 ');
}

/** `numbersIn` for a text in normal form. */
export function numbersInNormal(normal: string): FoundNumber[] {
  const decimalMark = likelyDecimalMark(normal);
  const found = Array.from(normal.matchAll(numeral), (match) => readNumber(normal, match, decimalMark));
  shareUnits(normal, found);
  const spelled = spelledNumbers(normal).map(({ text: words, at, value }): FoundNumber => {
    const { magnitude, unit, end } = readUnit(normal, at + words.length, false);
    const exact = `${value}${magnitude === 1 ? '' : `*${magnitude}`}${unit?.name ?? ''}`;
    const readings = [{ value: value * magnitude, step: magnitude }];
    return { text: normal.slice(at, end), at, exact, readings, magnitude, unit, name: '', spelled: true };
  });
  return [...found, ...spelled].sort((a, b) => a.at - b.at);
}

function readNumber(text: string, match: RegExpExecArray, decimalMark: '.' | ',' | null): FoundNumber {
  const { 0: whole, 1: digits = '', 2: exponent = '', index: at } = match;
  const name = nameEndingAt(text, at);
  const prefix = name === '' ? readPrefix(text.slice(Math.max(0, at - 12), at)) : { length: 0, signs: '', unit: null };
  const raised = exponent.toLowerCase().replace(/\s/g, '');
  const after = readUnit(text, at + whole.length, prefix.unit !== null);
  const plains = readingsOf(digits, decimalMark);
  const unit = prefix.unit ?? after.unit;
  const mayBeVersion =
    unit === null &&
    after.magnitude === 1 &&
    !/[-+±]/.test(prefix.signs) &&
    raised === '' &&
    /^\d+(?:\.\d+)*$/.test(digits);
  const times = after.magnitude === 1 ? '' : `*${after.magnitude}`;
  return {
    text: text.slice(at - prefix.length, after.end),
    at: at - prefix.length,
    exact: `${prefix.signs}${plains[0]?.plain ?? digits}${raised}${times}${unit?.name ?? ''}`,
    readings: plains.map((plain) =>
      readingOf(plain, raised, prefix.signs.includes('-') ? -after.magnitude : after.magnitude),
    ),
    magnitude: after.magnitude,
    unit,
    name,
    spelled: false,
    ...(mayBeVersion && { version: digits.split('.') }),
    ...(mayBeVersion && range.test(text.slice(Math.max(0, at - 3), at + whole.length)) && { isRange: true as const }),
  };
}

/** The name, with a joining sign, directly before a number. */
function nameEndingAt(text: string, at: number): string {
  const joined = '-/._'.includes(text.charAt(at - 1)) ? at - 2 : at - 1;
  if ((characterClass(text.charCodeAt(joined)) & letterBit) === 0) return '';
  return nameBefore.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
}

function readingOf({ plain, decimals }: PlainNumber, raised: string, magnitude: number): Reading {
  if (raised.startsWith('^')) return { value: Number(plain) ** Number(raised.slice(1)) * magnitude, step: 0 };
  const exponent = Number(/[+-]?\d+$/.exec(raised)?.[0] ?? 0);
  const scale = Math.abs(magnitude) * 10 ** exponent;
  return { value: Number(`${plain}e${exponent}`) * magnitude, step: scale * 10 ** -decimals };
}

/** Gives the first number in "10 to 20 ms" and "2 or 3 million" the unit of the second. */
function shareUnits(text: string, found: readonly FoundNumber[]): void {
  for (const [index, next] of [...found.entries()].reverse()) {
    const number = found[index - 1];
    if (number === undefined || !between.test(text.slice(number.at + number.text.length, next.at))) continue;
    if (number.unit === null && number.magnitude === 1) {
      number.unit = next.unit;
      number.magnitude = next.magnitude;
      if (next.magnitude !== 1)
        number.readings.push(
          ...number.readings.map(({ value, step }) => ({ value: value * next.magnitude, step: step * next.magnitude })),
        );
    }
  }
}
