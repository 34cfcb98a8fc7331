import { describe, expect, it } from 'vitest';
import { beginIteration } from '../../../src/loop/rules/iteration.ts';
import { buildOnPlan, leadsToImplementation } from '../../../src/loop/rules/reopen.ts';
import { phases, workflowTypes } from '../../../src/base/vocabulary.ts';
import { hoursLater, limits, state } from '../../support/samples.ts';

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
