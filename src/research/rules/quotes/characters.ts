/** Classes of UTF-16 units, as bits; see `characterClass`. */
export const wordBit = 1;
export const letterBit = 2;
export const digitBit = 4;
export const spaceBit = 8;
/** Scripts without spaces between words: Chinese, Japanese, Thai and similar ones, with their punctuation. */
export const unspacedBit = 16;
/** Extends the character before it: combining marks, and the later parts of a Hangul syllable. */
export const extenderBit = 32;
/** Invisible characters: soft hyphens, zero-width and direction characters, variation selectors, Arabic tatweel. */
export const ignorableBit = 64;
const knownBit = 128;

const classes = new Uint8Array(0x10000);

/** The class of a UTF-16 unit, cached. Surrogates count as letters, because nearly all their characters are letters. */
export function characterClass(unit: number): number {
  let bits = classes[unit] ?? 0;
  if (bits === 0) {
    bits = classify(unit);
    classes[unit] = bits;
  }
  return bits;
}

/** Whether two adjacent units belong to one word, in a script with spaces between words. */
export function joinsWord(left: number, right: number): boolean {
  return isSpacedWord(left) && isSpacedWord(right);
}

/** Whether a UTF-16 unit belongs to a word of a script with spaces between words. */
export function isSpacedWord(unit: number): boolean {
  return (characterClass(unit) & (wordBit | unspacedBit)) === wordBit;
}

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  let bits = knownBit;
  if (/[\p{DI}\u0640]/u.test(character)) return bits | ignorableBit;
  if (/[\s\p{Cc}]/u.test(character)) return bits | spaceBit;
  if (/[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character)) bits |= wordBit;
  if (/[\p{L}\p{M}]/u.test(character)) bits |= letterBit;
  if (/\p{Nd}/u.test(character)) bits |= digitBit;
  if (/[\p{M}\u1160-\u11ff\uff9e\uff9f]/u.test(character)) bits |= extenderBit;
  if (unspaced.test(character)) bits |= unspacedBit;
  return bits;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u3000-\u303f\u30fc\uff01-\uff60]/u;

/** Superscript digits and signs. */
export const superscripts = '¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻';

/** Hyphens, en dashes and minus signs, which are used for each other; em dashes are different. */
export const hyphens = '-\u2010\u2011\u2012\u2013\u2043\u2212\ufe58\ufe63\uff0d';

const straight = new Map(
  Object.entries({
    "'": '‘’‚‛‹›′‵´`ʼʹ',
    '"': '“”„‟«»〝〞〟″‶',
    '-': `${hyphens}\u207b\u208b`,
    '%': '٪',
    '.': '٫',
    ',': '٬',
    '/': '\u2044\u2215',
    σ: 'ς',
  }).flatMap(([plain, variants]) => Array.from(variants, (variant): [string, string] => [variant, plain])),
);

/** One character with its marks in normal form: NFKC, straight quotation marks, ASCII digits, lower case unless `keepCase`. */
export function normalCharacters(cluster: string, keepCase: boolean): string {
  const known = straight.get(cluster);
  if (known !== undefined) return known;
  const composed = cluster.normalize('NFKC');
  // NFKC makes a space with an accent from a separate accent.
  const kept = composed.startsWith(' ') ? cluster : composed;
  const cased = keepCase ? kept : kept.toLowerCase();
  return Array.from(cased, (character) => straight.get(character) ?? asciiDigit(character)).join('');
}

const simpleForms = new Uint16Array(0x10000);
const notSimple = 1;
const readByContext = new Set(`[&%‰'*_\`—―${hyphens}${superscripts}`);

/** The normal form of a unit if it is one unit in any context, in lower case; else 0. */
export function simpleForm(unit: number): number {
  let form = simpleForms[unit] ?? notSimple;
  if (form === 0) {
    form = isSimple(unit) ? normalCharacters(String.fromCharCode(unit), false).charCodeAt(0) : notSimple;
    simpleForms[unit] = form;
  }
  return form === notSimple ? 0 : form;
}

function isSimple(unit: number): boolean {
  const character = String.fromCharCode(unit);
  if ((characterClass(unit) & (spaceBit | ignorableBit | extenderBit)) !== 0 || /\p{Cs}/u.test(character)) return false;
  const normal = normalCharacters(character, false);
  const becomesDigit = /\d/.test(normal) && !/\p{Nd}/u.test(character);
  return normal.length === 1 && !becomesDigit && !readByContext.has(character) && !readByContext.has(normal);
}

/** In every script, the decimal digits have ten consecutive code points, from zero to nine. */
function asciiDigit(character: string): string {
  if (character <= '\u007f' || !/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}
