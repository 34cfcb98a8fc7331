import { falling, roundedStep } from './claim-numbers.ts';
import type { FoundNumber } from './numbers.ts';

/** A number computed from one or two numbers of a claim, with its formula. */
interface Result {
  formula: string;
  value: number;
}

const comparing =
  /\b(?:as \p{L}+(?: \p{L}+)? as|faster|slower|quicker|more|less|fewer|larger|smaller|bigger|longer|shorter|higher|lower|better|worse|greater|cheaper|times (?:as|the|that|what))\b/iu;
const adding = /\b(?:together|in total|totals?|totall?ing|sum|altogether|combined|in all|all told)\b/i;
const subtracting =
  /\b(?:more|less|fewer|longer|shorter|slower|faster|larger|smaller|higher|lower|later|earlier|difference|gap|apart|saves?|saved|saving|remain\w*|left)\b/i;

/**
 * Explains a number of a text as a ratio, percentage, sum or difference of others, if the surrounding words announce one. Returns
 * the nearest result, and whether it equals the number, possibly rounded; undefined without one.
 * @param text the text with the number.
 * @param operands the numbers for the computation.
 */
export function computedFrom(
  text: string,
  number: FoundNumber,
  operands: readonly FoundNumber[],
): { holds: boolean; shown: string } | undefined {
  const { value = Number.NaN } = number.readings[0] ?? {};
  const results = resultsOf(text, number, operands).map((result) => ({
    ...result,
    off: Math.abs(result.value - value),
  }));
  const right = results.find((result) => isRounded(number, result.value));
  const nearest = right ?? results.sort((a, b) => a.off - b.off)[0];
  return nearest && { holds: right !== undefined, shown: `${nearest.formula} = ${shown(nearest.value)}` };
}

function resultsOf(text: string, number: FoundNumber, operands: readonly FoundNumber[]): Result[] {
  const dimension = number.unit?.dimension;
  const pairs = operands.flatMap((one, at) =>
    operands.slice(at + 1).flatMap((other) => {
      const isAlike = dimensionOf(one) === dimensionOf(other) && one.exact !== other.exact;
      return isAlike ? [[one, other] as const, [other, one] as const] : [];
    }),
  );
  if (dimension === 'times') return comparing.test(text) ? [...ratios(pairs), ...speedUps(text, operands)] : [];
  if (dimension === 'percent') return percentages(pairs);
  if (dimension === 'points') return differences(pairs, 'percent', number);
  return [
    ...(adding.test(text) ? sums(operands, number) : []),
    ...(subtracting.test(text) ? differences(pairs, dimension, number) : []),
  ];
}

type Pair = readonly [FoundNumber, FoundNumber];

function ratios(pairs: readonly Pair[]): Result[] {
  return pairs
    .filter(([one, other]) => !isShare(one) && sizeOf(one) > sizeOf(other) && sizeOf(other) > 0)
    .map(([one, other]) => ({ formula: written([one, other], ' / '), value: sizeOf(one) / sizeOf(other) }));
}

/** A time that is 64 % shorter means a speed of 2.8 times. */
function speedUps(text: string, operands: readonly FoundNumber[]): Result[] {
  if (!falling.test(text) && !/\bshort/i.test(text)) return [];
  return operands
    .filter((one) => one.unit?.dimension === 'percent' && sizeOf(one) > 0 && sizeOf(one) < 100)
    .map((one) => ({ formula: `1 / (1 - ${plain(sizeOf(one))} %)`, value: 1 / (1 - sizeOf(one) / 100) }));
}

function percentages(pairs: readonly Pair[]): Result[] {
  return pairs
    .filter(([one, other]) => !isShare(one) && sizeOf(one) > 0 && sizeOf(other) > 0)
    .flatMap(([one, other]) => {
      const [small, large] = sizeOf(one) < sizeOf(other) ? [one, other] : [other, one];
      const share = { formula: `100 * ${written([one, other], ' / ')}`, value: (100 * sizeOf(one)) / sizeOf(other) };
      const change = {
        formula: `100 * (${written([large, small], ' - ')}) / ${written([other, one], '|').split('|')[0] ?? ''}`,
        value: (100 * (sizeOf(large) - sizeOf(small))) / sizeOf(other),
      };
      return sizeOf(one) < sizeOf(other) ? [share, change] : [change];
    });
}

function differences(pairs: readonly Pair[], dimension: string | undefined, { unit }: FoundNumber): Result[] {
  const factor = unit?.factor ?? 1;
  return pairs
    .filter(([one, other]) => dimensionOf(one) === dimension && sizeOf(one) > sizeOf(other))
    .map(([one, other]) => ({ formula: written([one, other], ' - '), value: (sizeOf(one) - sizeOf(other)) / factor }));
}

function sums(operands: readonly FoundNumber[], { unit }: FoundNumber): Result[] {
  const alike = operands.filter((one) => dimensionOf(one) === unit?.dimension);
  if (alike.length < 2) return [];
  const value = alike.reduce((sum, one) => sum + sizeOf(one), 0) / (unit?.factor ?? 1);
  return [{ formula: written(alike, ' + '), value }];
}

function dimensionOf({ unit }: FoundNumber): string | undefined {
  return unit?.dimension;
}

function isShare({ unit }: FoundNumber): boolean {
  return unit !== null && ['percent', 'points', 'permille', 'times', 'ordinal'].includes(unit.dimension);
}

/** The value in the base unit of its dimension. */
function sizeOf({ readings, unit }: FoundNumber): number {
  return (readings[0]?.value ?? Number.NaN) * (unit?.factor ?? 1);
}

function written(numbers: readonly FoundNumber[], sign: string): string {
  const units = new Set(numbers.map(({ unit }) => unit?.name));
  return numbers
    .map(({ readings, text }) => (units.size === 1 ? plain(readings[0]?.value ?? Number.NaN) : text.trim()))
    .join(sign);
}

function isRounded(number: FoundNumber, value: number): boolean {
  return number.readings.some(
    (reading) => Math.abs(reading.value - value) <= roundedStep(number, reading) / 2 + Math.abs(value) * 1e-9,
  );
}

function shown(value: number): string {
  return plain(Number(value.toPrecision(3)));
}

function plain(value: number): string {
  return String(value);
}
