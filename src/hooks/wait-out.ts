import { setTimeout as sleep } from 'node:timers/promises';
import { hasTurnBegun, isInputWaiting } from '../session/rules/typed-input.ts';
import { judgeWait, type Wait, type WaitVerdict, type Signs, type Wake } from '../loop/rules/waiting.ts';
import { startDetached } from '../programs/processes.ts';
import { announce } from '../loop/announce.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { findEnding } from '../app/ending.ts';
import { finishWorkflow } from '../app/finish.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { readMark } from '../app/iteration-mark.ts';
import { readLease } from '../session/lease.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { writeHeartbeat, lastAgentSign, lastConversationChange } from '../session/activity.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { isWaiter } from '../session/waiter.ts';

const pollMilliseconds = 1_000;
/** After the first minute nobody notices a few seconds more, and a laptop notices every wake-up. */
const laterPollMilliseconds = 5_000;
const soonMilliseconds = 60_000;

export interface WaitingSession {
  paths: WorkflowPaths;
  session: string;
  /** The claude process: without it there is nobody to wake. */
  claude: number;
  folder: string;
  transcript: string;
}

/** Waits as long as the session rests for this reason; why to wake it, or undefined when it is no longer ours to wake. */
export async function waitOut(waiting: WaitingSession, rest: Wait): Promise<Wake | undefined> {
  const began = Date.now();
  while (isOurs(waiting)) {
    const verdict = await look(waiting, rest);
    if (verdict.kind !== 'sleep') return verdict.kind === 'wake' ? verdict.why : undefined;
    writeHeartbeat(waiting.paths);
    await sleep(Date.now() - began < soonMilliseconds ? pollMilliseconds : laterPollMilliseconds);
  }
  return undefined;
}

function isOurs({ paths, session, claude }: WaitingSession): boolean {
  const lease = readLease(paths);
  const isThere = process.ppid === claude && isAlive(claude);
  return isThere && isWaiter(paths) && stateExists(paths) && lease?.session === session && lease.released === null;
}

/** A file that cannot be read just now, because somebody edits it say, is looked at again a moment later. */
async function look(waiting: WaitingSession, rest: Wait): Promise<WaitVerdict> {
  try {
    const { paths } = waiting;
    if ((await readState(paths)).status !== 'in_progress' || (await endsNow(paths))) return { kind: 'leave' };
    return judgeWait(rest, await readSigns(waiting, rest));
  } catch {
    return { kind: 'sleep' };
  }
}

/** A stop file, or a task that was moved, ends a workflow at rest as well. */
async function endsNow(paths: WorkflowPaths): Promise<boolean> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return false;
  const now = new Date();
  const { ended, told: message } = await finishWorkflow(paths, now, ending);
  const occasion = { kind: 'ended' as const, reason: ending.reason, message };
  if (ended) announce(paths, now, occasion, { ...configuration, notify_terminal: false }, startDetached);
  return true;
}

async function readSigns({ paths, transcript }: WaitingSession, rest: Wait): Promise<Signs> {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const lines = readTranscriptTail(transcript);
  const { configuration } = await currentConfiguration(paths.root);
  return {
    now: Date.now(),
    lastSign: lastAgentSign(paths, transcript),
    lastChange: lastConversationChange(transcript),
    turnBegan: hasTurnBegun(lines, rest.turn),
    inputWaiting: rest.kind === 'input' && isInputWaiting(lines, rest.since),
    allReported: assignments.length > 0 && assignments.every(({ id }) => finished.has(id)),
    agentTimeoutMinutes: configuration.agent_timeout_minutes,
  };
}
