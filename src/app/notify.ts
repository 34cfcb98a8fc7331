import type { ChannelOutcome, Notification, SentElsewhere } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { announce } from '../loop/announce.ts';
import { appendEvent } from '../journal/journal.ts';
import { currentConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { excerpt } from '../base/errors.ts';
import { existsSync } from 'node:fs';
import { openDialogs } from '../loop/waiting.ts';
import { notifyDesktop, postWebhook } from '../programs/notification.ts';
import { parseJson } from '../base/json.ts';
import { readState } from '../loop/state-file.ts';
import { waysIn } from '../configuration/rules/configuration.ts';

/**
 * Journals and notifies that the newest dialog has been open for some seconds.
 * @returns the sequence with which the terminal notifies, too.
 */
export async function noteUnanswered(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if ((await readState(paths)).status !== 'in_progress') return undefined;
  const message = openDialogs(paths).at(-1)?.text ?? 'Its session asks for a permission → answer in its window';
  appendEvent(paths, now, { event: 'waits', for: `the user: ${message.split(' → ')[0] ?? message}`, until: null });
  const { configuration } = await currentConfiguration(paths.root);
  return announce(paths, { kind: 'dialog', message }, configuration);
}

/**
 * Sends a notification that a hook or a command has made, and journals what became of it where the workflow can be written.
 * @param given the JSON of `SentElsewhere`.
 */
export async function sendNotification(paths: WorkflowPaths, given: string): Promise<ChannelOutcome[]> {
  const { inTerminal, ...made } = parseJson(given) as SentElsewhere;
  const { configuration } = await currentConfiguration(paths.root);
  const notification: Notification = { ...made, title: excerpt(made.title), text: excerpt(made.text) };
  const channels = await send(notification, configuration.notify);
  if (inTerminal === true) channels.push({ channel: 'terminal', outcome: 'sent', detail: 'by Claude Code' });
  // A missing file means that the workflow's folder was moved; it must not be created again.
  if (existsSync(paths.journal))
    appendEvent(paths, new Date(), { event: 'notified', title: notification.title, channels });
  return channels;
}

/**
 * Sends a test in all ways that the configuration has.
 * @param about the name of a workflow, or of the plugin.
 */
export async function sendTest(root: string, about: string): Promise<ChannelOutcome[]> {
  const text = 'Notifications of autonomous workflows arrive here.';
  const { notify } = await readConfiguration(root);
  const sent = await send({ title: `${about}: test`, text, urgency: 'normal' }, notify);
  const detail = 'only a session of Claude Code shows it';
  return waysIn(notify).terminal ? [...sent, { channel: 'terminal', outcome: 'skipped', detail }] : sent;
}

async function send(notification: Notification, notify: string): Promise<ChannelOutcome[]> {
  const { desktop, webhooks } = waysIn(notify);
  return Promise.all([
    ...(desktop ? [notifyDesktop(notification)] : []),
    ...webhooks.map((address) => postWebhook(address, notification)),
  ]);
}
