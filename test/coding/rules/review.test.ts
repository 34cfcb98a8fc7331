import { describe, expect, it } from 'vitest';
import { examinedProblems, numbered, reviewHandIn } from '../../../src/coding/rules/attempt.ts';

const concerns = ['new tests that passed before anything was written: a file that is not there is an error', 'weaker'];
const review = (more: Record<string, unknown> = {}) =>
  reviewHandIn.parse({
    feature: 'F001',
    attempt: 1,
    tree: '4b825dc642cb',
    summary: 'It does what the feature says, and its tests show it.',
    blockers: [],
    ...more,
  });
const accepted = (...lines: string[]) => ({ lines, verdict: 'accepted', why: 'It is asked for.' });
const blocker = { file: 'a.ts', problem: 'Its test cannot fail.', evidence: 'The file is always there.' };

describe('the verdicts of a reviewer on what it has to examine', () => {
  it('are asked for by name, line by line', () => {
    expect(numbered(concerns).map(({ id }) => id)).toEqual(['X1', 'X2']);
    expect(examinedProblems(review(), [])).toEqual([]);
    const [first = '', second = ''] = examinedProblems(review(), concerns);
    expect(first).toContain('no verdict on X1 (new tests that passed before anything was written');
    expect(second).toContain('no verdict on X2 (weaker)');
    expect(examinedProblems(review({ examined: [accepted('X2')] }), concerns)).toHaveLength(1);
  });

  it('may be one short entry for several lines', () => {
    expect(examinedProblems(review({ examined: [accepted('X1', 'X2')] }), concerns)).toEqual([]);
  });

  it('say why a line is accepted, and have a blocker where they object', () => {
    const bare = { lines: ['X1'], verdict: 'accepted' };
    const objected = { lines: ['X2'], verdict: 'objected' };
    expect(examinedProblems(review({ examined: [bare, accepted('X2')] }), concerns)).toEqual([
      'examined accepts X1 and does not say why',
    ]);
    const problems = examinedProblems(review({ examined: [accepted('X1'), objected] }), concerns);
    expect(problems).toEqual(['examined objects to a line, and no blocker says what is wrong']);
    expect(examinedProblems(review({ examined: [accepted('X1'), objected], blockers: [blocker] }), concerns)).toEqual(
      [],
    );
  });
});
