import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { startedAgents } from '../loop/agents-at-work.ts';
import { type AnyHandIn, type HandInKind, unexpectedProblems } from '../loop/hand-in-kind.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { assignmentProblems } from '../loop/rules/agents-at-work.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { ReportingAgent } from '../session/rules/agents.ts';
import { checkValue } from './hand-ins.ts';
import { readIterationRuntime } from './iteration-runtime.ts';

/** A hand-in that may be stored, or its problems. */
type Judged = { ok: true; kind: HandInKind; handIn: AnyHandIn } | { ok: false; problems: string[] };

interface Author {
  agent: ReportingAgent;
  agentId: string;
  /** The file with its conversation; empty where that is not known. */
  transcript: string;
}

/**
 * Judges a value that an agent handed in: its form, whose assignment it answers, and whether the workflow's files agree with it. A broken
 * file is no problem of the hand-in: `record` repairs it.
 */
export async function judgeHandIn(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agent, agentId, transcript }: Author,
  value: unknown,
): Promise<Judged> {
  const checked = checkValue(agent, value);
  if (!checked.ok) return checked;
  const { kind, handIn } = checked;
  try {
    const { assignments } = await readIterationRuntime(paths, state);
    const misplaced = misplacedProblems(paths, state.iteration, agentId, handIn, assignments);
    // Of another's assignment, the kind's own advice would be about that one.
    const unexpected =
      misplaced.length > 0 ? misplaced : unexpectedProblems(kind, handIn, { phase: state.current_phase, assignments });
    const problems =
      unexpected.length > 0 ? unexpected : ((await kind.problems?.(paths, handIn, state, transcript)) ?? []);
    return problems.length === 0 ? checked : { ok: false, problems };
  } catch (error) {
    if (isWorkflowError(error)) return checked;
    throw error;
  }
}

function misplacedProblems(
  paths: WorkflowPaths,
  iteration: number,
  agentId: string,
  { assignment }: AnyHandIn,
  assignments: readonly Assignment[],
): string[] {
  const agents = startedAgents(paths);
  const ids = assignments.map(({ id }) => id);
  return assignmentProblems(agentId, assignment, { agents, ids, finished: finishedAssignments(paths, iteration) });
}
