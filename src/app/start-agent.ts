import { existsSync } from 'node:fs';
import { noAgentAfterEnd, type Session } from '../loop/list.ts';
import { afterTurn, type StepAnswer } from './step.ts';
import { factsOf, giveUpUnpaid, isAllStarted, readIterationRuntime } from './turn.ts';
import { agentPrompt, refuseStart } from './rules/agent-prompt.ts';
import { givenRedirects } from '../loop/steering.ts';
import { namedFiles } from '../research/local-document.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { taskOfJudge, taskOfVerifier } from '../research/claim-judging.ts';
import { taskOfWriter } from '../report/write-up.ts';
import { dirname, join, resolve } from 'node:path';
import { refuseCoder } from '../coding/rules/attempt.ts';
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
import {
  type AgentRow,
  describeAtWork,
  type Owner,
  shownTask,
  startedRow,
  subjectOf,
  type Assignment,
  handsIn,
  isOfSearch,
  isReportingAgent,
  titleOfAgent,
} from '../loop/rules/agents.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/store.ts';
import { parkLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, type IterationRuntime } from '../loop/workflow.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { withSpend } from '../spend/rules/account.ts';
import { updateSpend } from '../spend/spend.ts';

interface StartingAgent {
  call: string;
  /** Its type, without the name of the plugin. */
  agent: string;
  /** Its task, which names the assignment. */
  prompt: string;
  /** The path of the session's transcript, from which its cost is counted. */
  transcript: string;
}

/**
 * Registers the start of an agent of ours in a session that drives a workflow, or refuses it.
 * @returns the reason, or its whole prompt.
 */
export async function startAgent(
  paths: WorkflowPaths,
  owner: Owner,
  start: StartingAgent,
): Promise<{ refusal: string } | { prompt: string }> {
  const { agent, prompt } = start;
  const refusal = await asWriter(paths, () => registerStart(paths, owner, start));
  if (refusal !== undefined) return { refusal };
  noteActivity(paths);
  parkLoop(paths, true);
  const task = (await wholePrompt(paths, mentionedAssignment(prompt))) ?? prompt;
  if (!handsIn(agent)) return { prompt: task };
  return { prompt: `${task}\n\nYour hand-in: ${handInFile(paths, { agent, about: subjectOf(prompt) })}` };
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

/** The whole prompt of the agent of an assignment; undefined if its task line is enough. */
async function promptOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
  assignment: Assignment,
): Promise<string | undefined> {
  const { agent, id } = assignment;
  if (agent === 'claim-verifier') return taskOfVerifier(paths, id);
  if (agent === 'claim-judge') return taskOfJudge(paths, id);
  if (agent === 'report-critic') {
    const task = readOrNothing(join(paths.tasks, `${id}.md`))
      ?.toString('utf8')
      .trim();
    return task === undefined || task.length > longestTask ? undefined : task;
  }
  const facts = { ...(await factsOf(paths, state, runtime)), redirects: givenRedirects(paths) };
  const writing = agent === 'report-writer' ? await asWriter(paths, () => taskOfWriter(paths, assignment)) : undefined;
  const named = agent === 'researcher' ? namedFiles(paths.root, state.prompt) : [];
  return agentPrompt({ ...facts, assignment, outlook: await readOutlook(paths), writing, named });
}

/** A longer task of a critic, in characters, stays in its file, which the task line names. */
const longestTask = 30_000;

/** Journals the start of an agent; returns the reason if it is refused. The caller holds the workflow's lock. */
async function registerStart(paths: WorkflowPaths, owner: Owner, start: StartingAgent): Promise<string | undefined> {
  const { agent, prompt } = start;
  const state = await readState(paths);
  if (state.status !== 'in_progress') return noAgentAfterEnd;
  // A hook may run shortly after its session: an agent that it registers then would count as at work in the next one.
  if ((readLease(paths)?.session ?? owner.session) !== owner.session)
    return 'Another session drives the workflow now. End your turn.';
  const now = new Date();
  const { iteration } = state;
  const [about, assignment] = [subjectOf(prompt), mentionedAssignment(prompt)];
  const { assignments } = isReportingAgent(agent) ? await readIterationRuntime(paths, state) : { assignments: [] };
  const finished = finishedAssignments(paths, iteration);
  const started = agentsAtWork(paths).map((one) => one.about);
  const refusal = isReportingAgent(agent)
    ? refuseStart({ agent, assignment, iteration, assignments, finished, started })
    : refuseForFeature(paths, start, about, now);
  const unpaid = refusal ?? (await refuseUnpaid(paths, state, { ...start, assignment, session: owner.session }, now));
  if (unpaid !== undefined) return unpaid;
  const task = firstLine(assignments.find(({ id }) => id === assignment)?.task ?? titleOf(paths, about) ?? prompt);
  const event = { event: 'agent-started' as const, iteration, agent, assignment, task, about };
  noteStarted(paths, now, { ...startingRow(owner, start, now), task, starting: true }, event);
  return undefined;
}

/** Why an agent that has no assignment of the iteration may not start. */
function refuseForFeature(
  paths: WorkflowPaths,
  { agent, prompt }: StartingAgent,
  about: string,
  now: Date,
): string | undefined {
  const isSame = (one: AgentRow) => one.agent === agent && one.about.toLowerCase() === about.toLowerCase();
  const same = about === '' ? [] : agentsAtWork(paths).filter(isSame);
  if (same.length > 0)
    return `A second one would be in its way: ${describeAtWork(same, now)} → end your turn; you will be called when it has answered`;
  const [file = ''] = /\S*\/tasks\/[\w.-]+\.md\b/.exec(prompt) ?? [];
  const place = resolve(paths.root, file);
  if (dirname(place) === paths.tasks && !existsSync(place))
    return `There is no task ${file}: no ${titleOfAgent(agent)} is needed for ${about} now → start the agent that the last answer of \`feature verify\` names, with its prompt as it stands.`;
  return agent === 'autonomous-coder' && about !== '' && hasFeatures(paths)
    ? refuseCoder(about, readFeatures(paths).features)
    : undefined;
}

const firstLine = (text: string) => excerpt(shownTask(text.trimStart().split('\n')[0] ?? ''));

/** The id and name of an agent's feature, from the heading of its coder's task file. */
function titleOf(paths: WorkflowPaths, about: string): string | undefined {
  const file = about === '' ? undefined : readOrNothing(join(paths.tasks, `${about}.md`))?.toString('utf8');
  return /^# Feature (.+)$/m.exec(file ?? '')?.[1];
}

function startingRow(
  owner: Owner,
  { call, agent, prompt }: Pick<StartingAgent, 'call' | 'agent' | 'prompt'>,
  now: Date,
): AgentRow {
  const about = subjectOf(prompt);
  const id = call === '' ? `${agent} ${about}` : call;
  return startedRow({ id, agent, about, ...owner, started_at: now.toISOString() });
}

/** An agent that was started or resumed, as Claude Code reports it; its kind is empty for one that was resumed. */
interface LaunchedAgent extends Omit<StartingAgent, 'transcript'> {
  response: unknown;
}

/** Stores that the tool has answered which started or resumed an agent: one in the foreground has ended. */
export async function noteLaunched(paths: WorkflowPaths, owner: Owner, launched: LaunchedAgent): Promise<void> {
  const now = new Date();
  const { agent, response } = launched;
  const { agentId, resumedAgentId } = (response ?? {}) as Record<string, unknown>;
  const known = typeof resumedAgentId === 'string' ? rowOf(paths, resumedAgentId) : undefined;
  if (known !== undefined) await noteResumed(paths, known, owner, now);
  if (agent === '') return;
  const answer = { agentId: typeof agentId === 'string' ? agentId : undefined, isInBackground: isLaunch(response) };
  await noteAnswer(paths, startingRow(owner, launched, now), answer);
}

/**
 * Why the money or the time that is left allows no further agent, or undefined: a turn with many agents would overspend a budget that is
 * checked only between turns. The caller holds the workflow's lock.
 */
async function refuseUnpaid(
  paths: WorkflowPaths,
  known: WorkflowState,
  { agent, assignment, session, transcript }: StartingAgent & { assignment: string | null; session: string },
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
): Promise<StepAnswer | undefined> {
  // Under one lock: of calls that answer at once, one alone sees that all have.
  const atWork = await asWriter(paths, async () => {
    await noteLaunched(paths, { session: session.id, process: session.process }, launched);
    const state = launched.agent === '' ? undefined : await readState(paths);
    if (state?.status !== 'in_progress') return [];
    const isComplete = await isAllStarted(paths, state, await criticsBeside(paths, state, launched.agent));
    return isComplete ? agentsAtWork(paths).map(({ id }) => id) : [];
  });
  return atWork.length > 0 ? afterTurn(paths, session, atWork) : undefined;
}

/** The critics of the report beside one that has started: they are requested together, once they have their tasks. */
async function criticsBeside(paths: WorkflowPaths, state: WorkflowState, agent: string): Promise<Assignment[]> {
  if (agent !== 'report-critic') return [];
  const { assignments } = await readIterationRuntime(paths, state);
  return assignments.filter((one) => one.agent === agent && existsSync(join(paths.tasks, `${one.id}.md`)));
}
