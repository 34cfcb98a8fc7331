import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  lostTests,
  withoutKnownFailures,
  completeReport,
  type TestOutcome,
  type CommandRun,
} from '../../../../src/coding/rules/results/runs.ts';
import { parseTestOutput } from '../../../../src/coding/rules/results/reports.ts';

const report = (tests: Record<string, TestOutcome>) => [
  completeReport(
    'tap',
    Object.entries(tests).map(([name, outcome]) => ({ name, outcome })),
  ),
];

describe('tests that passed before', () => {
  it('are lost when no report names them, or as skipped; moved ones are not', () => {
    const before = report({ 'a.test.ts > adds': 'passed', 'a.test.ts > gone': 'passed', off: 'passed', red: 'failed' });
    const now = report({ 'b.test.ts > adds': 'passed', off: 'skipped', fresh: 'passed' });
    expect(lostTests(before, now)).toEqual({ gone: ['a.test.ts > gone'], skipped: ['off'] });
    expect(lostTests(before, [])).toBeUndefined();
  });

  it('are skipped, and named, where their class or module is skipped at once', () => {
    const before = report({
      'test_one (tests.test_a.A.test_one)': 'passed',
      'test_five (tests.test_m.C.test_five)': 'passed',
      'test_three (tests.test_a.B.test_three)': 'passed',
    });
    const printed = join(import.meta.dirname, '../../../fixtures/test-output/unittest-skipped-class.txt');
    const now = parseTestOutput(readFileSync(printed, 'utf8'));
    expect(now).toMatchObject({ counts: { passed: 2, failed: 0, skipped: 2 }, complete: true });
    expect(lostTests(before, [now])).toEqual({
      gone: [],
      skipped: ['test_one (tests.test_a.A.test_one)', 'test_five (tests.test_m.C.test_five)'],
    });
  });
});

describe('a run with failures', () => {
  const run = (tests: Record<string, TestOutcome>): CommandRun => ({
    kind: 'test',
    line: 'npm test',
    folder: '.',
    verdict: 'failed',
    exitCode: 1,
    end: 'exit code 1',
    endKind: 'exited',
    startedAt: '',
    durationMilliseconds: 1,
    outputHash: '',
    logFile: '',
    report: report(tests)[0] ?? completeReport('tap', []),
  });

  it('passes when all of them are from before any feature, and only then', () => {
    expect(withoutKnownFailures(run({ old: 'failed', a: 'passed' }), ['old'])).toMatchObject({
      verdict: 'passed',
      knownFailures: ['old'],
    });
    expect(withoutKnownFailures(run({ old: 'failed', a: 'failed' }), ['old']).verdict).toBe('failed');
    expect(withoutKnownFailures(run({ a: 'passed' }), ['old']).verdict).toBe('failed');
    const twice = completeReport('tap', [
      { name: 'old', outcome: 'passed' },
      { name: 'old', outcome: 'failed' },
    ]);
    const known = withoutKnownFailures({ ...run({}), report: twice }, ['old']);
    expect(known.verdict).toBe('passed');
    const both = completeReport('tap', [
      { name: 'old', outcome: 'failed' },
      { name: 'old', outcome: 'failed' },
    ]);
    expect(withoutKnownFailures({ ...run({}), report: both }, ['old']).verdict).toBe('failed');
  });

  it('names first what did not fail before any feature', () => {
    const { end } = withoutKnownFailures(run({ old: 'failed', older: 'failed', a: 'failed' }), ['old', 'older']);
    expect(end).toBe('a failed (and 2 other tests as before any feature). exit code 1');
  });
});

describe('reports beside other output', () => {
  it('are read where the output for people stands behind them', () => {
    const json = JSON.stringify({
      numTotalTests: 1,
      testResults: [{ name: '/p/a.test.ts', assertionResults: [{ ancestorTitles: [], title: 'a', status: 'passed' }] }],
    });
    expect(parseTestOutput(`> vitest\n${json}\nError: {\n  a: 1 }\n`).tests).toEqual([
      { name: 'a.test.ts > a', outcome: 'passed' },
    ]);
  });

  it('name what unittest expects to fail as skipped', () => {
    const output =
      'test_a (t.A.test_a) ... expected failure\ntest_b (t.A.test_b) ... ok\n\n------\nRan 2 tests in 0.001s\n\nOK (expected failures=1)\n';
    expect(parseTestOutput(output)).toMatchObject({
      complete: true,
      counts: { passed: 1, failed: 0, skipped: 1 },
      tests: [{ outcome: 'skipped' }, { outcome: 'passed' }],
    });
  });
});
