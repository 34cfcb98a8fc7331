import { afterEach, expect, test } from 'vitest';
import type { ApiMessage } from './message-stream.ts';
import { startMessagesApi, type MessagesApi, type MessagesApiOptions } from './messages-api.ts';
import { call, say } from './test-personas.ts';

const running: MessagesApi[] = [];
afterEach(async () => {
  for (const api of running.splice(0)) await api.close();
});

async function start(options: Partial<MessagesApiOptions> = {}): Promise<MessagesApi> {
  const api = await startMessagesApi({ model: () => say('hello'), ...options });
  running.push(api);
  return api;
}

function post(api: MessagesApi, body: object, path = '/v1/messages?beta=true'): Promise<Response> {
  const message = { model: 'opus', messages: [{ role: 'user', content: 'hi' }], ...body };
  return fetch(api.url + path, { method: 'POST', body: JSON.stringify(message) });
}

async function events(response: Response): Promise<readonly Record<string, unknown>[]> {
  return (await response.text())
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as Record<string, unknown>);
}

test('answers in plain JSON when no stream is asked for', async () => {
  const message = (await (await post(await start(), {})).json()) as ApiMessage;
  expect(message).toMatchObject({ role: 'assistant', content: [{ type: 'text', text: 'hello' }] });
  expect(message.stop_reason).toBe('end_turn');
  expect(message.usage.input_tokens).toBeGreaterThan(0);
});

test('streams a tool call as server-sent events', async () => {
  const response = await post(await start({ model: () => call('Bash', { command: 'ls' }) }), { stream: true });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await events(response)).toMatchObject([
    { type: 'message_start', message: { content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', name: 'Bash', input: {} } },
    { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"command":"ls"}' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
    { type: 'message_stop' },
  ]);
});

test('ids depend on the request only, yet never come twice', async () => {
  const model = (): ReturnType<typeof call> => call('Bash', { command: 'ls' });
  const ids = async (api: MessagesApi): Promise<readonly unknown[]> => {
    const answers = [await post(api, {}), await post(api, {})];
    return Promise.all(answers.map(async (answer) => ((await answer.json()) as ApiMessage).content[0]?.id));
  };
  const first = await ids(await start({ model }));
  expect(first[0]).not.toBe(first[1]);
  expect(await ids(await start({ model }))).toEqual(first);
});

test('reports the usage it is told to, the reply before the option', async () => {
  const usage = () => ({ input_tokens: 150_000, output_tokens: 5 });
  const api = await start({ usage, model: () => ({ ...say('x'), usage: { output_tokens: 9 } }) });
  const message = (await (await post(api, {})).json()) as ApiMessage;
  expect(message.usage).toMatchObject({ input_tokens: 150_000, output_tokens: 9 });
});

test('counts tokens, and knows no other path', async () => {
  const api = await start();
  expect(await (await post(api, {}, '/v1/messages/count_tokens')).json()).toHaveProperty('input_tokens');
  const unknown = await post(api, {}, '/v1/other');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ type: 'error', error: { type: 'not_found_error' } });
});

test('logs what arrived and what it answered', async () => {
  const api = await start({ faults: [{ kind: 'overloaded' }] });
  expect((await post(api, {})).status).toBe(529);
  await post(api, { system: 'You are' });
  expect(api.requests).toMatchObject([
    { fault: { kind: 'overloaded' }, lastUserText: 'hi' },
    { reply: say('hello'), systemText: 'You are', model: 'opus' },
  ]);
});

test.each([true, false])('a cut stream breaks in the middle (stream: %s)', async (stream) => {
  const api = await start({ faults: [{ kind: 'cut_stream' }] });
  const broken = post(api, { stream }).then((response) => response.text());
  await expect(broken).rejects.toThrow('terminated');
  expect((await post(api, { stream })).status).toBe(200);
});

test('a hanging answer comes late', async () => {
  const api = await start({ faults: [{ kind: 'hang', milliseconds: 300 }] });
  const started = performance.now();
  await post(api, {});
  expect(performance.now() - started).toBeGreaterThan(290);
});

test('a model that throws is answered with its message', async () => {
  const response = await post(await start({ model: () => Promise.reject(new Error('no such scene')) }), {});
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('no such scene');
});
