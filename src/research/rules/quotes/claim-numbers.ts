import { numbersIn, type FoundNumber, type Reading } from './numbers.ts';

/** Dimensions that need their unit: 5 is not 5 %, and 5 % is not 5 percentage points. */
const strict = new Set(['percent', 'points', 'permille']);
/** The least number of significant digits of a rounded number. */
const leastDigits = 2;
export const falling =
  /\b(?:fell|falls?|fallen|drop|decreas|declin|reduc|lower|less|fewer|loss|lost|down|shr[aiu]nk|cut)/i;

/**
 * The numbers of a claim that are not among the held ones, in the claim's spelling. A claim may round to its printed precision
 * (23 % for 23.4 %, 3 million for 3.2 million), convert units, and say "fell by 5" for -5. Numbers in a name (IPv6) count only if
 * the name is held with another number; numbers as words only with a unit.
 * @param options mayRound: final zeros may be rounded digits, as in 15,600 for 15606.79.
 */
export function numbersMissing(
  claim: string,
  held: readonly FoundNumber[],
  numbers = numbersIn(claim),
  options: { mayRound?: boolean } = {},
): string[] {
  return namesOf(unsupported(claim, held, numbers, options));
}

/** The same, as numbers. */
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

/** Whether a number is among others, possibly rounded. */
export function isIn(held: readonly FoundNumber[], number: FoundNumber): boolean {
  return held.some((one) => supports(one, number, { mayNegate: false, mayRound: true }));
}

/** The spellings of numbers, without repetitions. */
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

/** The factor from the quote's unit to the claim's; null for different dimensions. */
function commonScale(held: FoundNumber, claimed: FoundNumber): number | null {
  if (held.unit !== null && claimed.unit !== null)
    return held.unit.dimension === claimed.unit.dimension ? held.unit.factor / claimed.unit.factor : null;
  return [held, claimed].some(({ unit }) => unit !== null && strict.has(unit.dimension)) ? null : 1;
}

/**
 * Whether two versions are equal, though one is shortened at a point or has additional zeros: "0.5" for v0.5.0. Because two parts
 * may be a decimal fraction, one of them must be recognisable as a version.
 */
function isSameVersion(held: FoundNumber, claimed: FoundNumber): boolean {
  const [ours, theirs] = [claimed.version, held.version];
  if (ours === undefined || theirs === undefined) return false;
  const isNamed = ({ name }: FoundNumber) => stem(name) === 'v';
  const shows = (number: FoundNumber) => isNamed(number) || (number.version?.length ?? 0) > 2;
  if (!shows(held) && !shows(claimed)) return false;
  // A major version alone may be any number, but not beside a range such as ^11.0.0.
  if (ours.length === 1 && !isNamed(claimed) && held.isRange !== true) return false;
  return ours.every((part, index) => part === (theirs[index] ?? '0'));
}

function rounds(stated: number, value: number, step: number): boolean {
  const slack = Math.abs(value) * 1e-12;
  return Math.sign(stated) * Math.sign(value) >= 0 && Math.abs(stated - value) <= step / 2 + slack;
}

/**
 * The step of the last significant digit: 100 for 15,600. At least two digits are significant, so that 200 does not include 150;
 * a year is never rounded.
 */
export function roundedStep({ text, unit, magnitude }: FoundNumber, { value, step }: Reading): number {
  const isYear = unit === null && /^(?:19|20)\d\d$/.test(text);
  if (isYear || step < magnitude || step === 0) return step;
  const digits = String(Math.round(Math.abs(value) / step));
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return digits.length - zeros < leastDigits ? step : step * 10 ** zeros;
}
