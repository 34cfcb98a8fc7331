import { setTimeout as sleep } from 'node:timers/promises';
import { hasTurnBegun, isCallWaiting } from '../session/rules/typed-input.ts';
import { addPause, type Wait, type Wake } from '../loop/rules/waiting.ts';
import { announceElsewhere, announceProblem } from '../loop/announce.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { lastAgentSign } from '../session/activity.ts';
import { readWait } from '../loop/waiting.ts';
import { readOrRestoreState } from './restore.ts';
import { readLease } from '../session/lease.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { changeState, asWriter } from '../loop/workflow.ts';
import { briefOf, startIteration } from './turn.ts';
import { takeLeft } from './take-left.ts';
import { endTurn } from './turn-end.ts';
import { becomeWaiter, isWaiter } from '../session/waiter.ts';
import { recordWait } from './after-turn.ts';
import { waitOut, type WaitingSession } from './wait-out.ts';
import { counted } from '../base/text.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { agentRows, finishedAssignments, giveUpAgents, unansweredAgents } from '../loop/agents.ts';
import { comesLast } from '../session/rules/agents.ts';

/** The Stop hook starts at the same time and first removes the previous verdict, which takes at most this long. */
const clearedWithinMilliseconds = 250;
/** Longer than the time limit of that hook. */
const judgedWithinMilliseconds = 35_000;
const pollMilliseconds = 50;

/**
 * Waits in the background after a turn, as the only waiter, and continues the workflow when the reason is over or no other process does.
 * @param atWork ids of the tasks of agents that were at work when the turn ended; undefined if it may not have ended: then nothing is
 * judged here. Without a terminal Claude Code waits for this process before it does anything else: it waits only for a pause or agents.
 * @returns the text that wakes the session; undefined when another process or turn takes over.
 */
export async function watchSession(waiting: WaitingSession, atWork: string[] | undefined): Promise<string | undefined> {
  const { paths, isUnattended } = waiting;
  becomeWaiter(paths);
  let next: Next = await waitOfThisTurn(paths);
  if (next === undefined && atWork !== undefined && isWaiter(paths) && !isUnattended)
    next = await judgeUnjudged(waiting, atWork);
  while (typeof next === 'object' && (!isUnattended || isWaitedOut(paths, next))) {
    const why = await waitOut(waiting, next);
    if (why === undefined || why === 'api-again') return undefined;
    const now = new Date();
    const before: Wait = next;
    const isSilent = why === 'agents-silent' && before.kind === 'agents';
    if (isUnattended && atWork === undefined && isSilent && !isCallWaiting(linesOf(waiting)))
      return endUnlessCalled(waiting, before, now);
    next = await continuations[why](before, waiting, now);
    if (typeof next === 'string') appendEvent(paths, now, { event: 'woken', why });
  }
  return typeof next === 'string' ? next : undefined;
}

/** Without a terminal: whether Claude Code has to wait for this. `run` watches the agents of its sessions itself. */
function isWaitedOut(paths: WorkflowPaths, { kind }: Wait): boolean {
  return kind === 'pause' || (kind === 'agents' && readLease(paths)?.driver !== 'headless');
}

const linesOf = ({ transcript }: WaitingSession): string[] => readTranscriptTail(transcript);

/**
 * `claude -p` whose turn ended with the start of its agents cannot be woken by hooks while they are at work, only by their reports. Silent
 * agents are given up, and after the same time again the process is ended, which would wait for them forever.
 */
async function endUnlessCalled(
  waiting: WaitingSession,
  wait: Wait & { kind: 'agents' },
  now: Date,
): Promise<undefined> {
  const { paths, claude } = waiting;
  const { agent_timeout_minutes: minutes } = (await currentConfiguration(paths.root)).configuration;
  const given = await giveUp(paths, wait.tasks, minutes, now);
  let sign = lastAgentSign(paths, waiting.transcript);
  for (let since = Date.now(); Date.now() - since < minutes * 60_000;) {
    // Agents that count as failed end this wait early.
    const why = await waitOut(waiting, wait);
    if (why === undefined || isCallWaiting(linesOf(waiting))) return undefined;
    const last = lastAgentSign(paths, waiting.transcript);
    if (last !== sign) [sign, since] = [last, Date.now()];
  }
  const silent = `the agents of ${given.join(', ')} gave no sign of life for ${counted(2 * minutes, 'minute')}, so \`claude -p\`, which would wait for them without end, was ended`;
  announceProblem(paths, new Date(), `${silent} → claude -p '/autonomous-workflow:continue-auto ${paths.name}'`);
  const { iteration } = await readState(paths);
  appendEvent(paths, new Date(), { event: 'session-lost', iteration, why: silent });
  process.kill(claude, 'SIGTERM');
  return undefined;
}

/** The next step: the text that wakes the session, another reason to wait, or undefined when nothing is to be done here. */
type Next = string | Wait | undefined;

/** Judges the turn here if the Stop hook was killed or failed, because the workflow would stop otherwise. */
async function judgeUnjudged(waiting: WaitingSession, atWork: string[]): Promise<Next> {
  if ((await readOrRestoreState(waiting.paths, new Date())).state.status !== 'in_progress') return undefined;
  // On a busy machine the verdict may precede this process: the session has continued, and its turn is not over.
  if (hasTurnBegun(readTranscriptTail(waiting.transcript), performance.timeOrigin)) return undefined;
  return judge(waiting, new Date(), atWork);
}

async function waitOfThisTurn(paths: WorkflowPaths): Promise<Wait | undefined> {
  await sleep(clearedWithinMilliseconds);
  const deadline = Date.now() + judgedWithinMilliseconds;
  while (isWaiter(paths) && Date.now() < deadline) {
    const wait = readWait(paths);
    // A wait for the API is no verdict: the hook that wrote it waits itself, or was killed.
    if (wait !== undefined && wait.kind !== 'api' && wait.turn >= performance.timeOrigin - clearedWithinMilliseconds)
      return wait;
    await sleep(pollMilliseconds);
  }
  return undefined;
}

type Continuation = (wait: Wait, waiting: WaitingSession, now: Date) => Promise<Next>;

/** The next step when the reason to wait is over. */
const continuations: Record<Exclude<Wake, 'api-again'>, Continuation> = {
  'pause-over': async (wait, { paths }, now) => {
    const failed = wait.kind === 'pause' && wait.failed;
    // A pause with a reason does not count, because no work was possible.
    if (wait.kind === 'pause' && wait.why !== undefined)
      await changeState(paths, now, (state) => ({ state: addPause(state, wait.turn, now.getTime(), now) }));
    const state = await startIteration(paths, now, { failed });
    return state.status === 'in_progress' ? briefOf(paths, state) : undefined;
  },
  'input-answered': judgeAgain,
  'notification-lost': judgeAgain,
  'agents-silent': async (wait, waiting, now) => {
    const { paths } = waiting;
    const minutes = (await currentConfiguration(paths.root)).configuration.agent_timeout_minutes;
    const tasks = wait.kind === 'agents' ? wait.tasks : [];
    const given = await giveUp(paths, tasks, minutes, now);
    const next = await judgeAgain(wait, waiting, now);
    if (given.length === 0 || typeof next !== 'string') return next;
    return `No sign of life for ${counted(minutes, 'minute')} from the agents of ${given.join(', ')}: they count as failed. Stop them if they still run.\n\n${next}`;
  },
};

/** The reason to wait is over: the turn is judged as if it ended now, with the agents that are still at work. */
async function judgeAgain(_wait: Wait, waiting: WaitingSession, now: Date): Promise<Next> {
  const { paths } = waiting;
  const { iteration } = await readState(paths);
  return judge(
    waiting,
    now,
    unansweredAgents(paths, iteration).map(({ id }) => id),
  );
}

async function judge(waiting: WaitingSession, now: Date, atWork: string[]): Promise<Next> {
  const { paths, session, claude, folder, transcript } = waiting;
  const owner = { id: session, process: claude, folder, transcript };
  const end = await endTurn(paths, { session: owner, now, agentTasks: atWork, inputWaiting: false });
  announceElsewhere(paths, now, end.occasions, end.configuration);
  if (!stateExists(paths)) return undefined;
  const wait = recordWait(paths, end.outcome, now.getTime());
  return end.outcome.kind === 'go-on' ? end.outcome.text : wait;
}

async function giveUp(paths: WorkflowPaths, tasks: readonly string[], minutes: number, now: Date): Promise<string[]> {
  return asWriter(paths, async () => {
    await takeLeft(paths, now, tasks);
    const state = await readState(paths);
    const { iteration } = state;
    const { assignments } = await readIterationRuntime(paths, state);
    const finished = finishedAssignments(paths, iteration);
    const started = new Set(agentRows(paths).map(({ about }) => about));
    // Agents that come last may not be requested yet.
    const missing = assignments.filter((one) => !finished.has(one.id) && (!comesLast(one) || started.has(one.id)));
    return giveUpAgents(paths, { iteration, missing, ids: tasks, minutes }, now);
  });
}
