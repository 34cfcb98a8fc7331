import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request, read to its end. `path` is without the query. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** What to send: a JSON body or server-sent events. With `cut` the connection is destroyed in the middle of it. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly events?: readonly string[];
  readonly cut?: boolean;
}

/** A listening server; `close` also cuts the connections that are still open. */
export interface JsonServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Promises a server on a free port of 127.0.0.1; when `answer` rejects, `failure` says what the client gets. */
export async function startJsonServer(
  answer: (call: Call) => Promise<Answer>,
  failure: (error: unknown) => Answer,
): Promise<JsonServer> {
  const server = createServer((incoming, response) => {
    void readCall(incoming)
      .then(answer)
      .catch(failure)
      .then((result) => send(response, result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(incoming: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return { method: incoming.method ?? '', path: pathname, body: Buffer.concat(chunks).toString('utf8') };
}

function send(response: ServerResponse, { status, headers, body, events, cut }: Answer): void {
  const type = events ? 'text/event-stream' : 'application/json';
  const chunks = events ?? [JSON.stringify(body)];
  response.writeHead(status, { 'content-type': type, ...headers });
  if (cut === true) response.write(chunks.slice(0, Math.floor(chunks.length / 2)).join(''), () => response.destroy());
  else response.end(chunks.join(''));
}
