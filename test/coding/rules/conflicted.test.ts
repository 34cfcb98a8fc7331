import { describe, expect, it } from 'vitest';
import { attemptRecordSchema } from '../../../src/coding/rules/attempt-record.ts';
import { changedSince, conflictedIn, keptHandIn } from '../../../src/coding/rules/conflicted.ts';
import { coderHandIn } from '../../../src/coding/rules/coder-hand-in.ts';

/** A hunk of a file that begins in these lines before and after. */
const part = (file: string, [was, is]: [number, number], ...lines: string[]) => {
  const counted = (but: string) => lines.filter((line) => !line.startsWith(but)).length;
  const hunk = `@@ -${was},${counted('+')} +${is},${counted('-')} @@`;
  return [`diff --git a/${file} b/${file}`, 'index 1..2', `--- a/${file}`, `+++ b/${file}`, hunk, ...lines].join('\n');
};

describe('the files whose changes differ between two patches', () => {
  const before = [part('a.py', [1, 1], ' x', '+one'), part('b c.py', [1, 1], '-old', '+new')].join('\n');

  it('are none where the same lines stand elsewhere', () => {
    const after = [part('a.py', [40, 48], ' y', '+one'), part('b c.py', [7, 7], ' z', '-old', '+new')].join('\n');
    expect(changedSince(before, after)).toEqual([]);
  });

  it('are those with other lines, and those of one patch only', () => {
    const after = [part('a.py', [1, 1], '+two'), part('d.py', [0, 1], '+++ is a line')].join('\n');
    expect(changedSince(before, after)).toEqual(['a.py', 'b c.py', 'd.py']);
    const binary = (hash: string) => `diff --git a/p.png b/p.png\nindex ${hash}\nBinary files differ`;
    expect(changedSince(binary('1'), binary('2'))).toEqual([]);
    const data = (text: string) => `diff --git a/p.png b/p.png\nindex 1..2\nGIT binary patch\nliteral 3\n${text}\n`;
    expect(changedSince(data('Kc1'), data('Kc2'))).toEqual(['p.png']);
    const moved = 'diff --git a/d.py b/e.py\nsimilarity index 100%\nrename from d.py\nrename to e.py\n';
    expect(changedSince('', moved)).toEqual(['e.py']);
  });
});

const record = (more: object = {}) =>
  attemptRecordSchema.parse({
    schema: 1,
    feature: 'B2',
    attempt: 1,
    start: { commit: 'abcdef0123456789', branch: 'main' },
    baseline: { verdict: 'passed', runs: [] },
    mend: [],
    verification: null,
    review: null,
    ...more,
  });
const handIn = (what: string, more: object = {}) =>
  coderHandIn.parse({ feature: 'B2', attempt: 1, outcome: 'done', what, why: 'It was asked for.', ...more });

describe('a hand-in after conflicts', () => {
  const conflicted = { files: ['a.py'], resolution: null, reviewed: null };
  const first = handIn('The whole feature.', { decisions: ['One line'] });
  const later = handIn('Conflicts resolved.', { decisions: ['Two lines', 'One line'] });

  it('is an addition to the one before', () => {
    const kept = keptHandIn(later, record({ hand_in: first, conflicted }));
    expect(kept.hand_in).toMatchObject({ what: 'The whole feature.', decisions: ['One line', 'Two lines'] });
    expect(kept.conflicted?.resolution).toBe('Conflicts resolved.');
    const again = keptHandIn(handIn('Resolved again.'), record({ ...kept }));
    expect([again.hand_in?.what, again.conflicted?.resolution]).toEqual(['The whole feature.', 'Resolved again.']);
  });

  it('stands for itself without conflicts, without one before, and as a question', () => {
    expect(keptHandIn(later, record({ hand_in: first })).hand_in).toBe(later);
    expect(keptHandIn(later, record({ conflicted })).hand_in).toBe(later);
    const asks = handIn('Nothing yet is there.', {
      outcome: 'question',
      questions: [{ question: 'Which one of them?', why: 'Both are named.' }],
    });
    expect(keptHandIn(asks, record({ hand_in: first, conflicted })).hand_in).toBe(asks);
  });
});

describe('conflicts', () => {
  const verification = {
    at: '',
    outcome: 'green',
    tree: 't1',
    reasons: [],
    concerns: [],
    red_green: '',
    proofs: [],
    changed: true,
  };
  const review = (blockers: object[], tree = 't1') => ({ at: '', tree, summary: 'It holds.', blockers });
  const blocker = { file: 'a.py', problem: 'It loses data.', evidence: 'x = 1' };

  it('remember only a review that passed the work as it was', () => {
    const passed = conflictedIn(record({ verification, review: review([]) }), ['a.py']);
    expect(passed.reviewed).toEqual({ start: 'abcdef0123456789', tree: 't1', summary: 'It holds.' });
    for (const other of [review([blocker]), review([], 't0'), null])
      expect(conflictedIn(record({ verification, review: other }), ['a.py']).reviewed).toBeNull();
    const second = conflictedIn(record({ conflicted: passed }), ['b.py']);
    expect(second).toMatchObject({ files: ['a.py', 'b.py'], reviewed: { tree: 't1' } });
  });
});
