import { evaluate } from '../../../base/algorithms.ts';
import {
  asciiDigits,
  isReferenceMark,
  superscripts,
  withoutEntities,
  withoutMarks,
  type Place,
  unspaced,
} from './text.ts';

/** Units of numbers. Numbers of one dimension compare after multiplication with their factors. */
export interface Unit {
  name: string;
  dimension: string;
  factor: number;
}

/** `dimension: name factor spellings; …`. Spellings are compared with case first, then in lower case. */
const table = `
percent: % 1 % percent per_cent pct prozent pourcent procent procento;
points: pp 1 pp ppt ppts percentage_point percentage_points percent_points prozentpunkt prozentpunkte; bp 0.01 bp basis_point basis_points
permille: permille 1 ‰ permille
time: ns 1e-9 ns nanosecond nanoseconds; μs 1e-6 μs us microsecond microseconds; ms 1e-3 ms msec msecs millisecond milliseconds millisekunden;
time: s 1 s sec secs second seconds sekunde sekunden secondes 秒; min 60 min mins minute minutes minuten 分; h 3600 h hr hrs hour hours stunde stunden heures
time: day 86400 day days tag tage tagen jours; week 604800 week weeks woche wochen semaines
months: month 1 month months monat monate monaten mois; year 12 year years yr yrs jahr jahre jahren ans 年
data: B 1 B byte bytes; kB 1e3 kB KB kilobyte kilobytes; MB 1e6 MB mb megabyte megabytes; GB 1e9 GB gb gigabyte gigabytes; TB 1e12 TB tb terabyte terabytes; PB 1e15 PB pb petabyte petabytes
data: KiB 1024 KiB; MiB 1048576 MiB; GiB 1073741824 GiB; TiB 1099511627776 TiB
data: bit 0.125 bit bits; kbit 125 kb Kb kbit; Mbit 125e3 Mb Mbit megabit megabits; Gbit 125e6 Gb Gbit gigabit gigabits; Tbit 125e9 Tb Tbit
rate: bit/s 1 bit/s b/s bps; kbit/s 1e3 kbit/s kb/s kbps Kbps; Mbit/s 1e6 Mbit/s Mb/s Mbps mbps; Gbit/s 1e9 Gbit/s Gb/s Gbps gbps; kB/s 8e3 kB/s KB/s; MB/s 8e6 MB/s MBps; GB/s 8e9 GB/s GBps
length: nm 1e-9 nm nanometer nanometers nanometre nanometres; μm 1e-6 μm micron microns; mm 1e-3 mm millimeter millimeters millimetre millimetres; cm 1e-2 cm centimeter centimeters centimetre centimetres
length: m 1 m meter meters metre metres; km 1e3 km kilometer kilometers kilometre kilometres; in 0.0254 inch inches; ft 0.3048 ft feet foot; mi 1609.344 mi mile miles
mass: μg 1e-9 μg mcg; mg 1e-6 mg milligram milligrams; g 1e-3 g gram grams; kg 1 kg kilogram kilograms kilo kilos; t 1e3 t ton tons tonne tonnes tonnen; lb 0.45359237 lb lbs pound_mass
power: mW 1e-3 mW; W 1 W watt watts; kW 1e3 kW kilowatt kilowatts; MW 1e6 MW megawatt megawatts; GW 1e9 GW gigawatt gigawatts; TW 1e12 TW terawatt terawatts
energy: Wh 1 Wh; kWh 1e3 kWh; MWh 1e6 MWh; GWh 1e9 GWh; TWh 1e12 TWh; J 2.777777777777778e-4 J joule joules; kJ 0.2777777777777778 kJ; MJ 277.7777777777778 MJ
frequency: Hz 1 Hz hertz; kHz 1e3 kHz; MHz 1e6 MHz megahertz; GHz 1e9 GHz gigahertz
volume: ml 1e-3 ml mL milliliter milliliters millilitre millilitres; l 1 l L liter liters litre litres
celsius: °C 1 °C degrees_celsius
fahrenheit: °F 1 °F degrees_fahrenheit
kelvin: K 1 K kelvin
angle: ° 1 ° degree degrees
times: times 1 x × times fold mal fach
dollar: USD 1 $ usd us$ dollar dollars
euro: EUR 1 € eur euro euros
sterling: GBP 1 £ gbp
yen: JPY 1 ¥ jpy yen
rupee: INR 1 ₹ inr rupees
ordinal: ordinal 1 st nd rd th`;

const magnitudeTable = `1e3 thousand thousands tausend tsd mille 千; 1e4 万 萬; 1e5 lakh lakhs; 1e6 million millions millionen mio mn; 1e7 crore crores
1e8 亿 億; 1e9 billion billions bn milliarde milliarden mrd milliard milliards; 1e12 trillion trillions tn 兆`;

/** Dimensions that need their unit: 5 is not 5 %, and 5 % is not 5 percentage points. */
const strict = new Set(['percent', 'points', 'permille']);

const units = new Map<string, Unit>();
for (const line of table.trim().split('\n')) {
  const [dimension = '', entries = ''] = line.split(/: (.*)/);
  for (const entry of entries.split(/;\s*/).filter((part) => part !== '')) {
    const [name = '', factor = '1', ...spellings] = entry.trim().split(' ');
    for (const spelling of spellings)
      units.set(spelling.replace('_', ' '), { name, dimension, factor: Number(factor) });
  }
}
/** Spellings in lower case, of which the first holds. */
const caseless = new Map([...units].reverse().map(([spelling, unit]) => [spelling.toLowerCase(), unit]));
const magnitudes = new Map(
  magnitudeTable.split(/[;\n]\s*/).flatMap((entry) => {
    const [factor = '1', ...words] = entry.trim().split(' ');
    return words.map((word) => [word, Number(factor)] as const);
  }),
);
/** The unit of a word or sign. Case is significant: Mb is not MB, mW is not MW. */
const unitNamed = (word: string): Unit | undefined =>
  units.get(word) ?? units.get(word.toLowerCase()) ?? caseless.get(word.toLowerCase());

/** A possible value of a number, and the step of its last printed digit: 100,000 for 2.5 million. */
export interface Reading {
  value: number;
  step: number;
}

/** A number of a text. */
export interface FoundNumber {
  /** The number in plain characters, with sign, magnitude and unit. */
  text: string;
  at: number;
  /** What a quote must not change: sign, digits, magnitude and unit. */
  exact: string;
  /** The most likely first. `1.000` may be one or a thousand; `1,000` is a thousand. */
  readings: Reading[];
  /** The factor of "million" and similar words, which is included in the readings. */
  magnitude: number;
  unit: Unit | null;
  /** The name that contains it: `p` in p95, `gpt-` in GPT-4; empty for a separate number. */
  name: string;
  /** The word directly before it, in lower case: `vite` in Vite 8. */
  word: string;
  /** The parts of a possible version: `0`, `5` and `0` of v0.5.0 and of >= 0.5.0; missing for other numbers. */
  version?: readonly string[];
}

const raised = new RegExp(`[${superscripts}]{1,40}(?:[,;–-][${superscripts}]{1,3})*`, 'gu');

/** A text in plain characters: ASCII digits and signs, `^` before exponents, no marks of Markdown and of references, single blanks. */
function plainText(text: string): string {
  const powers = withoutEntities(text)
    .replace(/(?<=\p{L})[\u00ad\u2010-]\s*\n\s*(?=\p{L})/gu, '')
    .replace(/(?<![\p{L}\p{N}])[*_]{1,3}|[*_]{1,3}(?![\p{L}\p{N}])|[`\p{DI}]/gu, '')
    .replace(raised, (found, at: number, whole: string) => {
      const digits = found.normalize('NFKC');
      if (isReferenceMark(digits, whole.slice(Math.max(0, at - 4), at))) return '';
      return `^${digits}${/\d/.test(whole.charAt(at + found.length)) ? ' ' : ''}`;
    })
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, ' $&');
  return asciiDigits(powers.normalize('NFKC'))
    .replace(/[\u2010-\u2013\u2043\u2212\ufe58]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) (?=[%‰])/g, '');
}

/** Digits with their separators, then an exponent: e3, ^6, ×10^6. */
const numeral =
  /(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'_]\d+)*)([eE][+-]?\d{1,3}(?![\p{L}\d])|\^[+-]?\d{1,3}(?!\d)|\s?[x×*·]\s?10\^[+-]?\d{1,3}(?!\d))?/gu;
const sign = /(?<![\p{L}\p{N})\]])([-+±])$/u;
const comparison = /([<>≤≥≈~]=?) ?$/;
const currency = /([$€£¥₹]|(?<!\p{L})(?:US\$|USD|EUR|GBP|JPY|INR)) ?$/iu;
/** A letter of a script that parts its words: in the others, what stands beside a number belongs to it no more than any word. */
const letter = `[\\p{L}--[${unspaced}]]`;
const unitWord = new RegExp(
  `[ \\-]?([%‰×$€£¥₹千万萬亿億兆秒分年]|°\\p{L}?|${letter}{1,24}(?:/${letter}{1,12})?)`,
  'vy',
);
const nameBefore = new RegExp(`${letter}[${letter}\\d]{0,30}[\\-\\/._]?$`, 'v');
const secondWord = / (\p{L}{1,16})/uy;
/** One-letter units that may follow a space; other single letters are words. */
const loneLetters = /^[smhgtWVKB]$/;
/** What stands between the two ends of a range; and what may, in any language. */
const between = /^ ?[-,/~] ?$/;
const mayBeBetween = /^ \p{L}{1,4} $|^\p{L}$/u;

/**
 * The numbers of a text, in order. Reads other digits, grouping (1,000; 1 000; 1'000; 1.000.000; ١٬٠٠٠), exponents (1e3, 1×10⁶), percent
 * signs, units, magnitudes ("2.5 million", 3万) and currencies; both ends of a range get its unit.
 */
export function numbersIn(text: string): FoundNumber[] {
  return numbersInPlain(plainText(text));
}

/** Characters around a place that may belong to a number at its edge. */
const edge = 40;

/** The numbers of a part of a text, whole: with the digits, signs and units that stand beyond its edges. */
export function numbersOver(text: string, { start, end }: Place): FoundNumber[] {
  const inner = plainText(text.slice(start, end));
  if (!/\d/.test(inner)) return [];
  const before = plainText(text.slice(Math.max(0, start - edge), start).replace(/^.*[\t|]/s, ''));
  const after = plainText(text.slice(end, end + edge).replace(/[\t|].*$/s, ''));
  const last = before.length + inner.length;
  return numbersInPlain(before + inner + after).filter(
    ({ at, text: found }) => at < last && at + found.length > before.length,
  );
}

function numbersInPlain(text: string): FoundNumber[] {
  const decimalMark = likelyDecimalMark(text);
  const found = Array.from(text.matchAll(numeral), (match) => readNumber(text, match, decimalMark));
  shareUnits(text, found);
  return found;
}

function readNumber(text: string, match: RegExpExecArray, decimalMark: '.' | ',' | null): FoundNumber {
  const { 0: whole, 1: digits = '', 2: exponent = '', index: at } = match;
  const before = text.slice(Math.max(0, at - edge), at);
  const name = nameBefore.exec(before)?.[0] ?? '';
  const prefix = name === '' ? readPrefix(before.slice(-12)) : { length: 0, signs: '', unit: null };
  const power = exponent.toLowerCase().replace(/\s/g, '');
  const after = readUnit(text, at + whole.length, prefix.unit !== null);
  const plains = readingsOf(digits, decimalMark);
  const unit = prefix.unit ?? after.unit;
  const { magnitude } = after;
  const mayBeVersion =
    unit === null && magnitude === 1 && !/[-+±]/.test(prefix.signs) && power === '' && /^\d+(?:\.\d+)*$/.test(digits);
  const printed = digits.replace(/[ '_]/g, '');
  return {
    text: text.slice(at - prefix.length, after.end),
    at: at - prefix.length,
    exact: `${prefix.signs}${printed}${power}${magnitude === 1 ? '' : `*${magnitude}`}${unit?.name ?? ''}`,
    readings: plains.map((plain) => readingOf(plain, power, prefix.signs.includes('-') ? -magnitude : magnitude)),
    magnitude,
    unit,
    name,
    word: (/(\p{L}[\p{L}\p{N}+#-]*)(?:\.js)?[^\p{L}\p{N}.,;]{1,8}v?$/u.exec(before)?.[1] ?? '').toLowerCase(),
    ...(mayBeVersion && { version: digits.split('.') }),
  };
}

/** Signs directly before a number that belong to it: comparison, sign, currency, in any order. */
function readPrefix(before: string): { length: number; signs: string; unit: Unit | null } {
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
function readUnit(text: string, from: number, isMoney: boolean): { magnitude: number; unit: Unit | null; end: number } {
  let magnitude = 1;
  let end = from;
  for (let turn = 0; turn < 2; turn += 1) {
    const [matched, spelling] = matchAt(unitWord, text, end);
    if (matched === '') break;
    const after = end + matched.length;
    const [second, name] = matchAt(secondWord, text, after);
    const long = second === '' ? undefined : unitNamed(`${spelling} ${name}`);
    if (long !== undefined) return { magnitude, unit: long, end: after + second.length };
    const isAttached = matched === spelling;
    const factor =
      magnitudes.get(spelling.toLowerCase()) ?? (isAttached ? letterMagnitude(spelling, isMoney) : undefined);
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
  return isMoney ? { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }[letter.toLowerCase()] : { k: 1e3, K: 1e3, M: 1e6 }[letter];
}

function matchAt(pattern: RegExp, text: string, at: number): [string, string] {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return [found?.[0] ?? '', found?.[1] ?? ''];
}

/** The decimal mark of a text, when one of its numbers is unambiguous. */
function likelyDecimalMark(text: string): '.' | ',' | null {
  const point = /\d\.(?:\d{1,2}|\d{4,})(?![\d.])|\d,\d{3}\.\d|(?<!\d)0\.\d/.test(text);
  const comma = /\d,(?:\d{1,2}|\d{4,})(?![\d,])|\d\.\d{3},\d|(?<!\d)0,\d/.test(text);
  return point === comma ? null : point ? '.' : ',';
}

interface PlainNumber {
  plain: string;
  decimals: number;
}

/** The possible meanings of digits with separators, the most likely first; none for version numbers such as 1.2.3. */
function readingsOf(digits: string, decimalMark: '.' | ',' | null): PlainNumber[] {
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

function readingOf({ plain, decimals }: PlainNumber, power: string, magnitude: number): Reading {
  if (power.startsWith('^')) return { value: Number(plain) ** Number(power.slice(1)) * magnitude, step: 0 };
  const exponent = Number(/[+-]?\d+$/.exec(power)?.[0] ?? 0);
  return {
    value: Number(`${plain}e${exponent}`) * magnitude,
    step: Math.abs(magnitude) * 10 ** exponent * 10 ** -decimals,
  };
}

/** Gives the first number in "10–20 ms" the unit of the second. */
function shareUnits(text: string, found: FoundNumber[]): void {
  for (const [index, next] of [...found.entries()].reverse()) {
    const number = found[index - 1];
    if (number !== undefined && between.test(text.slice(number.at + number.text.length, next.at)))
      found[index - 1] = withUnitOf(number, next);
  }
}

function withUnitOf(number: FoundNumber, { unit, magnitude }: FoundNumber): FoundNumber {
  if (number.unit !== null || number.magnitude !== 1) return number;
  const larger = number.readings.map(({ value, step }) => ({ value: value * magnitude, step: step * magnitude }));
  return { ...number, unit, magnitude, readings: [...number.readings, ...(magnitude === 1 ? [] : larger)] };
}

/** A list, as well as one number: “408,429”. */
const lists = /(?<![\d.,])\d{3}(?:,\d{3})+(?![\d.,])/g;

/** The numbers that a quote holds for claims: also those of lists without blanks, and “10 to 20 ms” with the unit at both ends. */
export function numbersHeldBy(quote: string): FoundNumber[] {
  const text = plainText(quote);
  const own = numbersInPlain(text);
  const shared = own.flatMap((number, at) => {
    const next = own[at + 1];
    const isPair = next !== undefined && mayBeBetween.test(text.slice(number.at + number.text.length, next.at));
    return isPair ? [withUnitOf(number, next)] : [];
  });
  const listed = (quote.match(lists) ?? []).join(' ').replaceAll(',', '; ');
  return [...own, ...shared, ...numbersIn(listed)];
}

/** The numbers that a text states, without marks of references. */
export const numbersStated = (text: string): FoundNumber[] => numbersIn(withoutMarks(text));

/**
 * The numbers of a text that are not among the held ones, in the text's spelling. It may round (23 % for 23.4 %, 3 million for 3.2
 * million), convert units, and leave out a sign. Numbers in a name (IPv6) count only if the name is held with another number; a version behind a name that the source is about only if the source has another one (“Vite 8”).
 * @param about the titles and addresses of the sources.
 */
export function numbersMissing(
  text: string,
  held: readonly FoundNumber[],
  { about = '', numbers = numbersStated(text) } = {},
): string[] {
  const missing = numbers.filter(
    (number) => isDemanded(number, held) && !isIn(held, number) && !isVersionOfName(text, number, held, about),
  );
  return [...new Set(missing.map(({ name, text: printed }) => name + printed))];
}

/** Whether a number is among others, possibly rounded. */
export function isIn(held: readonly FoundNumber[], number: FoundNumber): boolean {
  return held.some((one) => supports(one, number));
}

function isDemanded(number: FoundNumber, held: readonly FoundNumber[]): boolean {
  return number.name === '' || held.some(({ name }) => stem(name) === stem(number.name));
}

const stem = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function isVersionOfName(
  text: string,
  { version, word, name }: FoundNumber,
  held: readonly FoundNumber[],
  about: string,
): boolean {
  if (version === undefined || word === '' || name !== '' || (version[0] ?? '').length > 2) return false;
  const same = held.filter((one) => one.word === word && one.version !== undefined);
  if (same.length > 0) return same.some((one) => version.every((part, at) => part === (one.version?.[at] ?? '0')));
  const pattern = (flags: string) =>
    new RegExp(`(?<![\\p{L}\\d])${word.replace(/[+#]/g, '\\$&')}(?![\\p{L}\\d])`, flags);
  return /\p{Lu}/u.test(pattern('iu').exec(text)?.[0] ?? '') && pattern('iu').test(about);
}

function supports(held: FoundNumber, claimed: FoundNumber): boolean {
  if (held.exact === claimed.exact) return true;
  const scale = commonScale(held, claimed);
  if (scale === null) return false;
  return claimed.readings.some((claim) =>
    held.readings.some((reading) => {
      const step = roundedStep(claimed, claim);
      const stated = reading.value * scale;
      return (
        rounds(stated, claim.value, step) ||
        (stated < 0 && !/^[-+]/.test(claimed.exact) && rounds(-stated, claim.value, step))
      );
    }),
  );
}

/** The factor from the quote's unit to the claim's; null for different dimensions. */
function commonScale(held: FoundNumber, claimed: FoundNumber): number | null {
  if (held.unit !== null && claimed.unit !== null)
    return held.unit.dimension === claimed.unit.dimension ? held.unit.factor / claimed.unit.factor : null;
  return [held, claimed].some(({ unit }) => unit !== null && strict.has(unit.dimension)) ? null : 1;
}

function rounds(stated: number, value: number, step: number): boolean {
  return Math.sign(stated) * Math.sign(value) >= 0 && Math.abs(stated - value) <= step / 2 + Math.abs(value) * 1e-12;
}

/** The least number of significant digits of a rounded number, so that 200 does not include 150. */
const leastDigits = 2;

/** The step of the last significant digit: 100 for 15,600. A year is never rounded. */
function roundedStep({ text, unit, magnitude }: FoundNumber, { value, step }: Reading): number {
  const isYear = unit === null && /^(?:19|20)\d\d$/.test(text);
  if (isYear || step < magnitude || step === 0) return step;
  const digits = String(Math.round(Math.abs(value) / step));
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return digits.length - zeros < leastDigits ? step : step * 10 ** zeros;
}

/** Numbers from units and counting that a formula may contain: up to twelve, powers of ten, days, hours, seconds, bytes. */
const ofUnits = new Set([24, 30, 31, 52, 60, 365, 366, 1024, 3600, 86_400, 604_800]);
const isOfCounting = (value: number) =>
  (Number.isInteger(value) && value <= 12) || ofUnits.has(value) || Number.isInteger(Math.log10(value));

/** What is wrong with a formula such as `45 / 9` and the number that it is said to give; undefined if nothing is. */
export function faultOfFormula(formula: string, printed: string): string | undefined {
  const value = /[-+*/^]/.test(formula) ? evaluate(formula) : undefined;
  if (value === undefined) return 'holds no formula that can be computed';
  const [number, ...others] = numbersIn(printed);
  if (number === undefined || others.length > 0) return `prints ${others.length === 0 ? 'no' : 'more than one'} number`;
  const isRight = number.readings.some(
    (reading) => Math.abs(reading.value - value) <= roundedStep(number, reading) / 2 + Math.abs(value) * 1e-9,
  );
  return isRight ? undefined : `is not what its formula gives, ${Number(value.toPrecision(8)).toLocaleString('en')}`;
}

/** The numbers that a formula is computed from, and that are neither held nor of units and counting. A share of 5 % may be 0.05 in it. */
export function unknownIn(formula: string, held: readonly FoundNumber[]): string[] {
  const known = held.flatMap(({ readings }) => readings.map(({ value }) => Math.abs(value)));
  return (formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?/g) ?? []).filter((one) => {
    const isIt = (value: number) => Math.abs(value - Number(one)) <= Number(one) * 1e-9;
    return !isOfCounting(Number(one)) && !known.some((value) => isIt(value) || isIt(value / 100));
  });
}
