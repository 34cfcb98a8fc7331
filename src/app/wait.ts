import type { WorkflowPaths } from '../files/paths.ts';
import {
  AwakeClock,
  becomeWaiter,
  isCallAnswered,
  isWaiter,
  lastAgentSign,
  lastTurnEnd,
  modified,
  stopwatch,
  writeHeartbeat,
} from '../session/activity.ts';
import { agentRows, agentsAtWork, giveUp, rowOf, unansweredAgents } from '../loop/agents.ts';
import { notifyPerson } from '../loop/announce.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { callsWaiting, hasTurnBegun, isInputWaiting, tasksNamed } from '../session/rules/task-notification.ts';
import type { Session } from '../loop/list.ts';
import { clockTime } from '../base/figures.ts';
import { finishWorkflow, step } from './step.ts';
import { capitalized, counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { excerpt } from '../base/errors.ts';
import { featureOf, comesLast } from '../loop/rules/agents.ts';
import { findEnding } from '../loop/steering.ts';
import { isAlive } from '../files/lock.ts';
import {
  judgeWait,
  type Signs,
  type Wait,
  type WaitVerdict,
  askAgainAt,
  structuredReset,
} from '../loop/rules/waiting.ts';
import { briefOf, readOrRestoreState, readWave, startIteration, takeLeft } from './turn.ts';
import { readLease } from '../session/lease.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { readTranscriptTail } from '../session/transcript.ts';
import { leaveOut, noteLife, readWait, writeWait } from '../loop/waiting.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMilliseconds = 1_000;
/** After the first minute a delay of seconds does not matter, while polling drains a laptop's battery. */
const laterPollMilliseconds = 5_000;
const soonMilliseconds = 60_000;

interface WaitingSession {
  paths: WorkflowPaths;
  /** The wait ends when its process has exited. */
  session: Session;
  /** Whether there is no terminal: Claude Code then waits for this process first, while its agents work. */
  isUnattended: boolean;
}

/** The cause of the wait: a turn has ended, maybe with the start of its last agent; or the API answered with an error. */
type Occasion = { isLaunch: boolean } | { kind: string; message: string };

/** The next step: the text that wakes the session, another reason to wait, or undefined when nothing is to be done here. */
type Next = string | Wait | undefined;

/** How a wait ends: with the text that wakes the session, by news that calls it; undefined when another process or turn takes over. */
type Waited = { wake: string } | 'called' | undefined;

/**
 * Waits after a turn, as the only waiter, and continues the workflow when the reason is over or no other process does. Without a terminal
 * Claude Code waits for this process before it does anything else: it waits only for a pause or agents.
 */
export async function watchSession(waiting: WaitingSession, occasion: Occasion): Promise<Waited> {
  const { paths } = waiting;
  const isOfApi = 'kind' in occasion;
  if (isOfApi && (await readOrRestoreState(paths, new Date())).status !== 'in_progress') return undefined;
  becomeWaiter(paths);
  return waitFor(
    waiting,
    isOfApi ? await waitForApi(waiting, occasion) : await waitOfThisTurn(waiting, occasion.isLaunch),
  );
}

/** Waits beside a session without a terminal whose turn has not begun, while its agents work. */
export async function waitForAgents(waiting: WaitingSession): Promise<Waited> {
  becomeWaiter(waiting.paths);
  const tasks = agentsAtWork(waiting.paths).map(({ id }) => id);
  return waitFor(waiting, { kind: 'agents', turn: Date.now(), tasks });
}

async function waitFor(waiting: WaitingSession, first: Next): Promise<Waited> {
  const { paths, isUnattended } = waiting;
  let next = first;
  while (typeof next === 'object' && (!isUnattended || next.kind === 'pause' || isHeld(paths, next))) {
    const wait: Wait = next;
    const verdict = await waitOut(waiting, wait);
    if (verdict !== 'wake') return verdict;
    next = await afterWait(wait, waiting);
    if (typeof next === 'string') appendEvent(paths, new Date(), { event: 'woken', why: wait.kind });
  }
  return typeof next === 'string' ? { wake: next } : undefined;
}

/**
 * Without a terminal: whether a hook holds the session while agents work, because only their news would call it otherwise. `run` watches the
 * agents of its sessions itself.
 */
export const isHeld = (paths: WorkflowPaths, wait: Wait | undefined): boolean =>
  wait?.kind === 'agents' && readLease(paths)?.driver !== 'headless';

/** Waits as long as the session waits for this reason; undefined when it is not ours any more, or goes on by itself. */
async function waitOut(waiting: WaitingSession, wait: Wait): Promise<'wake' | 'called' | undefined> {
  const { paths, session } = waiting;
  const isOurs = () => {
    const lease = readLease(paths);
    const isThere = process.ppid === session.process && isAlive(session.process);
    return isThere && isWaiter(paths) && stateExists(paths) && lease?.session === session.id && lease.released === null;
  };
  const clock = new AwakeClock();
  const [sign, change] = [stopwatch(), stopwatch()];
  while (isOurs()) {
    const awake = clock.read();
    // A wait that does not count is left out as a whole.
    if (wait.kind === 'api' || (wait.kind === 'pause' && wait.why !== undefined)) writeHeartbeat(paths);
    else await noteLife(paths);
    // Unreadable files are read again a moment later, because a person may be editing them.
    const verdict = await verdictOn(waiting, wait, (lastSign, lastChange) => ({
      silence: sign(lastSign, awake),
      quiet: change(lastChange, awake),
    })).catch((): WaitVerdict => 'sleep');
    if (verdict !== 'sleep') return verdict === 'leave' ? undefined : verdict;
    await sleep(awake < soonMilliseconds ? pollMilliseconds : laterPollMilliseconds);
  }
  return undefined;
}

async function verdictOn(
  { paths, session: { transcript }, isUnattended }: WaitingSession,
  wait: Wait,
  silences: (lastSign: number, lastChange: number) => Pick<Signs, 'silence' | 'quiet'>,
): Promise<WaitVerdict> {
  if (isCallAnswered(paths)) return 'sleep';
  if ((await readState(paths)).status !== 'in_progress' || (await endByFile(paths))) return 'leave';
  const lines = readTranscriptTail(transcript);
  const calls = isUnattended ? callsWaiting(lines) : [];
  const { configuration } = await currentConfiguration(paths.root);
  return judgeWait(wait, {
    now: Date.now(),
    ...silences(lastAgentSign(paths, transcript), modified(transcript)),
    turnBegan: hasTurnBegun(lines, wait.turn),
    isCalled: calls.length > 0 && !isReportMissing(paths, wait, calls),
    inputWaiting: wait.kind === 'input' && isInputWaiting(lines, wait.since),
    agentTimeoutMinutes: configuration.agent_timeout_minutes,
  });
}

/** Ends the workflow when a person has added a stop file or moved its task. Returns whether it did. */
export async function endByFile(paths: WorkflowPaths): Promise<boolean> {
  const ending = await findEnding(paths);
  if (ending === null) return false;
  const now = new Date();
  const { ended, message } = await finishWorkflow(paths, now, ending);
  if (ended) await notifyPerson(paths, { kind: 'ended', reason: ending.reason, message });
  return true;
}

/** Claude Code reports an ended agent within this time. */
const reportedWithinMilliseconds = 5_000;

/**
 * Whether to wait for reports of more agents: each call costs a request with the whole conversation, and agents that work for the iteration
 * as a whole are handled together. Agents of features, and those that are started anew, are handled at once.
 */
function isReportMissing(paths: WorkflowPaths, wait: Wait, calls: readonly string[]): boolean {
  const named = tasksNamed(calls);
  if (wait.kind !== 'agents' || named === undefined) return false;
  const isOfFeature = (id: string) => featureOf(rowOf(paths, id)) !== undefined;
  if ([...named].some((id) => isOfFeature(id) || rowOf(paths, id)?.result === 'killed')) return false;
  const isAwaited = (id: string) => {
    const at = rowOf(paths, id)?.ended_at ?? null;
    return at === null || Date.now() - Date.parse(at) < reportedWithinMilliseconds;
  };
  return wait.tasks.some((id) => !named.has(id) && !isOfFeature(id) && isAwaited(id));
}

/** Claude Code writes the error into the transcript a moment after this hook has started. */
const transcriptLagMilliseconds = 1_500;

/** The wait until the API may be asked again, of which no time counts; undefined when a turn has begun meanwhile. */
async function waitForApi(
  { paths, session: { transcript } }: WaitingSession,
  { kind, message }: { kind: string; message: string },
): Promise<Wait | undefined> {
  await sleep(transcriptLagMilliseconds);
  const { configuration } = await currentConfiguration(paths.root);
  const wait = await asWriter(paths, () => {
    if (!isStillOurs(paths)) return undefined;
    const before = readWait(paths);
    const attempt = before?.kind === 'api' ? before.attempt + 1 : 1;
    const resetsAt = structuredReset(readTranscriptTail(transcript));
    const now = Date.now();
    const until = askAgainAt({ kind, resetsAt, attempt }, now, configuration, Math.random());
    const asked = { kind: 'api' as const, turn: now, until, since: now, error: excerpt(message || kind), attempt };
    writeWait(paths, asked);
    return asked;
  });
  if (wait === undefined) return undefined;
  const [now, until] = [new Date(), new Date(wait.until)];
  appendEvent(paths, now, { event: 'waits', for: `the API (${wait.error})`, until: until.toISOString() });
  await notifyPerson(paths, { kind: 'wait', why: wait.error, until: clockTime(until, now) });
  return wait;
}

/**
 * Whether the session still waits because of this error. A report of an agent may have begun a turn meanwhile, whose own end has decided
 * the next step and must not be overwritten. The caller holds the workflow's lock.
 */
const isStillOurs = (paths: WorkflowPaths): boolean => isWaiter(paths) && lastTurnEnd(paths) < performance.timeOrigin;

/** The Stop hook starts at the same time and first removes the previous verdict, which takes at most this long. */
const clearedWithinMilliseconds = 250;
/** Longer than the time limit of that hook. */
const judgedWithinMilliseconds = 35_000;
/** Without a terminal the turn goes on only after this, where more agents are to be started. */
const launchedWithinMilliseconds = 5_000;
const verdictPollMilliseconds = 50;

/** The verdict on this turn; where the Stop hook was killed or failed, the turn is judged here, because the workflow would stop otherwise. */
async function waitOfThisTurn(waiting: WaitingSession, isLaunch: boolean): Promise<Next> {
  const { paths, session, isUnattended } = waiting;
  await sleep(clearedWithinMilliseconds);
  const deadline = Date.now() + (isUnattended && isLaunch ? launchedWithinMilliseconds : judgedWithinMilliseconds);
  while (isWaiter(paths) && Date.now() < deadline) {
    const wait = readWait(paths);
    // A wait for the API is no verdict: the hook that wrote it waits itself, or was killed.
    if (wait !== undefined && wait.kind !== 'api' && wait.turn >= performance.timeOrigin - clearedWithinMilliseconds)
      return wait;
    await sleep(verdictPollMilliseconds);
  }
  if (isLaunch || isUnattended || !isWaiter(paths)) return undefined;
  if ((await readOrRestoreState(paths, new Date())).status !== 'in_progress') return undefined;
  // On a busy machine the verdict may precede this process: the session has continued, and its turn is not over.
  if (hasTurnBegun(readTranscriptTail(session.transcript), performance.timeOrigin)) return undefined;
  return judge(waiting);
}

async function afterWait(wait: Wait, waiting: WaitingSession): Promise<Next> {
  const { paths } = waiting;
  switch (wait.kind) {
    case 'busy':
      return undefined;
    case 'pause': {
      // A pause with a reason does not count, because no work was possible.
      if (wait.why !== undefined) await leaveOut(paths, wait.turn);
      const state = await startIteration(paths, new Date(), { failed: wait.failed });
      return state.status === 'in_progress' ? briefOf(paths, state) : undefined;
    }
    case 'api': {
      const isOurs = await asWriter(paths, async () => {
        if (!isStillOurs(paths)) return false;
        await leaveOut(paths, wait.since);
        // The pause is counted here: the end of the next turn need not count it again.
        writeWait(paths, { ...wait, since: Date.now(), until: Date.now() });
        return true;
      });
      if (!isOurs) return undefined;
      const brief = await briefOf(paths, await readState(paths));
      return `The API had answered with an error, which should be over. Go on where you were.\n\n${brief}`;
    }
    case 'input':
      return judge(waiting);
    case 'agents': {
      const silent = await giveUpSilent(paths, wait.tasks, new Date());
      const next = await judge(waiting);
      return silent === undefined || typeof next !== 'string' ? next : `${silent}\n\n${next}`;
    }
  }
}

/** Judges the turn as if it ended now, with the agents that are still at work. */
async function judge({ paths, session }: WaitingSession): Promise<Next> {
  const { iteration } = await readState(paths);
  const agentTasks = unansweredAgents(paths, iteration).map(({ id }) => id);
  const { goOn, wait } = await step(paths, { session, agentTasks, restsSince: Date.now(), isShown: false });
  return goOn ?? wait;
}

/** Gives up these agents, and the assignments of the iteration that nobody has begun; says what they worked on. */
async function giveUpSilent(paths: WorkflowPaths, tasks: readonly string[], now: Date): Promise<string | undefined> {
  const minutes = (await currentConfiguration(paths.root)).configuration.agent_timeout_minutes;
  const silence = `no sign of life for ${counted(minutes, 'minute')}`;
  return asWriter(paths, async () => {
    await takeLeft(paths, now, tasks);
    const state = await readState(paths);
    const { iteration } = state;
    const known = tasks.map((id) => rowOf(paths, id) ?? { id, agent: '', about: '', ended_at: null });
    const silent = known.filter(({ ended_at }) => ended_at === null);
    const { unbegun } = await readWave(paths, state);
    const rows = agentRows(paths);
    // Agents that come last may not be requested yet.
    const missing = unbegun.filter((one) => !comesLast(one) || rows.some(({ about }) => about === one.id));
    const failed = [...silent, ...missing.map(({ id: about, agent }) => ({ agent, about }))];
    const given = [...new Set(failed.flatMap(({ about }) => (about === '' ? [] : [about])))];
    const event = { event: 'agents-silent' as const, iteration, assignments: given, minutes };
    giveUp(paths, now, failed, 'silent', event);
    return given.length === 0
      ? undefined
      : `${capitalized(silence)} from the agents of ${given.join(', ')}: they count as failed. Stop them if they still run.`;
  });
}
