import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import type { MeasuredIteration } from '../spend/rules/forecast.ts';
import { readSpend } from '../spend/spend.ts';
import type { Control } from './rules/run-events.ts';
import { forecastOf } from '../overview/forecast.ts';
import { iterationResult } from '../loop/rules/decide.ts';

/** Counts the iterations of a run, and reports each with its result. */
export class Progress {
  readonly #paths: WorkflowPaths;
  readonly #report: Control['report'];
  #ended = 0;
  /** The iteration in progress that this run has worked on; 0 when there is none. */
  #iteration = 0;
  #begunAt = '';

  constructor(paths: WorkflowPaths, { report }: Control) {
    this.#paths = paths;
    this.#report = report;
  }

  /** Iterations that ended in this run. */
  get ended(): number {
    return this.#ended;
  }

  /** Whether this run has worked on the iteration. */
  hasWorkedOn(iteration: number): boolean {
    return iteration === this.#iteration;
  }

  /** Called when a session begins to work on the iteration in progress. */
  begins(state: WorkflowState, session: string): void {
    const { iteration, current_phase: phase } = state;
    this.#begunAt = storedIterationRuntime(this.#paths)?.begun_at ?? '';
    this.#iteration = iteration;
    this.#report({ event: 'iteration-begun', iteration, phase, writing: isWriting(state), session });
  }

  /** Called when the run leaves the iteration. */
  leaves(): void {
    this.#iteration = 0;
  }

  /** @param before the state at the end of the iteration, before the next one began. */
  ends(before: WorkflowState, after: WorkflowState): void {
    this.#ended += 1;
    const begun = Date.parse(this.#begunAt);
    const { usd, last, current } = readSpend(this.#paths, after);
    const spent = [last, current].find((one) => one?.iteration === before.iteration);
    const next = after.current_phase === before.current_phase ? after : before;
    this.#report({
      event: 'iteration-ended',
      iteration: before.iteration,
      outcome: isRecorded(before) ? 'recorded' : 'failed',
      minutes: Number.isNaN(begun) ? 0 : (Date.now() - begun) / 60_000,
      usd: spent?.usd ?? null,
      total_usd: usd,
      result: before.last_result ?? '',
      text: iterationResult({ ...before, cost_usd: usd }, storedIterationRuntime(this.#paths)?.problems, next),
      verdict: shownVerdict(next),
    });
  }

  /** Reports the forecast for the remaining phase, if iterations of it were measured. */
  reportForecast(measured: readonly MeasuredIteration[], state: WorkflowState, now: Date): void {
    const found = forecastOf(measured, state, now);
    if (found === undefined) return;
    const { iteration, current_phase: phase } = state;
    const { iterations, usd, minutes, isBound: at_most } = found;
    appendEvent(this.#paths, now, { event: 'forecast', iteration, iterations, usd, minutes, at_most });
    const done_at = new Date(now.getTime() + minutes * 60_000).toISOString();
    this.#report({ event: 'forecast', phase, iterations, usd, done_at, at_most });
  }
}
