import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../../src/base/notice.ts';
import { postWebhook } from '../../src/programs/webhook.ts';
import { startReceiver } from '../support/http-receiver.ts';

const notification: Notification = { title: 'x: complete', text: 'Done.', urgency: 'normal' };
const sent = { channel: 'webhook', outcome: 'sent', detail: '' };
const failed = (detail: string) => ({ channel: 'webhook', outcome: 'failed', detail });

describe('postWebhook', () => {
  it('posts JSON that Slack understands', async () => {
    const { url, received } = await startReceiver();
    expect(await postWebhook(url, notification)).toEqual(sent);
    expect(received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ text: '*x: complete*\nDone.' });
  });

  it('sends all of it where there is more than a line', async () => {
    const { url, received } = await startReceiver();
    await postWebhook(url, { ...notification, more: 'x: complete\nCost: <3>' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ text: '*x: complete*\nx: complete\nCost: &lt;3&gt;' });
  });

  it('mentions and links nobody, whatever the text', async () => {
    const { url, received } = await startReceiver();
    const text = '<!channel> <https://a.example|click> &lt; "$(touch x)" \'`id`\'';
    await postWebhook(url, { ...notification, text });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      text: '*x: complete*\n&lt;!channel&gt; &lt;https://a.example|click&gt; &amp;lt; "$(touch x)" \'`id`\'',
    });
  });

  it('tries once more after the trouble of a server', async () => {
    const { url, received } = await startReceiver((response, index) => {
      response.statusCode = index === 0 ? 503 : 200;
      response.end();
    });
    expect(await postWebhook(url, notification)).toEqual(sent);
    expect(received).toHaveLength(2);
  });

  it('tries once more after a lost connection', async () => {
    const { url, received } = await startReceiver((response, index) => {
      if (index === 0) response.destroy();
      else response.end();
    });
    expect(await postWebhook(url, notification)).toEqual(sent);
    expect(received).toHaveLength(2);
  });

  it('gives up after the second time', async () => {
    const { url, received } = await startReceiver((response) => {
      response.statusCode = 500;
      response.end();
    });
    expect(await postWebhook(url, notification)).toEqual(failed('HTTP 500'));
    expect(received).toHaveLength(2);
  });

  it('does not repeat what was refused', async () => {
    const { url, received } = await startReceiver((response) => {
      response.statusCode = 404;
      response.end('no such hook');
    });
    expect(await postWebhook(url, notification)).toEqual(failed('HTTP 404'));
    expect(received).toHaveLength(1);
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

  it('does not wait for a server that hangs', async () => {
    const { url, received } = await startReceiver(() => undefined);
    const started = performance.now();
    expect(await postWebhook(url, notification, 300)).toEqual(failed('no answer in time'));
    expect(performance.now() - started).toBeLessThan(9_000);
    expect(received).toHaveLength(1);
  });

  it('does not read an answer without end', async () => {
    const { url } = await startReceiver((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await postWebhook(url, notification)).toEqual(sent);
  });

  it('fails where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    expect(await postWebhook(`http://127.0.0.1:${port}/`, notification)).toEqual(failed('ECONNREFUSED'));
  });

  it.each([
    ['a port that is none for the web', 'http://127.0.0.1:9/secret', 'the request could not be made'],
    ['a host that does not exist', 'http://secret.invalid/secret', /^E[A-Z_]+$/],
    ['an address with a password', 'http://me:secret@127.0.0.1/secret', 'the request could not be made'],
    ['a file', 'file:///etc/secret', 'its address is not http(s)'],
    ['no address', 'secret', 'its address is not http(s)'],
    ['nothing', '', 'its address is not http(s)'],
  ])('fails for %s without telling it', async (_, url, detail) => {
    const { outcome, detail: told } = await postWebhook(url, notification);
    expect(outcome).toBe('failed');
    expect(told).toMatch(detail);
    expect(told).not.toContain('secret');
  });
});
