import { describe, expect, it } from 'vitest';
import { type RedGreen, toBeShown, whyUntested } from '../../../src/coding/rules/judge-checks.ts';
import { completeReport, type TestReport } from '../../../src/coding/rules/results/runs.ts';

const report = (tests: Record<string, 'passed' | 'failed'>): TestReport =>
  completeReport(
    'node',
    Object.entries(tests).map(([name, outcome]) => ({ name, outcome })),
  );

const redGreen = (verdict: RedGreen['verdict'], more: Partial<RedGreen> = {}): RedGreen => ({
  ...{ verdict, reason: 'no test file is new or changed', files: [], newTests: [], passedBefore: [], skipped: [] },
  failures: [],
  ...more,
});

describe('what a coder is asked to show by a test', () => {
  const silent = { before: [], after: [] };

  it.each<[string, string[]]>([
    ['src/rooms.ts', ['src/rooms.ts']],
    ['lib/a.c', ['lib/a.c']],
    ['docs/a.md', []],
    ['vitest.config.ts', []],
    ['.eslintrc.cjs', []],
    ['types/a.d.ts', []],
    ['test/helpers/a.ts', []],
  ])('is what %s changes: %j', (path, named) => {
    expect(toBeShown(redGreen('could_not_run'), [path], silent)).toEqual(named);
  });

  it('is none where the runner names a test that it did not name before', () => {
    const [before, shown] = [[report({ old: 'passed' })], redGreen('could_not_run')];
    const after = (tests: Parameters<typeof report>[0]) =>
      toBeShown(shown, ['a.rs'], { before, after: [report(tests)] });
    expect(after({ old: 'passed', new: 'passed' })).toEqual([]);
    expect(after({ old: 'passed', new: 'failed' })).toEqual(['a.rs']);
    expect(toBeShown(shown, ['a.rs'], { before: [], after: [report({ old: 'passed' })] })).toEqual(['a.rs']);
  });

  it('is a new test that passed before, is skipped, or does not pass by itself', () => {
    const [files, passedBefore, skipped] = [['a.test.ts'], ['adds'], ['waits']];
    const of = (one: RedGreen) => toBeShown(one, ['a.ts'], silent);
    expect(of(redGreen('passed_before', { files, passedBefore }))).toEqual(['adds']);
    expect(of(redGreen('passed_before', { files, skipped }))).toEqual(['waits']);
    expect(of(redGreen('passed_before', { files }))).toEqual(['a.test.ts']);
    // Code that is only taken away needs none.
    expect(toBeShown(redGreen('passed_before', { files }), ['a.test.ts'], silent)).toEqual([]);
    expect(of(redGreen('fails_after', { files }))).toEqual(['a.test.ts']);
    expect(of(redGreen('could_not_run', { files }))).toEqual([]);
  });
});

describe('the reason why no test is known that failed before', () => {
  const work = (changes: Partial<Parameters<typeof whyUntested>[0]>) =>
    whyUntested({
      feature: { kind: 'feature', claimed: false },
      redGreen: redGreen('could_not_run'),
      run: { commands: [{ report: report({ old: 'passed' }) }] },
      attributed: { fixed: [] },
      ...changes,
    });

  it('is that of the run', () => {
    expect(work({})).toBe('no test file is new or changed');
    expect(work({ redGreen: undefined })).toBe('no command of the project runs tests');
    expect(work({ attributed: { fixed: ['gone'] } })).toBe('no test file is new or changed');
    expect(work({ redGreen: redGreen('passed_before', { reason: 'so it is' }) })).toBe('so it is');
  });

  it.each<[string, Partial<Parameters<typeof whyUntested>[0]>]>([
    ['a new test that failed', { redGreen: redGreen('red_green') }],
    ['an old test that failed and passes now', { attributed: { fixed: ['old'] } }],
    ['a feature of tests', { feature: { kind: 'test', claimed: false } }],
    ['a feature that its plan says is done', { feature: { kind: 'feature', claimed: true } }],
  ])('is none with %s', (_, changes) => {
    expect(work(changes)).toBeNull();
  });
});
