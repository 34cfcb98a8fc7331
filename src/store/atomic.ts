import { closeSync, fsyncSync, mkdirSync, openSync, readSync, fstatSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

let written = 0;

/**
 * Writes a file so that readers and a crash see the old content or the new, never a part: a temporary file in the same
 * folder, flushed, then renamed. Creates the folder.
 */
export function writeAtomic(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = openSync(temporary, 'wx', 0o644);
    try {
      writeAll(file, Buffer.from(content));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
}

/** Appends whole lines and flushes them; a line that a crash cut short is closed off first, so the new ones stay whole. */
export function appendLines(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a+', 0o644);
  try {
    const text = lines.map((line) => `${line}\n`).join('');
    writeAll(file, Buffer.from(endsInMiddle(file) ? `\n${text}` : text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function endsInMiddle(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

function writeAll(file: number, content: Buffer): void {
  let offset = 0;
  while (offset < content.length) offset += writeSync(file, content, offset);
}

function flushFolder(folder: string): void {
  // Windows cannot open folders; its renames are durable without this.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
