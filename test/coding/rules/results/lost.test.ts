import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostTests, withoutKnownFailures } from '../../../../src/coding/rules/results/compare-tests.ts';
import { parseTestOutput } from '../../../../src/coding/rules/results/parse-output.ts';
import { completeReport, type TestOutcome } from '../../../../src/coding/rules/results/test-report.ts';
import type { CommandRun } from '../../../../src/coding/rules/results/run-result.ts';
import { guard, good, ids, js, useRepository } from '../tamper/workbench.ts';

useRepository();

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
    expect(lostTests(before, now)).toEqual({ gone: ['a.test.ts > gone'], skipped: ['off'], appeared: ['fresh'] });
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
      appeared: ['test_four (tests.test_a.B.test_four)'],
    });
  });

  it.each([
    ['a test that nothing asks to remove', '', 'void test-removed'],
    ['a test of what the feature removes', 'Remove the function add, which is obsolete', 'concern test-removed'],
    ['a test of something else than the feature removes', 'Remove the function print', 'void test-removed'],
    ['a test that the feature only names', 'Extend the function add', 'void test-removed'],
  ])('are judged by the words of the feature: %s', (_, words, expected) => {
    const lost = { gone: ['adds'], skipped: [], appeared: [] };
    expect(ids({ 'a.test.ts': js(good) }, {}, { words, lost })).toContain(expected);
  });

  it('are known again by their bodies when they are renamed', () => {
    const lost = { gone: ['adds'], skipped: [], appeared: ['sums up'] };
    const after = { 'a.test.ts': js(good, 'sums up') };
    expect(guard({ 'a.test.ts': js(good) }, after, { lost })).toEqual([]);
    const opposite = { 'a.test.ts': js(good.replace('toBe(4)', 'toThrow()'), 'throws') };
    expect(guard({ 'a.test.ts': js(good) }, opposite, { lost: { ...lost, appeared: ['throws'] } })).toEqual([
      expect.objectContaining({
        id: 'test-removed',
        severity: 'concern',
        message: '"adds" is gone; "throws" is like it and does not check the same: compare them',
      }),
    ]);
    const other = { 'a.test.ts': js('  expect(1).toBe(1);\n', 'sums up') };
    expect(ids({ 'a.test.ts': js(good) }, other, { lost })).toContain('void test-removed');
  });

  it('under a name that others have too are a matter for the reviewer when the text lacks them', () => {
    const lost = { gone: [], skipped: [], appeared: [] };
    expect(ids({ 'a.test.ts': js(good) }, {}, { lost })).toEqual(['concern test-file-removed']);
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
