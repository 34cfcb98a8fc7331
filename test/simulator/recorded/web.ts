import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';

/** The folder of everything recorded. */
export const recordedFolder = fileURLToPath(new URL('../../fixtures/recorded/', import.meta.url));

/** A page of the recorded web. */
export interface RecordedPage {
  readonly title: string;
  readonly url: string;
  readonly author: string;
  readonly published: string;
  readonly site: string;
  readonly rank: string;
  /** Its text in Markdown. */
  readonly text: string;
}

/** The pages of web.md: a title, a line with address, author, day, site and rank, and the text. */
export const recordedPages: readonly RecordedPage[] = readFileSync(join(recordedFolder, 'web.md'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((page) => {
    const [title = '', about = '', ...text] = page.split('\n');
    const [url = '', author = '', published = '', site = '', rank = ''] = about.split(' | ');
    return { title, url, author, published, site, rank, text: text.join('\n').trim() };
  });

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>');

function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (!text.startsWith('|')) return `<p>${inline(text)}</p>`;
  const rows = text.split('\n').filter((row) => !/^\|[ -]+\|[ -|]*$/.test(row));
  const cells = (row: string) => row.split('|').slice(1, -1);
  return `<table>${rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${inline(cell.trim())}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
}

const htmlOf = ({ title, author, published, site, text }: RecordedPage) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="author" content="${escaped(author)}"><meta property="og:site_name" content="${escaped(site)}">
<meta property="article:published_time" content="${published}"></head>
<body><nav><a href="/">Home</a> <a href="/about">About</a></nav>
<article><h1>${escaped(title)}</h1><p>${escaped(author)}, ${published}</p>
${text
  .split(/\n{2,}/)
  .map(block)
  .join('\n')}
</article></body></html>`;

/** The pages that have most words of a query, as a search engine would find them. */
export function searchRecorded(query: string): { title: string; url: string }[] {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g));
  const asked = [...wordsOf(query)];
  return recordedPages
    .map((page) => ({
      page,
      score: asked.filter((word) => wordsOf(`${page.title} ${page.site} ${page.text}`).has(word)).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 8)
    .map(({ page: { title, url } }) => ({ title, url }));
}

/** The recorded web on this machine: a proxy that answers for its hosts, under a certificate of its own. */
export interface RecordedWeb {
  /** What makes a program use it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Promises a proxy on loopback which answers for every host: with the recorded pages, and with 404. */
export async function startRecordedWeb(): Promise<RecordedWeb> {
  const pem = readFileSync(join(recordedFolder, 'server.pem'), 'utf8');
  const secureContext = createSecureContext({ key: pem, cert: pem });
  const pages = new Map(recordedPages.map((page) => [page.url, htmlOf(page)]));
  const answers = createServer((request, response) => {
    const page = pages.get(`https://${request.headers.host?.replace(/:443$/, '') ?? ''}${request.url ?? '/'}`);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<html><body><h1>404 Not Found</h1></body></html>');
  });
  const proxy = createServer((_request, response) => void response.writeHead(404).end());
  proxy.on('connect', (_request, socket, head) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) socket.unshift(head);
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on('error', () => socket.destroy());
    answers.emit('connection', secure);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    environment: {
      HTTPS_PROXY: address,
      HTTP_PROXY: address,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_EXTRA_CA_CERTS: join(recordedFolder, 'ca.pem'),
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
        answers.closeAllConnections();
      }),
  };
}
