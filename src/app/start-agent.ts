import { refuseStart } from '../research/rules/agent-start.ts';
import { excerpt } from '../base/errors.ts';
import { mentionedAssignment } from '../base/names.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { noteActivity } from '../session/activity.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { appendEvent } from '../journal/journal.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** The answer to the start of an agent: refused with a reason, or to be run in the foreground. */
export type AgentStart = { refusal: string } | { foreground: boolean };

/**
 * Registers the start of an agent of ours in a session that drives a workflow, or refuses it.
 * @param agent its type, without the name of the plugin.
 * @param prompt its task, which names the assignment.
 */
export async function startAgent(
  paths: WorkflowPaths,
  session: string,
  { agent, prompt }: { agent: string; prompt: string },
): Promise<AgentStart> {
  const refusal = await asWriter(paths, () => registerStart(paths, session, agent, prompt));
  if (refusal !== undefined) return { refusal };
  noteActivity(paths);
  // ralph-loop ignores agents in the background and would start the next iteration while they work.
  return { foreground: findRalphLoop(readLease(paths)?.folder ?? paths.root, session) !== undefined };
}

/** Journals that an agent starts; returns the reason where it may not. */
async function registerStart(
  paths: WorkflowPaths,
  session: string,
  agent: string,
  prompt: string,
): Promise<string | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') return undefined;
  // A hook outlives its session by a moment: an agent that it registered then would count as at work in the next one.
  if ((readLease(paths)?.session ?? session) !== session)
    return 'Another session drives the workflow now. End your turn.';
  const { iteration } = state;
  const assignment = mentionedAssignment(prompt);
  let task = firstLine(prompt);
  if (isReportingAgent(agent)) {
    const runtime = await readIterationRuntime(paths, state);
    const { assignments, started } = runtime;
    const finished = finishedAssignments(paths, iteration);
    const refusal = refuseStart({ agent, assignment, iteration, assignments, finished, started });
    if (refusal !== undefined) return refusal;
    task = assignments.find(({ id }) => id === assignment)?.task ?? task;
    if (assignment !== null) writeIterationRuntime(paths, { ...runtime, started: [...started, assignment] });
  }
  appendEvent(paths, new Date(), { event: 'agent-started', iteration, agent, assignment, task: firstLine(task) });
  return undefined;
}

const firstLine = (text: string) => excerpt(text.trimStart().split('\n')[0] ?? '');
