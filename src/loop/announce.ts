import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { notificationOf, problemNotification, type NotificationSettings, type Occasion } from './rules/notification.ts';
import { terminalSequence } from '../session/rules/terminal-sequence.ts';
import { logFailure } from '../journal/failures.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { waysIn, type Configuration } from '../configuration/rules/configuration.ts';
import type { SentElsewhere } from '../base/notice.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { startDetached } from '../programs/processes.ts';

/**
 * Notifies a person of an occasion, as the settings say. It takes a few milliseconds and never fails: a separate process sends it and
 * journals the result.
 * @param isShown whether Claude Code shows the answer of the hook that calls.
 * @returns the `terminalSequence` for the hook's answer, so that the terminal notifies, too.
 */
export function announce(
  paths: WorkflowPaths,
  now: Date,
  occasion: Occasion,
  settings: NotificationSettings & Pick<Configuration, 'notify'>,
  isShown = true,
): string | undefined {
  try {
    const { desktop, terminal, webhooks } = waysIn(settings.notify);
    const inTerminal = terminal && isShown;
    const notification = notificationOf(paths.name, occasion, settings);
    if (notification === undefined || (!desktop && !inTerminal && webhooks.length === 0)) return undefined;
    sendElsewhere(paths, { ...notification, inTerminal, withStatus: occasion.kind === 'ended' });
    return inTerminal ? terminalSequence(notification.title, notification.text, process.env) : undefined;
  } catch (error) {
    logFailure(paths, now, { what: 'announce-failed', where: occasion.kind, error });
    return undefined;
  }
}

/** Starts the process that sends a notification: `autonomous-workflow notify`. */
function sendElsewhere(paths: WorkflowPaths, made: SentElsewhere): void {
  const sent = JSON.stringify(made);
  startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['notify', paths.name, sent], paths.root);
}

/** Announces occasions outside the terminal: in the CLI and in background hooks, whose answers are not shown. */
export function announceElsewhere(
  paths: WorkflowPaths,
  now: Date,
  occasions: readonly Occasion[],
  settings: Configuration,
): void {
  for (const occasion of occasions) announce(paths, now, occasion, settings, false);
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
    sendElsewhere(paths, { ...problemNotification(paths.name, problem), isProblem: true });
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
