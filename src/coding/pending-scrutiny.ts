import { isAcceptedByCritics, nextStep, type Scrutiny } from './rules/scrutiny.ts';
import type { FeatureList } from './rules/feature.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { Plan } from '../planning/rules/plan.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readPlan, wasPlanEdited } from '../planning/plan-file.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { readScrutiny } from './scrutiny-file.ts';

/**
 * The scrutiny that features have before them, as long as none is begun; undefined when coding may begin. Where planning has ended
 * with a plan that its critics accepted, they are not asked again; nor with the last iteration that is left.
 * @param iteration the one that it would take place in.
 * @throws WorkflowError when the feature list cannot be read.
 */
export function pendingScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  iteration = state.iteration,
): Scrutiny | undefined {
  const { current_phase, max_iterations } = state;
  if (current_phase !== phases.C || iteration === 0 || iteration >= max_iterations) return undefined;
  if (isWriting(state) || !hasFeatures(paths)) return undefined;
  const list = readFeatures(paths);
  if (list.features.some(({ attempts, passes }) => passes || attempts.length > 0)) return undefined;
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined || isAccepted(paths, list) ? undefined : scrutiny;
}

/** Whether the critics of planning hold nothing against the very plan that the features are made from. */
function isAccepted(paths: WorkflowPaths, { source }: FeatureList): boolean {
  if (source !== `${paths.folder}/plan.json` || wasPlanEdited(paths)) return false;
  const plan = planOrNothing(paths);
  return plan !== undefined && isAcceptedByCritics(plan);
}

/** A person may have written it with no more than its items. */
function planOrNothing(paths: WorkflowPaths): Plan | undefined {
  try {
    return readPlan(paths);
  } catch (error) {
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}
