import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { isWorkflowError, orElse, WorkflowError } from '../base/errors.ts';
import { isRecord } from '../base/json.ts';
import { formatIssues, hasExcerpt } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText } from '../files/store.ts';
import { agentRows, rowOf } from '../loop/agents.ts';
import type { HandInKind, ImmediateKind, Stored } from '../loop/hand-in-kind.ts';
import type { AgentRow } from '../loop/rules/agents.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from '../planning/rules/defects.ts';
import { unknownSubjects } from '../planning/rules/plan.ts';
import { readLedger } from '../research/ledger-file.ts';
import { openQuestions } from '../research/rules/ledger.ts';
import { recordInProgress, writeAttempt, type InProgress } from './attempt.ts';
import { featureNamed, readFeatures } from './feature-file.ts';
import { placeOf, projectIn, saveWork } from './place.ts';
import { findPlan, importDecomposition, planSourceOf } from './plan.ts';
import {
  coderHandIn,
  hasStopped,
  reviewHandIn,
  type AttemptRecord,
  type CoderHandIn,
  type SavedWork,
} from './rules/attempt.ts';
import { changeJudgement } from './rules/change-judge.ts';
import { divideFeature } from './rules/feature-list.ts';
import { wholePlan, type Feature } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';
import { storeChangeJudgement, storeReview } from './tasks.ts';

const coder = 'autonomous-coder';

/** A kind that is applied to the attempt in progress; hand-ins for a past attempt have no effect. */
function intoAttempt<T extends { feature: string; attempt: number }>(
  agent: string,
  schema: z.ZodMiniType<T>,
  store: (into: InProgress, handIn: T, work: SavedWork | undefined) => Stored,
): ImmediateKind {
  return {
    agent,
    put: async (paths, now, given, { agentId, isTrial = false }) => {
      if (lateAgent(paths, agentId) !== undefined) return [];
      const own = featureOfAgent(paths, agentId);
      // It is about its agent's task, whatever it says; that its work and its tree are of that is checked.
      const task = own && { feature: own.id, attempt: openAttempt(own)?.number };
      const value = isRecord(given) ? { ...given, ...task } : given;
      const read = schema.safeParse(value);
      if (!read.success) return formatIssues(read.error.issues, value);
      const { feature, attempt } = read.data;
      // The work is what it is at this moment.
      const work = agent === coder && !isTrial ? await workHandedIn(paths, feature) : undefined;
      return asWriter(paths, () => {
        const record = recordInProgress(paths, feature);
        if (record?.attempt !== attempt)
          return [`attempt ${attempt} of ${feature} is not in progress: copy feature and attempt from your task`];
        const stored = store({ paths, now, record }, read.data, work);
        if (typeof stored !== 'function') return stored;
        if (!isTrial) stored();
        return [];
      });
    },
  };
}

export const codingKinds: readonly ImmediateKind[] = [
  intoAttempt(coder, coderHandIn, storeCoderHandIn),
  intoAttempt('code-reviewer', reviewHandIn, storeReview),
  intoAttempt('change-judge', changeJudgement, storeChangeJudgement),
  {
    agent: 'feature-decomposer',
    put: async (paths, now, value, { isTrial = false }) => {
      const file = planSourceOf(await readState(paths)) ?? findPlan(paths).file;
      await importDecomposition(paths, now, value, { file, isTrial });
      return [];
    },
  },
];

/** Critics' hand-ins, which are merged into the scrutiny of the features. */
export const featureCritique: HandInKind<CriticHandIn> = {
  name: 'a critique of features',
  agent: 'plan-critic',
  schema: criticHandIn,
  isMeant: isFeatureCritique,
  problems(paths, handIn) {
    const known = readFeatures(paths).features.map(({ id }) => id);
    return unknownSubjects([...known, wholePlan], 'the feature list', handIn);
  },
};

/**
 * Stores the hand-in of a coder in the attempt in progress, or says what is wrong with it.
 * @throws WorkflowError when the feature cannot be divided as it says.
 */
function storeCoderHandIn({ paths, now, record }: InProgress, handIn: CoderHandIn, work?: SavedWork): Stored {
  const { feature, attempt } = record;
  const { outcome } = handIn;
  const problems = foundProblems(paths, record, handIn);
  if (problems.length > 0) return problems;
  // Its coder hears of a division that cannot be, while it can still do something else.
  if (outcome === 'split') divideFeature(readFeatures(paths), feature, handIn.parts, null, now);
  const answered: AttemptRecord = { ...record, hand_in: handIn, idle: 0 };
  const next = work && { ...answered, saved: work, candidate: hasStopped(answered) ? null : work };
  const event = { event: 'coder-answered', feature, attempt, outcome } as const;
  return () => writeAttempt(paths, next ?? answered, now, event);
}

/** A sentence for each answer to a question that is not open, or whose excerpt does not stand where it says. */
function foundProblems(paths: WorkflowPaths, record: AttemptRecord, { found }: CoderHandIn): string[] {
  if (found.length === 0) return [];
  const open = openQuestions(readLedger(paths)).map(({ id }) => id);
  const folder = projectIn(paths, record);
  return found.flatMap(({ question, file, excerpt: words }) => {
    if (!open.includes(question)) return [`found: ${question} is no open question of the report`];
    const text = orElse(() => readText(join(folder, file)), '');
    return hasExcerpt(text, words) ? [] : [`found, ${question}: the excerpt does not stand in ${file}`];
  });
}

/**
 * The work on a feature at the hand-in of its coder, as a commit; undefined where it is not in progress, which `storeCoderHandIn` says.
 * @throws WorkflowError when there is none, or git cannot store it.
 */
async function workHandedIn(paths: WorkflowPaths, id: string): Promise<SavedWork | undefined> {
  const record = recordInProgress(paths, id);
  if (record === undefined) return undefined;
  // Only what holds the lock of the repository makes a work tree again.
  if (!existsSync(join(paths.base, record.worktree?.folder ?? '')))
    throw new WorkflowError(`The work tree of ${id} is gone`, { fix: 'Change nothing more, and end.' });
  return saveWork(paths, await placeOf(paths, record), record);
}

/** Whether an agent was started before the attempt that its feature has now. */
export function isOfEarlierAttempt({ started_at }: Pick<AgentRow, 'started_at'>, feature: Feature): boolean {
  const open = openAttempt(feature);
  return open !== undefined && Date.parse(started_at) < Date.parse(open.started_at);
}

/** The feature that an agent works on; undefined when it is unknown. Commands that need the list report what is wrong with it. */
export function featureOfAgent(paths: WorkflowPaths, agent: string): Feature | undefined {
  const about = rowOf(paths, agent)?.about;
  return about === undefined ? undefined : orElse(() => featureNamed(paths, about), undefined, isWorkflowError);
}

/** Why an agent may change nothing more: its feature or its attempt is over, or another one of its kind has replaced it. */
export function lateAgent(paths: WorkflowPaths, id: string): string | undefined {
  const agents = agentRows(paths);
  const own = agents.find((one) => one.id === id);
  const feature = featureOfAgent(paths, id);
  if (own === undefined || feature === undefined) return undefined;
  const isReplaced = agents.some(
    (one) => one.agent === own.agent && one.about === own.about && one.started_at > own.started_at,
  );
  if (feature.status === 'in_progress' && !isOfEarlierAttempt(own, feature) && !isReplaced) return undefined;
  return `Your work on ${feature.id} is over, so nothing that you change belongs to it. Change nothing more, and end.`;
}
