import { namesIn, openRegular } from '../files/regular.ts';
import { closeSync, fstatSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { eachLineWith } from '../session/transcript-tail.ts';
import { countMessage, noMessage, type SpendAccount } from './rules/account.ts';
import { parseTranscriptRow } from './rules/transcript-row.ts';

/** Rows about cost contain it, unescaped; hardly any other row does. */
const words = [Buffer.from('"usage":')];

/** The size of one read: memory does not grow with the file. */
const pieceBytes = 1024 * 1024;

/** Counts the rows appended to the transcripts of the session and its subagents since the last call. Changes `account`. */
export function countTranscripts(account: SpendAccount): void {
  const { transcript } = account.session;
  if (transcript === '') return;
  const folder = `${transcript.replace(/\.jsonl$/, '')}/subagents`;
  for (const name of namesIn(folder)) if (name.endsWith('.jsonl')) countFile(account, name, join(folder, name));
  countFile(account, '', transcript);
}

function countFile(account: SpendAccount, name: string, path: string): void {
  const { files } = account.session;
  const file = files.find((one) => one.name === name) ?? { name, offset: 0, last: noMessage() };
  const offset = readAppended(path, file.offset, (lines) => {
    eachLineWith(lines, words, (line) => {
      const row = parseTranscriptRow(line);
      if (row !== undefined) file.last = countMessage(account, file.last, row);
    });
  });
  if (offset === undefined) return;
  file.offset = offset;
  if (!files.includes(file)) files.push(file);
}

/**
 * Calls `take` with the whole lines behind `offset`, a piece at a time; an incomplete last line is left for the next call.
 * @returns the offset behind them, or the end of a file that became shorter; undefined when it cannot be read.
 */
function readAppended(path: string, offset: number, take: (lines: Buffer) => void): number | undefined {
  const file = openRegular(path);
  if (typeof file !== 'number') return undefined;
  try {
    const { size } = fstatSync(file);
    let start = Math.min(offset, size);
    for (let length = pieceBytes; start < size;) {
      const piece = Buffer.allocUnsafe(Math.min(length, size - start));
      const read = readSync(file, piece, 0, piece.length, start);
      const end = piece.subarray(0, read).lastIndexOf(0x0a) + 1;
      if (end === 0 && (read < length || start + read === size)) break;
      take(piece.subarray(0, end));
      start += end;
      length = end === 0 ? length * 2 : pieceBytes;
    }
    return start;
  } finally {
    closeSync(file);
  }
}
