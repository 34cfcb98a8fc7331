import { addPause, type Wait } from '../loop/rules/waiting.ts';
import { paragraphs } from '../base/text.ts';
import { callsWaiting, isInputWaiting, queueOperation, tasksNamed } from '../session/rules/typed-input.ts';
import { describeError, excerpt } from '../base/errors.ts';
import { lastTurnEnd } from '../session/activity.ts';
import { awaitsCall, noteListed } from '../loop/agents.ts';
import { takeAsked } from '../loop/asked.ts';
import { appendEvent } from '../journal/journal.ts';
import { forgetSession } from '../session/pointer.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { clearWait, readWait, writeWait } from '../loop/waiting.ts';
import { stateExists } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript-tail.ts';
import type { Session } from '../loop/ownership.ts';
import { changeState } from '../loop/workflow.ts';

import { takeLeft } from './take-left.ts';
import { endTurn, type Outcome, type TurnEnd } from './turn-end.ts';

/** The answer to the end of a turn. */
export interface TurnAnswer {
  /** The text with which the session continues; undefined when it stops or waits. */
  goOn?: string | undefined;
  /** The workflow and the loop around it have ended: no other hook may request a turn. */
  endsLoop?: boolean;
  /** The last line of the session's last answer. */
  closing?: string | undefined;
  /** Sentences for the user. */
  messages: string[];
  /** A notification for the terminal; empty for none. */
  terminalSequence: string;
}

/**
 * Handles the end of a turn of a session that drives a workflow: judges it, stores what the session waits for, and notifies. It
 * never throws: a hook that only fails would end the workflow in silence.
 * @param agentTasks ids of the tasks of agents that are at work in the background.
 * @param isUnattended whether the session has no terminal.
 * @param said the last answer of the session.
 */
export async function afterTurn(
  paths: WorkflowPaths,
  session: Session,
  agentTasks: readonly string[],
  { isUnattended = false, said = '' }: { isUnattended?: boolean; said?: string } = {},
): Promise<TurnAnswer> {
  try {
    const now = new Date();
    const before = readWait(paths);
    // The old reason is removed first, so that the waiter of this turn does not read the verdict on the turn before.
    clearWait(paths);
    const since = lastTurnEnd(paths);
    if (before?.kind === 'api') await countPause(paths, before, now);
    const queue = readTailWith(session.transcript, queueOperation);
    const inputWaiting = isInputWaiting(queue, since);
    const calls = callsWaiting(queue);
    const callWaiting = calls.length > 0 && awaitsCall(paths, tasksNamed(calls) ?? new Set(['']));
    const owner = { session: session.id, process: session.process };
    const atWork = await noteListed(paths, owner, agentTasks, now);
    await takeLeft(paths, now);
    const end = await endTurn(paths, {
      session,
      now,
      agentTasks: atWork,
      said,
      inputWaiting,
      callWaiting,
      isUnattended,
    });
    if (stateExists(paths)) recordWait(paths, end.outcome, since);
    return await answerTo(paths, end, now);
  } catch (error) {
    return cannotGoOn(paths, session, error);
  }
}

/** The words for session and user at the end of a turn. */
export async function answerTo(paths: WorkflowPaths, end: TurnEnd, now: Date): Promise<TurnAnswer> {
  const asked = takeAsked(paths).map((question) => needsYou(paths, question));
  const terminalSequence = end.occasions.length === 0 ? '' : await notify(paths, now, end);
  const ended = end.outcome.kind === 'leave' && end.outcome.message !== undefined ? [end.outcome.message] : [];
  const goOn = end.outcome.kind === 'go-on' ? end.outcome.text : undefined;
  const endsLoop = end.outcome.kind === 'leave' && end.outcome.endsLoop === true;
  const closing = end.outcome.kind === 'leave' ? end.outcome.closing : undefined;
  return { goOn, endsLoop, closing, messages: [...end.notices, ...asked, ...ended], terminalSequence };
}

/** The answer when the turn could not be judged; only once when the workflow is gone. */
async function cannotGoOn(paths: WorkflowPaths, { id }: Session, error: unknown): Promise<TurnAnswer> {
  if (!stateExists(paths)) forgetSession(paths, id);
  const problem = describeError(error);
  (await import('../loop/announce.ts')).announceProblem(paths, new Date(), problem);
  return { messages: [`autonomous-workflow cannot go on: ${problem}`], terminalSequence: '' };
}

/** The message of an end with an instruction for the session's last answer. */
export function saying(message: string, closing: string | undefined): string {
  const lines = closing?.includes('\n') ? 'these lines' : 'this line';
  const end = closing === undefined ? '.' : `, and end your answer with ${lines}:\n${closing}`;
  return paragraphs([message, `The workflow is over. Say so in a sentence${end}`]);
}

function needsYou({ name }: WorkflowPaths, question: string): string {
  return `autonomous-workflow ${name} needs you: ${excerpt(question)}\n→ Answer in a terminal: autonomous-workflow resolve ${name}`;
}

/** Imports the module only when needed: most turns end without an occasion. */
async function notify(paths: WorkflowPaths, now: Date, { occasions, configuration }: TurnEnd): Promise<string> {
  const { announce } = await import('../loop/announce.ts');
  return occasions.flatMap((occasion) => announce(paths, now, occasion, configuration) ?? []).join('');
}

/** Counts the wait after an error of the API as a pause, because the session could do nothing. */
async function countPause(paths: WorkflowPaths, wait: Wait & { kind: 'api' }, now: Date): Promise<void> {
  await changeState(paths, now, (state) => ({ state: addPause(state, wait.since, wait.until, now) }));
}

/**
 * Stores the reason why the session waits, for the waiter process.
 * @param since milliseconds since the epoch: text typed before was answered.
 */
export function recordWait(paths: WorkflowPaths, outcome: Outcome, since: number): Wait {
  const now = new Date();
  const wait = waitOf(outcome, now.getTime(), since);
  writeWait(paths, wait);
  if (wait.kind === 'pause') {
    appendEvent(paths, now, {
      event: 'waits',
      for: wait.why ?? 'the next iteration',
      until: new Date(wait.until).toISOString(),
    });
  }
  return wait;
}

function waitOf(outcome: Outcome, turn: number, since: number): Wait {
  switch (outcome.kind) {
    case 'wait':
      return outcome.tasks.length > 0
        ? { kind: 'agents', turn, tasks: [...outcome.tasks] }
        : { kind: 'input', turn, since };
    case 'pause':
      return {
        kind: 'pause',
        turn,
        until: turn + outcome.seconds * 1000,
        failed: outcome.failed,
        ...(outcome.why !== undefined && { why: outcome.why }),
      };
    case 'go-on':
    case 'leave':
      return { kind: 'busy', turn };
  }
}
