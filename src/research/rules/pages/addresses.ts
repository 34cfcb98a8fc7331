import { orElse } from '../../../base/errors.ts';
import { parseUrl } from '../../../base/json.ts';

const arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
const arxivPath =
  /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
const arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
/** Folders in which publishers place a paper under its DOI. */
const doiFolder =
  /\/(?:doi|articles?|chapter|book|content|abs|full|pdf|epdf|reader|abstract)(?:\/\w{2,10})?\/(?=10\.\d{4,9}\/)/i;
const doi = /^10\.\d{4,9}\/\S+$/;
/** Suffixes of a DOI for a view of the paper. */
const view =
  /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;

/**
 * The id of the paper at a web address: `arxiv:2508.20033` or `doi:10.1145/…`, for any version or view; undefined for other
 * pages.
 * @param host in lower case, without `www.`; empty when the path is the id itself.
 */
export function paperOf(host: string, path: string, query = new URLSearchParams()): string | undefined {
  const readable = decoded(path);
  const arxiv =
    (arxivHosts.test(host) ? arxivPath.exec(path) : null) ??
    (host === '' || host === 'huggingface.co' ? arxivId.exec(path.replace(/^\/papers(?=\/)/, '')) : null);
  if (arxiv !== null) return arxivName(arxiv[1] ?? '');
  const inQuery = query.get('id') ?? query.get('doi') ?? '';
  const candidate = isResolver(host) ? readable.replace(/^\//, '') : (readable.split(doiFolder)[1] ?? inQuery);
  if (!doi.test(candidate)) return undefined;
  const plain = isResolver(host) ? candidate : withoutView(candidate, host);
  const deposited = /^10\.48550\/arxiv\.(.+)$/i.exec(plain)?.[1];
  return deposited === undefined ? `doi:${plain.replace(/\/$/, '').toLowerCase()}` : arxivName(deposited);
}

function isResolver(host: string): boolean {
  return host === '' || host === 'doi.org' || host === 'dx.doi.org';
}

function arxivName(id: string): string {
  return `arxiv:${id
    .toLowerCase()
    .replace(/v\d+$/, '')
    .replace(/^([a-z-]+)\.[a-z]{2}\//, '$1/')}`;
}

function withoutView(candidate: string, host: string): string {
  let plain = candidate.replace(/\/$/, '');
  for (let turn = 0; turn < 2; turn += 1) plain = plain.replace(view, '');
  return /(?:bio|med)rxiv\.org$/.test(host) ? plain.replace(/v\d+$/, '') : plain;
}

function decoded(path: string): string {
  return orElse(() => decodeURIComponent(path), path);
}

/** Parameters that say where a reader comes from: `utm_source`, `gclid`, `mc_cid`, `_ga`, `ref`. */
const trackingParameter = /^(?:utm_\w+|\w*clk?id|mc_\w+|_\w+|ref(?:_\w+)?|referrer|si|igsh\w*|cmpid)$/i;

/**
 * The key that is equal for addresses of one source. Removed are case, `www.`, `m.` and `amp.` of the host, fragment, default
 * ports, trailing slashes, index files and tracking parameters; other parameters are sorted. Papers on arXiv and under a DOI
 * become their ids. Other strings are unchanged, files without their fragment. Tested on pairs that other tools get wrong.
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
 * The key that is equal for addresses of one page: like `canonicalAddress`, but without ids of papers, whose landing pages and
 * PDFs are one source with different texts.
 */
export function pageAddress(address: string): string {
  const url = webAddress(address.trim());
  return url === undefined ? address.trim() : plainAddress(url);
}

function webAddress(address: string): URL | undefined {
  return /^https?:/i.test(address) ? parseUrl(address) : undefined;
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
      // Wikipedia and similar sites have the mobile mark in the middle: en.m.wikipedia.org.
      .replace(/^([a-z-]{2,12})\.m\.(?=[^.]+\.[^.]+$)/, '$1.')
  );
}

/** The path with only the necessary escapes: `%7Ejane` becomes `~jane`, `%2F` remains. */
function plainEscapes(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (escape, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
