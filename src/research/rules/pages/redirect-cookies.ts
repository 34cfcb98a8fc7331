import { CookieJar } from 'tough-cookie';

/** The cookies of one fetch, kept from one redirect to the next; many publishers send a reader in circles without. */
export interface RedirectCookies {
  /** Keeps the cookies that an answer from this address set; changes of the jar count as progress. */
  keep: (url: string, setCookies: readonly string[]) => void;
  /** The Cookie header for a request to this address; undefined without one. */
  header: (url: string) => string | undefined;
}

const mostCookies = 50;
const longestCookie = 4096;

/** An empty jar for the cookies of one chain of redirects. */
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
