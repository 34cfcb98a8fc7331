/** How the bytes of a document become text. */
export type DocumentFormat = 'html' | 'text' | 'pdf';

const html = new Set(['text/html', 'application/xhtml+xml']);
const pdf = new Set(['application/pdf', 'application/x-pdf']);
/** What servers say that do not know. */
const vague = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
const text =
  /^(?:text\/(?!html).*|application\/(?:json|xml|yaml|toml|x-ndjson|x-tex|x-latex|(?:.+\+)(?:json|xml|yaml)))$/;

/**
 * The format of a document, undefined for one that is not read. Servers that name no type, or none in particular, are not asked
 * again: the first bytes tell.
 */
export function formatOf(mediaType: string, bytes: Uint8Array): DocumentFormat | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (/^\s{0,16}%PDF-/.test(start)) return 'pdf';
  if (html.has(mediaType)) return 'html';
  if (start.includes('\0') && !/^\xfe\xff|^\xff\xfe/i.test(start)) return undefined;
  if (vague.has(mediaType) || pdf.has(mediaType)) {
    if (/^\s*(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is.test(start)) return 'html';
    return vague.has(mediaType) ? 'text' : undefined;
  }
  return text.test(mediaType) ? 'text' : undefined;
}

/** `Text/HTML; charset="utf-8"` as its two parts. */
export function parseContentType(header: string | undefined): { mediaType: string; encoding: string | undefined } {
  const [mediaType = '', ...parameters] = (header ?? '').split(';');
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1]);
  return { mediaType: mediaType.trim().toLowerCase(), encoding: charset.find((value) => value !== undefined) };
}

/** Whether an answer of this type is worth its bytes; `formatOf` decides when they are there. */
export function mayHaveText(mediaType: string): boolean {
  return vague.has(mediaType) || html.has(mediaType) || pdf.has(mediaType) || text.test(mediaType);
}
