import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeMutation, mutationDoubts } from '../../../src/coding/rules/mutants.ts';
import { readMutationReport, strykerConfiguration } from '../../../src/coding/rules/stryker.ts';

/** What StrykerJS 9.6.1 wrote about lines 2 to 5 of a file. */
const recorded = readFileSync(join(import.meta.dirname, '../../fixtures/mutation.json'), 'utf8');

describe('the report of StrykerJS', () => {
  it('says what the tests did not notice, a fault of each line', () => {
    const found = readMutationReport(recorded, 5);
    expect(found).toEqual({
      by: 'StrykerJS',
      tried: 16,
      noticed: 4,
      survivors: [
        {
          file: 'src/add.mjs',
          line: 2,
          change: '`export const older = (a) => a > 18;` becomes `export const older = () => undefined;`',
        },
        {
          file: 'src/add.mjs',
          line: 4,
          change: '`if (age >= 18 && age < 130) return true;` becomes `if (true) return true;`',
        },
        { file: 'src/add.mjs', line: 5, change: '`return false;` becomes `return true;`' },
      ],
      caught: expect.any(Array) as unknown,
    });
    expect(found?.caught).toHaveLength(4);
    if (found === undefined) throw new Error('It was not read.');
    expect(describeMutation(found)).toMatch(
      /^its tests notice 4 of 16 small faults of StrykerJS put into its changed lines; noticed: src\/add\.mjs:[^,]*, src\/add\.mjs:.*$/,
    );
    expect(mutationDoubts(found)).toContain(
      'its tests do not notice when src/add.mjs:5 `return false;` becomes `return true;`',
    );
  });

  it('names no more survivors than are wanted', () => {
    expect(readMutationReport(recorded, 1)?.survivors).toHaveLength(1);
  });

  it.each([
    ['is missing', ''],
    ['is no JSON', '{"files":'],
    ['has another form', '{"files": {"a": {}}}'],
    ['has no fault that was tried', recorded.replaceAll(/"status": ?"\w+"/g, '"status":"CompileError"')],
  ])('is none where it %s', (_, text) => {
    expect(readMutationReport(text, 5)).toBeUndefined();
  });

  it('has its failure said where our own faults were tried', () => {
    const own = { tried: 2, noticed: 2, survivors: [], instead: 'StrykerJS could not run: exit code 1' };
    expect(describeMutation(own)).toBe(
      'its tests notice 2 of 2 small faults put into its changed lines (StrykerJS could not run: exit code 1)',
    );
  });
});

describe('the configuration for StrykerJS', () => {
  it('has the changed lines only, and the tests of the feature', () => {
    const changed = [{ file: 'src/a.ts', lines: new Set([3, 9]) }];
    const run = { command: 'node --test test/a.test.mjs', changed, report: '/t/m.json', temporary: '/t/b' };
    expect(strykerConfiguration(run)).toMatchObject({
      mutate: ['src/a.ts:3-3', 'src/a.ts:9-9'],
      commandRunner: { command: 'node --test test/a.test.mjs' },
      jsonReporter: { fileName: '/t/m.json' },
      inPlace: true,
    });
  });
});
