import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../base/url.ts';
import type { ChannelOutcome, Notification } from '../base/notice.ts';

const defaultTimeLimitMilliseconds = 10_000;
const retryPauseMilliseconds = 500;

/**
 * Posts a notification as JSON in the format of Slack and similar services. Never throws; after an error of the server or the
 * connection it tries once more, within the time limit. Redirects are not followed, because another host would get the text. The
 * answer is not read, and messages do not contain the URL, which is a secret.
 */
export async function postWebhook(
  address: string,
  notification: Notification,
  timeLimitMilliseconds = defaultTimeLimitMilliseconds,
): Promise<ChannelOutcome> {
  const url = parseUrl(address);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return failed('its address is not http(s)');
  const signal = AbortSignal.timeout(timeLimitMilliseconds);
  const body = JSON.stringify({ text: slackText(notification) });
  const headers = { 'content-type': 'application/json' };
  const first = await post(url, { body, headers }, signal);
  if (!first.mayPass) return first.outcome;
  await sleep(retryPauseMilliseconds, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return first.outcome;
  return (await post(url, { body, headers }, signal)).outcome;
}

interface Attempt {
  outcome: ChannelOutcome;
  mayPass: boolean;
}

interface Message {
  body: string;
  headers: Record<string, string>;
}

async function post(url: URL, message: Message, signal: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...message,
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: { channel: 'webhook', outcome: 'sent', detail: '' }, mayPass: false };
    const isRedirect = response.status >= 300 && response.status < 400;
    const advice = isRedirect ? ': redirects are not followed' : '';
    return { outcome: failed(`HTTP ${response.status}${advice}`), mayPass: response.status >= 500 };
  } catch (error) {
    if (signal.aborted) return { outcome: failed('no answer in time'), mayPass: false };
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    if (typeof code !== 'string') return { outcome: failed('the request could not be made'), mayPass: false };
    return { outcome: failed(code), mayPass: true };
  }
}

function failed(detail: string): ChannelOutcome {
  return { channel: 'webhook', outcome: 'failed', detail };
}

/** The text, with the longer one if there is room; the three characters are escaped with which Slack marks links and mentions. */
function slackText({ title, text, more = '' }: Notification): string {
  const escape = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `*${escape(title)}*\n${escape(more === '' ? text : more)}`;
}
