import { clockTime } from '../../base/figures.ts';
import { exitCodes } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import { exitCodeAfter } from '../../base/vocabulary.ts';
import { describeEvent } from '../../journal/rules/events.ts';
import { parseJournal, type JournalLine } from '../../journal/rules/fold.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { notable } from '../../overview/rules/digest.ts';

/** The events of the log that a run prints as they happen; progress.txt has the others. */
const printed: ReadonlySet<string> = new Set([...notable, 'iteration-begun', 'spent', 'sent-back', 'waits']);

/** A line of a run: an event of the log, or what the run itself says. */
export type RunLine = JournalLine | { time: string; event: 'note'; text: string };

/** Those of a log's lines that a run prints. */
export const printedOf = (lines: readonly string[]): JournalLine[] =>
  parseJournal(lines).filter(({ event }) => printed.has(event));

/** A line of a run for people. */
export function describeLine(line: RunLine, now: Date): string {
  return `${clockTime(new Date(line.time), now)}  ${line.event === 'note' ? line.text : describeEvent(line)}`;
}

/** A run prints lines, and receives the user's requests to end. */
export interface Control {
  print: (line: RunLine) => void;
  /** Aborted when the user wants the run to end after the iteration. */
  soon: AbortSignal;
  /** Aborted when the user wants the run to end at once. */
  now: AbortSignal;
  /** The longest wait for the API, in milliseconds; instead of a longer one the run ends and can be continued later. */
  longestWait: number;
}

/**
 * Why a run ended. `over`: the workflow ended; `enough`: the requested number of iterations ended; `taken`: another session has it now;
 * `limit`: the wait for the API would be longer than the user allows.
 */
type RunEndReason = 'over' | 'enough' | 'asked' | 'taken' | 'unreachable' | 'limit';

export interface RunEnd {
  why: RunEndReason;
  iterations: number;
  /** True when the workflow had ended before the run, which therefore did nothing. */
  endedBefore?: true;
  /** The problem of the environment that stopped the run. */
  problem?: string | undefined;
  /** The reset of the limit that ended it; ISO 8601. */
  resetsAt?: string | undefined;
}

/** The last line of a run, with the command that continues it. */
export function describeEnd(state: WorkflowState, { why, iterations, problem = '' }: RunEnd): string {
  const { name, end_reason, end_message, status, iteration } = state;
  const goOn = `autonomous-workflow run ${name}`;
  const said: Readonly<Record<RunEndReason, string>> = {
    over: `${name} ended (${end_reason ?? status}). ${end_message ?? ''}`.trimEnd(),
    enough: `${name}: ${counted(iterations, 'iteration')} done, at iteration ${iteration}. → Go on with: ${goOn}`,
    asked: `${name}: ended as you asked, at iteration ${iteration}; nothing is lost. → Go on with: ${goOn}`,
    taken: `${name}: another session has taken it over. → To get it back: ${goOn} --take-over`,
    limit: `${name}: ${problem}. → Go on later with: ${goOn}`,
    unreachable: `${name} cannot go on: ${problem}\n→ Correct that, then: ${goOn}`,
  };
  return said[why];
}

/**
 * The exit code of `run`.
 * @param isService whether a service manager restarts the run on a failure code: not where there was nothing to do.
 */
export function exitCodeOf(state: WorkflowState, { why, endedBefore }: RunEnd, isService: boolean): number {
  if (why === 'over') return isService && endedBefore === true ? 0 : exitCodeAfter(state.end_reason);
  if (why === 'asked') return exitCodeAfter('interrupted');
  if (why === 'enough' || why === 'limit') return isService ? exitCodes.later : 0;
  return exitCodes.refused;
}
