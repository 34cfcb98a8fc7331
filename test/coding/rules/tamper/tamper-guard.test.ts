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
        message:
          '"adds" of a feature that already passed expects something else: expect(sum).toBe(3); became expect(sum).toBe(4);',
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
    'that weakens a check is caught, and one that its feature asks for is for the reviewer: %s',
    (_, was, now) => {
      const [before, after] = [was, now].map((line) => ({ 'tests/test_a.py': py(`        ${line}\n`) }));
      expect(ids(before ?? {}, after ?? {}, { passed: ['tests/test_a.py'] })).toEqual(['void assertion-weakened']);
      expect(ids(before ?? {}, after ?? {})).toEqual(['void assertion-weakened']);
      const words = 'What `run` prints ends with the number of lines.';
      expect(ids(before ?? {}, after ?? {}, { words })).toEqual(['concern assertion-weakened']);
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
  it.each(weakerInJs)('that weakens a check is caught: %s', (_, was, now) => {
    const [before, after] = [was, now].map((line) => ({ 'a.test.ts': js(`  const out = run();\n  ${line}\n`) }));
    expect(ids(before ?? {}, after ?? {}, { passed: ['a.test.ts'] })).toEqual(['void assertion-weakened']);
    expect(ids(before ?? {}, after ?? {})).toEqual(['void assertion-weakened']);
    const words = 'run(text) prints the number of lines.';
    expect(ids(before ?? {}, after ?? {}, { words })).toEqual(['concern assertion-weakened']);
  });

  it('that takes one check away and weakens the other is caught', () => {
    const was =
      '        self.assertEqual((code, out), (1, ""))\n        self.assertTrue(err.startswith("-: line 1"))\n';
    const [before, after] = [was, '        self.assertTrue(err)\n'].map((body) => ({ 'tests/test_a.py': py(body) }));
    expect(ids(before ?? {}, after ?? {}, { passed: ['tests/test_a.py'] })).toEqual([
      'void assertion-weakened',
      'concern assertions-removed',
      'concern assertion-changed',
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

  const played = `test('refuses what is no time', () => {
  for (const text of ['', '9', '9:5', '25:00']) assert.throws(() => parseTime(text), RangeError);
  assert.equal(parseTime('9:05'), 545);
});
`;
  const loosened: [what: string, now: string, found: string][] = [
    ['any error will do', played.replace(', RangeError', ''), 'lets more pass'],
    ['a message instead of the error', played.replace('RangeError', "'refused'"), 'lets more pass'],
    ['fewer cases', played.replace("'9:5', ", ''), 'tries fewer cases'],
    [
      'fewer cases, over lines',
      played.replace("['', '9', '9:5', '25:00']", "[\n    '',\n    '9',\n  ]"),
      'tries fewer cases',
    ],
    ['both', played.replace("'9:5', ", '').replace(', RangeError', ''), 'lets more pass'],
  ];
  it.each(loosened)('that loosens an old test within one line is caught with both versions: %s', (_, now, how) => {
    const words = 'Weeks with dates: expand(timetable, { from, to }) gives each slot its dates. RangeError otherwise.';
    const [found, ...others] = guard({ 'test/time.test.ts': played }, { 'test/time.test.ts': now }, { words });
    expect(found).toMatchObject({ id: 'assertion-weakened', severity: 'void', line: 1 });
    expect(found?.message).toContain(`"refuses what is no time" ${how}: for (const text of ['', '9', '9:5', '25:00'])`);
    expect(found?.message).toContain(') became for (const text of [');
    expect(others).toEqual([]);
  });

  it.each([
    ['names the function', 'parseTime(text) also reads one digit of minutes.'],
    ['says that something is otherwise now', 'A time may have one digit of minutes now.'],
  ])('that loosens an old test is left to the reviewer where its feature %s', (_, words) => {
    const now = played.replace("'9:5', ", '');
    expect(ids({ 'a.test.ts': played }, { 'a.test.ts': now }, { words })).toEqual(['concern assertion-weakened']);
    // What a feature that passed checks stays.
    expect(ids({ 'a.test.ts': played }, { 'a.test.ts': now }, { words, passed: ['a.test.ts'] })).toEqual([
      'void assertion-weakened',
    ]);
  });

  const raises = '        with self.assertRaisesRegex(ValueError, "line 7"):\n            run()\n';
  it.each([
    ['the words of an error', raises, raises.replace('Regex(ValueError, "line 7")', '(ValueError)')],
    [
      'its class',
      raises.replace('Regex(ValueError, "line 7")', '(ValueError)'),
      raises.replace('Regex(ValueError, "line 7")', '(Exception)'),
    ],
    [
      'cases of a loop',
      '        for text in ["", "9"]:\n            self.assertRaises(ValueError, run, text)\n',
      '        for text in [""]:\n            self.assertRaises(ValueError, run, text)\n',
    ],
  ])('that takes away %s in Python is caught', (_, was, now) => {
    expect(ids({ 'tests/test_a.py': py(was) }, { 'tests/test_a.py': py(now) })).toEqual(['void assertion-weakened']);
  });

  it('that takes a check away and moves the end of the test is caught', () => {
    const was = js('  expect(add(1, 2)).toBe(3);\n  expect(add(2, 2)).toBe(4);\n');
    const now = was.replace('toBe(3);\n  expect(add(2, 2)).toBe(4);\n});', 'toBe(3);});');
    expect(now).not.toBe(was);
    expect(ids({ 'a.test.ts': was }, { 'a.test.ts': now })[0]).toBe('void assertions-removed');
  });

  it('that takes what a whole test file compares with away is named, as it was and is', () => {
    const was = `const cases = [\n  ['a', 1],\n  ['b', 2],\n];\n${js('  for (const [text, value] of cases) expect(add(text)).toBe(value);\n')}`;
    const now = was.replace("  ['b', 2],\n", '');
    expect(guard({ 'a.test.ts': was }, { 'a.test.ts': now })).toMatchObject([
      {
        id: 'test-data-changed',
        severity: 'concern',
        message:
          "What its tests use has other data: const cases = [['a', 1], ['b', 2]] became const cases = [['a', 1]]",
      },
    ]);
  });

  it('that changes data within a test is named', () => {
    const [was, now] = ['"9:5"', '"9:05"'].map((text) => js(`  const text = ${text};\n  expect(add(text)).toBe(3);\n`));
    expect(guard({ 'a.test.ts': was ?? '' }, { 'a.test.ts': now ?? '' })).toMatchObject([
      { id: 'test-data-changed', message: '"adds" has other data: const text = "9:5" became const text = "9:05"' },
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

  it.each([
    ['names a new package beside all others', '["packages/one", "packages/two"]', 'concern'],
    ['leaves a package out', '["packages/two"]', 'void'],
    ['excludes a package', '["packages/one", "!packages/one"]', 'void'],
  ])('that %s in the list of a workspace is shown or refused', (_, now, severity) => {
    const manifest = (list: string) => ({ 'package.json': `{\n  "workspaces": ${list}\n}\n` });
    const found = guard(manifest('["packages/one"]'), manifest(now), {
      frozenChanges: [{ file: 'package.json', part: 'workspaces', change: 'changed' }],
    });
    expect(found).toMatchObject([{ id: 'verification-changed', severity }]);
  });

  it('that silences a check or knows the tests is told to the reviewer', () => {
    const after = { 'src/a.ts': "// @ts-ignore\nexport const a = process.env['VITEST'] ? 1 : 2;\n" };
    expect(ids({ 'src/a.ts': '' }, after)).toEqual(['concern check-silenced', 'concern code-knows-tests']);
  });
});
