import { dollars } from '../../base/amount.ts';
import { clockTime, describeMilliseconds } from '../../base/clock.ts';
import { capitalized, counted } from '../../base/text.ts';
import { phaseTraits } from '../../base/vocabulary.ts';
import { searchHours, searchUsd, usualUsd } from '../../loop/rules/budgets.ts';
import { isWriting } from '../../loop/rules/iteration.ts';
import { elapsedHours, type WorkflowState } from '../../loop/rules/state.ts';
import type { IterationRow } from '../../spend/rules/iterations.ts';

/** What the iterations of a phase took that were recorded, without its write-up, which is another kind of work. */
export interface Measure {
  iterations: number;
  /** The middle one, which a wait for a limit or a night's sleep does not move; undefined where none was measured. */
  minutes: number | undefined;
  usd: number | undefined;
  /** Of an agent with its part of the session. */
  agentUsd: number | undefined;
  /** The cost that nine of ten iterations did not exceed; undefined while they are too few. */
  mostUsd: number | undefined;
}

/** With fewer iterations, an estimate of the next one is too uncertain. */
const fewestIterations = 3;

/** The measure of the phase in progress. */
export function measureOf(rows: readonly IterationRow[], { current_phase }: WorkflowState): Measure {
  const { kind } = phaseTraits[current_phase];
  const same = rows.filter((row) => row.kind === kind && row.recorded_at !== null);
  const costs = same.flatMap(({ usd }) => usd ?? []).sort((one, other) => one - other);
  const minutes = ({ began_at, recorded_at }: IterationRow) =>
    began_at === null ? 0 : (Date.parse(recorded_at ?? '') - Date.parse(began_at)) / 60_000;
  return {
    iterations: same.length,
    minutes: middle(same.map(minutes)),
    usd: middle(costs),
    agentUsd: middle(same.flatMap(({ usd, agents }) => (usd !== null && agents > 0 ? [usd / agents] : []))),
    mostUsd: costs.length < fewestIterations ? undefined : costs[Math.ceil(costs.length * 0.9) - 1],
  };
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
}

/** The remaining part of the phase in progress. */
export interface Forecast {
  iterations: number;
  usd: number | null;
  minutes: number;
  /** Whether the numbers are upper bounds only. */
  at_most: boolean;
}

/** Each phase ends with one iteration for its write-up. */
const writeUp = 1;

/** Undefined in the last iteration of a phase, and while too few were measured. */
export function forecastOf(measure: Measure, state: WorkflowState, now: Date): Forecast | undefined {
  const { minutes, usd = null } = measure;
  const isOver = state.status !== 'in_progress' || isWriting(state);
  if (isOver || minutes === undefined || measure.iterations < fewestIterations) return undefined;
  const { features_total: total, features_complete: complete, features_failed: failed, cost_usd } = state;
  const hours = Math.max(0, searchHours(state) - elapsedHours(state, now));
  const byTime = minutes === 0 ? Infinity : Math.floor((hours * 60) / minutes);
  const byMoney = usd === null || cost_usd === null ? Infinity : Math.floor((searchUsd(state) - cost_usd) / usd);
  const most = Math.max(1, Math.min(state.max_iterations - state.iteration, byMoney + writeUp, byTime + writeUp));
  const done = phaseTraits[state.current_phase].worksOnFeatures ? complete + failed : 0;
  const byWork = done === 0 ? Infinity : Math.ceil(((total - done) * measure.iterations) / done) + writeUp;
  const iterations = Math.min(most, byWork);
  return {
    iterations,
    usd: usd === null ? null : iterations * usd,
    minutes: iterations * minutes,
    at_most: byWork > most,
  };
}

/** "About 14 more iterations, $21, done about 03:40." */
export function describeForecast({ iterations, usd, minutes, at_most }: Forecast, now: Date): string {
  const cost = usd === null ? '' : `, $${usd < 10 ? usd.toFixed(2) : String(Math.round(usd))}`;
  const doneAt = clockTime(new Date(now.getTime() + minutes * 60_000), now);
  const text = `${at_most ? 'at most' : 'about'} ${counted(iterations, 'more iteration')}${cost}, done ${at_most ? 'by' : 'about'} ${doneAt}.`;
  return capitalized(text);
}

/** What an iteration usually costs and takes, by those of this phase that were measured, or by the usual figure. */
export function estimate({ current_phase }: WorkflowState, { iterations, minutes, usd }: Measure): string {
  const { kind } = phaseTraits[current_phase];
  if (minutes === undefined)
    return `An iteration costs about ${dollars(usualUsd.iteration)}, as a rule; none of ${kind} was measured here yet.`;
  return `An iteration of ${kind} took about ${describeMilliseconds(minutes * 60_000)}${usd === undefined ? '' : ` and ${dollars(usd)}`} so far (${iterations} measured).`;
}

/** An iteration does not begin with fewer agents. */
const fewestAgents = 2;

/** The cost that the next iteration will probably not exceed, with as few agents as it may have; undefined while too few were measured. */
export function likelyUsd({ mostUsd, agentUsd = 0 }: Measure, { current_phase }: WorkflowState): number | undefined {
  return phaseTraits[current_phase].worksOnFeatures ? mostUsd : fewestAgents * agentUsd;
}
