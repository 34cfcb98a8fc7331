const searchedForDeclaration = 4096;

/**
 * The bytes of a page as text. The encoding is that of the byte order mark, else of the HTTP header, else the one that the page
 * declares, else UTF-8 where the bytes are that, else windows-1252 as in browsers.
 */
export function decodePage(bytes: Uint8Array, headerEncoding: string | undefined): string {
  const label = markOf(bytes) ?? known(headerEncoding) ?? known(declaredEncoding(bytes));
  if (label !== undefined) return decodeAs(label, bytes);
  try {
    // A character that the size cap cut at the end is no proof of another encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

/** As the beginning of a stream: decoding all at once, Node 20 takes windows-1252 for ISO 8859-1 and loses its quotation marks. */
function decodeAs(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes, { stream: true });
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, searchedForDeclaration));
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  const label = declared?.[1] ?? declared?.[2];
  // Who can read the declaration as ASCII is not reading UTF-16; browsers take it for UTF-8.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
