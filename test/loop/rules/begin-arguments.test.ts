import { describe, expect, it } from 'vitest';
import { readBeginArguments } from '../../../src/loop/rules/command-rules.ts';

describe('the arguments of a command that begins a workflow', () => {
  it('are one prompt without quotes, but for the name of a workflow in front', () => {
    expect(readBeginArguments('research', 'x limiters')).toMatchObject({ name: 'x-limiters', prompt: 'x limiters' });
    const known = readBeginArguments('research', 'x limiters', (name) => name === 'x');
    expect(known).toMatchObject({ name: 'x', prompt: 'limiters' });
  });

  it.each([
    ['too many iterations', `'x' 'p' --max-iterations=1001`, /received 1001$/],
    ['half an iteration', `'x' 'p' --max-iterations 1.5`, /received 1\.5$/],
    ['a word for a number', `'x' 'p' --max-iterations many`, /received many$/],
    [
      'an unknown option',
      `'x' 'p' --turbo`,
      /Unknown option; expected --max-iterations, --max-hours, --max-cost, --depth, --sources, --plan-first; received --turbo$/,
    ],
  ])('are refused with %s', (_, typed, message) => {
    expect(() => readBeginArguments('research', typed)).toThrow(message);
  });
});
