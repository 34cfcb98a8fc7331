import { describe, expect, it } from 'vitest';
import { indexPage } from '../../../../src/research/rules/quotes/page-index.ts';
import { checkQuote, isSound } from '../../../../src/research/rules/quotes/quote-check.ts';
import type { QuoteVerdict } from '../../../../src/research/rules/quotes/quote-edges.ts';

const page =
  indexPage(`Rate limiting in practice. The “token bucket” algorithm was found not to be safe under clock drift in
all 40 tests.[12] Sales grew 23 % in 2019, from 1,000 to 1,230 units – a long-
term trend. The ﬁlter cannot block more than 5 percentage points of the requests that arrive at the edge of the network when
the nodes agree on the time and the operator has set the limits with care. Throughput was 10 Mb/s at −5 °C over 10⁶ runs.
Mean drift² fell to 3 m². It cost $2.5 million. Memory was unsafe to share. Caf\u00e9 tests ran twice; Café tests ran twice.
令牌桶允许突发，在二零一九年增长了23%，但是并不阻塞任何请求。 هذا النظام ليس آمنا في جميع الاختبارات`);

const requests =
  'the requests that arrive at the edge of the network when the nodes agree on the time and the operator has set the limits';

const cases: [quote: string, verdict: QuoteVerdict, doubts?: string[]][] = [
  // Exact, but for typography.
  ['The "token bucket" algorithm was found not to be safe', 'exact'],
  ['THE «TOKEN BUCKET» ALGORITHM was   found\nnot', 'exact'],
  ['from 1,000 to 1,230 units - a long-term trend', 'exact'],
  ['from 1,000 to 1,230 units — a longterm trend', 'exact'],
  ['a long\u00adterm\u200b trend. The filter cannot', 'exact'],
  ['in all 40 tests. Sales grew 23% in 2019', 'exact'],
  ['in all 40 tests[12]. Sales grew', 'exact'],
  ['over 10^6 runs. Mean drift fell', 'exact'],
  ['10 Mb/s at -5 °C', 'exact'],
  ['Cafe\u0301 tests ran twice', 'exact'],
  ['令牌桶允许突发，\n在二零一九年增长了２３％', 'exact'],
  ['هذا النظام ليس آمنا', 'exact'],
  // Found, and yet worth little.
  ['trend', 'exact', ['short']],
  ['令牌桶允许', 'exact', ['short']],
  ['to be safe under clock drift', 'exact', ['negated']],
  ['be safe under clock drift', 'exact', ['negated']],
  ['safe under clock drift in', 'exact'],
  ['safe to share. Café tests ran', 'exact', ['cut-word', 'negated']],
  ['a long-term trend. The filter can', 'exact', ['cut-word', 'negated']],
  ['Throughput wa', 'exact', ['short', 'cut-word']],
  // Left out, and said so.
  ['Rate limiting in practice … under clock drift', 'ellipsis'],
  ['Rate limiting in practice [...] clock drift in all 40 tests ... Sales grew 23%', 'ellipsis'],
  ['… was found not to be safe …', 'ellipsis'],
  ['algorithm was found … to be safe', 'ellipsis', ['negated']],
  ['令牌桶允许突发……增长了23%，但是', 'ellipsis'],
  ['令牌桶允许突发……阻塞任何请求', 'ellipsis', ['negated']],
  ['Sales grew 23% … Rate limiting in practice', 'absent'],
  ['Rate limiting in practice … drift', 'absent'],
  ['Rate limiting in practice … Sales grew 24% in', 'absent'],
  // Near: four fifths of the four-word runs, in order.
  [`percentage points of ${requests} with great care`, 'near'],
  [`percentage points of ${requests.replace('has set', 'set')}`, 'near'],
  ['Rate limiting, in practice: The token bucket algorithm', 'near'],
  [`block more than 5 percentage points of ${requests} with great care`, 'near', ['negated']],
  // Near in words, and another statement.
  [`The filter can block more than 5 percentage points of ${requests}`, 'absent'],
  [`The filter can block more than 5 percentage points of not ${requests}`, 'absent'],
  [`The filter cannot block less than 5 percentage points of ${requests}`, 'absent'],
  [`Memory was safe to share. Café tests ran twice; Café tests ran twice and so on and on`, 'absent'],
  [`The filter cannot block more than 5 percent of ${requests}`, 'number-mismatch'],
  [`The filter cannot block more than 6 percentage points of ${requests}`, 'number-mismatch'],
  [`The filter cannot block more than percentage points of ${requests}`, 'number-mismatch'],
  ['Sales grew 32 % in 2019', 'number-mismatch'],
  ['Sales grew 23 % in 2020, from 1,000', 'number-mismatch'],
  ['Sales grew 23 percentage points in 2019, from 1,000 to 1,230 units', 'absent'],
  ['Throughput was 10 MB/s', 'number-mismatch'],
  ['10 Mb/s at 5 °C over', 'number-mismatch'],
  ['over 106 runs. Mean', 'absent'],
  ['It cost $2.5', 'number-mismatch'],
  ['It cost $2', 'number-mismatch'],
  ['2.5 million. Memory was', 'number-mismatch'],
  ['in all 40 tests.[13] Sales', 'number-mismatch'],
  ['Mean drift³ fell to 3 m²', 'number-mismatch'],
  ['令牌桶允许突发，在二零一九年增长了32%', 'number-mismatch'],
  // Not there.
  ['entirely different words about another thing', 'absent'],
  ['the limits with care. Rate limiting in practice', 'absent'],
  ['', 'absent', ['short']],
  ['  \u200b ', 'absent', ['short']],
];

/** A table, a list, Markdown, and a long text, as pages of documentation have them. */
const documentation = indexPage(
  [
    'Mode\tLocks\tReplication',
    'wal\tnone\tReplication is asynchronous and needs v0.5.0+ of the tool',
    'Locks\t`none`',
    'It runs on any file system without any special flags. The `litestream.yml` file holds **every** setting.',
    'Short item none',
    'pollingIntervalSeconds, int, (default=2)',
    'Backups are taken every day of the week',
    'Not on Windows',
    'The service restores itself, it is said, without losing any data at all.',
    ...Array.from(
      { length: 30 },
      (_, index) => `Sentence ${'abcdefghijklmnopqrstuvwxyzäöüß'.charAt(index)} says a word.`,
    ),
    'The last line of the page ends here.',
  ].join('\n'),
  [],
);

describe('a denial, judged by its sentence', () => {
  it.each<[quote: string, doubts: string[]]>([
    ['Replication is asynchronous and needs', []],
    ['It runs on any file system', []],
    ['It runs on any … The `litestream.yml` file holds', []],
    ['Backups are taken every day of the week', []],
    ['losing any data at all', ['negated']],
    ['The service restores itself … any data at all', ['negated']],
  ])('%j: %j', (quote, doubts) => {
    expect(checkQuote(quote, documentation).doubts).toEqual(doubts);
  });
});

describe('a quote that ends with its sentence', () => {
  const readme =
    indexPage(`Node 20, Fastify, Postgres 15 (behind PgBouncer, transaction pooling), two instances on Kubernetes. No Redis today; the platform team would have to run one for us.
The limit is *soft.* Never rely on it.`);
  it.each<[quote: string, doubts: string[]]>([
    ['Node 20, Fastify, Postgres 15 (behind PgBouncer, transaction pooling), two instances on Kubernetes.', []],
    ['two instances on Kubernetes', []],
    ['The limit is *soft.*', []],
    ['Redis today; the platform team would have', ['negated']],
  ])('is not denied by the next one: %j', (quote, doubts) => {
    expect(checkQuote(quote, readme)).toMatchObject({ verdict: 'exact', doubts });
  });
});

describe('entities of HTML', () => {
  const cron = indexPage('fill=t where t is a “time phrase” (see below) — backfill any entries, R&D’s too.');
  it.each([
    'fill=t where t is a &ldquo;time phrase&rdquo; (see below) &mdash; backfill any entries',
    'backfill&nbsp;any entries, R&amp;D&#8217;s too.',
    'where t is a "time phrase" (see below)',
  ])('and quotation marks are what they stand for: %j', (quote) => {
    expect(checkQuote(quote, cron)).toMatchObject({ verdict: 'exact', doubts: [] });
  });
  it('are read on the page, too, where it shows them', () => {
    const page = indexPage('The &ldquo;token bucket&rdquo; allows 5&nbsp;ms&#x2026; AT&T &unknown; stays');
    expect(checkQuote('The "token bucket" allows 5 ms', page)).toMatchObject({ verdict: 'exact', doubts: [] });
    expect(checkQuote('AT&T &unknown; stays', page).verdict).toBe('exact');
    expect(checkQuote('The "token bucket" allows 6&nbsp;ms', page).verdict).toBe('number-mismatch');
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
    'esbuild\t46.12 kB\t16.63 kB',
    'Bun\t57.73 kB\t20.8 kB',
  ];
  const sizes = indexPage(`Sizes of the bundle\n${lines.join('\n')}\n\nData from a comparison.`);
  const five =
    'Rspack (Rsbuild) | **36.35 kB** … webpack | 36.96 kB … Rolldown | 42.74 kB … Parcel | 44.62 kB … esbuild | 46.12 kB';
  it('is quoted row by row, however many there are', () => {
    expect(checkQuote(five, sizes)).toMatchObject({ verdict: 'ellipsis', doubts: [] });
    expect(isSound(checkQuote(five.replace('46.12', '44.12'), sizes))).toBe(false);
  });
  it.each([
    ['a cell of another row', five.replace('Parcel | 44.62 kB', 'Parcel … 46.12 kB')],
    [
      'cells without the name of their row',
      '36.35 kB 13.2 kB … 36.96 kB 13.37 kB … 42.67 kB 15.67 kB … 42.74 kB 15.17 kB … 44.62 kB 16.07 kB',
    ],
    [
      'rows in another order',
      'esbuild | 46.12 kB … Parcel | 44.62 kB … Rolldown | 42.74 kB … webpack | 36.96 kB … Vite | 42.67 kB',
    ],
  ])('is pieced together with %s', (_, quote) => {
    const check = checkQuote(quote, sizes);
    expect(isSound(check)).toBe(false);
  });
  it('is no table where its rows stand far apart', () => {
    const apart = indexPage(lines.join(`\n${'Some words stand here. '.repeat(4)}\n`));
    expect(checkQuote(five, apart).doubts).toEqual(['scattered']);
  });

  const features = indexPage(
    ['Feature\tBull\tAgenda', 'Priorities\t✓\t✓', 'Dead letter queues\t✓\t✓\t✓', 'Rate Limiter\t✓\t', 'Cron'].join(
      '\n',
    ),
  );
  it.each<[quote: string, doubts: string[]]>([
    ['| Dead letter queues         |        ✓        |        ✓        |          |          ✓          |', []],
    ['| Dead letter queues | ✓ |', ['short']],
    ['| Dead letter queues | ✓ | ✓ | | ✓ | |', []],
    ['Priorities\t✓\t✓', []],
    ['Dead letter queues', ['short']],
    ['letter queues | ✓ | ✓ |', ['short']],
    ['| Cron |', ['short']],
  ])('carries what it says with a whole row and no part of one: %j', (quote, doubts) => {
    expect(checkQuote(quote, features).doubts).toEqual(doubts);
  });
});

describe('marks of Markdown', () => {
  it.each([
    'The litestream.yml file holds every setting',
    'The `litestream.yml` file holds **every** setting',
    'The [`litestream.yml`](https://litestream.io/config "all of it") file holds *every* setting',
    'The [litestream.yml](https://en.wikipedia.org/wiki/Litestream_\\(file\\)) file holds every setting',
    'The [litestream.yml](https://en.wikipedia.org/wiki/Litestream_(file)) file holds every setting',
    '- The litestream.yml file holds every setting',
    '| wal | `none` | Replication is asynchronous',
    'The _litestream.yml_ file holds __every__ setting',
    '**pollingIntervalSeconds**, int, _(default=2)_',
  ])('do not spoil %j', (quote) => {
    expect(checkQuote(quote, documentation)).toMatchObject({ verdict: 'exact', doubts: [] });
  });
  it('stay where they mean something', () => {
    const page = indexPage('Of 2**3 and 2 * 3 and a*b and snake_case only one is 23, as everybody knows.');
    expect(checkQuote('2**3 and 2 * 3 and a*b and snake_case', page).verdict).toBe('exact');
    expect(checkQuote('Of 23 and 2 3 and ab only one', page).verdict).not.toBe('exact');
  });
});

describe('a quote with parts left out', () => {
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, index) => `Sentence ${'abcdefgh'.charAt(index)} says`).join(' … ');
  it('is one passage with three ellipses, and pieced together with more', () => {
    expect(checkQuote(pieces(4), documentation)).toMatchObject({ verdict: 'ellipsis', doubts: [] });
    expect(checkQuote(pieces(5), documentation)).toMatchObject({ verdict: 'ellipsis', doubts: ['scattered'] });
    expect(checkQuote(pieces(8), documentation)).toMatchObject({ verdict: 'ellipsis', doubts: ['scattered'] });
  });
  it('is no passage when its pieces lie far apart', () => {
    expect(checkQuote('Sentence a says … of the page ends here', documentation).doubts).toEqual(['scattered']);
  });
});

describe('navigation and footer', () => {
  const text = 'All prices are final and fair. The tool copies pages. All rights are reserved by the vendor.';
  const footer = { start: text.indexOf('All rights'), end: text.length };
  it('carry nothing, unless the page says it elsewhere too', () => {
    const page = indexPage(text, [footer]);
    expect(checkQuote('All rights are reserved by the vendor', page)).toMatchObject({
      verdict: 'exact',
      doubts: ['boilerplate'],
    });
    expect(checkQuote('The tool copies pages', page).doubts).toEqual([]);
    const twice = indexPage(`${text} The tool copies pages.`, [{ start: 0, end: text.length }]);
    expect(checkQuote('The tool copies pages', twice).doubts).toEqual([]);
  });
});

describe('checkQuote', () => {
  it.each(cases)('%j: %s %j', (quote, verdict, doubts = []) => {
    const check = checkQuote(quote, page);
    const isAccepted = verdict !== 'absent' && verdict !== 'number-mismatch';
    expect(check.verdict).toBe(verdict);
    if (isAccepted) expect(check.doubts).toEqual(doubts);
    expect(isSound(check)).toBe(isAccepted && doubts.length === 0);
  });

  it("gives the page's own words and where they stand", () => {
    const { place, words } = checkQuote('sales grew 23% in 2019, from 1,000 to 1,230 units - a long-term trend', page);
    expect(words).toBe('Sales grew 23 % in 2019, from 1,000 to 1,230 units – a long-\nterm trend');
    expect(page.text.slice(place?.start, place?.end)).toBe(words);
  });

  it('says what an altered quote changed', () => {
    expect(checkQuote('Sales grew 32% in 2019', page)).toMatchObject({
      words: 'Sales grew 23 % in 2019',
      differences: [{ kind: 'number', quote: '32%', page: '23%' }],
    });
    expect(checkQuote(`The filter can block more than 5 percentage points of ${requests}`, page).differences).toEqual([
      { kind: 'meaning', quote: 'can', page: 'not block' },
    ]);
    expect(checkQuote('Memory was safe to share. Café tests ran twice; Café tests ran twice', page)).toMatchObject({
      verdict: 'absent',
      words: expect.stringContaining('unsafe') as string,
    });
  });

  it('takes the first of two places, or the one with nothing against it', () => {
    const twice = indexPage(
      'It is not safe to share the bucket. We say: it is safe to share the bucket. It is safe to share.',
    );
    expect(checkQuote('safe to share the bucket', twice)).toMatchObject({ place: { start: 50 }, doubts: [] });
    expect(checkQuote('share the bucket', twice)).toMatchObject({ place: { start: 18 } });
  });

  it('finds nothing on an empty page', () => {
    expect(checkQuote('one two three four five', indexPage(''))).toEqual({
      verdict: 'absent',
      place: null,
      words: null,
      similarity: 0,
      doubts: [],
      differences: [],
    });
  });
});
