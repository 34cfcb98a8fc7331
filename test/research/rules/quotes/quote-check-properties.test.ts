import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPage } from '../../../../src/research/rules/quotes/page-index.ts';
import { checkQuote } from '../../../../src/research/rules/quotes/quote-check.ts';
import { anyCharacter, anyText } from '../../../support/samples.ts';
import { runs } from '../../../support/runs.ts';

const accepted = ['exact', 'ellipsis', 'near'];
const verdictOf = (quote: string, page: string) => checkQuote(quote, indexPage(page)).verdict;

/** Text of every kind without numbers, whose verbatim parts may stop anywhere. */
const anyPage = fc
  .array(fc.oneof(anyText, fc.string({ unit: anyCharacter, maxLength: 40 }), fc.lorem()), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(' ').replace(/\p{N}/gu, 'x'));
/** A part of a text that is not blank. */
const partOf = (text: string) =>
  fc
    .tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))
    .map(([one, other]) => text.slice(Math.min(one, other), Math.max(one, other)).trim());
const pageAndPart = anyPage
  .chain((page) => fc.tuple(fc.constant(page), partOf(page)))
  .filter(([, part]) => part !== '');

/** Words none of which comes twice, some of them numbers: a changed one cannot stand elsewhere. */
const words = fc
  .uniqueArray(fc.stringMatching(/^[b-df-hj-np-tv-z]{5,8}$/), { minLength: 30, maxLength: 60 })
  .chain((list) =>
    fc
      .uniqueArray(fc.integer({ min: 100, max: 999_999 }), { minLength: list.length, maxLength: list.length })
      .map((numbers) => list.flatMap((word, index) => (index % 5 === 2 ? [word, String(numbers[index])] : [word]))),
  );
const passage = words.chain((list) =>
  fc
    .tuple(fc.integer({ min: 0, max: list.length - 20 }), fc.integer({ min: 8, max: 20 }))
    .map(([first, length]) => ({ list, first, quoted: list.slice(first, first + length) })),
);

describe('checkQuote, for any page', () => {
  it('calls every verbatim part exact, and says where it stands', () => {
    fc.assert(
      fc.property(pageAndPart, ([page, part]) => {
        const check = checkQuote(part, indexPage(page));
        expect(check.verdict).toBe('exact');
        expect(page.slice(check.place?.start, check.place?.end)).toBe(check.words);
      }),
      { numRuns: runs(400) },
    );
  });

  it('calls typographic variants exact', () => {
    const variants: [RegExp, string][] = [
      [/ /g, '\n'],
      [/ /g, ' \u00a0 '],
      [/(?<=\p{L})(?=\p{L}{3})/gu, '\u00ad'],
      [/(?<=\p{L})(?=\p{L}{3})/gu, '-\n'],
      [/(?<=\p{L})(?= )/gu, '[12]'],
      [/(?<= )(?=\p{L})/gu, '\u200b'],
      [/\p{L}/gu, '$&\ufe0e'],
    ];
    fc.assert(
      fc.property(passage, fc.constantFrom(...variants), fc.boolean(), ({ list, quoted }, [pattern, put], isUpper) => {
        const varied = list.join(' ').replace(pattern, put);
        const quote = isUpper ? quoted.join(' ').toUpperCase() : quoted.join(' ');
        expect(verdictOf(quote, varied)).toBe('exact');
      }),
    );
  });

  it('accepts an ellipsis for a middle left out, in order only', () => {
    fc.assert(
      fc.property(passage, fc.constantFrom('…', '...', ' … ', ' [...] ', ' (…) '), ({ list, quoted }, dots) => {
        const [head, tail] = [quoted.slice(0, 3).join(' '), quoted.slice(-3).join(' ')];
        const page = list.join(' ');
        expect(verdictOf(head + dots + tail, page)).toBe('ellipsis');
        expect(verdictOf(tail + dots + head, page)).toBe('absent');
      }),
    );
  });

  it('never accepts a quote with a changed digit', () => {
    const changed = passage.chain(({ list, quoted }) => {
      const quote = quoted.join(' ');
      const digits = Array.from(quote.matchAll(/\d/g), ({ index }) => index);
      return fc.record({
        page: fc.constant(list.join(' ')),
        quote: fc
          .tuple(fc.constantFrom(...digits), fc.constantFrom(...Array.from('0123456789')), fc.boolean())
          .map(([at, digit, isCut]) => {
            const whole = quote.slice(0, at) + digit + quote.slice(at + 1);
            return isCut ? whole.replace(/ (\p{L}+) /u, ' … ') : whole;
          }),
        original: fc.constant(quote),
      });
    });
    fc.assert(
      fc.property(changed, ({ page, quote, original }) => {
        fc.pre(
          quote.replace(' … ', '') !== original && (quote.match(/\d+/g) ?? []).some((number) => !page.includes(number)),
        );
        expect(accepted).not.toContain(verdictOf(quote, page));
      }),
    );
  });

  it('never accepts a quote with a "not" put in or taken out', () => {
    fc.assert(
      fc.property(passage, fc.nat({ max: 7 }), fc.boolean(), ({ list, first, quoted }, at, isDropped) => {
        const denied = (plain: readonly string[], index: number) => [
          ...plain.slice(0, index),
          'not',
          ...plain.slice(index),
        ];
        const page = isDropped ? denied(list, first + at + 1) : list;
        const quote = isDropped ? quoted : denied(quoted, at + 1);
        fc.pre(at + 1 < quoted.length);
        expect(accepted).not.toContain(verdictOf(quote.join(' '), page.join(' ')));
      }),
    );
  });

  it('finds no text that the page does not have', () => {
    const letters = (alphabet: string) =>
      fc.array(fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: 2, maxLength: 8 }), {
        minLength: 4,
        maxLength: 60,
      });
    fc.assert(
      fc.property(letters('abcdefghijklm'), letters('nopqrstuvwxyz'), (page, quote) => {
        expect(checkQuote(quote.join(' '), indexPage(page.join(' ')))).toMatchObject({
          verdict: 'absent',
          place: null,
        });
      }),
    );
  });

  it('says something about any quote on any page, the same each time', () => {
    const anything = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom(...Array.from('1a.,- …[]()\'"not%$²½\n')), maxLength: 80 }),
    );
    fc.assert(
      fc.property(anything, anything, (quote, page) => {
        const index = indexPage(page);
        expect(checkQuote(quote, index)).toEqual(checkQuote(quote, indexPage(page)));
        expect(checkQuote(quote, index).place?.end ?? 0).toBeLessThanOrEqual(page.length);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('checkQuote, for a hostile page of 600 KB', () => {
  const size = 600_000;
  const page = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const hostile: [name: string, page: string, quote: string][] = [
    ['one letter', page('a'), `b${'a'.repeat(3_999)}`],
    ['one word', page('a '), `b ${'a '.repeat(1_999)}`],
    ['nested repeats', page(`${'ab'.repeat(50)} `), `${'ab'.repeat(49)}a `.repeat(40)],
    ['many fragments', page('ab cd ef '), 'ab cd … ef ab … ab cd … cd ef … ab cd … zz yy'],
    ['numbers', page('1 '), `${'1 '.repeat(1_999)}2`],
    ['groups of digits', page('1 111 '), `${'1 111 '.repeat(600)}2`],
    ['one number', page('1'), '1'.repeat(4_000)],
    ['footnote marks', page('[1]'), '[1]'.repeat(1_300)],
    ['open brackets', page('['), '[ … '.repeat(900)],
    ['dots', page('. '), '…'.repeat(4_000)],
    ['marks on a letter', `e${page('\u0301\u0323')}`, `e${'\u0301\u0323'.repeat(1_900)}`],
    ['denials', page('not '), `${'not '.repeat(900)}x`],
    ['ideographs', page('令牌桶允许突发并且'), '桶牌令许允'.repeat(800)],
  ];
  it.each(hostile)('%s: in linear time', (_, text, quote) => {
    const started = process.cpuUsage().user;
    checkQuote(quote, indexPage(text));
    // Quadratic would be minutes. The bench has the figure; this bound holds on a busy machine.
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(2_000);
  });
});
