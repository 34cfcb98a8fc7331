import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeRedGreen, type RedGreenRuns } from '../../../src/coding/rules/red-green.ts';
import { packagesIn } from '../../../src/coding/rules/red-reason.ts';
import { parseTestOutput } from '../../../src/coding/rules/results/parse-output.ts';
import { completeReport, type TestReport } from '../../../src/coding/rules/results/test-report.ts';
import { parseDifference } from '../../../src/coding/rules/tamper/difference.ts';

/** What a runner really printed about new tests at the start of a feature. */
const printed = (name: string): TestReport =>
  parseTestOutput(
    readFileSync(join(import.meta.dirname, '../../fixtures/test-output', `red-${name}.txt`), 'utf8').replaceAll(
      '/project/',
      '',
    ),
  );

function judge(
  before: TestReport,
  passed: readonly string[],
  brings = (name: string): boolean => name === 'calc' || name === 'src',
) {
  const run = (verdict: 'passed' | 'failed', report: TestReport) => ({ verdict, end: '', report });
  const now = completeReport(
    'any',
    passed.map((name) => ({ name, outcome: 'passed' })),
  );
  const none: ReadonlySet<string> = new Set();
  const runs: RedGreenRuns = {
    files: ['test/a'],
    baseline: 'passed',
    before: run('failed', before),
    after: run('passed', now),
    known: none,
    passedWithAll: none,
    writes: true,
    brings,
  };
  return judgeRedGreen(runs);
}

const only = (report: TestReport, name: string): TestReport => ({
  ...report,
  tests: report.tests.filter((test) => test.name === name),
});

const javaScript =
  (folder: string, extension = '.test.mjs') =>
  (name: string) =>
    `${folder}${name}${extension}`;
const node = javaScript('test/');
const inClass = (name: string) => `${name} (tests.test_mix.T.${name})`;

type Expected = [test: string, why: string | undefined];
const vitest = javaScript('v/');

/** For a failed test or file, the line that is told where it is no red. */
const tables: Record<string, Expected[]> = {
  tap: [
    ['asserts', undefined],
    ['calls', undefined],
    ['times out', "error: 'test timed out after 50ms'"],
    ['connects', "error: 'fetch failed'"],
    ['reads', undefined],
    [node('exp'), undefined],
    [node('mod'), undefined],
    [node('pkg'), "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad-none' imported from test/pkg.test.mjs"],
    [node('syn'), "SyntaxError: Unexpected token ';'"],
  ],
  'node-spec': [
    ['asserts', undefined],
    ['calls', undefined],
    ['times out', "'test timed out after 50ms'"],
    ['connects', 'TypeError [Error]: fetch failed'],
    ['reads', undefined],
    [node('exp'), undefined],
    [node('mod'), undefined],
    [node('pkg'), "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad-none' imported from test/pkg.test.mjs"],
    [node('syn'), "SyntaxError: Unexpected token ';'"],
  ],
  'vitest-json': [
    ['mix.test.mjs > asserts', undefined],
    ['mix.test.mjs > calls', undefined],
    ['mix.test.mjs > times out', 'Error: STACK_TRACE_ERROR'],
    ['mix.test.mjs > connects', 'TypeError: fetch failed'],
    ['mix.test.mjs > reads', undefined],
    ['exp.test.mjs > many', undefined],
    [vitest('mod'), undefined],
    [vitest('pkg'), "Cannot find package 'left-pad-none' imported from v/pkg.test.mjs"],
    [
      vitest('syn'),
      'Failed to parse source for import analysis because the content contains invalid JS syntax. If you are using JSX, make sure to name the file with the .jsx or .tsx extension.',
    ],
  ],
  'jest-json': [
    ['mix.test.mjs > asserts', undefined],
    ['mix.test.mjs > calls', undefined],
    ['mix.test.mjs > times out', 'Error: thrown: "Exceeded timeout of 50 ms for a test.'],
    ['mix.test.mjs > connects', 'TypeError: fetch failed'],
    ['mix.test.mjs > reads', undefined],
    [node('exp'), undefined],
    [node('mod'), undefined],
    [node('pkg'), "Cannot find module 'left-pad-none' from 'test/pkg.test.mjs'"],
    [node('syn'), "SyntaxError: Unexpected token ';'"],
  ],
  pytest: [
    ['tests/test_plain.py::test_x', undefined],
    ['tests/test_plain.py::test_w', undefined],
    ['tests/test_plain.py::test_y', undefined],
    ['tests/test_plain.py::test_z', 'urllib.error.URLError: <urlopen error [Errno 111] Connection refused>'],
    ['tests/test_mix.py::T::test_asserts', undefined],
    ['tests/test_mix.py::T::test_reads', undefined],
    ['tests/test_mix.py::T::test_kw', undefined],
    ['tests/test_mix.py::T::test_connects', 'urllib.error.URLError: <urlopen error [Errno 111] Connection refused>'],
    ['tests/test_imp.py', undefined],
    ['tests/test_mod.py', undefined],
    ['tests/test_pkg.py', "ModuleNotFoundError: No module named 'left_pad_none'"],
    ['tests/test_syn.py', 'SyntaxError: invalid syntax'],
  ],
  unittest: [
    [inClass('test_asserts'), undefined],
    [inClass('test_calls'), undefined],
    [inClass('test_kw'), undefined],
    [inClass('test_reads'), undefined],
    [inClass('test_connects'), 'urllib.error.URLError: <urlopen error [Errno 111] Connection refused>'],
    ['tests.test_imp (unittest.loader._FailedTest.tests.test_imp)', undefined],
    ['tests.test_mod (unittest.loader._FailedTest.tests.test_mod)', undefined],
    [
      'tests.test_pkg (unittest.loader._FailedTest.tests.test_pkg)',
      "ModuleNotFoundError: No module named 'left_pad_none'",
    ],
    ['tests.test_syn (unittest.loader._FailedTest.tests.test_syn)', 'SyntaxError: invalid syntax'],
  ],
};

describe.each(Object.entries(tables))('why a new test failed before, as %s says it', (name, table) => {
  it.each(table)('%s', (test, why) => {
    const report = only(printed(name), test);
    expect(report.tests).toMatchObject([{ name: test, outcome: 'failed' }]);
    // A test of a file that failed as a whole has a name of its own.
    const isWhole = /\.(?:mjs|py)$|_FailedTest/.test(test);
    const passed = isWhole ? 'one of its tests' : test;
    expect(judge(report, [passed])).toMatchObject(
      why === undefined
        ? { verdict: 'red_green', otherwise: [] }
        : { verdict: 'could_not_run', otherwise: [expect.stringContaining(passed) as string] },
    );
    if (why !== undefined) expect(judge(report, [passed]).otherwise).toEqual([`${passed} (${why})`]);
  });
});

describe('new tests that failed before', () => {
  const failed = (name: string, message?: string) =>
    ({ name, outcome: 'failed', ...(message === undefined ? {} : { message }) }) as const;

  it('are red where one of them is, and the others are named', () => {
    const before = completeReport('any', [
      failed('a', 'AssertionError: 1 != 2'),
      failed('b', 'test timed out after 9ms'),
    ]);
    expect(judge(before, ['a', 'b'])).toMatchObject({
      verdict: 'red_green',
      otherwise: ['b (test timed out after 9ms)'],
    });
  });

  it.each([
    ['with a message that nobody knows', 'Boom'],
    ['without a message', undefined],
    ['with code of the project that refuses a text', "SyntaxError: Unexpected token '#' in JSON"],
    ['with an expectation about a connection', 'AssertionError: expected "ECONNREFUSED" to be "ok"'],
  ])('are red as ever %s', (_, message) => {
    expect(judge(completeReport('any', [failed('a', message)]), ['a']).verdict).toBe('red_green');
  });

  it('are red where one of several files that failed as a whole may be theirs', () => {
    const before = completeReport('any', [
      failed('test/a', "Cannot find package 'left-pad'"),
      failed('test/b', "Cannot find module '../src/b.mjs'"),
    ]);
    expect(judge(before, ['x']).verdict).toBe('red_green');
  });

  it('do not miss a package that the change brings', () => {
    const before = completeReport('any', [failed('test/a', "ModuleNotFoundError: No module named 'shop_core'")]);
    expect(judge(before, ['x'], () => false).verdict).toBe('could_not_run');
    const difference = (path: string, line: string) =>
      parseDifference(`diff --git a/${path} b/${path}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`);
    const brings = (path: string, line: string) => packagesIn(difference(path, line), new Set(['tests/test_a.py']));
    expect(judge(before, ['x'], brings('shop_core/__init__.py', '')).verdict).toBe('red_green');
    expect(judge(before, ['x'], brings('pyproject.toml', 'packages = ["shop-core"]')).verdict).toBe('red_green');
    expect(judge(before, ['x'], brings('tests/test_a.py', 'import shop_core')).verdict).toBe('could_not_run');
  });
});
