import { characterClass, digitBit, unspacedBit, wordBit } from './characters.ts';

/** The words of a text as hashes, with their offsets; all numbers have the same hash. */
export interface Words {
  count: number;
  starts: Uint32Array;
  ends: Uint32Array;
  hashes: Int32Array;
}

const numberHash = 23;

/** Buffers that grow with the longest text, because three arrays of its length for each text would take most of the time. */
let [starts, ends, hashes] = [new Uint32Array(0), new Uint32Array(0), new Int32Array(0)];

/** Splits a text in normal form into words; each ideograph is a word. */
export function wordsOf(text: string): Words {
  const count = countWords(text);
  return { count, starts: starts.slice(0, count), ends: ends.slice(0, count), hashes: hashes.slice(0, count) };
}

/** The number of words of a text in normal form, which the buffers hold then. */
export function countWords(text: string): number {
  if (starts.length < text.length)
    [starts, ends, hashes] = [new Uint32Array(text.length), new Uint32Array(text.length), new Int32Array(text.length)];
  let count = 0;
  for (let at = 0; at < text.length;) {
    const bits = characterClass(text.charCodeAt(at));
    if ((bits & wordBit) === 0) {
      at += 1;
      continue;
    }
    const start = at;
    let hash = numberHash;
    if ((bits & digitBit) !== 0) at = endOfNumber(text, at);
    else {
      hash = mixed(0x811c9dc5, text.charCodeAt(at));
      at += 1;
      while ((bits & unspacedBit) === 0 && at < text.length && isLetter(text.charCodeAt(at))) {
        hash = mixed(hash, text.charCodeAt(at));
        at += 1;
      }
    }
    starts[count] = start;
    ends[count] = at;
    hashes[count] = hash;
    count += 1;
  }
  return count;
}

/** One hash for each run of `size` words. */
export function gramsOf({ count, hashes }: Words, size: number): Int32Array {
  const grams = new Int32Array(Math.max(0, count - size + 1));
  for (let first = 0; first < grams.length; first += 1) {
    let hash = 0;
    for (let offset = 0; offset < size; offset += 1) hash = Math.imul(hash, 31) + (hashes[first + offset] ?? 0);
    grams[first] = hash;
  }
  return grams;
}

function mixed(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

function isLetter(unit: number): boolean {
  return (characterClass(unit) & (wordBit | digitBit | unspacedBit)) === wordBit;
}

function endOfNumber(text: string, from: number): number {
  let at = from;
  const isDigit = (index: number) => (characterClass(text.charCodeAt(index)) & digitBit) !== 0;
  while (isDigit(at) || (isDigit(at + 1) && '.,'.includes(text.charAt(at)))) at += 1;
  return at;
}
