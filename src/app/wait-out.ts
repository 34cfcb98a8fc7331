import { setTimeout as sleep } from 'node:timers/promises';
import { callsWaiting, hasTurnBegun, isInputWaiting, tasksNamed } from '../session/rules/typed-input.ts';
import { judgeWait, type Wait, type WaitVerdict, type Signs, type Wake } from '../loop/rules/waiting.ts';
import { announceElsewhere } from '../loop/announce.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { findEnding } from '../loop/steering-files.ts';
import { finishWorkflow } from './ending.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { agentRows, finishedAssignments, unansweredAgents } from '../loop/agents.ts';
import { featureOf } from '../loop/rules/agents.ts';
import { comesLast } from '../session/rules/agents.ts';
import { readLease } from '../session/lease.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { writeHeartbeat, lastAgentSign, lastConversationChange } from '../session/activity.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { AwakeClock, stopwatch } from '../session/awake-clock.ts';
import { isCallAnswered, isWaiter } from '../session/waiter.ts';
import { countLeap } from './clock-leap.ts';

const pollMilliseconds = 1_000;
/** After the first minute a delay of seconds does not matter, while polling drains a laptop's battery. */
const laterPollMilliseconds = 5_000;
const soonMilliseconds = 60_000;

export interface WaitingSession {
  paths: WorkflowPaths;
  session: string;
  /** The claude process; the wait ends when it has exited. */
  claude: number;
  folder: string;
  transcript: string;
  /** Whether there is no terminal: Claude Code then waits for this process first, while its agents work. */
  isUnattended: boolean;
}

/** Waits as long as the session waits for this reason; returns why to wake it, or undefined when the session continues without. */
export async function waitOut(waiting: WaitingSession, wait: Wait): Promise<Wake | undefined> {
  const clock = new AwakeClock();
  const since = { sign: stopwatch(), change: stopwatch() };
  let last = { wall: Date.now(), awake: clock.read() };
  while (isOurs(waiting)) {
    const next = { wall: Date.now(), awake: clock.read() };
    await countLeap(waiting.paths, next.wall - last.wall - (next.awake - last.awake));
    last = next;
    const verdict = await verdictOn(waiting, wait, (lastSign, lastChange) => ({
      silence: since.sign(lastSign, next.awake),
      quiet: since.change(lastChange, next.awake),
    }));
    if (verdict.kind !== 'sleep') return verdict.kind === 'wake' ? verdict.why : undefined;
    writeHeartbeat(waiting.paths);
    await sleep(next.awake < soonMilliseconds ? pollMilliseconds : laterPollMilliseconds);
  }
  return undefined;
}

type Silences = (lastSign: number, lastChange: number) => Pick<Signs, 'silence' | 'quiet'>;

function isOurs({ paths, session, claude }: WaitingSession): boolean {
  const lease = readLease(paths);
  const isThere = process.ppid === claude && isAlive(claude);
  return isThere && isWaiter(paths) && stateExists(paths) && lease?.session === session && lease.released === null;
}

/** Reads unreadable files again a moment later, because a person may be editing them. */
async function verdictOn(waiting: WaitingSession, wait: Wait, silences: Silences): Promise<WaitVerdict> {
  try {
    const { paths } = waiting;
    if (isCallAnswered(paths)) return { kind: 'sleep' };
    if ((await readState(paths)).status !== 'in_progress' || (await endByFile(paths))) return { kind: 'leave' };
    return judgeWait(wait, await readSigns(waiting, wait, silences));
  } catch {
    return { kind: 'sleep' };
  }
}

/** Ends the workflow when a person has added a stop file or moved its task. Returns whether it did. */
export async function endByFile(paths: WorkflowPaths): Promise<boolean> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return false;
  const now = new Date();
  const { ended, message } = await finishWorkflow(paths, now, ending);
  const occasion = { kind: 'ended' as const, reason: ending.reason, message };
  if (ended) announceElsewhere(paths, now, [occasion], configuration);
  return true;
}

async function readSigns(
  { paths, transcript, isUnattended }: WaitingSession,
  wait: Wait,
  silences: Silences,
): Promise<Signs> {
  const state = await readState(paths);
  const { assignments: all } = await readIterationRuntime(paths, state);
  // Agents that come last may not be requested yet.
  const started = new Set(agentRows(paths).map(({ about }) => about));
  const assignments = all.filter((one) => !comesLast(one) || started.has(one.id));
  const finished = finishedAssignments(paths, state.iteration);
  const lines = readTranscriptTail(transcript);
  const calls = isUnattended ? callsWaiting(lines) : [];
  const { configuration } = await currentConfiguration(paths.root);
  return {
    now: Date.now(),
    ...silences(lastAgentSign(paths, transcript), lastConversationChange(transcript)),
    turnBegan: hasTurnBegun(lines, wait.turn),
    isCalled: calls.length > 0 && !isReportMissing(paths, wait, calls),
    inputWaiting: wait.kind === 'input' && isInputWaiting(lines, wait.since),
    allReported:
      assignments.length > 0 &&
      assignments.every(({ id }) => finished.has(id)) &&
      unansweredAgents(paths, state.iteration).length === 0,
    agentTimeoutMinutes: configuration.agent_timeout_minutes,
  };
}

/** Claude Code reports an ended agent within this time. */
const reportedWithinMilliseconds = 5_000;

/**
 * Whether to wait for reports of more agents: each call costs a request with the whole conversation, and agents that work for the iteration
 * as a whole are handled together. Agents of features are handled at once.
 */
function isReportMissing(paths: WorkflowPaths, wait: Wait, calls: readonly string[]): boolean {
  const named = tasksNamed(calls);
  if (wait.kind !== 'agents' || named === undefined) return false;
  const agents = new Map(agentRows(paths).map((one) => [one.id, one]));
  const isOfFeature = (id: string) => featureOf(agents.get(id)) !== undefined;
  if ([...named].some(isOfFeature)) return false;
  return wait.tasks.some((id) => {
    const at = agents.get(id)?.ended_at ?? null;
    return (
      !named.has(id) && !isOfFeature(id) && (at === null || Date.now() - Date.parse(at) < reportedWithinMilliseconds)
    );
  });
}
