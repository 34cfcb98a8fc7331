/** The parts of a request that decide whether it is refused. */
export interface BoardRequest {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  /** The header `Sec-Fetch-Site`. */
  site: string | undefined;
  /** Whether it requests the page itself. */
  isPage: boolean;
  hasToken: boolean;
}

export interface Refusal {
  code: 403 | 404 | 405;
  why: string;
}

/**
 * The reason to refuse a request, or undefined. The host is checked against foreign names that resolve to this machine (DNS
 * rebinding), the origin against other pages in the same browser, the token against other users of this machine.
 */
export function refuseRequest(request: BoardRequest, port: number): Refusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { method, host, origin, site } = request;
  if (host === undefined || !hosts.includes(host)) return { code: 403, why: 'This host is not served.' };
  if (origin !== undefined && origin !== `http://${host}`) return foreign;
  // Any site may link to the page: its address has the token, and the site cannot read the answer.
  if (site !== undefined && !['same-origin', 'none'].includes(site) && !request.isPage) return foreign;
  if (!request.hasToken) return { code: 404, why: 'Open the address that the command printed; it holds a token.' };
  return method === 'GET' || method === 'HEAD' ? undefined : { code: 405, why: 'This board only shows.' };
}

const foreign: Refusal = { code: 403, why: 'Requests from other origins are refused.' };
