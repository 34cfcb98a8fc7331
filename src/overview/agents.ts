import { readJournal } from '../journal/journal.ts';
import { parseJournal, type JournalLine } from '../journal/rules/journal-line.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork } from '../loop/agents-at-work.ts';
import { readEntries } from '../loop/inbox.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLease } from '../session/lease.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { agentRows, type AgentRow } from './rules/agents.ts';

/**
 * The agents of the iteration in progress; none when the workflow has ended.
 * @param journal the events, if the caller has read them.
 */
export function readAgents(
  paths: WorkflowPaths,
  { status, iteration }: WorkflowState,
  assignments: readonly Assignment[],
  journal?: readonly JournalLine[],
): AgentRow[] {
  if (status !== 'in_progress') return [];
  const deliveries = readEntries(paths, iteration).map(({ assignment, received_at, hand_in }) => ({
    assignment,
    received_at,
    isRefused: hand_in === null,
  }));
  const isDriven = readLease(paths)?.released === null;
  const atWork = new Set(isDriven ? agentsAtWork(paths).map(({ about }) => about.toLowerCase()) : []);
  return agentRows(iteration, assignments, journal ?? parseJournal(readJournal(paths)), deliveries, atWork);
}
