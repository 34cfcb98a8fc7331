import { escaped } from './layout.ts';
import { published } from './published.ts';
import type { Route, Visit } from './route.ts';
import { trouble } from './trouble.ts';

/** Every route, by `<site> <path>`. */
export const routes: ReadonlyMap<string, Route> = new Map([...published, ...trouble]);

export function notFound({ response, request }: Visit): void {
  const body = `<html><head><title>404 Not Found</title></head><body>${escaped(request.url ?? '')}</body></html>`;
  response.writeHead(404, { 'content-type': 'text/html' }).end(body);
}
