import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkQuote,
  indexPage,
  isFound,
  isTooShort,
  type QuoteVerdict,
} from '../../../src/research/rules/quotes/quote.ts';
import { anyText } from '../../support/samples.ts';
import { runs } from '../../support/runs.ts';

const page =
  indexPage(`Rate limiting in practice. The “token bucket” algorithm was found not to be safe under clock drift in
all 40 tests.[12] Sales grew 23 % in 2019, from 1,000 to 1,230 units – a long-
term trend. The ﬁlter cannot block more than 5 percentage points of the requests that arrive at the edge of the network when
the nodes agree on the time and the operator has set the limits with care. Throughput was 10 Mb/s at −5 °C over 10⁶ runs.
Mean drift² fell to 3 m². It cost $2.5 million. Memory was unsafe to share. Caf\u00e9 tests ran twice; Café tests ran twice.
令牌桶允许突发，在二零一九年增长了23%，但是并不阻塞任何请求。 هذا النظام ليس آمنا في جميع الاختبارات، ١٬٢٠٠ اختبار.
We saw lower mortality12,13 in the second group. It retries on [500, 502, 503, 504, 429] only.`);

const requests =
  'the requests that arrive at the edge of the network when the nodes agree on the time and the operator has set the limits';

const cases: [quote: string, verdict: QuoteVerdict | 'short'][] = [
  // The same words and numbers, whatever the typography.
  ['The "token bucket" algorithm was found not to be safe', 'exact'],
  ['THE «TOKEN BUCKET» ALGORITHM was   found\nnot', 'exact'],
  ['Rate limiting, in practice: The token bucket algorithm', 'exact'],
  ['from 1,000 to 1,230 units - a long-term trend', 'exact'],
  ['from 1,000 to 1,230 units — a longterm trend', 'exact'],
  ['a long\u00adterm\u200b trend. The filter cannot', 'exact'],
  ['where &ldquo;token bucket&rdquo;', 'absent'],
  ['The &ldquo;token&nbsp;bucket&rdquo; algorithm', 'exact'],
  ['over 10^6 runs. Mean drift fell', 'exact'],
  ['10 Mb/s at -5 °C', 'exact'],
  ['Cafe\u0301 tests ran twice', 'exact'],
  ['令牌桶允许突发，\n在二零一九年增长了２３％', 'exact'],
  ['هذا النظام ليس آمنا', 'exact'],
  ['في جميع الاختبارات، 1,200 اختبار', 'exact'],
  // With and without the marks of references; a list of numbers is none.
  ['in all 40 tests. Sales grew 23% in 2019', 'exact'],
  ['in all 40 tests[12]. Sales grew', 'exact'],
  ['lower mortality in the second group', 'exact'],
  ['It retries on [500, 502, 503, 504, 429] only', 'exact'],
  ['It retries on [500, 502, 503, 504, 408] only', 'number-mismatch'],
  ['It retries on [500, 502, 503, 504] only', 'absent'],
  // Too short to carry anything.
  ['trend', 'short'],
  ['令牌桶允许', 'short'],
  ['Throughput wa', 'absent'],
  // Parts left out: what they said stands in the page's own sentence.
  ['Rate limiting in practice … under clock drift', 'ellipsis'],
  ['Rate limiting in practice [...] clock drift in all 40 tests ... Sales grew 23%', 'ellipsis'],
  ['algorithm was found … to be safe', 'ellipsis'],
  ['令牌桶允许突发……增长了23%，但是', 'ellipsis'],
  [`block more than 5 percentage points of ${requests.replace('at the edge of ', '')}`, 'ellipsis'],
  ['Sales grew 23% … Rate limiting in practice', 'absent'],
  ['Rate limiting in practice … drift', 'ellipsis'],
  ['Rate limiting in practice … tests', 'absent'],
  // Other words, another order, and words put in.
  [`The filter can block more than 5 percentage points of ${requests}`, 'absent'],
  [`The filter cannot block less than 5 percentage points of ${requests}`, 'absent'],
  [`percentage points of not ${requests}`, 'absent'],
  ['Memory was safe to share', 'absent'],
  ['the limits with care. Rate limiting in practice', 'absent'],
  ['entirely different words about another thing', 'absent'],
  ['', 'absent'],
  ['  \u200b ', 'absent'],
  // Another number, unit or sign.
  ['over 106 runs. Mean', 'absent'],
  [`The filter cannot block more than 5 percent of ${requests}`, 'absent'],
  [`The filter cannot block more than 6 percentage points of ${requests}`, 'number-mismatch'],
  ['Sales grew 32 % in 2019', 'number-mismatch'],
  ['Sales grew 23 % in 2020, from 1,000', 'number-mismatch'],
  ['Throughput was 10 MB/s', 'number-mismatch'],
  ['10 Mb/s at 5 °C over', 'number-mismatch'],
  ['It cost $2.5', 'number-mismatch'],
  ['令牌桶允许突发，在二零一九年增长了32%', 'number-mismatch'],
  ['في جميع الاختبارات، 1,300 اختبار', 'number-mismatch'],
];

describe('checkQuote', () => {
  it.each(cases)('%j: %s', (quote, verdict) => {
    const check = checkQuote(quote, page);
    expect(check.verdict).toBe(verdict === 'short' ? 'exact' : verdict);
    expect(isFound(check) && !isTooShort(quote)).toBe(verdict === 'exact' || verdict === 'ellipsis');
  });

  it("gives the page's own whole sentences, with what the quote cut off or left out", () => {
    const words = (quote: string) => checkQuote(quote, page).words;
    expect(words('to be safe under clock drift')).toBe(
      'The “token bucket” algorithm was found not to be safe under clock drift in\nall 40 tests.[12]',
    );
    expect(words('algorithm was found … to be safe')).toContain('found not to be safe');
    expect(words('grew 23% in 2019')).toBe('Sales grew 23 % in 2019, from 1,000 to 1,230 units – a long-\nterm trend.');
    expect(words('在二零一九年增长了')).toBe('令牌桶允许突发，在二零一九年增长了23%，但是并不阻塞任何请求。');
    const { place } = checkQuote('Memory was unsafe to share', page);
    expect(page.text.slice(place?.start, place?.end)).toBe('Memory was unsafe to share.');
  });

  it('says which number was changed', () => {
    expect(checkQuote('Sales grew 32% in 2019', page)).toMatchObject({
      words: expect.stringContaining('Sales grew 23 % in 2019') as string,
      difference: { quote: '32%', page: '23%' },
    });
    expect(checkQuote('one two three four five', indexPage('')).words).toBeNull();
  });

  it('finds pieces only in one passage and in their order', () => {
    const long = indexPage(
      [
        'The first piece of text stands here.',
        'Nobody needs these words. '.repeat(80),
        'The last piece of text ends.',
      ].join('\n'),
    );
    const apart = 'The first piece of text … The last piece of text';
    expect(checkQuote(apart, long).verdict).toBe('absent');
  });
});

describe('a table', () => {
  const lines = [
    'Tool\tMinified\tGzipped',
    'Rspack (Rsbuild)\t36.35 kB\t13.2 kB',
    'webpack\t36.96 kB\t13.37 kB',
    'Vite\t42.67 kB\t15.67 kB',
    'Rolldown\t42.74 kB\t15.17 kB',
    'Rolldown Vite\t43.42 kB\t15.46 kB',
    'Parcel\t44.62 kB\t16.07 kB',
    'Dead letter queues\t✓\t✓\t✓',
    'Cron',
  ];
  const sizes = indexPage(`Sizes of the bundle\n${lines.join('\n')}\n\nData from a comparison.`);
  it.each([
    ['Rspack (Rsbuild) | **36.35 kB** … webpack | 36.96 kB … Rolldown | 42.74 kB … Parcel | 44.62 kB', true],
    ['Rspack (Rsbuild) | **36.35 kB** … webpack | 36.96 kB … Rolldown | 42.74 kB … Parcel | 46.62 kB', false],
    ['Parcel | 44.62 kB … webpack | 36.96 kB', false],
    ['| Dead letter queues | ✓ | ✓ | | ✓ | |', true],
    ['letter queues | ✓ | ✓ |', true],
    // Cells of one word.
    ['Tool … Gzipped … Vite … 15.67 kB', true],
    ['Tool … Gzipped … Vite … 15.46 kB', false],
    ['| Cron |', false],
  ])('is quoted by rows in their order: %s %s', (quote, sound) => {
    expect(isFound(checkQuote(quote, sizes)) && !isTooShort(quote)).toBe(sound);
  });
  it('answers with whole rows', () => {
    expect(checkQuote('43.42 kB 15.46 kB', sizes).words).toBe(
      'Tool\tMinified\tGzipped: Rolldown Vite\t43.42 kB\t15.46 kB',
    );
  });
});

describe('marks of Markdown', () => {
  const readme = indexPage(
    'The `litestream.yml` file holds **every** setting. pollingIntervalSeconds, int, (default=2)\nSee [the docs](https://example.org/a_(b)) for all of it. Of 2**3 and 2 * 3 only one is 23.',
  );
  it.each([
    ['The litestream.yml file holds every setting', 'exact'],
    ['The [`litestream.yml`](https://litestream.io/config "all of it") file holds *every* setting', 'exact'],
    ['- The litestream.yml file holds __every__ setting', 'exact'],
    ['1. The litestream.yml file holds every setting', 'exact'],
    ['**pollingIntervalSeconds**, int, _(default=2)_', 'exact'],
    ['See the docs for all of it', 'exact'],
    ['Of 2**3 and 2 * 3 only one', 'exact'],
    ['Of 23 and 2 3 only one', 'absent'],
  ])('do not spoil %j: %s', (quote, verdict) => {
    expect(checkQuote(quote, readme).verdict).toBe(verdict);
  });
});

/** Words none of which comes twice, some of them numbers: a changed one cannot stand elsewhere. */
const passage = fc
  .uniqueArray(fc.stringMatching(/^[b-df-hj-np-tv-z]{5,8}$/), { minLength: 30, maxLength: 60 })
  .chain((list) =>
    fc
      .uniqueArray(fc.integer({ min: 100, max: 999_999 }), { minLength: list.length, maxLength: list.length })
      .map((numbers) => list.flatMap((word, index) => (index % 5 === 2 ? [word, String(numbers[index])] : [word]))),
  )
  .chain((list) =>
    fc
      .tuple(fc.integer({ min: 0, max: list.length - 20 }), fc.integer({ min: 8, max: 20 }))
      .map(([first, length]) => ({ list, first, quoted: list.slice(first, first + length) })),
  );

describe('checkQuote, for any page', () => {
  const isIn = (quote: string, text: string) => isFound(checkQuote(quote, indexPage(text)));

  it('finds what stands there, in any typography', () => {
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
        const quote = isUpper ? quoted.join(' ').toUpperCase() : quoted.join(' ');
        expect(checkQuote(quote, indexPage(list.join(' ').replace(pattern, put))).verdict).toBe('exact');
      }),
    );
  });

  it('accepts an ellipsis for a middle left out, in order only', () => {
    fc.assert(
      fc.property(passage, fc.constantFrom('…', '...', ' … ', ' [...] ', ' (…) '), ({ list, quoted }, dots) => {
        const [head, tail] = [quoted.slice(0, 3).join(' '), quoted.slice(-3).join(' ')];
        expect(checkQuote(head + dots + tail, indexPage(list.join(' '))).verdict).toBe('ellipsis');
        expect(checkQuote(tail + dots + head, indexPage(list.join(' '))).verdict).toBe('absent');
      }),
    );
  });

  it('accepts no changed digit, and no word put in', () => {
    fc.assert(
      fc.property(passage, fc.nat(), fc.constantFrom(...Array.from('0123456789')), ({ list, quoted }, at, digit) => {
        const quote = quoted.join(' ');
        const digits = Array.from(quote.matchAll(/\d/g), ({ index }) => index);
        const place = digits[at % digits.length] ?? 0;
        const changed = quote.slice(0, place) + digit + quote.slice(place + 1);
        const isOther = (changed.match(/\d+/g) ?? []).some((number) => !list.includes(number));
        if (isOther) expect(isIn(changed, list.join(' '))).toBe(false);
        expect(isIn(quoted.toSpliced(1 + (at % (quoted.length - 1)), 0, 'not').join(' '), list.join(' '))).toBe(false);
      }),
    );
  });

  it("shows the page's own words, where the quote leaves a denial out", () => {
    fc.assert(
      fc.property(passage, fc.nat(), ({ list, first, quoted }, at) => {
        const denied = list.toSpliced(first + 1 + (at % (quoted.length - 1)), 0, 'not').join(' ');
        const check = checkQuote(quoted.join(' '), indexPage(denied));
        if (isFound(check)) expect(check.words).toContain(' not ');
      }),
    );
  });

  it('says the same of any quote on any page each time', () => {
    const anything = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom(...Array.from('1a.,- …[]()\'"not%$²½\n')), maxLength: 80 }),
    );
    fc.assert(
      fc.property(anything, anything, (quote, text) => {
        const check = checkQuote(quote, indexPage(text));
        expect(check).toEqual(checkQuote(quote, indexPage(text)));
        expect(check.place?.end ?? 0).toBeLessThanOrEqual(text.length);
        if (check.place !== null) expect(text.slice(check.place.start, check.place.end)).toBe(check.words);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('checkQuote, for a hostile page of 600 KB', () => {
  const size = 600_000;
  const repeated = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const hostile: [name: string, page: string, quote: string][] = [
    ['one letter', repeated('a'), `b${'a'.repeat(3_999)}`],
    ['one word', repeated('a '), `b ${'a '.repeat(1_999)}`],
    ['nested repeats', repeated(`${'ab'.repeat(50)} `), `${'ab'.repeat(49)}a `.repeat(40)],
    ['many fragments', repeated('ab cd ef '), 'ab cd … ef ab … ab cd … cd ef … ab cd … zz yy'],
    ['numbers', repeated('1 '), `${'1 '.repeat(1_999)}2`],
    ['groups of digits', repeated('1 111 '), `${'1 111 '.repeat(600)}2`],
    ['one number', repeated('1'), '1'.repeat(4_000)],
    ['marks of references', repeated('[1]'), '[1]'.repeat(1_300)],
    ['open brackets', repeated('['), '[ … '.repeat(900)],
    ['dots', repeated('. '), '…'.repeat(4_000)],
    ['marks on a letter', `e${repeated('\u0301\u0323')}`, `e${'\u0301\u0323'.repeat(1_900)}`],
    ['ideographs', repeated('令牌桶允许突发并且'), '桶牌令许允'.repeat(800)],
  ];
  it.each(hostile)('%s: in linear time', (_, text, quote) => {
    const started = process.cpuUsage().user;
    checkQuote(quote, indexPage(text));
    // Quadratic would be minutes; this bound holds on a busy machine.
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(2_000);
  });
});

it('shows the sentences and rows with the parts of a quote, with the columns of a row, without the long rest between them', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `| Tool ${at} | ${1_000 + at} ms |`).join('\n');
  const page = indexPage(`Builds of react-1k, in April.\n\n| Name | Time |\n${rows}\n`);
  expect(checkQuote('Builds of react-1k … Tool 11 | 1011 ms', page)).toMatchObject({
    verdict: 'ellipsis',
    words: 'Builds of react-1k, in April. … Name | Time: Tool 11 | 1011 ms',
  });
});

it('names the headings that a quote stands under, which are none in code', () => {
  const said = 'The cache is on by default.';
  const page = `# Notes\n\n## 4.0\n\n### Cache\n\nOld.\n\n## 5.0\n### Build\nNew.\n\n\`\`\`sh\n## clean\nrm -r x\n\`\`\`\n# comment\nx = 1\n\n${said}\n`;
  expect(checkQuote(said, indexPage(page)).heading).toBe('Notes › 5.0 › Build');
  expect(checkQuote(said, indexPage(`x = 1\n\n${said}`)).heading).toBeUndefined();
});
