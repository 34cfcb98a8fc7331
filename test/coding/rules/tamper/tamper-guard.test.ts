import { describe, expect, it } from 'vitest';
import { cheats } from './cheats.ts';
import { good, guard, ids, js, useRepository } from './workbench.ts';

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
