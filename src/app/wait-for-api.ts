import { clockTime } from '../base/clock.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Wait, addPause } from '../loop/rules/waiting.ts';
import { askAgainAt, structuredReset } from '../session/rules/usage-limit.ts';
import { excerpt } from '../base/errors.ts';
import { announceElsewhere } from '../loop/announce.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readWait, writeWait } from '../loop/waiting.ts';
import { readOrRestoreState } from './restore.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { briefOf } from './turn.ts';
import { lastTurnEnd } from '../session/activity.ts';
import { becomeWaiter, isWaiter } from '../session/waiter.ts';
import { asWriter, changeState } from '../loop/workflow.ts';
import { waitOut, type WaitingSession } from './wait-out.ts';

/** Claude Code writes the error into the transcript a moment after this hook has started. */
const transcriptLagMilliseconds = 1_500;

/** An error of the API that ended a turn, as Claude Code reports it. */
export interface ApiError {
  kind: string;
  message: string;
}

/**
 * Waits after an error of the API until it may be asked again; none of that time counts.
 * @returns the text that wakes the session; undefined when another process or turn takes over.
 */
export async function waitForApi(waiting: WaitingSession, error: ApiError): Promise<string | undefined> {
  const { paths } = waiting;
  if ((await readOrRestoreState(paths, new Date())).state.status !== 'in_progress') return undefined;
  becomeWaiter(paths);
  await sleep(transcriptLagMilliseconds);
  const wait = await asWriter(paths, async () => {
    if (!isStillOurs(paths)) return undefined;
    const asked = await waitUntilAsked(waiting, error);
    writeWait(paths, asked);
    return asked;
  });
  if (wait === undefined) return undefined;
  const until = new Date(wait.until).toISOString();
  appendEvent(paths, new Date(), { event: 'waits', for: `the API (${wait.error})`, until });
  const { configuration } = await currentConfiguration(paths.root);
  const now = new Date();
  const occasion = { kind: 'wait' as const, why: wait.error, until: clockTime(new Date(wait.until), now) };
  announceElsewhere(paths, now, [occasion], configuration);
  const why = await waitOut(waiting, wait);
  return why === undefined ? undefined : goOn(paths, wait);
}

/**
 * Whether the session still waits because of this error. A report of an agent may have begun a turn meanwhile, whose own end has decided
 * the next step and must not be overwritten. The caller holds the workflow's lock.
 */
function isStillOurs(paths: WorkflowPaths): boolean {
  return isWaiter(paths) && lastTurnEnd(paths) < performance.timeOrigin;
}

async function waitUntilAsked(
  { paths, transcript }: WaitingSession,
  { kind, message }: ApiError,
): Promise<Wait & { kind: 'api' }> {
  const before = readWait(paths);
  const again = before?.kind === 'api';
  const attempt = again ? before.attempt + 1 : 1;
  const resetsAt = structuredReset(readTranscriptTail(transcript));
  const { configuration } = await currentConfiguration(paths.root);
  const now = Date.now();
  const until = askAgainAt({ kind, resetsAt, attempt }, now, configuration, Math.random());
  return { kind: 'api', turn: now, until, since: now, error: excerpt(message || kind), attempt };
}

async function goOn(paths: WorkflowPaths, wait: Wait & { kind: 'api' }): Promise<string | undefined> {
  const now = new Date();
  const state = await asWriter(paths, async () => {
    if (!isStillOurs(paths)) return undefined;
    const woken = await changeState(paths, now, (before) => ({
      state: addPause(before, wait.since, now.getTime(), now),
      event: { event: 'woken', why: 'api-again' },
    }));
    // The pause is counted here: the end of the next turn need not count it again.
    writeWait(paths, { ...wait, since: now.getTime(), until: now.getTime() });
    return woken;
  });
  if (state === undefined) return undefined;
  return `The API had answered with an error, which should be over. Go on where you were.\n\n${await briefOf(paths, state)}`;
}
