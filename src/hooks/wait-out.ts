import { setTimeout as sleep } from 'node:timers/promises';
import { hasTurnBegun } from '../engine/conversation.ts';
import { judgeRest, type Rest, type Signs, type Wake } from '../engine/rest.ts';
import { isInputWaiting } from '../engine/typed-input.ts';
import { currentConfiguration } from '../store/configuration.ts';
import { findEnding } from '../store/ending.ts';
import { settledAssignments } from '../store/inbox.ts';
import { readMark } from '../store/iteration-mark.ts';
import { readLease } from '../store/lease.ts';
import { isAlive } from '../store/lock.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { beat, lastAgentSign, lastConversationChange } from '../store/signs-of-life.ts';
import { readState } from '../store/state-file.ts';
import { readTranscriptTail } from '../store/transcript-tail.ts';
import { isWaiter } from '../store/waiter.ts';
import { endWorkflow } from '../store/workflow.ts';

const pollMilliseconds = 1_000;
/** After the first minute nobody notices a few seconds more, and a laptop notices every wake-up. */
const laterPollMilliseconds = 5_000;
const soonMilliseconds = 60_000;

export interface RestingSession {
  paths: WorkflowPaths;
  session: string;
  /** The claude process: without it there is nobody to wake. */
  claude: number;
  transcript: string;
}

/** Waits as long as the session rests for this reason; why to wake it, or undefined when it is no longer ours to wake. */
export async function waitOut(resting: RestingSession, rest: Rest): Promise<Wake | undefined> {
  const began = Date.now();
  for (;;) {
    const { paths, session, claude } = resting;
    const lease = readLease(paths);
    const isThere = process.ppid === claude && isAlive(claude);
    if (!isThere || !isWaiter(paths) || lease?.session !== session || lease.released !== null) return undefined;
    if ((await readState(paths)).status !== 'in_progress' || (await endsNow(paths))) return undefined;
    const verdict = judgeRest(rest, await lookAround(resting, rest));
    if (verdict.kind !== 'sleep') return verdict.kind === 'wake' ? verdict.why : undefined;
    beat(paths);
    await sleep(Date.now() - began < soonMilliseconds ? pollMilliseconds : laterPollMilliseconds);
  }
}

/** A stop file, or a task that was moved, ends a workflow at rest as well. */
async function endsNow(paths: WorkflowPaths): Promise<boolean> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return false;
  await endWorkflow(paths, new Date(), ending.reason, ending.message);
  return true;
}

async function lookAround({ paths, transcript }: RestingSession, rest: Rest): Promise<Signs> {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  const settled = settledAssignments(paths, state.iteration);
  const lines = readTranscriptTail(transcript);
  const { configuration } = await currentConfiguration(paths.root);
  return {
    now: Date.now(),
    lastSign: lastAgentSign(paths, transcript),
    lastChange: lastConversationChange(transcript),
    turnBegan: hasTurnBegun(lines, rest.turn),
    inputWaiting: isInputWaiting(lines, 0),
    allSettled: assignments.every(({ id }) => settled.has(id)),
    agentTimeoutMinutes: configuration.agent_timeout_minutes,
  };
}
