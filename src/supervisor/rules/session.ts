import { excerpt, orElse } from '../../base/errors.ts';
import { isRecord } from '../../base/json.ts';

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

/**
 * The state of a claude session, from the output of `claude -p --output-format stream-json`. Times are milliseconds of a clock that does
 * not count the machine's sleep.
 */
export interface SessionSigns {
  /** The time of the last line of output, or of the start. */
  lastOutput: number;
  /** The time at which Claude Code itself tries the API again. */
  retryAt: number;
  /** The wait that Claude Code has announced, if nothing else happens meanwhile. */
  waiting?: { milliseconds: number; error: string } | undefined;
  /** The limits of the subscription by their names, such as `five_hour`; the reset in seconds since the epoch. */
  limits: Readonly<Record<string, { resetsAt: number | undefined; status: string }>>;
  result?: TurnResult | undefined;
}

export function newSigns(now: number): SessionSigns {
  return { lastOutput: now, retryAt: now, limits: {} };
}

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The signs after another line of output; one that is irrelevant or not JSON is a sign of life only. */
export function afterLine(before: SessionSigns, line: string, now: number): SessionSigns {
  const signs = { ...before, lastOutput: now };
  const event = line.startsWith('{') ? orElse((): unknown => JSON.parse(line), undefined) : undefined;
  if (!isRecord(event)) return signs;
  if (event.type === 'assistant' || event.type === 'user') return { ...signs, waiting: undefined };
  if (event.type === 'system') return afterSystem(signs, event, now);
  if (event.type === 'rate_limit_event' && isRecord(event.rate_limit_info))
    return { ...signs, limits: { ...signs.limits, ...limitsIn(event.rate_limit_info) } };
  return event.type === 'result' ? { ...signs, waiting: undefined, result: resultIn(event) } : signs;
}

function afterSystem(signs: SessionSigns, event: Fields, now: number): SessionSigns {
  if (event.subtype === 'task_progress') return { ...signs, waiting: undefined };
  if (event.subtype !== 'api_retry') return signs;
  const milliseconds = numberOf(event.retry_delay_ms) ?? 0;
  const error = [textOf(event.error), numberOf(event.error_status) ?? ''].join(' ').trim();
  return { ...signs, retryAt: now + milliseconds, waiting: { milliseconds, error } };
}

/** The windows of a subscription; an event contains at least the one that it is about. */
function limitsIn(info: Fields): SessionSigns['limits'] {
  const own = typeof info.rateLimitType === 'string' ? { [info.rateLimitType]: info } : {};
  const windows = isRecord(info.unifiedWindows) ? info.unifiedWindows : own;
  return Object.fromEntries(
    Object.entries(windows).flatMap(([name, window]) =>
      isRecord(window) ? [[name, { resetsAt: numberOf(window.resetsAt), status: textOf(window.status) }]] : [],
    ),
  );
}

function resultIn(event: Fields): TurnResult {
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

/** The time that an API request may take after an announced wait, which does not count as silence. */
const retryMarginMilliseconds = 60_000;

/** Whether a session has been silent for so many minutes, longer than any tool or agent may run. */
export function isHung({ lastOutput, retryAt }: SessionSigns, now: number, minutes: number): boolean {
  return now - Math.max(lastOutput, retryAt > lastOutput ? retryAt + retryMarginMilliseconds : 0) >= minutes * 60_000;
}

export type SessionEnd =
  /** The session ended its turn itself, or its budget did. */
  | { kind: 'turn-over' }
  /** An API error ended the session; the iteration did not fail. */
  | { kind: 'api'; error: string; resetsAt: number | undefined; needsPerson: boolean }
  /** The session died, or was ended because it hung. */
  | { kind: 'lost'; why: string }
  /** The supervisor ended the session: the workflow has ended, has another owner, or a person asked for it. */
  | { kind: 'ended' };

export interface ProcessEnd {
  exitCode: number | undefined;
  signal: string | undefined;
  complaint: string;
  /** The reason why the supervisor ended it. */
  endedFor: 'hung' | 'asked' | 'spent' | undefined;
}

/** These errors persist until a person logs in, pays, or chooses another model. */
const needsPerson: ReadonlySet<number | undefined> = new Set([400, 401, 402, 403, 404]);

/** Judges the end of a session by its output and by how its program ended. */
export function judgeSessionEnd({ result, limits }: SessionSigns, ended: ProcessEnd): SessionEnd {
  if (ended.endedFor === 'asked') return { kind: 'ended' };
  if (ended.endedFor === 'hung') return { kind: 'lost', why: 'it was silent for too long' };
  if (ended.endedFor === 'spent' || result?.isOverBudget === true) return { kind: 'turn-over' };
  if (ended.exitCode === 0 && result?.isError !== true) return { kind: 'turn-over' };
  const isLogin = result !== undefined && /\/login|api key|credit balance/i.test(result.text);
  if (result?.isError === true && (result.isApiError || isLogin)) {
    const resets = Object.values(limits).flatMap(({ status, resetsAt = 0 }) => (status === 'rejected' ? resetsAt : []));
    return {
      kind: 'api',
      error: excerpt(result.text === '' ? `status ${result.apiStatus}` : result.text),
      resetsAt: resets.length === 0 ? undefined : Math.max(...resets),
      needsPerson: isLogin || needsPerson.has(result.apiStatus),
    };
  }
  const how = `claude ended with ${ended.signal ?? `exit code ${ended.exitCode ?? 'unknown'}`}`;
  const said = result?.isError === true && result.text !== '' ? result.text : ended.complaint;
  return { kind: 'lost', why: said.trim() === '' ? how : `${how}: ${excerpt(said)}` };
}
