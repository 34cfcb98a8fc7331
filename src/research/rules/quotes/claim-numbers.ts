import { numbersIn, type FoundNumber } from './numbers.ts';

export interface NumberSupport {
  supported: boolean;
  /** The numbers of the claim that the quote does not hold, as they stand in the claim. */
  missing: string[];
}

/** Dimensions that a bare number never means: 5 is not 5 %, and 5 % is not 5 percentage points. */
const strict = new Set(['percent', 'points', 'permille']);
const falling = /\b(?:fell|falls?|fallen|drop|decreas|declin|reduc|lower|less|fewer|loss|lost|down|shr[aiu]nk|cut)/i;

/**
 * Whether every number of a claim stands in its quote, however it is written there. A claim may round to the precision it
 * prints (23 % for 23.4 %, 3 million for 3.2 million), convert between units, and say "fell by 5" for -5; nothing else.
 * Numbers that are part of a name (IPv6) count only where the quote gives the same name another number; numbers as words
 * only with a unit.
 */
export function claimNumbersSupported(claim: string, quote: string): NumberSupport {
  const missing = numbersMissing(claim, numbersIn(quote));
  return { supported: missing.length === 0, missing };
}

/** Those of the numbers of a claim that are not among those held, by the same rule, as they stand in the claim. */
export function numbersMissing(claim: string, held: readonly FoundNumber[], numbers = numbersIn(claim)): string[] {
  const mayNegate = falling.test(claim);
  const missing = numbers
    .filter((number) => isDemanded(number, held))
    .filter((number) => !held.some((candidate) => supports(candidate, number, mayNegate)))
    .map(({ name, text }) => name + text);
  return [...new Set(missing)];
}

function isDemanded(number: FoundNumber, held: readonly FoundNumber[]): boolean {
  if (number.spelled) return number.unit !== null || number.magnitude !== 1;
  return number.name === '' || held.some(({ name }) => stem(name) === stem(number.name));
}

function stem(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function supports(held: FoundNumber, claimed: FoundNumber, mayNegate: boolean): boolean {
  if (held.exact === claimed.exact || isSameVersion(held, claimed)) return true;
  const scale = commonScale(held, claimed);
  if (scale === null) return false;
  return claimed.readings.some(({ value, step }) =>
    held.readings.some((reading) => {
      const stated = reading.value * scale;
      return rounds(stated, value, step) || (mayNegate && stated < 0 && rounds(-stated, value, step));
    }),
  );
}

/** The factor from the quote's unit to the claim's; null when they measure different things. */
function commonScale(held: FoundNumber, claimed: FoundNumber): number | null {
  if (held.unit !== null && claimed.unit !== null)
    return held.unit.dimension === claimed.unit.dimension ? held.unit.factor / claimed.unit.factor : null;
  return [held, claimed].some(({ unit }) => unit !== null && strict.has(unit.dimension)) ? null : 1;
}

/**
 * "0.5" is said of v0.5.0, and "v2" of v2.1: a version may be cut behind a point, and zeros may be added. Two parts alone may be a
 * decimal fraction, so one of the two must show that it is a version.
 */
function isSameVersion(held: FoundNumber, claimed: FoundNumber): boolean {
  const [ours, theirs] = [claimed.version, held.version];
  if (ours === undefined || theirs === undefined) return false;
  const isNamed = ({ name }: FoundNumber) => stem(name) === 'v';
  const shows = (number: FoundNumber) => isNamed(number) || (number.version?.length ?? 0) > 2;
  if (!shows(held) && !shows(claimed)) return false;
  if (ours.length === 1 && !isNamed(claimed)) return false;
  return ours.every((part, index) => part === (theirs[index] ?? '0'));
}

function rounds(stated: number, value: number, step: number): boolean {
  const slack = Math.abs(value) * 1e-12;
  return Math.sign(stated) * Math.sign(value) >= 0 && Math.abs(stated - value) <= step / 2 + slack;
}
