import { type EndedTask, isInputWaiting, queueOperation } from '../session/rules/task-notification.ts';
import type { FactsFromOtherRooms } from '../coding/attempt.ts';
import type { Session } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { afterTurn, messagesOf, saying, step, type StepAnswer } from './step.ts';
import {
  agentRows,
  agentsAtWork,
  callsForAll,
  finishedAssignments,
  noteCalled,
  noteEnded,
  refuseWhileAtWork,
} from '../loop/agents.ts';
import { agreedGoal, readStanding } from '../goal/acceptance-file.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import { answerCall, isWatched, lastTurnEnd, noteActivity } from '../session/activity.ts';
import { appendEvent } from '../journal/journal.ts';
import { type VerifiedFeature, verifyFeature } from '../coding/advance.ts';
import { briefOf, catchUp, readIterationRuntime, takeLeft } from './turn.ts';
import { catchUpSpend, spentState } from '../spend/spend.ts';
import { clearWait, noteLife, readWait } from '../loop/waiting.ts';
import { type ClosedIteration, closeIteration, noIteration } from './record.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { cut, describeError, excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import {
  type AgentRow,
  featureOf,
  isOfEarlierIteration,
  isOfWave,
  namesOf,
  stepOfWave,
  comesLast,
  isReportingAgent,
} from '../loop/rules/agents.ts';
import { findEnding } from '../loop/steering.ts';
import { forgetSession } from '../session/lease.ts';
import { changeFeatures, hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { isFollowed } from '../loop/rules/decide.ts';
import { isOfEarlierAttempt } from '../coding/hand-in.ts';
import { mayTakeOnMore as ofBudgets } from '../loop/rules/iteration.ts';
import { notWorkedOn } from '../coding/rules/attempt.ts';
import { paragraphs } from '../base/text.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readState } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript.ts';
import { beginFeatures, type BegunFeatures, startFeature } from '../coding/start-feature.ts';
import { stepOf } from '../coding/rules/scrutiny.ts';
import { describeEvent } from '../journal/rules/events.ts';
import { askAboutGoal, declareFix, openFix } from '../goal/rules/acceptance.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { asWriter, commitState } from '../loop/workflow.ts';

/** @throws WorkflowError while an agent works on a feature, or may do so. */
const refuseFeatureAtWork = (paths: WorkflowPaths, step: 'start' | 'verify', id: string): void => {
  const isOn = (about: string) => about === '' || about.toLowerCase() === id.toLowerCase();
  refuseWhileAtWork(paths, `\`feature ${step} ${id}\``, ({ agent, about }) => !isReportingAgent(agent) && isOn(about));
};

/** Begins or continues an attempt at a feature of this workflow; see `startFeature` in coding. */
export const startFeatureOf = (paths: WorkflowPaths, id: string, now: Date): ReturnType<typeof startFeature> => {
  refuseFeatureAtWork(paths, 'start', id);
  return inProgress(paths, now, (facts) => startFeature(paths, id, facts, now));
};

/** A command of the user's may run for an hour; other processes see that somebody works. */
const signOfLifeMilliseconds = 60_000;

/**
 * Works on features, after the workflow was brought up to date, which is said.
 * @throws WorkflowError when the workflow has ended: whatever followed would be paid for, and nobody would record it.
 */
async function inProgress<T extends { notices: string[] }>(
  paths: WorkflowPaths,
  now: Date,
  work: (facts: FactsFromOtherRooms) => Promise<T>,
): Promise<T> {
  const { state, notices } = await catchUp(paths, now);
  if (state.status !== 'in_progress') throw noIteration(paths, state);
  await takeLeft(paths, now);
  const alive = setInterval(() => void noteLife(paths).catch(() => undefined), signOfLifeMilliseconds);
  try {
    const done = await work(factsFor(paths));
    return { ...done, notices: [...notices, ...done.notices] };
  } finally {
    clearInterval(alive);
  }
}

function factsFor(paths: WorkflowPaths): FactsFromOtherRooms {
  return {
    goal: agreedGoal(paths),
    assignments: async () => (await readIterationRuntime(paths, await readState(paths))).assignments,
    mayTakeOnMore: async () => {
      if (!ofBudgets(spentState(paths, await readState(paths)), new Date())) return false;
      const { configuration } = await currentConfiguration(paths.root);
      return (await findEnding(paths, configuration)) === null;
    },
    unpaid: async () => {
      await catchUpSpend(paths);
      const state = spentState(paths, await readState(paths));
      const left = allowance(state, new Date());
      return left.kind === 'nothing' ? describeAllowance(state, left) : undefined;
    },
  };
}

/** The record of the iteration that ended with a step; `brought` is undefined while something is left to do. */
type Recorded = Pick<ClosedIteration, 'text' | 'brought'>;

/**
 * Verifies the work on a feature. If no other work is open, records the iteration too, which would be the session's next step anyway.
 * @throws WorkflowError as `verifyFeature` in coding does.
 */
export async function verifyAndRecord(
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<VerifiedFeature & { recorded: Recorded | undefined }> {
  refuseFeatureAtWork(paths, 'verify', id);
  const verify = (facts: FactsFromOtherRooms) => verifyFeature(paths, id, facts);
  const verified = await inProgress(paths, now, verify).catch(async (error: unknown) => {
    // Only the session would read it: the person has to see why no feature ends. Where that cannot be noted either, this error is reported.
    if (!isWorkflowError(error) || error.exitCode === exitCodes.invalidState) {
      const why = excerpt(error instanceof Error ? error.message : String(error));
      await asWriter(paths, () => {
        appendEvent(paths, new Date(), { event: 'verification-failed', feature: id, why });
      }).catch(() => undefined);
    }
    throw error;
  });
  // All its agents had ended, so what they came to is in it.
  const own = agentRows(paths).filter((one) => featureOf(one)?.toLowerCase() === id.toLowerCase());
  await noteCalled(paths, own);
  return { ...verified, recorded: verified.isLast ? await recordForSession(paths) : undefined };
}

/**
 * Records the iteration in progress, in which no work is open. If the session writes a document, verdicts on its evidence are recorded
 * after the iteration.
 * @returns the text for the session; undefined without an iteration.
 */
async function recordForSession(paths: WorkflowPaths): Promise<Recorded | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress' || state.iteration === 0) return undefined;
  if (isRecorded(state) && phaseTraits[state.current_phase].worksOnFeatures)
    return { text: 'The iteration is recorded: end your turn.', brought: '' };
  try {
    return await closeIteration(paths, new Date());
  } catch (error) {
    // The verification counts anyway; the end of the turn reports the failed record.
    if (isWorkflowError(error)) return { text: error.message, brought: undefined };
    throw error;
  }
}

/** Claude Code truncates longer texts of a hook. */
const longestText = 9_900;

/** The answer to a call. */
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
 * @param ended the background tasks that are over.
 * @param isUnattended whether there is no terminal.
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
    const isDone = own.some((agent) => ended.some((one) => one.id === agent.id && one.isComplete));
    steps.push(isDone ? await afterFeatureAgent(paths, id) : { text: [notWorkedOn(id)] });
  }
  if (agents.some((one) => isOfWave(one, state.iteration))) steps.push(await afterOthers(paths, state, agents));
  if (isSpent) return endNow(paths, session);
  const isOver = agentsAtWork(paths).length === 0;
  // An answer that was taken before brings nothing, unless the session waits for just this call.
  if (steps.every(({ forPerson }) => forPerson !== undefined) && !(isOver && readWait(paths)?.kind === 'input')) {
    const forPerson = steps.flatMap((one) => one.forPerson ?? []).join(' ');
    const answer = held(paths, forPerson === '' ? taken(agents) : forPerson);
    return { ...answer, goOn: steps.flatMap(({ text }) => text).join('\n\n'), ...(isOver && { isWatched: true }) };
  }
  clearWait(paths);
  const next = steps.some(({ recorded }) => recorded?.brought !== undefined)
    ? await beginNextIteration(paths, session, isUnattended)
    : nothing;
  if (next.atWork !== undefined) return next;
  const said = steps.flatMap(({ text, recorded }) => [
    ...text,
    (next.goOn === undefined ? recorded?.text : recorded?.brought) ?? '',
  ]);
  const [text, room] = [paragraphs(said), longestText - (next.goOn?.length ?? 0)];
  const shown = text.length <= room ? text : `${cut(text, Math.max(0, room - cutHere.length))}${cutHere}`;
  return { ...next, goOn: paragraphs([shown, next.goOn ?? '']) };
}

const cutHere = '\nCut here; progress.txt and `autonomous-workflow evidence` have all of it.';

/** The agents of ours among these, which have ended: the hook of a hand-in may have been killed before it stored that, or not run yet. */
async function agentsEnded(paths: WorkflowPaths, ids: readonly string[], now: Date): Promise<AgentRow[]> {
  const agents = agentRows(paths).filter(({ id }) => ids.includes(id));
  for (const one of agents.filter(({ ended_at }) => ended_at === null)) await noteEnded(paths, one, now);
  return agents;
}

/** The agents whose end advances a feature that is worked on: none that came late, or whose answer was taken before. */
function newsOfFeatures(
  paths: WorkflowPaths,
  { current_phase }: WorkflowState,
  agents: readonly AgentRow[],
): Map<string, AgentRow[]> {
  if (!phaseTraits[current_phase].worksOnFeatures || !hasFeatures(paths)) return new Map();
  const open = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
  const news = open.map((feature) => {
    const isNews = (one: AgentRow) =>
      featureOf(one)?.toLowerCase() === feature.id.toLowerCase() &&
      one.called !== true &&
      !isOfEarlierAttempt(one, feature);
    return [feature.id, agents.filter(isNews)] as const;
  });
  return new Map(news.filter(([, own]) => own.length > 0));
}

const taken = (agents: readonly AgentRow[]) => `Taken already: ${namesOf(agents)}.`;

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
  return calls ? undefined : taken(agents);
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

/** Ends the workflow, whose budget is used up, without another request. */
async function endNow(paths: WorkflowPaths, session: Session): Promise<CallAnswer> {
  const tasks = agentsAtWork(paths).map(({ id }) => id);
  const answer = await afterTurn(paths, session, tasks);
  const atWork = messagesOf(answer).join('\n') || 'The workflow has ended.';
  return { ...answer, goOn: undefined, atWork, isWatched: true };
}

/** Keeps the report from the session, with a line for a person: nothing is to be done. */
function held(paths: WorkflowPaths, atWork: string): CallAnswer {
  return { ...nothing, goOn: `${atWork} End your turn.`, atWork, isWatched: isWatched(paths) };
}

/** The agents that the session still waits for; undefined when there is something to do now, or no agent at work that would call again. */
async function waitedFor(
  paths: WorkflowPaths,
  state: WorkflowState,
  answered: readonly AgentRow[],
): Promise<string | undefined> {
  const ofFeatures = phaseTraits[state.current_phase].worksOnFeatures && answered.some((one) => featureOf(one));
  const others = agentsAtWork(paths).filter(({ id }) => answered.every((one) => one.id !== id));
  if (ofFeatures || others.length === 0) return undefined;
  const waits = `Still at work: ${namesOf(others)}. Claude goes on when they are done.`;
  // The call for another agent, which ended at the same time, has handled these answers.
  if (answered.every((one) => isOfEarlierIteration(one, state.iteration))) return waits;
  const follows = await waveStep(paths, state, others);
  return follows === 'start' || follows === 'record' ? undefined : waits;
}

/** The step that follows for the iteration as a whole while these agents are at work. */
async function waveStep(
  paths: WorkflowPaths,
  state: WorkflowState,
  atWork: readonly AgentRow[],
): Promise<ReturnType<typeof stepOfWave>> {
  const { iteration, current_phase } = state;
  const { assignments } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, iteration);
  // The verification of a feature in progress records the iteration.
  const isCoding =
    phaseTraits[current_phase].worksOnFeatures &&
    hasFeatures(paths) &&
    readFeatures(paths).features.some(({ status }) => status === 'in_progress');
  return stepOfWave({ iteration, isRecorded: isRecorded(state), assignments, finished, atWork, isCoding });
}

/** A step that was taken, and the record of the iteration if it was the last one. */
interface Step {
  text: string[];
  /** The same for a person, if the session has to wait for another agent. */
  forPerson?: string[] | undefined;
  recorded?: Recorded | undefined;
}

async function afterFeatureAgent(paths: WorkflowPaths, id: string): Promise<Step> {
  try {
    const { notices, text, forPerson, recorded } = await verifyAndRecord(paths, id, new Date());
    return { text: [...notices, ...text], forPerson: notices.length === 0 ? forPerson : undefined, recorded };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { text: [describeError(error)] };
  }
}

/** The step after agents that work for the iteration as a whole: researchers, architects and critics. */
async function afterOthers(paths: WorkflowPaths, state: WorkflowState, agents: readonly AgentRow[]): Promise<Step> {
  // Agents of the report: their work is recorded, which gives the next step.
  const isOfReport = agents.some(({ agent }) => agent !== 'acceptance-judge' && comesLast({ agent }));
  const follows = isRecorded(state) && isOfReport ? 'record' : await waveStep(paths, state, agentsAtWork(paths));
  // An agent that has ended without a hand-in is started anew.
  if (follows === 'start') return { text: [await briefOf(paths, state)] };
  const isFree = !agentsAtWork(paths).some((one) => isOfWave(one, state.iteration));
  const recorded = follows === 'record' && isFree ? await recordForSession(paths) : undefined;
  const text = `\`autonomous-workflow record\` has run:\n\n${recorded?.text}`;
  return { text: [], recorded: recorded && { ...recorded, text } };
}

/** Begins the next iteration, as the end of the session's turn would. */
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
  const { begun, notices, refusal } = await beginFeaturesNow(paths, state);
  const brief = await briefOf(paths, await readState(paths), begun);
  // The person reads it, too: for example that tests failed before any feature.
  return {
    ...answer,
    notices: [...answer.notices, ...notices],
    goOn: [...notices, ...(refusal === undefined ? [] : [refusal]), brief].join('\n\n'),
  };
}

/** Begins the features of an iteration; what cannot be begun is left to the session, with the reason. */
async function beginFeaturesNow(paths: WorkflowPaths, state: WorkflowState): Promise<BegunFeatures> {
  const { assignments } = await readIterationRuntime(paths, state);
  const isCoding =
    state.status === 'in_progress' &&
    phaseTraits[state.current_phase].worksOnFeatures &&
    (assignments.length === 0 || stepOf(assignments) !== undefined);
  if (!isCoding || !hasFeatures(paths)) return { begun: new Map(), notices: [] };
  const now = new Date();
  return inProgress(paths, now, (facts) => beginFeatures(paths, facts, now, { continues: true }));
}

/**
 * When implementation is complete except for failing checks of the acceptance checklist: turns them into a feature with which the workflow
 * continues; or, after enough attempts, asks a person and ends. Does nothing until every check was run. The caller has checked that the
 * iteration completes the workflow.
 * @returns the new state.
 */
export async function fixGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  begun_at: string,
  now: Date,
): Promise<WorkflowState> {
  if (!isRecorded(state) || !hasFeatures(paths)) return state;
  const notBefore = begun_at === '' ? null : new Date(begun_at);
  const { acceptance, failing, unknown } = readStanding(paths, notBefore);
  if (acceptance === undefined || failing.length === 0 || unknown.length > 0) return state;
  return asWriter(paths, async () => {
    const { iteration, max_iterations } = state;
    const answers = readEscalations(paths).flatMap((one) =>
      one.answer === null ? [] : [{ items: itemsOf(one), answer: one.answer }],
    );
    const { list } = await changeFeatures(
      paths,
      now,
      (known, { waiting }) => declareFix(known, { goal: acceptance.goal, failing, answers }, waiting) ?? known,
    );
    const feature = openFix(list)?.id ?? null;
    if (feature === null) escalate(paths, now, askAboutGoal(list, failing, iteration));
    const counted = await readState(paths);
    const finishing = feature === null ? 'blocked_on_human' : iteration >= max_iterations ? 'max_iterations' : null;
    const missed = { event: 'goal-missed' as const, iteration, checks: failing.map(({ id }) => id), feature };
    const next: WorkflowState = {
      ...counted,
      finishing,
      writing_iteration: finishing === null ? null : iteration,
      verdict: describeEvent(missed),
    };
    commitState(paths, now, next, missed);
    return next;
  });
}
