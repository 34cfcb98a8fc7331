import type { PhaseName } from '../base/vocabulary.ts';
import type { Measured } from '../app/forecast.ts';
import { describeForecastError } from '../spend/rules/forecast.ts';
import type { JournalLine } from '../journal/rules/journal-line.ts';

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
  return describeForecastError(
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
