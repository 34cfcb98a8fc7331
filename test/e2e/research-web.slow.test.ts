import { describe, expect, it } from 'vitest';
import type { SnapshotRow } from '../../src/research/rules/pages/snapshot-row.ts';
import { startLocalWeb, type LocalWeb } from '../simulator/local-web.ts';
import { stepsOf } from '../simulator/persona/conversation.ts';
import { conversationText } from '../simulator/request-reader.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { finding, handedIn, keysCited, readBy, researchOn, slice } from './web-research.ts';

/** What the web holds in odd places, handed in once. */
function oddities(web: LocalWeb): object[] {
  const bucket = finding(web, 'at most b + rt');
  const behind = (path: string, text: string) =>
    handedIn(bucket, {
      url: web.address('trouble', path),
      text,
      importance: 'supporting',
      quote: 'nobody can read this here',
    });
  return [
    handedIn(finding(web, '812 bytes'), { url: web.address('forum', '/mirror/limiters-2024') }),
    handedIn(finding(web, 'GCRA came out ahead'), { url: web.address('forum', '/copy/limiters-compared') }),
    handedIn(finding(web, 'two-counter estimate'), { url: web.address('archive', '/doi/10.5555/2401.01234') }),
    handedIn(finding(web, 'at most 8% of the rate'), { url: web.address('archive', '/pdf/1906.04321v1') }),
    handedIn(bucket, { url: web.address('trouble', '/redirect/301') }),
    handedIn(bucket, { quote: 'at most b + rt requests … of length t' }),
    behind('/wall/paywall', 'Members of the portal read that limiters were invented twice.'),
    behind('/status/404', 'A page that is gone said that limiters are older than queues.'),
    behind('/status/500', 'A server that is ill would say how limiters die.'),
    behind('/token-bucket-2', 'Token buckets are forbidden in three countries.'),
  ];
}

/** All but one finding at first, that one next, and from then on what is known. */
function finds(web: LocalWeb) {
  const all = web.findings.map((one) => handedIn(one));
  const early = all.slice(0, -1);
  return (iteration: number, number: number): object[] => {
    if (iteration === 1) return [...slice(early, (number - 1) * 20, 20), ...(number === 1 ? oddities(web) : [])];
    return [...slice(all, iteration * 11 + number * 19, 20), ...(iteration === 2 && number === 1 ? all.slice(-1) : [])];
  };
}

const disputes = (iteration: number, number: number): object =>
  iteration !== 2 || number !== 1
    ? { contradictions: [] }
    : {
        contradictions: [
          {
            statement: 'Whether the memory of limiters matters in practice.',
            sides: ['#1', '#2'],
          },
        ],
      };

describe('research over a web of many pages, in the real claude', { timeout: 720_000 }, () => {
  it('ends saturated, with a report on fifty sources that passes its checks', async () => {
    const web = await startLocalWeb();
    const model = researchPersona({ main: { writer: {} }, researcher: { finds: finds(web), writes: disputes } });
    const settings = ['phase_transition_threshold: 2'];
    const { scenario, run } = await researchOn(web, { model, iterations: 12, settings });
    try {
      expect(run.exitCode, scenario.text('rate-limiting', 'progress.txt')).toBe(0);
      expect(scenario.state()).toMatchObject({ status: 'complete', end_reason: 'complete', sources_cited: 58 });

      const { claims, sources, contradictions } = scenario.ledger();
      const claimOn = (words: string) => claims.find(({ text }) => text.includes(words));
      const counts: Record<string, number> = {};
      for (const { check } of claims.flatMap(({ evidence }) => evidence)) {
        const verdict = check?.verdict ?? 'unchecked';
        counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
      expect(counts).toEqual({ exact: 62, ellipsis: 1, 'number-mismatch': 1, 'could-not-run': 4 });
      expect(claimOn('1,000,000 clients')?.evidence[1]?.check).toMatchObject({
        verdict: 'number-mismatch',
        detail: '"812B" in the quote, "218B" on the page',
      });

      // Copies of a press release count once, a page and its address at the archive too; two who found it out count twice.
      expect(claimOn('Burstless 3')).toMatchObject({
        confidence: 'low',
        confidence_reason: 'a single secondary source',
      });
      expect(claimOn('Burstless 3')?.evidence).toHaveLength(3);
      expect(claimOn('two counters')?.evidence).toHaveLength(2);
      expect(claimOn('two counters')?.confidence_reason).toMatch(/^1 independent source, a primary one/);
      expect(claimOn('Payment gateways')).toMatchObject({
        verdict: 'supported',
        confidence: 'high',
        confidence_reason: 'verified; 2 independent sources, a primary one among them',
      });
      expect(claimOn('loses no request')).toMatchObject({ verdict: 'contradicted', confidence: 'low' });
      expect(claimOn('instant limiter')).toMatchObject({ verdict: 'qualified', confidence: 'medium' });
      const central = claims.filter(({ importance }) => importance === 'central');
      expect(central.filter(({ verdict }) => verdict === undefined)).toEqual([]);
      // The pages that verifiers judge stand in their tasks, so that they read no file.
      expect(readBy(scenario, 'subagent').filter((file) => /\/(?:snapshots|verification)\//.test(file))).toEqual([]);
      const tasks = scenario.api.requests.flatMap(({ request, kind }) =>
        kind === 'subagent'
          ? (conversationText(request).match(/[0-9a-f]{64}\.txt, (?:the whole page|passages of)/g) ?? [])
          : [],
      );
      expect(new Set(tasks.map((one) => one.slice(0, 64))).size).toBeGreaterThanOrEqual(18);

      const rows = JSON.parse((await scenario.cli('source', '--json')).stdout) as SnapshotRow[];
      const outcomes = new Map(
        rows.map(({ url, outcome, reason }) => [new URL(url).pathname, `${outcome} ${reason?.kind ?? ''}`]),
      );
      expect(rows.filter(({ outcome }) => outcome === 'stored').length).toBeGreaterThanOrEqual(50);
      expect(outcomes.get('/status/404')).toBe('dead gone');
      expect(outcomes.get('/token-bucket-2')).toBe('dead gone');
      expect(outcomes.get('/status/500')).toBe('could-not-run status');
      expect(outcomes.get('/wall/paywall')).toBe('could-not-run wall');
      expect(outcomes.get('/pdf/1906.04321v1')).toBe('stored ');

      // The session reads a sentence of the agent that hands in last; the others are kept from it.
      const read = scenario.api.requests
        .filter(({ kind }) => kind === 'main')
        .flatMap(({ request }) => stepsOf(request).flatMap((step) => ('text' in step ? [step.text] : [])));
      const reported = [...new Set(read)].filter((text) => text.includes('finished</summary>'));
      const iterations = reported.map((text) => /Assignment i(\d+)-/.exec(text)?.[1] ?? text.slice(0, 500));
      expect(new Set(iterations).size, 'one report for each iteration').toBe(iterations.length);
      expect(reported.filter((text) => text.includes('"url": "http'))).toEqual([]);

      const { verdict, verdict_numbers } = scenario.state();
      expect(verdict).toMatch(/^research is saturated/);
      expect(verdict_numbers).toMatch(/coverage \d+ %/);
      expect((await scenario.cli('status')).stdout).toContain('Research is saturated');
      const progress = scenario.text('rate-limiting', 'progress.txt');
      for (const said of [
        'stored, 2 dead',
        'C008 number-mismatch',
        'contradicted',
        'research is saturated',
        'ended, complete',
      ])
        expect(progress).toContain(said);
      const events = scenario.events().map(({ event }) => event);
      expect(events).toEqual(
        expect.arrayContaining(['sources-fetched', 'quotes-failed', 'claims-verified', 'compiled', 'ended']),
      );

      const [report = ''] = scenario.text('rate-limiting', 'rate-limiting-report.tex').split('\\section{Evidence}');
      expect(keysCited(report).size).toBeGreaterThanOrEqual(40);
      const keyOf = (path: string) => sources.find(({ url }) => url.endsWith(path))?.key ?? 'missing';
      for (const gone of ['/status/404', '/token-bucket-2']) expect(keysCited(report)).not.toContain(keyOf(gone));
      expect(report).not.toContain('loses no request');
      expect(contradictions.map(({ id }) => id)).toEqual(['X001']);
      expect(report).toMatch(/\\begin\{contested\}\nX001: [^]*\\citep\{[^]*\\end\{contested\}/);
      const check = await scenario.cli('compile', '--check');
      expect(check.stdout).toMatch(/^\d+ of \d+ checks of the report passed, none failed/);
      expect(check.exitCode).toBe(0);
      expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
      const sentBack = scenario.events().flatMap((event) => (event.event === 'sent-back' ? event.problems : []));
      expect(sentBack.filter((problem) => problem.includes('checks of the report fail'))).toEqual([]);
    } finally {
      await scenario[Symbol.asyncDispose]();
      await web.close();
    }
  });
});
