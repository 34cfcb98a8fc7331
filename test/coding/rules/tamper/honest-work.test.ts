import { describe, expect, it } from 'vitest';
import { type Files, good, guard, ids, js, py, pyGood, useRepository } from './workbench.ts';

useRepository();

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
    'shows whole differences of a test case',
    { 'tests/__init__.py': '' },
    { 'tests/__init__.py': 'import unittest\nunittest.TestCase.maxDiff = None\n' },
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

  const unchanged: [what: string, before: string, after: string][] = [
    ['wraps a check over lines', '  expect(add(1, 2)).toBe(3);\n', '  expect(\n    add(1, 2),\n  ).toBe(3);\n'],
    [
      'moves checks',
      '  expect(a()).toBe(3);\n  expect(b).toContain(2);\n',
      '  expect(b).toContain(2);\n  expect(a()).toBe(3);\n',
    ],
    ['adds a check', '  expect(a()).toBe(3);\n', '  expect(a()).toBe(3);\n  expect(b).toContain(2);\n'],
    [
      'puts checks into a block',
      '  expect(a()).toBe(3);\n',
      '  for (const one of all()) {\n    expect(a()).toBe(3);\n  }\n',
    ],
  ];
  it.each(unchanged)('in a test of a passed feature that %s is not suspected', (_, before, after) => {
    expect(guard({ 'a.test.ts': js(before) }, { 'a.test.ts': js(after) }, { passed: ['a.test.ts'] })).toEqual([]);
  });

  it('of which checks were merged into one is a matter for the reviewer only', () => {
    const merged = '  expect([add(1, 2), add(2, 2)]).toEqual([3, 4]);\n';
    expect(ids({ 'a.test.ts': js(good) }, { 'a.test.ts': js(merged) })).toEqual([
      'concern assertions-removed',
      'concern assertion-changed',
      'concern assertion-changed',
    ]);
  });

  it('that follows a change of a signature is shown with both versions', () => {
    expect(guard({ 'a.test.ts': js(good) }, { 'a.test.ts': js(good.replaceAll('add(', 'sum(')) })).toMatchObject([
      {
        severity: 'concern',
        message: '"adds" checks something else: expect(add(2, 2)).toBe(4) became expect(sum(2, 2)).toBe(4)',
      },
    ]);
  });
});
