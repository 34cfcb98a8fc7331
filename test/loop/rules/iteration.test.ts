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
  continueCommand,
  moreOptions,
  reopen,
  type Resumption,
  buildOnPlan,
  leadsToImplementation,
} from '../../../src/loop/rules/iteration.ts';
import { lastIteration } from '../../../src/loop/rules/budgets.ts';
import {
  elapsedHours,
  isRecorded,
  type WorkflowState,
  ceilingOf,
  isSearching,
  isWriting,
  completes,
  nextPhase,
} from '../../../src/loop/rules/state.ts';
import {
  phases,
  workflowTypes,
  phasesOfMode,
  type EndReason,
  type Mode,
  type PhaseName,
} from '../../../src/base/vocabulary.ts';
import { anyState, hoursLater, start, state, signals, limits } from '../../support/samples.ts';
import { decide, occasionsOf } from '../../../src/loop/rules/decide.ts';
import { WorkflowError } from '../../../src/base/errors.ts';

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
    ['searches in the last but one', recorded(8), 1, { iteration: 9, finishing: null, writing_iteration: null }],
    ['writes in the last', recorded(9), 1, { iteration: 10, finishing: 'max_iterations', writing_iteration: 10 }],
    [
      'writes in the only one',
      { iteration: 0, max_iterations: 1 },
      1,
      { iteration: 1, finishing: 'max_iterations', writing_iteration: 1 },
    ],
    ['searches until only what is kept for the write-up is left', recorded(3), 22.9, { finishing: null }],
    ['writes in the last hour', recorded(3), 23, { iteration: 4, finishing: 'max_duration', writing_iteration: 4 }],
    ['does not count hours in which it could not run', recorded(3, { paused_hours: 10 }), 32.9, { finishing: null }],
    ['searches as long as the reserve is not touched', recorded(3, { cost_usd: 32.4 }), 1, { finishing: null }],
    ['writes when only the reserve is left', recorded(3, { cost_usd: 32.5 }), 1, { finishing: 'max_cost' }],
    ['searches when nobody knows the cost', recorded(3, { cost_usd: null }), 1, { finishing: null }],
    ['writes after the hours', recorded(3), 24, { iteration: 4, finishing: 'max_duration', writing_iteration: 4 }],
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
    ['names iterations before hours', recorded(9), 99, { finishing: 'max_iterations' }],
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
    ['searches before', searched(1), 14.9, { finishing: null }],
    ['writes when only its money is left', searched(1, { cost_usd: 21.7 }), 1, { finishing: 'complete' }],
    ['searches with a little more', searched(1, { cost_usd: 21.6 }), 1, { finishing: null }],
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
    [30, 6, 9],
    [10, 2, 4],
    [8, 2, 4],
    [100, 20, 30],
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
  it('writes again when a write-up failed', () => {
    expect(failIteration(state({ iteration: 4, finishing: 'complete', writing_iteration: 4 }), start)).toMatchObject({
      iteration: 5,
      writing_iteration: 5,
    });
  });
});

describe('an iteration', () => {
  const kinds: [string, Partial<WorkflowState>, boolean, boolean][] = [
    ['searches', { iteration: 3 }, true, false],
    ['searches before the first', { iteration: 0, writing_iteration: null }, true, false],
    ['writes', { iteration: 3, writing_iteration: 3 }, false, true],
    ['searches again after an earlier write-up', { iteration: 4, writing_iteration: 3 }, true, false],
    ['does both when it is the only one', { iteration: 1, writing_iteration: 1, max_iterations: 1 }, true, true],
  ];
  it.each(kinds)('%s', (_, from, searches, writes) => {
    expect([isSearching(state(from)), isWriting(state(from))]).toEqual([searches, writes]);
  });

  it('is a search or a write-up, whatever the state', () => {
    fc.assert(fc.property(anyState, (from) => isSearching(from) || isWriting(from)));
  });

  const closed: [number, number, boolean][] = [
    [0, 0, false],
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
  ];
  it.each(closed)('%i with %i recorded last is recorded: %s', (iteration, recorded_iteration, expected) => {
    expect(isRecorded(state({ iteration, recorded_iteration }))).toBe(expected);
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

const now = hoursLater(5);
const reopened = (more: Partial<WorkflowState>, resumption: Partial<Resumption> = {}) =>
  reopen(state({ iteration: 4, ...more }), { driver: 'headless', ...resumption }, now);
const usedUp: Partial<WorkflowState> = {
  iteration: 10,
  recorded_iteration: 10,
  writing_iteration: 10,
  status: 'stopped',
  end_reason: 'max_iterations',
  finishing: 'max_iterations',
};

describe('the command with which a person goes on', () => {
  const ended = { status: 'stopped', max_iterations: 8, iteration: 8, recorded_iteration: 8 } as const;

  it('gives more of what is used up, for each phase that is left, and is not refused', () => {
    const used = state({ ...ended, workflow_type: 'autonomous-full-auto', current_phase: 'Phase B: Planning' });
    expect(continueCommand(used)).toBe('/autonomous-workflow:continue-auto rate-limiting --max-iterations 28');
    expect(reopen(used, { driver: 'in-session', limits: { max_iterations: 28 } }, now).status).toBe('in_progress');
    const spent = state({ ...ended, cost_usd: 50, max_cost_usd: 50 });
    expect(moreOptions(spent)).toBe(' --max-iterations 18 --max-cost 75');
  });

  it('has no options where the budgets allow more', () => {
    expect(moreOptions(state({ status: 'stopped', iteration: 3, recorded_iteration: 3 }))).toBe('');
    expect(moreOptions(state({ ...ended, status: 'in_progress' }))).toBe('');
  });
});

describe('reopen', () => {
  it('refuses fewer iterations than there were, whatever its status', () => {
    for (const status of ['in_progress', 'stopped'] as const)
      expect(() => reopened({ status, iteration: 6 }, { limits: { max_iterations: 2 } })).toThrow(
        /at iteration 6 already/,
      );
    expect(reopened({ status: 'in_progress', iteration: 6 }, { limits: { max_iterations: 6 } }).max_iterations).toBe(6);
  });

  it('clears the end, the failures and the clock, and takes the new driver', () => {
    const stopped: Partial<WorkflowState> = {
      status: 'stopped',
      end_reason: 'stop_requested',
      end_message: 'Stopped.',
      consecutive_failures: 2,
    };
    expect(reopened(stopped)).toMatchObject({
      status: 'in_progress',
      end_reason: null,
      end_message: null,
      consecutive_failures: 0,
      running_since: now.toISOString(),
      started_at: hoursLater(0).toISOString(),
      driver: 'headless',
      max_iterations: 10,
      max_duration_hours: 24,
      iteration: 4,
    });
  });

  const given = (max_iterations: number) => ({ limits: { max_iterations } });
  const writes = (finishing: WorkflowState['finishing'], writing_iteration: number) => ({
    finishing,
    writing_iteration,
  });
  const searches = { finishing: null, writing_iteration: null };
  const running = { ...usedUp, status: 'in_progress', end_reason: null } as const;
  const stall = { ...writes('stalled', 5), iteration: 5, fruitless_iterations: 7, stall_since_iteration: 4 };
  const counted = { fruitless_iterations: 4, stall_since_iteration: 4 };
  const cases: [string, Partial<WorkflowState>, Partial<Resumption>, Partial<WorkflowState>][] = [
    ['gives more iterations', usedUp, given(20), { max_iterations: 20, ...searches }],
    ['gives more hours', writes('max_duration', 4), { limits: { max_duration_hours: 2 } }, searches],
    ['goes on writing up a complete search', { status: 'failed', ...writes('complete', 4) }, {}, writes('complete', 4)],
    ['goes on writing up with nothing left', { ...running, recorded_iteration: 9 }, {}, writes('max_iterations', 10)],
    ['goes on writing up a stopped one', { ...usedUp, recorded_iteration: 9 }, {}, writes('max_iterations', 10)],
    [
      'goes on writing up a running one when the new limit is the iteration in progress',
      { iteration: 4, max_iterations: 4, ...writes('max_iterations', 4) },
      given(4),
      { max_iterations: 4, ...writes('max_iterations', 4) },
    ],
    ['searches on in a write-up with more', { ...running, recorded_iteration: 9 }, given(11), searches],
    ['searches on after a recorded one with more', running, given(11), { max_iterations: 11, ...searches }],
    ['searches on after the hours', writes('max_duration', 4), {}, { running_since: now.toISOString(), ...searches }],
    ['goes on writing up what is complete, whatever is given', writes('complete', 4), given(20), writes('complete', 4)],
    ['goes on in its last iteration', { iteration: 10 }, {}, { status: 'in_progress', max_iterations: 10 }],
    ['goes on after failures', { status: 'failed', end_reason: 'failure_threshold' }, {}, { status: 'in_progress' }],
    [
      'searches on after it stalled, and counts anew',
      { ...stall, status: 'failed', end_reason: 'stalled' },
      {},
      { ...searches, fruitless_iterations: 0, stall_since_iteration: 5 },
    ],
    ['first finishes the write-up of a stall that was cut short', stall, {}, stall],
    ['goes on counting fruitless ones', { status: 'stopped', end_reason: 'stop_requested', ...counted }, {}, counted],
    ['goes on with help', { status: 'blocked', end_reason: 'blocked_on_human' }, {}, { status: 'in_progress' }],
  ];
  it.each(cases)('%s', (_, from, resumption, expected) => expect(reopened(from, resumption)).toMatchObject(expected));

  const refusals: [string, Partial<WorkflowState>, Partial<Resumption>, RegExp][] = [
    ['a complete workflow', { status: 'complete' }, { limits: { max_iterations: 99 } }, /complete/],
    ['used-up iterations', usedUp, {}, /has done 10 iterations of at most 10 in all/],
    [
      'a cancelled workflow',
      { status: 'stopped', end_reason: 'cancelled' },
      { limits: { max_iterations: 99 } },
      /cancelled for good/,
    ],
    ['spent money', { status: 'stopped', end_reason: 'max_cost', cost_usd: 50 }, {}, /has spent 50\.00 of 50 USD/],
    [
      'too few new iterations',
      usedUp,
      { limits: { max_iterations: 10 } },
      /has done 10 iterations of at most 10 in all/,
    ],
  ];
  it.each(refusals)('refuses %s', (_, from, resumption, message) => {
    expect(() => reopened(from, resumption)).toThrow(WorkflowError);
    expect(() => reopened(from, resumption)).toThrow(message);
  });
  it('says how to give more', () => {
    expect(() => reopened(usedUp)).toThrow(
      expect.objectContaining({
        fix: expect.stringContaining('continue-auto rate-limiting --max-iterations 20') as string,
      }),
    );
  });

  it('makes a workflow that does not end at once, from any that it does not refuse', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 60 }), (from, maxIterations) => {
        let resumed: WorkflowState;
        try {
          resumed = reopen(from, { driver: 'in-session', limits: { max_iterations: maxIterations } }, now);
        } catch (error) {
          expect(error).toBeInstanceOf(WorkflowError);
          return;
        }
        const next = beginIteration(resumed, now);
        const problems = next.recorded_iteration === next.iteration ? [] : ['Record it.'];
        const decision = decide(next, signals({ problems }));
        if (next.recorded_iteration !== next.iteration) expect(decision.kind).toBe('repair');
      }),
    );
  });
});

const planned = state({
  workflow_type: workflowTypes['research-and-plan'],
  current_phase: phases.B,
  status: 'complete',
  iteration: 12,
  recorded_iteration: 12,
  writing_iteration: 12,
  finishing: 'complete',
  end_reason: 'complete',
  end_message: 'The plan is complete.',
  fruitless_iterations: 2,
  paused_hours: 3,
  cost_usd: 20,
  findings_count: 31,
});

describe('a workflow with a finished plan', () => {
  it('can be implemented after any end, unless it implements already', () => {
    for (const status of ['complete', 'stopped', 'failed', 'blocked'] as const)
      for (const phase of [phases.A, phases.B])
        expect(leadsToImplementation({ ...planned, status, current_phase: phase })).toBe(true);
    expect(leadsToImplementation({ ...planned, status: 'in_progress' })).toBe(false);
    expect(leadsToImplementation({ ...planned, current_phase: phases.C })).toBe(false);
  });

  it('goes on with coding in its next iteration, with new budgets and all that it has found', () => {
    const built = buildOnPlan(planned, { prompt: undefined, driver: 'headless', limits }, hoursLater(100));
    expect(built).toMatchObject({
      workflow_type: workflowTypes.implement,
      current_phase: phases.C,
      status: 'in_progress',
      end_reason: null,
      finishing: null,
      fruitless_iterations: 0,
      max_iterations: 22,
      max_cost_usd: 70,
      paused_hours: 0,
      findings_count: 31,
      prompt: planned.prompt,
    });
    const begun = beginIteration(built, hoursLater(100));
    expect(begun).toMatchObject({ iteration: 13, writing_iteration: null, finishing: null });
  });

  it('takes another prompt, and an iteration that nobody recorded for over', () => {
    const open = { ...planned, recorded_iteration: 11, cost_usd: null };
    const built = buildOnPlan(open, { prompt: 'Build it', driver: 'in-session', limits }, hoursLater(1));
    expect(built).toMatchObject({ prompt: 'Build it', max_cost_usd: 50 });
    expect(beginIteration(built, hoursLater(1)).iteration).toBe(13);
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
