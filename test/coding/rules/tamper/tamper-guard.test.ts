import { describe, expect, it } from 'vitest';
import { cheats } from './cheats.ts';
import { good, guard, ids, js, py, useRepository } from './workbench.ts';

useRepository();

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
    expect(ids(before, after)).toEqual(['concern expected-value-changed']);
  });

  const weaker: [what: string, was: string, now: string][] = [
    ['unittest', 'self.assertEqual(run("check"), (0, "ok: 5\\n", ""))', 'self.assertIn("ok", run("check")[1])'],
    [
      'unittest, over lines',
      'self.assertEqual(\n            run(),\n            (0, ""),\n        )',
      'self.assertTrue(run()[1].startswith("ok"))',
    ],
    ['pytest', 'assert run("check") == (0, "ok")', 'assert "ok" in run("check")[1]'],
    ['pytest, behind a comparison', 'assert run("check") == (0, "ok")', 'assert ("a == b" in run("check")) is True'],
  ];
  it.each(weaker)(
    'that weakens a check of a passed feature is caught, and others are for the reviewer: %s',
    (_, was, now) => {
      const [before, after] = [was, now].map((line) => ({ 'tests/test_a.py': py(`        ${line}\n`) }));
      expect(ids(before ?? {}, after ?? {}, { passed: ['tests/test_a.py'] })).toEqual(['void assertion-weakened']);
      expect(ids(before ?? {}, after ?? {})).toEqual(['concern assertion-weakened']);
    },
  );

  const weakerInJs: [what: string, was: string, now: string][] = [
    ['vitest, a part', 'expect(out).toBe("ok: 5");', 'expect(out).toContain("ok");'],
    ['jest, a shape', 'expect(out).toEqual({ a: 1, b: 2 });', 'expect(out).toMatchObject({ a: 1 });'],
    ['jest, behind a comparison', 'expect(out).toBe("ok: 5");', 'expect(out.includes("ok")).toBe(true);'],
    ['vitest, any error', 'expect(() => run()).toThrow("line 7");', 'expect(() => run()).toThrow();'],
    ['node:test', 'assert.deepStrictEqual(out, [1, 2]);', 'assert.match(out.join(), /1/);'],
    ['node:test, ok', 'assert.equal(out, "ok: 5");', 'assert.ok(out.includes("ok"));'],
  ];
  it.each(weakerInJs)('that weakens a check of a passed feature is caught: %s', (_, was, now) => {
    const [before, after] = [was, now].map((line) => ({ 'a.test.ts': js(`  const out = run();\n  ${line}\n`) }));
    expect(ids(before ?? {}, after ?? {}, { passed: ['a.test.ts'] })).toEqual(['void assertion-weakened']);
    expect(ids(before ?? {}, after ?? {})).toEqual(['concern assertion-weakened']);
  });

  it('that takes one check away and weakens the other is caught', () => {
    const was =
      '        self.assertEqual((code, out), (1, ""))\n        self.assertTrue(err.startswith("-: line 1"))\n';
    const [before, after] = [was, '        self.assertTrue(err)\n'].map((body) => ({ 'tests/test_a.py': py(body) }));
    expect(ids(before ?? {}, after ?? {}, { passed: ['tests/test_a.py'] })).toEqual([
      'void assertion-weakened',
      'concern assertions-removed',
    ]);
  });

  it('that compares fewer values in a test of a passed feature is named to the reviewer', () => {
    const [before, after] = ['(run("a"), (0, "ok"))', '(run("a")[0], 0)'].map((values) => ({
      'tests/test_a.py': py(`        self.assertEqual${values}\n`),
    }));
    expect(guard(before ?? {}, after ?? {}, { passed: ['tests/test_a.py'] })).toEqual([
      {
        id: 'assertion-changed',
        severity: 'concern',
        file: 'tests/test_a.py',
        line: 8,
        message:
          '"test_second" of a feature that already passed checks something else: self.assertEqual(run("a"), (0, "ok")) became self.assertEqual(run("a")[0], 0)',
      },
    ]);
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
