import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersMissing } from '../../../../src/research/rules/quotes/claim-numbers.ts';
import { numbersIn } from '../../../../src/research/rules/quotes/numbers.ts';
import { anyText } from '../../../support/samples.ts';

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
    ['5 percentage points, 5 pp, 50 basis points', '5 pp', '5 pp', '50 bp'],
    ['10–20 ms', '10 ms', '20 ms'],
    ['between 2 and 3 million', '2|2000000', '3000000'],
    ['5ms, 5 s, 5-year, 5 MB, 5 Mb', '5 ms', '5 s', '5 year', '5 MB', '5 Mbit'],
    ['$2.5 million, €3bn, 5M USD, -$5, 4 dollars', '2500000 USD', '3000000000 EUR', '5000000 USD', '-5 USD', '4 USD'],
    ['−5 °C, +3, 2020-01-15', '-5 °C', '3', '2020', '1', '15'],
    ['the 21st of 5', '21 ordinal', '5'],
    ['½ and 5½', '1', '2', '5', '1', '2'],
    ['three nodes, twenty-five, two hundred ms', '3', '25', '200 ms'],
    ['3万 and 1.5亿', '30000', '150000000'],
    ['version 1.2.3', ''],
    ['p95 and IPv6', '95', '6'],
    ['see [12] and drift²'],
  ];
  it.each(cases)('%s', (text, ...numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it('reads any integer back, however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10 ** 12 }),
        fc.constantFrom('', ',', ' ', "'", '\u202f'),
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
    // Rounding to the precision that is printed, and no further.
    ['It grew by 23%.', 'grew 23.4 %'],
    ['It grew by 24%.', 'grew 23.4 %', '24%'],
    ['It grew by 23.4%.', 'grew 23 %', '23.4%'],
    ['About 3 million users', 'with 3.2 million users'],
    ['About 3 million users', 'with 3.6 million users', '3 million'],
    ['About 2,000 users', 'with 1,987 users', '2,000'],
    // Units.
    ['It rose by 5%.', 'rose by 5 percentage points', '5%'],
    ['It rose by 5 points of 10.', 'rose by 5 % of 10', '5'],
    ['It takes 1 second.', 'takes 1000 ms'],
    ['It takes 5 s.', 'takes 5 ms', '5 s'],
    ['It takes 5 ms.', 'latency (ms): 5'],
    ['It has 10 MB.', 'has 10 Mb', '10 MB'],
    ['It cost $2.5 million.', 'cost 2,500,000 dollars'],
    ['It cost $5.', 'cost €5', '$5'],
    // Signs.
    ['It fell by 5%.', 'changed by -5 %'],
    ['It rose by 5%.', 'changed by -5 %', '5%'],
    ['It was -5 °C.', 'was 5 °C', '-5 °C'],
    // Words and names.
    ['It needs 5 nodes.', 'needs five nodes'],
    ['It needs five nodes.', 'needs nodes'],
    ['It needs five seconds.', 'needs six seconds', 'five seconds'],
    ['IPv6 has it.', 'the protocol has it'],
    ['The p99 is 5 ms.', 'the p95 is 5 ms', 'p99'],
    ['Node 1.2.3 has it.', 'Node 1.2.4 has it', '1.2.3'],
    // Versions.
    ['It works since 0.5.', 'needs v0.5.0+ of the tool'],
    ['It works since v0.5.', 'needs v0.5.0+ of the tool'],
    ['It needs version 0.5.0.', 'needs v0.5'],
    ['It needs v2.', 'needs v2.6.1'],
    ['It works since 0.6.', 'needs v0.5.0+ of the tool', '0.6'],
    ['It works since 0.5.1.', 'needs v0.5.0+ of the tool', '0.5.1'],
    ['It takes 0.5 ms.', 'needs v0.5.0', '0.5 ms'],
    ['It has 2 of them.', 'needs v2.6.1', '2'],
    ['It depends on version 11 of better-sqlite3.', '"better-sqlite3": "^11.0.0"'],
    ['It depends on version 11 of better-sqlite3.', '"better-sqlite3": "~11.2.0"'],
    ['It depends on version 12 of better-sqlite3.', '"better-sqlite3": "^11.0.0"', '12'],
    ['It depends on version 0 of it.', '"better-sqlite3": "^11.0.0"', '0'],
    // Years, ranges, repetitions.
    ['Since 2019', 'in 2020', '2019'],
    ['Between 10 and 20 ms', '10–20 ms'],
    ['Between 10 and 30 ms', '10–20 ms', '30 ms'],
    ['500 and 500', '1,500', '500'],
    ['No numbers', ''],
  ];
  it.each(cases)('%s | %s', (claim, quote, ...missing) => {
    expect(numbersMissing(claim, numbersIn(quote))).toEqual(missing);
  });

  it('supports what the quote says in the same words, whatever the numbers', () => {
    const amount = fc.oneof(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.double({ min: -1_000, max: 1_000, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 5 }), fc.constantFrom(' ms', '%', '', ' million'), (amounts, unit) => {
        const text = amounts.map((value) => `${value}${unit}`).join(' against ');
        expect(numbersMissing(text, numbersIn(text))).toEqual([]);
      }),
    );
  });

  it('notices any other integer', () => {
    const integer = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(integer, integer, (claimed, held) => {
        const missing = numbersMissing(`It has ${claimed}.`, numbersIn(`it has ${held}`));
        expect(missing.length === 0).toBe(claimed === held);
      }),
    );
  });
});
