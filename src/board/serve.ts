import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { describeError, printable } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { readOrNothing } from '../files/regular.ts';
import { BoardPages } from './pages.ts';

const loopback = '127.0.0.1';

/** A running board. */
export interface Served {
  address: string;
  port: number;
  /** True when another process already serves the board of this project. */
  wasServed: boolean;
}

/**
 * Serves the board of a project on loopback until the process ends. A project has a port of its own, so that an open page goes on when the
 * board is started again; where that is taken, any other.
 */
export async function serveBoard(root: string): Promise<Served> {
  const mark = createHash('sha256').update(root).digest('hex');
  const wanted = 20_000 + (Number.parseInt(mark.slice(0, 8), 16) % 20_000);
  const pages = new BoardPages(root);
  let port = wanted;
  const server = createServer((request, response) => {
    response.setHeader(markHeader, mark);
    answer(request, pages, port).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, { code: 500, content: printable(describeError(error)) }),
    );
  });
  if (!(await listen(server, wanted))) {
    if (await isServed(wanted, mark))
      return { address: `http://${loopback}:${wanted}/`, port: wanted, wasServed: true };
    await listen(server, 0);
  }
  ({ port } = server.address() as AddressInfo);
  return { address: `http://${loopback}:${port}/`, port, wasServed: false };
}

/** Resolves to false when another program uses the port. */
async function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (port !== 0 && /^(?:EADDRINUSE|EACCES)$/.test(error.code ?? '')) resolve(false);
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, loopback, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

const markHeader = 'autonomous-workflow-board';

/** Whether the board of this project answers at a port. */
async function isServed(port: number, mark: string): Promise<boolean> {
  try {
    const { headers } = await fetch(`http://${loopback}:${port}/`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(5_000),
    });
    return headers.get(markHeader) === mark;
  } catch {
    return false;
  }
}

interface Reply {
  code: number;
  content: string | Buffer;
  type?: string | undefined;
  headers?: Record<string, string>;
}

const nothingThere: Reply = { code: 404, content: 'There is nothing at this address.' };
const html = 'text/html; charset=utf-8';
/** Endings of files that a browser shows as what they are; everything else is plain text. */
const types: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.html': html };

async function answer(
  { url = '/', method, headers }: IncomingMessage,
  pages: BoardPages,
  port: number,
): Promise<Reply> {
  // Another name that leads to this machine would let a page of that name read the answer.
  if (![`${loopback}:${port}`, `localhost:${port}`].includes(headers.host ?? ''))
    return { code: 403, content: 'This host is not served.' };
  if (method !== 'GET' && method !== 'HEAD') return { code: 405, content: 'This board only shows.' };
  const parts = new URL(url, `http://${loopback}`).pathname.split('/').slice(1);
  // A malformed part becomes a text that is no name.
  const path = parts.map((part) => orElse(() => decodeURIComponent(part), '?'));
  const [name = '', what = '', file = ''] = path;
  if (what === 'file') {
    const place = await pages.file(name, file);
    const content = place && readOrNothing(place);
    // A report's HTML has no script; whatever it has, it gets no access to the board.
    const sandbox = { 'Content-Security-Policy': 'sandbox' };
    return content ? { code: 200, content, type: types[extname(file)], headers: sandbox } : nothingThere;
  }
  const found = await pages.at(path);
  if (found === undefined) return nothingThere;
  const tag = `"${createHash('sha256').update(found.page).digest('base64url')}"`;
  if (headers['if-none-match'] === tag) return { code: 304, content: '', headers: { ETag: tag } };
  const policy = `${found.policy}; frame-ancestors 'none'`;
  return { code: 200, content: found.page, type: html, headers: { ETag: tag, 'Content-Security-Policy': policy } };
}

/** Sends an answer with headers against caching, sniffing of content, and leaking to other sites. */
function send(response: ServerResponse, { code, content, type = 'text/plain; charset=utf-8', headers = {} }: Reply) {
  response.writeHead(code, {
    ...headers,
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  response.end(content);
}
