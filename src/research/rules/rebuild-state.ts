import { withCounters } from './counters.ts';
import type { WorkflowEvent } from '../../journal/rules/events.ts';
import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { Ledger } from './ledger.ts';
import { stateSchema } from '../../loop/rules/state-schema.ts';
import { lostPrompt, initialState, type WorkflowState } from '../../loop/rules/state.ts';
import { drivers, statusAfter, workflowTypes } from '../../base/vocabulary.ts';

/**
 * The state that the lines of a journal lead to, or undefined when none can be read. Each line that changed the state holds all of
 * it but a prompt that was known; lines of older versions hold only events, and from them it is worked out as far as it
 * goes. Lines that are cut, or lead to no valid state, are passed over.
 */
export function rebuildState(name: string, journal: readonly JournalLine[]): WorkflowState | undefined {
  let state: WorkflowState | undefined;
  for (const line of journal) {
    const before = state ?? unknownState(name, line.time);
    const after = afterEvent(before, line);
    if (line.state === undefined && after === before) continue;
    state = firstValid([{ ...after, ...line.state, name }, after, before]);
  }
  return state;
}

function firstValid(candidates: readonly unknown[]): WorkflowState | undefined {
  for (const candidate of candidates) {
    const result = stateSchema.safeParse(candidate);
    if (result.success) return result.data;
  }
  return undefined;
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
 * The state of a workflow of which only the ledger and hand-ins are left. It does not run: nobody knows what it was to find out.
 * @param iteration the last one of which there are hand-ins.
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

/** The changes that an event describes which does not hold the state. */
function afterEvent(state: WorkflowState, line: JournalLine): WorkflowState {
  if (!Object.hasOwn(effects, line.event)) return state;
  const effect = effects[line.event] as (state: WorkflowState, line: JournalLine) => Partial<WorkflowState>;
  return { ...state, updated_at: line.time, ...effect(state, line) };
}

type Effects = {
  [Kind in WorkflowEvent['event']]?: (
    state: WorkflowState,
    line: JournalLine & { event: Kind },
  ) => Partial<WorkflowState>;
};

const effects: Effects = {
  created: ({ name, workflow_type }, { time, driver, max_iterations, mode }) => ({
    ...unknownState(name, time),
    driver,
    max_iterations,
    workflow_type: Object.entries(workflowTypes).find(([known]) => known === mode)?.[1] ?? workflow_type,
  }),
  'iteration-begun': (state, { iteration, writing }) => ({ iteration, ...(writing && writingUp(state, iteration)) }),
  'iteration-failed': ({ consecutive_failures }) => ({ consecutive_failures: consecutive_failures + 1 }),
  recorded: afterRecording,
  resumed: (_, { time }) => ({ status: 'in_progress', end_reason: null, end_message: null, running_since: time }),
  ended: (_, { reason, message }) => ({ status: statusAfter(reason), end_reason: reason, end_message: message }),
};

/** Why the search was over older lines do not say: it was saturated if so judged, else a budget was used up. */
function writingUp(state: WorkflowState, iteration: number): Partial<WorkflowState> {
  const saturated = state.verdict?.includes('research is saturated') === true;
  return { writing_iteration: iteration, finishing: state.finishing ?? (saturated ? 'complete' : 'max_iterations') };
}

function afterRecording(state: WorkflowState, line: JournalLine & { event: 'recorded' }): Partial<WorkflowState> {
  const again = state.recorded_iteration === line.iteration;
  return {
    recorded_iteration: line.iteration,
    consecutive_failures: 0,
    verdict: line.verdict,
    verdict_numbers: line.numbers ?? null,
    last_result: line.result ?? null,
    new_findings_last_iteration: line.new_claims,
    ...(!again && {
      total_iterations_research: state.total_iterations_research + 1,
      findings_count: state.findings_count + line.new_claims,
      sources_cited: state.sources_cited + line.new_sources,
    }),
  };
}
