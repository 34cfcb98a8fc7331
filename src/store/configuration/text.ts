import { readFileSync, statSync } from 'node:fs';

const largestFile = 64 * 1024;

/** What a file holds, as text with plain line ends; or, as a sentence, why it cannot be a configuration. */
export function readConfigurationText(file: string): { text: string } | { problem: string } {
  let content: Buffer;
  try {
    const found = statSync(file);
    // Anything else might never end or never begin.
    if (!found.isFile()) return { problem: 'expected a regular file' };
    if (found.size > largestFile) {
      return { problem: `expected at most ${largestFile} bytes; received ${found.size}` };
    }
    content = readFileSync(file);
  } catch (error) {
    return { problem: `cannot be read: ${(error as Error).message}` };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n');
    const control = /(?![\t\n])\p{Cc}/u.exec(text);
    if (control === null) return { text };
    const line = text.slice(0, control.index).split('\n').length;
    return { problem: `line ${line}: expected text; received a control character` };
  } catch {
    return { problem: 'expected text in UTF-8; save the file in that encoding' };
  }
}
