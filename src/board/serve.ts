import { orElse } from '../base/or-else.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { findPlace, hashToken, keepPlace } from './address.ts';
import { answer } from './answers.ts';
import { LivePages } from './live.ts';
import { makePage } from './page.ts';
import { ProjectBoard } from './project-board.ts';
import { plain } from './rules/plain.ts';
import { refuseRequest } from './rules/request.ts';
import { addresses } from './rules/view.ts';

const loopback = '127.0.0.1';

/** A running board. */
export interface Served {
  address: string;
  port: number;
  /** True when another process already serves the board at that address. */
  wasServed: boolean;
}

/** Serves the board of a project on loopback until the process ends, at the address of the previous board if that is free. */
export async function serveBoard(root: string): Promise<Served> {
  const place = findPlace(root);
  const board = new ProjectBoard(root);
  const pages = new LivePages(board);
  let port = place.port;
  const server = createServer((request, response) => {
    handle({ request, response, board, pages, port, token: place.token }).catch((error: unknown) => {
      fail(response, error);
    });
  });
  // Reads all files once, so that the first page loads fast.
  await board.overview();
  if (!(await listen(server, port))) {
    const address = `http://${loopback}:${port}/${place.token}/`;
    if (await isBoard(address)) return { address, port, wasServed: true };
    await listen(server, 0);
  }
  ({ port } = server.address() as AddressInfo);
  keepPlace(root, { ...place, port });
  return { address: `http://${loopback}:${port}/${place.token}/`, port, wasServed: false };
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

/** Whether a board of this project answers at an address: only it accepts the token. */
async function isBoard(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${address}${addresses.overview}`, { signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  board: ProjectBoard;
  pages: LivePages;
  port: number;
  token: string;
}

async function handle({ request, response, board, pages, port, token }: Call): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${loopback}`);
  const [, given = '', ...path] = pathname.split('/');
  const { method = 'GET', headers } = request;
  const refusal = refuseRequest(
    {
      method,
      host: headers.host,
      origin: headers.origin,
      site: headers['sec-fetch-site'],
      isPage: method === 'GET' && path.join('/') === '',
      hasToken: hashToken(given) === hashToken(token),
    },
    port,
  );
  if (refusal !== undefined) {
    send(response, refusal.code, { error: refusal.why });
    return;
  }
  const [first = '', ...others] = path.map(decoded);
  if (first === '') return sendPage(response, board);
  if (first === addresses.events && method === 'GET') {
    if (!(await pages.add(prepared(response)))) send(response, 503, { error: 'Too many pages are open.' });
    return;
  }
  const found = await answer(board, others, searchParams);
  if (found === undefined) send(response, 404, { error: 'There is nothing at this address.' });
  else send(response, 200, found);
}

async function sendPage(response: ServerResponse, board: ProjectBoard): Promise<void> {
  const overview = await board.overview();
  const data = { live: true, written_at: new Date().toISOString(), answers: { [addresses.overview]: overview } };
  const { html, policy } = makePage(data);
  prepared(response).setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}

function send(response: ServerResponse, code: number, data: unknown): void {
  prepared(response).writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(data));
}

/** Headers against caching, framing, content sniffing and leaking the address to other sites. */
function prepared(response: ServerResponse): ServerResponse {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  return response;
}

/** Answers a failed request; the board and other requests continue. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const isAsked = isWorkflowError(error) || error instanceof SyntaxError || error instanceof TypeError;
  send(response, isAsked ? 400 : 500, plain({ error: describeError(error) }));
}

function decoded(part: string): string {
  // A malformed part becomes an empty text, which matches no path.
  return orElse(() => decodeURIComponent(part), '');
}
