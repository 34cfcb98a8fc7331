import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../src/base/vocabulary.ts';
import { notifyCommand, notifyDesktop, postWebhook } from '../../src/programs/notification.ts';
import { FakeProgram } from '../support/fake-program.ts';
import { startReceiver } from '../support/http-receiver.ts';

const hostile = `$(touch x) \`id\` "; rm -rf / # ' -- --help %PATH% $env:HOME <img src="a"> & ;`;
const notification: Notification = { title: 'x: complete', text: hostile, urgency: 'critical' };

describe('notifyCommand', () => {
  it('gives macOS the text as arguments of a script that does not hold it', () => {
    expect(notifyCommand('darwin', notification)).toEqual([
      'osascript',
      ...['-e', 'on run argv'],
      ...['-e', 'display notification (item 2 of argv) with title (item 1 of argv)'],
      ...['-e', 'end run'],
      'x: complete',
      hostile,
    ]);
  });
});

describe('notifyDesktop', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-desktop-'));
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const failed = (detail: string) => ({ channel: 'desktop', outcome: 'failed', detail });

  it.each([
    ['linux', 'notify-send is not installed'],
    ['darwin', 'osascript is not installed'],
    ['aix', 'no known way on aix'],
  ] as const)('is skipped on %s when %s', async (platform, detail) => {
    expect(await notifyDesktop(notification, platform)).toEqual({ channel: 'desktop', outcome: 'skipped', detail });
  });

  it('ends one that hangs', async () => {
    new FakeProgram(folder, 'notify-send', 'setInterval(() => undefined, 1_000);');
    const started = performance.now();
    expect(await notifyDesktop(notification, 'linux', 500)).toEqual(failed('notify-send: no answer in time'));
    expect(performance.now() - started).toBeLessThan(9_000);
  });
});

describe('postWebhook', () => {
  const failed = (detail: string) => ({ channel: 'webhook', outcome: 'failed', detail });

  it('posts JSON that Slack understands, in which nobody is mentioned', async () => {
    const { url, received } = await startReceiver();
    const text = '<!channel> <https://a.example|click> &lt;';
    expect(await postWebhook(url, { ...notification, text })).toEqual({
      channel: 'webhook',
      outcome: 'sent',
      detail: '',
    });
    expect(received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      text: '*x: complete*\n&lt;!channel&gt; &lt;https://a.example|click&gt; &amp;lt;',
    });
  });

  it('follows no redirect', async () => {
    const elsewhere = await startReceiver();
    const { url } = await startReceiver((response) => {
      response.writeHead(307, { location: elsewhere.url });
      response.end();
    });
    expect(await postWebhook(url, notification)).toEqual(failed('HTTP 307: redirects are not followed'));
    expect(elsewhere.received).toEqual([]);
  });

  it.each([
    ['a host that does not exist', 'http://secret.invalid/secret', /^E[A-Z_]+$/],
    ['an address with a password', 'http://me:secret@127.0.0.1/secret', 'the request could not be made'],
    ['a file', 'file:///etc/secret', 'its address is not http(s)'],
    ['no address', 'secret', 'its address is not http(s)'],
  ])('fails for %s without telling it', async (_, url, detail) => {
    const { outcome, detail: told } = await postWebhook(url, notification);
    expect(outcome).toBe('failed');
    expect(told).toMatch(detail);
    expect(told).not.toContain('secret');
  });
});
