import type { DocumentTask } from '../research/phase.ts';
import { pluginRoot, type WorkflowPaths } from '../files/paths.ts';
import { allowance } from '../loop/rules/budgets.ts';
import { appendEvent } from '../journal/journal.ts';
import { awaitsCall, noteListed } from '../loop/agents.ts';
import { callsWaiting, isInputWaiting, queueOperation, tasksNamed } from '../session/rules/task-notification.ts';
import { asWriter, changeState, commitState, type IterationRuntime, writeIterationRuntime } from '../loop/workflow.ts';
import { clearWait, leaveOut, noteLife, readWait, writeWait } from '../loop/waiting.ts';
import type { Wait } from '../loop/rules/waiting.ts';
import { closingUsd, leaveSpend, markIteration, spentState } from '../spend/spend.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { describeError, excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { elapsedHours, type WorkflowState, completes, isSearching } from '../loop/rules/state.ts';
import { findEnding, moveTaskToDone } from '../loop/steering.ts';
import { cancelRalphLoop, findRalphLoop, loopAround } from '../session/ralph-loop.ts';
import { readLease, forgetSession, writeLease } from '../session/lease.ts';
import { hasGoal } from '../goal/has-goal.ts';
import { lastTurnEnd, noteTurn, wasActive } from '../session/activity.ts';
import {
  type Ending,
  lineToGoOn,
  leftUndone,
  mostRepairs,
  occasionsOf,
  resultOfTurn,
  brokenPromise,
  type Effect,
  type Facts,
  judgeTurn,
  type Reply,
} from '../loop/rules/decide.ts';
import { counted, paragraphs } from '../base/text.ts';
import { type EndReason, modeOf, phaseTraits, statusAfter } from '../base/vocabulary.ts';
import { readFreshOutlook } from '../research/outlook-file.ts';
import {
  briefOf,
  catchUp,
  readIterationRuntime,
  startIteration,
  takeLeft,
  takeNotices,
  takeUrgentRedirects,
  type VerifiedIteration,
  verifyIteration,
} from './turn.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript.ts';
import { redirection } from '../loop/rules/brief.ts';
import { searchPauseSeconds } from '../research/rules/searches.ts';
import { existsSync, statSync } from 'node:fs';
import { acquireLease, releaseWorkflow, type Session } from '../loop/list.ts';
import { join, relative } from 'node:path';
import { notesOnReport } from '../report/compilation.ts';

interface Turn {
  session: Session;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks?: readonly string[];
  /** The last answer of the session, where it is known. */
  said?: string;
  /** Typed text, or Claude Code's report on an agent, waits for the end of the turn. */
  inputWaiting?: boolean;
  /** Whether the session has no terminal, and prints only its last answer. */
  isUnattended?: boolean;
  /** Milliseconds since the epoch: text typed before was answered. Undefined where the session does not rest now. */
  restsSince?: number;
  /** Whether Claude Code shows the answer, so that its terminal can notify. */
  isShown?: boolean;
  /** The judgement by `autonomous-workflow run` after a session has ended; undefined in the session. */
  between?: {
    /** Whether the next iteration begins now; one that failed is closed in any case. */
    begins: boolean;
    /** Whether the iteration has lost too many sessions and is given up. */
    isExhausted: boolean;
  };
}

/** The next step, as the session and its user hear of it. */
export interface StepAnswer {
  reply: Reply;
  /** The text with which the session continues; undefined when it stops or waits. */
  goOn?: string | undefined;
  notices: string[];
  /** The message of an end, or of a loop that is gone. */
  message?: string | undefined;
  /** The workflow and the loop around it have ended: no other hook may request a turn. */
  endsLoop?: boolean | undefined;
  /** The last lines of the session's last answer, if it is over. */
  closing?: string | undefined;
  /** The reason why the session waits, if it rests. */
  wait?: Wait | undefined;
  /** A notification for the terminal; empty for none. */
  terminalSequence: string;
}

export const messagesOf = ({ notices, message }: Pick<StepAnswer, 'notices' | 'message'>): string[] =>
  message === undefined ? notices : [...notices, message];

/** The part of a hook's output that the user sees: its messages, and a notification of the terminal. */
export const shownOf = (answer: StepAnswer): { systemMessage?: string; terminalSequence?: string } => ({
  ...(messagesOf(answer).length > 0 && { systemMessage: messagesOf(answer).join('\n') }),
  ...(answer.terminalSequence !== '' && { terminalSequence: answer.terminalSequence }),
});

const nothing: StepAnswer = { reply: { kind: 'leave' }, notices: [], terminalSequence: '' };

/**
 * The next step of a workflow: brings it up to date, decides, and carries the decision out, under the lock, so that a second process sees
 * its result. The same for the end of a turn, the waiter, the news of agents and `run`.
 */
export async function step(paths: WorkflowPaths, turn: Turn): Promise<StepAnswer> {
  const now = new Date();
  await takeLeft(paths, now);
  return asWriter(paths, async () => {
    const { session, agentTasks = [], restsSince, isShown = true } = turn;
    // Another session may have taken it over while we waited for the lock.
    const lease = readLease(paths);
    if (lease === undefined) acquireLease(paths, now, session, 'its lease was lost');
    else if (lease.session !== session.id) return nothing;
    const { configuration, problem, since = 0 } = await currentConfiguration(paths.root);
    const { state: known } = await catchUp(paths, now, session);
    const notices = takeNotices(paths);
    const state = agentTasks.length > 0 ? known : await addFixesForMissedGoal(paths, known, now);
    // Said once: a command has refused what was wrong before.
    if (problem !== undefined && since > lastTurnEnd(paths)) {
      const text = describeError(problem);
      appendEvent(paths, now, { event: 'configuration-refused', problem: text });
      notices.push(`autonomous-workflow goes on with what is valid in the configuration: ${text}`);
    }
    const read = await readFacts(paths, turn, state, now);
    const { decision, effects, reply } = judgeTurn(state, read.facts);
    for (const effect of effects) await carryOut(effect, paths, session, read, now);
    const over = reply.kind === 'over' ? await endWorkflow(paths, now, state, reply) : undefined;
    const goOn = await goOnOf(reply, paths, state, now);
    const { broken } = read.facts;
    if (broken !== null && over === undefined) notices.push(`autonomous-workflow ${state.name}: ${broken}`);
    notices.push(
      ...resultOfTurn(decision, state, read.runtime.problems, await readState(paths)),
      // The last lines of an end have all questions.
      ...(over === undefined ? await askedSinceTurn(paths) : []),
    );
    noteTurn(paths);
    const wait = restsSince === undefined ? undefined : waitOf(reply, agentTasks, restsSince);
    if (wait !== undefined) recordWait(paths, wait);
    const occasions = occasionsOf(decision, state);
    // Loaded only when needed: most turns have no occasion.
    const announce = occasions.length === 0 ? undefined : (await import('../loop/announce.ts')).announce;
    const sequences = occasions.map((one) => announce?.(paths, one, configuration, isShown) ?? '');
    const message = reply.kind === 'leave' ? reply.message : over?.message;
    return { reply, goOn, notices, wait, terminalSequence: sequences.join(''), ...over, message };
  });
}

/** Ends the workflow, with what its user and the session's last answer say of it. */
async function endWorkflow(
  paths: WorkflowPaths,
  now: Date,
  state: WorkflowState,
  { ending, endsLoop, isSaid, closes }: Reply & { kind: 'over' },
): Promise<Pick<StepAnswer, 'endsLoop' | 'message' | 'closing'>> {
  const { message } = await finishWorkflow(paths, now, ending);
  const closing = (await closingLines(paths, state, ending.reason)).join('\n');
  const whole = `autonomous-workflow ${state.name} ended (${ending.reason}). ${message}\n${closing}`;
  return { endsLoop, message: isSaid ? undefined : whole, closing: closes ? closing : undefined };
}

interface ReadFacts {
  facts: Facts;
  /** The runtime of the iteration if the session continues; no agent is at work then. */
  runtime: IterationRuntime;
  documentTask: DocumentTask | undefined;
}

/** The one list of facts from which what follows is decided. The caller holds the workflow's lock. */
async function readFacts(paths: WorkflowPaths, turn: Turn, state: WorkflowState, now: Date): Promise<ReadFacts> {
  const { session, between, said, inputWaiting = false, isUnattended = false, agentTasks = [] } = turn;
  const { configuration } = await currentConfiguration(paths.root);
  const runtime = await readIterationRuntime(paths, state);
  const idleTurns = wasActive(paths) ? 0 : runtime.idleTurns;
  // Nothing is read or judged while agents work.
  const isJudged = agentTasks.length === 0 && state.status === 'in_progress';
  const verified: Verified = isJudged ? await verifyIteration(paths, state, runtime).catch(brokenFile) : nothingFound;
  const { problems, documentTask, ending } = verified;
  const loop = findRalphLoop(readLease(paths)?.folder ?? paths.root, session.id);
  const facts: Facts = {
    ending: ending ?? (await findEnding(paths)),
    runningAgents: agentTasks.length,
    inputWaiting,
    problems,
    // Rounds of checks and critics are counted separately, and end after a few.
    repairs: between?.isExhausted === true ? mostRepairs : documentTask === undefined ? runtime.repairs : 0,
    idleTurns,
    hours: elapsedHours(state, now),
    closingUsd: closingUsd(paths, state.driver, isUnattended),
    pace: configuration,
    pause: searchPause(paths, state, between !== undefined),
    loop: loop ?? null,
    between: between ?? null,
    broken: brokenPromise(state, loop, said) ?? null,
    wasTold: lastTurnEnd(paths) > Date.parse(state.updated_at),
    isPaid: allowance(state, now).kind !== 'nothing',
  };
  return { facts, runtime: { ...runtime, idleTurns: idleTurns + 1, problems }, documentTask };
}

type Verified = VerifiedIteration & { ending?: Ending };
const nothingFound: Verified = { problems: [], documentTask: undefined };

/** A file that is broken beyond repair ends the workflow. */
function brokenFile(error: unknown): Verified {
  if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
  return { ...nothingFound, ending: { reason: 'invalid_state', message: describeError(error) } };
}

/**
 * The pause while web search fails, if the next iteration needs it.
 * @param isBetweenSessions whether the next iteration has its own session.
 */
function searchPause(paths: WorkflowPaths, state: WorkflowState, isBetweenSessions: boolean): Facts['pause'] {
  const outage = isSearching(state) ? readFreshOutlook(paths)?.outage : undefined;
  if (outage == null) return null;
  const refills = process.env.CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR;
  return { seconds: searchPauseSeconds(outage, isBetweenSessions, refills), why: outage.why };
}

/** The state after an iteration with which coding would be complete: missed checks of the goal become a feature, or a question. */
async function addFixesForMissedGoal(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<WorkflowState> {
  if (!completes(state) || !hasGoal(paths) || !phaseTraits[state.current_phase].worksOnFeatures) return state;
  const { begun_at } = await readIterationRuntime(paths, state);
  return spentState(paths, await (await import('./features.ts')).fixGoal(paths, state, begun_at, now));
}

async function carryOut(
  effect: Effect,
  paths: WorkflowPaths,
  session: Session,
  { runtime, documentTask }: ReadFacts,
  now: Date,
): Promise<void> {
  switch (effect.kind) {
    case 'send-back':
      appendEvent(paths, now, { event: 'sent-back', iteration: runtime.iteration, problems: [...effect.problems] });
      documentTask?.note();
      // A repaired document has to be compiled and recorded again, which may be forgotten once more.
      writeIterationRuntime(paths, { ...runtime, repairs: documentTask === undefined ? runtime.repairs + 1 : 0 });
      break;
    case 'count':
      writeIterationRuntime(paths, runtime);
      break;
    case 'drive':
      await changeState(paths, now, (before) => ({ state: { ...before, driver: 'in-session' } }));
      break;
    case 'begin':
      await startIteration(paths, now, { failed: effect.failed, ended: runtime, isLastTurn: effect.isLastTurn });
      break;
    case 'release':
      await releaseWorkflow(paths, now, session.id, 'ralph-loop ended');
      forgetSession(paths, session.id);
  }
}

async function goOnOf(reply: Reply, paths: WorkflowPaths, { iteration }: WorkflowState, now: Date) {
  if (reply.kind === 'brief') return [...reply.words, await briefOf(paths, await readState(paths))].join('\n\n');
  if (reply.kind !== 'words') return undefined;
  const redirects = await takeUrgentRedirects(paths, iteration, now);
  return [...reply.words, ...(redirects.length > 0 ? [redirection({ redirects })] : [])].join('\n\n');
}

/** The questions that were asked since the last turn ended: only here the session's terminal can show them. */
async function askedSinceTurn(paths: WorkflowPaths): Promise<string[]> {
  const since = lastTurnEnd(paths);
  // The time of a view is a whole second.
  if ((statSync(paths.escalations, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity) < since - 1_000) return [];
  const { openEscalations } = await import('../loop/escalations.ts');
  const asked = openEscalations(paths).filter(({ opened_at }) => Date.parse(opened_at) > since);
  const answer = `→ Answer in a terminal: "${join(pluginRoot(), 'bin', 'autonomous-workflow')}" resolve ${paths.name}`;
  return asked.map(({ text }) => `autonomous-workflow ${paths.name} needs you: ${excerpt(text)}\n${answer}`);
}

function recordWait(paths: WorkflowPaths, wait: Wait): void {
  writeWait(paths, wait);
  if (wait.kind !== 'pause') return;
  const until = new Date(wait.until).toISOString();
  appendEvent(paths, new Date(), { event: 'waits', for: wait.why ?? 'the next iteration', until });
}

function waitOf(reply: Reply, tasks: readonly string[], since: number): Wait {
  const turn = Date.now();
  if (reply.kind === 'wait')
    return tasks.length > 0 ? { kind: 'agents', turn, tasks: [...tasks] } : { kind: 'input', turn, since };
  if (reply.kind !== 'pause') return { kind: 'busy', turn };
  const { seconds, failed, why } = reply;
  return { kind: 'pause', turn, until: turn + seconds * 1000, failed, ...(why !== undefined && { why }) };
}

/**
 * Handles the end of a turn of a session that drives a workflow. It never throws: a hook that only fails would end the workflow in silence.
 */
export async function afterTurn(
  paths: WorkflowPaths,
  session: Session,
  agentTasks: readonly string[],
  { isUnattended = false, said = '' }: Pick<Turn, 'isUnattended' | 'said'> = {},
): Promise<StepAnswer> {
  try {
    const now = new Date();
    await noteLife(paths);
    const before = readWait(paths);
    // The old reason is removed first, so that the waiter of this turn does not read the verdict on the turn before.
    clearWait(paths);
    const since = lastTurnEnd(paths);
    // The session could do nothing while it waited for the API.
    if (before?.kind === 'api') await leaveOut(paths, before.since, before.until);
    const queue = readTailWith(session.transcript, queueOperation);
    const calls = callsWaiting(queue);
    const owner = { session: session.id, process: session.process };
    return await step(paths, {
      session,
      agentTasks: await noteListed(paths, owner, agentTasks, now),
      said,
      // The call for ended agents takes the next step: asking for it now would cost another request.
      inputWaiting: isInputWaiting(queue, since) || (calls.length > 0 && awaitsCall(paths, tasksNamed(calls))),
      isUnattended,
      restsSince: since,
    });
  } catch (error) {
    // The answer when the turn could not be judged; only once when the workflow is gone.
    if (!stateExists(paths)) forgetSession(paths, session.id);
    const problem = describeError(error);
    await (await import('../loop/announce.ts')).notifyPerson(paths, { kind: 'cannot-go-on', problem });
    const notices = [`autonomous-workflow cannot go on: ${problem}`];
    return { ...nothing, notices };
  }
}

/** The message of an end with an instruction for the session's last answer. */
export function saying(message: string, closing: string | undefined): string {
  const lines = closing?.includes('\n') ? 'these lines' : 'this line';
  const end = closing === undefined ? '.' : `, and end your answer with ${lines}:\n${closing}`;
  return paragraphs([message, `The workflow is over. Say so in a sentence${end}`]);
}

/**
 * Ends a workflow for any reason: restores the last report that compiles, writes the state, and cancels the ralph-loop around it. A
 * workflow that has already ended is unchanged, unless `again` is set. `message` includes the notes, without the command that goes on.
 */
export async function finishWorkflow(
  paths: WorkflowPaths,
  now: Date,
  { reason, message, goOnLine }: Ending,
  { again = false } = {},
): Promise<{ ended: boolean; notes: string[]; message: string }> {
  const finish = await asWriter(paths, async () => {
    const state = await readState(paths);
    const ended = again || state.status === 'in_progress';
    const notes = ended ? await notesOnReport(paths, state, now) : [];
    const kept = [message, ...notes].join(' ');
    if (ended) await noteEnd(paths, now, state, reason, goOnLine === undefined ? kept : `${kept} ${goOnLine}`);
    const moved = ended && reason === 'complete' ? await moveTaskToDone(paths) : undefined;
    const hints = moved === undefined ? [] : [moved];
    const loop = loopAround(paths);
    if (loop !== undefined) {
      cancelRalphLoop(loop);
      appendEvent(paths, now, { event: 'loop-cancelled', file: loop.file });
    }
    return { ended, notes: [...notes, ...hints], message: [kept, ...hints].join(' ') };
  });
  if (finish.ended) await (await import('../overview/digest.ts')).writeDigest(paths, now);
  return finish;
}

/** Ends a workflow in one write, and releases its lease, so that a resuming session need not wait. The caller holds the lock. */
async function noteEnd(paths: WorkflowPaths, now: Date, known: WorkflowState, reason: EndReason, message: string) {
  markIteration(paths, null, now);
  const lease = readLease(paths);
  if (lease?.released === null) writeLease(paths, { ...lease, released: 'ended' });
  const over = { status: statusAfter(reason), end_reason: reason, end_message: message, updated_at: now.toISOString() };
  commitState(paths, now, { ...spentState(paths, known), ...over }, { event: 'ended', reason, message });
  if (lease !== undefined) await leaveSpend(paths, lease.session, now);
}

/**
 * The last lines of a session when its workflow ends: questions for the user, what was not done and the line that goes on, and the files
 * to open.
 */
export async function closingLines(paths: WorkflowPaths, state: WorkflowState, reason: EndReason): Promise<string[]> {
  const asked = (await import('../loop/escalations.ts')).askedLines(paths);
  const undone = leftUndone(state, reason);
  const isOver = undone === '' && reason === 'complete' && modeOf(state.workflow_type) !== 'research-and-plan';
  const goesOn = isOver || reason === 'cancelled' ? [] : [lineToGoOn(state, reason)];
  return [
    ...(asked.length === 0 ? [] : ['Questions that only you can answer:', ...asked]),
    ...(undone === '' ? [] : [`Not done: ${undone}.`]),
    ...goesOn,
    resultLine(paths, state),
  ];
}

/** The last line of a session: the commits, and the files to open. The digest, which is written at the end, is always the last of them. */
function resultLine(
  { root, base, planPdf, reportPdf, reportHtml, report }: WorkflowPaths,
  { features_complete: passed }: WorkflowState,
): string {
  const there = [reportHtml, planPdf, reportPdf, report].filter((file) => existsSync(file)).slice(0, 3);
  const files = [...there, join(base, 'digest.md')].map((file) => relative(root, file));
  const code = passed === 0 ? [] : [`the commits of ${counted(passed, 'feature')} (git log)`];
  return `Result: ${[...code, ...files].join(', ')}`;
}
