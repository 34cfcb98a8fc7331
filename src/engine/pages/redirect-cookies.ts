/** The cookies of one fetch, kept from one redirect to the next; many publishers send a reader in circles without. */
export interface RedirectCookies {
  /** Keeps what an answer of this host set; changes of the jar count as progress. */
  keep: (host: string, setCookies: readonly string[]) => void;
  /** The Cookie header for a request to this host; undefined without one. */
  header: (host: string) => string | undefined;
}

const mostCookies = 50;
const longestCookie = 4096;

interface Cookie {
  domain: string;
  /** Whether hosts below the domain get it too. */
  wide: boolean;
  name: string;
  value: string;
}

/** An empty jar for the cookies of one chain of redirects. */
export function redirectCookies(): RedirectCookies {
  const jar = new Map<string, Cookie>();
  return {
    keep(host, setCookies) {
      for (const line of setCookies) {
        const cookie = line.length > longestCookie ? undefined : parse(host, line);
        if (cookie !== undefined && jar.size < mostCookies) jar.set(`${cookie.domain} ${cookie.name}`, cookie);
      }
    },
    header(host) {
      const sent = [...jar.values()].filter(
        ({ domain, wide }) => host === domain || (wide && host.endsWith(`.${domain}`)),
      );
      return sent.length === 0 ? undefined : sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

/** A domain without a dot, or one that the host does not belong to, is not honoured; public suffixes live for one fetch only. */
function parse(host: string, line: string): Cookie | undefined {
  const [, name, value] = /^\s*([!#$%&'*+\-.^_`|~\w]+)=([\x21-\x3a\x3c-\x7e]*)\s*(?:;|$)/.exec(line) ?? [];
  if (name === undefined || value === undefined) return undefined;
  const domain = /;\s*domain\s*=\s*\.?([^;\s]+)/i.exec(line)?.[1]?.toLowerCase();
  if (domain === undefined || domain === host) return { domain: host, wide: domain === host, name, value };
  return domain.includes('.') && host.endsWith(`.${domain}`) ? { domain, wide: true, name, value } : undefined;
}
