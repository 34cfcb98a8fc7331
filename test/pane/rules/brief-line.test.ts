import { describe, expect, it } from 'vitest';
import { lineFor, standIn } from '../../../src/pane/rules/brief-line.ts';

const long = Array.from({ length: 12 }, (_, index) => `${index + 1}. A step.`).join('\n');

describe('the line for a text that Claude goes on with', () => {
  it('names the iteration, the length, and how to read the text', () => {
    const line = lineFor(`# Brief: workflow x-1 · Phase A: Research · iteration 2 of at most 8\n\n${long}\n`);
    expect(line).toBe(
      'Brief: workflow x-1 · Phase A: Research · iteration 2 of at most 8 (14 lines for Claude: autonomous-workflow brief x-1)',
    );
    expect(line).toMatch(standIn);
  });

  it('says what an iteration that is sent back lacks, by its title', () => {
    expect(lineFor(`Workflow x, iteration 3, is not complete yet:\n\n${long}`)).toBe(
      'Workflow x, iteration 3, is not complete yet (14 lines for Claude: autonomous-workflow brief x)',
    );
  });

  it.each([
    ['a short text', 'Workflow x: Run `autonomous-workflow record`.'],
    ['a text of another plugin', `Before you stop:\n${long}`],
    ['nothing', ''],
  ])('leaves %s as it is', (_, text) => {
    expect(lineFor(text)).toBeUndefined();
  });
});
