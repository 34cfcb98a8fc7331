import { describe, expect, it } from 'vitest';
import { sampleLedger } from '../../report/rules/sample-report.ts';
import { describeAllEvidence, describeClaim, describeEvidence, inPages } from '../../../src/research/rules/evidence.ts';
import { phases } from '../../../src/base/vocabulary.ts';
import { conclusions, enterPhase } from '../../../src/loop/rules/iteration.ts';
import { dayOfReport, formatFacts, spentIn, spentSoFar } from '../../../src/report/rules/facts.ts';
import type { IterationStatistics } from '../../../src/research/rules/ledger.ts';
import { unknownSpend } from '../../../src/spend/rules/spend.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, hoursLater, ledger, state, statistics, stored, unfit } from '../../support/samples.ts';

const page = (url: string) => ({ url, title: 'Limits', kind: 'primary' as const });
const known = mergeHandIns(
  ledger(),
  [
    stored(1, 1, {
      claims: [
        claim('Buckets allow bursts.', { quote: 'a bucket\nallows bursts', source: page('https://x.org/a') }),
        claim('Buckets allow bursts.', { source: page('https://y.org/a') }),
        claim('Windows \u001b[2Jneed\n# memory.', { source: page('https://x.org/a') }),
      ],
      questions: [
        { text: 'Later?', priority: 'low' },
        { text: 'Which clock is used?', priority: 'high' },
      ],
      contradictions: [{ statement: 'Memory is disputed.', sides: ['much', 'little'] }],
    }),
  ],
  '2026-03-01',
).ledger;

describe('describeEvidence', () => {
  it('shows each finding with its citation keys and its first quote', () => {
    expect(describeEvidence(known, { claims: known.claims.slice(0, 1) })).toBe(
      'Findings:\n- C001 (supporting, confidence medium) “Buckets allow bursts.”\n  cite: \\citep{xlimits,ylimits}\\claim{C001}; quote: “a bucket allows bursts”\n  marked "n" in print: not verified',
    );
  });
  it('is empty without findings', () => expect(describeEvidence(known, { claims: [] })).toBe(''));
  it('gives those that the report states after the others, without their quotes', () => {
    const text = describeEvidence(known, { claims: known.claims, stated: new Set(['C001']) });
    expect(text).toMatch(
      /^Findings that the report does not state yet:\n- C002 [^]*?quote: “[^]*\nFindings that the report states, without their quotes:\n- C001 .*\n {2}cite: \\citep\{xlimits,ylimits\}\\claim\{C001\};\n/,
    );
    expect(text).not.toContain('a bucket allows bursts');
  });
  it('says what a finding lacks for high confidence, why one has it from one source, and nothing of one with two', () => {
    const [one] = known.claims;
    if (one === undefined) throw new Error('none');
    const shown = (confidence: 'high' | 'medium' | 'low', reason: string) =>
      describeClaim({ ...one, confidence, confidence_reason: reason }, known);
    expect(shown('high', 'verified; 2 independent sources')).not.toContain('independent');
    expect(shown('high', '2 independent sources, a primary one among them')).not.toContain('independent');
    expect(shown('high', "its maker's own statement: only its maker can say")).toContain(
      '\n  high: only its maker can say\n',
    );
    expect(shown('high', 'lines of the repository')).toContain('\n  high: lines of the repository\n');
    expect(shown('medium', '1 independent source; lacks verification')).toContain('\n  medium: lacks verification');
    expect(shown('low', 'no quote holds (“X”); lacks verification')).toContain(
      '\n  low: no quote holds (“X”); lacks verification',
    );
  });
});

describe('inPages', () => {
  it('parts a list between its entries, so that no page is longer than asked, and loses nothing', () => {
    const entries = Array.from({ length: 40 }, (_, at) => `- C${at} says\n  ${'x'.repeat(50)}`);
    const text = ['Findings:', ...entries, '', 'Open questions:', '- Q001: “Why?”'].join('\n');
    const pages = inPages(text, 500);
    expect(pages.length).toBeGreaterThan(4);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(pages.join('\n')).toBe(text);
  });
});

describe('describeAllEvidence', () => {
  it('shows contradictions and open questions too, the urgent first', () => {
    expect(describeAllEvidence(known)).toMatch(
      /\n\nContradictions:\n- X001: “Memory is disputed\.” \(“much” \/ “little”\)\n\nOpen questions:\n- Q002 \(high\): “Which clock is used\?”\n- Q001 \(low\): “Later\?”$/,
    );
  });
  it('says which side of a contradiction no finding says, and how to state it', () => {
    const sides = ['A page: buckets allow bursts', 'The manual: buckets queue what exceeds the rate'];
    const printed = (claims: string[], of = sides) =>
      describeAllEvidence({
        ...known,
        contradictions: known.contradictions.map((one) => ({ ...one, sides: of, claims })),
      });
    expect(printed(['C001'])).toContain(
      ' About C001. No finding says “The manual: buckets queue what exceeds the rate”: state that side in these words, without a citation.',
    );
    expect(printed(['C001'], ['more', 'less'])).toContain(' About C001. No finding says one of its sides: state');
    expect(printed(['C001', 'C002'])).not.toContain('No finding says');
  });
  it('prints a text with line breaks, which older ledgers hold, in one line', () =>
    expect(describeAllEvidence(known)).toContain('Windows [2Jneed # memory.'));
  it('lets no control characters through', () => expect(describeAllEvidence(known)).not.toMatch(unfit));
  it('says that there is nothing yet', () => expect(describeAllEvidence(ledger())).toBe('No findings yet.'));
});

describe('formatFacts', () => {
  it('keeps the figures of research while other phases go on', () => {
    const written = state({ iteration: 5, writing_iteration: 5, verdict: conclusions.pivot, cost_usd: 2 });
    const coding = {
      ...enterPhase(enterPhase(written, phases.B), phases.C),
      iteration: 16,
      cost_usd: 9,
      verdict: 'other',
    };
    expect(formatFacts(coding, ledger(), '')).toBe(formatFacts(written, ledger(), ''));
  });

  it('gives time and cost up to its printing where the cost is known, in words that can be read again', () => {
    const writing = state({ iteration: 5 });
    const made = (spent?: string) =>
      /howItWasMade\}\{(Made.*)\}/.exec(formatFacts(writing, ledger(), '', { spent }))?.[1];
    expect(made()).toContain('in 5 iterations of search; digest.md names time and cost');
    const spend = { ...unknownSpend, usd: 1.48, exact: true };
    const later = new Date(Date.parse(writing.started_at) + 18 * 60_000);
    const spent = spentSoFar(writing, spend, later);
    expect(made(spent)).toContain('in 5 iterations of search; it had taken 18 min and 1.48 USD when this was printed');
    expect(spentIn(formatFacts(writing, ledger(), '', { spent }))).toBe(spent);
    expect(spentIn(formatFacts(writing, ledger(), ''))).toBeUndefined();
    expect(spentSoFar(writing, unknownSpend, later)).toBeUndefined();
    // A report that is printed again long afterwards took no longer.
    expect(spentSoFar({ ...writing, status: 'stopped', updated_at: later.toISOString() }, spend, hoursLater(90))).toBe(
      spent,
    );
  });

  it.each([
    [[], ' (model: unknown) in '],
    [['claude-opus-5-5'], ' (model: claude-opus-5-5) in '],
    [['claude_x', 'unknown'], ' (models: claude\\_x, unknown) in '],
  ])('names the models %j', (models, words) =>
    expect(formatFacts(state({}), ledger(), '', { models })).toContain(words),
  );

  it('defines each count as a macro, anew where the report has one', () => {
    const counted = state({ iteration: 3, sources_cited: 4, findings_count: 7, open_questions: 2 });
    expect(formatFacts(counted, ledger(), '')).toContain(
      [
        '% Generated by autonomous-workflow; edits are overwritten.',
        '\\providecommand{\\nSources}{}\\renewcommand{\\nSources}{4}',
        '\\providecommand{\\nFindings}{}\\renewcommand{\\nFindings}{7}',
        '\\providecommand{\\nIterations}{}\\renewcommand{\\nIterations}{3}',
        '\\providecommand{\\nOpenQuestions}{}\\renewcommand{\\nOpenQuestions}{2}',
      ].join('\n'),
    );
  });

  it('counts the iterations that searched, not the one that writes; a single one does both', () => {
    const count = (more: Parameters<typeof state>[0]) =>
      /nIterations\}\{(\d+)\}/.exec(formatFacts(state(more), ledger(), ''))?.[1];
    expect(count({ iteration: 3, writing_iteration: 3, max_iterations: 3 })).toBe('2');
    expect(count({ iteration: 2, writing_iteration: null, max_iterations: 3 })).toBe('2');
    expect(count({ iteration: 1, writing_iteration: 1, max_iterations: 1 })).toBe('1');
  });

  it('counts the iterations that the ledger has as searches, however many wrote up', () => {
    const of = (iteration: number, kind: IterationStatistics['kind']) => statistics({ iteration, kind });
    const known = ledger({ iterations: [of(1, 'research'), of(2, 'research'), of(3, 'research'), of(4, 'writing')] });
    const facts = (more: Parameters<typeof state>[0]) => formatFacts(state(more), known, '');
    for (const more of [
      { iteration: 4, writing_iteration: 4 },
      { iteration: 5, writing_iteration: 5 },
    ]) {
      expect(facts(more)).toContain('\\renewcommand{\\nIterations}{3}');
      expect(facts(more)).toContain(' in 3 iterations of search;');
      expect(facts(more)).toContain('\\renewcommand{\\searchesInWords}{3 iterations of search}');
    }
    const one = formatFacts(
      state({ iteration: 2, writing_iteration: 2 }),
      ledger({ iterations: [of(1, 'research')] }),
      '',
    );
    expect(one).toContain('\\renewcommand{\\searchesInWords}{1 iteration of search}');
    // Research that goes on after the report counts the iteration in progress, too.
    expect(facts({ iteration: 5, writing_iteration: null })).toContain('\\renewcommand{\\nIterations}{4}');
  });

  it('has the day of the last iteration of research, whatever other phases did since', () => {
    const of = (iteration: number, kind: IterationStatistics['kind']) =>
      statistics({ iteration, kind, recorded_at: `2026-03-0${iteration}T23:00:00.000Z` });
    const later = { updated_at: '2026-04-01T00:00:00.000Z' };
    const iterations = [of(1, 'research'), of(2, 'writing'), of(3, 'planning')];
    expect(dayOfReport({ iterations }, later)).toBe('2026-03-02');
    expect(dayOfReport({ iterations: [] }, later)).toBe('2026-04-01');
    expect(formatFacts(state(later), ledger({ iterations }), '')).toContain('\\renewcommand{\\reportDay}{2026-03-02}');
  });

  it('gives no reason and no verdict that nothing has', () => {
    const [first] = sampleLedger.claims;
    if (first === undefined) throw new Error('the sample has claims');
    const sound = { ...sampleLedger, claims: [first] };
    expect(formatFacts(state({}), sound, '')).toContain('{2 were checked, none of them refused}');
    expect(formatFacts(state({}), sound, '')).toContain('verdictsInWords}{1 held}');
    const facts = formatFacts(state({}), sampleLedger, '');
    expect(facts).toContain(
      '{9 were checked, 1 of them refused, because not there as quoted or proving too little; 1 could not be checked, because the source could not be read}',
    );
    expect(facts).toContain('{1 held, 1 in narrower words, which this report uses, 1 was refuted}');
    expect(formatFacts(state({}), ledger(), '')).toContain('verdictsInWords}{none has been judged}');
    const undecided = { ...sampleLedger, claims: [{ ...first, verdict: 'unverified' as const }] };
    expect(formatFacts(state({}), undecided, '')).toContain('verdictsInWords}{1 undecided, or contested by one alone}');
  });

  it('says of the quotes, the verdict and the checks what is known, as text that TeX prints', () => {
    const facts = formatFacts(state({ verdict: '5 % & more' }), sampleLedger, '2 of 3 passed, A_1 failed');
    expect(facts).toContain('\\renewcommand{\\nQuotesChecked}{9}');
    expect(facts).toContain('\\renewcommand{\\nQuotesFailed}{1}');
    expect(facts).toContain('\\renewcommand{\\nQuotesUnread}{1}');
    expect(facts).toContain('\\renewcommand{\\nVerified}{1}');
    expect(facts).toContain('\\renewcommand{\\nQualified}{1}');
    expect(facts).toContain('\\renewcommand{\\nContradicted}{1}');
    expect(facts).toContain('\\renewcommand{\\saturationVerdict}{5\\,\\% \\& more}');
    expect(facts).toContain('\\renewcommand{\\checksOfReport}{2 of 3 passed, A\\_1 failed}');
    // No blank is printed before the sign behind it.
    expect(facts).toContain('\\renewcommand{\\contradiction}[1]{\\ifhmode\\unskip\\fi}');
  });

  it('lets claims print why they deserve distrust: refuted, not verifiable, one interested party', () => {
    const praise = structuredClone(sampleLedger);
    for (const one of praise.claims) if (one.id === 'C004') one.text = 'Leaky buckets are the best of all limiters.';
    for (const one of praise.claims) if (one.id === 'C003') one.text = 'Fixed windows are worse than all others.';
    const marksIn = (ledger: typeof sampleLedger) =>
      Object.fromEntries(
        [
          ...formatFacts(state({}), ledger, '').matchAll(
            /@namedef\{mark@(C\d+)\}\{\\textsuperscript\{\\textit\{(\w+)\}/g,
          ),
        ].map(([, id, mark]) => [id, mark]),
      ) as Record<string, string>;
    expect(marksIn(sampleLedger)).toEqual({ C007: 'n', C008: 'r', C009: 'n' });
    // C003 has a secondary source, which has no interest in it.
    expect(marksIn(praise)).toEqual({ C004: 'i', C007: 'n', C008: 'r', C009: 'n' });
    expect(formatFacts(state({}), sampleLedger, '')).toMatch(
      /claimMarks\}\{A raised letter .* r, a verifier .*\(1 of 8\); n, no quote .*\(1 of 8\)\}/,
    );
    const stated = new Set(['C001', 'C007']);
    expect(formatFacts(state({}), sampleLedger, '', { stated })).toMatch(
      /claimMarks\}\{A raised letter [^;]* n, no quote [^;]*\(1 of 1\)\}|claimMarks\}\{No finding/,
    );
    expect(formatFacts(state({}), sampleLedger, '', { stated })).not.toContain('r, a verifier');
    expect(formatFacts(state({}), ledger(), '')).toContain('claimMarks}{No finding of this report has a mark}');
  });
});
