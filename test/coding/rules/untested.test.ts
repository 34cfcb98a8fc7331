import { describe, expect, it } from 'vitest';
import type { RedGreen } from '../../../src/coding/rules/red-green.ts';
import { completeReport, type TestReport } from '../../../src/coding/rules/results/test-report.ts';
import { codeWithoutTest, whyUntested } from '../../../src/coding/rules/untested.ts';
import { differenceOf, type Files, useRepository } from './tamper/workbench.ts';

useRepository();

const report = (tests: Record<string, 'passed' | 'failed'>): TestReport =>
  completeReport(
    'node',
    Object.entries(tests).map(([name, outcome]) => ({ name, outcome })),
  );

const silent = { before: [], after: [] };

describe('code without a test', () => {
  const rooms = 'export function free(slots) {\n  return slots.length;\n}\n\nexport const busy = () => 1;\n';
  const changes: [what: string, before: Files, after: Files, named: string[]][] = [
    ['a function in a new file', {}, { 'src/rooms.ts': rooms }, ['free in src/rooms.ts', 'busy in src/rooms.ts']],
    [
      'a function that is changed, and no other',
      { 'src/rooms.ts': rooms },
      { 'src/rooms.ts': rooms.replace('slots.length', 'slots.length + 1') },
      ['free in src/rooms.ts'],
    ],
    ['code that others do not see', {}, { 'src/main.js': 'console.log(1);\n' }, ['src/main.js']],
    [
      'code, and a test that is removed',
      { 'src/a.py': 'def a():\n    return 1\n', 'tests/test_a.py': 'def test_a():\n    assert a() == 1\n' },
      { 'src/a.py': 'def a():\n    return 2\n' },
      ['a in src/a.py'],
    ],
    [
      'code, and a test that is taken out of its file',
      {
        'src/a.py': 'def a():\n    return 1\n',
        'tests/test_a.py':
          'from a import a, b\ndef test_a():\n    assert a() == 1\ndef test_b():\n    assert b() == 1\n',
      },
      {
        'src/a.py': 'def a():\n    return 2\n',
        'tests/test_a.py': 'from a import a\ndef test_a():\n    assert a() == 1\n',
      },
      ['a in src/a.py'],
    ],
    [
      'code in Rust beside a test that stays',
      { 'src/lib.rs': 'pub fn a() -> i32 {\n    1\n}\n#[test]\nfn gives() {\n    assert_eq!(1, 1);\n}\n' },
      { 'src/lib.rs': 'pub fn a() -> i32 {\n    2\n}\n#[test]\nfn gives() {\n    assert_eq!(1, 1);\n}\n' },
      ['a in src/lib.rs'],
    ],
  ];
  it.each(changes)('is named: %s', (_, before, after, named) => {
    const kept = { 'README.md': 'one\n' };
    expect(codeWithoutTest(differenceOf({ ...kept, ...before }, { ...kept, ...after }), silent)).toEqual(named);
  });

  const honest: [what: string, before: Files, after: Files][] = [
    ['a test that comes with it', {}, { 'src/a.js': rooms, 'test/a.test.js': "test('a', () => {});\n" }],
    ['a test that is no call', {}, { 'src/a.js': rooms, 'test/run.mjs': 'assert.equal(a(), 1);\n' }],
    ['a test in a language that is not read', {}, { 'src/a.js': rooms, 'test/a_test.exs': 'test "a" do\nend\n' }],
    ['a snapshot', {}, { 'src/a.js': rooms, 'src/__snapshots__/a.snap': 'exports[`a 1`] = `1`;\n' }],
    ['a test in the code, in Rust', {}, { 'src/lib.rs': '#[test]\nfn gives() {\n    assert_eq!(1, 1);\n}\n' }],
    ['an example in a docstring', {}, { 'src/a.py': 'def a():\n    """\n    >>> a()\n    1\n    """\n    return 1\n' }],
    ['words', {}, { 'docs/a.md': 'How it works.\n', 'README.md': 'two\n' }],
    [
      'settings',
      {},
      { 'vitest.config.ts': 'export default {};\n', 'package.json': '{}\n', '.eslintrc.cjs': 'x = 1;\n' },
    ],
    ['a start script', {}, { 'init.sh': 'npm start\n' }],
    ['a language that is not read', {}, { 'src/a.zig': 'pub fn a() void {}\n' }],
    ['a comment', { 'src/a.js': rooms }, { 'src/a.js': `// Of rooms.\n${rooms}` }],
    ['what is taken away', { 'src/a.js': rooms }, { 'src/a.js': rooms.split('\n\n')[0] ?? '' }],
    ['a file that is removed', { 'src/a.js': rooms }, {}],
  ];
  it.each(honest)('is none with %s', (_, before, after) => {
    const kept = { 'README.md': 'one\n' };
    expect(codeWithoutTest(differenceOf({ ...kept, ...before }, { ...kept, ...after }), silent)).toEqual([]);
  });

  it('is none where the runner names a test that it did not name before', () => {
    const difference = differenceOf({ 'README.md': 'one\n' }, { 'src/rooms.ts': rooms });
    const before = [report({ old: 'passed' })];
    expect(codeWithoutTest(difference, { before, after: [report({ old: 'passed', new: 'passed' })] })).toEqual([]);
    expect(codeWithoutTest(difference, { before, after: [report({ old: 'passed', new: 'failed' })] })).not.toEqual([]);
    expect(codeWithoutTest(difference, { before: [], after: [report({ old: 'passed' })] })).not.toEqual([]);
  });
});

describe('the reason why no test is known that failed before', () => {
  const redGreen = (verdict: RedGreen['verdict']): RedGreen => ({
    verdict,
    reason: 'no test file is new or changed',
    files: [],
    newTests: [],
    passedBefore: [],
    skipped: [],
    otherwise: [],
  });
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
