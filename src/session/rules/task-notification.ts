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

/** The parts of a transcript's line that are read here; nothing validates the line. */
interface Row {
  type?: unknown;
  timestamp?: string;
  operation?: unknown;
  content?: unknown;
  isMeta?: unknown;
  isCompactSummary?: unknown;
  isVisibleInTranscriptOnly?: unknown;
  isApiErrorMessage?: unknown;
  message?: { content?: unknown };
}

/** A line of a transcript; undefined for one that is incomplete, or from another program. */
const readRow = (line: string): Row | undefined => orElse(() => parseJson(line) as Row | null, null) ?? undefined;

/**
 * Whether text that the user typed waits for the end of the turn; it is handled before the next iteration. Claude Code reads it
 * only if no Stop hook continues the session; afterwards a waiter wakes the session, unless the text has done so. Entries that
 * Claude Code queues itself begin with `<` and do not count.
 * @param lines the latest lines of the transcript; lines without a queue operation are skipped.
 * @param since milliseconds since the epoch: older entries do not count, because this turn could read them.
 */
export function isInputWaiting(lines: readonly string[], since: number): boolean {
  return queuedIn(lines).some(({ text, timestamp }) => /^[^<]/.test(text.trim()) && Date.parse(timestamp) > since);
}

/** The messages of Claude Code itself that wait for the end of the turn, such as that an agent has ended. */
export function callsWaiting(lines: readonly string[]): string[] {
  return queuedIn(lines).flatMap(({ text }) => (text.trim().startsWith('<') ? [text] : []));
}

/** The background tasks that the waiting messages name; undefined when a message is about something else. */
export function tasksNamed(calls: readonly string[]): ReadonlySet<string> | undefined {
  const named = calls.map((call) => endedTasks(call).map(({ id }) => id));
  return named.some((ids) => ids.length === 0) ? undefined : new Set(named.flat());
}

/** The waiting entries, computed from the queue operations in the lines. */
function queuedIn(lines: readonly string[]): { text: string; timestamp: string }[] {
  const queue: { text: string; timestamp: string }[] = [];
  for (const line of lines) {
    const row = line.includes(queueOperation) ? readRow(line) : undefined;
    if (row?.type !== 'queue-operation') continue;
    const { operation, timestamp = '' } = row;
    const content = typeof row.content === 'string' ? row.content : undefined;
    // `dequeue` removes the first entry without naming it; `remove` names it.
    const at = content === undefined ? 0 : queue.findIndex(({ text }) => text === content);
    if (operation === 'enqueue') queue.push({ text: content ?? '', timestamp });
    else if (operation === 'popAll') queue.length = 0;
    else if (at !== -1) queue.splice(at, 1);
  }
  return queue;
}

/**
 * Whether a turn has begun after a time, by the latest lines of the transcript. Rows of the previous turn may be written after
 * its end, but have the time of their events.
 */
export function hasTurnBegun(lines: readonly string[], since: number): boolean {
  return lines.some((line) => {
    const row = /"type":"(?:user|assistant)"/.test(line) ? readRow(line) : undefined;
    if (row?.type !== 'user' && row?.type !== 'assistant') return false;
    if (!(Date.parse(row.timestamp ?? '') > since) || row.isMeta === true || row.isApiErrorMessage === true)
      return false;
    if (row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return false;
    // Rows of commands without a model, and of the tool result that ended the turn, do not begin a turn.
    const content = row.message?.content;
    if (typeof content === 'string') return !/^\s*<(?:local-command|command-name|command-message|bash-)/.test(content);
    return !Array.isArray(content) || !content.every((one: { type?: unknown } | null) => one?.type === 'tool_result');
  });
}
