import { formatBudgets } from '../../base/budgets.ts';
import { dollars } from '../../base/amount.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { counted } from '../../base/text.ts';
import { modeOf, phases, phasesOfMode, phaseTraits, type PhaseName } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { mean, type MeasuredIteration } from '../../spend/rules/forecast.ts';

/** Iterations of the same kind that were measured in this project, and in how many workflows. */
export interface Earlier {
  iterations: readonly MeasuredIteration[];
  workflows: number;
}

/**
 * The first line of a workflow: its folder, budgets, likely cost, and how to stop it.
 * @param how the words on how to stop it, which differ between a session and a run.
 */
export function describeBegin(state: WorkflowState, folder: string, earlier: Earlier, how: string): string {
  const { name, iteration, recorded_iteration: recorded } = state;
  const begins = recorded === 0 ? 'begins' : `goes on with iteration ${Math.max(1, iteration)}`;
  const tight = shortage(state);
  return `${name} (${modeOf(state.workflow_type)}) ${begins} in ${folder}/: ${formatBudgets(state)}. ${tight}${estimate(state, earlier)} ${how}`;
}

/** The usual minimum of iterations per phase: a plan has eight sections, and then its critics. */
const usual: Readonly<Record<PhaseName, number>> = { [phases.A]: 4, [phases.B]: 6, [phases.C]: 2 };

/** With more iterations, the one for the report need not be mentioned. */
const fewIterations = 5;

/** A sentence where the iterations are unlikely to reach the last phase, or where few are left to search in; empty elsewhere. */
function shortage({
  workflow_type,
  current_phase,
  iteration,
  recorded_iteration,
  max_iterations,
}: WorkflowState): string {
  const all = phasesOfMode[modeOf(workflow_type)];
  const left = all.slice(Math.max(0, all.indexOf(current_phase)));
  const wanted = left.reduce((sum, phase) => sum + usual[phase], 0);
  const done = Math.min(iteration, recorded_iteration);
  const remaining = max_iterations - done;
  if (
    left.length === 1 &&
    phaseTraits[current_phase].document === 'report' &&
    remaining > 1 &&
    remaining <= fewIterations
  )
    return `${remaining === 2 ? 'One iteration searches' : `At most ${remaining - 1} iterations search`}; the last one writes the report. `;
  if (left.length === 1 || remaining >= wanted) return '';
  const last = left.includes(phases.C) ? 'code' : 'a finished plan';
  return `That is unlikely to reach ${last}: allow about ${done + wanted} iterations (--max-iterations). `;
}

/** The means of earlier iterations; without measures there is no estimate. */
export function estimate({ depth, current_phase }: WorkflowState, { iterations, workflows }: Earlier): string {
  const kind = `${current_phase.replace(/^.*: /, '').toLowerCase()}${phaseTraits[current_phase].document === 'report' ? ` of ${depth} depth` : ''}`;
  if (iterations.length === 0) return `No estimate yet: no iteration of ${kind} was measured.`;
  const costs = iterations.flatMap(({ usd }) => usd ?? []);
  const cost = costs.length === 0 ? '' : ` and ${dollars(mean(costs))}`;
  const minutes = describeMilliseconds(mean(iterations.map((one) => one.minutes)) * 60_000);
  return `An iteration of ${kind} took about ${minutes}${cost} so far (${iterations.length} measured in ${counted(workflows, 'workflow')}).`;
}
