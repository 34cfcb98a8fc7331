import { numbersIn, type FoundNumber, type Reading } from './numbers.ts';

/** Dimensions that a bare number never means: 5 is not 5 %, and 5 % is not 5 percentage points. */
const strict = new Set(['percent', 'points', 'permille']);
/** Digits of a rounded number that say something. */
const leastDigits = 2;
export const falling =
  /\b(?:fell|falls?|fallen|drop|decreas|declin|reduc|lower|less|fewer|loss|lost|down|shr[aiu]nk|cut)/i;

/**
 * The numbers of a claim that are not among those held, however they are written there, as they stand in the claim. A claim may
 * round to the precision it prints (23 % for 23.4 %, 3 million for 3.2 million), convert between units, and say "fell by 5" for -5;
 * nothing else. Numbers that are part of a name (IPv6) count only where the same name is held with another number; numbers as words
 * only with a unit.
 * @param options mayRound: zeros at the end may stand for digits that were rounded away, as in 15,600 for 15606.79.
 */
export function numbersMissing(
  claim: string,
  held: readonly FoundNumber[],
  numbers = numbersIn(claim),
  options: { mayRound?: boolean } = {},
): string[] {
  return namesOf(unsupported(claim, held, numbers, options));
}

/** The same as numbers. */
export function unsupported(
  claim: string,
  held: readonly FoundNumber[],
  numbers: readonly FoundNumber[],
  { mayRound = false } = {},
): FoundNumber[] {
  const mayNegate = falling.test(claim);
  return numbers
    .filter((number) => isDemanded(number, held))
    .filter((number) => !held.some((candidate) => supports(candidate, number, { mayNegate, mayRound })));
}

/** Whether a number stands among others, rounded at most. */
export function isIn(held: readonly FoundNumber[], number: FoundNumber): boolean {
  return held.some((one) => supports(one, number, { mayNegate: false, mayRound: true }));
}

/** Numbers as they stand in a text, each once. */
export function namesOf(numbers: readonly FoundNumber[]): string[] {
  return [...new Set(numbers.map(({ name, text }) => name + text))];
}

function isDemanded(number: FoundNumber, held: readonly FoundNumber[]): boolean {
  if (number.spelled) return number.unit !== null || number.magnitude !== 1;
  return number.name === '' || held.some(({ name }) => stem(name) === stem(number.name));
}

function stem(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function supports(
  held: FoundNumber,
  claimed: FoundNumber,
  { mayNegate, mayRound }: { mayNegate: boolean; mayRound: boolean },
): boolean {
  if (held.exact === claimed.exact || isSameVersion(held, claimed)) return true;
  const scale = commonScale(held, claimed);
  if (scale === null) return false;
  return claimed.readings.some((claim) =>
    held.readings.some((reading) => {
      const stated = reading.value * scale;
      const { value } = claim;
      const step = mayRound ? roundedStep(claimed, claim) : claim.step;
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

/**
 * The step of the last digit that says something: 100 for 15,600. Two digits at least must, so that 200 is not everything from 150 on;
 * a year is no rounded number.
 */
export function roundedStep({ text, unit, magnitude }: FoundNumber, { value, step }: Reading): number {
  const isYear = unit === null && /^(?:19|20)\d\d$/.test(text);
  if (isYear || step < magnitude || step === 0) return step;
  const digits = String(Math.round(Math.abs(value) / step));
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return digits.length - zeros < leastDigits ? step : step * 10 ** zeros;
}
