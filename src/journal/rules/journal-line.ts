import { orElse } from '../../base/or-else.ts';
import type { WorkflowEvent } from './events.ts';
import { parseJson } from '../../base/json.ts';

/** A line of log.jsonl. Only `time` and `event` are certain; code that uses other fields has to validate them. */
export type JournalLine = {
  /** ISO 8601. */
  time: string;
  /** The changes in documents. */
  changes?: object;
} & WorkflowEvent;

/** The lines of a journal that can be read, in order. */
export function parseJournal(lines: readonly string[]): JournalLine[] {
  return lines.flatMap((line) => parseLine(line) ?? []);
}

function parseLine(text: string): JournalLine | undefined {
  // The line was cut by a crash, or written by another program.
  const line = orElse(() => parseJson(text) as Partial<JournalLine> | null, null);
  if (typeof line?.event !== 'string' || typeof line.time !== 'string') return undefined;
  return Number.isNaN(Date.parse(line.time)) ? undefined : (line as JournalLine);
}
