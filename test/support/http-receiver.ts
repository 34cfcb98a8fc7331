import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that arrived. */
export interface Received {
  method: string;
  type: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server on a free port of this machine that keeps what it gets; gone when the test has finished. */
export interface Receiver {
  url: string;
  received: Received[];
}

/** Promises a receiver that answers the n-th request (from 0) as `answer` does; without, with 200. */
export async function startReceiver(
  answer: (response: ServerResponse, index: number) => void = (response) => response.end('ok'),
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({
        method: request.method ?? '',
        type: request.headers['content-type'],
        headers: request.headers,
        body,
      });
      answer(response, received.length - 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/secret`, received };
}
