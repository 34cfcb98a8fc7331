import { describe, expect, it } from 'vitest';
import { nearestWord } from '../../src/base/text.ts';

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
