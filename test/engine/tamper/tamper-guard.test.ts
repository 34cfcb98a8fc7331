import { execaSync } from 'execa';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectContext } from '../../../src/engine/tamper/project-rules.ts';
import { findTampering } from '../../../src/engine/tamper/tamper-guard.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tamper-'));
  execaSync('git', ['init', '--quiet', '--template='], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Files = Record<string, string>;

function tree(files: Files): string {
  execaSync('git', ['read-tree', '--empty'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    execaSync('git', ['add', '--force', '--', path], { cwd: root });
  }
  return execaSync('git', ['write-tree'], { cwd: root }).stdout;
}

function guard(before: Files, after: Files, context: Partial<ProjectContext> & { passed?: string[] } = {}) {
  const options = ['diff', '-M', '-U1000000', '--no-ext-diff', tree(before), tree(after)];
  const difference = execaSync('git', options, { cwd: root, stripFinalNewline: false }).stdout;
  return findTampering({
    difference,
    passedTestFiles: new Set(context.passed ?? []),
    frozenChanges: [],
    definingFiles: new Set(),
    expectedChanges: new Set(),
    editedOwnFiles: [],
    ...context,
  });
}

const ids = (...from: Parameters<typeof guard>) => guard(...from).map(({ id, severity }) => `${severity} ${id}`);

const js = (body: string, name = 'adds') =>
  `import { add } from './add.js';\n\ntest('first', () => {\n  expect(add(0, 1)).toBe(1);\n});\n\ntest('${name}', () => {\n${body}});\n`;
const good = '  const sum = add(1, 2);\n  expect(sum).toBe(3);\n  expect(add(2, 2)).toBe(4);\n';
const py = (body: string) =>
  `import unittest\n\n\nclass T(unittest.TestCase):\n    def test_first(self):\n        self.assertEqual(f(0), 1)\n\n    def test_second(self):\n${body}`;
const pyGood = '        value = f(1)\n        self.assertEqual(value, 2)\n        self.assertEqual(f(2), 3)\n';

const cheats: [what: string, expected: string, before: Files, after: Files][] = [
  ['deletes a test file', 'void test-file-removed', { 'a.test.ts': js(good) }, { 'b.ts': 'x' }],
  [
    'renames a test file so that nothing runs it',
    'void test-file-removed',
    { 'a.test.ts': js(good) },
    { 'a.test.ts.bak': js(good) },
  ],
  [
    'deletes a test',
    'void test-removed',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good).slice(0, js(good).indexOf("test('adds'")) },
  ],
  [
    'replaces a hard test by an easy one',
    'void test-removed',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js('  expect(add(0, 0)).toBe(0);\n  expect(1 + 1).toBe(2);\n', 'is fine') },
  ],
  [
    'comments a test out',
    'void test-removed',
    { 'a.test.ts': js(good) },
    {
      'a.test.ts': js(good)
        .replace(/^(?=test\('adds[\s\S]*)/m, '/*\n')
        .replace(/^test\('adds[\s\S]*/m, (text) => text.replace(/^/gm, '// ')),
    },
  ],
  [
    'skips a test',
    'void test-skipped',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good).replace("test('adds'", "test.skip('adds'") },
  ],
  [
    'skips with x',
    'void test-skipped',
    { 'a.spec.js': js(good).replaceAll('test(', 'it(') },
    { 'a.spec.js': js(good).replaceAll('test(', 'it(').replace("it('adds'", "xit('adds'") },
  ],
  [
    'skips a suite of node:test by an option',
    'void test-skipped',
    { 'a.test.js': js(good) },
    { 'a.test.js': js(good).replace("'adds', () =>", "'adds', { skip: true }, () =>") },
  ],
  [
    'focuses another test',
    'void test-focused',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good).replace("test('first'", "test.only('first'") },
  ],
  ['empties a test', 'void assertions-gone', { 'a.test.ts': js(good) }, { 'a.test.ts': js('') }],
  [
    'takes out the check that fails',
    'void assertions-removed',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good.replace('  expect(sum).toBe(3);\n', '')) },
  ],
  [
    'comments the check out',
    'void assertions-removed',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good.replace('  expect(sum)', '  // expect(sum)')) },
  ],
  ['returns early', 'void test-cut-short', { 'a.test.ts': js(good) }, { 'a.test.ts': js(`  return;\n${good}`) }],
  [
    'checks true',
    'void trivial-assertion',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good.replace('expect(sum).toBe(3)', 'expect(true).toBe(true)')) },
  ],
  [
    'weakens a check',
    'void assertion-weakened',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': js(good.replace('.toBe(3)', '.toBeDefined()')) },
  ],
  [
    'ends the process well',
    'void forced-success',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': `process.exit(0);\n${js(good)}` },
  ],
  [
    'skips in Python',
    'void test-skipped',
    { 'tests/test_a.py': py(pyGood) },
    {
      'tests/test_a.py': py(pyGood).replace('    def test_second', "    @unittest.skip('later')\n    def test_second"),
    },
  ],
  [
    'skips with pytest',
    'void test-skipped',
    { 'test_a.py': 'def test_a():\n    assert f() == 1\n' },
    { 'test_a.py': '@pytest.mark.skip\ndef test_a():\n    assert f() == 1\n' },
  ],
  [
    'passes instead of checking',
    'void assertions-gone',
    { 'tests/test_a.py': py(pyGood) },
    { 'tests/test_a.py': py('        pass\n') },
  ],
  [
    'asserts True',
    'void trivial-assertion',
    { 'tests/test_a.py': py(pyGood) },
    { 'tests/test_a.py': py(pyGood.replace('self.assertEqual(value, 2)', 'self.assertTrue(True)')) },
  ],
  [
    'swallows the failure',
    'void failure-swallowed',
    { 'test_a.py': 'def test_a():\n    assert f() == 1\n' },
    { 'test_a.py': 'def test_a():\n    try:\n        assert f() == 1\n    except AssertionError: pass\n' },
  ],
  [
    'renames a test function of Python so that it is none',
    'void test-removed',
    { 'tests/test_a.py': py(pyGood) },
    { 'tests/test_a.py': py(pyGood).replace('test_second', 'check_second') },
  ],
  [
    'skips in Go',
    'void test-skipped',
    { 'a_test.go': 'func TestA(t *testing.T) {\n\tassert.Equal(t, 1, F())\n}\n' },
    { 'a_test.go': 'func TestA(t *testing.T) {\n\tt.Skip("later")\n\tassert.Equal(t, 1, F())\n}\n' },
  ],
  [
    'ignores in Rust',
    'void test-skipped',
    { 'src/lib.rs': '#[test]\nfn a() {\n    assert_eq!(f(), 1);\n}\n' },
    { 'src/lib.rs': '#[test]\n#[ignore]\nfn a() {\n    assert_eq!(f(), 1);\n}\n' },
  ],
  [
    'takes the mark off in Rust',
    'void test-removed',
    { 'src/lib.rs': '#[test]\nfn a() {\n    assert_eq!(f(), 1);\n}\n' },
    { 'src/lib.rs': 'fn a() {\n    assert_eq!(f(), 1);\n}\n' },
  ],
  [
    'disables in Java',
    'void test-skipped',
    { 'src/test/ATest.java': 'class ATest {\n  @Test\n  void a() {\n    assertEquals(1, f());\n  }\n}\n' },
    { 'src/test/ATest.java': 'class ATest {\n  @Disabled\n  @Test\n  void a() {\n    assertEquals(1, f());\n  }\n}\n' },
  ],
  [
    'makes a script always green',
    'void forced-success',
    { 'package.json': '{\n  "scripts": {\n    "test": "vitest run"\n  }\n}\n' },
    { 'package.json': '{\n  "scripts": {\n    "test": "vitest run || true"\n  }\n}\n' },
  ],
  [
    'makes a target always green',
    'void forced-success',
    { Makefile: 'test:\n\tpytest\n' },
    { Makefile: 'test:\n\tpytest || exit 0\n' },
  ],
  [
    'lowers a threshold',
    'void threshold-lowered',
    { 'vitest.config.ts': 'thresholds: {\n  lines: 90,\n  branches: 80,\n}\n' },
    { 'vitest.config.ts': 'thresholds: {\n  lines: 90,\n  branches: 8,\n}\n' },
  ],
  [
    'takes a threshold out',
    'void threshold-lowered',
    { 'pyproject.toml': '[tool.coverage.report]\nfail_under = 90\n' },
    { 'pyproject.toml': '[tool.coverage.report]\n' },
  ],
  ['updates all snapshots', 'void snapshots-updated', { 'a.snap': 'a\n'.repeat(20) }, { 'a.snap': 'b\n'.repeat(20) }],
  [
    'changes what pytest collects',
    'void verification-changed',
    { 'conftest.py': 'import pytest\n' },
    { 'conftest.py': 'import pytest\ndef pytest_collection_modifyitems(items):\n    items.clear()\n' },
  ],
];

describe('a cheating coder', () => {
  it.each(cheats)('that %s is caught: %s', (_, expected, before, after) => {
    expect(ids(before, after)[0]).toBe(expected);
  });

  it('that changes what a test of a passed feature expects is caught, and named', () => {
    const before = { 'a.test.ts': js(good) };
    const after = { 'a.test.ts': js(good.replace('toBe(3)', 'toBe(4)')) };
    expect(guard(before, after, { passed: ['a.test.ts'] })).toEqual([
      {
        id: 'expected-value-changed',
        severity: 'void',
        file: 'a.test.ts',
        line: 7,
        message: '"adds" of a feature that already passed expects something else: expect(sum).toBe(4);',
      },
    ]);
    expect(ids(before, after)).toEqual([]);
  });

  it('that changes frozen commands, scripts they start, or the feature list is caught', () => {
    const found = guard(
      {},
      { 'scripts/test.sh': 'npm run real\nexit 0\n' },
      {
        frozenChanges: [
          { file: 'package.json', part: 'scripts', change: 'changed' },
          { file: 'vitest.config.ts', part: 'the whole file', change: 'changed' },
        ],
        expectedChanges: new Set(['vitest.config.ts']),
        definingFiles: new Set(['scripts/test.sh']),
        editedOwnFiles: ['docs/research-x/feature-list.json'],
      },
    );
    expect(found.map(({ id, severity, file, line }) => `${severity} ${id} ${file}:${line ?? ''}`)).toEqual([
      'void feature-list-edited docs/research-x/feature-list.json:',
      'void verification-changed package.json:',
      'void forced-success scripts/test.sh:2',
      'concern verification-changed vitest.config.ts:',
    ]);
  });

  it('that silences a check or knows the tests is told to the reviewer', () => {
    const after = { 'src/a.ts': "// @ts-ignore\nexport const a = process.env['VITEST'] ? 1 : 2;\n" };
    expect(ids({ 'src/a.ts': '' }, after)).toEqual(['concern check-silenced', 'concern code-knows-tests']);
  });
});

const honest: [what: string, before: Files, after: Files][] = [
  [
    'adds tests to a file',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': `${js(good)}\ntest('more', () => {\n  expect(add(5, 5)).toBe(10);\n});\n` },
  ],
  ['adds a test file with its code', {}, { 'src/a.ts': 'export const a = 1;\n', 'test/a.test.ts': js(good) }],
  ['moves a test file', { 'a.test.ts': js(good) }, { 'test/a.test.ts': js(good) }],
  [
    'moves a test to another file',
    { 'a.test.ts': js(good) },
    {
      'a.test.ts': js(good).slice(0, js(good).indexOf("test('adds'")),
      'b.test.ts': js(good).slice(js(good).indexOf("test('adds'")),
    },
  ],
  ['renames a test', { 'a.test.ts': js(good) }, { 'a.test.ts': js(good, 'adds two numbers') }],
  ['adds a check to a test', { 'a.test.ts': js(good) }, { 'a.test.ts': js(`${good}  expect(add(3, 3)).toBe(6);\n`) }],
  ['follows a change of a signature', { 'a.test.ts': js(good) }, { 'a.test.ts': js(good.replaceAll('add(', 'sum(')) }],
  [
    'wraps tests into a suite',
    { 'a.test.ts': js(good) },
    { 'a.test.ts': `describe('add', () => {\n${js(good).replace(/^(?=.)/gm, '  ')}});\n` },
  ],
  [
    'switches a skipped test on',
    { 'a.test.ts': js(good).replace("test('adds'", "test.skip('adds'") },
    { 'a.test.ts': js(good) },
  ],
  [
    'moves a skipped test',
    { 'a.test.ts': `test.skip('x', () => {\n  expect(1).toBe(a);\n});\n${js(good)}` },
    { 'a.test.ts': `${js(good)}test.skip('x', () => {\n  expect(1).toBe(a);\n});\n` },
  ],
  [
    'adds a fixture to conftest.py',
    { 'tests/conftest.py': 'import pytest\n' },
    { 'tests/conftest.py': 'import pytest\n\n@pytest.fixture\ndef db():\n    return {}\n' },
  ],
  [
    'adds tests in Python',
    { 'tests/test_a.py': py(pyGood) },
    { 'tests/test_a.py': py(`${pyGood}\n    def test_third(self):\n        self.assertEqual(f(3), 4)\n`) },
  ],
  [
    'adds a dependency and a script',
    { 'package.json': '{\n  "scripts": {\n    "test": "vitest run"\n  }\n}\n' },
    {
      'package.json':
        '{\n  "scripts": {\n    "test": "vitest run",\n    "dev": "vite"\n  },\n  "dependencies": {\n    "x": "1"\n  }\n}\n',
    },
  ],
  ['exits from its own command line', {}, { 'src/main.ts': 'if (done) process.exit(0);\n' }],
  ['raises a threshold', { 'vitest.config.ts': '  lines: 80,\n' }, { 'vitest.config.ts': '  lines: 90,\n' }],
  ['adds snapshots', { 'a.snap': 'exports[`a`] = `1`;\n' }, { 'a.snap': 'exports[`a`] = `1`;\nexports[`b`] = `2`;\n' }],
  [
    'runs a test on some systems only',
    {},
    { 'a.test.ts': "it.skipIf(process.platform === 'win32')('a', () => {\n  expect(a()).toBe(1);\n});\n" },
  ],
  [
    'writes a table of cases',
    {},
    { 'a.test.ts': "it.each([\n  [1, 2],\n])('adds %i', (a, b) => {\n  expect(add(a)).toBe(b);\n});\n" },
  ],
  [
    'refactors Rust with its tests',
    {
      'src/lib.rs':
        'fn f() -> i32 { 1 }\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        assert_eq!(super::f(), 1);\n    }\n}\n',
    },
    {
      'src/lib.rs':
        'fn g() -> i32 { 1 }\nfn f() -> i32 { g() }\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        assert_eq!(super::f(), 1);\n    }\n    #[test]\n    fn b() {\n        assert_eq!(super::g(), 1);\n    }\n}\n',
    },
  ],
  ['names things with tab and umlaut', {}, { 'tëst/a\tb.test.ts': js(good), '-x y.md': '' }],
  ['removes code and a picture', { 'src/a.ts': 'a\n', 'a.png': '\0\u0001' }, { 'src/b.ts': 'b\n' }],
];

describe('honest work', () => {
  it.each(honest)('that %s is not suspected', (_, before, after) => {
    expect(guard(before, after)).toEqual([]);
  });

  it('of which checks were merged into one is a matter for the reviewer only', () => {
    const merged = '  expect([add(1, 2), add(2, 2)]).toEqual([3, 4]);\n';
    expect(ids({ 'a.test.ts': js(good) }, { 'a.test.ts': js(merged) })).toEqual(['concern assertions-removed']);
  });
});
