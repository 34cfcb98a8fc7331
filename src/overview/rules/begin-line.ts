import { formatBudgets } from '../../base/budgets.ts';
import { dollars } from '../../base/amount.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { counted } from '../../base/text.ts';
import { modeOf, phases, phasesOfMode, phaseTraits, type PhaseName } from '../../base/vocabulary.ts';
import { lastIteration, usualUsd } from '../../loop/rules/budgets.ts';
import { ceilingOf, fewestOfPhase } from '../../loop/rules/modes.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { costsOf, middle, type MeasuredIteration } from '../../spend/rules/forecast.ts';

/**
 * The first line of a workflow: its folder, budgets, likely cost, and how to stop it.
 * @param how the words on how to stop it, which differ between a session and a run.
 * @param branch the branch that commits go to; undefined in modes without code and without a branch.
 */
export function describeBegin(
  state: WorkflowState,
  folder: string,
  measured: readonly MeasuredIteration[],
  how: string,
  branch?: string,
): string {
  const { name, iteration, recorded_iteration: recorded } = state;
  const begins = recorded === 0 ? 'begins' : `goes on with iteration ${Math.max(1, iteration)}`;
  const commits = branch === undefined ? '' : `Commits go to the branch ${branch}; nothing is pushed. `;
  return `${name} (${modeOf(state.workflow_type)}) ${begins} in ${folder}/: ${formatBudgets(state)}. ${commits}${division(state)}${shortage(state, measured)}${estimate(state, measured)} ${how}`;
}

const shareNames: Readonly<Record<PhaseName, string>> = {
  [phases.A]: 'research',
  [phases.B]: 'the plan',
  [phases.C]: 'code',
};

/** With more iterations, the one for the report need not be mentioned. */
const fewIterations = 5;

/** How the budgets are divided among the phases that are left, and where that is too little; the one phase of other modes may be short. */
function division(state: WorkflowState): string {
  const { workflow_type, current_phase, iteration, recorded_iteration, max_iterations } = state;
  const all = phasesOfMode[modeOf(workflow_type)];
  const left = all.slice(Math.max(0, all.indexOf(current_phase)));
  const done = Math.min(iteration, recorded_iteration);
  const remaining = max_iterations - done;
  if (left.length === 1) return phaseTraits[current_phase].document === 'report' ? fewSearches(remaining) : '';
  let [before, used] = [done, 0];
  const parts = left.slice(0, -1).map((phase) => {
    const ceiling = ceilingOf({ workflow_type, current_phase: phase });
    const last = Math.max(before, lastIteration(state, ceiling));
    const part = `${last - before} for ${shareNames[phase]} (${Math.round((ceiling.share - used) * 100)} % of hours and money)`;
    [before, used] = [last, ceiling.share];
    return part;
  });
  const last = shareNames[left.at(-1) ?? current_phase];
  // The last phase is to have at least as many as the others need.
  const wanted = 2 * fewestOfPhase * (left.length - 1);
  const tight =
    remaining >= wanted ? '' : ` That is too few for ${last}: allow at least ${done + wanted} (--max-iterations).`;
  return `Of the iterations at most ${parts.join(', ')}, the others for ${last}.${tight} `;
}

function fewSearches(remaining: number): string {
  if (remaining < 2 || remaining > fewIterations) return '';
  return `${remaining === 2 ? 'One iteration searches' : `At most ${remaining - 1} iterations search`}; the last one writes the report. `;
}

/** The likely length of an iteration and the write-up where nothing was measured, in minutes. */
const usualMinutes = { iteration: 20, writeUp: 10 };

/** A sentence where the money or the time is less than one iteration and the write-up take; empty elsewhere. */
function shortage(state: WorkflowState, measured: readonly MeasuredIteration[]): string {
  const usd = (middle(costsOf(measured)) ?? usualUsd.iteration) + usualUsd.writeUp;
  const minutes = (middle(measured.map((one) => one.minutes)) ?? usualMinutes.iteration) + usualMinutes.writeUp;
  const [usdLeft, hoursLeft] = [state.max_cost_usd - (state.cost_usd ?? 0), state.max_duration_hours];
  const less = 'is less than one iteration and the write-up, about';
  const needs = [
    ...(usdLeft < usd ? [`${dollars(usdLeft)} ${less} ${dollars(usd)}`] : []),
    ...(hoursLeft * 60 < minutes ? [`${counted(hoursLeft, 'hour')} ${less} ${Math.round(minutes)} minutes`] : []),
  ];
  const basis = measured.length === 0 ? ' (usual figures; nothing was measured here yet)' : '';
  return needs.length === 0 ? '' : `${needs.join('; ')}${basis}: little may come of it. `;
}

/** What an iteration usually costs and takes, by those of this phase that were measured, or by the usual figure. */
export function estimate({ current_phase }: WorkflowState, measured: readonly MeasuredIteration[]): string {
  const { kind } = phaseTraits[current_phase];
  const minutes = middle(measured.map((one) => one.minutes));
  if (minutes === undefined)
    return `An iteration costs about ${dollars(usualUsd.iteration)}, as a rule; none of ${kind} was measured here yet.`;
  const cost = middle(costsOf(measured));
  return `An iteration of ${kind} took about ${describeMilliseconds(minutes * 60_000)}${cost === undefined ? '' : ` and ${dollars(cost)}`} so far (${measured.length} measured).`;
}
