import { existsSync } from 'node:fs';
import { describeOutcome } from '../journal/rules/events.ts';
import { notificationOf } from '../loop/rules/notification.ts';
import type { ChannelOutcome, Notification } from '../base/notice.ts';
import { exitCodes } from '../base/errors.ts';
import { notifyDesktop } from '../programs/desktop-notification.ts';
import { postWebhook } from '../programs/webhook.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import {
  claimNotification,
  dropNotification,
  notificationsFolder,
  type PendingNotification,
} from '../loop/pending-notifications.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Sends the waiting notifications of a workflow, at the request of a hook; or, for a person, a test on all channels. */
export async function notify(
  { root, sessionId }: Context,
  [name, problem]: readonly (string | undefined)[],
  { test }: Options,
): Promise<Answer> {
  if (test !== undefined) return tryChannels(root, name);
  // A notification about a workflow without a state file is sent, too.
  const named = name === undefined ? undefined : workflowPaths(root, name);
  if (named !== undefined && problem !== undefined) return sendProblem(named, problem);
  const hasFolder = named !== undefined && existsSync(notificationsFolder(named));
  return sendPending(hasFolder ? named : await chooseWorkflow(root, name, sessionId));
}

async function sendPending(paths: WorkflowPaths): Promise<Answer> {
  const sent: { title: string; channels: ChannelOutcome[] }[] = [];
  const { webhook_url } = (await currentConfiguration(paths.root)).configuration;
  for (;;) {
    const claimed = claimNotification(paths, new Date());
    if (claimed === undefined) break;
    const { title } = claimed.notification;
    const channels = await send(claimed, webhook_url);
    try {
      // A missing file means that the workflow's folder was moved; it must not be created again.
      if (existsSync(claimed.file)) appendEvent(paths, new Date(), { event: 'notified', title, channels });
    } finally {
      dropNotification(claimed);
    }
    sent.push({ title, channels });
  }
  const lines = sent.map(({ title, channels }) => `${title}: ${channels.map(describeOutcome).join(', ')}`);
  return { text: lines.length === 0 ? 'No notification waits to be sent.' : lines.join('\n'), data: sent };
}

/** Sends a problem; without the right to write, it is not recorded. */
async function sendProblem({ root, name }: WorkflowPaths, problem: string): Promise<Answer> {
  const { configuration } = await currentConfiguration(root);
  const notification = notificationOf(name, { kind: 'cannot-go-on', problem }, configuration);
  if (notification === undefined) return { text: 'The configuration wants no such notification.', data: [] };
  const { notify_desktop: desktop, webhook_url: webhook } = configuration;
  const channels = await send({ notification, desktop, terminal: false, webhook: webhook !== null }, webhook);
  return { text: channels.map(describeOutcome).join('\n'), data: [{ title: notification.title, channels }] };
}

async function send(
  { notification, desktop, terminal, webhook }: PendingNotification,
  address: string | null,
): Promise<ChannelOutcome[]> {
  return Promise.all([
    desktop ? notifyDesktop(notification) : outcomeOf('desktop', 'skipped', 'notify_desktop is off'),
    !webhook || address === null
      ? outcomeOf('webhook', 'skipped', 'no webhook_url')
      : postWebhook(address, notification),
    // The hook has given it to Claude Code already.
    outcomeOf(
      'terminal',
      terminal ? 'sent' : 'skipped',
      terminal ? 'by Claude Code' : 'only from a hook, with notify_terminal on',
    ),
  ]);
}

/** Reports the channels that work, and fails when none does. */
async function tryChannels(root: string, name: string | undefined): Promise<Answer> {
  const about = name === undefined ? 'autonomous-workflow' : (await chooseWorkflow(root, name)).name;
  const notification: Notification = {
    title: `${about}: test`,
    text: 'Notifications of autonomous workflows arrive here.',
    urgency: 'normal',
  };
  const { notify_desktop: desktop, webhook_url: webhook } = await readConfiguration(root);
  const channels = await send({ notification, desktop, terminal: false, webhook: webhook !== null }, webhook);
  const works = channels.some(({ outcome }) => outcome === 'sent');
  return {
    text: channels.map(describeOutcome).join('\n'),
    data: channels,
    exitCode: works ? 0 : exitCodes.refused,
  };
}

function outcomeOf(
  channel: ChannelOutcome['channel'],
  outcome: ChannelOutcome['outcome'],
  detail: string,
): Promise<ChannelOutcome> {
  return Promise.resolve({ channel, outcome, detail });
}
