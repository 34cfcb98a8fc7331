import { characterClass, extenderBit, ignorableBit, spaceBit } from './character-class.ts';

/** Superscript digits and signs. */
export const superscripts = '¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻';

/** Hyphens, en dashes and minus signs, which texts use for each other; em dashes are another thing. */
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
  // An accent that stands alone would become a space with an accent on it.
  const kept = composed.startsWith(' ') ? cluster : composed;
  const cased = keepCase ? kept : kept.toLowerCase();
  return Array.from(cased, (character) => straight.get(character) ?? asciiDigit(character)).join('');
}

const simpleForms = new Uint16Array(0x10000);
const notSimple = 1;
const readByContext = new Set(`[%‰'—―${hyphens}${superscripts}`);

/** The one unit that a unit becomes whatever stands around it, or 0 when that depends; lower case. */
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

/** Decimal digits stand in runs of ten, from zero to nine, in every script. */
function asciiDigit(character: string): string {
  if (character <= '\u007f' || !/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && /\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}
