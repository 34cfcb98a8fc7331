import { isWorkflowError, WorkflowError, orElse } from '../base/errors.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { backUp } from '../files/store.ts';
import { schemaForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { fileOf, readIfGood, removeDocument, writeDocument, type Document } from '../journal/document.ts';
import { escalate } from '../loop/escalations.ts';
import { isRecorded, type WorkflowState, isWriting } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { readPlan } from '../planning/plan-file.ts';
import type { Defect } from '../planning/rules/defects.ts';
import type { Plan } from '../planning/rules/plan.ts';
import type { FactsFromOtherRooms } from './attempt.ts';
import { hasFeatures, readFeatures, wasImportedDuring } from './feature-file.ts';
import type { FeatureList } from './rules/feature.ts';
import {
  decideObjections,
  emptyScrutiny,
  heldByObjections,
  isAcceptedByCritics,
  nextStep,
  scrutinyEscalations,
  scrutinyLines,
  scrutinyOfPlan,
  scrutinySchema,
  stepOf,
  type Decision,
  type Scrutiny,
} from './rules/scrutiny.ts';

/** The objections of critics to the features. */
export function scrutinyDocument(paths: WorkflowPaths): Document<Scrutiny> {
  const [name, title] = ['records/scrutiny.json', 'the scrutiny of the features'];
  return { paths, name, title, form: schemaForm(scrutinySchema) };
}

/** Objections of critics to the features, and the rounds of critique; empty before anything is recorded. */
export function readScrutiny(paths: WorkflowPaths): Scrutiny {
  return readIfGood(scrutinyDocument(paths)) ?? emptyScrutiny();
}

/** Writes the scrutiny. The caller holds the workflow's lock. */
export function writeScrutiny(paths: WorkflowPaths, scrutiny: Scrutiny, now = new Date()): void {
  writeDocument(scrutinyDocument(paths), scrutiny, now);
}

/** Stores decisions on objections; see `decideObjections`. */
export async function storeDecisions(
  paths: WorkflowPaths,
  decisionOn: (defect: Defect) => Decision | undefined,
): Promise<void> {
  await asWriter(paths, async () => {
    const before = readScrutiny(paths);
    const after = decideObjections(before, decisionOn, (await readState(paths)).iteration);
    if (after !== before) writeScrutiny(paths, after);
  });
}

/** Critics' blockers, a line each, until they are decided; after that a person is asked. */
export function heldAgainstFeatures(paths: WorkflowPaths): string[] {
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined ? [] : scrutinyLines(scrutiny);
}

/** Critics judge another plan from the start; the objections to the earlier one are kept. The caller holds the workflow's lock. */
export function quarantineScrutiny(paths: WorkflowPaths, now: Date): void {
  const document = scrutinyDocument(paths);
  backUp(fileOf(document), now);
  removeDocument(document, now);
}

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
  if (iteration === 0 || iteration >= state.max_iterations) return undefined;
  if (isWriting(state) || !hasFeatures(paths)) return undefined;
  const list = readFeatures(paths);
  const scrutiny = readScrutiny(paths);
  const isJudged = scrutiny.rounds.some(({ handed_in }) => handed_in > 0);
  if (!isJudged && list.features.some(({ attempts, passes }) => passes || attempts.length > 0)) return undefined;
  if (nextStep(scrutiny) === undefined) return undefined;
  const plan = planBehind(paths, list);
  return plan !== undefined && isAcceptedByCritics(plan) ? undefined : scrutiny;
}

/**
 * Leaves to coding what the critics of planning hold against the plan, and asks the user what only the user can decide. The caller holds
 * the workflow's lock.
 */
export async function takeOverObjections(paths: WorkflowPaths, now: Date): Promise<void> {
  const plan = hasFeatures(paths) ? planBehind(paths, readFeatures(paths)) : undefined;
  const scrutiny = plan && scrutinyOfPlan(plan);
  if (scrutiny === undefined || readScrutiny(paths).rounds.length > 0) return;
  writeScrutiny(paths, scrutiny, now);
  const { iteration } = await readState(paths);
  for (const one of scrutinyEscalations(scrutiny, iteration)) escalate(paths, now, one);
}

/** The plan that the features are made from; undefined for one that a person wrote or edited. */
export const planBehind = (paths: WorkflowPaths, { source }: FeatureList): Plan | undefined =>
  source === `${paths.folder}/records/plan.json`
    ? orElse(() => readPlan(paths), undefined, isWorkflowError)
    : undefined;

/** Returns which features may be begun: those that wait neither for critics nor for researchers. */
export function openFeatures(paths: WorkflowPaths, state: WorkflowState): (feature: string) => boolean {
  const { iteration, current_phase } = state;
  if (!phaseTraits[current_phase].worksOnFeatures) return () => true;
  const isNext = isRecorded(state) || wasImportedDuring(paths, iteration);
  const scrutiny = pendingScrutiny(paths, state, isNext ? iteration + 1 : iteration);
  const isHeld = scrutiny === undefined ? undefined : heldByObjections(scrutiny, readFeatures(paths));
  return (feature) => isHeld?.(feature) !== true;
}

/**
 * Refuses to begin a feature that critics still have to judge, or that waits for researchers; also between two rounds, and when the first
 * round is in the next iteration because the plan was imported in this one.
 * @throws WorkflowError with this reason.
 */
export async function refuseUnderScrutiny(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments }: Pick<FactsFromOtherRooms, 'assignments'>,
  feature: string,
): Promise<void> {
  const isUnder = wasImportedDuring(paths, state.iteration) || stepOf(await assignments()) !== undefined;
  if (!isUnder || openFeatures(paths, state)(feature)) return;
  throw new WorkflowError(`${feature} cannot be begun yet: critics first judge whether it can be implemented`, {
    received: `iteration ${state.iteration}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
