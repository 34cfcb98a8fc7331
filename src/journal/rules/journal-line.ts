import { orElse } from '../../base/or-else.ts';
import type { WorkflowEvent } from './events.ts';
import { hasShapeOf, parseJson } from '../../base/json.ts';

/** A line of journal.jsonl. Only `time` and `event` are certain; code that uses other fields has to validate them. */
export type JournalLine = {
  /** ISO 8601. */
  time: string;
  /** The part of the new state that earlier lines do not have. */
  state?: object;
} & WorkflowEvent;

/** The lines of a journal that can be read, in order. */
export function parseJournal(lines: readonly string[]): JournalLine[] {
  return lines.flatMap((line) => parseLine(line) ?? []);
}

function parseLine(text: string): JournalLine | undefined {
  // The line was cut by a crash, or written by another program.
  const line = orElse(() => parseJson(text) as Partial<JournalLine> | null, null);
  if (typeof line?.event !== 'string' || typeof line.time !== 'string') return undefined;
  if (Number.isNaN(Date.parse(line.time)) || (line.state !== undefined && !hasShapeOf(line.state, {})))
    return undefined;
  return line as JournalLine;
}
