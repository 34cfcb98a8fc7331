import { existsSync } from 'node:fs';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { notificationOf } from '../loop/rules/notification.ts';
import { printable } from '../base/errors.ts';
import type { ChannelOutcome, Notification } from '../base/notice.ts';
import { notifyDesktop } from '../programs/desktop-notification.ts';
import { postWebhook } from '../programs/webhook.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readDigest } from '../overview/digest.ts';
import {
  claimNotification,
  dropNotification,
  notificationsFolder,
  type PendingNotification,
} from '../loop/pending-notifications.ts';

/** A sent notification, with the outcome on each channel. */
export interface SentNotification {
  title: string;
  channels: ChannelOutcome[];
}

/** Whether notifications of a workflow were stored, also of one without a state file. */
export const hasNotifications = (paths: WorkflowPaths): boolean => existsSync(notificationsFolder(paths));

/** Sends the waiting notifications of a workflow, each once. */
export async function sendPending(paths: WorkflowPaths): Promise<SentNotification[]> {
  const sent: SentNotification[] = [];
  const { configuration } = await currentConfiguration(paths.root);
  for (;;) {
    const claimed = claimNotification(paths, new Date());
    if (claimed === undefined) break;
    const { title } = claimed.notification;
    const more = claimed.webhook && claimed.withDigest ? await digestOf(paths) : undefined;
    const notification = more === undefined ? claimed.notification : { ...claimed.notification, more };
    const channels = await send({ ...claimed, notification }, configuration);
    try {
      // A missing file means that the workflow's folder was moved; it must not be created again.
      if (existsSync(claimed.file)) appendEvent(paths, new Date(), { event: 'notified', title, channels });
    } finally {
      dropNotification(claimed);
    }
    sent.push({ title, channels });
  }
  return sent;
}

/** The results in ten lines; without them the notification still arrives. */
async function digestOf(paths: WorkflowPaths): Promise<string | undefined> {
  return readDigest(paths, new Date()).then(
    ({ lines }) => printable(lines.join('\n')),
    () => undefined,
  );
}

/**
 * Sends the problem that stops a workflow; nothing is journalled, since the workflow may not be writable.
 * @returns undefined when the configuration wants no such notification.
 */
export async function sendProblem(
  { root, name }: WorkflowPaths,
  problem: string,
): Promise<SentNotification | undefined> {
  const { configuration } = await currentConfiguration(root);
  const notification = notificationOf(name, { kind: 'cannot-go-on', problem }, configuration);
  if (notification === undefined) return undefined;
  const { notify_desktop: desktop, webhook_url: webhook } = configuration;
  const channels = await send({ notification, desktop, terminal: false, webhook: webhook !== null }, configuration);
  return { title: notification.title, channels };
}

async function send(
  { notification, desktop, terminal, webhook }: PendingNotification,
  { webhook_url: address, webhook_secret: secret }: Pick<Configuration, 'webhook_url' | 'webhook_secret'>,
): Promise<ChannelOutcome[]> {
  return Promise.all([
    desktop ? notifyDesktop(notification) : outcomeOf('desktop', 'skipped', 'notify_desktop is off'),
    !webhook || address === null
      ? outcomeOf('webhook', 'skipped', 'no webhook_url')
      : postWebhook(address, notification, secret),
    // The hook has given it to Claude Code already.
    outcomeOf(
      'terminal',
      terminal ? 'sent' : 'skipped',
      terminal ? 'by Claude Code' : 'only from a hook, with notify_terminal on',
    ),
  ]);
}

/**
 * Sends a test on all channels that the configuration has.
 * @param about the name of a workflow, or of the plugin.
 */
export async function sendTest(root: string, about: string): Promise<ChannelOutcome[]> {
  const notification: Notification = {
    title: `${about}: test`,
    text: 'Notifications of autonomous workflows arrive here.',
    urgency: 'normal',
  };
  const configuration = await readConfiguration(root);
  const { notify_desktop: desktop, webhook_url: webhook } = configuration;
  return send({ notification, desktop, terminal: false, webhook: webhook !== null }, configuration);
}

function outcomeOf(
  channel: ChannelOutcome['channel'],
  outcome: ChannelOutcome['outcome'],
  detail: string,
): Promise<ChannelOutcome> {
  return Promise.resolve({ channel, outcome, detail });
}
