import { isRecord } from '../../base/json.ts';
import { orElse } from '../../base/or-else.ts';

/** A limit of a subscription, in Claude Code's output. */
export interface LimitWindow {
  /** Claude Code's name for it: `five_hour`, `seven_day`. */
  name: string;
  /** Seconds since the epoch. */
  resetsAt?: number | undefined;
  status: string;
}

/** The parts of the output of `claude -p --output-format stream-json` that a supervisor uses. */
export type StreamEvent =
  | { kind: 'tool-started'; id: string }
  | { kind: 'tool-ended'; id: string }
  | { kind: 'agents'; ids: string[] }
  | { kind: 'agent-at-work' }
  | { kind: 'retry'; milliseconds: number; error: string }
  | { kind: 'limits'; windows: LimitWindow[] }
  | { kind: 'result'; result: TurnResult };

/** The end of a turn, from its `result` line. */
export interface TurnResult {
  isError: boolean;
  /** The HTTP status of the API error that ended it. */
  apiStatus?: number | undefined;
  isApiError: boolean;
  /** Whether `--max-budget-usd` ended it. */
  isOverBudget?: boolean;
  text: string;
  /** The cost of the whole session so far, in USD. */
  costUsd?: number | undefined;
}

type Fields = Record<string, unknown>;

/** The events in a line of the stream; empty for a line that is irrelevant or not JSON. */
export function readStreamLine(line: string): StreamEvent[] {
  if (!line.startsWith('{')) return [];
  const event = orElse((): unknown => JSON.parse(line), undefined);
  if (!isRecord(event)) return [];
  switch (event.type) {
    case 'assistant':
    case 'user':
      return contentOf(event).flatMap(readBlock);
    case 'system':
      return readSystem(event);
    case 'rate_limit_event':
      return isRecord(event.rate_limit_info) ? [{ kind: 'limits', windows: readLimits(event.rate_limit_info) }] : [];
    case 'result':
      return [{ kind: 'result', result: readResult(event) }];
    default:
      return [];
  }
}

function contentOf({ message }: Fields): Fields[] {
  const content = isRecord(message) ? message.content : undefined;
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

function readBlock(block: Fields): StreamEvent[] {
  if (block.type === 'tool_use' && typeof block.id === 'string') {
    return [{ kind: 'tool-started', id: block.id }];
  }
  return block.type === 'tool_result' && typeof block.tool_use_id === 'string'
    ? [{ kind: 'tool-ended', id: block.tool_use_id }]
    : [];
}

function readSystem(event: Fields): StreamEvent[] {
  switch (event.subtype) {
    case 'background_tasks_changed': {
      const tasks = Array.isArray(event.tasks) ? event.tasks.filter(isRecord) : [];
      // The session does not wait for shells in the background, such as a server.
      const agents = tasks.filter(({ task_type }) => textOf(task_type) !== 'local_bash');
      return [{ kind: 'agents', ids: agents.map(({ task_id }) => textOf(task_id)) }];
    }
    case 'task_progress':
      return [{ kind: 'agent-at-work' }];
    case 'api_retry': {
      const status = typeof event.error_status === 'number' ? ` ${event.error_status}` : '';
      const milliseconds = numberOf(event.retry_delay_ms) ?? 0;
      return [{ kind: 'retry', milliseconds, error: `${textOf(event.error)}${status}`.trim() }];
    }
    default:
      return [];
  }
}

/** The windows of a subscription; an event contains at least the one that it is about. */
function readLimits(info: Fields): LimitWindow[] {
  const windows = isRecord(info.unifiedWindows) ? Object.entries(info.unifiedWindows) : [];
  const own = typeof info.rateLimitType === 'string' ? [[info.rateLimitType, info] as const] : [];
  const known = windows.length > 0 ? windows : own;
  return known.flatMap(([name, window]) =>
    isRecord(window) ? [{ name, resetsAt: numberOf(window.resetsAt), status: textOf(window.status) }] : [],
  );
}

function readResult(event: Fields): TurnResult {
  const apiStatus = numberOf(event.api_error_status);
  return {
    isError: event.is_error === true,
    apiStatus,
    isApiError: event.terminal_reason === 'api_error' || apiStatus !== undefined,
    ...(event.subtype === 'error_max_budget_usd' && { isOverBudget: true }),
    text: textOf(event.result),
    costUsd: numberOf(event.total_cost_usd),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
