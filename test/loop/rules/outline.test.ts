import { describe, expect, it } from 'vitest';
import { formatOutline, readOutline } from '../../../src/loop/rules/outline.ts';
import { state } from '../../support/samples.ts';

const angles = ['Establish the picture.', 'Go to primary sources.'];
const outlineOf = (prompt: string) => formatOutline(state({ name: 'x', prompt }), angles, 'No estimate yet.');

describe('the outline of a research', () => {
  it('holds questions, parts of the report, budgets, an estimate and how to go on', () => {
    const text = outlineOf('Compare limiters for us. Which loses least at 99.9 %? And what does v2.1 cost?');
    expect(text).toContain("# Outline of the research 'x'");
    expect(text).toContain('/autonomous-workflow:continue-auto x');
    expect(text).toContain('- Establish the picture.');
    expect(text).toContain('No estimate yet. With a threshold of 3 it takes 5 iterations at least');
    expect(readOutline(text).questions).toEqual(['Which loses least at 99.9 %?', 'And what does v2.1 cost?']);
  });

  it('asks for the whole prompt where no sentence of it asks', () => {
    expect(readOutline(outlineOf('Compare the limiters\nthat we could use')).questions).toEqual([
      'Compare the limiters that we could use',
    ]);
  });

  it('is read as the user left it, without what is for the user alone', () => {
    const edited = outlineOf('What is known?')
      .replace('- What is known?', '- What is known?\r\n* Who maintains it?\n- What is known?\n- short')
      .replace('- Background', '- Costs in a table');
    const { questions, text } = readOutline(edited);
    expect(questions).toEqual(['What is known?', 'Who maintains it?']);
    expect(text).toContain('- Costs in a table');
    expect(text).not.toMatch(/Nothing has been spent|Budgets|Establish the picture/);
  });

  it.each(['', 'no headings, just words', '## Questions'])('bears a file that holds "%s"', (file) => {
    expect(readOutline(file)).toEqual({ questions: [], text: file });
  });
});
