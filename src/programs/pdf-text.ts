import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { FailureReason } from '../engine/pages/fetch-permission.ts';
import { excerpt } from '../engine/workflow-error.ts';

const timeLimitMilliseconds = 30_000;
const largestText = 50_000_000;

/**
 * The text of a PDF in reading order, as `pdftotext` finds it; in the order of the page (`-layout`) the columns of a paper would
 * run into one another and no quote could be found.
 */
export async function pdfText(bytes: Uint8Array): Promise<{ text: string } | { reason: FailureReason }> {
  const folder = await mkdtemp(join(tmpdir(), 'autonomous-workflow-pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    const { stdout, failed, timedOut, code, stderr } = await execa('pdftotext', ['-enc', 'UTF-8', file, '-'], {
      stdin: 'ignore',
      timeout: timeLimitMilliseconds,
      killSignal: 'SIGKILL',
      maxBuffer: largestText,
      windowsHide: true,
      reject: false,
    });
    if (code === 'ENOENT')
      return { reason: { kind: 'no-program', sentence: 'To read a PDF, pdftotext (poppler-utils) must be installed' } };
    if (timedOut) return { reason: { kind: 'bad-response', sentence: 'The PDF takes too long to read' } };
    if (failed) return { reason: { kind: 'bad-response', sentence: `The PDF cannot be read: ${excerpt(stderr)}` } };
    const text = stdout.replaceAll('\f', '\n\n').trim();
    return text === '' ? { reason: { kind: 'empty', sentence: 'The PDF holds pictures without text' } } : { text };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
