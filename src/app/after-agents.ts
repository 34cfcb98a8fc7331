import { comesLast } from '../loop/rules/assignment.ts';
import type { EndedTask } from '../session/rules/task-notification.ts';
import type { FactsFromOtherRooms } from '../coding/attempt.ts';
import type { Session } from '../loop/ownership.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { afterTurn, answerTo, saying, type TurnAnswer, endTurn } from './turn-end.ts';
import {
  agentRows,
  agentsAtWork,
  callsForAll,
  finishedAssignments,
  noteCalled,
  noteEnded,
  refuseFeatureAtWork,
} from '../loop/agents.ts';
import { agreedGoal } from '../goal/acceptance-file.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { answerCall, isWatched, lastTurnEnd, noteTyped } from '../session/activity.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../files/lock.ts';
import { verifyFeature, type VerifiedFeature, isStepNamed } from '../coding/advance.ts';
import { catchUpSpend, updateSpend, spentState } from '../spend/spend.ts';
import { clearWait, readWait } from '../loop/waiting.ts';
import { closeIteration, noIteration, type ClosedIteration } from './record.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { excerpt, exitCodes, isWorkflowError, cut, describeError } from '../base/errors.ts';
import { featureOf, isOfEarlierIteration, namesOf, type AgentRow } from '../loop/rules/agents.ts';
import { findEnding } from '../loop/steering-files.ts';
import { forgetSession } from '../session/pointer.ts';
import { featureNamed, hasFeatures } from '../coding/feature-file.ts';
import { implementationStatus } from '../coding/phase.ts';
import { isFollowed } from '../loop/rules/decide.ts';
import { isInputWaiting, queueOperation } from '../session/rules/typed-input.ts';
import { isOfEarlierAttempt } from '../coding/hand-in.ts';
import { isOfWave, stepOfWave } from '../loop/rules/wave.ts';
import { isRecorded, elapsedHours, type WorkflowState } from '../loop/rules/state.ts';
import { mayTakeOnMore as ofBudgets } from '../loop/rules/iteration.ts';
import { notWorkedOn } from '../coding/rules/attempt.ts';
import { paragraphs } from '../base/text.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readOrRestoreState } from './restore.ts';
import { readState } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript.ts';
import { takeLeft, readIterationRuntime, openSearch, briefOf } from './turn.ts';
import { beginFeatures, type BegunFeatures, startFeature } from '../coding/start-feature.ts';
import { stepOf } from '../coding/rules/scrutiny.ts';
import { withSpend } from '../spend/rules/spend.ts';

/** Begins or continues an attempt at a feature of this workflow; see `startFeature` in coding. */
export const startFeatureOf = (paths: WorkflowPaths, id: string, now: Date): ReturnType<typeof startFeature> => {
  refuseFeatureAtWork(paths, 'start', id);
  return inProgress(paths, now, (facts) => startFeature(paths, id, facts, now));
};

/**
 * Works on features, after the files of the workflow were made whole, which is said.
 * @throws WorkflowError when the workflow has ended: whatever followed would be paid for, and nobody would record it.
 */
async function inProgress<T extends { notices: string[] }>(
  paths: WorkflowPaths,
  now: Date,
  work: (facts: FactsFromOtherRooms) => Promise<T>,
): Promise<T> {
  const { state, notice } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') throw noIteration(paths, state);
  await takeLeft(paths, now);
  const done = await work(factsFor(paths));
  return notice === undefined ? done : { ...done, notices: [notice, ...done.notices] };
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

/** A verification, and the record of the iteration that ended with it. */
interface VerifiedAndRecorded extends VerifiedFeature {
  /** Undefined while other work is open. */
  recorded: Pick<ClosedIteration, 'text' | 'brought'> | undefined;
}

/**
 * Verifies the work on a feature. If no other work is open, records the iteration too, which would be the session's next step anyway.
 * @throws WorkflowError as `verifyFeature` in coding does.
 */
export async function verifyAndRecord(paths: WorkflowPaths, id: string, now: Date): Promise<VerifiedAndRecorded> {
  refuseFeatureAtWork(paths, 'verify', id);
  const verify = (facts: FactsFromOtherRooms) => verifyFeature(paths, id, facts, now);
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
  return { ...verified, recorded: verified.isLast ? await recordForSession(paths) : undefined };
}

/**
 * Records the iteration in progress, in which no work is open. If the session writes a document, verdicts on its evidence are recorded
 * after the iteration.
 * @returns the text for the session; undefined without an iteration.
 */
async function recordForSession(paths: WorkflowPaths): Promise<VerifiedAndRecorded['recorded']> {
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

const nothing: TurnAnswer = { messages: [], terminalSequence: '' };

/** The answer to a call. */
interface CallAnswer extends TurnAnswer {
  /** For a person, where there is nothing to do for Claude: other agents will call, or the workflow has ended. */
  atWork?: string;
  /** Whether the session needs no call for certain: a waiter runs, or nothing is left to do. */
  isWatched?: boolean;
}

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
  const agents = await agentsEnded(
    paths,
    ended.map(({ id }) => id),
    now,
  );
  if (agents.length === 0) return nothing;
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return overAndDone;
  const spend = await updateSpend(paths, state, session.id, session.transcript, now, session.usd);
  const isSpent = allowance(withSpend(state, spend), now).kind === 'nothing';
  if (!isSpent) await openSearch(paths, now);
  const { worksOnFeatures } = phaseTraits[state.current_phase];
  const features = featuresOf(state, agents);
  const atWork = features.size === 0 ? await waitedFor(paths, state, agents) : undefined;
  if (atWork !== undefined)
    return { ...held(paths, `Done: ${namesOf(agents)}. ${atWork}`), ...(isSpent && { isWatched: true }) };
  // Signals the waiter that this process answers the call, however long that takes.
  answerCall(paths);
  await noteCalled(
    paths,
    agents.map(({ id }) => id),
  );
  const steps: Step[] = [];
  for (const id of features) {
    const own = agents.filter((one) => featureOf(one) === id);
    // Nothing is verified after an agent that failed or was stopped: it would cost an attempt.
    const isDone = own.some((agent) => ended.some((one) => one.id === agent.id && one.isComplete));
    steps.push(isDone ? await afterFeatureAgent(paths, id, own) : { text: [notWorkedOn(id)], recorded: undefined });
  }
  if (agents.some((one) => isOfWave(one, state.iteration))) steps.push(await afterOthers(paths, state, agents));
  if (isSpent) return endNow(paths, session);
  const isOver = agentsAtWork(paths).length === 0;
  // An answer that was taken before brings nothing, unless the session waits for just this call.
  if (steps.every(({ forPerson }) => forPerson !== undefined) && !(isOver && readWait(paths)?.kind === 'input')) {
    const forPerson = steps.flatMap((step) => step.forPerson ?? []).join(' ');
    const answer = held(paths, forPerson === '' ? `Taken already: ${namesOf(agents)}.` : forPerson);
    return { ...answer, goOn: steps.flatMap(({ text }) => text).join('\n\n'), ...(isOver && { isWatched: true }) };
  }
  clearWait(paths);
  const next: CallAnswer = steps.some(({ recorded }) => recorded?.brought !== undefined)
    ? await goOn(paths, session, isUnattended)
    : nothing;
  if (next.atWork !== undefined) return next;
  const facts = steps.flatMap(({ text, recorded }) => [
    ...text,
    (next.goOn === undefined ? recorded?.text : recorded?.brought) ?? '',
  ]);
  const said = paragraphs(facts);
  const place = worksOnFeatures
    ? `results are in ${paths.folder}/progress.txt and ${paths.folder}/proofs/`
    : `\`autonomous-workflow evidence --iteration ${state.iteration}\` prints all of it`;
  if (next.goOn === undefined) return { ...next, goOn: within(longestText, said, place) };
  const room = longestText - next.goOn.length;
  return { ...next, goOn: said === '' ? next.goOn : `${within(room, said, place)}\n\n${next.goOn}` };
}

/** The news of an agent whose workflow has ended needs no turn. */
const overAndDone = {
  ...nothing,
  atWork: 'The workflow has ended: there is nothing to do.',
  isWatched: true,
} satisfies CallAnswer;

/** The agents of ours among these, which have ended: the hook of a hand-in may have been killed before it stored that, or not run yet. */
async function agentsEnded(paths: WorkflowPaths, ids: readonly string[], now: Date): Promise<AgentRow[]> {
  const agents = agentRows(paths).filter(({ id }) => ids.includes(id));
  for (const one of agents.filter(({ ended_at }) => ended_at === null)) await noteEnded(paths, one, now);
  return agents;
}

const featuresOf = (state: WorkflowState, agents: readonly AgentRow[]) =>
  new Set(phaseTraits[state.current_phase].worksOnFeatures ? agents.flatMap((one) => featureOf(one) ?? []) : []);

/**
 * Why an agent that has ended asks for no step of the session, so that nobody need hear of it: another one calls, it came late, or the
 * workflow has ended. Of agents of an iteration that end together, the first to ask when all have ended is the one that calls.
 */
export async function noNewsOf(paths: WorkflowPaths, id: string): Promise<string | undefined> {
  const agents = await agentsEnded(paths, [id], new Date());
  if (agents.length === 0) return undefined;
  const state = await readState(paths);
  if (state.status !== 'in_progress') return overAndDone.atWork;
  const features = [...featuresOf(state, agents)];
  const waits = features.length === 0 ? await waitedFor(paths, state, agents) : undefined;
  if (waits !== undefined) return waits;
  const isAwaited = readWait(paths)?.kind === 'input' && agentsAtWork(paths).length === 0;
  if (isAwaited) return undefined;
  if (agents.some((one) => isOfWave(one, state.iteration)))
    return (await callsForAll(paths, id)) ? undefined : `Taken already: ${namesOf(agents)}.`;
  const late = features.map((feature) => lateness(paths, feature, agents));
  return late.every((one) => one !== undefined) ? (late[0] ?? 'It came late.') : undefined;
}

/**
 * Makes the session that drove a workflow to its end its user's own again, who has typed something: until then no news of an agent and no
 * tool call makes it pay for more. Returns false for a workflow in progress.
 */
export async function leaveEnded(paths: WorkflowPaths, sessionId: string): Promise<boolean> {
  const state = await readState(paths).catch(() => undefined);
  if (state === undefined || state.status === 'in_progress') return false;
  // The news of agents at work is still held back.
  if (agentsAtWork(paths).length === 0) forgetSession(paths, sessionId);
  else noteTyped(paths);
  return true;
}

/** Ends the workflow, whose budget is used up, without another request. */
async function endNow(paths: WorkflowPaths, session: Session): Promise<CallAnswer> {
  const answer = await afterTurn(
    paths,
    session,
    agentsAtWork(paths).map(({ id }) => id),
  );
  return {
    ...answer,
    goOn: undefined,
    atWork: answer.messages.join('\n') || 'The workflow has ended.',
    isWatched: true,
  };
}

/** Keeps the report from the session, with a line for a person: nothing is to be done. */
function held(paths: WorkflowPaths, atWork: string): CallAnswer {
  return { ...nothing, goOn: `${atWork} End your turn.`, atWork, isWatched: isWatched(paths) };
}

/** The text, truncated to `room`, with the place of the whole text. */
function within(room: number, text: string, place: string): string {
  if (text.length <= room) return text;
  const more = `Cut here; ${place}.`;
  return [cut(text, Math.max(0, room - more.length)), more].filter((part) => part !== '').join('\n');
}

/** The agents that the session still waits for; undefined when there is something to do now, or no agent at work that would call again. */
async function waitedFor(
  paths: WorkflowPaths,
  state: WorkflowState,
  answered: readonly AgentRow[],
): Promise<string | undefined> {
  const others = agentsAtWork(paths).filter(({ id }) => answered.every((one) => one.id !== id));
  if (others.length === 0) return undefined;
  const waits = `Still at work: ${namesOf(others)}. Claude goes on when they are done.`;
  // The call for another agent, which ended at the same time, has handled these answers.
  if (answered.every((one) => isOfEarlierIteration(one, state.iteration))) return waits;
  const step = await waveStep(paths, state, others);
  return step === 'start' || step === 'record' ? undefined : waits;
}

/** The step that follows for the iteration as a whole while these agents are at work. */
async function waveStep(
  paths: WorkflowPaths,
  state: WorkflowState,
  atWork: readonly AgentRow[],
): Promise<ReturnType<typeof stepOfWave>> {
  const { iteration } = state;
  const { assignments } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, iteration);
  const isCoding = isWorkedOn(paths, state);
  return stepOfWave({ iteration, isRecorded: isRecorded(state), assignments, finished, atWork, isCoding });
}

/** Whether a feature is in progress, whose verification records the iteration. */
function isWorkedOn(paths: WorkflowPaths, { current_phase }: WorkflowState): boolean {
  const { worksOnFeatures } = phaseTraits[current_phase];
  return (
    worksOnFeatures &&
    implementationStatus(paths).list?.features.some(({ status }) => status === 'in_progress') === true
  );
}

/** A step that was taken, and the record of the iteration if it was the last one. */
interface Step {
  text: string[];
  /** The same for a person, if the session has to wait for another agent. */
  forPerson?: string[] | undefined;
  recorded: VerifiedAndRecorded['recorded'];
}

/** Why agents that worked on a feature came too late; undefined when their answer is news. */
function lateness(paths: WorkflowPaths, id: string, agents: readonly AgentRow[]): string | undefined {
  const feature = featureNamed(paths, id);
  if (feature?.status !== 'in_progress')
    return `The work on ${id} is over: its agent came late, and nothing is to be done about it.`;
  // The end of the attempt has given the next step already.
  if (agents.every((one) => isOfEarlierAttempt(one, feature)))
    return `An agent of an earlier attempt at ${feature.id} came late: nothing is to be done about it.`;
  // Verification is refused while agents are at work, so a later one has included their answers.
  const ended = agents.map((one) => one.ended_at ?? '').sort();
  return ended[0] !== '' && isStepNamed(paths, feature.id, ended.at(-1) ?? '')
    ? `The answer about ${feature.id} was taken before.`
    : undefined;
}

async function afterFeatureAgent(paths: WorkflowPaths, id: string, agents: readonly AgentRow[]): Promise<Step> {
  const late = lateness(paths, id, agents);
  // It changes nothing any more.
  if (late !== undefined) return { text: [late], forPerson: [late], recorded: undefined };
  try {
    const { notices, text, forPerson, recorded } = await verifyAndRecord(
      paths,
      featureNamed(paths, id)?.id ?? id,
      new Date(),
    );
    return { text: [...notices, ...text], forPerson: notices.length === 0 ? forPerson : undefined, recorded };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { text: [describeError(error)], recorded: undefined };
  }
}

/** The step after agents that work for the iteration as a whole: researchers, architects and critics. */
async function afterOthers(paths: WorkflowPaths, state: WorkflowState, agents: readonly AgentRow[]): Promise<Step> {
  // Agents of the report: their work is recorded, which gives the next step.
  const isOfReport = agents.some(({ agent }) => agent !== 'acceptance-judge' && comesLast({ agent }));
  const step = isRecorded(state) && isOfReport ? 'record' : await waveStep(paths, state, agentsAtWork(paths));
  // An agent that has ended without a hand-in is started anew.
  if (step === 'start') return { text: [await briefOf(paths, state)], recorded: undefined };
  const isFree = !agentsAtWork(paths).some((one) => isOfWave(one, state.iteration));
  const recorded = step === 'record' && isFree ? await recordForSession(paths) : undefined;
  return { text: [], recorded: recorded && { ...recorded, text: `${hasRun}\n\n${recorded.text}` } };
}

const hasRun = '`autonomous-workflow record` has run:';

/** Begins the next iteration, as the end of the session's turn would. */
async function goOn(paths: WorkflowPaths, session: Session, isUnattended: boolean): Promise<CallAnswer> {
  const before = await readState(paths);
  const isHere = before.driver === 'in-session' && isRecorded(before) && agentsAtWork(paths).length === 0;
  if (!isHere || isInputWaiting(readTailWith(session.transcript, queueOperation), lastTurnEnd(paths))) return nothing;
  const now = new Date();
  // `claude -p` prints the last answer of Claude, so there the turn that gives it ends the workflow.
  if (isUnattended && !isFollowed(before, elapsedHours(before, now))) return nothing;
  const end = await endTurn(paths, { session, now, agentTasks: [], inputWaiting: false });
  const answer = await answerTo(paths, end, now);
  if (end.message !== undefined)
    return {
      ...answer,
      goOn: saying(end.message, answer.closing),
      atWork: answer.messages.join('\n'),
      isWatched: true,
    };
  const state = await readState(paths);
  if (end.goOn === undefined || state.iteration === before.iteration) return answer;
  const { begun, notices, refusal } = await beginFeaturesNow(paths, state);
  const brief = await briefOf(paths, await readState(paths), begun);
  // The person reads it, too: for example that tests failed before any feature.
  return {
    ...answer,
    messages: [...answer.messages, ...notices],
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
