import { isAcceptedByCritics, nextStep, type Scrutiny } from './rules/scrutiny.ts';
import type { FeatureList } from './rules/feature.ts';
import { heldByObjections } from './rules/scrutiny-escalations.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { Plan } from '../planning/rules/plan.ts';
import type { FactsFromOtherRooms } from './attempt.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { stepOf } from './rules/scrutiny-assignments.ts';
import { isWorkflowError, WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readPlan, wasPlanEdited } from '../planning/plan-file.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { wasImportedDuring } from './import-features.ts';
import { readScrutiny } from './scrutiny-file.ts';

/**
 * The scrutiny of the features that is to be done; undefined when none is. It begins before the first feature, and is omitted for a plan
 * that its critics accepted at the end of planning, and in the last remaining iteration.
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
  const scrutiny = readScrutiny(paths);
  const isJudged = scrutiny.rounds.some(({ handed_in }) => handed_in > 0);
  if (!isJudged && list.features.some(({ attempts, passes }) => passes || attempts.length > 0)) return undefined;
  return nextStep(scrutiny) === undefined || isAccepted(paths, list) ? undefined : scrutiny;
}

/** Whether the critics of planning accepted exactly the plan that the features are made from. */
function isAccepted(paths: WorkflowPaths, { source }: FeatureList): boolean {
  if (source !== `${paths.folder}/plan.json` || wasPlanEdited(paths)) return false;
  const plan = planOrNothing(paths);
  return plan !== undefined && isAcceptedByCritics(plan);
}

/** Undefined for a plan that a person wrote without the other fields. */
function planOrNothing(paths: WorkflowPaths): Plan | undefined {
  try {
    return readPlan(paths);
  } catch (error) {
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/** Returns which features may be begun: those that wait neither for critics nor for architects. */
export function openFeatures(paths: WorkflowPaths, state: WorkflowState): (feature: string) => boolean {
  const { iteration, current_phase } = state;
  if (!phaseTraits[current_phase].worksOnFeatures) return () => true;
  const isNext = isRecorded(state) || wasImportedDuring(paths, iteration);
  const scrutiny = pendingScrutiny(paths, state, isNext ? iteration + 1 : iteration);
  const isHeld = scrutiny === undefined ? undefined : heldByObjections(scrutiny, readFeatures(paths));
  return (feature) => isHeld?.(feature) !== true;
}

/**
 * Refuses to begin a feature that critics still have to judge, or whose objections architects answer; also between two rounds, and when
 * the first round is in the next iteration because the plan was imported in this one.
 * @throws WorkflowError with this reason.
 */
export async function refuseUnderScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments, isCoding }: Pick<FactsFromOtherRooms, 'assignments' | 'isCoding'>,
  feature: string,
): Promise<void> {
  const { iteration } = state;
  const isUnder = stepOf(await assignments()) !== undefined;
  const mayFollow = isUnder || wasImportedDuring(paths, iteration);
  const follows = mayFollow && (await isCoding()) && pendingScrutiny(paths, state, iteration + 1) !== undefined;
  if ((!follows && (!isUnder || isRecorded(state))) || openFeatures(paths, state)(feature)) return;
  throw new WorkflowError(`${feature} cannot be begun yet: critics first judge whether it can be implemented`, {
    received: `iteration ${iteration}, ${!isRecorded(state) ? 'which is not recorded' : isUnder ? 'after which they judge again' : 'in which the plan was imported'}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
