import { join } from 'node:path';
import { notificationOf, type NotificationSettings, type Occasion, terminalSequence } from './rules/notification.ts';
import { logFailure } from '../journal/journal.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { type Configuration, waysIn } from '../configuration/rules/configuration.ts';
import type { SentElsewhere } from '../base/vocabulary.ts';
import { type WorkflowPaths, pluginRoot } from '../files/paths.ts';
import { startDetached } from '../programs/processes.ts';

/**
 * Notifies a person of an occasion, as the settings say. It takes a few milliseconds and never fails: a separate process sends it and
 * journals the result.
 * @param isShown whether Claude Code shows the answer of the hook that calls.
 */
export function announce(
  paths: WorkflowPaths,
  occasion: Occasion,
  settings: NotificationSettings & Pick<Configuration, 'notify'>,
  isShown = true,
): string | undefined {
  try {
    const { desktop, terminal, webhooks } = waysIn(settings.notify);
    const inTerminal = terminal && isShown;
    const notification = notificationOf(paths.name, occasion, settings);
    if (notification === undefined || (!desktop && !inTerminal && webhooks.length === 0)) return undefined;
    // Nothing is written into the workflow's folder here: that it cannot be written may be the occasion.
    const made: SentElsewhere = { ...notification, inTerminal };
    const words = ['notify', paths.name, JSON.stringify(made)];
    startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), words, paths.root);
    return inTerminal ? terminalSequence(notification.title, notification.text) : undefined;
  } catch (error) {
    logFailure(paths, `the notification (${occasion.kind})`, error);
    return undefined;
  }
}

/** Announces occasions outside the terminal: in the CLI and in background hooks, whose answers are not shown. */
export async function notifyPerson(paths: WorkflowPaths, ...occasions: Occasion[]): Promise<void> {
  const { configuration } = await currentConfiguration(paths.root);
  for (const occasion of occasions) announce(paths, occasion, configuration, false);
}
