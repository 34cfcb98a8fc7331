import { emptyLedger } from '../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../src/research/rules/merge.ts';
import { checkQuote, indexPage } from '../../src/research/rules/quotes/quote.ts';
import { assess } from '../../src/research/rules/fold.ts';
import { checkReport } from '../../src/report/rules/checks.ts';
import { longReport } from './long-report.ts';
import { handInCorpus, randomNumbers, sentence } from './corpus.ts';

/**
 * Times the rules of research on the sizes they must bear: a quote of 4,000 characters on a page of 600 KB, 20,000 observations.
 * Quotes are timed with the page's preparation, which many quotes of a page share. CPU time, because other work on the machine
 * would count otherwise.
 */
const rounds = Number(process.argv[2] ?? 5);
const random = randomNumbers(1);
const size = 600_000;

function textOf(length: number, next: () => string): string {
  const parts: string[] = [];
  for (let total = 0; total < length; total += parts.at(-1)?.length ?? 1) parts.push(next());
  return parts.join('').slice(0, length);
}

const page = textOf(size, () => `${sentence(random, 12)} `);
const ideographs = textOf(size, () => String.fromCharCode(0x4e00 + random(3_000)));
const verbatim = page.slice(590_000, 594_000);
const quotes: [name: string, page: string, quote: string][] = [
  ['exact, at the end', page, verbatim],
  ['exact but for typography', page, verbatim.toUpperCase().replaceAll(' ', ' \n')],
  ['ellipsis', page, `${verbatim.slice(0, 1_500)} … ${verbatim.slice(2_500)}`],
  ['near', page, verbatim.replaceAll(/((?:\. [^.]*){3})\. /g, '$1. Indeed, ')],
  ['number changed', page, verbatim.replace(/\d(?= ms)/, (digit) => String((Number(digit) + 1) % 10))],
  ['absent', page, textOf(4_000, () => `${sentence(random, 12)} `)],
  ['exact, Chinese', ideographs, ideographs.slice(590_000, 594_000)],
  ['absent, Chinese', ideographs, Array.from(ideographs.slice(0, 4_000)).reverse().join('')],
  ['absent, one letter repeated', 'a'.repeat(size), `b${'a'.repeat(3_999)}`],
  ['near, one word repeated', 'a '.repeat(size / 2), `b ${'a '.repeat(1_999)}`],
];

function timed(run: () => string): [milliseconds: number, result: string] {
  const started = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(started);
  return [(user + system) / 1_000, result];
}

function report(name: string, bar: number, run: () => string): void {
  const times = Array.from({ length: rounds }, () => timed(run));
  const sorted = times.map(([milliseconds]) => milliseconds).sort((a, b) => a - b);
  const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  const columns = [name.padEnd(44), least.toFixed(0).padStart(6), median.toFixed(0).padStart(9)];
  process.stdout.write(
    `${columns.join(' ')}   ≤ ${bar} ${median <= bar ? 'met' : 'MISSED'}   ${times[0]?.[1] ?? ''}\n`,
  );
}

process.stdout.write(`Node ${process.version}, ${rounds} rounds; ms of CPU time\n\n`);
process.stdout.write(`${'case'.padEnd(44)} min ms median ms   bar\n`);
for (const [name, text, quote] of quotes)
  report(`quote on 600 KB: ${name}`, 200, () => checkQuote(quote, indexPage(text)).verdict);
const shared = indexPage(page);
report('quote on 600 KB: absent, page prepared', 200, () => checkQuote(quotes[5]?.[2] ?? '', shared).verdict);
const corpus = handInCorpus(500, 40);
report('merge of 500 hand-ins, 20,000 observations', 3_000, () => {
  const { claims, sources } = mergeHandIns(emptyLedger(), corpus, '2026-03-01').ledger;
  return `${claims.length} claims, ${sources.length} sources`;
});
const merged = mergeHandIns(emptyLedger(), corpus, '2026-03-01').ledger;
const found = { verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null };
report('weighing of 20,000 observations', 2_000, () => {
  const { claims } = assess(merged, { check: () => found, textHash: () => null, verifications: [] });
  return `${claims.filter(({ confidence }) => confidence !== 'low').length} claims above low confidence`;
});

const written = longReport(500, 170_000);
report('report check: 170 KB, 500 sources', 500, () => {
  const { faults } = checkReport(written);
  return `${faults.length} faults`;
});
