import { join } from 'node:path';
import { notificationOf, type NotificationSettings, type Occasion } from '../../engine/steering/notification.ts';
import { terminalSequence } from '../../engine/session/terminal-sequence.ts';
import { logFailure } from '../log.ts';
import type { WorkflowPaths } from '../paths.ts';
import { keepNotification } from './pending-notifications.ts';
import { pluginRoot } from '../plugin-root.ts';

/** Starts a Node program that goes on by itself: `startDetached` of src/programs. */
type Start = (file: string, words: readonly string[], folder: string) => void;

/**
 * Tells a person of an occasion, as the settings say. It takes a few milliseconds and never fails: a process of its own does
 * the sending, and notes what became of it.
 * @param settings with `notify_terminal` false where nobody takes a hook's answer, which is so in the CLI and in waiters.
 * @returns what the hook puts into its answer as `terminalSequence`, so that the terminal notifies, too.
 */
export function announce(
  paths: WorkflowPaths,
  now: Date,
  occasion: Occasion,
  settings: NotificationSettings,
  start: Start,
): string | undefined {
  try {
    const { notify_desktop: desktop, notify_terminal: terminal, webhook_url: webhook } = settings;
    const notification = notificationOf(paths.name, occasion, settings);
    if (notification === undefined || (!desktop && !terminal && webhook === null)) return undefined;
    keepNotification(paths, now, { notification, desktop, terminal, webhook: webhook !== null });
    start(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['notify', paths.name], paths.root);
    return terminal ? terminalSequence(notification.title, notification.text, process.env) : undefined;
  } catch (error) {
    logFailure(paths, now, { what: 'announce-failed', where: occasion.kind, error });
    return undefined;
  }
}
