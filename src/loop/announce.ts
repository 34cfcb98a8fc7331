import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { notificationOf, type NotificationSettings, type Occasion } from './rules/notification.ts';
import { terminalSequence, titleSequence } from '../session/rules/terminal-sequence.ts';
import { logFailure } from '../journal/log.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { keepNotification } from './pending-notifications.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { startDetached } from '../programs/processes.ts';

/**
 * Notifies a person of an occasion, as the settings say. It takes a few milliseconds and never fails: a separate process sends it and
 * journals the result.
 * @returns the `terminalSequence` for the hook's answer, so that the terminal notifies, too, and says it in its title.
 */
export function announce(
  paths: WorkflowPaths,
  now: Date,
  occasion: Occasion,
  settings: NotificationSettings,
): string | undefined {
  try {
    const { notify_desktop: desktop, notify_terminal: terminal, webhook_url: webhook } = settings;
    const notification = notificationOf(paths.name, occasion, settings);
    if (notification === undefined || (!desktop && !terminal && webhook === null)) return undefined;
    keepNotification(paths, now, {
      notification,
      desktop,
      terminal,
      webhook: webhook !== null,
      withDigest: occasion.kind === 'ended',
    });
    startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['notify', paths.name], paths.root);
    if (!terminal) return undefined;
    const { title, text } = notification;
    return `${terminalSequence(title, text, process.env)}${titleSequence(title)}`;
  } catch (error) {
    logFailure(paths, now, { what: 'announce-failed', where: occasion.kind, error });
    return undefined;
  }
}

/** Announces occasions outside the terminal: in the CLI and in background hooks, whose answers are not shown. */
export function announceElsewhere(
  paths: WorkflowPaths,
  now: Date,
  occasions: readonly Occasion[],
  settings: NotificationSettings,
): void {
  for (const occasion of occasions) announce(paths, now, occasion, { ...settings, notify_terminal: false });
}

/** Notifies a person who is elsewhere of the result of a command, if the configuration asks for it. */
export async function notifyPerson(paths: WorkflowPaths, now: Date, ...occasions: Occasion[]): Promise<void> {
  if (occasions.length === 0) return;
  const { configuration } = await currentConfiguration(paths.root);
  announceElsewhere(paths, now, occasions, configuration);
}

const repeatedAfterMilliseconds = 24 * 3_600_000;

/**
 * Notifies a person why a workflow cannot go on, once a day for each cause. Nothing is written into the workflow's folder: that it cannot
 * be written may be the cause. A separate process sends it; this call takes a few milliseconds and never fails.
 */
export function announceProblem(paths: WorkflowPaths, now: Date, problem: string): void {
  if (wasNotified(paths, now, problem)) return;
  try {
    startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['notify', paths.name, problem], paths.root);
  } catch {
    // The hook's own answer shows the problem in the terminal.
    return;
  }
}

/**
 * Whether a person was notified in the last day; stores that they are notified now. Where that cannot be stored, every failure
 * notifies.
 */
function wasNotified({ base }: WorkflowPaths, now: Date, problem: string): boolean {
  try {
    const folder = join(tmpdir(), `autonomous-workflow-${process.getuid?.() ?? 'user'}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    // The folder for temporary files is writable for all users, so another user may have made the file.
    if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) return false;
    // Process ids and counts differ from one failure to the next, so they are no part of its cause.
    const cause = JSON.stringify([base, problem.replace(/\d+/g, '#')]);
    const mark = join(folder, `notified-${createHash('sha256').update(cause).digest('hex').slice(0, 32)}`);
    const notifiedAt = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
    if (notifiedAt !== undefined && Math.abs(now.getTime() - notifiedAt) < repeatedAfterMilliseconds) return true;
    writeFileSync(mark, '', { mode: 0o600 });
  } catch {
    return false;
  }
  return false;
}
