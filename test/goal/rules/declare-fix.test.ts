import { describe, expect, it } from 'vitest';
import type { Check, Evaluation } from '../../../src/goal/rules/acceptance.ts';
import { declareFix, openFix } from '../../../src/goal/rules/declare-fix.ts';
import type { FeatureList } from '../../../src/coding/rules/feature.ts';
import { fail, feature, listOf, nobody, pass } from '../../coding/rules/samples.ts';

const command = (id: string, line: string): Check => ({ type: 'command', id, command: line });
const unit = command('unit', 'npm test');
const lint = command('lint', 'npm run lint');
const build = command('build', 'npm run build');

const missed = (checks: Check[], failing: string[]) => ({
  goal: { objective: 'A parser.', constraints: [], checks },
  failing: failing.map((id): Evaluation => ({ id, type: 'command', result: 'fail', why: 'exit code 1' })),
  answers: [],
});

const fixOf = (list: FeatureList | undefined) => list?.features.find(({ kind }) => kind === 'fix');
const built = pass(listOf([feature('F001')]), 'F001');

describe('what is declared to make the checklist hold', () => {
  it('is proven by every failing command that must succeed', () => {
    const not: Check = { type: 'not_command', id: 'not', command: 'grep -r TODO src' };
    const declared = fixOf(declareFix(built, missed([lint, build, unit, not], ['lint', 'build', 'not']), nobody));
    expect(declared?.verification_commands).toEqual(['npm run lint', 'npm run build']);
    expect(declared?.description.split('\n').slice(1, 4)).toEqual([
      '- lint (command): exit code 1',
      '- build (command): exit code 1',
      '- not (command): exit code 1',
    ]);
  });

  it('is declared once, until it has come to its end, and then once more', () => {
    const failing = missed([lint], ['lint']);
    const first = declareFix(built, failing, nobody) ?? built;
    expect(openFix(first)?.id).toBe('fix1-lint');
    expect(declareFix(first, failing, nobody)).toBe(first);
    const second = declareFix(pass(first, 'fix1-lint'), failing, nobody) ?? built;
    expect(openFix(second)?.id).toBe('fix2-lint');
    // The last try that code may make is reused as well.
    expect(declareFix(second, failing, nobody)).toBe(second);
    const third = [1, 2, 3].reduce((list) => fail(list, 'fix2-lint'), second);
    expect(openFix(third)).toBeUndefined();
    expect(declareFix(third, failing, nobody)).toBeUndefined();
  });
});
