import { parseJson } from '../../base/json.ts';
import { orElse } from '../../base/errors.ts';

/** A background task that is over. */
export interface EndedTask {
  id: string;
  /** False for one that failed, or was stopped. */
  isComplete: boolean;
}

/** The end of a background task. */
const over = /<status>(completed|failed|killed|stopped|cancelled)<\/status>/;

/** The answers of agents, which may hold anything. */
const answers = /<(result|summary)>[\s\S]*?<\/\1>/g;
const notification = /<task-notification>([\s\S]*?)<\/task-notification>/g;
/** The report of an agent in auto mode. Claude Code indents each line of it, so that only its own end stands at the beginning of a line. */
const handBack = /^<agent-message from="([^"]+)">\n[\s\S]*?\n<\/agent-message>/gm;

/** The agents and other background tasks that a prompt from Claude Code reports as over; empty for a prompt of the user. */
export function endedTasks(prompt: string): EndedTask[] {
  const handedBack = [...prompt.matchAll(handBack)].map(([, id = '']) => ({ id, isComplete: true }));
  const news = prompt.replace(handBack, '').replace(answers, '');
  const notified = [...news.matchAll(notification)].flatMap(([, one = '']) => {
    const [, id] = /<task-id>([^<]+)<\/task-id>/.exec(one) ?? [];
    const [, end] = over.exec(one) ?? [];
    return id === undefined || end === undefined ? [] : [{ id, isComplete: end === 'completed' }];
  });
  return [...handedBack, ...notified];
}

/** Whether a prompt consists only of such reports. */
export function isNewsAlone(prompt: string): boolean {
  const news = prompt.replace(handBack, '').replace(answers, '');
  return news.replace(notification, (whole, one: string) => (over.test(one) ? '' : whole)).trim() === '';
}

/** Whether the tool's answer is about an agent in the background; one in the foreground has ended when the tool answers. */
export function isLaunch(response: unknown): boolean {
  const { isAsync, status } = (response ?? {}) as Record<string, unknown>;
  return isAsync === true || status === 'async_launched';
}

/**
 * The ids of running subagents and workflows among the background tasks. Background shells, such as a dev server, are not waited
 * for.
 */
export function agentTasks(tasks: unknown): string[] {
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap(
    (task: { id?: unknown; type?: unknown; status?: unknown; agent_type?: unknown } | null, index) => {
      if (task === null || typeof task !== 'object') return [];
      const isAgent = typeof task.agent_type === 'string' || /agent|workflow/.test(String(task.type));
      if (!isAgent || /^(?:completed|failed|killed|stopped|cancelled)$/.test(String(task.status))) return [];
      return [typeof task.id === 'string' ? task.id : `task ${index + 1}`];
    },
  );
}

/** Every line of a transcript that records typed input contains this text. */
export const queueOperation = '"queue-operation"';

interface QueueOperation {
  operation: string;
  timestamp: string;
  content?: string;
}

/**
 * Whether text that the user typed waits for the end of the turn; it is handled before the next iteration. Claude Code reads it
 * only if no Stop hook continues the session; afterwards a waiter wakes the session, unless the text has done so. Entries that
 * Claude Code queues itself begin with `<` and do not count.
 * @param lines the latest lines of the transcript; lines without a queue operation are skipped.
 * @param since milliseconds since the epoch: older entries do not count, because this turn could read them.
 */
export function isInputWaiting(lines: readonly string[], since: number): boolean {
  return queuedIn(lines).some(
    ({ content = '', timestamp }) => /^[^<]/.test(content.trim()) && Date.parse(timestamp) > since,
  );
}

/** The messages of Claude Code itself that wait for the end of the turn, such as that an agent has ended. */
export function callsWaiting(lines: readonly string[]): string[] {
  return queuedIn(lines).flatMap(({ content = '' }) => (content.trim().startsWith('<') ? [content] : []));
}

/** The background tasks that the waiting messages name; undefined when a message is about something else. */
export function tasksNamed(calls: readonly string[]): ReadonlySet<string> | undefined {
  const named = calls.map((call) => endedTasks(call).map(({ id }) => id));
  return named.some((ids) => ids.length === 0) ? undefined : new Set(named.flat());
}

/** The waiting entries, computed from the queue operations in the lines. */
function queuedIn(lines: readonly string[]): QueueOperation[] {
  const queue: QueueOperation[] = [];
  for (const line of lines) {
    const operation = readOperation(line);
    if (operation?.operation === 'enqueue') queue.push(operation);
    else if (operation?.operation === 'popAll') queue.length = 0;
    else if (operation !== undefined) take(queue, operation.content);
  }
  return queue;
}

/** `dequeue` removes the first entry without naming it; `remove` names it. */
function take(queue: QueueOperation[], content: string | undefined): void {
  const index = content === undefined ? 0 : queue.findIndex((entry) => entry.content === content);
  if (index !== -1) queue.splice(index, 1);
}

function readOperation(line: string): QueueOperation | undefined {
  const row = line.includes(queueOperation) ? readRow(line) : undefined;
  if (row?.type !== 'queue-operation' || typeof row.operation !== 'string' || typeof row.timestamp !== 'string')
    return undefined;
  const { operation, timestamp, content } = row;
  return { operation, timestamp, ...(typeof content === 'string' && { content }) };
}

/** A line of a transcript; undefined for one that is incomplete, or from another program. */
const readRow = (line: string): (Partial<QueueOperation> & Row & { type?: unknown }) | undefined =>
  orElse(() => parseJson(line) as Row & { type?: unknown }, undefined);

/**
 * Whether a turn has begun after a time, by the latest lines of the transcript. Rows of the previous turn may be written after
 * its end, but have the time of their events.
 */
export function hasTurnBegun(lines: readonly string[], since: number): boolean {
  return lines.some((line) => {
    if (!/"type":"(?:user|assistant)"/.test(line)) return false;
    const row = readRow(line);
    if (row?.type !== 'user' && row?.type !== 'assistant') return false;
    if (row.isMeta === true || !(Date.parse(row.timestamp ?? '') > since)) return false;
    if (row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return false;
    // Rows of commands without a model, of API errors, and of the tool result that ended the turn do not begin a turn.
    return row.isApiErrorMessage !== true && !isLocal(row) && !isToolAnswer(row);
  });
}

interface Row {
  timestamp?: string;
  isMeta?: unknown;
  isCompactSummary?: unknown;
  isVisibleInTranscriptOnly?: unknown;
  isApiErrorMessage?: unknown;
  message?: { content?: unknown };
}

function isToolAnswer({ message }: Row): boolean {
  const blocks: unknown = message?.content;
  return Array.isArray(blocks) && blocks.every((one: { type?: unknown } | null) => one?.type === 'tool_result');
}

function isLocal({ message }: Row): boolean {
  const content = typeof message?.content === 'string' ? message.content : '';
  return /^\s*<(?:local-command|command-name|command-message|bash-)/.test(content);
}
