import { type Files, good, js, py, pyGood } from './workbench.ts';

/** Ways to make a red run green without doing the work. */
export const cheats: [what: string, expected: string, before: Files, after: Files][] = [
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
    'empties a test file beside a new test that begins the same way',
    'void test-removed',
    { 'zero.test.ts': js('  assert.equal(zero(), 0);\n', 'zero gives 0') },
    { 'zero.test.ts': '// Nothing to see here.\n', 'two.test.ts': js('  assert.equal(two(), 2);\n', 'two gives 2') },
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
    'compares with the message of an assertion',
    'concern assertion-of-message',
    { 'tests/test_a.py': py(pyGood) },
    { 'tests/test_a.py': py(`${pyGood}        self.assertTrue(found(value), {"a": 1})\n`) },
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
    "replaces a test case's assertions in the package of the tests",
    'void verification-changed',
    { 'tests/__init__.py': '' },
    { 'tests/__init__.py': 'import unittest\nunittest.TestCase.assertEqual = lambda self, *found: None\n' },
  ],
  [
    'changes what pytest collects',
    'void verification-changed',
    { 'conftest.py': 'import pytest\n' },
    { 'conftest.py': 'import pytest\ndef pytest_collection_modifyitems(items):\n    items.clear()\n' },
  ],
];
