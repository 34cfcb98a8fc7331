import { parseJson } from '../../base/json.ts';

/** What every line of a transcript has in it that tells of typed input. */
export const queueOperation = '"queue-operation"';

interface QueueOperation {
  operation: string;
  timestamp: string;
  content?: string;
}

/**
 * Whether something the user typed waits for the turn to end: it goes first. Claude Code takes it up only when no Stop hook makes
 * the session go on; afterwards a waiter wakes the session, if what was typed has not. What Claude Code queues for itself, which
 * begins with `<`, does not count.
 * @param lines the latest lines of the transcript; those that are no queue operations are passed over.
 * @param since milliseconds since the epoch: entries older than this turn had their chance and do not count.
 */
export function isInputWaiting(lines: readonly string[], since: number): boolean {
  const queue: QueueOperation[] = [];
  for (const line of lines) {
    const operation = readOperation(line);
    if (operation?.operation === 'enqueue') queue.push(operation);
    else if (operation?.operation === 'popAll') queue.length = 0;
    else if (operation !== undefined) take(queue, operation.content);
  }
  return queue.some(({ content = '', timestamp }) => /^[^<]/.test(content.trim()) && Date.parse(timestamp) > since);
}

/** `dequeue` takes the first entry and does not name it; `remove` names it. */
function take(queue: QueueOperation[], content: string | undefined): void {
  const index = content === undefined ? 0 : queue.findIndex((entry) => entry.content === content);
  if (index !== -1) queue.splice(index, 1);
}

function readOperation(line: string): QueueOperation | undefined {
  if (!line.includes(queueOperation)) return undefined;
  try {
    const row = parseJson(line) as Partial<QueueOperation> & { type?: unknown };
    if (row.type !== 'queue-operation' || typeof row.operation !== 'string' || typeof row.timestamp !== 'string')
      return undefined;
    const { operation, timestamp, content } = row;
    return { operation, timestamp, ...(typeof content === 'string' && { content }) };
  } catch {
    // The line is cut, or another program's.
    return undefined;
  }
}

/**
 * Whether a turn has begun after an instant, as far as the latest lines of the transcript show. Rows of a turn that ended may be
 * written after its end, but carry the time they came about.
 * @param since milliseconds since the epoch.
 */
export function hasTurnBegun(lines: readonly string[], since: number): boolean {
  return lines.some((line) => {
    if (!/"type":"(?:user|assistant)"/.test(line)) return false;
    const row = readRow(line);
    if (row === undefined || row.isMeta === true || !(Date.parse(row.timestamp ?? '') > since)) return false;
    if (row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return false;
    // What a command that needs no model leaves behind, and errors of the API, are no turn.
    return row.isApiErrorMessage !== true && !isLocal(row);
  });
}

interface Row {
  type?: unknown;
  timestamp?: string;
  isMeta?: unknown;
  isCompactSummary?: unknown;
  isVisibleInTranscriptOnly?: unknown;
  isApiErrorMessage?: unknown;
  message?: { content?: unknown };
}

function isLocal({ message }: Row): boolean {
  const content = typeof message?.content === 'string' ? message.content : '';
  return /^\s*<(?:local-command|command-name|command-message|bash-)/.test(content);
}

function readRow(line: string): Row | undefined {
  try {
    const row = parseJson(line) as Row;
    return row.type === 'user' || row.type === 'assistant' ? row : undefined;
  } catch {
    // The line is cut, or another program's.
    return undefined;
  }
}
