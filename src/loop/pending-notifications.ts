import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Notification } from '../base/notice.ts';
import { excerpt } from '../base/errors.ts';
import { readJson } from '../files/json-file.ts';
import { moveFile, requireOwn, writeFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/regular.ts';

/** A notification that waits to be sent, with what is needed to send it. */
export interface PendingNotification {
  notification: Notification;
  desktop: boolean;
  /** Whether a hook gave it to Claude Code already, for its terminal. */
  terminal: boolean;
  /** The address of the webhook is read when it is sent, because files of the project must not name one. */
  webhook: boolean;
  /** Whether the webhook gets the digest, too: at the end. */
  withDigest?: boolean;
}

/** A notification that this process is sending. */
export interface ClaimedNotification extends PendingNotification {
  file: string;
}

const dropAfterMilliseconds = 24 * 3_600_000;
/** Sending takes a few seconds. The age decides, because a zombie process seems alive in the process table. */
const abandonedAfterMilliseconds = 60_000;

/** The place where notifications wait until they are sent. */
export const notificationsFolder = (paths: Pick<WorkflowPaths, 'runtime'>) => join(paths.runtime, 'notifications');

let kept = 0;

/** Keeps a notification until it has been sent, in a file that only the user may read. */
export function keepNotification(paths: Pick<WorkflowPaths, 'runtime'>, now: Date, pending: PendingNotification): void {
  const folder = notificationsFolder(paths);
  kept += 1;
  const id = `${now.getTime()}-${process.pid}-${kept}`;
  const unfinished = join(folder, `${id}.tmp`);
  writeFile(unfinished, JSON.stringify(pending), 'create', 0o600);
  moveFile(unfinished, join(folder, `${id}.json`));
}

/**
 * Reserves the oldest waiting notification for this process; undefined when there is none. If its sender died, another takes it after a
 * minute: it may arrive twice, but is never lost. A notification older than a day is dropped, and so is one from more than a day ahead,
 * which a wrong clock wrote.
 */
export function claimNotification(paths: Pick<WorkflowPaths, 'runtime'>, now: Date): ClaimedNotification | undefined {
  const folder = notificationsFolder(paths);
  for (const name of namesIn(folder).sort()) {
    const file = parseName(name);
    if (file === undefined) continue;
    if (Math.abs(now.getTime() - file.keptAt) > dropAfterMilliseconds) {
      remove(join(folder, name));
    } else if (file.isComplete && !isBeingSent(file, now)) {
      const claimed = claimFile(folder, name, file.id, now);
      if (claimed !== undefined) return claimed;
    }
  }
  return undefined;
}

/** Removes a notification that was sent or cannot be sent. */
export function dropNotification({ file }: ClaimedNotification): void {
  remove(file);
}

function remove(file: string): void {
  requireOwn(dirname(file));
  rmSync(file, { force: true, recursive: true });
}

interface PendingFile {
  id: string;
  keptAt: number;
  isComplete: boolean;
  /** The time at which a process took it for sending. */
  claimedAt: number | undefined;
}

/** `<time>-<process>-<number>.json` waits, `….<process>-<time>.sending` is being sent, `….tmp` is being written. */
function parseName(name: string): PendingFile | undefined {
  const match = /^((\d{1,15})-\d+-\d+)\.(json|\d+-(\d{1,15})\.sending|tmp)$/.exec(name);
  if (match === null) return undefined;
  const [, id = '', keptAt, ending, since] = match;
  const claimedAt = since === undefined ? undefined : Number(since);
  return { id, keptAt: Number(keptAt), isComplete: ending !== 'tmp', claimedAt };
}

function isBeingSent({ claimedAt }: PendingFile, now: Date): boolean {
  return claimedAt !== undefined && now.getTime() - claimedAt < abandonedAfterMilliseconds;
}

/** Of two processes that rename the same file, only one succeeds. */
function claimFile(folder: string, name: string, id: string, now: Date): ClaimedNotification | undefined {
  const file = join(folder, `${id}.${process.pid}-${now.getTime()}.sending`);
  try {
    moveFile(join(folder, name), file);
  } catch {
    return undefined;
  }
  const pending = readPending(file);
  if (pending === undefined) remove(file);
  return pending && { ...pending, file };
}

/** Undefined for a damaged file. */
function readPending(file: string): PendingNotification | undefined {
  const { notification, desktop, terminal, webhook, withDigest } = (readJson(file) ??
    {}) as Partial<PendingNotification>;
  const { title, text, urgency } = (notification ?? {}) as Partial<Notification>;
  if (typeof title !== 'string' || typeof text !== 'string') return undefined;
  return {
    notification: {
      title: excerpt(title),
      text: excerpt(text),
      urgency: urgency === 'low' || urgency === 'critical' ? urgency : 'normal',
    },
    desktop: desktop === true,
    terminal: terminal === true,
    webhook: webhook === true,
    withDigest: withDigest === true,
  };
}
