import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notFound, routes } from './web/answers.ts';
import { articles, type Article } from './web/articles.ts';
import { sites, type SiteName } from './web/sites.ts';

/** One request that a site got; times are those of `performance.now()`. */
export interface WebRequest {
  readonly site: SiteName;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly begun: number;
  /** When the answer was sent or its reader left; undefined until then. */
  ended: number | undefined;
}

/** What a researcher could hand in about one page. */
export interface WebFinding {
  readonly text: string;
  readonly quote: string;
  readonly importance: 'central' | 'supporting' | 'peripheral';
  readonly source: {
    readonly url: string;
    readonly title: string;
    readonly authors: readonly string[];
    readonly year: string;
    readonly kind: 'primary' | 'secondary';
  };
}

/** A web of pages on loopback, about one topic; with everything that goes wrong on the real one. */
export type LocalWeb = Awaited<ReturnType<typeof startLocalWeb>>;

/** Promises a web whose sites listen on free ports. */
export async function startLocalWeb() {
  const requests: WebRequest[] = [];
  const servers: Server[] = [];
  const origins = new Map<SiteName, string>();
  const address = (site: SiteName, path: string): string => `${origins.get(site) ?? ''}${path}`;

  const serve = (site: SiteName): Server =>
    createServer({ maxHeaderSize: 65_536 }, (request, response) => {
      const path = request.url ?? '/';
      const { pathname } = new URL(path, 'http://web.invalid');
      const noted: WebRequest = { site, path, headers: request.headers, begun: performance.now(), ended: undefined };
      requests.push(noted);
      response.once('close', () => (noted.ended = performance.now()));
      (routes.get(`${site} ${pathname}`) ?? notFound)({ request, response, address });
    });

  for (const site of Object.keys(sites) as SiteName[]) {
    const server = serve(site);
    servers.push(server);
    const host = process.platform === 'linux' ? sites[site] : '127.0.0.1';
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    origins.set(site, `http://${host}:${(server.address() as AddressInfo).port}`);
  }
  return {
    address,
    /** What the configuration has to allow, as `host:port`. */
    hosts: [...origins.values()].map((origin) => new URL(origin).host),
    /** Every claim of every article with its quote, which stands on the page. */
    findings: articles.flatMap((article) => findingsOf(article, address(article.site, article.path))),
    /** The addresses of all pages, with those that are walls, errors and traps. */
    addresses: [...routes.keys()].map((route) => address(...(route.split(' ') as [SiteName, string]))),
    /** In the order in which they came. */
    requests: requests as readonly WebRequest[],
    close: async () => {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

function findingsOf({ title, authors, published, kind, claims }: Article, url: string): WebFinding[] {
  const source = { url, title, authors, year: published.slice(0, 4), kind };
  return claims.map(({ text, quote, importance }) => ({ text, quote, importance, source }));
}
