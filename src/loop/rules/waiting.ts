import type { WorkflowState } from './state.ts';

/**
 * The reason why a session waits after a turn. The Stop hook stores it in `.runtime`, for the only process that may wake the session. Times
 * are milliseconds since the epoch; `turn` is when the turn was judged.
 */
export type Wait =
  | { kind: 'busy'; turn: number }
  /** Agents are at work in the background; `tasks` has the ids of their tasks. */
  | { kind: 'agents'; turn: number; tasks: string[] }
  /** Text typed after `since` is answered first. */
  | { kind: 'input'; turn: number; since: number }
  /** The next iteration begins at `until`, `failed`: after a failed one; `why`: the reason why it cannot begin earlier. */
  | { kind: 'pause'; turn: number; until: number; failed: boolean; why?: string }
  /** The API answered with an error, the nth in a row; it is asked again at `until`. */
  | { kind: 'api'; turn: number; until: number; since: number; error: string; attempt: number };

/** The observations by which the waiter decides. */
export interface Signs {
  now: number;
  /** Milliseconds of awake time since the last activity of an agent or the CLI. */
  silence: number;
  /** The same since the conversation last changed. */
  quiet: number;
  /** Whether a turn has begun since: its end starts the next waiter. */
  turnBegan: boolean;
  /** Without a terminal: whether Claude Code has a complete report on agents that it delivers once the waiter exits. */
  isCalled: boolean;
  /** Whether typed text is still unanswered. */
  inputWaiting: boolean;
  agentTimeoutMinutes: number;
}

export type Wake = 'pause-over' | 'input-answered' | 'agents-silent' | 'api-again';
export type WaitVerdict = { kind: 'sleep' } | { kind: 'leave' } | { kind: 'wake'; why: Wake };

/** Claude Code needs a moment to answer a typed command. */
const answeredAfterMilliseconds = 3_000;
const lostAfterMilliseconds = 60_000;

/** Whether the waiter continues to wait, exits, or wakes the session. Pure and total. */
export function judgeWait(wait: Wait, signs: Signs): WaitVerdict {
  if (wait.kind === 'busy' || signs.turnBegan || signs.isCalled) return { kind: 'leave' };
  const why = wakeFor(wait, signs);
  return why === undefined ? { kind: 'sleep' } : { kind: 'wake', why };
}

function wakeFor(wait: Wait, signs: Signs): Wake | undefined {
  const { silence, quiet } = signs;
  switch (wait.kind) {
    case 'pause':
      return signs.now >= wait.until ? 'pause-over' : undefined;
    case 'api':
      return signs.now >= wait.until ? 'api-again' : undefined;
    case 'input':
      // Typed input that Claude Code does not take up is waited for only briefly.
      return quiet >= (signs.inputWaiting ? lostAfterMilliseconds : answeredAfterMilliseconds)
        ? 'input-answered'
        : undefined;
    case 'agents':
      return silence >= signs.agentTimeoutMinutes * 60_000 ? 'agents-silent' : undefined;
    case 'busy':
      return undefined;
  }
}

/**
 * Excludes a period in which the workflow could not run from the hours budget. Clocks may jump and files may be old, so only the part
 * between the last resumption and now is used.
 * @param from milliseconds since the epoch, as is `to`.
 */
export function addPause(state: WorkflowState, from: number, to: number, now: Date): WorkflowState {
  const start = Math.max(from, Date.parse(state.running_since));
  const hours = (Math.min(to, now.getTime()) - start) / 3_600_000;
  return hours > 0 ? { ...state, paused_hours: state.paused_hours + hours } : state;
}
