import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join, relative } from 'node:path';
import { describeError, printable } from '../base/errors.ts';
import { writeAtomic, readOrNothing } from '../files/store.ts';
import { type WorkflowPaths, version } from '../files/paths.ts';
import { listWorkflows } from '../loop/list.ts';
import { readAll } from '../overview/read.ts';
import { boardPage } from './frame.ts';
import { articleOf, type Article } from './rules/page.ts';

const loopback = '127.0.0.1';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const headOf = (root: string) => `${basename(root)}, autonomous-workflow ${version()}`;

/** Writes the page into one file without a script; returns the number of workflows in it. */
export async function exportBoard(root: string, file: string, now: Date): Promise<number> {
  const address = (path: string) =>
    relative(dirname(file), join(root, path)).split('/').map(encodeURIComponent).join('/');
  const overviews = await readAll(listWorkflows(root), now);
  const all = overviews.map((one) => ({ name: one.name, ...articleOf(one, address, now) }));
  const head = `${headOf(root)}, as of ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  writeAtomic(file, boardPage(all, { head, live: false }, hashOf).page);
  return all.length;
}

interface Known extends Article {
  name: string;
  files: readonly string[];
}

/** A workflow that a session drives is read again after this time, since what is shown depends on the time; any other when its log grew. */
const lifetimeMilliseconds = 3_000;

/** The workflows of a project; each is read again only when it may have changed. */
function boardReader(root: string): () => Promise<Known[]> {
  const known = new Map<string, { made: string; until: number; shown: Known }>();
  const read = async (paths: WorkflowPaths): Promise<Known> => {
    const { name } = paths;
    const found = statSync(paths.journal, { throwIfNoEntry: false });
    const made = `${found?.mtimeMs}:${found?.size}`;
    const before = known.get(name);
    if (before?.made === made && Date.now() < before.until) return before.shown;
    const now = new Date();
    const [overview = { name, problem: '' }] = await readAll([paths], now);
    const article = articleOf(overview, (file) => addressOf(name, file), now);
    const { files, owner_alive: isDriven } = 'files' in overview ? overview : { files: [], owner_alive: true };
    const shown = { name, files, ...article };
    known.set(name, { made, until: isDriven ? now.getTime() + lifetimeMilliseconds : Infinity, shown });
    return shown;
  };
  return () => Promise.all(listWorkflows(root).map(read));
}

const addressOf = (name: string, file: string) => `/${name}/${encodeURIComponent(basename(file))}`;

/**
 * Serves the board of a project on loopback until the process ends. A project has a port of its own, so that an open page goes on when the
 * board is started again; where that is taken, any other.
 */
export async function serveBoard(root: string): Promise<{ address: string; port: number }> {
  const wanted = 20_000 + (Number.parseInt(createHash('sha256').update(root).digest('hex').slice(0, 8), 16) % 20_000);
  const readBoard = boardReader(root);
  let port = wanted;
  const server = createServer((request, response) => {
    answer(request, root, readBoard, port).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, { code: 500, content: printable(describeError(error)) }),
    );
  });
  if (!(await listen(server, wanted))) await listen(server, 0);
  ({ port } = server.address() as AddressInfo);
  return { address: `http://${loopback}:${port}/`, port };
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

interface Reply {
  code: number;
  content: string | Buffer;
  type?: string | undefined;
  headers?: Record<string, string>;
}

const html = 'text/html; charset=utf-8';
/** Endings of files that a browser shows as what they are; everything else is plain text. */
const types: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.html': html };

async function answer(
  { url = '/', method, headers }: IncomingMessage,
  root: string,
  readBoard: () => Promise<Known[]>,
  port: number,
): Promise<Reply> {
  // Another name that leads to this machine would let a page of that name read the answer.
  if (![`${loopback}:${port}`, `localhost:${port}`].includes(headers.host ?? ''))
    return { code: 403, content: 'This host is not served.' };
  if (method !== 'GET' && method !== 'HEAD') return { code: 405, content: 'This board only shows.' };
  const { pathname } = new URL(url, `http://${loopback}`);
  const all = await readBoard();
  if (pathname !== '/') {
    // Only what a workflow's part links to.
    const file = all.flatMap(({ name, files }) => files.filter((one) => addressOf(name, one) === pathname))[0];
    const content = file === undefined ? undefined : readOrNothing(join(root, file));
    // A report's HTML has no script; whatever it has, it gets no access to the board.
    const sandbox = { 'Content-Security-Policy': 'sandbox' };
    return content && file !== undefined
      ? { code: 200, content, type: types[extname(file)], headers: sandbox }
      : { code: 404, content: 'There is nothing at this address.' };
  }
  const { page, policy } = boardPage(all, { head: headOf(root), live: true }, hashOf);
  const tag = `"${hashOf(page)}"`;
  if (headers['if-none-match'] === tag) return { code: 304, content: '', headers: { ETag: tag } };
  const policies = { ETag: tag, 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
  return { code: 200, content: page, type: html, headers: policies };
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
