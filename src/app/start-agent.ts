import { existsSync } from 'node:fs';
import { type Session, noAgentAfterEnd } from '../loop/ownership.ts';
import {
  type Assignment,
  comesLast,
  handsIn,
  isOfSearch,
  isReportingAgent,
  titleOfAgent,
} from '../loop/rules/assignment.ts';
import { afterTurn, type TurnAnswer } from './turn-end.ts';
import { isAllStarted, promptOf, readIterationRuntime, giveUpUnpaid } from './turn.ts';
import { dirname, join, resolve } from 'node:path';
import { refuseCoder } from '../coding/rules/attempt.ts';
import { refuseStart } from '../research/rules/agent-start.ts';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { mentionedAssignment } from '../base/names.ts';
import { isLaunch } from '../session/rules/task-notification.ts';
import { noteActivity } from '../session/activity.ts';
import {
  agentsAtWork,
  finishedAssignments,
  handInFile,
  noteLaunched as noteAnswer,
  noteResumed,
  noteStarted,
  rowOf,
} from '../loop/agents.ts';
import { describeAtWork, shownTask, startedRow, subjectOf, type AgentRow, type Owner } from '../loop/rules/agents.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { parkLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { updateSpend } from '../spend/spend.ts';

/** The answer to the start of an agent: refused with a reason, or its whole prompt. */
type StartAnswer = { refusal: string } | { prompt: string };

/**
 * Registers the start of an agent of ours in a session that drives a workflow, or refuses it.
 * @param call the id of the tool call.
 * @param agent its type, without the name of the plugin.
 * @param prompt its task, which names the assignment.
 * @param transcript the path of the session's transcript.
 */
export async function startAgent(
  paths: WorkflowPaths,
  owner: Owner,
  { call, agent, prompt, transcript }: { call: string; agent: string; prompt: string; transcript: string },
): Promise<StartAnswer> {
  const about = subjectOf(prompt);
  const assignment = mentionedAssignment(prompt);
  const refusal = await asWriter(paths, () =>
    registerStart(paths, owner, { call, agent, about, assignment, prompt, transcript }),
  );
  if (refusal !== undefined) return { refusal };
  noteActivity(paths);
  parkLoop(paths, true);
  const task = (await wholePrompt(paths, assignment)) ?? prompt;
  return { prompt: handsIn(agent) ? `${task}\n\nYour hand-in: ${handInFile(paths, { agent, about })}` : task };
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
  call: string;
  agent: string;
  about: string;
  assignment: string | null;
  prompt: string;
  transcript: string;
}

/** Journals the start of an agent; returns the reason if it is refused. */
async function registerStart(
  paths: WorkflowPaths,
  { session, process }: Owner,
  { call, agent, about, assignment, prompt, transcript }: StartingAgent,
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
    const { assignments } = await readIterationRuntime(paths, state);
    const finished = finishedAssignments(paths, iteration);
    const started = agentsAtWork(paths).map((one) => one.about);
    const refusal = refuseStart({ agent, assignment, iteration, assignments, finished, started });
    const unpaid = refusal ?? (await refuseUnpaid(paths, state, paid, now));
    if (unpaid !== undefined) return unpaid;
    task = assignments.find(({ id }) => id === assignment)?.task ?? task;
  }
  const isSame = (one: AgentRow) => one.agent === agent && one.about.toLowerCase() === about.toLowerCase();
  const same = about === '' || isReportingAgent(agent) ? [] : agentsAtWork(paths).filter(isSame);
  if (same.length > 0)
    return `A second one would be in its way: ${describeAtWork(same, now)} → end your turn; you will be called when it has answered`;
  const [file = ''] = /\S*\/tasks\/[\w.-]+\.md\b/.exec(prompt) ?? [];
  const isMissing = dirname(resolve(paths.root, file)) === paths.tasks && !existsSync(resolve(paths.root, file));
  if (!isReportingAgent(agent) && isMissing)
    return `There is no task ${file}: no ${titleOfAgent(agent)} is needed for ${about} now → start the agent that the last answer of \`feature verify\` names, with its prompt as it stands.`;
  if (agent === 'autonomous-coder' && about !== '' && hasFeatures(paths)) {
    const refusal = refuseCoder(about, readFeatures(paths).features);
    if (refusal !== undefined) return refusal;
  }
  const unpaid = isReportingAgent(agent) ? undefined : await refuseUnpaid(paths, state, paid, now);
  if (unpaid !== undefined) return unpaid;
  const row = startingRow({ session, process }, { call, agent, about, task: firstLine(task) }, now);
  const event = { event: 'agent-started' as const, iteration, agent, assignment, task: firstLine(task), about };
  noteStarted(paths, now, { ...row, starting: true }, event);
  return undefined;
}

const firstLine = (text: string) => excerpt(shownTask(text.trimStart().split('\n')[0] ?? ''));

/** The id and name of an agent's feature, from the heading of its coder's task file. */
function titleOf(paths: WorkflowPaths, about: string): string | undefined {
  const file = about === '' ? undefined : readOrNothing(join(paths.base, 'tasks', `${about}.md`))?.toString('utf8');
  return /^# Feature (.+)$/m.exec(file ?? '')?.[1];
}

function startingRow(
  owner: Owner,
  { call, agent, about, task }: { call: string; agent: string; about: string; task?: string },
  now: Date,
): AgentRow {
  const id = call === '' ? `${agent} ${about}` : call;
  return startedRow({ id, agent, about, ...owner, started_at: now.toISOString(), ...(task !== undefined && { task }) });
}

/** An agent that was started or resumed, as Claude Code reports it. */
interface LaunchedAgent {
  /** The id of the tool call. */
  call: string;
  /** Its kind, without the name of the plugin; empty for one that was resumed. */
  agent: string;
  prompt: string;
  /** The answer of the tool. */
  response: unknown;
}

/** Stores that the tool has answered which started or resumed an agent: one in the foreground has ended. */
export async function noteLaunched(
  paths: WorkflowPaths,
  owner: Owner,
  { call, agent, prompt, response }: LaunchedAgent,
): Promise<void> {
  const now = new Date();
  const { agentId, resumedAgentId } = (response ?? {}) as Record<string, unknown>;
  const known = typeof resumedAgentId === 'string' ? rowOf(paths, resumedAgentId) : undefined;
  if (known !== undefined) await noteResumed(paths, known, owner, now);
  if (agent === '') return;
  const answer = { agentId: typeof agentId === 'string' ? agentId : undefined, isInBackground: isLaunch(response) };
  await noteAnswer(paths, startingRow(owner, { call, agent, about: subjectOf(prompt) }, now), answer);
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
  const why = await giveUpUnpaid(paths, state, now);
  return (
    why &&
    `${why}: no further agent of the search starts → when those at work have handed in, run \`autonomous-workflow record\``
  );
}

/**
 * Notes that an agent was started. When the last one to start is in the background, the turn ends: a further request, with the whole
 * conversation, could only say that the session waits.
 * @returns the judgement of the turn that ends; undefined while it continues, as when all have ended already.
 */
export async function afterLaunch(
  paths: WorkflowPaths,
  session: Session,
  launched: LaunchedAgent,
): Promise<TurnAnswer | undefined> {
  // Under one lock: of calls that answer at once, one alone sees that all have.
  const atWork = await asWriter(paths, async () => {
    await noteLaunched(paths, { session: session.id, process: session.process }, launched);
    const state = launched.agent === '' ? undefined : await readState(paths);
    if (state?.status !== 'in_progress') return [];
    const isComplete = await isAllStarted(paths, state, await judgesBeside(paths, state, launched));
    return isComplete ? agentsAtWork(paths).map(({ id }) => id) : [];
  });
  return atWork.length > 0 ? afterTurn(paths, session, atWork) : undefined;
}

/** The agents that come last beside one that has started: only verifiers and the critic of the report are requested together. */
async function judgesBeside(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agent, prompt }: LaunchedAgent,
): Promise<Assignment[]> {
  const judges = ['claim-verifier', 'report-critic'];
  if (!judges.includes(agent) || !comesLast({ agent, id: mentionedAssignment(prompt) ?? '' })) return [];
  const tasks = (id: string) => [join(paths.verification, `${id}.json`), join(paths.tasks, `${id}.md`)];
  const { assignments } = await readIterationRuntime(paths, state);
  return assignments.filter(
    (one) => judges.includes(one.agent) && comesLast(one) && tasks(one.id).some((file) => existsSync(file)),
  );
}
