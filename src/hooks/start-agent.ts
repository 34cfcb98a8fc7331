import { refuseStart } from '../research/rules/agent-start.ts';
import { mentionedAssignment, pluginPrefix } from '../base/names.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { noteActivity } from '../session/activity.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { readMark, writeMark } from '../app/iteration-mark.ts';
import { appendEvent } from '../journal/journal.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { type HookOutput, text } from './input.ts';
import { permission } from './permission.ts';

/** Before an agent of ours starts in a session that drives a workflow: it is counted, or refused with the reason. */
export async function startAgent(
  tool: Record<string, unknown>,
  paths: WorkflowPaths,
  session: string,
): Promise<HookOutput> {
  const agent = text(tool.subagent_type).slice(pluginPrefix.length);
  const assignment = mentionedAssignment(text(tool.prompt));
  const refusal = await asWriter(paths, () => registerStart(paths, agent, assignment));
  if (refusal !== undefined) return permission('deny', refusal);
  noteActivity(paths);
  const ralph = findRalphLoop(readLease(paths)?.folder ?? paths.root, session);
  // ralph-loop takes no notice of agents in the background and would start the next iteration on top of them.
  if (ralph === undefined || tool.run_in_background === false) return undefined;
  return permission('allow', 'agents of a workflow', { ...tool, run_in_background: false });
}

/** Notes that an agent starts, or says why it may not. */
async function registerStart(
  paths: WorkflowPaths,
  agent: string,
  assignment: string | null,
): Promise<string | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') return undefined;
  const { iteration } = state;
  if (isReportingAgent(agent)) {
    const mark = await readMark(paths, state);
    const { assignments, started } = mark;
    const finished = finishedAssignments(paths, iteration);
    const refusal = refuseStart({ agent, assignment, iteration, assignments, finished, started });
    if (refusal !== undefined) return refusal;
    if (assignment !== null) writeMark(paths, { ...mark, started: [...started, assignment] });
  }
  appendEvent(paths, new Date(), { event: 'agent-started', iteration, agent, assignment });
  return undefined;
}
