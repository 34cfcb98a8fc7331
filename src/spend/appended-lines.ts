import { closeSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { eachLineWith } from '../session/transcript-tail.ts';

/** The position up to which a growing file has been read. */
export interface FilePosition {
  /** The start of the first line that has not been read, in bytes. */
  offset: number;
  /** The identity of the file, which another file in its place does not have. */
  inode: number;
}

/** The bytes that a caller has time for. Reading subtracts whole pieces, and stops once none are left. */
export interface Allowance {
  bytes: number;
}

/** The size of one read: memory does not grow with the file. */
const pieceBytes = 1024 * 1024;
/** Rows of a transcript stay far below this; a longer piece without a line end is skipped. */
const mostLineBytes = 32 * 1024 * 1024;

/**
 * Calls `take` for each whole line that was appended since `position` and contains one of the words, in their order. An incomplete
 * last line is left for the next call. A file that became shorter, or was replaced, is read from its start, and whole whatever the
 * allowance: only this call knows which lines were there before.
 * @returns the new position, and whether the file was read from its start; undefined when there is no such file, or it cannot be
 * read.
 */
export function readAppended(
  path: string,
  position: FilePosition | undefined,
  words: readonly Buffer[],
  allowance: Allowance,
  take: (line: string, restarted: boolean) => void,
): FilePosition | undefined {
  const stats = fileStats(path);
  if (stats === undefined) return undefined;
  const end = positionAt(stats);
  const restarted = position !== undefined && (position.inode !== end.inode || position.offset > end.offset);
  const start = position === undefined || restarted ? 0 : position.offset;
  if (start === end.offset) return end;
  try {
    const file = openSync(path, 'r');
    try {
      const offset = readLines(file, start, end.offset, restarted ? { bytes: Infinity } : allowance, (lines) =>
        eachLineWith(lines, words, (line) => take(line, restarted)),
      );
      return { ...end, offset };
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** The end of a file as a position, so that nothing before it will be read; undefined when there is no such file. */
export function endOf(path: string): FilePosition | undefined {
  const stats = fileStats(path);
  return stats === undefined ? undefined : positionAt(stats);
}

function positionAt({ size, ino }: Stats): FilePosition {
  return { offset: size, inode: ino };
}

/** The stats of a plain file; undefined for anything else: opening a pipe would wait for its writer. */
function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls `take` for pieces that end with a line, which is read to its end whatever the allowance; returns the offset behind the last
 * of them.
 */
function readLines(
  file: number,
  start: number,
  size: number,
  allowance: Allowance,
  take: (lines: Buffer) => void,
): number {
  let offset = start;
  for (let length = pieceBytes; offset < size && (allowance.bytes > 0 || length > pieceBytes);) {
    const piece = Buffer.allocUnsafe(Math.min(length, size - offset));
    const read = readSync(file, piece, 0, piece.length, offset);
    allowance.bytes -= read;
    const end = piece.subarray(0, read).lastIndexOf(0x0a) + 1;
    if (end > 0) {
      take(piece.subarray(0, end));
      offset += end;
      length = pieceBytes;
    } else if (read < length) {
      break;
    } else if (length < mostLineBytes) {
      length *= 2;
    } else {
      offset += read;
      length = pieceBytes;
    }
  }
  return offset;
}
