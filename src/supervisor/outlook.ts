import { parseJournal, type JournalLine } from '../journal/rules/journal-line.ts';
import { readJournal } from '../journal/journal.ts';
import type { RecordedIteration } from '../journal/rules/events.ts';
import { phases, type PhaseName } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { elapsedHours, type WorkflowState } from '../loop/rules/state.ts';
import { isWriting, reserveHours } from '../loop/rules/iteration.ts';
import { readSpend } from '../spend/spend.ts';
import { describeError, forecast, likelyCost, type Forecast, type MeasuredIteration } from './rules/forecast.ts';
import { measuredIterations } from './rules/measured.ts';

const kindOf: Readonly<Record<PhaseName, RecordedIteration['kind']>> = {
  [phases.A]: 'research',
  [phases.B]: 'planning',
  [phases.C]: 'coding',
};

/** The iterations of a workflow as they were measured. */
export interface Measured {
  journal: JournalLine[];
  iterations: MeasuredIteration[];
}

/** Reads the measures of all iterations up to now. */
export function readMeasured(paths: WorkflowPaths, state: WorkflowState): Measured {
  const journal = parseJournal(readJournal(paths));
  const { last, current } = readSpend(paths, state);
  return { journal, iterations: measuredIterations(journal, [last, current]) };
}

/** The cost that the next iteration is likely to stay within; undefined while too few were measured. */
export function likelyUsd({ iterations }: Measured, { current_phase }: WorkflowState): number | undefined {
  return likelyCost(iterations, kindOf[current_phase]);
}

/** The rest of the phase in progress; undefined in its last iteration and while too few were measured. */
export function forecastOf({ iterations }: Measured, state: WorkflowState, now: Date): Forecast | undefined {
  if (state.status !== 'in_progress' || isWriting(state)) return undefined;
  const searchUsd = state.max_cost_usd * (1 - state.budget_reserve);
  const { features_total: total, features_complete: complete, features_failed: failed } = state;
  const isCoding = state.current_phase === phases.C && total > 0;
  return forecast(iterations, kindOf[state.current_phase], {
    iterations: state.max_iterations - state.iteration,
    usd: state.cost_usd === null ? null : Math.max(0, searchUsd - state.cost_usd),
    hours: Math.max(0, state.max_duration_hours - reserveHours(state) - elapsedHours(state, now)),
    ...(isCoding && { work: { left: total - complete - failed, done: complete + failed } }),
  });
}

/** How wrong the first forecast of a phase was, in words; undefined when none was made, or nothing has come of it. */
export function errorOfForecast({ journal, iterations }: Measured, phase: PhaseName): string | undefined {
  const begin = journal.findLastIndex((line) => line.event === 'phase-begun' && line.phase === phase);
  const end = journal.findIndex((line, index) => index > begin && line.event === 'phase-begun');
  const line = journal.slice(begin + 1, end === -1 ? undefined : end).find(({ event }) => event === 'forecast');
  if (line?.event !== 'forecast') return undefined;
  const last = end === -1 ? Infinity : iterationsUpTo(journal.slice(0, end));
  const came = iterations.filter(({ iteration }) => iteration > line.iteration && iteration <= last);
  if (came.length === 0) return undefined;
  const { iteration, usd, minutes, at_most: isBound, time } = line;
  const costs = came.map((one) => one.usd);
  return describeError(
    { iteration, iterations: line.iterations, usd, minutes, isBound, time },
    {
      iterations: came.length,
      usd: costs.some((cost) => cost === null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
      minutes: came.reduce((sum, one) => sum + one.minutes, 0),
    },
  );
}

/** The last iteration that was recorded in these lines. */
function iterationsUpTo(journal: readonly JournalLine[]): number {
  const line = journal.findLast(({ event }) => event === 'recorded');
  return line?.event === 'recorded' ? line.iteration : 0;
}
