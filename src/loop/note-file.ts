import { closeSync, fstatSync, readSync } from 'node:fs';
import { parseFrontMatter } from '../files/front-matter.ts';
import { openFile } from '../files/own.ts';

/** Stop files and reinjection files are short. */
const longestBytes = 64 * 1024;

interface NoteFile {
  /** Its front matter; empty when it has none that can be read. */
  fields: Record<string, unknown>;
  text: string;
}

/** A file of a person for the workflow: text, with front matter or without. Only its first 64 KiB are read. */
export function readNoteFile(path: string): NoteFile {
  const text = readStart(path);
  if (!text.startsWith('---')) return { fields: {}, text: text.trim() };
  try {
    const { data, body } = parseFrontMatter(text, path);
    return { fields: data, text: body.trim() };
  } catch {
    // The existence of a stop file counts, even when its front matter cannot be read.
    return { fields: {}, text: text.trim() };
  }
}

function readStart(path: string): string {
  const file = openFile(path, 'read');
  try {
    const buffer = Buffer.alloc(Math.min(longestBytes, fstatSync(file).size));
    const read = readSync(file, buffer, 0, buffer.length, 0);
    return buffer.toString('utf8', 0, read);
  } finally {
    closeSync(file);
  }
}
