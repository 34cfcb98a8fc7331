import { setTimeout as sleep } from 'node:timers/promises';
import { type Wait, addPause } from '../loop/rules/waiting.ts';
import { askAgainAt, structuredReset } from '../session/rules/usage-limit.ts';
import { excerpt } from '../base/errors.ts';
import { startDetached } from '../programs/processes.ts';
import { announce } from '../loop/announce.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readWait, writeWait } from '../loop/waiting.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { briefOf } from '../app/turn.ts';
import { lastTurnEnd } from '../session/activity.ts';
import { becomeWaiter, isWaiter } from '../session/waiter.ts';
import { asWriter, changeState } from '../loop/workflow.ts';
import { type HookOutput, startFolder, text, type HookInput } from './input.ts';
import { waitOut } from './wait-out.ts';

/** Claude Code writes the error into the transcript a moment after this hook has started. */
const transcriptLagMilliseconds = 1_500;

/** A turn died of an error of the API: wait until it may be asked again, and wake the session. None of it counts. */
export async function onStopFailure(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  // Without a terminal the process ends with the error: there is nobody to wake.
  if (paths === undefined || process.env.CLAUDE_CODE_SESSION_ATTENDED === '0') return undefined;
  if ((await readOrRestoreState(paths, new Date())).state.status !== 'in_progress') return undefined;
  becomeWaiter(paths);
  await sleep(transcriptLagMilliseconds);
  const rest = await asWriter(paths, async () => {
    if (!isStillOurs(paths)) return undefined;
    const asked = await waitUntilAsked(paths, input);
    writeWait(paths, asked);
    return asked;
  });
  if (rest === undefined) return undefined;
  const until = new Date(rest.until).toISOString();
  appendEvent(paths, new Date(), { event: 'waits', for: `the API (${rest.error})`, until });
  const { configuration } = await currentConfiguration(paths.root);
  const occasion = { kind: 'wait' as const, why: rest.error, until };
  // Nobody takes the answer of a hook that runs beside the session.
  announce(paths, new Date(), occasion, { ...configuration, notify_terminal: false }, startDetached);
  const transcript = text(input.transcript_path);
  const why = await waitOut({ paths, session, claude: process.ppid, folder: startFolder(input), transcript }, rest);
  return why === undefined ? undefined : goOn(paths, rest);
}

/**
 * Whether the session still waits because of this error. A report of an agent may have begun a turn beside this hook; the end of
 * that turn decided what comes next, and its decision must not be overwritten. The caller holds the workflow's lock.
 */
function isStillOurs(paths: WorkflowPaths): boolean {
  return isWaiter(paths) && lastTurnEnd(paths) < performance.timeOrigin;
}

async function waitUntilAsked(paths: WorkflowPaths, input: HookInput): Promise<Wait & { kind: 'api' }> {
  const before = readWait(paths);
  const again = before?.kind === 'api';
  const message = text(input.last_assistant_message);
  const kind = text(input.error);
  const attempt = again ? before.attempt + 1 : 1;
  const resetsAt = structuredReset(readTranscriptTail(text(input.transcript_path)));
  const { configuration } = await currentConfiguration(paths.root);
  const now = Date.now();
  const until = askAgainAt({ kind, resetsAt, attempt }, now, configuration, Math.random());
  return { kind: 'api', turn: now, until, since: now, error: excerpt(message || kind), attempt };
}

async function goOn(paths: WorkflowPaths, rest: Wait & { kind: 'api' }): Promise<HookOutput> {
  const now = new Date();
  const state = await asWriter(paths, async () => {
    if (!isStillOurs(paths)) return undefined;
    const woken = await changeState(paths, now, (before) => ({
      state: addPause(before, rest.since, now.getTime(), now),
      event: { event: 'woken', why: 'api-again' },
    }));
    // The pause is counted here: the end of the next turn need not count it again.
    writeWait(paths, { ...rest, since: now.getTime(), until: now.getTime() });
    return woken;
  });
  if (state === undefined) return undefined;
  return {
    wake: `The API had answered with an error, which should be over. Go on where you were.\n\n${await briefOf(paths, state)}`,
  };
}
