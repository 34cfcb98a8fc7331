import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countMessage, settle } from '../../engine/spend/meter.ts';
import { parseTranscriptRow, type CostRow } from '../../engine/session/transcript-row.ts';
import { readAppended, type Allowance } from '../files/appended-lines.ts';
import type { CountedFile, SessionSpend } from './spend-file.ts';

/** The rows that tell of cost have one of these in them, unescaped; so has hardly any other. */
const words = ['"usage":', '"cost-state"'].map((word) => Buffer.from(word));

/** A subagent that has written nothing for so long has most likely ended. */
const idleMilliseconds = 600_000;

/**
 * Counts what was appended to a session's transcript and those of its subagents since the last time, as far as the allowance
 * goes; the next time goes on from there. Changes `session`.
 * @param thorough whether to look at subagents, too, that had long been idle the last time: there may be hundreds.
 * @returns whether anything was read, and the last row in which Claude Code says what the session has cost.
 */
export function countSession(
  session: SessionSpend,
  now: Date,
  thorough: boolean,
  allowance: Allowance,
): { changed: boolean; cost: CostRow | undefined } {
  const since = thorough ? -Infinity : session.looked - idleMilliseconds;
  const costs: CostRow[] = [];
  let changed = false;
  // Before the transcript: what it says in the end that the session has cost includes them.
  const folder = `${session.transcript.replace(/\.jsonl$/, '')}/subagents`;
  for (const name of transcriptsIn(folder)) {
    if (allowance.bytes <= 0) break;
    const before = session.agents.get(name);
    if (before !== undefined && before.modified < since) continue;
    const after = countFile(session, join(folder, name), before ?? null, allowance, costs);
    if (after === null || after.offset === before?.offset) continue;
    session.agents.set(name, after);
    changed = true;
  }
  // Each is looked at again the next time, and the transcript only then.
  if (allowance.bytes <= 0) return { changed, cost: undefined };
  session.looked = now.getTime();
  const main = countFile(session, session.transcript, session.main, allowance, costs);
  changed ||= main !== null && main.offset !== session.main?.offset;
  session.main = main ?? session.main;
  return { changed, cost: costs.at(-1) };
}

function countFile(
  session: SessionSpend,
  path: string,
  before: CountedFile | null,
  allowance: Allowance,
  costs: CostRow[],
): CountedFile | null {
  let last = before?.last ?? null;
  let latest = before?.latest ?? 0;
  const position = readAppended(path, before ?? undefined, words, allowance, (line, restarted) => {
    const row = parseTranscriptRow(line);
    if (row?.kind === 'cost') {
      settle(session.meter, row);
      costs.push(row);
    }
    if (row?.kind !== 'message') return;
    // Of a file that is read again, only what it did not hold the first time counts.
    if (restarted && (row.time ?? 0) <= (before?.latest ?? 0)) return;
    last = countMessage(session.meter, last, row);
    latest = Math.max(latest, row.time ?? 0);
  });
  return position === undefined ? null : { ...position, latest, last };
}

function transcriptsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}
