import { describe, expect, it } from 'vitest';
import { describeBackground, quoted, type Background } from '../../../src/coding/rules/task-text.ts';
import type { Defect } from '../../../src/planning/rules/defects.ts';

const background: Background = {
  prompt: 'Implement the plan plan.md.',
  goal: { objective: null, constraints: [] },
  decisions: [],
  scrutinized: [],
  answers: [],
  asked: [],
  questions: [],
};
const defect = (about: string): Defect => ({
  id: 'D009',
  severity: 'concern',
  about,
  aspect: 'clarity',
  statement: 'A test is red already.',
  evidence: 'It is.',
  resolution: 'Say so.',
  status: 'open',
  history: [],
});
const told = (more: Partial<Background>) => describeBackground({ ...background, ...more }).join('\n\n');

describe('a quote in a task', () => {
  it('has every word, and long lines end with a sentence', () => {
    const text = Array.from({ length: 12 }, () => `${'word '.repeat(60).trim()}.`).join(' ');
    const lines = quoted(text).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^> word.*\.$/);
    expect(lines.map((line) => line.slice(2)).join(' ')).toBe(text);
  });
});

describe('what is known around a feature', () => {
  it('leaves to the coder only what is about the feature', () => {
    expect(told({ scrutinized: [defect('PLAN')] })).toContain('D009 about PLAN (known of the plan):');
    expect(told({ scrutinized: [defect('F2')] })).toContain('D009 about F2 (open):');
  });
});
