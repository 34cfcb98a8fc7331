/** The parts of a request that decide whether it is refused. */
export interface BoardRequest {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  site: string | undefined;
  contentType: string | undefined;
  /** Whether it requests the page itself. */
  isPage: boolean;
  hasToken: boolean;
}

export interface Refusal {
  code: 403 | 404 | 405 | 415;
  why: string;
}

/**
 * The reason to refuse a request, or undefined. The host is checked against foreign names that resolve to this machine (DNS
 * rebinding), the origin against other pages in the same browser, the token against other users of this machine.
 */
export function refuseRequest(request: BoardRequest, port: number, control: boolean): Refusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { method, host, origin, site } = request;
  if (host === undefined || !hosts.includes(host)) return { code: 403, why: 'This host is not served.' };
  if (origin !== undefined && origin !== `http://${host}`) return foreign;
  // Any site may link to the page: its address has the token, and the site cannot read the answer.
  if (site !== undefined && !['same-origin', 'none'].includes(site) && !request.isPage) return foreign;
  if (!request.hasToken) return { code: 404, why: 'Open the address that the command printed; it holds a token.' };
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return { code: 405, why: 'Only GET and POST are answered.' };
  if (!control) return { code: 403, why: 'This board is read-only. Start it with --control to act on workflows.' };
  // Browsers send the origin with every POST, and JSON from another site would need a preflight request.
  if (origin === undefined) return foreign;
  const isJson = /^application\/json\b/.test(request.contentType ?? '');
  return isJson ? undefined : { code: 415, why: 'Only JSON is accepted.' };
}

const foreign: Refusal = { code: 403, why: 'Requests from other origins are refused.' };
