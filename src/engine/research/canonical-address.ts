import { paperOf } from './paper-id.ts';

const trackingParameter =
  /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|mc_\w+|ref|ref_src|ref_url|referrer|spm|igsh|igshid|si|_ga|_gl|_hs\w+|hs\w*tracking|mkt_tok|vero_id|oly_\w+|wt_mc|trk|cmpid|ncid|s_cid|at_(?:medium|campaign))$/i;

/**
 * The key under which two addresses count as one source. The host loses case, `www.`, `m.` and `amp.`; the fragment,
 * default ports, trailing slashes, index files and tracking parameters go; the rest of the query stays, sorted. Papers on
 * arXiv and under a DOI become their ids. What is no web address stays as it is, without its fragment for files.
 * Checked on pairs that other tools get wrong; see the test.
 */
export function canonicalAddress(address: string): string {
  const trimmed = address.trim();
  const named = /^(?:arxiv|doi):\s*/i.test(trimmed)
    ? paperOf('', trimmed.replace(/^(?:arxiv|doi):\s*/i, '/'))
    : undefined;
  if (named !== undefined) return named;
  const url = webAddress(trimmed);
  if (url === undefined) return trimmed;
  return paperOf(plainHost(url), plainEscapes(url.pathname), url.searchParams) ?? plainAddress(url);
}

/**
 * The key under which two addresses count as one page: the rule of `canonicalAddress` without arXiv and DOI, whose landing
 * pages and PDFs are one source, but different texts.
 */
export function pageAddress(address: string): string {
  const url = webAddress(address.trim());
  return url === undefined ? address.trim() : plainAddress(url);
}

function webAddress(address: string): URL | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

function plainAddress(url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => !trackingParameter.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = plainEscapes(url.pathname).replace(/\/(?:index\.(?:html?|php))?$/, '');
  return `${plainHost(url)}${port}${path}${query === '' ? '' : `?${query}`}`;
}

function plainHost(url: URL): string {
  return (
    url.hostname
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^(?:www|m|amp|mobile)\.(?=[^.]+\.)/, '')
      // Wikipedia and its kin have the mobile site in the middle: en.m.wikipedia.org.
      .replace(/^([a-z-]{2,12})\.m\.(?=[^.]+\.[^.]+$)/, '$1.')
  );
}

/** The path with escapes only where they mean something: `%7Ejane` is `~jane`, `%2F` stays. */
function plainEscapes(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (escape, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
