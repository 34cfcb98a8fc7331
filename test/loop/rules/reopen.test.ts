import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/loop/rules/decide.ts';
import { beginIteration, isSearching } from '../../../src/loop/rules/iteration.ts';
import { continueCommand, moreOptions, reopen, type Resumption } from '../../../src/loop/rules/reopen.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { WorkflowError } from '../../../src/base/errors.ts';
import { anyState, hoursLater, signals, state } from '../../support/samples.ts';

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

  const cases: [string, Partial<WorkflowState>, Partial<Resumption>, Partial<WorkflowState>][] = [
    [
      'gives more iterations',
      usedUp,
      { limits: { max_iterations: 20 } },
      { max_iterations: 20, finishing: null, writing_iteration: null },
    ],
    [
      'gives more hours',
      { status: 'stopped', end_reason: 'max_duration', finishing: 'max_duration', writing_iteration: 4 },
      { limits: { max_duration_hours: 2 } },
      { max_duration_hours: 2, finishing: null, writing_iteration: null },
    ],
    [
      'goes on writing up a complete search',
      { status: 'failed', finishing: 'complete', writing_iteration: 4 },
      {},
      { finishing: 'complete', writing_iteration: 4 },
    ],
    [
      'goes on writing up a running one whose iterations are used up',
      { iteration: 10, finishing: 'max_iterations', writing_iteration: 10 },
      {},
      { finishing: 'max_iterations', writing_iteration: 10 },
    ],
    [
      'goes on writing up a stopped one whose last iteration is not recorded',
      { ...usedUp, recorded_iteration: 9 },
      {},
      { status: 'in_progress', iteration: 10, finishing: 'max_iterations', writing_iteration: 10 },
    ],
    [
      'goes on writing up a running one when the new limit is the iteration in progress',
      { iteration: 4, max_iterations: 4, finishing: 'max_iterations', writing_iteration: 4 },
      { limits: { max_iterations: 4 } },
      { max_iterations: 4, finishing: 'max_iterations', writing_iteration: 4 },
    ],
    [
      'searches on in a running write-up when it is given more iterations',
      { iteration: 10, finishing: 'max_iterations', writing_iteration: 10 },
      { limits: { max_iterations: 11 } },
      { max_iterations: 11, finishing: null, writing_iteration: null },
    ],
    [
      'searches on after a running write-up that is recorded, given more iterations',
      { ...usedUp, status: 'in_progress', end_reason: null },
      { limits: { max_iterations: 11 } },
      { max_iterations: 11, finishing: null, writing_iteration: null },
    ],
    [
      'searches on in a running write-up that the hours had brought',
      { finishing: 'max_duration', writing_iteration: 4 },
      {},
      { running_since: now.toISOString(), finishing: null, writing_iteration: null },
    ],
    [
      'goes on writing up a running complete search, whatever it is given',
      { finishing: 'complete', writing_iteration: 4 },
      { limits: { max_iterations: 20 } },
      { max_iterations: 20, finishing: 'complete', writing_iteration: 4 },
    ],
    [
      'goes on with a running one in its last iteration',
      { iteration: 10 },
      {},
      { status: 'in_progress', max_iterations: 10 },
    ],
    [
      'goes on after failures',
      { status: 'failed', end_reason: 'failure_threshold' },
      {},
      { status: 'in_progress', finishing: null },
    ],
    [
      'searches on after it stalled, and counts anew',
      {
        iteration: 5,
        status: 'failed',
        end_reason: 'stalled',
        finishing: 'stalled',
        writing_iteration: 5,
        fruitless_iterations: 7,
        stall_since_iteration: 4,
      },
      {},
      { finishing: null, writing_iteration: null, fruitless_iterations: 0, stall_since_iteration: 5 },
    ],
    [
      'first finishes the write-up of a stall that was cut short',
      { iteration: 5, finishing: 'stalled', writing_iteration: 5, fruitless_iterations: 7, stall_since_iteration: 4 },
      {},
      { finishing: 'stalled', writing_iteration: 5, fruitless_iterations: 7, stall_since_iteration: 4 },
    ],
    [
      'goes on counting iterations that bring nothing after it was stopped',
      { status: 'stopped', end_reason: 'stop_requested', fruitless_iterations: 4, stall_since_iteration: 4 },
      {},
      { fruitless_iterations: 4, stall_since_iteration: 4 },
    ],
    [
      'goes on after a person has helped',
      { status: 'blocked', end_reason: 'blocked_on_human' },
      {},
      { status: 'in_progress' },
    ],
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

  it('searches again after more iterations were given', () => {
    expect(isSearching(beginIteration(reopened(usedUp, { limits: { max_iterations: 20 } }), now))).toBe(true);
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
