import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginIteration,
  continueCommand,
  moreOptions,
  reopen,
  type Resumption,
  buildOnPlan,
  leadsToImplementation,
} from '../../../src/loop/rules/iteration.ts';
import { type WorkflowState } from '../../../src/loop/rules/state.ts';
import { phases, workflowTypes } from '../../../src/base/vocabulary.ts';
import { anyState, hoursLater, state, signals, limits } from '../../support/samples.ts';
import { decide } from '../../../src/loop/rules/decide.ts';
import { WorkflowError } from '../../../src/base/errors.ts';

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
});

describe('reopen', () => {
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
    ['goes on writing up a complete search', { status: 'failed', ...writes('complete', 4) }, {}, writes('complete', 4)],
    ['goes on writing up with nothing left', { ...running, recorded_iteration: 9 }, {}, writes('max_iterations', 10)],
    ['searches on in a write-up with more', { ...running, recorded_iteration: 9 }, given(11), searches],
    ['searches on after the hours', writes('max_duration', 4), {}, { running_since: now.toISOString(), ...searches }],
    ['goes on writing up what is complete, whatever is given', writes('complete', 4), given(20), writes('complete', 4)],
    ['goes on after failures', { status: 'failed', end_reason: 'failure_threshold' }, {}, { status: 'in_progress' }],
    [
      'searches on after it stalled, and counts anew',
      { ...stall, status: 'failed', end_reason: 'stalled' },
      {},
      { ...searches, fruitless_iterations: 0, stall_since_iteration: 5 },
    ],
    ['first finishes the write-up of a stall that was cut short', stall, {}, stall],
    ['goes on counting fruitless ones', { status: 'stopped', end_reason: 'stop_requested', ...counted }, {}, counted],
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
