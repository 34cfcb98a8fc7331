import { existsSync } from 'node:fs';
import type { ChannelOutcome, Notification, SentElsewhere } from '../base/notice.ts';
import { excerpt, printable } from '../base/errors.ts';
import { parseJson } from '../base/json.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { waysIn } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyDesktop } from '../programs/desktop-notification.ts';
import { readDigest } from '../overview/digest.ts';
import { postWebhook } from '../programs/webhook.ts';

/**
 * Sends a notification that a hook or a command has made, and journals what became of it where the workflow can be written.
 * @param given the JSON of `SentElsewhere`.
 */
export async function sendNotification(paths: WorkflowPaths, given: string): Promise<ChannelOutcome[]> {
  const { title, text, withDigest, urgency, inTerminal, isProblem } = parseJson(given) as SentElsewhere;
  const { configuration } = await currentConfiguration(paths.root);
  if (isProblem === true && !configuration.notify_on_failure) return [];
  const more = withDigest === true ? await digestOf(paths) : undefined;
  const notification: Notification = {
    title: excerpt(title),
    text: excerpt(text),
    urgency,
    ...(more !== undefined && { more }),
  };
  const channels = await send(notification, configuration.notify);
  if (inTerminal === true) channels.push({ channel: 'terminal', outcome: 'sent', detail: 'by Claude Code' });
  // A missing file means that the workflow's folder was moved; it must not be created again.
  if (existsSync(paths.journal))
    appendEvent(paths, new Date(), { event: 'notified', title: notification.title, channels });
  return channels;
}

/** The results in ten lines; without them the notification still arrives. */
async function digestOf(paths: WorkflowPaths): Promise<string | undefined> {
  return readDigest(paths, new Date()).then(
    ({ lines }) => printable(lines.join('\n')),
    () => undefined,
  );
}

/**
 * Sends a test in all ways that the configuration has.
 * @param about the name of a workflow, or of the plugin.
 */
export async function sendTest(root: string, about: string): Promise<ChannelOutcome[]> {
  const text = 'Notifications of autonomous workflows arrive here.';
  return send({ title: `${about}: test`, text, urgency: 'normal' }, (await readConfiguration(root)).notify);
}

async function send(notification: Notification, notify: string): Promise<ChannelOutcome[]> {
  const { desktop, webhooks } = waysIn(notify);
  return Promise.all([
    ...(desktop ? [notifyDesktop(notification)] : []),
    ...webhooks.map((address) => postWebhook(address, notification)),
  ]);
}
