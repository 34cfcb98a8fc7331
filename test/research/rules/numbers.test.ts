import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultOfFormula,
  numbersHeldBy,
  numbersIn,
  numbersMissing,
  numbersStated,
  unknownIn,
} from '../../../src/research/rules/quotes/numbers.ts';
import { anyText } from '../../support/samples.ts';

const read = (text: string) =>
  numbersIn(text).map(({ readings, unit }) =>
    [readings.map(({ value }) => value).join('|'), unit?.name ?? ''].join(' ').trim(),
  );

describe('numbersIn', () => {
  const cases: [text: string, ...numbers: string[]][] = [
    ['no numbers'],
    ["1,000 or 1 000 or 1'000 or 1_000 or 1\u202f000 or 1e3", '1000', '1000', '1000', '1000', '1000', '1000'],
    ['1.000', '1|1000'],
    ['1.000 at 3,5 %', '1000', '3.5 %'],
    ['1.000 at 3.5 %', '1', '3.5 %'],
    ['1.234.567,89 and 1,234,567.89 and 12,34,567', '1234567.89', '1234567.89', '1234567'],
    ['0.125 and 0,125', '0.125', '0.125'],
    ['10⁶, 10^6, 1.5×10⁻³, 2E+2', '1000000', '1000000', '0.0015', '200'],
    ['23 %, 23%, 23 percent, 23 per cent, ٢٣٪', '23 %', '23 %', '23 %', '23 %', '23 %'],
    ['١٬٢٠٠ and １２ and ९', '1200', '12', '9'],
    ['5 percentage points, 5 pp, 50 basis points', '5 pp', '5 pp', '50 bp'],
    ['10–20 ms', '10 ms', '20 ms'],
    ['5ms, 5 s, 5-year, 5 MB, 5 Mb', '5 ms', '5 s', '5 year', '5 MB', '5 Mbit'],
    ['$2.5 million, €3bn, 5M USD, -$5, 4 dollars', '2500000 USD', '3000000000 EUR', '5000000 USD', '-5 USD', '4 USD'],
    ['−5 °C, +3, 2020-01-15', '-5 °C', '3', '2020', '1', '15'],
    ['3万 and 1.5亿 and 5秒', '30000', '150000000', '5 s'],
    ['version 1.2.3', ''],
    ['p95 and IPv6', '95', '6'],
  ];
  it.each(cases)('%s', (text, ...numbers) => {
    expect(read(text)).toEqual(numbers);
  });
  it('leaves marks of references out of what a text states', () => {
    expect(numbersStated('see [12] and drift² or mortality12,13 .')).toEqual([]);
  });

  it('reads any integer back, however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10 ** 12 }),
        fc.constantFrom('', ',', ' ', "'", '\u202f', '٬'),
        (value, mark) => {
          const grouped = String(value).replace(/\B(?=(?:\d{3})+$)/g, mark);
          expect(numbersIn(`about ${grouped} of them`)[0]?.readings[0]?.value).toBe(value);
        },
      ),
    );
  });
  it('reads any text', () => {
    fc.assert(fc.property(anyText, (text) => numbersIn(text).every(({ at, text: found }) => at >= 0 && found !== '')));
  });
});

describe('numbersMissing', () => {
  const cases: [claim: string, quote: string, ...missing: string[]][] = [
    ['It took 1000 requests.', 'nach 1.000 Anfragen'],
    ['It took 1,000 requests.', 'one thousand or 1e3 requests'],
    ['١٬٢٠٠ requests', '1,200 requests'],
    // Rounding to the precision that is printed, and no further.
    ['It grew by 23%.', 'grew 23.4 %'],
    ['It grew by 24%.', 'grew 23.4 %', '24%'],
    ['It grew by 23.4%.', 'grew 23 %', '23.4%'],
    ['About 3 million users', 'with 3.2 million users'],
    ['About 3 million users', 'with 3.6 million users', '3 million'],
    ['About 15,600 users', 'with 15606.79 users'],
    ['About 2,000 users', 'with 1,987 users', '2,000'],
    // Units.
    ['It rose by 5%.', 'rose by 5 percentage points', '5%'],
    ['It takes 1 second.', 'takes 1000 ms'],
    ['It takes 5 s.', 'takes 5 ms', '5 s'],
    ['It takes 5 ms.', 'latency (ms): 5'],
    ['It has 10 MB.', 'has 10 Mb', '10 MB'],
    ['It cost $2.5 million.', 'cost 2,500,000 dollars'],
    ['It cost $5.', 'cost €5', '$5'],
    // Signs, of which words may stand in the place.
    ['It fell by 5%.', 'changed by -5 %'],
    ['It was -5 °C.', 'was 5 °C', '-5 °C'],
    // Words, names and lists.
    ['It ships changes after one second.', 'it pushes new changes every second'],
    ['IPv6 has it.', 'the protocol has it'],
    ['The p99 is 5 ms.', 'the p95 is 5 ms', 'p99'],
    ['It retries HTTP 408 and 429.', 'statusCodes: [408,429]'],
    // Versions.
    ['It works since 0.5.0.', 'needs v0.5.0+ of the tool'],
    ['It works since 0.5.', 'needs v0.5.0+ of the tool', '0.5'],
    ['It works since 0.5.1.', 'needs v0.5.0+ of the tool', '0.5.1'],
    ['It takes 0.5 ms.', 'needs v0.5.0', '0.5 ms'],
    ['It has 2 of them.', 'needs v2.6.1', '2'],
    ['It needs Node.js 18 and Agenda 6.', 'Node.js >= 18.0.0 - Agenda >= 6.0.0'],
    ['It needs Node.js 20.', 'Node.js >= 18.0.0 - Agenda >= 6.0.0', '20'],
    ['So Node 22 would do.', '"engines":{"node":">=20"}', '22'],
    // Years, ranges, repetitions.
    ['Since 2019', 'in 2020', '2019'],
    ['Between 10 and 20 ms', '10–20 ms'],
    ['Between 10 and 30 ms', '10–20 ms', '30 ms'],
    ['From 10 % to 20 %', '10 bis 20 %'],
    ['It has 2 million.', 'between 2 and 3 million'],
    ['500 and 500', '1,500', '500'],
  ];
  it.each(cases)('%s | %s', (claim, quote, ...missing) => {
    expect(numbersMissing(claim, numbersHeldBy(quote))).toEqual(missing);
  });

  it('lets the version in the name of what the source is about pass, and no other', () => {
    const about = { about: 'Migration from v7 https://vite.dev/guide/migration' };
    const held = numbersHeldBy('option is not supported by Oxc. Migration from v7');
    expect(numbersMissing('Oxc, which replaces esbuild in Vite 8, does not support it.', held, about)).toEqual([]);
    expect(numbersMissing('In Redis 8 the option is not supported.', held, about)).toEqual(['8']);
    expect(numbersMissing('Oxc takes 8 options.', held, about)).toEqual(['8']);
    expect(numbersMissing('It is not in Vite 8.', numbersHeldBy('In Vite 7 it is not'), about)).toEqual(['8']);
  });

  it('supports what the quote says in the same words, and notices any other integer', () => {
    const integer = fc.integer({ min: 0, max: 10 ** 8 }).map((value) => value * 10 + 7);
    fc.assert(
      fc.property(integer, integer, fc.constantFrom(' ms', '%', '', ' million'), (claimed, held, unit) => {
        const text = `It has ${claimed}${unit} of ${held}${unit}`;
        expect(numbersMissing(text, numbersIn(text))).toEqual([]);
        expect(numbersMissing(`It has ${claimed}.`, numbersIn(`it has ${held}`)).length === 0).toBe(claimed === held);
      }),
    );
  });
});

describe('formulas', () => {
  it.each([
    ['45 / 9', '5', undefined],
    ['1704 / 27.28', '62', undefined],
    ['100 * (46 - 6) / 46', '87 %', undefined],
    ['45 / 9', '6', 'is not what its formula gives, 5'],
    ['45', '45', 'holds no formula that can be computed'],
    ['45 / 0', '5', 'holds no formula that can be computed'],
    ['45 / 9', '5 or 6', 'prints more than one number'],
  ])('%s = %s: %s', (formula, printed, fault) => {
    expect(faultOfFormula(formula, printed)).toBe(fault);
  });
  it('are computed from known numbers, and those of units and counting', () => {
    expect(unknownIn('45 / 9 * 60', numbersIn('45 minutes against 9'))).toEqual([]);
    expect(unknownIn('0.05 * 420', numbersIn('5 % of 420'))).toEqual([]);
    expect(unknownIn('45 / 17', numbersIn('45 minutes'))).toEqual(['17']);
  });
});
