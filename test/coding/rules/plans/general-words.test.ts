import { describe, expect, it } from 'vitest';
import { generalWords, goalOf } from '../../../../src/coding/rules/plans/general-words.ts';

describe('the words of a plan beside those of a feature', () => {
  const plan = '# Limits\n\nNo new dependencies.\nPython 3.9.\n\n## Phase 1\n\n- [ ] T001 One\n- [ ] T002 Two\n';

  it('stand before its first feature, without the titles above that', () => {
    const { all, phase } = generalWords(plan, 'tasks.md', ['tasks.md:9', 'tasks.md:8', null], 'tasks.md:8');
    expect(all).toEqual({
      file: 'tasks.md',
      from: 1,
      to: 4,
      text: '# Limits\n\nNo new dependencies.\nPython 3.9.',
      isWhole: true,
    });
    expect(phase).toEqual([]);
    const none = { phase: [] };
    expect(generalWords('# Limits\n\n## Phase 1\n- [ ] T001 One\n', 'tasks.md', ['tasks.md:4'], null)).toEqual(none);
    expect(generalWords(plan, 'tasks.md', ['other.md:8', null], 'other.md:8')).toEqual(none);
  });

  it('are cut where they are long', () => {
    const { all } = generalWords(
      `${'Much is said here.\n'.repeat(500)}- [ ] T001 One\n`,
      'tasks.md',
      ['tasks.md:501'],
      null,
    );
    expect(all).toMatchObject({ to: 500, isWhole: false });
    expect(all?.text.length).toBeLessThanOrEqual(4_000);
    expect(all?.text.endsWith('Much is said here.')).toBe(true);
  });

  it('reach only the features of their phase, from each heading above them', () => {
    const lines = [
      '# Tasks',
      '',
      'Python 3.9.',
      '',
      '## Phase 1: Core',
      '',
      'Both work on the model.',
      '- [ ] T001 One',
      '- [ ] T002 Two',
      '',
      '## Phase 2: Use',
      'For the treasurer.',
      '### Tests',
      'With unittest.',
      '- [ ] T003 Three',
      '### Code',
      '- [ ] T004 Four',
      'Not of a phase.',
    ].join('\n');
    const origins = [8, 9, 15, 17].map((line) => `tasks.md:${line}`);
    const words = (line: number) => {
      const { all, phase } = generalWords(lines, 'tasks.md', origins, `tasks.md:${line}`);
      return [all?.text, ...phase.map(({ from, text }) => `${from} ${text}`)];
    };
    expect(words(8)).toEqual(['# Tasks\n\nPython 3.9.', '7 Both work on the model.']);
    expect(words(9)).toEqual(words(8));
    expect(words(15)).toEqual(['# Tasks\n\nPython 3.9.', '12 For the treasurer.', '14 With unittest.']);
    expect(words(17)).toEqual(['# Tasks\n\nPython 3.9.', '12 For the treasurer.']);
  });
});

describe('the goal of a plan', () => {
  it.each([
    [
      'its section about that',
      '# Limits\n\nFrom 2026.\n\n## Why\n\nThree services copy it.\n\n## Phase 1\n',
      'Three services copy it.',
      7,
    ],
    [
      'the paragraph that it begins with',
      '# Limits\n\nThree services\ncopy it.\n\nMore.\n',
      'Three services\ncopy it.',
      3,
    ],
  ])('is %s', (_, plan, text, from) => {
    expect(goalOf(plan, 'plan.md')).toMatchObject({ file: 'plan.md', from, text });
  });

  it.each(['# Tasks\n\n- [ ] T001 One\n', '# Tasks\n\n**Input**: specs/x\n', '', '# Only a title\n'])(
    'is unknown where it says none: %j',
    (plan) => {
      expect(goalOf(plan, 'plan.md')).toBeUndefined();
    },
  );
});
