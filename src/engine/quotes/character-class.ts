/** What a UTF-16 unit is, as bits; see `characterClass`. */
export const wordBit = 1;
export const letterBit = 2;
export const digitBit = 4;
export const spaceBit = 8;
/** Written without spaces between words: Chinese, Japanese, Thai and their kin, with the punctuation that goes with them. */
export const unspacedBit = 16;
/** Joins the character before it: combining marks, and the later parts of a Hangul syllable. */
export const extenderBit = 32;
/** Leaves nothing on the page: soft hyphens, zero-width and direction characters, variation selectors, Arabic tatweel. */
export const ignorableBit = 64;
const knownBit = 128;

const classes = new Uint8Array(0x10000);

/** The class of a UTF-16 unit, remembered per unit. Halves of pairs are words: nearly all that they spell are letters. */
export function characterClass(unit: number): number {
  let bits = classes[unit] ?? 0;
  if (bits === 0) {
    bits = classify(unit);
    classes[unit] = bits;
  }
  return bits;
}

/** Whether a word goes on from one unit to the next, in a script that puts spaces between words. */
export function joinsWord(left: number, right: number): boolean {
  return isSpacedWord(left) && isSpacedWord(right);
}

/** Whether a UTF-16 code unit belongs to a word of a script that puts spaces between words. */
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
