interface QueueOperation {
  operation: string;
  timestamp: string;
  content?: string;
}

/**
 * Whether something the user typed waits for the turn to end and should go first: a stop of this workflow, or plain text. Claude
 * Code takes it up only when no Stop hook makes the session go on. Other slash commands do not count: many of them, our
 * own status for one, are answered without a turn, and the loop would rest for good; so does what Claude Code queues for
 * itself, which begins with `<`.
 * @param lines the latest lines of the transcript; those that are no queue operations are passed over.
 * @param since milliseconds since the epoch: entries older than this turn had their chance and do not count.
 */
export function isInputWaiting(lines: readonly string[], since: number, workflow: string): boolean {
  const queue: QueueOperation[] = [];
  for (const line of lines) {
    const operation = readOperation(line);
    if (operation?.operation === 'enqueue') queue.push(operation);
    else if (operation?.operation === 'popAll') queue.length = 0;
    else if (operation !== undefined) take(queue, operation.content);
  }
  return queue.some(
    ({ content = '', timestamp }) => goesFirst(content.trim(), workflow) && Date.parse(timestamp) > since,
  );
}

function goesFirst(typed: string, workflow: string): boolean {
  const stop = /^\/autonomous-workflow:stop(?:\s+["']?([a-z0-9-]+)["']?)?$/.exec(typed);
  if (stop !== null) return (stop[1] ?? workflow) === workflow;
  return typed !== '' && !/^[/<!#]/.test(typed);
}

/** `dequeue` takes the first entry and does not name it; `remove` names it. */
function take(queue: QueueOperation[], content: string | undefined): void {
  const index = content === undefined ? 0 : queue.findIndex((entry) => entry.content === content);
  if (index !== -1) queue.splice(index, 1);
}

function readOperation(line: string): QueueOperation | undefined {
  if (!line.includes('"queue-operation"')) return undefined;
  try {
    const row = JSON.parse(line) as Partial<QueueOperation> & { type?: unknown };
    if (row.type !== 'queue-operation' || typeof row.operation !== 'string' || typeof row.timestamp !== 'string')
      return undefined;
    const { operation, timestamp, content } = row;
    return { operation, timestamp, ...(typeof content === 'string' && { content }) };
  } catch {
    // The line is cut, or another program's.
    return undefined;
  }
}
