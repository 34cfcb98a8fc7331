import { characterClass, letterBit } from './character-class.ts';
import { normalText } from './normal-text.ts';
import { spelledNumbers } from './spelled-numbers.ts';
import { likelyDecimalMark, readingsOf, type PlainNumber } from './number-readings.ts';
import { readPrefix, readUnit } from './number-surroundings.ts';
import type { Unit } from './units.ts';

/** One value a number may stand for, and the step of its last printed digit: 2.5 million has the step 100,000. */
export interface Reading {
  value: number;
  step: number;
}

/** A number of a text in normal form. */
export interface FoundNumber {
  /** As it stands in the text's normal form, with sign, magnitude and unit. */
  text: string;
  at: number;
  /** What must not change when it is quoted: name, sign, digits without grouping, magnitude and unit. */
  exact: string;
  /** The likeliest first. `1.000` may be one or a thousand; `1,000` hardly anything but a thousand. */
  readings: Reading[];
  /** What "million" and its kin multiply it with; already in its readings. */
  magnitude: number;
  unit: Unit | null;
  /** What it is part of: `p` in p95, `gpt-` in GPT-4; empty for a number that stands alone. */
  name: string;
  spelled: boolean;
}

/** Digits with their separators, then an exponent: e3, ^6, ×10^6. */
const numeral =
  /(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'_]\d+)*)([eE][+-]?\d{1,3}(?![\p{L}\d])|\^[+-]?\d{1,3}(?!\d)|\s?[x×*·]\s?10\^[+-]?\d{1,3}(?!\d))?/gu;
const nameBefore = /\p{L}[\p{L}\d]{0,30}[-/._]?$/u;
const between = /^ ?(?:-|to|and|or|bis|und|,|\/) ?$/;

/**
 * The numbers of a text, in order. Grouping (1,000; 1 000; 1'000; 1.000.000), exponents (1e3, 1×10⁶), percent signs, units,
 * magnitudes ("2.5 million") and currencies are read; both ends of a range carry its unit; "three" counts as spelled.
 */
export function numbersIn(text: string): FoundNumber[] {
  return numbersInNormal(normalText(text, { keepCase: true }).text);
}

/** `numbersIn` for a text that is in normal form already. */
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
  };
}

/** The letters, with a joining sign, that a number directly follows. */
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

/** In "10 to 20 ms" and "2 or 3 million" the first number has what follows the second. */
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
