import { describe, expect, it } from 'vitest';
import {
  chooseMutants,
  isBesideTests,
  isTestFile,
  judgeFacts,
  judgeMutants,
  judgeNewTests,
  missingFiles,
  needsShowing,
  type Facts,
  type NewTests,
} from '../../../src/coding/rules/judge-checks.ts';
import { namedApart, type CommandRun, type Verdict } from '../../../src/coding/rules/results/runs.ts';

type Outcomes = Record<string, 'passed' | 'failed' | 'skipped'>;
const reportOf = (outcomes: Outcomes) =>
  namedApart(Object.entries(outcomes).map(([name, outcome]) => ({ name, outcome })));

/** What `npm test` came to; without outcomes its runner names no test. */
const run = (verdict: Verdict, outcomes?: Outcomes, more: Partial<CommandRun> = {}): Facts['run'] => ({
  verdict,
  commands: [
    {
      ...{
        kind: 'test',
        line: 'npm test',
        folder: '.',
        verdict,
        exitCode: verdict === 'passed' ? 0 : 1,
        end: 'its end',
      },
      ...{
        startedAt: '',
        durationMilliseconds: 1,
        outputHash: '',
        logFile: '',
        report: outcomes && reportOf(outcomes),
      },
      ...{ summary: `npm test: ${verdict}`, ...more },
    },
  ],
});

const newTests = (more: Partial<NewTests> = {}): NewTests => ({
  ...{ files: [], why: null, said: 'red_green: so it is', toShow: [], doubts: [], ...more },
});
const feature: Facts['feature'] = { kind: 'feature', claimed: false, verification_commands: [] };

const facts = (changes: Partial<Facts> = {}): Facts => ({
  ...{ feature, run: run('passed', { old: 'passed' }), before: run('passed', { old: 'passed' }) },
  ...{
    newTests: newTests(),
    mutants: undefined,
    oldTests: { failing: [], files: new Map<string, string>() },
    definitions: [],
    isChanged: true,
  },
  ...{ missing: [], isThere: false, ...changes },
});

describe('the verdict on a feature', () => {
  it('is red where the commit lacks a file that a requirement names', () => {
    const requirements = [{ id: 'FR-003', files: ['./docs/a.md', 'src/', 'docs/b.md'] }];
    const missing = missingFiles({ requirements }, ['docs/a.md', 'src/one.ts']);
    expect(missing).toEqual(['FR-003 asks for docs/b.md, which the commit does not have']);
    expect(judgeFacts(facts({ missing }))).toMatchObject({ outcome: 'red', reasons: missing });
  });

  const late = run('could_not_run', undefined, { isLate: true });
  const idle = { isChanged: false, newTests: undefined };
  const broken = run('failed', { old: 'failed' });
  const oneOf = (...of: [kind: Facts['feature']['kind'], claimed: boolean, commands?: string[]]) => ({
    ...{ kind: of[0], claimed: of[1], verification_commands: of[2] ?? [] },
  });
  it.each<[string, Partial<Facts>, string, string]>([
    ['a command that fails', { run: run('failed') }, 'red', 'npm test: failed'],
    ['no change at all', idle, 'red', 'nothing was changed'],
    ['no change of a fix without commands of its own', { ...idle, feature: oneOf('fix', false) }, 'red', 'nothing was'],
    ['no change where commands judge a fix', { ...idle, feature: oneOf('fix', false, ['npm test']) }, 'green', ''],
    ['no change where it only verifies', { ...idle, feature: oneOf('verification', false) }, 'green', ''],
    ['no change where its plan says that it is done', { ...idle, feature: oneOf('feature', true) }, 'green', ''],
    ['a program that is missing', { run: run('could_not_run') }, 'could_not_run', 'could_not_run'],
    ['a time limit that was kept before', { run: late }, 'red', 'could_not_run'],
    ['a time limit that was broken before', { run: late, before: late }, 'could_not_run', 'could_not_run'],
    ['what was broken before, in the same way', { run: broken, before: broken }, 'baseline_broken', 'npm test'],
    ['what it broke, by name', { run: broken }, 'red', 'worked before and no longer does: old'],
  ])('tells %s apart', (_what, given, outcome, reason) => {
    const judged = judgeFacts(facts(given));
    expect([judged.outcome, judged.reasons.join()]).toEqual([outcome, expect.stringContaining(reason)]);
  });

  it('hands what is doubtful to the reviewer', () => {
    const definitions = [{ file: 'package.json', part: 'script test', change: 'added' as const }];
    const { outcome, concerns } = judgeFacts(facts({ definitions, newTests: newTests({ why: 'so it is' }) }));
    expect([outcome, concerns]).toEqual([
      'green',
      [
        'script test in package.json, to which a frozen command leads, is added',
        'nothing shows that a test failed before: so it is',
      ],
    ]);
  });

  it('says why no test is known that failed before, unless an old one passes now or none is required', () => {
    const untested = (changes: Partial<Facts>) => judgeFacts(facts(changes)).untested;
    const why = { newTests: newTests({ why: 'so it is' }) };
    expect(untested(why)).toBe('so it is');
    expect(untested({ newTests: undefined })).toBe('no command of the project runs tests');
    expect(untested({})).toBeNull();
    expect(untested({ ...why, before: run('failed', { old: 'failed' }) })).toBeNull();
    expect(untested({ ...why, feature: oneOf('test', false) })).toBeNull();
    expect(untested({ ...why, feature: oneOf('feature', true) })).toBeNull();
  });
});

describe('new tests on the code before', () => {
  const green: Outcomes = { old: 'passed', fresh: 'passed' };
  const [both, files]: [Outcomes, string[]] = [{ fresh: 'passed', later: 'passed' }, ['a.test.ts']];
  const judged = (red: Facts['run'] | undefined, after: Outcomes | undefined, code = ['a.ts'], of = files) =>
    judgeNewTests({ files: of, code, before: [reportOf({ old: 'passed' })], red, after: [after && reportOf(after)] });
  const loaded = 'failed before, or could not be loaded there, and pass now';
  const unshown = 'no new test failed on the code before';

  it.each<[string, Facts['run'] | undefined, Outcomes | undefined, string]>([
    ['failed', run('failed', { old: 'passed', fresh: 'failed' }), green, 'red_green: the new tests failed before'],
    [
      'had no turn',
      run('failed', { fresh: 'failed' }),
      both,
      '1 of the 2 new tests failed before and pass now (fresh)',
    ],
    ['could not be loaded', run('failed', { 'a.test.ts': 'failed' }), both, `the new tests ${loaded} (fresh; later)`],
    ['have no names', run('failed'), undefined, `the new tests ${loaded}`],
    [
      'were rewritten, and failed',
      run('failed', { old: 'failed' }),
      { old: 'passed' },
      'failed before and pass now (old)',
    ],
    ['passed', run('passed', green), green, `${unshown} (fresh)`],
    ['passed, where a threshold is not reached', run('failed', green), green, unshown],
    ['did not run', run('passed', { old: 'passed' }), green, unshown],
    ['are skipped', run('failed', {}), { fresh: 'skipped' }, unshown],
    ['were rewritten, and pass there', run('passed', { old: 'passed' }), { old: 'passed' }, unshown],
    ['do not run there', undefined, green, 'they do not run in a checkout of the start of the feature'],
    ['hang there', run('could_not_run'), green, 'they could not be run on the code before: its end'],
  ])('that %s: %#', (_, red, after, said) => {
    const found = judged(red, after);
    expect(found.said).toContain(said);
    expect(found.why === null).toBe(found.said.startsWith('red_green: '));
  });

  it('are named with how they failed', () => {
    const report = [{ name: 'fresh', outcome: 'failed', message: '\nno such thing\nat x' }] as const;
    expect(judged(run('failed', {}, { report }), green).said).toMatch(
      /\(fresh\); on the old code: fresh: no such thing$/,
    );
  });

  it('are asked of a coder where they passed or are skipped, or code has none', () => {
    expect(judged(run('passed', green), green).toShow).toEqual(['fresh']);
    expect(judged(run('failed', {}), { fresh: 'skipped' }).toShow).toEqual(['fresh']);
    expect(judged(run('passed', { old: 'passed' }), { old: 'passed' }).toShow).toEqual(files);
    // Code that is only taken away needs none.
    expect(judged(run('passed', { old: 'passed' }), { old: 'passed' }, []).toShow).toEqual([]);
    expect(judged(undefined, green).toShow).toEqual([]);
    expect(judged(undefined, { old: 'passed' }, ['a.ts'], []).toShow).toEqual(['a.ts']);
    // It lies in the code itself.
    expect(judged(undefined, green, ['a.rs'], []).toShow).toEqual([]);
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

  it('begin with one that was not noticed before', () => {
    const known = ['its tests do not notice when a.js:7 `go(1);` becomes `go(2);`'];
    const text = 'if (a < 2) go();\ngo(1);\n';
    const changed = [{ file: 'a.js', text, lines: new Set([1, 2]) }];
    expect(chooseMutants(changed, 1, known)).toMatchObject([{ line: 2, change: '`go(1);` becomes `go(2);`' }]);
  });

  it('are told of to the reviewer, and that none could be tried', () => {
    const survivor = { file: 'a.ts', line: 2, change: '`a` becomes `b`' };
    const { said, doubts } = judgeMutants(2, [survivor]);
    expect([said, doubts]).toEqual([
      'its tests notice 1 of 2 small faults put into its changed lines',
      ['its tests do not notice when a.ts:2 `a` becomes `b`'],
    ]);
    expect(judgeMutants(0, [], 'no tests').said).toBe('no small faults were put into its code: no tests');
    expect(judgeMutants(2, [survivor, survivor]).doubts[0]).toContain('may check nothing');
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
  ['lib/a.c', 'code'],
  ['README.md', 'neither'],
  ['vitest.config.ts', 'neither'],
  ['.eslintrc.cjs', 'neither'],
  ['types/a.d.ts', 'neither'],
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
