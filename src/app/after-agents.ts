import { type EndedTask, isInputWaiting, queueOperation } from '../session/rules/task-notification.ts';
import type { Session } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { afterTurn, messagesOf, saying, step, type StepAnswer } from './step.ts';
import { agentRows, agentsAtWork, callsForAll, finishedAssignments, noteCalled, noteEnded } from '../loop/agents.ts';
import { allowance } from '../loop/rules/budgets.ts';
import { answerCall, isWatched, lastTurnEnd, noteActivity } from '../session/activity.ts';
import { briefOf, catchUp, readIterationRuntime, takeLeft } from './turn.ts';
import { clearWait, noteLife, readWait } from '../loop/waiting.ts';
import { shortened, describeError, isWorkflowError } from '../base/errors.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import {
  type AgentRow,
  featureOf,
  isOfEarlierIteration,
  isOfWave,
  namesOf,
  stepOfWave,
  comesLast,
} from '../loop/rules/agents.ts';
import { forgetSession } from '../session/lease.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { isFollowed } from '../loop/rules/decide.ts';
import { isOfEarlierAttempt } from '../coding/hand-in.ts';
import { notWorkedOn } from '../coding/rules/attempt.ts';
import { paragraphs } from '../base/text.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readState } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript.ts';
import { type Recorded, verifyAndRecord, recordForSession, beginAndBrief } from './features.ts';

/** Claude Code truncates longer texts of a hook. */
const longestText = 9_900;

interface CallAnswer extends StepAnswer {
  /** For a person, where there is nothing to do for Claude: other agents will call, or the workflow has ended. */
  atWork?: string;
  /** Whether the session needs no call for certain: a waiter runs, or nothing is left to do. */
  isWatched?: boolean;
}

const nothing: CallAnswer = { reply: { kind: 'leave' }, notices: [], terminalSequence: '' };

/** The news of an agent whose workflow has ended needs no turn. */
const overAndDone = { ...nothing, atWork: 'The workflow has ended: there is nothing to do.', isWatched: true };

/**
 * Takes the next steps when Claude Code reports ended agents to the session: verifies their features, records the iteration if no other
 * work is open, and begins the next one with its features. Each saves the session a request or two; all remain commands.
 */
export async function afterAgents(
  paths: WorkflowPaths,
  session: Session,
  ended: readonly EndedTask[],
  isUnattended: boolean,
): Promise<CallAnswer> {
  const now = new Date();
  const ids = ended.map(({ id }) => id);
  const agents = await agentsEnded(paths, ids, now);
  if (agents.length === 0) return nothing;
  await noteLife(paths);
  await takeLeft(paths, now);
  const { state } = await catchUp(paths, now, session);
  if (state.status !== 'in_progress') return overAndDone;
  const isSpent = allowance(state, now).kind === 'nothing';
  const waits = await waitedFor(paths, state, agents);
  if (waits !== undefined)
    return { ...held(paths, `Done: ${namesOf(agents)}. ${waits}`), ...(isSpent && { isWatched: true }) };
  // Signals the waiter that this process answers the call, however long that takes.
  answerCall(paths);
  await noteCalled(paths, agents);
  const steps: Step[] = [];
  for (const [id, own] of newsOfFeatures(paths, state, agents)) {
    // Nothing is verified after an agent that failed or was stopped: it would cost an attempt.
    const isDone = ended.some((one) => one.isComplete && own.some((agent) => agent.id === one.id));
    steps.push(isDone ? await afterFeatureAgent(paths, id) : { text: [notWorkedOn(id)] });
  }
  if (agents.some((one) => isOfWave(one, state.iteration))) steps.push(await afterOthers(paths, state, agents));
  if (isSpent) {
    const answer = await afterTurn(
      paths,
      session,
      agentsAtWork(paths).map(({ id }) => id),
    );
    const atWork = messagesOf(answer).join('\n') || 'The workflow has ended.';
    return { ...answer, goOn: undefined, atWork, isWatched: true };
  }
  const isOver = agentsAtWork(paths).length === 0;
  // An answer that was taken before brings nothing, unless the session waits for just this call.
  if (steps.every(({ forPerson }) => forPerson !== undefined) && !(isOver && readWait(paths)?.kind === 'input')) {
    const forPerson = steps.flatMap((one) => one.forPerson ?? []).join(' ');
    const answer = held(paths, forPerson || `Taken already: ${namesOf(agents)}.`);
    return { ...answer, goOn: steps.flatMap(({ text }) => text).join('\n\n'), ...(isOver && { isWatched: true }) };
  }
  clearWait(paths);
  const isClosed = steps.some(({ recorded }) => recorded?.brought !== undefined);
  // A session of `run` ends with its iteration: it need not be asked to say so.
  if (isClosed && isOver && state.driver === 'headless')
    return { ...held(paths, `Iteration ${state.iteration} is recorded.`), isWatched: true };
  const next = isClosed ? await beginNextIteration(paths, session, isUnattended) : nothing;
  if (next.atWork !== undefined) return next;
  const said = steps.flatMap(({ text, recorded }) => [
    ...text,
    (next.goOn === undefined ? recorded?.text : recorded?.brought) ?? '',
  ]);
  const room = Math.max(1, longestText - (next.goOn?.length ?? 0));
  return { ...next, goOn: paragraphs([shortened(paragraphs(said), room), next.goOn ?? '']) };
}

/** The agents of ours among these, which have ended: the hook of a hand-in may have been killed before it stored that, or not run yet. */
async function agentsEnded(paths: WorkflowPaths, ids: readonly string[], now: Date): Promise<AgentRow[]> {
  const agents = agentRows(paths).filter(({ id }) => ids.includes(id));
  for (const { id } of agents) await noteEnded(paths, id, now);
  return agents;
}

/** The agents whose end advances a feature that is worked on: none that came late, or whose answer was taken before. */
function newsOfFeatures(
  paths: WorkflowPaths,
  { current_phase }: WorkflowState,
  agents: readonly AgentRow[],
): Map<string, AgentRow[]> {
  if (!phaseTraits[current_phase].worksOnFeatures) return new Map();
  const news = featuresInProgress(paths).map((feature) => {
    const isNews = (one: AgentRow) =>
      featureOf(one)?.toLowerCase() === feature.id.toLowerCase() &&
      one.called !== true &&
      !isOfEarlierAttempt(one, feature);
    return [feature.id, agents.filter(isNews)] as const;
  });
  return new Map(news.filter(([, own]) => own.length > 0));
}

/**
 * Why an agent that has ended asks for no step of the session, so that nobody need hear of it: another one calls, it came late, or the
 * workflow has ended. Of agents of an iteration that end together, the first to ask when all have ended is the one that calls.
 */
export async function noNewsOf(paths: WorkflowPaths, id: string): Promise<string | undefined> {
  const agents = await agentsEnded(paths, [id], new Date());
  if (agents.length === 0) return undefined;
  const state = await readState(paths);
  if (state.status !== 'in_progress') return overAndDone.atWork;
  const waits = await waitedFor(paths, state, agents);
  const isAwaited = readWait(paths)?.kind === 'input' && agentsAtWork(paths).length === 0;
  if (waits !== undefined || isAwaited) return waits;
  const calls = agents.some((one) => isOfWave(one, state.iteration))
    ? await callsForAll(paths, id)
    : newsOfFeatures(paths, state, agents).size > 0;
  return calls ? undefined : `Taken already: ${namesOf(agents)}.`;
}

/**
 * Makes the session that drove a workflow to its end its user's own again, who has typed something: until then no news of an agent and no
 * tool call makes it pay for more. Returns false for a workflow in progress.
 */
export async function leaveEnded(paths: WorkflowPaths, sessionId: string): Promise<boolean> {
  const state = await readState(paths).catch(() => undefined);
  if (state === undefined || state.status === 'in_progress') return false;
  // Agents at work are still stopped, and their news held back; the activity lets the session's own tools through.
  if (agentsAtWork(paths).length === 0) forgetSession(paths, sessionId);
  else noteActivity(paths);
  return true;
}

/** Keeps the report from the session, with a line for a person: nothing is to be done. */
function held(paths: WorkflowPaths, atWork: string): CallAnswer {
  return { ...nothing, goOn: `${atWork} End your turn.`, atWork, isWatched: isWatched(paths) };
}

/** The agents that the session still waits for; undefined when there is something to do now, or no agent at work that would call again. */
async function waitedFor(paths: WorkflowPaths, state: WorkflowState, answered: readonly AgentRow[]) {
  const ofFeatures = phaseTraits[state.current_phase].worksOnFeatures && answered.some((one) => featureOf(one));
  const others = agentsAtWork(paths);
  if (ofFeatures || others.length === 0) return undefined;
  // The call for another agent, which ended at the same time, has handled answers of an earlier iteration.
  const isLate = answered.every((one) => isOfEarlierIteration(one, state.iteration));
  if (!isLate && (await waveStep(paths, state, others)) !== undefined) return undefined;
  return `Still at work: ${namesOf(others)}. Claude goes on when they are done.`;
}

/** The step that follows for the iteration as a whole while these agents are at work. */
async function waveStep(paths: WorkflowPaths, state: WorkflowState, atWork: readonly AgentRow[]) {
  const { iteration, current_phase } = state;
  const { assignments } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, iteration);
  const isCoding = phaseTraits[current_phase].worksOnFeatures && featuresInProgress(paths).length > 0;
  return stepOfWave({ iteration, isRecorded: isRecorded(state), assignments, finished, atWork, isCoding });
}

const featuresInProgress = (paths: WorkflowPaths) =>
  hasFeatures(paths) ? readFeatures(paths).features.filter(({ status }) => status === 'in_progress') : [];

/** A step that was taken, and the record of the iteration if it was the last one. */
interface Step {
  text: string[];
  /** The same for a person, if the session has to wait for another agent. */
  forPerson?: string[] | undefined;
  recorded?: Recorded | undefined;
}

async function afterFeatureAgent(paths: WorkflowPaths, id: string): Promise<Step> {
  try {
    return await verifyAndRecord(paths, id, new Date());
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { text: [describeError(error)] };
  }
}

/** The step after agents that work for the iteration as a whole: researchers, architects and critics. */
async function afterOthers(paths: WorkflowPaths, state: WorkflowState, agents: readonly AgentRow[]): Promise<Step> {
  // Agents of the report: their work is recorded, which gives the next step.
  const isOfReport = agents.some(({ agent }) => agent !== 'acceptance-judge' && comesLast({ agent }));
  const atWork = agentsAtWork(paths);
  const isFree = !atWork.some((one) => isOfWave(one, state.iteration));
  const follows = isRecorded(state) && isOfReport && isFree ? 'record' : await waveStep(paths, state, atWork);
  if (follows === 'start') return { text: [await briefOf(paths, state)] };
  const recorded = follows === 'record' ? await recordForSession(paths) : undefined;
  const text = `\`autonomous-workflow record\` has run:\n\n${recorded?.text}`;
  return { text: [], recorded: recorded && { ...recorded, text } };
}

async function beginNextIteration(paths: WorkflowPaths, session: Session, isUnattended: boolean): Promise<CallAnswer> {
  const before = await readState(paths);
  const isHere = before.driver === 'in-session' && isRecorded(before) && agentsAtWork(paths).length === 0;
  if (!isHere || isInputWaiting(readTailWith(session.transcript, queueOperation), lastTurnEnd(paths))) return nothing;
  // `claude -p` prints the last answer of Claude, so there the turn that gives it ends the workflow.
  if (isUnattended && !isFollowed(before, elapsedHours(before, new Date()))) return nothing;
  const answer = await step(paths, { session });
  if (answer.message !== undefined)
    return {
      ...answer,
      goOn: saying(answer.message, answer.closing),
      atWork: messagesOf(answer).join('\n'),
      isWatched: true,
    };
  const state = await readState(paths);
  if (answer.goOn === undefined || state.iteration === before.iteration) return answer;
  const { notices, text } = await beginAndBrief(paths, state);
  return { ...answer, notices: [...answer.notices, ...notices], goOn: text };
}
