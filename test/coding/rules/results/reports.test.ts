import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTestOutput } from '../../../../src/coding/rules/results/reports.ts';
import {
  type CommandRun,
  compareTests,
  namedApart,
  type TestOutcome,
  withoutKnownFailures,
} from '../../../../src/coding/rules/results/runs.ts';

/** What a runner really printed. */
const printed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/test-output', `${name}.txt`), 'utf8');

const read = (output: string) => parseTestOutput(output)?.map(({ name, outcome }) => `${outcome} ${name}`);

const nodeTests = [
  'failed a suite > fails',
  'failed also fails',
  'passed adds',
  'passed a suite > works',
  'passed a suite > inner > works',
  'skipped a suite > later',
  'skipped a suite > one day',
];

describe('the results of tests, from what real runners printed', () => {
  it.each([
    ['node-spec', nodeTests],
    ['tap', nodeTests],
    ['vitest-skipped-suite', ['passed d.test.mjs > x', 'skipped /project/v3/e.test.mjs']],
    ['vitest-json', ['failed b.test.ts > s > bad', 'passed b.test.ts > s > ok', 'skipped b.test.ts > s > later']],
    [
      'pytest',
      [
        'failed test_a.T > test_bad',
        'failed test_a.T > test_error',
        'passed test_a.T > test_ok',
        'skipped test_a.T > test_skipped',
      ],
    ],
    ['unittest', undefined],
    [
      'unittest-verbose',
      [
        'failed test_bad (test_a.T.test_bad)',
        'failed test_error (test_a.T.test_error)',
        'passed test_ok (test_a.T.test_ok)',
        'skipped test_skipped (test_a.T.test_skipped)',
      ],
    ],
    ['cargo', ['failed src/lib.rs > tests::bad', 'passed src/lib.rs > tests::ok', 'skipped src/lib.rs > tests::later']],
  ])('are read from %s', (name, tests) => expect(read(printed(name))).toEqual(tests));

  it('are read from JUnit’s XML, in which two are called the same', () => {
    expect(read(printed('junit'))).toEqual(
      expect.arrayContaining(['passed test > works (2 of that name)', 'failed test > also fails']),
    );
  });

  it('name the error of a file that pytest cannot load', () => {
    expect(parseTestOutput(printed('pytest-broken-file'))).toEqual([
      { name: 'test_b', outcome: 'failed', message: "ModuleNotFoundError: No module named 'nothing_here'" },
    ]);
  });

  it('have the file that fails although its tests pass, as when what runs after them throws', () => {
    const assertionResults = [{ ancestorTitles: [], fullName: 'a', status: 'passed', title: 'a', failureMessages: [] }];
    const file = { assertionResults, status: 'failed', message: 'leak', name: 'a.test.mjs' };
    const output = JSON.stringify({ numTotalTestSuites: 1, numFailedTests: 0, success: false, testResults: [file] });
    expect(read(output)).toEqual(['failed a.test.mjs', 'passed a.test.mjs > a']);
  });

  it('have the reason of a failure', () => {
    for (const name of ['node-spec', 'tap', 'junit', 'vitest-json', 'cargo', 'unittest-verbose', 'pytest']) {
      const failed = parseTestOutput(printed(name))?.filter(({ outcome }) => outcome === 'failed');
      expect([name, failed?.every(({ message }) => /1|boom/.test(message ?? ''))]).toEqual([name, true]);
    }
  });
});

/** Their formats are known from their documentation and public logs; the programs are not installed here. */
describe('the results of tests, as other runners print them', () => {
  it('are read from go test -json, with a package that does not compile', () => {
    const event = (Action: string, Package: string, more: object = {}) => JSON.stringify({ Action, Package, ...more });
    const events = [
      event('run', 'x/a', { Test: 'TestOne' }),
      event('output', 'x/a', { Test: 'TestOne', Output: '    a_test.go:3: got 1\n' }),
      event('fail', 'x/a', { Test: 'TestOne' }),
      event('pass', 'x/a', { Test: 'TestTwo/case_1' }),
      event('skip', 'x/a', { Test: 'TestThree' }),
      ...[event('fail', 'x/a'), event('fail', 'x/b')],
    ];
    expect(read(['go: downloading x', ...events].join('\n'))).toEqual([
      'failed x/a > TestOne',
      'failed x/b',
      'passed x/a > TestTwo/case_1',
      'skipped x/a > TestThree',
    ]);
  });

  it('are read from the XML of mocha', () => {
    const cases = [
      '<testcase classname="sum" name="adds" time="0"><failure>1 == 2\nAssertionError: 1 == 2</failure></testcase>',
      '<testcase classname="sum" name="ends" time="0"/>',
    ];
    const output = `> test\n<testsuite name="Mocha Tests" tests="2">\n${cases.join('\n')}\n</testsuite>\nnpm error`;
    expect(read(output)).toEqual(['failed sum > adds', 'passed sum > ends']);
  });

  it('are unknown for everything else', () => {
    expect(parseTestOutput('all is well')).toBeUndefined();
  });

  it('never throw and never take long, whatever is printed', () => {
    const words = fc.constantFrom(
      ...['ok 1 -', '1..2\n', '<testsuite>', '<testcase name="', '{"Action":"', 'ℹ tests 1\n', 'Ran 1 test in 1s\nOK'],
      ...['\u001b[31m', '    ', '\n', '---', 'FAIL  x\n', 'a::b PASSED'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), (parts) => {
        expect(() => parseTestOutput(parts.join(''))).not.toThrow();
      }),
      { numRuns: 200 },
    );
    const started = performance.now();
    for (const part of ['ok ', '    ', '\r', 'FAIL  x\n', '<testcase name="', '● ', '- ', '5 passing\n', 'a::'])
      parseTestOutput(`  5 passing\n${part.repeat(10_000)}`);
    expect(performance.now() - started).toBeLessThan(5_000);
    const block = 'TAP version 13\nnot ok 1 - a\n  ---\n  error: |-\n    Expected 1\n    got 2\n  ...\n1..1';
    expect(parseTestOutput(block)?.[0]?.message).toBe('Expected 1\ngot 2');
  });
});

const report = (tests: Record<string, TestOutcome>) => [
  namedApart(Object.entries(tests).map(([name, outcome]) => ({ name, outcome }))),
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
    expect(compareTests(before, [now]).lost).toEqual({ gone: [one, five], skipped: [] });
  });
});

describe('a run with failures', () => {
  const run = (...tests: [name: string, outcome: TestOutcome][]) =>
    ({
      ...{ line: 'npm test', verdict: 'failed', exitCode: 1, end: 'exit code 1' },
      report: namedApart(tests.map(([name, outcome]) => ({ name, outcome }))),
    }) as Partial<CommandRun> as CommandRun;

  it('passes when all of them are from before any feature, and only then', () => {
    const judged = (...tests: Parameters<typeof run>) => withoutKnownFailures(run(...tests), ['old']);
    expect(judged(['old', 'failed'], ['a', 'passed'])).toMatchObject({ verdict: 'passed', knownFailures: ['old'] });
    expect(judged(['old', 'failed'], ['a', 'failed']).verdict).toBe('failed');
    expect(judged(['a', 'failed']).verdict).toBe('failed');
    expect(judged(['old', 'passed'], ['old', 'failed']).verdict).toBe('passed');
    expect(judged(['old', 'failed'], ['old', 'failed']).verdict).toBe('failed');
  });
});
