import { describe, expect, it } from 'vitest';
import { decide, occasionsOf } from '../../../src/loop/rules/decide.ts';
import { beginIteration } from '../../../src/loop/rules/iteration.ts';
import { completes, nextPhase } from '../../../src/loop/rules/modes.ts';
import {
  phases,
  phasesOfMode,
  workflowTypes,
  type EndReason,
  type Mode,
  type PhaseName,
} from '../../../src/base/vocabulary.ts';
import { hoursLater, signals, state } from '../../support/samples.ts';

function phasesOf(mode: Mode): PhaseName[] {
  const all: PhaseName[] = [];
  for (let phase: PhaseName | undefined = phasesOfMode[mode][0]; phase !== undefined; phase = nextPhase(mode, phase)) {
    all.push(phase);
  }
  return all;
}

const writtenUp = (mode: Mode, phase: PhaseName, finishing: EndReason) =>
  state({
    workflow_type: workflowTypes[mode],
    current_phase: phase,
    iteration: 4,
    recorded_iteration: 4,
    writing_iteration: 4,
    finishing,
  });

describe('the phases of a mode', () => {
  const { A, B, C } = phases;
  const cases: [Mode, PhaseName[]][] = [
    ['research', [A]],
    ['research-and-plan', [A, B]],
    ['full-auto', [A, B, C]],
    ['implement', [C]],
  ];
  it.each(cases)('%s goes through its own, in order', (mode, expected) => {
    expect(phasesOf(mode)).toEqual(expected);
  });

  it('follow each other by themselves, each with an open end', () => {
    const before = writtenUp('research-and-plan', A, 'complete');
    const decision = decide(before, signals());
    expect(decision.kind).toBe('continue');
    expect(occasionsOf(decision, before)).toEqual([{ kind: 'phase-change', from: A, to: B }]);
    expect(beginIteration(before, hoursLater(1))).toMatchObject({
      current_phase: B,
      iteration: 5,
      finishing: null,
      writing_iteration: null,
      verdict: null,
    });
  });

  it('go on without what a person was asked', () => {
    const before = writtenUp('full-auto', B, 'blocked_on_human');
    expect(beginIteration(before, hoursLater(1)).current_phase).toBe(C);
  });

  it.each<[Mode, PhaseName, EndReason]>([
    ['research', A, 'complete'],
    ['research-and-plan', B, 'complete'],
    ['research-and-plan', A, 'stalled'],
    ['research-and-plan', A, 'max_iterations'],
    ['implement', C, 'complete'],
  ])('end a workflow of %s in %s that is %s', (mode, phase, finishing) => {
    const before = writtenUp(mode, phase, finishing);
    expect(decide(before, signals())).toMatchObject({ kind: 'end', reason: finishing });
    expect(beginIteration(before, hoursLater(1))).toBe(before);
    expect(completes(before)).toBe(finishing === 'complete');
  });
});
