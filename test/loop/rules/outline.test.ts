import { describe, expect, it } from 'vitest';
import { formatOutline, readOutline } from '../../../src/loop/rules/outline.ts';
import { state } from '../../support/samples.ts';

const outlineOf = (questions: Parameters<typeof formatOutline>[1]) =>
  formatOutline(state({ name: 'x' }), questions, 'No estimate yet.');
const read = [{ text: 'Which loses least at 99.9 %?', options: ['Que', 'Oban 2'] }, { text: 'What does v2.1 cost?' }];

describe('the outline of a research', () => {
  it('holds the questions with their options, parts of the report, budgets, an estimate and how to go on', () => {
    const text = outlineOf(read);
    expect(text).toContain("# Outline of the research 'x'");
    expect(text).toContain('/autonomous-workflow:continue-auto x');
    expect(text).toContain('No estimate yet. Questions that are answered at once take three iterations');
    expect(readOutline(text).questions).toEqual([read[0], { ...read[1], options: [] }]);
  });

  it('is read as the user left it, without what is for the user alone', () => {
    const edited = outlineOf([{ text: 'What is known?' }])
      .replace('- What is known?', '- What is known?\r\n* 誰が保守するか\n  - 甲\n- What is known?')
      .replace('- Background', '- Costs in a table');
    const { questions, text } = readOutline(edited);
    expect(questions).toEqual([
      { text: 'What is known?', options: [] },
      { text: '誰が保守するか', options: ['甲'] },
    ]);
    expect(text).toContain('- Costs in a table');
    expect(text).not.toMatch(/Nothing has been searched|Budgets/);
  });

  it.each(['', 'no headings, just words', '## Questions'])('bears a file that holds "%s"', (file) => {
    expect(readOutline(file)).toEqual({ questions: [], text: file });
  });
});
