import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalString, normalText } from '../../../../src/research/rules/quotes/normal-text.ts';
import { anyCharacter, anyText } from '../../../support/samples.ts';

describe('normalText', () => {
  const cases: [text: string, normal: string, ...marks: string[]][] = [
    ['  The “ﬁlter”\n works ', 'the "filter" works'],
    ['long-\nterm long-term longterm', 'longterm longterm longterm'],
    ['trans\u00adport trans\u00ad\n port zero\u200bwidth', 'transport transport zerowidth'],
    ['10-\n20, 10–20, 10−20', '10-20, 10-20, 10-20'],
    ['a — b a—b a -- b pre- and post', 'a - b a - b a - b pre- and post'],
    ['drift.[12] The drift [3] is [a] here', 'drift. the drift is here', '12', '3', 'a'],
    ['retries on [500, 502, 503] and UTF8, port80,443', 'retries on [500, 502, 503] and utf8, port80,443'],
    ['drift²,³ and log² n and (a)²', 'drift and log^2 n and (a)', '2,3', '2'],
    ['[a]bc and [1234] stay', '[a]bc and [1234] stay'],
    ['drift² and drift.³', 'drift and drift.', '2', '3'],
    ['m² and 10⁻⁶ and 10²5 and 5½ and ½5 and ①②', 'm^2 and 10^-6 and 10^2 5 and 5 1/2 and 1/2 5 and 1 2'],
    ['23 % and 23\u202f% and ٢٣٪ and １２', '23% and 23% and 23% and 12'],
    ['令牌\n桶，\n允许 ab 令', '令牌桶,允许 ab 令'],
    ['e\u0301 É ΟΔΟΣ οδος ｶﾞ \u1112\u1161\u11ab', 'é é οδοσ οδοσ ガ 한'],
    ["``x'' ‘y’ «z»", `"x" 'y' "z"`],
    ['كتـــاب', 'كتاب'],
    ['', ''],
  ];
  it.each(cases)('%j becomes %j', (text, normal, ...marks) => {
    const result = normalText(text);
    expect(result.text).toBe(normal);
    expect(result.marks.map(({ says }) => says)).toEqual(marks);
  });

  it.each<[string, string, ...string[]]>([
    ['drift [3, 4–7] is mortality12,13 or problem1 .', 'drift is mortality or problem.', '3,4–7', '12,13', '1'],
    ['sales1,234 and v1.12 and python3 runs', 'sales1,234 and v1.12 and python3 runs'],
  ])('%j without possible marks becomes %j', (text, normal, ...marks) => {
    const result = normalText(text, { dropsPossibleMarks: true });
    expect(result.text).toBe(normal);
    expect(result.marks.map(({ says }) => says)).toEqual(marks);
  });

  it('keeps case on demand', () => expect(normalText('10 MB “É”', { keepCase: true }).text).toBe('10 MB "É"'));

  it('gives the same text where nobody needs the way back', () => {
    const plain = fc.string({ unit: fc.constantFrom(...Array.from('aZ9 \t\n.,:;?!()/"%-\'*_&[]é²')) });
    fc.assert(fc.property(plain, (text) => normalString(text) === normalText(text).text.trim()));
  });

  it('leads every unit back to a part of the text, in order', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: anyCharacter, maxLength: 60 })), (text) => {
        const { text: normal, starts, ends } = normalText(text);
        expect([starts.length, ends.length]).toEqual([normal.length, normal.length]);
        for (let index = 0; index < normal.length; index += 1) {
          expect(ends[index]).toBeGreaterThan(starts[index] ?? Number.NaN);
          expect(ends[index]).toBeLessThanOrEqual(text.length);
          if (index > 0) expect(starts[index]).toBeGreaterThanOrEqual(starts[index - 1] ?? 0);
        }
      }),
    );
  });

  it('has no two spaces in a row and none at the edges', () => {
    fc.assert(fc.property(anyText, (text) => !/^\s|\s\s|\s$/.test(normalText(text).text)));
  });
});
