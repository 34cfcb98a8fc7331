import { isAcceptedByCritics, nextStep, type Scrutiny } from './rules/scrutiny.ts';
import type { FeatureList } from './rules/feature.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { Plan } from '../planning/rules/plan.ts';
import type { Surroundings } from './attempt.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { stepOf } from './rules/scrutiny-assignments.ts';
import { isWorkflowError, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readPlan, wasPlanEdited } from '../planning/plan-file.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { wasImportedDuring } from './import-features.ts';
import { readScrutiny } from './scrutiny-file.ts';

/**
 * The scrutiny that features have before them in the phase of implementation, as long as none is begun; undefined when coding may begin. Where planning has ended
 * with a plan that its critics accepted, they are not asked again; nor with the last iteration that is left.
 * @param iteration the one that it would take place in.
 * @throws WorkflowError when the feature list cannot be read.
 */
export function pendingScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  iteration = state.iteration,
): Scrutiny | undefined {
  const { max_iterations } = state;
  if (iteration === 0 || iteration >= max_iterations) return undefined;
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

/**
 * Refuses a feature while critics judge whether the features can be implemented, or are answered; also between two of their rounds,
 * and where the first round comes in the next iteration because the plan was imported in this one.
 * @throws WorkflowError that says so.
 */
export async function refuseUnderScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments, isCoding }: Pick<Surroundings, 'assignments' | 'isCoding'>,
): Promise<void> {
  const { iteration } = state;
  const isUnder = stepOf(await assignments()) !== undefined;
  const mayFollow = isUnder || wasImportedDuring(paths, iteration);
  const follows = mayFollow && (await isCoding()) && pendingScrutiny(paths, state, iteration + 1) !== undefined;
  if (!follows && (!isUnder || isRecorded(state))) return;
  throw new WorkflowError('No feature can be begun yet: critics first judge whether the features can be implemented', {
    received: `iteration ${iteration}, ${!isRecorded(state) ? 'which is not recorded' : isUnder ? 'after which they judge again' : 'in which the plan was imported'}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
