import { CookieJar } from 'tough-cookie';

/** The cookies of one chain of redirects; without them many publishers redirect endlessly. */
export interface RedirectCookies {
  /** Stores the cookies of an answer from this address. */
  keep: (url: string, setCookies: readonly string[]) => void;
  /** The Cookie header for a request to this address; undefined without cookies. */
  header: (url: string) => string | undefined;
}

const mostCookies = 50;
const longestCookie = 4096;

/** An empty jar for one chain of redirects. */
export function redirectCookies(): RedirectCookies {
  const jar = new CookieJar();
  let kept = 0;
  return {
    keep(url, setCookies) {
      for (const line of setCookies.filter(({ length }) => length <= longestCookie).slice(0, mostCookies - kept)) {
        kept += 1;
        jar.setCookieSync(line, url, { ignoreError: true });
      }
    },
    header: (url) => jar.getCookieStringSync(url) || undefined,
  };
}
