import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, readAppended, type Allowance } from './appended-lines.ts';
import { applyReportedCost, countMessage, noMessage, type PayingSession, type SpendAccount } from './rules/account.ts';
import { parseTranscriptRow } from './rules/transcript-row.ts';

/** Rows about cost contain one of these, unescaped; hardly any other row does. */
const words = ['"usage":', '"cost-state"'].map((word) => Buffer.from(word));

/** The size up to which the conversation from before the workflow is read for its cost. */
const mostBytesBefore = 4 * 1024 * 1024;

/**
 * Leaves out the past of a session with a long transcript. In return, its next cost report covers the past too, and cannot be used.
 */
export function skipLongPast(session: PayingSession, now: Date): void {
  const end = endOf(session.transcript);
  if (session.files.length > 0 || end === undefined || end.offset <= mostBytesBefore) return;
  session.files.push({ name: '', ...end, latest: now.getTime(), last: noMessage });
  session.isPastKnown = false;
}

/**
 * Counts the rows appended to the transcripts of a session and its subagents since the last call, as far as the allowance goes; the
 * next call continues there. Changes `account`.
 */
export function countTranscripts(account: SpendAccount, session: PayingSession, allowance: Allowance): void {
  const folder = `${session.transcript.replace(/\.jsonl$/, '')}/subagents`;
  for (const name of transcriptsIn(folder)) {
    if (allowance.bytes > 0) countFile(account, session, name, join(folder, name), allowance);
  }
  // The session's own file comes last, and only when the others have been read: a cost report includes them.
  if (allowance.bytes > 0) countFile(account, session, '', session.transcript, allowance);
}

function countFile(
  account: SpendAccount,
  session: PayingSession,
  name: string,
  path: string,
  allowance: Allowance,
): void {
  const before = session.files.find((file) => file.name === name);
  let { latest, last } = before ?? { latest: 0, last: noMessage };
  const position = readAppended(path, before, words, allowance, (line, restarted) => {
    const row = parseTranscriptRow(line);
    if (row?.kind === 'cost') applyReportedCost(account, session, row);
    if (row?.kind !== 'message') return;
    // When a file is read again, only rows that it did not hold the first time count.
    if (restarted && (row.time ?? 0) <= (before?.latest ?? 0)) return;
    last = countMessage(account, session, last, row);
    latest = Math.max(latest, row.time ?? 0);
  });
  if (position === undefined) return;
  if (before === undefined) session.files.push({ name, ...position, latest, last });
  else Object.assign(before, position, { latest, last });
}

function transcriptsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}
