/** The parts of a request that decide whether it is answered. */
export interface BoardRequest {
  method: string;
  host: string | undefined;
  origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  site: string | undefined;
  contentType: string | undefined;
  /** Whether it asks for the page itself. */
  isPage: boolean;
  hasToken: boolean;
}

export interface Refusal {
  code: 403 | 404 | 405 | 415;
  why: string;
}

/**
 * Why a request is refused, or undefined. The host is compared because a foreign name may be made to lead to this machine; the
 * origin, because another page in the same browser may send requests here; the token, because other users of this machine may.
 */
export function refuseRequest(request: BoardRequest, port: number, control: boolean): Refusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { method, host, origin, site } = request;
  if (host === undefined || !hosts.includes(host)) return { code: 403, why: 'This host is not served.' };
  if (origin !== undefined && origin !== `http://${host}`) return foreign;
  // The address of the page may be followed from anywhere: it holds the token, and nothing else can read the answer.
  if (site !== undefined && !['same-origin', 'none'].includes(site) && !request.isPage) return foreign;
  if (!request.hasToken) return { code: 404, why: 'Open the address that the command printed; it holds a token.' };
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return { code: 405, why: 'Only GET and POST are answered.' };
  if (!control) return { code: 403, why: 'This board only shows. Start it with --control to change anything.' };
  // A browser sends the origin with every POST, and no foreign page can send JSON without asking first.
  if (origin === undefined) return foreign;
  const isJson = /^application\/json\b/.test(request.contentType ?? '');
  return isJson ? undefined : { code: 415, why: 'Only JSON is taken.' };
}

const foreign: Refusal = { code: 403, why: 'Another origin is not answered.' };
