import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems } from './rules/read-list.ts';
import type { FeatureList } from './rules/feature.ts';
import { readDecomposition } from './rules/plans/decomposition.ts';
import type { PlanReading, PlanSection } from './rules/plans/plan-text.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { firstOf } from '../base/text.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { backUp } from '../files/atomic.ts';
import { appendEvent } from '../journal/journal.ts';
import { putAway, type WorkflowPaths } from '../files/paths.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { waitingItems, writeCounters } from './change-features.ts';
import { hasFeatures, readBroughtFeatures, readFeatures, writeFeatures } from './feature-file.ts';
import { findPlan, planSourceOf } from './plan-source.ts';
import { quarantineScrutiny } from './scrutiny-file.ts';

export type Imported =
  /** `existing`: the workflow already had a list, and nothing changed. */
  | { is: 'features'; list: FeatureList; file: string; notes: string[]; existing: boolean }
  /** An agent has to divide the plan; `importDecomposition` takes its hand-in. */
  | { is: 'needs-decomposition'; file: string; sections: PlanSection[]; notes: string[] };

/**
 * Makes the feature list of a workflow from its plan. An existing list is used; another plan replaces it, and it is kept, as long as no
 * work has begun.
 * @param from the plan to read instead of the one that is found.
 * @throws WorkflowError when there is no plan, it is not usable, or work on the list has begun; nothing is changed then.
 */
export async function importFeatures(paths: WorkflowPaths, now: Date, from?: string): Promise<Imported> {
  return asWriter(paths, async () => {
    if (from === undefined) {
      const brought = readBroughtFeatures(paths);
      const file = `${paths.folder}/feature-list.json`;
      if (brought !== undefined)
        return store(paths, now, file, { is: 'features', ...brought, notes: claims(brought) }, brought);
      if (hasFeatures(paths)) return { is: 'features', list: readFeatures(paths), file, notes: [], existing: true };
    } else refuseBegun(paths);
    const { file, reading } = findPlan(paths, from ?? (await namedBefore(paths)));
    if (reading.is === 'needs-decomposition') {
      // The hand-in of its agent is about this plan, even if another one would be found first.
      await keepSource(paths, now, file);
      return { ...reading, file };
    }
    return store(paths, now, file, reading);
  });
}

/**
 * Makes the feature list from an agent's division of a plan in prose.
 * @param value the hand-in of the feature-decomposer.
 * @param given the plan that its agent was given; whether the hand-in is only checked.
 * @throws WorkflowError that names every problem of the hand-in, or when work on a list has begun; nothing is changed then.
 */
export async function importDecomposition(
  paths: WorkflowPaths,
  now: Date,
  value: unknown,
  { file, isTrial }: { file: string; isTrial: boolean },
): Promise<void> {
  return asWriter(paths, async () => {
    refuseBegun(paths);
    const { reading } = findPlan(paths, file);
    const sections = reading.is === 'needs-decomposition' ? reading.sections : [];
    const decomposed = readDecomposition(value, sections, file);
    if (decomposed.is === 'refused') throw refused(file, decomposed.problems);
    if (!isTrial) await store(paths, now, file, decomposed);
  });
}

async function store(
  paths: WorkflowPaths,
  now: Date,
  file: string,
  { features, notes }: Extract<PlanReading, { is: 'features' }>,
  brought?: FeatureList,
): Promise<Imported> {
  const problems = findProblems({ features, proofs: brought?.proofs ?? [] });
  if (problems.length > 0) throw refused(file, problems);
  const list = deriveStatuses(brought ?? { schema: 1, source: file, features, proofs: [] }, waitingItems(paths));
  if (hasFeatures(paths)) quarantineScrutiny(paths, now);
  backUp(paths.featureList, 'replaced', now);
  appendEvent(paths, now, { event: 'features-imported', source: file, features: features.length });
  writeFeatures(paths, list);
  await keepSource(paths, now, file);
  await writeCounters(paths, now, list);
  return { is: 'features', list, file, notes, existing: false };
}

/** The plan that the user named when the workflow began; undefined when none was named, or it is gone. */
async function namedBefore(paths: WorkflowPaths): Promise<string | undefined> {
  if (!stateExists(paths)) return undefined;
  const source = planSourceOf(await readState(paths));
  if (source === undefined || source.endsWith('feature-list.json')) return undefined;
  return existsSync(join(paths.root, source)) ? source : undefined;
}

async function keepSource(paths: WorkflowPaths, now: Date, file: string): Promise<void> {
  const state = await readState(paths);
  if (planSourceOf(state) === file) return;
  const known: WorkflowState & { plan_source: string } = { ...state, plan_source: file };
  commitState(paths, now, known, { event: 'changed' });
}

function claims({ features }: FeatureList): string[] {
  const claimed = features.filter((feature) => feature.claimed).map(({ id }) => id);
  return claimed.length === 0 ? [] : [`said to be done, and verified first: ${firstOf(claimed).join(', ')}`];
}

function refuseBegun(paths: WorkflowPaths): void {
  if (!hasFeatures(paths)) return;
  const begun = readFeatures(paths).features.filter(({ attempts, passes }) => passes || attempts.length > 0);
  if (begun.length === 0) return;
  throw new WorkflowError('Work on the feature list has begun; another plan would lose what was done', {
    received: firstOf(begun.map(({ id, status }) => `${id} ${status}`)).join(', '),
    fix: `Go on with it, or put the workflow away first: ${putAway(paths)}`,
  });
}

function refused(file: string, problems: string[]): WorkflowError {
  const named = firstOf(problems).map((problem) => `- ${problem}`);
  return new WorkflowError('The plan cannot be worked on as it is', {
    where: file,
    fix: ['Fix this in the plan, then import it again:', ...named].join('\n'),
    exitCode: exitCodes.usage,
  });
}
