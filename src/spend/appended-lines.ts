import { closeSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { eachLineWith } from '../session/transcript-tail.ts';

/** How far a file that only grows has been read. */
export interface FilePosition {
  /** In bytes: the start of the first line that has not been read. */
  offset: number;
  /** Tells a file from another that has taken its place. */
  inode: number;
}

/** The bytes that a caller has time for. Reading takes off whole pieces; once none are left, nothing more is read. */
export interface Allowance {
  bytes: number;
}

/** Read in pieces, so that the memory used does not grow with the file. */
const pieceBytes = 1024 * 1024;
/** No row of a transcript comes near this; a longer piece without a line's end is passed over. */
const mostLineBytes = 32 * 1024 * 1024;

/**
 * Hands the whole lines that were appended since `position` and contain one of the words to `take`, in their order. A last line
 * that is not complete yet is left for the next time. A file that became shorter, or is another one, is read from its start, and
 * whole whatever the allowance: which of its lines were there before is known only this time.
 * @returns how far it was read, and whether from the start again; undefined when there is no such file, or it cannot be read.
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

/** The end of a file as its position: nothing before it will be read; undefined when there is no such file. */
export function endOf(path: string): FilePosition | undefined {
  const stats = fileStats(path);
  return stats === undefined ? undefined : positionAt(stats);
}

function positionAt({ size, ino }: Stats): FilePosition {
  return { offset: size, inode: ino };
}

/** Undefined for what is no plain file: opening a pipe would wait for its writer. */
function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/** Hands over pieces that end with a line, which is read to its end whatever the allowance; returns the offset behind the last of them. */
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
