import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteName } from './sites.ts';

/** What a route needs besides the response: addresses of other pages. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: (site: SiteName, path: string) => string;
}

export type Route = (visit: Visit) => void;

export const html = (body: string | Buffer, type = 'text/html; charset=utf-8'): Route => send(200, type, body);
export const redirect =
  (status: number, to: (visit: Visit) => string, headers: Record<string, string> = {}): Route =>
  (visit) =>
    void visit.response.writeHead(status, { location: to(visit), ...headers }).end();

export function send(status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Route {
  return ({ response }) => void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}
