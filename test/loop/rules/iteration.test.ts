import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginIteration,
  failIteration,
  mayTakeOnMore,
  anotherWay,
  describeStall,
  judgeStall,
  restartedStall,
  stallQuestion,
  stallStep,
  type IterationYield,
  type StallState,
} from '../../../src/loop/rules/iteration.ts';
import { lastIteration } from '../../../src/loop/rules/budgets.ts';
import { elapsedHours, type WorkflowState, ceilingOf, completes, nextPhase } from '../../../src/loop/rules/state.ts';
import {
  phases,
  workflowTypes,
  phasesOfMode,
  type EndReason,
  type Mode,
  type PhaseName,
} from '../../../src/base/vocabulary.ts';
import { hoursLater, start, state, signals } from '../../support/samples.ts';
import { decide, occasionsOf } from '../../../src/loop/rules/decide.ts';

const begun = (more: Partial<WorkflowState>, hours = 1) => beginIteration(state(more), hoursLater(hours));
const recorded = (iteration: number, more: Partial<WorkflowState> = {}) => ({
  iteration,
  recorded_iteration: iteration,
  ...more,
});

describe('an iteration whose likely cost does not fit', () => {
  const next = (likelyUsd: number) =>
    beginIteration(state(recorded(3, { cost_usd: 30 })), hoursLater(1), { likelyUsd }).finishing;

  it('is not begun: the write-up follows, with what is kept for it', () => {
    expect(next(2)).toBeNull();
    expect(next(3)).toBe('max_cost');
  });
});

describe('beginIteration', () => {
  const cases: [string, Partial<WorkflowState>, number, Partial<WorkflowState>][] = [
    ['begins the first', { iteration: 0 }, 1, { iteration: 1, finishing: null, writing_iteration: null }],
    ['begins the next after a recorded', recorded(3), 1, { iteration: 4, finishing: null, writing_iteration: null }],
    ['writes in the last', recorded(9), 1, { iteration: 10, finishing: 'max_iterations', writing_iteration: 10 }],
    [
      'writes in the only one',
      { iteration: 0, max_iterations: 1 },
      1,
      { iteration: 1, finishing: 'max_iterations', writing_iteration: 1 },
    ],
    ['writes in the last hour', recorded(3), 23, { iteration: 4, finishing: 'max_duration', writing_iteration: 4 }],
    ['writes when only the reserve is left', recorded(3, { cost_usd: 32.5 }), 1, { finishing: 'max_cost' }],
    [
      'writes when the search is complete',
      recorded(3, { finishing: 'complete' }),
      1,
      { iteration: 4, finishing: 'complete', writing_iteration: 4 },
    ],
    [
      'keeps the first reason',
      recorded(9, { finishing: 'complete' }),
      99,
      { finishing: 'complete', writing_iteration: 10 },
    ],
    [
      'begins nothing after a write-up',
      recorded(4, { finishing: 'complete', writing_iteration: 4 }),
      1,
      { iteration: 4, writing_iteration: 4 },
    ],
  ];
  it.each(cases)('%s', (_, from, hours, expected) => expect(begun(from, hours)).toMatchObject(expected));

  const planned: Partial<WorkflowState> = { workflow_type: 'autonomous-research-plan' };
  const searched = (iteration: number, more: Partial<WorkflowState> = {}) =>
    recorded(iteration, { total_iterations_research: iteration, ...more });
  const shares: [string, Partial<WorkflowState>, number, Partial<WorkflowState>][] = [
    ['searches within its share', searched(5), 1, { finishing: null, writing_iteration: null }],
    ['writes the report in the last iteration of it', searched(6), 1, { finishing: 'complete', writing_iteration: 7 }],
    ['writes when only the hours of the plan are left', searched(1), 15, { finishing: 'complete' }],
    ['writes when only its money is left', searched(1, { cost_usd: 21.7 }), 1, { finishing: 'complete' }],
    ['ends with the budget itself', searched(1, { cost_usd: 32.5 }), 1, { finishing: 'max_cost' }],
    ['searches once, whatever is used up', recorded(1, { cost_usd: 21.7 }), 15, { finishing: null }],
    ['has the rest for the plan', searched(8, { current_phase: phases.B }), 15, { finishing: null }],
  ];
  it.each(shares)('before a plan: %s', (_, from, hours, expected) => {
    expect(begun({ ...planned, ...from }, hours)).toMatchObject(expected);
  });
  it('begins the plan after research that has left it its share', () => {
    const writing = { ...planned, ...searched(6), finishing: 'complete' as const, writing_iteration: 6 };
    expect(begun(writing)).toMatchObject({ current_phase: phases.B, iteration: 7, finishing: null });
  });

  it.each([
    [16, 3, 5],
    [8, 2, 4],
    [1, 1, 1],
  ])('of %i iterations for everything research writes up in %i, the plan in %i', (max_iterations, research, plan) => {
    const auto = { workflow_type: 'autonomous-full-auto', max_iterations } as const;
    const last = (current_phase: WorkflowState['current_phase']) =>
      lastIteration({ max_iterations }, ceilingOf({ ...auto, current_phase }));
    expect([last(phases.A), last(phases.B), last(phases.C)]).toEqual([research, plan, max_iterations]);
  });

  it('goes on with one that is not recorded', () => {
    const unrecorded = state({ iteration: 3, recorded_iteration: 2 });
    expect(beginIteration(unrecorded, hoursLater(99))).toBe(unrecorded);
  });
  it('writes when the loop around it gives no further turn', () => {
    const next = beginIteration(state({ iteration: 3, recorded_iteration: 3 }), start, { isLastTurn: true });
    expect(next).toMatchObject({ iteration: 4, finishing: 'max_iterations', writing_iteration: 4 });
  });
});

describe('mayTakeOnMore', () => {
  it.each<[string, Partial<WorkflowState>, number, boolean]>([
    ['is so while the budgets allow it', {}, 1, true],
    ['is not so in the last iteration', { writing_iteration: 4 }, 1, false],
    ['is not so when the money is used up', { cost_usd: 50 }, 1, false],
    ['is not so when the time is used up', {}, 1_000, false],
    ['is not so after the end', { status: 'complete' }, 1, false],
  ])('%s', (_, more, hours, may) => {
    expect(mayTakeOnMore(state({ iteration: 4, ...more }), hoursLater(hours))).toBe(may);
  });
});

describe('failIteration', () => {
  it('forgets earlier failures when an iteration counted and the next begins', () => {
    const recorded = state({ iteration: 3, recorded_iteration: 3, consecutive_failures: 2 });
    expect(beginIteration(recorded, start)).toMatchObject({ iteration: 4, consecutive_failures: 0 });
  });

  it('counts the failure and begins the next', () => {
    expect(failIteration(state({ iteration: 3, consecutive_failures: 1 }), start)).toMatchObject({
      iteration: 4,
      consecutive_failures: 2,
      recorded_iteration: 0,
    });
  });
  it('writes up when the failed one was the last but one', () => {
    expect(failIteration(state({ iteration: 9 }), start)).toMatchObject({
      iteration: 10,
      finishing: 'max_iterations',
      writing_iteration: 10,
    });
  });
});

describe('elapsedHours', () => {
  it('counts from when the workflow was last resumed', () => {
    const resumed = state({ started_at: start.toISOString(), running_since: hoursLater(10).toISOString() });
    expect(elapsedHours(resumed, hoursLater(11.5))).toBe(1.5);
  });
});

const fresh = { fruitless_iterations: 0, stall_since_iteration: null, stall_window: 3 };
/** Iterations from 1 on: `+` brought something, `-` nothing, `o` could not work. */
const iterations = (drawn: string): IterationYield[] =>
  Array.from(drawn).map((one, at) => ({ iteration: at + 1, valid: one !== 'o', brought: one === '+' }));

/** The measures that are taken when each iteration is recorded in turn. */
function measures(drawn: string): string[] {
  let current: StallState & { stall_window: number } = fresh;
  return Array.from(drawn).flatMap((_one, at) => {
    const move = judgeStall(current, iterations(drawn.slice(0, at + 1)));
    current = { ...current, ...move };
    return move.step === undefined ? [] : [`${at + 1} ${move.step}`];
  });
}

describe('iterations that bring nothing', () => {
  it.each([
    ['--', []],
    ['---', ['3 another strategy']],
    ['+---', ['4 another strategy']],
    ['-----', ['3 another strategy', '5 a question']],
    ['--------', ['3 another strategy', '5 a question', '7 the end']],
    ['---+---', ['3 another strategy', '7 another strategy']],
    ['-o-oo-', ['6 another strategy']],
    ['--+--+--', []],
  ])('%s: %j', (drawn, expected) => expect(measures(drawn)).toEqual(expected));

  it('are counted anew after an answer, and take the same measure once', () => {
    const asked = { ...fresh, fruitless_iterations: 5 };
    expect(judgeStall(asked, iterations('-----')).step).toBeUndefined();
    const answered = { ...asked, ...restartedStall(5) };
    expect(judgeStall(answered, iterations('------')).fruitless_iterations).toBe(1);
    expect(stallStep(answered)).toBeUndefined();
  });

  it('are as many as follow the last that brought something, whatever came before', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+o]{0,20}$/), fc.nat({ max: 12 }), (before, count) => {
        const { fruitless_iterations } = judgeStall(fresh, iterations(`${before}+${'-'.repeat(count)}`));
        expect(fruitless_iterations).toBe(count);
      }),
    );
  });

  it('are said to agents from the first measure on, and asked about once', () => {
    const at = (fruitless_iterations: number) => ({ ...fresh, fruitless_iterations });
    expect([anotherWay(at(2)), describeStall(at(2))]).toEqual(['', undefined]);
    expect(anotherWay(at(4))).toContain('The last 4 iterations brought nothing');
    expect(describeStall(at(5))).toBe('5 iterations in a row brought nothing: you are asked');
    expect(stallQuestion(at(5), { ...at(5), step: 'a question' }, 9)).toMatchObject([
      { kind: 'needs_human_action', iteration: 9 },
    ]);
    expect(stallQuestion(at(6), at(6), 10)).toEqual([]);
  });
});

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
