import { describe, expect, it } from 'vitest';
import { asTitle, nearestWord } from '../../src/base/text.ts';

const words = ['max_iterations', 'max_cost_usd', 'stop_file', 'log_file', 'log_level'];

describe('nearestWord', () => {
  it.each([
    ['a letter too few', 'max_iteration', 'max_iterations'],
    ['a letter too many', 'stop_files', 'stop_file'],
    ['another letter', 'log_lefel', 'log_level'],
    ['two letters swapped', 'sotp_file', 'stop_file'],
    ['hyphens', 'max-iterations', 'max_iterations'],
    ['capitals', 'maxIterations', 'max_iterations'],
    ['the beginning only', 'max_cost', 'max_cost_usd'],
    ['the word itself', 'log_file', 'log_file'],
  ])('knows what is meant in spite of %s', (_, typed, meant) => {
    expect(nearestWord(typed, words)).toBe(meant);
  });

  it.each(['', 'x', 'colour', '__proto__', 'constructor', 'm', 'iterations_of_the_workflow'])(
    'suggests nothing for "%s"',
    (typed) => {
      expect(nearestWord(typed, words)).toBeUndefined();
    },
  );
});

describe('the title of a feature', () => {
  const word = 'w'.repeat(100);
  it.each([
    ['Short: as it is (and open', 'Short: as it is (and open'],
    [
      'Show what every single project owes: one line for each day with its hours and its amount',
      'Show what every single project owes',
    ],
    [
      'Add `--tag TAG` (may be given several times: entries that have all of them) and `--round MINUTES`',
      'Add `--tag TAG`…',
    ],
    [
      'Add the command `invoice FILE --project NAME --rate RATE [--round MINUTES]` in punchcard/cli.py',
      'Add the command…',
    ],
    [
      'Move the rules of rounding into `punchcard/rounding.py` and call them from totals.py',
      'Move the rules of rounding into `punchcard/rounding.py` and call them…',
    ],
    [`Add ${word}`, 'Add…'],
    [word, `${'w'.repeat(69)}…`],
  ])('%s', (text, title) => {
    expect(asTitle(text)).toBe(title);
    expect(asTitle(text).length).toBeLessThanOrEqual(70);
  });
});
