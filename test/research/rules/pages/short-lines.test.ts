import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortLines } from '../../../../src/research/rules/pages/page.ts';
import { checkQuote, indexPage } from '../../../../src/research/rules/quotes/quote.ts';

const sentence = 'The rate-limiter of node 7 was measured at 0.4 ms, and its well- known rival at twice that. ';

describe('shortLines', () => {
  it('leaves no long line, and every place where it was', () => {
    const text = `Short.\n${sentence.repeat(40).trim()}\n\tcell`;
    const broken = shortLines(text);
    expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(450);
    expect(broken.replace(/\n/g, ' ')).toBe(text.replace(/\n/g, ' '));
    expect(broken).toHaveLength(text.length);
  });

  it('breaks none behind a hyphen, and none without a space', () => {
    expect(shortLines(`${'x'.repeat(449)}- y ${'z'.repeat(20)}`)).toBe(`${'x'.repeat(449)}- y\n${'z'.repeat(20)}`);
    expect(shortLines('x'.repeat(2_000))).toBe('x'.repeat(2_000));
    expect(shortLines(`${'x'.repeat(900)} y`)).toBe(`${'x'.repeat(900)}\ny`);
  });

  it('changes no quote', () => {
    const words = fc.array(fc.constantFrom('rate-limiter', 'node', '0.4 ms', 'well-', 'known', 'is', 'not'), {
      minLength: 150,
      maxLength: 300,
    });
    fc.assert(
      fc.property(words, fc.nat(100), (all, from) => {
        const page = all.join(' ');
        const quote = all.slice(from, from + 20).join(' ');
        const found = [page, shortLines(page)].map((text) => checkQuote(quote, indexPage(text)).verdict);
        expect(found[1]).toBe(found[0]);
      }),
      { numRuns: 100 },
    );
  });
});
