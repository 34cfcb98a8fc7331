import { execa } from 'execa';
import type { ChannelOutcome, Notification } from '../base/vocabulary.ts';
import { parseUrl } from '../base/json.ts';

const timeLimitMilliseconds = 10_000;

/** The program that shows a notification, with its arguments: no text is part of a script. Undefined for an unknown platform. */
export function notifyCommand(
  platform: NodeJS.Platform,
  { title, text, urgency }: Notification,
): [program: string, ...words: string[]] | undefined {
  if (platform === 'darwin') {
    const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run'];
    return ['osascript', ...script.flatMap((line) => ['-e', line]), title, text];
  }
  if (platform === 'win32' || platform === 'aix') return undefined;
  // By the Desktop Notifications Specification, the text below the title may contain markup.
  return ['notify-send', '--app-name=autonomous-workflow', `--urgency=${urgency}`, '--', title, escapeMarkup(text)];
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Shows a desktop notification within a time limit in milliseconds. Never throws: a failure is in the outcome. */
export async function notifyDesktop(
  notification: Notification,
  platform: NodeJS.Platform = process.platform,
  timeLimit = timeLimitMilliseconds,
): Promise<ChannelOutcome> {
  const [program, ...words] = notifyCommand(platform, notification) ?? [];
  const outcome = (what: ChannelOutcome['outcome'], detail: string) =>
    ({ channel: 'desktop', outcome: what, detail }) as const;
  if (program === undefined) return outcome('skipped', `no known way on ${platform}`);
  // Its output is not read: a process that it starts, such as a message bus, may keep a pipe open for days.
  const options = { stdio: 'ignore', timeout: timeLimit, reject: false, windowsHide: true } as const;
  const { failed, timedOut, code, exitCode } = await execa(program, words, options);
  if (code === 'ENOENT') return outcome('skipped', `${program} is not installed`);
  const why = timedOut ? 'no answer in time' : (code ?? `exit code ${exitCode ?? 'none'}`);
  return failed ? outcome('failed', `${program}: ${why}`) : outcome('sent', '');
}

/**
 * Posts a notification as JSON in the format of Slack and similar services. Never throws. Redirects are not followed, because another
 * host would get the text. The answer is not read, and messages do not contain the URL, which is a secret.
 */
export async function postWebhook(
  address: string,
  { title, text }: Notification,
  timeLimit = timeLimitMilliseconds,
): Promise<ChannelOutcome> {
  const failed = (detail: string) => ({ channel: 'webhook', outcome: 'failed', detail }) as const;
  const url = parseUrl(address);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return failed('its address is not http(s)');
  const signal = AbortSignal.timeout(timeLimit);
  // Slack marks links and mentions with these three characters, too.
  const body = JSON.stringify({ text: `*${escapeMarkup(title)}*\n${escapeMarkup(text)}` });
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    if (response.ok) return { channel: 'webhook', outcome: 'sent', detail: '' };
    const isRedirect = response.status >= 300 && response.status < 400;
    return failed(`HTTP ${response.status}${isRedirect ? ': redirects are not followed' : ''}`);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    return failed(
      signal.aborted ? 'no answer in time' : typeof code === 'string' ? code : 'the request could not be made',
    );
  }
}
