import { describe, expect, it } from 'vitest';
import {
  type Checks,
  chooseMutants,
  describeMutation,
  describeRedGreen,
  isBesideTests,
  isTestFile,
  judgeChecks,
  judgeRedGreen,
  missingFiles,
  mutationDoubts,
  needsShowing,
  type RedGreen,
  toBeShown,
} from '../../../src/coding/rules/judge-checks.ts';
import { completeReport, type TestReport, type Verdict } from '../../../src/coding/rules/results/runs.ts';

const command = (verdict: Verdict, end = 'exit code 0', isLate = false): Checks['run']['commands'][number] => ({
  kind: 'test',
  line: 'npm test',
  folder: '.',
  verdict,
  exitCode: verdict === 'passed' ? 0 : 1,
  end,
  isLate,
  startedAt: '',
  durationMilliseconds: 1,
  outputHash: '',
  logFile: '',
  report: { tests: [], counts: null, complete: true },
  summary: `npm test: ${verdict} (${end})`,
});

const redGreen = (verdict: RedGreen['verdict'], more: Partial<RedGreen> = {}): RedGreen => ({
  ...{
    verdict,
    reason: 'so it is',
    files: [],
    newTests: [],
    failedBefore: [],
    passedBefore: [],
    skipped: [],
    failures: [],
  },
  ...more,
});

const compared = (more: Partial<Checks['tests']> = {}): Checks['tests'] => ({
  ...{ newly: [], regressed: [], fixed: [], stillBroken: [] },
  ...more,
});

const checks = (
  changes: Partial<Checks> = {},
  verdict: Verdict = 'passed',
  ...end: [end?: string, isLate?: boolean]
): Checks => ({
  feature: { kind: 'feature', claimed: false, verification_commands: [] },
  run: { verdict, commands: [command(verdict, ...end)] },
  before: [{ line: 'npm test', verdict: 'passed', exitCode: 0 }],
  tests: compared(),
  redGreen: redGreen('red_green'),
  ...{ definitions: [], changed: true, missing: [], isThere: false, needs: undefined, mutation: undefined },
  ...changes,
});

describe('the checks of a feature', () => {
  it('fail where the commit lacks a file that a requirement names', () => {
    const requirements = [{ id: 'FR-003', files: ['./docs/a.md', 'src/', 'docs/b.md'] }];
    const missing = missingFiles({ requirements }, ['docs/a.md', 'src/one.ts']);
    expect(missing).toEqual(['FR-003 asks for docs/b.md, which the commit does not have']);
    expect(judgeChecks(checks({ missing }))).toMatchObject({ outcome: 'red', reasons: missing });
  });

  it.each<[string, Checks, string, RegExp]>([
    ['a command that fails', checks({}, 'failed', 'exit code 1'), 'red', /npm test: failed/],
    ['no change at all', checks({ changed: false, redGreen: undefined }), 'red', /nothing was changed/],
    [
      'a program that is missing',
      checks({}, 'could_not_run', 'the program is not installed'),
      'could_not_run',
      /not installed/,
    ],
    [
      'a time limit that was kept before',
      checks({}, 'could_not_run', 'not finished after 600 s', true),
      'red',
      /not finished/,
    ],
    [
      'a time limit that was broken before',
      checks(
        {
          before: [{ line: 'npm test', verdict: 'could_not_run', exitCode: null }],
        },
        'could_not_run',
        'not finished after 600 s',
        true,
      ),
      'could_not_run',
      /not finished/,
    ],
    [
      'what was broken before, in the same way',
      checks(
        {
          before: [{ line: 'npm test', verdict: 'failed', exitCode: 1 }],
          tests: compared({ stillBroken: ['old'] }),
        },
        'failed',
      ),
      'baseline_broken',
      /npm test/,
    ],
    [
      'what it broke, by name',
      checks({ tests: compared({ newly: ['adds'], regressed: ['adds'] }) }, 'failed'),
      'red',
      /worked before and no longer does: adds/,
    ],
  ])('tell %s apart', (_what, given, outcome, reason) => {
    const judged = judgeChecks(given);
    expect(judged.outcome).toBe(outcome);
    expect(judged.reasons.join('\n')).toMatch(reason);
  });

  it('need no change for what is only verified, or is said to be done', () => {
    for (const feature of [
      { kind: 'verification' as const, claimed: false, verification_commands: [] },
      { kind: 'fix' as const, claimed: false, verification_commands: ['npm test'] },
      { kind: 'feature' as const, claimed: true, verification_commands: [] },
    ])
      expect(judgeChecks(checks({ feature, changed: false, redGreen: undefined })).outcome).toBe('green');
  });

  it('need a change of a fix without commands of its own', () => {
    const feature = { kind: 'fix' as const, claimed: false, verification_commands: [] };
    const { outcome, reasons } = judgeChecks(checks({ feature, changed: false, redGreen: undefined }));
    expect([outcome, reasons.join()]).toEqual(['red', expect.stringContaining('nothing was changed')]);
  });

  it('hand what is doubtful to the reviewer', () => {
    const { outcome, concerns } = judgeChecks(
      checks({
        definitions: ['script test is changed'],
        redGreen: redGreen('passed_before', { passedBefore: ['adds'] }),
      }),
    );
    expect(outcome).toBe('green');
    expect(concerns).toEqual(['script test is changed', 'nothing shows that a test failed before: so it is']);
  });
});

describe('the reason why no test is known that failed before', () => {
  const untested = (changes: Partial<Checks>) => judgeChecks(checks(changes)).untested;
  const unknown = redGreen('could_not_run');

  it('is that of the run', () => {
    expect(untested({ redGreen: unknown })).toBe('so it is');
    expect(untested({ redGreen: undefined })).toBe('no command of the project runs tests');
  });

  it('is none with a new test that failed, an old one that passes now, or where none is required', () => {
    expect(untested({})).toBeNull();
    expect(untested({ redGreen: unknown, tests: compared({ fixed: ['old'] }) })).toBeNull();
    const of = { claimed: false, verification_commands: [] };
    expect(untested({ redGreen: unknown, feature: { ...of, kind: 'test' } })).toBeNull();
    expect(untested({ redGreen: unknown, feature: { ...of, kind: 'feature', claimed: true } })).toBeNull();
  });
});

describe('the sentence about new tests', () => {
  const said = (newTests: string[], failedBefore: string[], failures: string[] = []) =>
    describeRedGreen(
      redGreen('red_green', { reason: 'the new tests failed before and pass now', newTests, failedBefore, failures }),
    );

  it('names only those as failed before that did', () => {
    expect(said(['a', 'b', 'c'], ['a', 'c'])).toBe('red_green: 2 of the 3 new tests failed before and pass now (a, c)');
    expect(said(['a', 'b'], ['a', 'b'])).toBe('red_green: the new tests failed before and pass now (a, b)');
    expect(said([], [])).toBe('red_green: the new tests failed before and pass now');
    expect(said(['a'], ['a'], ['a: no such thing'])).toMatch(/\(a\); on the old code: a: no such thing$/);
  });
});

describe('new tests on the code before', () => {
  type Outcomes = Record<string, 'passed' | 'failed' | 'skipped'>;
  const reportOf = (outcomes: Outcomes): TestReport =>
    completeReport(Object.entries(outcomes).map(([name, outcome]) => ({ name, outcome })));
  const run = (verdict: Verdict, outcomes: Outcomes) => ({
    ...{ verdict, commands: [{ ...command(verdict), report: reportOf(outcomes) }] },
  });
  const green: Outcomes = { old: 'passed', fresh: 'passed' };
  const judged = (red: ReturnType<typeof run> | undefined, after: Outcomes, files = ['a.test.ts']) =>
    judgeRedGreen({ files, known: [reportOf({ old: 'passed' })], red, after: [reportOf(after)] });

  it('are not said to have failed where they had no turn, unless a file could not be loaded', () => {
    const both: Outcomes = { fresh: 'passed', later: 'passed' };
    const killed = judged(run('failed', { fresh: 'failed' }), both);
    expect(describeRedGreen(killed)).toContain('1 of the 2 new tests failed before and pass now (fresh)');
    expect(judged(run('failed', { 'a.test.ts': 'failed' }), both).failedBefore).toEqual(['fresh', 'later']);
  });

  it.each<[string, ReturnType<typeof run> | undefined, Outcomes, string[] | undefined, string]>([
    ['failed', run('failed', { old: 'passed', fresh: 'failed' }), green, undefined, 'red_green'],
    ['passed', run('passed', green), green, undefined, 'passed_before'],
    ['passed, where a threshold is not reached', run('failed', green), green, undefined, 'passed_before'],
    ['did not run', run('passed', { old: 'passed' }), green, undefined, 'could_not_run'],
    ['do not run there', undefined, green, undefined, 'could_not_run'],
    ['are skipped', run('failed', {}), { fresh: 'skipped' }, undefined, 'passed_before'],
    ['were rewritten, and failed', run('failed', { old: 'failed' }), { old: 'passed' }, undefined, 'red_green'],
    ['were rewritten, and pass there', run('passed', { old: 'passed' }), { old: 'passed' }, undefined, 'passed_before'],
    ['were only taken away', run('passed', { old: 'passed' }), { old: 'passed' }, [], 'could_not_run'],
  ])('that %s', (_, red, after, files, verdict) => {
    expect(judged(red, after, files).verdict).toBe(verdict);
  });
});

const changes = (file: string, text: string, most = 20) =>
  chooseMutants([{ file, text, lines: new Set(text.split('\n').map((_, index) => index + 1)) }], most).map(
    ({ change }) => change.split(' becomes ')[1],
  );

describe('mutants of changed lines', () => {
  it.each([
    ['a.ts', 'if (a < b) go();', ['`if (a <= b) go();`']],
    ['a.ts', 'if (this.#size < #most) go();', ['`if (this.#size <= #most) go();`']],
    ['a.py', 'if a//b < c: # and d', ['`if a//b <= c: # and d`']],
    ['a.py', 'return a + b', ['`return a - b`']],
    ['a.py', 'if a and not b:', ['`if a or not b:`']],
    ['a.rs', '    if a < b && c {', ['`if a <= b && c {`', '`if a < b || c {`']],
    ['a.py', 'def f():\n    """Keeps a and b.\n    return 5\n    """\n    return a and b', ['`return a or b`']],
    ['a.ts', 'const p = /[`"]/;\nif (a < b) go();', ['`if (a <= b) go();`']],
    ['a.c', '  if (n > 3) drop(list);', ['`if (n >= 3) drop(list);`', '`if (n > 4) drop(list);`']],
    ['a.rs', "let c = '\"';\nif a < b {", ['`if a <= b {`']],
    ['a.rs', "fn first<'a>(x: &'a str) -> usize {", []],
  ])('of %s: %s', (file, line, expected) => {
    expect(changes(file, line)).toEqual(expected);
  });

  it.each([
    ['a.ts', "import a from 'b';"],
    ['a.ts', '// return a < b'],
    ['a.ts', "throw new Error('a < b');"],
    ['a.test.ts', 'return a < b;'],
    ['a.md', 'a < b'],
    ['a.py', '"""\nkeeps an account and the accounts\nreturn 5\n"""'],
    ['a.py', "text = 'a and b'  # c and d"],
    ['a.ts', '/**\nreturn a < b;\n */'],
    ['a.ts', 'const text = `\nTake 5 < 6.\nreturn a;\n`;'],
    ['a.ts', 'const pattern = /[/"`] < 5/;'],
  ])('are none of %s: %s', (file, line) => {
    expect(changes(file, line)).toEqual([]);
  });

  it('begin with the line that has the most conditions', () => {
    const text = 'if (a < 2) go();\nif (a > 3 && b < 4 || c === 5) stop();\nif (a > 6) stop();\n';
    const [first] = chooseMutants([{ file: 'a.js', text, lines: new Set([1, 2, 3]) }], 1);
    expect(first?.line).toBe(2);
  });

  it('are told of to the reviewer, and that none could be tried', () => {
    const survivor = { file: 'a.ts', line: 2, change: '`a` becomes `b`' };
    expect(describeMutation({ tried: 2, noticed: 1, survivors: [survivor] })).toContain('1 of 2');
    expect(describeMutation({ tried: 0, noticed: 0, survivors: [], notRun: 'no tests' })).toBe(
      'no small faults were put into its code: no tests',
    );
    expect(mutationDoubts({ tried: 2, noticed: 1, survivors: [survivor] })).toEqual([
      'its tests do not notice when a.ts:2 `a` becomes `b`',
    ]);
    expect(mutationDoubts({ tried: 2, noticed: 0, survivors: [] })[0]).toContain('may check nothing');
  });
});

const paths: [path: string, is: 'test' | 'beside tests' | 'code' | 'neither'][] = [
  ['src/rooms.test.ts', 'test'],
  ['test_rooms.py', 'test'],
  ['pkg/rooms_test.go', 'test'],
  ['spec/rooms_spec.rb', 'test'],
  ['lib/RoomTests.swift', 'test'],
  ['src/RoomIT.java', 'test'],
  ['tests/test_rooms.c', 'test'],
  ['test/rooms.bats', 'test'],
  ['tests/helpers/x.ts', 'beside tests'],
  ['tests/conftest.py', 'beside tests'],
  ['test/test_helper.rb', 'beside tests'],
  ['test/data/rooms.json', 'beside tests'],
  ['tests/CMakeLists.txt', 'beside tests'],
  ['src/__snapshots__/a.test.ts.snap', 'beside tests'],
  ['src/latest.ts', 'code'],
  ['README.md', 'neither'],
  ['package.json', 'neither'],
];

it.each(paths)('%s is %s, in any language', (path, is) => {
  const found = isTestFile(path)
    ? 'test'
    : isBesideTests(path)
      ? 'beside tests'
      : needsShowing(path)
        ? 'code'
        : 'neither';
  expect(found).toBe(is);
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

  it('is a new test that passed before or is skipped', () => {
    const [files, passedBefore, skipped] = [['a.test.ts'], ['adds'], ['waits']];
    const of = (one: RedGreen) => toBeShown(one, ['a.ts'], silent);
    expect(of(redGreen('passed_before', { files, passedBefore }))).toEqual(['adds']);
    expect(of(redGreen('passed_before', { files, skipped }))).toEqual(['waits']);
    expect(of(redGreen('passed_before', { files }))).toEqual(['a.test.ts']);
    // Code that is only taken away needs none.
    expect(toBeShown(redGreen('passed_before', { files }), ['a.test.ts'], silent)).toEqual([]);
    expect(of(redGreen('could_not_run', { files }))).toEqual([]);
  });
});
