import { articles } from './articles.ts';
import { pageOf } from './layout.ts';
import { compressed, encodedPages, hugePage, injection, nasty } from './odd-pages.ts';
import { pdfOf } from './pdf.ts';
import { html, redirect, send, type Route, type Visit } from './route.ts';
import { walls } from './walls.ts';

const compared = articles.find(({ site }) => site === 'news');
if (compared === undefined) throw new Error('articles are missing');

const target = (visit: Visit): string => visit.address('algorithms', '/token-bucket');

const answers: [string, Route][] = [
  ...[301, 302, 303, 307, 308].map((status): [string, Route] => [`/redirect/${status}`, redirect(status, target)]),
  ...Array.from({ length: 15 }, (_, left): [string, Route] => [
    `/redirect/chain/${left}`,
    redirect(302, (visit) => (left === 0 ? target(visit) : `/redirect/chain/${left - 1}`)),
  ]),
  ['/redirect/self', redirect(302, () => '/redirect/self')],
  ['/redirect/there', redirect(302, () => '/redirect/back')],
  ['/redirect/back', redirect(302, () => '/redirect/there')],
  [
    '/redirect/cookie',
    (visit) => {
      const known = visit.request.headers.cookie === 'seen=1';
      const route = known
        ? redirect(302, target)
        : redirect(302, () => '/redirect/cookie', { 'set-cookie': 'seen=1; Path=/' });
      route(visit);
    },
  ],
  [
    '/redirect/meta',
    (visit) =>
      html(
        `<html><head><meta http-equiv="refresh" content="0; url='${target(visit)}'"></head><body>Moved.</body></html>`,
      )(visit),
  ],
  ['/redirect/private', redirect(302, () => 'http://10.0.0.1/')],
  ['/redirect/metadata', redirect(307, () => 'http://169.254.169.254/latest/meta-data/')],
  ['/redirect/file', redirect(302, () => 'file:///etc/passwd')],
  ['/redirect/nowhere', redirect(302, () => 'http://[')],
  ...[401, 403, 404, 410, 500, 503].map((status): [string, Route] => [
    `/status/${status}`,
    send(status, 'text/html', `<h1>Status ${status}</h1>`),
  ]),
  ['/status/429', send(429, 'text/html', '<h1>Too Many Requests</h1>', { 'retry-after': '1' })],
  ['/slow', (visit) => void setTimeout(() => html(pageOf(compared))(visit), 1_000)],
  ['/hang', () => undefined],
  ['/drip', dripping],
  ['/reset', ({ request }) => void request.socket.resetAndDestroy()],
  [
    '/cut',
    ({ request, response }) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100000' });
      response.write('<html><body>half a page', () => request.socket.destroy());
    },
  ],
  ['/endless', (visit) => flooding(visit, Infinity)],
  ['/300-megabytes', (visit) => flooding(visit, 300_000_000)],
  ['/bomb', (visit) => send(200, 'text/html', compressed.bomb(), { 'content-encoding': 'gzip' })(visit)],
  ['/gzip', send(200, 'text/html', compressed.gzip, { 'content-encoding': 'gzip' })],
  ['/br', send(200, 'text/html', compressed.br, { 'content-encoding': 'br' })],
  ['/bad-gzip', send(200, 'text/html', 'this is not gzip', { 'content-encoding': 'gzip' })],
  ['/unknown-encoding', send(200, 'text/html', 'whatever', { 'content-encoding': 'x-own' })],
  ['/large-header', send(200, 'text/html', '', { 'x-policy': 'a'.repeat(200_000) })],
  ['/not-http', ({ request }) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ...Object.entries(encodedPages).map(([name, { type, body }]): [string, Route] => [
    `/encoding/${name}`,
    html(body, type),
  ]),
  ...Object.entries(walls).map(([name, page]): [string, Route] => [`/wall/${name}`, html(page)]),
  ['/huge', (visit) => html(hugePage.page())(visit)],
  ['/nasty', html(nasty.markup)],
  ['/injection', html(injection.page)],
  [
    '/notes.txt',
    send(200, 'text/plain; charset=utf-8', 'Plain text: 5 < 6 & "so on".\r\nSecond line <b>not bold</b>.\n'),
  ],
  ['/readme.md', send(200, 'text/markdown', '# Limits\n\nA *token bucket* of size 10.\n')],
  ['/data.json', send(200, 'application/json', '{"limit": 100, "window": "1s"}')],
  ['/feed.xml', send(200, 'application/rss+xml', '<?xml version="1.0"?><rss><title>Limits</title></rss>')],
  ['/picture.png', send(200, 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))],
  ['/program', send(200, 'application/octet-stream', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]))],
  ['/untyped', ({ response }) => void response.writeHead(200).end(pageOf(compared))],
  ['/scan.pdf', send(200, 'application/pdf', pdfOf([]))],
  ['/broken.pdf', send(200, 'application/pdf', '%PDF-1.4\nnothing of a PDF follows')],
  [
    '/large.pdf',
    (visit) => send(200, 'application/pdf', Buffer.concat([pdfOf(['x']), Buffer.alloc(2_000_000)]))(visit),
  ],
  ['/wall.pdf', send(200, 'application/pdf', walls.login ?? '')],
];

/** Everything that goes wrong on the web, and what is odd but has to be read. */
export const trouble: [string, Route][] = answers.map(([path, route]) => [`trouble ${path}`, route]);

/** A byte now and then, without end. */
function dripping({ response }: Visit): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('.'), 50);
  response.once('close', () => clearInterval(timer));
}

/** As many bytes as the reader takes. */
function flooding({ response }: Visit, most: number): void {
  const head = { 'content-type': 'text/html; charset=utf-8' };
  response.writeHead(200, most === Infinity ? head : { ...head, 'content-length': String(most) });
  const chunk = Buffer.alloc(65_536, '<p>Limits have limits of their own. ');
  let sent = 0;
  const pour = (): void => {
    while (sent < most && !response.destroyed) {
      const part = chunk.subarray(0, most - sent);
      sent += part.length;
      if (!response.write(part)) return;
    }
    response.end();
  };
  response.on('drain', pour);
  pour();
}
