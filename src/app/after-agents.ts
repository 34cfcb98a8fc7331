import { implementationStatus } from '../coding/implementation-status.ts';
import { paragraphs } from '../base/text.ts';
import { isOfEarlierAttempt } from '../coding/late-work.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { isStepNamed } from '../coding/verify-feature.ts';
import { cut, describeError, isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, noteAgentEnded, startedAgents } from '../loop/agents-at-work.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import type { Session } from '../loop/ownership.ts';
import { featureOf, isOfEarlierIteration, worksForIteration, type StartedAgent } from '../loop/rules/agents-at-work.ts';
import { allowance } from '../loop/rules/allowance.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { forgetSession } from '../session/pointer.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { updateSpend } from '../spend/spend.ts';
import { clearWait } from '../loop/waiting.ts';
import { readState } from '../loop/state-file.ts';
import { lastTurnEnd } from '../session/activity.ts';
import { comesLast, isBeside } from '../session/rules/agents.ts';
import { callsWaiting, isInputWaiting, queueOperation, tasksNamed } from '../session/rules/typed-input.ts';
import { readTailWith } from '../session/transcript-tail.ts';
import { answerCall, isWatched } from '../session/waiter.ts';
import { afterTurn, answerTo, saying, type TurnAnswer } from './after-turn.ts';
import type { BegunFeatures } from '../coding/begin-features.ts';
import { stepOf } from '../coding/rules/scrutiny-assignments.ts';
import { beginFeaturesOf, recordForSession, verifyAndRecord, type VerifiedAndRecorded } from './features.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { readOrRestoreState } from './restore.ts';
import { briefOf } from './turn.ts';
import { endTurn } from './turn-end.ts';
import { phaseTraits } from '../base/vocabulary.ts';

/** Claude Code truncates longer texts of a hook. */
const longestText = 9_900;

const nothing: TurnAnswer = { messages: [], terminalSequence: '' };

/** The answer to a call. */
export interface CallAnswer extends TurnAnswer {
  /** The reason for a person why there is nothing to do: other agents will call. */
  atWork?: string;
  /** Whether the session is called again for certain: reports are in Claude Code's queue, or a waiter runs. */
  isWatched?: boolean;
}

/**
 * Takes the next steps when Claude Code reports ended agents to the session: verifies their features, records the iteration if no other
 * work is open, and begins the next one with its features. Each saves the session a request or two; all remain commands.
 * @param ids of the background tasks that have completed.
 */
export async function afterAgents(paths: WorkflowPaths, session: Session, ids: readonly string[]): Promise<CallAnswer> {
  const agents = startedAgents(paths).filter(({ id }) => ids.includes(id));
  if (agents.length === 0) return nothing;
  const now = new Date();
  // The hook of a hand-in may have been killed before it stored the agent's end.
  for (const one of agents.filter(({ ended_at }) => ended_at === null)) await noteAgentEnded(paths, one, now);
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return overAndDone(paths, session);
  const spend = await updateSpend(paths, state, session.id, session.transcript, now, session.usd);
  const isSpent = allowance(withSpend(state, spend), now).kind === 'nothing';
  const { worksOnFeatures } = phaseTraits[state.current_phase];
  const features = new Set(worksOnFeatures ? agents.flatMap((one) => featureOf(one) ?? []) : []);
  const isOfIteration = features.size === 0;
  const queued = isOfIteration ? queuedAgents(paths, session.transcript, state.iteration) : [];
  if (queued.length > 0)
    return {
      ...nothing,
      atWork: `One agent has answered, and ${queued.join(', ')} too: all are taken together, and there is nothing to do.`,
      isWatched: true,
    };
  const atWork = isOfIteration ? await waitedFor(paths, state, agents) : undefined;
  if (atWork !== undefined)
    return {
      ...nothing,
      goOn: `${atWork} End your turn; you are called again.`,
      atWork,
      isWatched: isSpent || isWatched(paths),
    };
  // Signals the waiter that this process answers the call, however long that takes.
  answerCall(paths);
  const steps: Step[] = [];
  for (const id of features)
    steps.push(
      await afterFeatureAgent(
        paths,
        id,
        agents.filter((one) => featureOf(one) === id),
      ),
    );
  if (agents.some((one) => worksFor(one, state.iteration))) steps.push(await afterOthers(paths, state, agents));
  if (isSpent) return endSpent(paths, session);
  if (steps.length > 0 && steps.every(({ forPerson }) => forPerson !== undefined))
    return {
      ...nothing,
      goOn: steps.flatMap(({ text }) => text).join('\n\n'),
      atWork: steps.flatMap(({ forPerson = [] }) => forPerson).join(' '),
    };
  clearWait(paths);
  const next = steps.some(({ recorded }) => recorded?.brought !== undefined) ? await goOn(paths, session) : nothing;
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

/** The news of an agent whose workflow has ended needs no turn; the last one lets the session go. */
function overAndDone(paths: WorkflowPaths, session: Session): CallAnswer {
  if (agentsAtWork(paths).length === 0) forgetSession(paths, session.id);
  return { ...nothing, atWork: 'The workflow has ended: there is nothing to do.', isWatched: true };
}

/** Ends the workflow whose budget its agents have used up, without another request. */
async function endSpent(paths: WorkflowPaths, session: Session): Promise<CallAnswer> {
  const answer = await afterTurn(
    paths,
    session,
    agentsAtWork(paths).map(({ id }) => id),
  );
  return {
    ...answer,
    goOn: undefined,
    atWork: answer.messages.join('\n') || 'The budget is used up.',
    isWatched: true,
  };
}

/** The assignments of this iteration whose agents' reports follow the present one in the queue; the last of them handles all. */
function queuedAgents(paths: WorkflowPaths, transcript: string, iteration: number): string[] {
  const named = tasksNamed(callsWaiting(readTailWith(transcript, queueOperation))) ?? new Set();
  const agents = startedAgents(paths).filter(({ id }) => named.has(id));
  return agents.filter((one) => worksForIteration(one, iteration)).map(({ about }) => about);
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
  answered: readonly StartedAgent[],
): Promise<string | undefined> {
  const others = agentsAtWork(paths).filter(({ id }) => answered.every((one) => one.id !== id));
  if (others.length === 0) return undefined;
  const atWork = others.map(({ id, about }) => (about === '' ? id : about));
  const waits = `Still at work: ${atWork.join(', ')}.`;
  // The call for another agent, which ended at the same time, has handled these answers.
  if (answered.every((one) => isOfEarlierIteration(one, state.iteration))) return waits;
  const missing = isRecorded(state) ? [] : await missingOf(paths, state);
  // Writers are waited for too: a record would come too early for them.
  const isDue =
    !isRecorded(state) &&
    missing.length === 0 &&
    !isWorkedOn(paths, state) &&
    !others.some((one) => worksFor(one, state.iteration));
  return isDue || !missing.every((id) => atWork.includes(id)) ? undefined : waits;
}

/** The assignments that have not been handed in, without those of agents that come last or write in parallel. */
async function missingOf(paths: WorkflowPaths, state: WorkflowState): Promise<string[]> {
  const { assignments } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  return assignments.filter((one) => !comesLast(one) && !isBeside(one) && !finished.has(one.id)).map(({ id }) => id);
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

/** Whether an agent works for the iteration as a whole; if two end together, the first call may have begun the next one. */
function worksFor(one: StartedAgent, iteration: number): boolean {
  return one.agent === 'feature-decomposer' || worksForIteration(one, iteration);
}

async function afterFeatureAgent(paths: WorkflowPaths, id: string, agents: readonly StartedAgent[]): Promise<Step> {
  const feature = readFeatures(paths).features.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (feature?.status !== 'in_progress')
    return {
      text: [`The work on ${id} is over: its agent came late, and nothing is to be done about it.`],
      recorded: undefined,
    };
  // The end of the attempt has given the next step already.
  if (agents.every((one) => isOfEarlierAttempt(one, feature)))
    return {
      text: [`An agent of an earlier attempt at ${feature.id} came late: nothing is to be done about it.`],
      recorded: undefined,
    };
  // Verification is refused while agents are at work, so a later one has included their answers.
  const ended = agents.map((one) => one.ended_at ?? '').sort();
  if (ended[0] !== '' && isStepNamed(paths, feature.id, ended.at(-1) ?? ''))
    return {
      text: [
        `The answer about ${feature.id} is taken: \`autonomous-workflow feature verify ${feature.id}\` has named the next step, which is taken once. Run it again only if you have not got its answer.`,
      ],
      recorded: undefined,
    };
  try {
    const { notices, text, forPerson, recorded } = await verifyAndRecord(paths, feature.id, new Date());
    return { text: [...notices, ...text], forPerson: notices.length === 0 ? forPerson : undefined, recorded };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { text: [describeError(error)], recorded: undefined };
  }
}

/** The step after agents that work for the iteration as a whole: researchers, architects, critics and answerers. */
async function afterOthers(paths: WorkflowPaths, state: WorkflowState, agents: readonly StartedAgent[]): Promise<Step> {
  // Agents of the report: their work is recorded, which gives the next step.
  const isOfReport = agents.some(({ agent, about }) => agent !== 'acceptance-judge' && comesLast({ agent, id: about }));
  const isDue = isRecorded(state)
    ? isOfReport
    : !isWorkedOn(paths, state) && (await missingOf(paths, state)).length === 0;
  if (!isDue || agentsAtWork(paths).some((one) => worksFor(one, state.iteration)))
    return { text: [], recorded: undefined };
  const recorded = await recordForSession(paths);
  return { text: [], recorded: recorded && { ...recorded, text: `${hasRun}\n\n${recorded.text}` } };
}

const hasRun = '`autonomous-workflow record` has run:';

/** Begins the next iteration, as the end of the session's turn would. */
async function goOn(paths: WorkflowPaths, session: Session): Promise<TurnAnswer> {
  const before = await readState(paths);
  const isHere = before.driver === 'in-session' && isRecorded(before) && agentsAtWork(paths).length === 0;
  if (!isHere || isInputWaiting(readTailWith(session.transcript, queueOperation), lastTurnEnd(paths))) return nothing;
  const now = new Date();
  const end = await endTurn(paths, { session, now, agentTasks: [], inputWaiting: false, hasTurnLeft: true });
  const answer = await answerTo(paths, end, now);
  if (end.outcome.kind === 'leave' && end.outcome.message !== undefined)
    return { ...answer, goOn: saying(end.outcome.message, answer.closing) };
  const state = await readState(paths);
  if (end.outcome.kind !== 'go-on' || state.iteration === before.iteration) return answer;
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
  return beginFeaturesOf(paths, new Date());
}
