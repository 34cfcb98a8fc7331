import { expect, it } from 'vitest';
import { stepOfWave, type Wave } from '../../../src/loop/rules/agents.ts';
import { assignment } from '../../support/samples.ts';

const researchers = [assignment('i1-r1'), assignment('i1-r2')];
const coder = { agent: 'autonomous-coder', about: 'F001' };
const atWork = (...ids: string[]) => ids.map((about) => ({ agent: 'researcher', about }));

it.each<[string, Partial<Wave> & { done?: string[] }, string]>([
  ['nobody has started', {}, 'start'],
  ['all are at work', { atWork: atWork('i1-r1', 'i1-r2') }, 'wait'],
  ['one has ended without a hand-in', { atWork: atWork('i1-r1') }, 'start'],
  ['one has handed in', { done: ['i1-r1'], atWork: atWork('i1-r2') }, 'wait'],
  ['all have handed in', { done: ['i1-r1', 'i1-r2'] }, 'record'],
  ['all have, and one is still seen at work', { done: ['i1-r1', 'i1-r2'], atWork: atWork('i1-r2') }, 'wait'],
  [
    'all have, and one of an earlier iteration is at work',
    { done: ['i1-r1', 'i1-r2'], atWork: atWork('i0-r1') },
    'record',
  ],
  ['a judge is left, who comes last', { assignments: [assignment('i1-j1', 'acceptance-judge')] }, 'record'],
  ['the writer is at work', { done: ['i1-r1', 'i1-r2'], atWork: [{ agent: 'report-writer', about: 'i1-u1' }] }, 'wait'],
  ['a feature is in progress', { assignments: [], isCoding: true, atWork: [coder] }, 'nothing'],
  ['a feature is in progress, and a researcher is missing', { isCoding: true, atWork: [coder] }, 'start'],
  ['it is recorded', { isRecorded: true }, 'nothing'],
])('when %s, that decides the step', (_, { done = [], ...more }, expected) => {
  const wave = { iteration: 1, isRecorded: false, assignments: researchers, atWork: [], isCoding: false };
  expect(stepOfWave({ ...wave, finished: new Set(done), ...more })).toBe(expected);
});
