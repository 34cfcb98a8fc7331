import { describe, expect, it } from 'vitest';
import { refuseStart, type AgentStart } from '../../../src/app/rules/agent-start.ts';
import { assignment } from '../../support/samples.ts';

const start = (more: Partial<AgentStart> = {}) =>
  refuseStart({
    agent: 'researcher',
    assignment: 'i3-r1',
    iteration: 3,
    assignments: [assignment('i3-r1'), assignment('i3-r2')],
    finished: new Set(),
    started: [],
    ...more,
  });

describe('refuseStart', () => {
  it.each<[string, Partial<AgentStart>, RegExp | undefined]>([
    ['lets an agent of this iteration start', {}, undefined],
    ['lets it start again after the first has failed', { started: ['i3-r2'] }, undefined],
    ['refuses one without an assignment', { assignment: null }, /begins with the id of its assignment; iteration 3/],
    ['refuses one of an earlier brief', { assignment: 'i2-r1' }, /i2-r1 is no assignment of this iteration/],
    ['refuses one that has handed in', { finished: new Set(['i3-r1']) }, /finished already/],
    ['refuses a second one at once', { started: ['i3-r1'] }, /at work on i3-r1 already/],
  ])('%s', (_, more, expected) => {
    if (expected === undefined) expect(start(more)).toBeUndefined();
    else expect(start(more)).toMatch(expected);
  });
});
