import { parseJournal } from '../journal/rules/fold.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { elapsedHours, type WorkflowState } from '../loop/rules/state.ts';
import { searchHours, searchUsd, usualUsd } from '../loop/rules/budgets.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { readOrNothing } from '../files/regular.ts';
import { eachLineWith } from '../session/transcript.ts';
import { readSpend } from '../spend/spend.ts';
import {
  agentCost,
  forecast,
  likelyCost,
  measuredEvents,
  measuredIterations,
  type Forecast,
  type MeasuredIteration,
} from '../spend/rules/forecast.ts';

const words = measuredEvents.map((event) => Buffer.from(`"event":"${event}"`));

/** The measures of all iterations up to now. The journal grows for days, so its other lines are never parsed. */
export function readMeasured(paths: WorkflowPaths, state: WorkflowState): MeasuredIteration[] {
  const lines: string[] = [];
  eachLineWith(readOrNothing(paths.journal) ?? Buffer.alloc(0), words, (line) => lines.push(line));
  const { last, current } = readSpend(paths, state);
  return measuredIterations(parseJournal(lines), [last, current]);
}

/** The measures of the present phase without its write-up, which is another kind of work. */
export function ofThisPhase(
  measured: readonly MeasuredIteration[],
  { current_phase }: WorkflowState,
): MeasuredIteration[] {
  return measured.filter(({ kind }) => kind === phaseTraits[current_phase].kind);
}

/** An iteration does not begin with fewer agents. */
const fewestAgents = 2;

/** The cost that the next iteration will probably not exceed, with as few agents as it may have; undefined while too few were measured. */
export function likelyUsd(measured: readonly MeasuredIteration[], state: WorkflowState): number | undefined {
  const same = ofThisPhase(measured, state);
  return phaseTraits[state.current_phase].worksOnFeatures ? likelyCost(same) : fewestAgents * (agentCost(same) ?? 0);
}

/** The likely cost of an agent of the phase in progress, in USD. */
export function agentUsd(paths: WorkflowPaths, state: WorkflowState): number {
  return agentCost(ofThisPhase(readMeasured(paths, state), state)) ?? usualUsd.agent;
}

/** The remaining part of the phase in progress; undefined in its last iteration and while too few were measured. */
export function forecastOf(
  measured: readonly MeasuredIteration[],
  state: WorkflowState,
  now: Date,
): Forecast | undefined {
  if (state.status !== 'in_progress' || isWriting(state)) return undefined;
  const { features_total: total, features_complete: complete, features_failed: failed } = state;
  const { worksOnFeatures } = phaseTraits[state.current_phase];
  return forecast(ofThisPhase(measured, state), {
    iterations: state.max_iterations - state.iteration,
    usd: state.cost_usd === null ? null : Math.max(0, searchUsd(state) - state.cost_usd),
    hours: Math.max(0, searchHours(state) - elapsedHours(state, now)),
    ...(worksOnFeatures && total > 0 && { work: { left: total - complete - failed, done: complete + failed } }),
  });
}
