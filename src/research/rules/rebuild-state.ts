import { withCounters } from './counters.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { Ledger } from './ledger.ts';
import { stateSchema } from '../../loop/rules/state-schema.ts';
import { lostPrompt, initialState, type WorkflowState } from '../../loop/rules/state.ts';
import { drivers, statusAfter, workflowTypes } from '../../base/vocabulary.ts';

/**
 * The last state in a journal; undefined when no line has a valid one. A line that changed the state contains all of it except a
 * known prompt. Damaged lines are skipped.
 */
export function rebuildState(name: string, journal: readonly JournalLine[]): WorkflowState | undefined {
  let state: WorkflowState | undefined;
  for (const line of journal) {
    if (line.state === undefined) continue;
    const result = stateSchema.safeParse({ ...(state ?? unknownState(name, line.time)), ...line.state, name });
    if (result.success) state = result.data;
  }
  return state;
}

function unknownState(name: string, time: string): WorkflowState {
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name,
    ...initialState,
    driver: drivers[0],
    repository_analysis: false,
    prompt: lostPrompt,
    started_at: time,
    running_since: time,
    updated_at: time,
  };
}

/**
 * The state of a workflow that lost all but ledger and hand-ins. It is stopped, because its goal is unknown.
 * @param iteration the last one with hand-ins.
 */
export function stateOfRemains(name: string, ledger: Ledger, iteration: number, now: string): WorkflowState {
  const recorded = ledger.iterations.at(-1)?.iteration ?? 0;
  const state: WorkflowState = {
    ...unknownState(name, ledger.iterations[0]?.recorded_at ?? now),
    status: statusAfter('interrupted'),
    end_reason: 'interrupted',
    end_message: 'State and journal were lost; this was made anew from what it had found.',
    iteration: Math.max(iteration, recorded),
    recorded_iteration: recorded,
    updated_at: now,
  };
  return withCounters(state, ledger);
}
