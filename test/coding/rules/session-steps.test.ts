import { describe, expect, it } from 'vitest';
import { afterFeature, notWorkedOn } from '../../../src/coding/rules/attempt.ts';

describe('the step after a feature, while others are in progress', () => {
  const open = (id: string, isAtWork: boolean) => ({ id, isAtWork, left: notWorkedOn(id) });

  it('tells a person only that there is nothing to do', () => {
    const others = [open('T002', true), open('T003', true)];
    expect(afterFeature(others, true)).toBe('T002, T003 are still worked on; there is nothing to do.');
  });

  it.each([
    [[open('T002', true)], 'T002 is still worked on: end your turn; you are called when its agent has answered.'],
    [
      [open('T002', true), open('T003', true)],
      'T002, T003 are still worked on: end your turn; you are called when one of their agents has answered.',
    ],
    [
      [open('T002', false), open('T003', true)],
      'T002 is begun, and no agent works on it: `autonomous-workflow feature start T002` names its next step. T003 is still worked on: end your turn then; you are called when its agent has answered.',
    ],
  ])('says what there is to do: %j', (others, text) => {
    expect(afterFeature(others)).toBe(text);
  });
});
