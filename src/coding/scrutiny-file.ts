import type { WorkflowPaths } from '../files/paths.ts';
import { readerOf } from '../files/schema.ts';
import { isWorkflowError, orElse, WorkflowError } from '../base/errors.ts';
import { hasDocument, readIfGood, removeDocument, writeDocument, type Document } from '../journal/document.ts';
import { escalate } from '../loop/escalations.ts';
import { isWriting, type WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { storedIterationRuntime } from '../loop/workflow.ts';
import { readPlan } from '../planning/plan-file.ts';
import type { Plan } from '../planning/rules/plan.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import type { FeatureList } from './rules/feature.ts';
import {
  emptyScrutiny,
  nextStep,
  scrutinyEscalations,
  scrutinyOfPlan,
  scrutinySchema,
  type Scrutiny,
} from './rules/scrutiny.ts';

/** The objections of critics to the features. */
export function scrutinyDocument(paths: WorkflowPaths): Document<Scrutiny> {
  const [name, title] = ['records/scrutiny.json', 'the scrutiny of the features'];
  return { paths, name, title, read: readerOf(scrutinySchema) };
}

/** Objections of critics to the features, and the rounds of critique; empty before anything is recorded. */
export function readScrutiny(paths: WorkflowPaths): Scrutiny {
  return readIfGood(scrutinyDocument(paths)) ?? emptyScrutiny();
}

/**
 * The scrutiny of the features that is to be done: before the first is begun, and not in the last remaining iteration.
 * @throws WorkflowError when the feature list cannot be read.
 */
export function pendingScrutiny(paths: WorkflowPaths, state: WorkflowState): Scrutiny | undefined {
  const { iteration } = state;
  if (iteration === 0 || iteration >= state.max_iterations) return undefined;
  if (isWriting(state) || !hasFeatures(paths)) return undefined;
  const list = readFeatures(paths);
  const scrutiny = readScrutiny(paths);
  if (scrutiny.rounds.length === 0 && list.features.some(({ attempts, passes }) => passes || attempts.length > 0))
    return undefined;
  return nextStep(scrutiny) === undefined ? undefined : scrutiny;
}

/**
 * Critics judge another feature list from the start. What the critics of planning hold against the plan that it is made from is left to
 * coding, and the user is asked what only the user can decide.
 */
export async function beginScrutiny(paths: WorkflowPaths, now: Date, list: FeatureList): Promise<void> {
  const document = scrutinyDocument(paths);
  if (hasDocument(paths, document.name)) removeDocument(document, now);
  const plan = planBehind(paths, list);
  const scrutiny = plan && scrutinyOfPlan(plan);
  if (scrutiny === undefined) return;
  writeDocument(document, scrutiny, now);
  const { iteration } = await readState(paths);
  for (const one of scrutinyEscalations(scrutiny, iteration, list)) escalate(paths, now, one);
}

/** The plan that the features are made from; undefined for one that a person wrote or edited. */
export const planBehind = (paths: WorkflowPaths, { source }: FeatureList): Plan | undefined =>
  source === `${paths.folder}/records/plan.json`
    ? orElse(() => readPlan(paths), undefined, isWorkflowError)
    : undefined;

/** Whether features may be begun: neither critics nor researchers look at them any more. */
export const mayBegin = (paths: WorkflowPaths, state: WorkflowState): boolean =>
  pendingScrutiny(paths, state) === undefined;

/**
 * Refuses to begin a feature before critics have looked: in their iteration, and in the one that imports its plan. Where no iteration was
 * begun, nobody assigns critics.
 */
export function refuseUnderScrutiny(paths: WorkflowPaths, state: WorkflowState, feature: string): void {
  if (storedIterationRuntime(paths) === undefined || mayBegin(paths, state)) return;
  throw new WorkflowError(`${feature} cannot be begun yet: critics first judge whether it can be implemented`, {
    received: `iteration ${state.iteration}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
