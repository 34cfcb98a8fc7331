import type { ImplementationStatus, LastSweep } from './rules/coding-conclusion.ts';
import { type Feature, type FeatureList, requireFeature } from './rules/feature.ts';
import { judge, type Judgement } from './rules/remaining-work.ts';
import { featuresToBegin } from './rules/ready.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { readState } from '../loop/state-file.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { featureOf } from '../loop/rules/agents.ts';
import { coderTaskFile, openRecord } from './attempt.ts';
import { waitingItems } from './change-features.ts';
import { nextStep } from './rules/session-steps.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { openFeatures, readScrutiny } from './scrutiny-file.ts';

const sample: LastSweep = { verdict: 'passed', passed: [''], at: '' };
const sweepFile = runtimeFile('regression-sweep.json', sample);

/** The last sweep, which verified all passed features; undefined when there was none, or its file cannot be read. */
export function readLastSweep(paths: WorkflowPaths): LastSweep | undefined {
  return sweepFile.read(paths);
}

/** Stores the result of a sweep. The caller holds the workflow's lock. */
export function writeLastSweep(paths: WorkflowPaths, sweep: LastSweep): void {
  sweepFile.write(paths, sweep);
}

/** The features, the open questions, the last sweep and the rounds of critics, by which implementation is judged. */
export function implementationStatus(paths: WorkflowPaths): ImplementationStatus {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waiting) : undefined;
  const rounds = readScrutiny(paths).rounds.map(({ iteration }) => iteration);
  return { list, waiting, sweep: readLastSweep(paths), rounds };
}

/** The features and the next step, as lines for a person. */
interface NextFeatures {
  list: FeatureList;
  judgement: Judgement;
  running: Feature[];
  /** Those that can be begun now in addition, those with the most dependants first. */
  begin: Feature[];
  /** Whether none waits for critics. */
  isJudged: boolean;
  /** The next step of each feature in progress. */
  steps: string[];
}

/** @throws WorkflowError when there is no usable feature list. */
export async function nextFeatures(paths: WorkflowPaths): Promise<NextFeatures> {
  const waiting = waitingItems(paths);
  const list = deriveStatuses(readFeatures(paths), waiting);
  const state = await readState(paths);
  const isOpen = openFeatures(paths, state);
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const atWork = agentsAtWork(paths).flatMap((one) => featureOf(one)?.toLowerCase() ?? []);
  const steps = running.map((one) =>
    atWork.includes(one.id.toLowerCase())
      ? `${one.id}: its agent is at work.`
      : nextStep(one, openRecord(paths, one), coderTaskFile(paths, one.id)),
  );
  return {
    list,
    steps,
    isJudged: list.features.every(({ id, passes }) => passes || isOpen(id)),
    judgement: judge(list, waiting),
    running,
    begin: featuresToBegin(list, state.parallel, isOpen),
  };
}

/** @throws WorkflowError when there is no such feature. */
export function featureWithProofs(
  paths: WorkflowPaths,
  id: string,
): { list: FeatureList; feature: Feature; proofs: FeatureList['proofs'] } {
  const list = readFeatures(paths);
  const feature = requireFeature(list, id);
  return { list, feature, proofs: list.proofs.filter((proof) => proof.feature === feature.id) };
}
