import { composeCodingBrief } from './rules/coding-brief.ts';
import { stageOf } from './rules/attempt-record.ts';
import { bringsWork } from './rules/coder-hand-in.ts';
import type { Feature } from './rules/feature.ts';
import { featuresToBegin } from './rules/ready.ts';
import { openAttempt } from './rules/feature-status.ts';
import { nextStep } from './rules/session-steps.ts';
import { describeForCritics, scrutinyAssignments, stepOf } from './rules/scrutiny.ts';
import { isWorkflowError } from '../base/errors.ts';
import { completes } from '../loop/rules/modes.ts';
import { summarizeEscalation } from '../loop/rules/escalation.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { featureOf } from '../loop/rules/agents.ts';
import { openEscalations } from '../loop/escalations.ts';
import { readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { taskFileOf, writeTasks } from '../planning/write-tasks.ts';
import type { Phase } from '../research/phase.ts';
import { changedSinceSweep } from './between-features.ts';
import { importFeatures } from './import-features.ts';
import { recordCoding } from './record.ts';
import { featureDocument, hasFeatures, readFeatures } from './feature-file.ts';
import { readIfGood } from '../journal/document.ts';
import { featureWorkedOn } from './repository-writer.ts';
import { readFrozenCommands } from './commands-file.ts';
import { freezeKnownCommands } from './project-commands.ts';
import { heldAgainstFeatures, openFeatures, pendingScrutiny, takeOverObjections } from './scrutiny-file.ts';
import { coderTaskFile, openRecord, parallelLimit } from './attempt.ts';
import { implementationStatus } from './implementation-status.ts';
import { hasOtherCounters, writeCounters } from './change-features.ts';
import { asWriter } from '../loop/workflow.ts';

/** Phase C: features are implemented one after the other, or several in parallel, and verified by code. */
export const codingPhase: Phase = {
  /** Errors in the plan are left to the session: its brief asks for the import, which reports them. */
  async enter(paths, now) {
    await importFeatures(paths, now).catch((error: unknown) => {
      if (!isWorkflowError(error)) throw error;
    });
    await takeOverObjections(paths, now);
    await freezeKnownCommands(paths, now);
  },

  assign(paths, state) {
    const scrutiny = pendingScrutiny(paths, state);
    if (scrutiny === undefined) return [];
    const list = readFeatures(paths);
    const { source } = list;
    const features = describeForCritics(list, readFrozenCommands(paths));
    const made = scrutinyAssignments(scrutiny, state.iteration, taskFileOf(paths), features);
    const where = `The features are in ${paths.folder}/feature-list.json${source === null ? '' : `, made from ${source}`}; the workflow is in ${paths.folder}/, and the project is around it.`;
    return writeTasks(paths, made, where);
  },

  brief(paths, input) {
    const { list, waiting } = implementationStatus(paths);
    const parallel = list === undefined ? input.state.parallel : parallelLimit(paths, input.state, list);
    return composeCodingBrief({
      ...input,
      state: { ...input.state, parallel },
      list,
      waiting,
      isOpen: openFeatures(paths, input.state),
      asked: openEscalations(paths).map(summarizeEscalation),
      objections: heldAgainstFeatures(paths),
      atWork: new Set(agentsAtWork(paths).flatMap((one) => featureOf(one) ?? [])),
    });
  },

  async problems(paths, state, { assignments }) {
    const { iteration } = state;
    const { list } = implementationStatus(paths);
    if (list !== undefined && hasOtherCounters(state, list))
      await asWriter(paths, () => writeCounters(paths, new Date(), list));
    const running = list?.features.filter(({ status }) => status === 'in_progress') ?? [];
    if (stepOf(assignments) !== undefined) return running.flatMap((feature) => unfinished(paths, feature) ?? []);
    const [next] = list === undefined || running.length > 0 ? [] : featuresToBegin(list, 1, openFeatures(paths, state));
    if (next !== undefined && !hasWorked(paths, iteration))
      return [
        `Nothing was done in this iteration: run \`autonomous-workflow feature start ${next.id}\` and follow what it prints.`,
      ];
    const changed = completes(state) ? await changedSinceSweep(paths) : undefined;
    return [
      ...running.flatMap((feature) => unfinished(paths, feature) ?? []),
      ...(changed === undefined ? [] : [changed]),
    ];
  },

  record(recording) {
    return recordCoding(recording);
  },

  isAllBegun(paths, state, subjects, begunAt) {
    const { list } = implementationStatus(paths);
    if (list === undefined) return true;
    const isOpen = openFeatures(paths, state);
    // After the first ended attempt, features wait for the next iteration.
    const isUnderWay = list.features.some(({ attempts }) =>
      attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begunAt),
    );
    const toBegin = isUnderWay ? [] : featuresToBegin(list, parallelLimit(paths, state, list), isOpen);
    if (toBegin.some((one) => openAttempt(one) === undefined)) return false;
    const known = new Set([...subjects].map((one) => one.toLowerCase()));
    return list.features.every(
      ({ id, status }) => status !== 'in_progress' || !isOpen(id) || known.has(id.toLowerCase()),
    );
  },

  describeWork(paths, { parallel }, assignments) {
    const running = runningNow(paths);
    if (running !== undefined) return running;
    if (stepOf(assignments) !== undefined) return undefined;
    return parallel > 1 ? `up to ${parallel} features at once` : 'a feature in each';
  },
};

/** The features in progress, and the one whose tests or baseline run now; undefined without any. */
function runningNow(paths: WorkflowPaths): string | undefined {
  const features = (hasFeatures(paths) ? readIfGood(featureDocument(paths)) : undefined)?.features ?? [];
  const running = features.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
  const now = featureWorkedOn(paths.root);
  const subject = features.find(({ id }) => id.toLowerCase() === now?.id.toLowerCase());
  const tests = now?.step === 'verify' && subject !== undefined ? `the tests of ${subject.id} run` : undefined;
  // A feature is in progress once its baseline is known.
  const isBegun = subject === undefined || running.includes(subject.id);
  const parts = [
    running.length === 0 ? undefined : `${running.join(', ')} in progress`,
    isBegun ? tests : `the baseline of ${subject.id} runs`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join('; ');
}

const work: ReadonlySet<string> = new Set([
  'features-imported',
  'features-scrutinized',
  'goal-missed',
  'baseline-run',
  'feature-begun',
  'feature-checked',
  'feature-reviewed',
  'feature-committed',
  'escalated',
  'feature-divided',
  'regression-sweep',
]);

/** Whether any feature was worked on since the iteration began. */
function hasWorked(paths: WorkflowPaths, iteration: number): boolean {
  const lines = parseJournal(readJournal(paths));
  const begun = lines.findLastIndex((line) => line.event === 'iteration-begun' && line.iteration === iteration);
  return lines.slice(begun + 1).some(({ event }) => work.has(event));
}

/** The instruction for an unfinished feature; undefined after a failed attempt, which goes on in the next iteration. */
function unfinished(paths: WorkflowPaths, feature: Feature): string | undefined {
  const record = openRecord(paths, feature);
  const hasFailed = feature.attempts.some(({ outcome }) => outcome === 'failed');
  const isSentBack = record !== undefined && stageOf(record) === 'open' && hasFailed;
  const hasAnswered = record?.hand_in != null && !bringsWork(record.hand_in);
  return isSentBack && !hasAnswered ? undefined : nextStep(feature, record, coderTaskFile(paths, feature.id));
}
