const trackingParameter = /^(?:utm_\w+|gclid|fbclid|mc_\w+|ref|ref_src|spm|igshid)$/i;

/**
 * The key under which two addresses count as one source. The host loses case, `www.`, `m.` and `amp.`; the fragment,
 * default ports, trailing slashes, index files and tracking parameters go; the rest of the query stays, sorted. arXiv
 * and DOI landing pages become their ids. Checked on pairs that other tools get wrong; see the test.
 */
export function canonicalAddress(address: string): string {
  if (address.startsWith('repository:')) return address;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return address.trim();
  }
  const host = plainHost(url);
  const path = url.pathname;
  const arxiv =
    host === 'arxiv.org' && /^\/(?:abs|pdf|html)\/([a-z-]+\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i.exec(path);
  if (arxiv) return `arxiv:${(arxiv[1] ?? '').toLowerCase()}`;
  const doi = /(?:^\/|\/doi\/(?:abs\/|full\/|pdf\/|epdf\/)?)(10\.\d{4,9}\/[^\s?#]+?)\/?$/.exec(decoded(path));
  if (doi && (host === 'doi.org' || host === 'dx.doi.org' || path.includes('/doi/')))
    return `doi:${(doi[1] ?? '').toLowerCase()}`;
  return plainAddress(url);
}

/**
 * The key under which two addresses count as one page: the rule of `canonicalAddress` without arXiv and DOI, whose landing pages and
 * PDFs are one source, but different texts.
 */
export function pageAddress(address: string): string {
  if (address.startsWith('repository:') || !URL.canParse(address)) return address.trim();
  return plainAddress(new URL(address));
}

function plainAddress(url: URL): string {
  const host = plainHost(url);
  const query = [...url.searchParams]
    .filter(([name]) => !trackingParameter.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const port = url.port === '' ? '' : `:${url.port}`;
  const trimmed = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/, '');
  return `${host}${port}${trimmed}${query === '' ? '' : `?${query}`}`;
}

function plainHost(url: URL): string {
  return url.hostname.toLowerCase().replace(/^(?:www|m|amp)\.(?=[^.]+\.)/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
