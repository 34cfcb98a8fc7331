import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readIfGood, writeDocument } from '../journal/document.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { readEscalations } from '../loop/escalations.ts';
import { featureOf } from '../loop/rules/agents.ts';
import { stallQuestion } from '../loop/rules/iteration.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { writeTasks } from '../planning/plan-file.ts';
import { webFindings } from '../research/hand-in-kinds.ts';
import type { Phase, PhaseRecord, Recording } from '../research/phase.ts';
import { openRecord, parallelLimit, stepFor, stepsOf } from './attempt.ts';
import { freezeKnownCommands, readFrozenCommands } from './commands.ts';
import { featureDocument, hasFeatures, readFeatures, waitingItems, writeCounters } from './feature-file.ts';
import { featureCritique } from './hand-in.ts';
import { importFeatures } from './plan.ts';
import { hasStopped, stageOf } from './rules/attempt.ts';
import { composeCodingBrief, concludeCoding, type ImplementationStatus } from './rules/coding-brief.ts';
import { describeCounts } from './rules/feature-list.ts';
import type { Feature } from './rules/feature.ts';
import { deriveStatuses, featuresToBegin, judge, openAttempt } from './rules/progress.ts';
import {
  judgeScrutiny,
  recordScrutiny,
  scrutinyAssignments,
  scrutinyEscalations,
  stepOf,
  type ScrutinyStep,
} from './rules/scrutiny.ts';
import { mayBegin, pendingScrutiny, readScrutiny, scrutinyDocument } from './scrutiny-file.ts';
import { readLastSweep } from './sweep.ts';

/** The features, the open questions and the last sweep, by which implementation is judged. */
export function implementationStatus(paths: WorkflowPaths): ImplementationStatus {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waiting) : undefined;
  return { list, waiting, sweep: readLastSweep(paths) };
}

/**
 * The features, the next step of each that is in progress, and what comes next.
 * @throws WorkflowError when there is no usable feature list.
 */
export async function nextFeatures(paths: WorkflowPaths) {
  const { list = readFeatures(paths), waiting } = implementationStatus(paths);
  const state = await readState(paths);
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const { atWork, left } = stepsOf(paths, running);
  const steps = [...atWork.map((id) => `${id}: its agent is at work.`), ...left];
  return { list, steps, isJudged: mayBegin(paths, state), judgement: judge(list, waiting) };
}

/** Phase C: features are implemented one after the other, or several in parallel, and verified by code. */
export const codingPhase: Phase = {
  /** Errors in the plan are left to the session: its brief asks for the import, which reports them. */
  async enter(paths, now) {
    await importFeatures(paths, now).catch((error: unknown) => {
      if (!isWorkflowError(error)) throw error;
    });
    await freezeKnownCommands(paths, now);
  },

  assign(paths, state) {
    const scrutiny = pendingScrutiny(paths, state);
    if (scrutiny === undefined) return [];
    const list = readFeatures(paths);
    const { source } = list;
    const made = scrutinyAssignments(scrutiny, state.iteration, list, readFrozenCommands(paths));
    const where = `The features are in ${paths.folder}/feature-list.json${source === null ? '' : `, made from ${source}`}; the workflow is in ${paths.folder}/, and the project is around it.`;
    return writeTasks(paths, made, where);
  },

  brief(paths, input) {
    const { list, waiting } = implementationStatus(paths);
    return composeCodingBrief({
      ...input,
      state: { ...input.state, parallel: parallelLimit(paths, input.state) },
      list,
      waiting,
      atWork: new Set(agentsAtWork(paths).flatMap((one) => featureOf(one) ?? [])),
    });
  },

  async problems(paths, state, { assignments, begun_at }) {
    const { list } = implementationStatus(paths);
    if (list !== undefined) await asWriter(paths, () => writeCounters(paths, new Date(), list));
    const running = list?.features.filter(({ status }) => status === 'in_progress') ?? [];
    const isFree = running.length === 0 && stepOf(assignments) === undefined && mayBegin(paths, state);
    const [next] = list !== undefined && isFree ? featuresToBegin(list, 1) : [];
    const isIdle = list?.features.every(({ attempts }) =>
      attempts.every(({ started_at, ended_at }) => (ended_at ?? started_at) < begun_at),
    );
    if (next !== undefined && isIdle)
      return [
        `Nothing was done in this iteration: run \`autonomous-workflow feature start ${next.id}\` and follow what it prints.`,
      ];
    return running.flatMap((feature) => unfinished(paths, feature) ?? []);
  },

  /** Of coding, or of critics who judge the features, or researchers who settle what they object to. */
  record(recording) {
    const { paths, runtime, state } = recording;
    const standing = implementationStatus(paths);
    const step = stepOf(runtime.assignments);
    if (step !== undefined) return recordFeaturesScrutiny(recording, step, standing);
    const { list } = standing;
    const counts = list === undefined ? 'There is no feature list yet.' : `${describeCounts(list)}.`;
    return {
      kind: 'coding',
      conclude: concludeCoding(standing),
      asks: ({ stall, state: after }) => stallQuestion(after, stall, after.iteration),
      summary: () => `Iteration ${state.iteration} is recorded. ${counts}`,
    };
  },

  isAllBegun(paths, state, subjects, begunAt) {
    const { list } = implementationStatus(paths);
    if (list === undefined || !mayBegin(paths, state)) return true;
    // After the first ended attempt, features wait for the next iteration.
    const isUnderWay = list.features.some(({ attempts }) =>
      attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begunAt),
    );
    const toBegin = isUnderWay ? [] : featuresToBegin(list, parallelLimit(paths, state));
    if (toBegin.some((one) => openAttempt(one) === undefined)) return false;
    const known = new Set([...subjects].map((one) => one.toLowerCase()));
    return list.features.every(({ id, status }) => status !== 'in_progress' || known.has(id.toLowerCase()));
  },

  describeWork(paths, { parallel }, assignments) {
    const { features = [] } = (hasFeatures(paths) ? readIfGood(featureDocument(paths)) : undefined) ?? {};
    const running = features.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
    if (running.length > 0) return `${running.join(', ')} in progress`;
    if (stepOf(assignments) !== undefined) return undefined;
    return parallel > 1 ? `up to ${parallel} features at once` : 'a feature in each';
  },
};

/** The instruction for an unfinished feature; undefined after a failed attempt, which goes on in the next iteration. */
function unfinished(paths: WorkflowPaths, feature: Feature): string | undefined {
  const record = openRecord(paths, feature);
  const hasFailed = feature.attempts.some(({ outcome }) => outcome === 'failed');
  const isSentBack = record !== undefined && stageOf(record) === 'open' && hasFailed && !hasStopped(record);
  return isSentBack ? undefined : stepFor(paths, feature);
}

/** Records an iteration of scrutiny: the critics' objections to the features, or what researchers found about them. */
function recordFeaturesScrutiny(
  { paths, state: { iteration }, inbox, runtime }: Recording,
  step: ScrutinyStep,
  standing: ImplementationStatus,
): PhaseRecord {
  const subjects = new Map(runtime.assignments.flatMap(({ id, part }) => (part === undefined ? [] : [[id, part]])));
  const found = inbox.of(webFindings).flatMap(({ id, iteration: at, handIn }) => {
    const defect = subjects.get(handIn.assignment);
    const facts = handIn.claims.map(({ text, source }) => `${text} (${source.url})`);
    return defect === undefined || facts.length === 0 ? [] : [{ id, iteration: at, defect, text: facts.join(' ') }];
  });
  const before = readScrutiny(paths);
  const scrutiny = recordScrutiny(before, iteration, step, inbox.of(featureCritique), found);
  const known = readEscalations(paths).flatMap(({ defects = [] }) => defects);
  const asks = scrutinyEscalations(scrutiny, iteration, standing.list ?? { features: [] }, known);
  const verdict = judgeScrutiny(scrutiny, asks);
  return {
    kind: 'coding',
    conclude: (...given) => {
      const concluded = concludeCoding(standing)(...given);
      return { ...concluded, verdict: `${verdict} ${concluded.verdict}` };
    },
    write: () => {
      if (scrutiny !== before) writeDocument(scrutinyDocument(paths), scrutiny);
    },
    asks: () => asks,
    summary: () => `Iteration ${iteration} is recorded. ${verdict}`,
  };
}
