import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommandArguments } from '../../src/base/command-line.ts';
import { commandRules } from '../../src/loop/rules/command-rules.ts';
import { quoteWords } from '../../src/supervisor/supervise.ts';

describe('quoteWords', () => {
  it('gives a prompt to the slash command as it is, whatever it holds', () => {
    const { options, example } = commandRules.research;
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ''),
        (prompt) => {
          const words = { name: 'limits', prompt, options: { 'max-cost': '5' }, takeOver: false };
          expect(readCommandArguments(quoteWords(words), options, example)).toEqual({
            name: 'limits',
            prompt,
            options: { 'max-cost': '5' },
            quoted: { name: true, prompt: true },
          });
        },
      ),
    );
  });

  it('names the workflow that was chosen, and what is to be done to it', () => {
    const words = { name: undefined, prompt: undefined, options: { parallel: '2' }, takeOver: true };
    expect(quoteWords(words, 'limits')).toBe("--take-over --parallel='2' 'limits'");
  });
});
