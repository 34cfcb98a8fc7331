import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { isWorkflowError, orElse } from '../base/errors.ts';
import { hasShapeOf, isRecord } from '../base/json.ts';
import { formatIssues, hasExcerpt } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText } from '../files/store.ts';
import { agentRows, rowOf } from '../loop/agents.ts';
import { readEscalations } from '../loop/escalations.ts';
import type { HandInKind, ImmediateKind, Stored } from '../loop/hand-in-kind.ts';
import type { AgentRow } from '../loop/rules/agents.ts';
import { isOfEscalation } from '../loop/rules/brief.ts';
import { readState } from '../loop/state-file.ts';
import { readRedirects } from '../loop/steering.ts';
import { asWriter } from '../loop/workflow.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from '../planning/rules/defects.ts';
import { unknownSubjects } from '../planning/rules/plan.ts';
import { readLedger } from '../research/ledger-file.ts';
import { openQuestions } from '../research/rules/ledger.ts';
import { openRecord, recordInProgress, writeAttempt } from './attempt.ts';
import { featureNamed, readFeatures } from './feature-file.ts';
import { placeOf, projectIn, saveWork } from './place.ts';
import { findPlan, importDecomposition, planSourceOf } from './plan.ts';
import {
  bringsWork,
  coderHandIn,
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
function intoAttempt<T>(
  agent: string,
  schema: z.ZodMiniType<T>,
  store: (paths: WorkflowPaths, now: Date, handIn: T, work?: SavedWork) => Stored,
): ImmediateKind {
  return {
    agent,
    put: async (paths, now, given, { agentId, isTrial = false }) => {
      if (lateAgent(paths, agentId) !== undefined) return [];
      const own = featureOfAgent(paths, agentId);
      // It is about its agent's task, whatever it says; that its work and its tree are of that is checked.
      const task = own && { feature: own.id, attempt: openAttempt(own)?.number };
      const value = isRecord(given) ? { ...given, ...task } : given;
      // The work is what it is at this moment.
      const work = agent === coder && !isTrial ? await workHandedIn(paths, value) : undefined;
      return asWriter(paths, () => {
        const read = schema.safeParse(value);
        if (!read.success) return formatIssues(read.error.issues, value);
        const stored = store(paths, now, read.data, work);
        if (typeof stored !== 'function') return stored;
        if (!isTrial) stored();
        return [];
      });
    },
  };
}

const coderKind = intoAttempt(coder, coderHandIn, storeCoderHandIn);
/** Takes a coder's hand-in as its hook does. @returns what is wrong with it. */
export const putWork = (...given: Parameters<ImmediateKind['put']>) => coderKind.put(...given);

export const codingKinds: readonly ImmediateKind[] = [
  coderKind,
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
 * Stores the hand-in of a coder in the attempt in progress, or says what is wrong with it. The caller holds the workflow's lock.
 * @throws WorkflowError when the feature cannot be divided as it says.
 */
function storeCoderHandIn(paths: WorkflowPaths, now: Date, handIn: CoderHandIn, work?: SavedWork): Stored {
  const { feature, attempt, outcome } = handIn;
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  const problems = [...foundProblems(paths, record, handIn), ...quoteProblems(paths, handIn)];
  if (problems.length > 0) return problems;
  // Its coder hears of a division that cannot be, while it can still do something else.
  if (outcome === 'split') divideFeature(readFeatures(paths), record.feature, handIn.parts, null, now);
  const next: AttemptRecord = {
    ...{ ...record, hand_in: handIn, by_coder: true, idle: 0 },
    ...(work !== undefined && { saved: work, candidate: bringsWork(handIn) ? work : null }),
  };
  return () => writeAttempt(paths, next, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
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

/** A feature is left out only where words of the user, as they stand, say so. */
function quoteProblems(paths: WorkflowPaths, { quote }: CoderHandIn): string[] {
  const redirects = readRedirects(paths).flatMap(({ text, from }) => (isOfEscalation(from) ? [] : text));
  const said = [...redirects, ...readEscalations(paths).flatMap(({ answer }) => answer ?? [])];
  if (quote === null || said.some((text) => hasExcerpt(text, quote))) return [];
  return ['quote: these words stand in no answer and no redirect of the user; copy them letter for letter'];
}

/** The work of a coder at its hand-in, as a commit. */
async function workHandedIn(paths: WorkflowPaths, handIn: unknown): Promise<SavedWork | undefined> {
  if (!hasShapeOf(handIn, { feature: '' })) return undefined;
  try {
    const feature = featureNamed(paths, handIn.feature);
    const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
    // Only what holds the lock of the repository makes a work tree again.
    if (record === undefined || !existsSync(join(paths.base, record.worktree?.folder ?? ''))) return undefined;
    return await saveWork(paths, await placeOf(paths, record), record);
  } catch (error) {
    // The verification reports the error.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
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

/** Why an agent may change nothing more: its feature or attempt is over, or another coder has replaced it. */
export function lateAgent(paths: WorkflowPaths, id: string): string | undefined {
  const agents = agentRows(paths);
  const own = agents.find((one) => one.id === id);
  const feature = featureOfAgent(paths, id);
  if (own === undefined || feature === undefined) return undefined;
  const end = 'Change nothing more, and end.';
  if (feature.status !== 'in_progress')
    return `The work on ${feature.id} is over, so what you change now belongs to no feature. ${end}`;
  if (isOfEarlierAttempt(own, feature))
    return `Your attempt at ${feature.id} is over, and another one has begun. ${end}`;
  // Only one that was given up as silent can have been replaced.
  const isNext = (one: AgentRow) => one.agent === coder && one.about === own.about && one.started_at > own.started_at;
  const isReplaced = own.result === 'silent' && agents.some(isNext);
  return isReplaced ? `Another coder works on ${feature.id} now. ${end}` : undefined;
}
