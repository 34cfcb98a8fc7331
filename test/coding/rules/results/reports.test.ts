import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTestOutput } from '../../../../src/coding/rules/results/reports.ts';
import {
  type CommandRun,
  completeReport,
  compareTests,
  type TestOutcome,
  withoutKnownFailures,
} from '../../../../src/coding/rules/results/runs.ts';

/** What a runner really printed. */
const printed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/test-output', `${name}.txt`), 'utf8');

function read(output: string) {
  const { tests, counts, complete } = parseTestOutput(output);
  const { passed, failed, skipped } = counts ?? {};
  return { complete, counts: [passed, failed, skipped], tests: tests.map(({ name, outcome }) => `${outcome} ${name}`) };
}

const nodeTests = [
  'passed adds',
  'passed a suite > works',
  'failed a suite > fails',
  'skipped a suite > later',
  'skipped a suite > one day',
  'passed a suite > inner > works',
  'failed also fails',
];
const [bad, error] = ['failed test_bad (test_a.T.test_bad)', 'failed test_error (test_a.T.test_error)'];
const others = ['passed test_ok (test_a.T.test_ok)', 'skipped test_skipped (test_a.T.test_skipped)'];

describe('the results of tests, from what real runners printed', () => {
  it.each([
    ['node-spec', [3, 2, 2], nodeTests],
    ['tap', [3, 2, 2], nodeTests],
    ['vitest-skipped-suite', [1, 0, 1], ['passed d.test.mjs > x', 'skipped /project/v3/e.test.mjs']],
    [
      'vitest-json',
      [1, 1, 1],
      ['passed b.test.ts > s > ok', 'failed b.test.ts > s > bad', 'skipped b.test.ts > s > later'],
    ],
    [
      'pytest',
      [1, 2, 1],
      [
        'failed test_a.T > test_bad',
        'failed test_a.T > test_error',
        'passed test_a.T > test_ok',
        'skipped test_a.T > test_skipped',
      ],
    ],
    ['unittest', [1, 2, 1], [error, bad]],
    ['unittest-verbose', [1, 2, 1], [bad, error, ...others]],
    [
      'cargo',
      [1, 1, 1],
      ['skipped src/lib.rs > tests::later', 'passed src/lib.rs > tests::ok', 'failed src/lib.rs > tests::bad'],
    ],
  ])('are read from %s', (name, counts, tests) =>
    expect(read(printed(name))).toEqual({ complete: name !== 'unittest', counts, tests }),
  );

  it('are read from JUnit’s XML', () => {
    const { counts, tests } = read(printed('junit'));
    // Two tests are called the same there.
    expect(counts).toEqual([3, 2, 2]);
    expect(tests).toContain('passed test > works (2 of that name)');
    expect(tests).toContain('failed test > also fails');
  });

  it('name the error of a file that pytest cannot load', () => {
    expect(parseTestOutput(printed('pytest-broken-file')).tests).toEqual([
      { name: 'test_b', outcome: 'failed', message: "ModuleNotFoundError: No module named 'nothing_here'" },
    ]);
  });

  it('have the file that fails although its tests pass, as when what runs after them throws', () => {
    const assertionResults = [{ ancestorTitles: [], fullName: 'a', status: 'passed', title: 'a', failureMessages: [] }];
    const file = { assertionResults, status: 'failed', message: 'leak', name: 'a.test.mjs' };
    const output = JSON.stringify({ numTotalTestSuites: 1, numFailedTests: 0, success: false, testResults: [file] });
    expect(read(output)).toMatchObject({
      counts: [1, 1, 0],
      tests: ['passed a.test.mjs > a', 'failed a.test.mjs'],
    });
  });

  it('have the reason of a failure', () => {
    for (const name of ['node-spec', 'tap', 'junit', 'vitest-json', 'cargo', 'unittest', 'pytest']) {
      const failed = parseTestOutput(printed(name)).tests.filter(({ outcome }) => outcome === 'failed');
      expect([name, failed.every(({ message }) => /1|boom/.test(message ?? ''))]).toEqual([name, true]);
    }
  });
});

/** Their formats are known from their documentation and public logs; the programs are not installed here. */
describe('the results of tests, as other runners print them', () => {
  it('are read from go test -json, with a package that does not compile', () => {
    const events = [
      { Action: 'run', Package: 'x/a', Test: 'TestOne' },
      { Action: 'output', Package: 'x/a', Test: 'TestOne', Output: '    a_test.go:3: got 1\n' },
      { Action: 'fail', Package: 'x/a', Test: 'TestOne', Elapsed: 0 },
      { Action: 'pass', Package: 'x/a', Test: 'TestTwo/case_1', Elapsed: 0 },
      { Action: 'skip', Package: 'x/a', Test: 'TestThree', Elapsed: 0 },
      { Action: 'fail', Package: 'x/a', Elapsed: 0.1 },
      { Action: 'fail', Package: 'x/b', Elapsed: 0 },
    ].map((event) => JSON.stringify(event));
    expect(read(['go: downloading x', ...events].join('\n'))).toEqual({
      complete: true,
      counts: [1, 2, 1],
      tests: ['failed x/a > TestOne', 'passed x/a > TestTwo/case_1', 'skipped x/a > TestThree', 'failed x/b'],
    });
  });

  it('are read from the XML of mocha', () => {
    const cases = [
      '<testcase classname="sum" name="adds" time="0"><failure>1 == 2\nAssertionError: 1 == 2</failure></testcase>',
      '<testcase classname="sum" name="ends" time="0"/>',
    ];
    const output = `> test\n<testsuite name="Mocha Tests" tests="2">\n${cases.join('\n')}\n</testsuite>\nnpm error`;
    expect(read(output).tests).toEqual(['failed sum > adds', 'passed sum > ends']);
  });

  it('are unknown for everything else', () => {
    expect(parseTestOutput('all is well')).toEqual({ tests: [], counts: null, complete: false });
  });

  it('never throw and never take long, whatever is printed', () => {
    const words = fc.constantFrom(
      'ok 1 -',
      '1..2\n',
      '<testsuite>',
      '<testcase name="',
      '{"Action":"',
      'ℹ tests 1\n',
      'Ran 1 test in 1s\nOK',
      '\u001b[31m',
      '= 1 passed in 0.1s =',
      '    ',
      '\n',
      '---',
      'FAIL  x\n',
      'a::b PASSED',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), (parts) => {
        const { tests } = parseTestOutput(parts.join(''));
        expect(Array.isArray(tests)).toBe(true);
      }),
      { numRuns: 200 },
    );
    const started = performance.now();
    for (const part of ['ok ', '    ', '\r', 'FAIL  x\n', '<testcase name="', '● ', '- ', '5 passing\n', 'a::'])
      parseTestOutput(`  5 passing\n${part.repeat(10_000)}`);
    expect(performance.now() - started).toBeLessThan(5_000);
    const block = [
      'TAP version 13',
      'not ok 1 - a',
      '  ---',
      '  error: |-',
      '    Expected 1',
      '    got 2',
      '  ...',
      '1..1',
    ];
    expect(parseTestOutput(block.join('\n')).tests[0]?.message).toMatch(/^error: Expected 1\ngot 2/);
  });
});

const report = (tests: Record<string, TestOutcome>) => [
  completeReport(Object.entries(tests).map(([name, outcome]) => ({ name, outcome }))),
];

describe('tests that passed before', () => {
  it('are lost when no report names them, or as skipped; moved ones are not', () => {
    const before = report({ 'a.test.ts > adds': 'passed', 'a.test.ts > gone': 'passed', off: 'passed', red: 'failed' });
    const now = report({ 'b.test.ts > adds': 'passed', off: 'skipped', fresh: 'passed' });
    expect(compareTests(before, now).lost).toEqual({ gone: ['a.test.ts > gone'], skipped: ['off'] });
    expect(compareTests(before, []).lost).toBeUndefined();
  });

  it('are gone, and named, where their class or module is skipped at once', () => {
    const [one, five] = ['test_one (tests.test_a.A.test_one)', 'test_five (tests.test_m.C.test_five)'];
    const before = report({ [one]: 'passed', [five]: 'passed', 'test_three (tests.test_a.B.test_three)': 'passed' });
    const now = parseTestOutput(printed('unittest-skipped-class'));
    expect(now).toMatchObject({ counts: { passed: 2, failed: 0, skipped: 2 }, complete: true });
    expect(compareTests(before, [now]).lost).toEqual({ gone: [one, five], skipped: [] });
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
    startedAt: '',
    durationMilliseconds: 1,
    outputHash: '',
    logFile: '',
    summary: '',
    report: report(tests)[0] ?? completeReport([]),
  });

  it('passes when all of them are from before any feature, and only then', () => {
    expect(withoutKnownFailures(run({ old: 'failed', a: 'passed' }), ['old'])).toMatchObject({
      verdict: 'passed',
      knownFailures: ['old'],
    });
    expect(withoutKnownFailures(run({ old: 'failed', a: 'failed' }), ['old']).verdict).toBe('failed');
    expect(withoutKnownFailures(run({ a: 'passed' }), ['old']).verdict).toBe('failed');
    const twice = completeReport([
      { name: 'old', outcome: 'passed' },
      { name: 'old', outcome: 'failed' },
    ]);
    const known = withoutKnownFailures({ ...run({}), report: twice }, ['old']);
    expect(known.verdict).toBe('passed');
    const both = completeReport([
      { name: 'old', outcome: 'failed' },
      { name: 'old', outcome: 'failed' },
    ]);
    expect(withoutKnownFailures({ ...run({}), report: both }, ['old']).verdict).toBe('failed');
  });
});
