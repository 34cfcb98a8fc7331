import type { Assignment } from '../loop/rules/assignment.ts';
import { completes, nextPhase } from '../loop/rules/modes.ts';
import { affordableAgents } from '../loop/rules/allowance.ts';
import { isSearching, isWriting } from '../loop/rules/iteration.ts';
import { agentUsd } from '../overview/forecast.ts';
import { isFinder } from '../session/rules/agents.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { storedIterationRuntime, type IterationRuntime } from '../loop/iteration-runtime.ts';
import { phaseOf } from './phases.ts';
import { modeOf, phaseTraits } from '../base/vocabulary.ts';

/** The runtime of the iteration in progress; rebuilt, as far as possible, when it was lost. */
export async function readIterationRuntime(paths: WorkflowPaths, state: WorkflowState): Promise<IterationRuntime> {
  const stored = storedIterationRuntime(paths);
  if (stored?.iteration !== state.iteration) return newIterationRuntime(paths, state, stored);
  if (!isWriting(state)) return stored;
  // Older versions assigned no writers, and the settings may have changed to allow more.
  const { reserveWriters } = await import('../report/writing.ts');
  const known = new Set(stored.assignments.map(({ id }) => id));
  const missing = (await reserveWriters(paths, state)).filter(({ id }) => !known.has(id));
  return missing.length === 0 ? stored : { ...stored, assignments: [...stored.assignments, ...missing] };
}

/**
 * The runtime of an iteration that begins now, or whose runtime was lost.
 * @param before the runtime of the iteration before.
 * @param begun_at ISO 8601; empty when it is not known.
 */
export async function newIterationRuntime(
  paths: WorkflowPaths,
  state: WorkflowState,
  before: IterationRuntime | undefined,
  begun_at = '',
): Promise<IterationRuntime> {
  // A recorded iteration gets no new assignments except for its critics.
  const workers = isRecorded(state) ? [] : await assign(paths, state);
  const critics = (await (await phaseOf(state)).assignCritics?.(paths, state)) ?? [];
  const assignments = [...workers, ...critics];
  const { idleTurns = 0 } = before ?? {};
  const { iteration } = state;
  return {
    iteration,
    begun_at,
    assignments,
    repairs: 0,
    idleTurns,
    problems: [],
  };
}

async function assign(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  const phase = await phaseOf(state);
  const assigned = await phase.assign(paths, state);
  const workers = isSearching(state)
    ? withinMeans(assigned, affordableAgents(state, new Date(), agentUsd(paths, state)))
    : assigned;
  const { worksOnFeatures, document } = phaseTraits[state.current_phase];
  // Coding and planning may turn out to be complete when their iteration is recorded.
  const isLastPhase = nextPhase(modeOf(state.workflow_type), state.current_phase) === undefined;
  const mayComplete = completes(state) || worksOnFeatures || (document === 'plan' && isLastPhase);
  if (!hasGoal(paths) || !mayComplete) return workers;
  const { assignJudge } = await import('../goal/turn.ts');
  return [...workers, ...assignJudge(paths, state)];
}

/** The assignments without the finders that the money does not allow, the last ones first; one always stays. */
function withinMeans(assignments: readonly Assignment[], most: number): Assignment[] {
  const finders = assignments.filter(({ agent }) => isFinder(agent));
  const dropped = new Set(finders.slice(Math.max(1, finders.length - Math.max(0, assignments.length - most))));
  return assignments.filter((one) => !dropped.has(one));
}
