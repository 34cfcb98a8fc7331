import { join } from 'node:path';
import { refuseCoder, refuseDouble } from '../coding/rules/coder-start.ts';
import { refuseStart } from '../research/rules/agent-start.ts';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { mentionedAssignment } from '../base/names.ts';
import { handsIn, isLaunch, isOfSearch, isReportingAgent } from '../session/rules/agents.ts';
import { noteActivity } from '../session/activity.ts';
import { agentsAtWork, noteAgentStarted, startedAgents } from '../loop/agents-at-work.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { askedHandIns, askForHandIn, handInFile } from '../loop/wave.ts';
import { noAgentAfterEnd } from '../loop/ownership.ts';
import { describeAtWork, shownTask, subjectOf, type Owner } from '../loop/rules/agents-at-work.ts';
import { promptOf } from './turn.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { giveUpUnpaid } from './money.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { updateSpend } from '../spend/spend.ts';

/** The answer to the start of an agent: refused with a reason, or whether it runs in the foreground, and its whole prompt. */
export type StartAnswer = { refusal: string } | { foreground: boolean; prompt: string };

/**
 * Registers the start of an agent of ours in a session that drives a workflow, or refuses it.
 * @param agent its type, without the name of the plugin.
 * @param prompt its task, which names the assignment.
 * @param transcript the path of the session's transcript.
 */
export async function startAgent(
  paths: WorkflowPaths,
  session: string,
  { agent, prompt, transcript }: { agent: string; prompt: string; transcript: string },
): Promise<StartAnswer> {
  const about = subjectOf(prompt);
  const assignment = mentionedAssignment(prompt);
  const refusal = await asWriter(paths, () =>
    registerStart(paths, session, { agent, about, assignment, prompt, transcript }),
  );
  if (refusal !== undefined) return { refusal };
  noteActivity(paths);
  // ralph-loop ignores agents in the background and would start the next iteration while they work.
  const foreground = findRalphLoop(readLease(paths)?.folder ?? paths.root, session) !== undefined;
  const task = (await wholePrompt(paths, assignment)) ?? prompt;
  const hand = askedHandIns(paths).find((one) => one.agent === agent && one.about === about);
  return { foreground, prompt: hand === undefined ? task : `${task}\n\nYour hand-in: ${handInFile(paths, hand)}` };
}

/**
 * The prompt that code makes of an assignment: the session passes the task line only. Undefined when a file that it needs is broken: the
 * start is registered by then, and the task line alone is usable.
 */
async function wholePrompt(paths: WorkflowPaths, id: string | null): Promise<string | undefined> {
  try {
    const state = await readState(paths);
    const runtime = await readIterationRuntime(paths, state);
    const assignment = runtime.assignments.find((one) => one.id === id);
    return assignment && (await promptOf(paths, state, runtime, assignment));
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return undefined;
  }
}

interface StartingAgent {
  agent: string;
  about: string;
  assignment: string | null;
  prompt: string;
  transcript: string;
}

/** Journals the start of an agent; returns the reason if it is refused. */
async function registerStart(
  paths: WorkflowPaths,
  session: string,
  { agent, about, assignment, prompt, transcript }: StartingAgent,
): Promise<string | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') return noAgentAfterEnd;
  // A hook may run shortly after its session: an agent that it registers then would count as at work in the next one.
  if ((readLease(paths)?.session ?? session) !== session)
    return 'Another session drives the workflow now. End your turn.';
  const { iteration } = state;
  const now = new Date();
  const paid = { agent, assignment, session, transcript };
  let task = titleOf(paths, about) ?? prompt;
  if (isReportingAgent(agent)) {
    const runtime = await readIterationRuntime(paths, state);
    const { assignments, started } = runtime;
    const finished = finishedAssignments(paths, iteration);
    const refusal = refuseStart({ agent, assignment, iteration, assignments, finished, started });
    const unpaid = refusal ?? (await refuseUnpaid(paths, state, paid, now));
    if (unpaid !== undefined) return unpaid;
    task = assignments.find(({ id }) => id === assignment)?.task ?? task;
    if (assignment !== null) writeIterationRuntime(paths, { ...runtime, started: [...started, assignment] });
  }
  const same = agentsAtWork(paths).filter((one) => one.agent === agent && about !== '' && one.about === about);
  if (!isReportingAgent(agent) && same.length > 0)
    return `A second one would be in its way: ${describeAtWork(same, now)} → end your turn; you will be called when it has answered`;
  if (agent === 'autonomous-coder' && about !== '' && hasFeatures(paths)) {
    const refusal = refuseCoder(about, readFeatures(paths).features, parseJournal(readJournal(paths)), now);
    if (refusal !== undefined) return refusal;
  }
  if (agent === 'question-answerer' && about !== '') {
    const refusal = refuseDouble(agent, about, parseJournal(readJournal(paths)), now);
    if (refusal !== undefined) return refusal;
  }
  const unpaid = isReportingAgent(agent) ? undefined : await refuseUnpaid(paths, state, paid, now);
  if (unpaid !== undefined) return unpaid;
  if (handsIn(agent)) askForHandIn(paths, agent, about);
  appendEvent(paths, now, { event: 'agent-started', iteration, agent, assignment, task: firstLine(task), about });
  return undefined;
}

const firstLine = (text: string) => excerpt(shownTask(text.trimStart().split('\n')[0] ?? ''));

/** The id and name of an agent's feature, from the heading of its coder's task file. */
function titleOf(paths: WorkflowPaths, about: string): string | undefined {
  const file = about === '' ? undefined : readOrNothing(join(paths.base, 'tasks', `${about}.md`))?.toString('utf8');
  return /^# Feature (.+)$/m.exec(file ?? '')?.[1];
}

/** An agent that was started or resumed, as Claude Code reports it. */
export interface LaunchedAgent {
  /** Its kind, without the name of the plugin; empty for one that was resumed. */
  agent: string;
  prompt: string;
  /** The answer of the tool. */
  response: unknown;
}

/** Stores an agent that runs in the background after the tool; returns whether it does, since foreground agents have ended. */
export async function noteLaunched(
  paths: WorkflowPaths,
  owner: Owner,
  { agent, prompt, response }: LaunchedAgent,
): Promise<boolean> {
  const { agentId, resumedAgentId } = (response ?? {}) as Record<string, unknown>;
  const started = { ...owner, started_at: new Date().toISOString(), ended_at: null, given_up: false };
  const known = startedAgents(paths).find(({ id }) => id === resumedAgentId);
  if (known !== undefined) await noteAgentStarted(paths, { ...known, ...started });
  if (agent === '' || typeof agentId !== 'string' || !isLaunch(response)) return false;
  await noteAgentStarted(paths, { id: agentId, agent, about: subjectOf(prompt), ...started });
  return true;
}

/** An agent that is to start, and the session that would pay for it. */
interface PaidAgent {
  agent: string;
  assignment: string | null;
  session: string;
  /** The path of the session's transcript, from which its cost is counted. */
  transcript: string;
}

/**
 * Why the money or the time that is left allows no further agent, or undefined: a turn with many agents would overspend a budget that is
 * checked only between turns. The caller holds the workflow's lock.
 */
async function refuseUnpaid(
  paths: WorkflowPaths,
  known: WorkflowState,
  { agent, assignment, session, transcript }: PaidAgent,
  now: Date,
): Promise<string | undefined> {
  const state = withSpend(known, await updateSpend(paths, known, session, transcript, now));
  const left = allowance(state, now);
  if (left.kind === 'nothing') return `${describeAllowance(state, left)} → start no agent, and end your turn`;
  if (assignment === null || !isOfSearch({ agent, id: assignment })) return undefined;
  const { started } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const why = await giveUpUnpaid(
    paths,
    state,
    now,
    started.filter((id) => !finished.has(id)),
  );
  return (
    why &&
    `${why}: no further agent of the search starts → when those at work have handed in, run \`autonomous-workflow record\``
  );
}
