import { existsSync } from 'node:fs';
import type { Session } from '../loop/list.ts';
import { afterTurn, type StepAnswer } from './step.ts';
import { factsOf, giveUpUnpaid, isAllStarted, readIterationRuntime, readWave } from './turn.ts';
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
import { agentsAtWork, handInFile, noteLaunched, noteResumed, noteStarted } from '../loop/agents.ts';
import {
  type AgentRow,
  handsIn,
  isOfSearch,
  isReportingAgent,
  shownTask,
  startedRow,
  subjectOf,
  titleOfAgent,
} from '../loop/rules/agents.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/store.ts';
import { parkLoop } from '../session/ralph-loop.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { withSpend } from '../spend/rules/account.ts';
import { updateSpend } from '../spend/spend.ts';

interface StartingAgent {
  /** Claude Code's id of the call; older versions give none. */
  call: string;
  /** Its type, without the name of the plugin. */
  agent: string;
  /** Its task, which names the assignment. */
  prompt: string;
}

const callOf = ({ call, agent, prompt }: StartingAgent): string => call || `${agent} ${subjectOf(prompt)}`;

/** Registers the start of an agent of ours in a session that drives a workflow, or refuses it. @returns the reason, or its whole prompt. */
export async function startAgent(
  paths: WorkflowPaths,
  session: Session,
  start: StartingAgent,
): Promise<{ refusal: string } | { prompt: string }> {
  const { agent, prompt } = start;
  const refusal = await asWriter(paths, () => registerStart(paths, session, start));
  if (refusal !== undefined) return { refusal };
  noteActivity(paths);
  parkLoop(paths, true);
  const task = (await wholePrompt(paths, mentionedAssignment(prompt))) ?? prompt;
  if (!handsIn(agent)) return { prompt: task };
  return { prompt: `${task}\n\nYour hand-in: ${handInFile(paths, { agent, about: subjectOf(prompt) })}` };
}

/**
 * The prompt that code makes of an assignment: the session passes the task line only. Undefined where that line is enough, or a file is
 * broken that more would need.
 */
async function wholePrompt(paths: WorkflowPaths, wanted: string | null): Promise<string | undefined> {
  try {
    const state = await readState(paths);
    const runtime = await readIterationRuntime(paths, state);
    const assignment = runtime.assignments.find((one) => one.id === wanted);
    if (assignment === undefined) return undefined;
    const { agent, id } = assignment;
    if (agent === 'claim-verifier') return taskOfVerifier(paths, id);
    if (agent === 'claim-judge') return taskOfJudge(paths, id);
    if (agent === 'report-critic') return taskFile(paths, id)?.trim();
    const facts = { ...(await factsOf(paths, state, runtime)), redirects: givenRedirects(paths) };
    const writing =
      agent === 'report-writer' ? await asWriter(paths, () => taskOfWriter(paths, assignment)) : undefined;
    const named = agent === 'researcher' ? namedFiles(paths.root, state.prompt) : [];
    return agentPrompt({ ...facts, assignment, outlook: await readOutlook(paths), writing, named });
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return undefined;
  }
}

const taskFile = (paths: WorkflowPaths, name: string) =>
  readOrNothing(join(paths.tasks, `${name}.md`))?.toString('utf8');

/** Journals the start of an agent; returns the reason if it is refused. The caller holds the workflow's lock. */
async function registerStart(paths: WorkflowPaths, session: Session, start: StartingAgent) {
  const { agent, prompt } = start;
  const state = await readState(paths);
  if (state.status !== 'in_progress') return 'The workflow has ended: start no agent, and end your turn.';
  // A hook may run shortly after its session: an agent that it registers then would count as at work in the next one.
  if ((readLease(paths)?.session ?? session.id) !== session.id)
    return 'Another session drives the workflow now. End your turn.';
  const now = new Date();
  const { iteration } = state;
  const [about, assignment] = [subjectOf(prompt), mentionedAssignment(prompt)];
  const wave = await readWave(paths, state);
  const refusal =
    (isReportingAgent(agent)
      ? refuseStart({ agent, assignment }, { ...wave, iteration })
      : refuseForFeature(paths, start, about)) ?? (await refuseUnpaid(paths, state, isOfSearch(start), session, now));
  if (refusal !== undefined) return refusal;
  const heading = about === '' ? undefined : /^# Feature (.+)$/m.exec(taskFile(paths, about) ?? '')?.[1];
  const whole = wave.assignments.find(({ id }) => id === assignment)?.task ?? heading ?? prompt;
  const task = excerpt(shownTask(whole.trimStart().split('\n')[0] ?? ''));
  const event = { event: 'agent-started' as const, iteration, agent, assignment, task, about };
  const call = callOf(start);
  const owner = { session: session.id, process: session.process, started_at: now.toISOString() };
  noteStarted(paths, now, startedRow({ id: call, agent, about, task, ...owner, call }), event);
  return undefined;
}

/** Why an agent that has no assignment of the iteration may not start. */
function refuseForFeature(paths: WorkflowPaths, { agent, prompt }: StartingAgent, about: string) {
  const isSame = (one: AgentRow) => one.agent === agent && one.about.toLowerCase() === about.toLowerCase();
  if (about !== '' && agentsAtWork(paths).some(isSame))
    return `A ${titleOfAgent(agent)} is at work on ${about} already → end your turn; you will be called when it has answered`;
  const [file = ''] = /\S*\/tasks\/[\w.-]+\.md\b/.exec(prompt) ?? [];
  const place = resolve(paths.root, file);
  if (dirname(place) === paths.tasks && !existsSync(place))
    return `There is no task ${file}: no ${titleOfAgent(agent)} is needed for ${about} now → start the agent that the last answer of \`feature verify\` names, with its prompt as it stands.`;
  return agent === 'autonomous-coder' && about !== '' && hasFeatures(paths)
    ? refuseCoder(about, readFeatures(paths).features)
    : undefined;
}

/**
 * Why the money or the time that is left allows no further agent, or undefined: a turn with many agents would overspend a budget that is
 * checked only between turns. The caller holds the workflow's lock.
 */
async function refuseUnpaid(
  paths: WorkflowPaths,
  known: WorkflowState,
  isForSearch: boolean,
  session: Session,
  now: Date,
): Promise<string | undefined> {
  const state = withSpend(known, await updateSpend(paths, known, session.id, session.transcript, now));
  const left = allowance(state, now);
  if (left.kind === 'nothing') return `${describeAllowance(state, left)} → start no agent, and end your turn`;
  const why = isForSearch ? await giveUpUnpaid(paths, state, now) : undefined;
  return (
    why &&
    `${why}: no further agent of the search starts → when those at work have handed in, run \`autonomous-workflow record\``
  );
}

/**
 * Notes that the session has started or resumed an agent. When the last one to start is in the background, the turn ends: a further
 * request, with the whole conversation, could only say that the session waits.
 * @param launched the call and Claude Code's answer to it; `agent` is empty for one that was resumed, or is not ours.
 * @returns the judgement of the turn that ends; undefined while it continues, as when all have ended already.
 */
export async function afterLaunch(
  paths: WorkflowPaths,
  session: Session,
  launched: StartingAgent & { response: unknown },
): Promise<StepAnswer | undefined> {
  const { agent, response } = launched;
  const { agentId, resumedAgentId } = (response ?? {}) as Record<string, unknown>;
  // Under one lock: of calls that answer at once, one alone sees that all have.
  const atWork = await asWriter(paths, async () => {
    const now = new Date();
    if (typeof resumedAgentId === 'string')
      await noteResumed(paths, resumedAgentId, { session: session.id, process: session.process }, now);
    if (agent === '') return [];
    const id = typeof agentId === 'string' ? agentId : undefined;
    await noteLaunched(paths, callOf(launched), { agentId: id, isInBackground: isLaunch(response) }, now);
    const state = await readState(paths);
    if (state.status !== 'in_progress') return [];
    return (await isAllStarted(paths, state, agent)) ? agentsAtWork(paths).map((one) => one.id) : [];
  });
  return atWork.length > 0 ? afterTurn(paths, session, atWork) : undefined;
}
