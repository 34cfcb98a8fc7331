import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorAnswer, faultScript, type Fault, type FaultRule } from './faults.ts';
import { estimateTokens, streamEvents, toApiMessage } from './message-stream.ts';
import type { ModelReply, ModelRequest, ScriptedModel, Usage } from './model-types.ts';
import { isSearch, lastUserText, requestKind, systemText, type RequestKind } from './conversation.ts';

/** What arrived at the API, and what it got. `reply` is absent when an error answered; `at` is milliseconds since 1970. */
export interface RequestRecord {
  readonly at: number;
  readonly kind: RequestKind;
  readonly model: string;
  readonly systemText: string;
  readonly lastUserText: string;
  readonly request: ModelRequest;
  readonly reply?: ModelReply;
  readonly fault?: Fault;
}

/** How the stand-in behaves. `usage` sets the tokens reported for a request, unless the reply itself does. */
export interface MessagesApiOptions {
  readonly model: ScriptedModel;
  readonly faults?: readonly FaultRule[];
  readonly usage?: (request: ModelRequest) => Partial<Usage>;
  /** Links that a web search finds; one by default. */
  readonly links?: (query: string) => readonly { readonly title: string; readonly url: string }[];
  /** The name that a model has in answers; that of the request by default. */
  readonly nameOf?: (model: string) => string;
}

/** A running stand-in. `requests` grows as requests are answered; `close` cuts open connections. */
export interface MessagesApi {
  readonly url: string;
  readonly requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/**
 * Promises a stand-in for the Anthropic Messages API on a free port of 127.0.0.1. A model that throws is answered
 * with 400 and its message, so that the script's mistake is what the client reports.
 */
export async function startMessagesApi(options: MessagesApiOptions): Promise<MessagesApi> {
  const requests: RequestRecord[] = [];
  const faultFor = faultScript(options.faults ?? []);
  const seedFor = seeds();

  async function answerMessage(body: string): Promise<Answer> {
    const request = JSON.parse(body) as ModelRequest;
    const fault = faultFor(request);
    const error = fault && errorAnswer(fault);
    if (error) {
      requests.push({ ...describe(request), fault });
      return error;
    }
    const reply = isSearch(request) ? searchReply(request, options.links) : await options.model(request);
    requests.push({ ...describe(request), reply, ...(fault && { fault }) });
    await sleep((reply.delayMilliseconds ?? 0) + (fault?.kind === 'hang' ? fault.milliseconds : 0));
    const usage = { ...options.usage?.(request), ...reply.usage };
    const named = { ...request, model: options.nameOf?.(request.model) ?? request.model };
    const message = toApiMessage(named, { ...reply, usage }, seedFor(body));
    const cut = fault?.kind === 'cut_stream';
    if (request.stream === true) return { status: 200, events: streamEvents(message), cut };
    return { status: 200, body: message, cut };
  }

  const answer = (asked: string, body: string): Answer | Promise<Answer> => {
    if (asked === 'POST /v1/messages') return answerMessage(body);
    if (asked === 'POST /v1/messages/count_tokens')
      return { status: 200, body: { input_tokens: estimateTokens(body) } };
    return apiError(404, 'not_found_error', `The stand-in does not know ${asked}.`);
  };
  const server = createServer((incoming, response) => {
    void (async () => {
      const { pathname } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      return answer(`${incoming.method ?? ''} ${pathname}`, Buffer.concat(chunks).toString('utf8'));
    })()
      .catch((error: unknown) => apiError(400, 'invalid_request_error', String(error)))
      .then((result) => send(response, result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What to send: a JSON body or server-sent events. With `cut` the connection is destroyed in the middle of it. */
interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly events?: readonly string[];
  readonly cut?: boolean;
}

function send(response: ServerResponse, { status, headers, body, events, cut }: Answer): void {
  const chunks = events ?? [JSON.stringify(body)];
  response.writeHead(status, { 'content-type': events ? 'text/event-stream' : 'application/json', ...headers });
  if (cut === true) response.write(chunks.slice(0, Math.floor(chunks.length / 2)).join(''), () => response.destroy());
  else response.end(chunks.join(''));
}

/** The answer of the API's own search, which the tool WebSearch asks for. */
function searchReply(request: ModelRequest, links: MessagesApiOptions['links']): ModelReply {
  const query = lastUserText(request).replace(/^.*query: /, '');
  const found = links?.(query) ?? [{ title: 'A page', url: 'https://example.org/a' }];
  const content = found.map((link) => ({ type: 'web_search_result', encrypted_content: '', page_age: null, ...link }));
  const id = 'srvtoolu_1';
  return {
    content: [
      { type: 'server_tool_use', id, name: 'web_search', input: { query } },
      { type: 'web_search_tool_result', tool_use_id: id, content },
      { type: 'text', text: `Found ${found.length} pages.` },
    ],
  };
}

function describe(request: ModelRequest) {
  return {
    at: Date.now(),
    kind: requestKind(request),
    model: request.model,
    systemText: systemText(request),
    lastUserText: lastUserText(request),
    request,
  };
}

/** Gives every answer a seed for its ids that depends only on the request and on how often it has come before. */
function seeds(): (body: string) => string {
  const seen = new Map<string, number>();
  return (body) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 20);
    const count = seen.get(hash) ?? 0;
    seen.set(hash, count + 1);
    return `${hash}r${count}`;
  };
}

function apiError(status: number, type: string, message: string): Answer {
  return { status, body: { type: 'error', error: { type, message } } };
}
