import type { WorkflowPaths } from '../files/paths.ts';
import { agentRows, agentsAtWork } from '../loop/agents.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLease } from '../session/lease.ts';
import { shownAgents, type ShownAgent } from './rules/agents.ts';

/** The agents of the iteration in progress; none when the workflow has ended. */
export function readAgents(
  paths: WorkflowPaths,
  { status, iteration }: WorkflowState,
  assignments: readonly Assignment[],
  begun_at: string,
): ShownAgent[] {
  if (status !== 'in_progress') return [];
  const isDriven = readLease(paths)?.released === null;
  const atWork = new Set(isDriven ? agentsAtWork(paths).map(({ id }) => id) : []);
  return shownAgents({ iteration, begun_at, assignments, rows: agentRows(paths), atWork });
}
