import { magnitudeNamed, unitNamed, type Unit } from './units.ts';

const sign = /(?<![\p{L}\p{N})\]])([-+±])$/u;
const comparison = /([<>≤≥≈~]=?) ?$/;
const currency = /([$€£¥₹]|(?<!\p{L})(?:US\$|USD|EUR|GBP|JPY|INR)) ?$/iu;
const word = /[ -]?([%‰×$€£¥₹千万萬亿億兆]|°\p{L}?|[\p{L}]{1,24}(?:\/\p{L}{1,12})?)/uy;
const secondWord = / (\p{L}{1,16})/uy;
/** Units of one letter that also stand after a space; other lone letters are words. */
const loneLetters = /^[smhgtWVKB]$/;

/** What stands directly before a number and belongs to it: comparison, sign, currency, in any order. */
export function readPrefix(before: string): { length: number; signs: string; unit: Unit | null } {
  let rest = before;
  let signs = '';
  let unit: Unit | null = null;
  for (let turn = 0; turn < 3; turn += 1) {
    const money = currency.exec(rest);
    const found = money ?? sign.exec(rest) ?? comparison.exec(rest);
    if (found === null) break;
    if (found === money) unit ??= unitNamed(found[1] ?? '') ?? null;
    else signs = `${found[1] ?? ''}${signs}`;
    rest = rest.slice(0, found.index);
  }
  return { length: before.length - rest.length, signs, unit };
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
