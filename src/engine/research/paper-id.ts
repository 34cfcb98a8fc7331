const arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
const arxivPath =
  /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
const arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
/** Folders in which publishers keep a paper under its DOI. */
const doiFolder =
  /\/(?:doi|article|articles|chapter|book|content(?:\/pdf)?|abs|full|pdf|epdf|reader|abstract)(?:\/(?:abs|full|pdf|epdf|epub|pdfplus|pdfdirect|reader|book))?\/(?=10\.\d{4,9}\/)/i;
const doi = /^10\.\d{4,9}\/\S+$/;
/** What publishers put behind a DOI to name a view of the paper. */
const view =
  /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;

/**
 * The id of the paper that a web address leads to: `arxiv:2508.20033` or `doi:10.1145/…`, whatever version or view of it;
 * undefined for other pages.
 * @param host Lower case, without `www.`; empty when the path is an id as such.
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
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
