import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { isWorkflowError, excerpt } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { hasShapeOf } from '../base/json.ts';
import { excerptLine, formatIssues } from '../base/text.ts';
import { readText } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import type { ImmediateKind, Stored, HandInKind } from '../loop/hand-in-kind.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { modelOfAgent } from '../session/transcript.ts';
import { writeAttempt, openRecord } from './attempt-file.ts';
import { storeChangeJudgement } from './change-judge.ts';
import { readFeatures } from './feature-file.ts';
import { importDecomposition, findPlan, planSourceOf } from './plan.ts';
import { checkoutOf, hasNewWork, placeOf, projectIn, saveWork } from './place.ts';
import { storeReview } from './send-back.ts';
import {
  type AttemptRecord,
  type SavedWork,
  bringsWork,
  coderHandIn,
  type CoderHandIn,
  reviewHandIn,
} from './rules/attempt.ts';
import { changeJudgement } from './rules/change-judge.ts';
import { phases } from '../base/vocabulary.ts';
import { aspectProblems } from '../planning/hand-in-kinds.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from '../planning/rules/defects.ts';
import { readLedger } from '../research/ledger-file.ts';
import { openQuestions } from '../research/rules/ledger.ts';
import { critiqueProblems } from '../planning/rules/plan-problems.ts';
import { decompositionHandIn } from './rules/plans/divide.ts';
import { wholePlan, type Feature } from './rules/feature.ts';
import { readScrutiny } from './scrutiny-file.ts';
import { openAttempt } from './rules/progress.ts';
import { writeAtomic } from '../files/atomic.ts';
import { agentRows, rowOf } from '../loop/agents.ts';
import type { AgentRow } from '../loop/rules/agents.ts';

/** The commit of the work that a coder hands in, whether that was refused already, and its model. */
interface HandedIn {
  work: SavedWork | undefined;
  isRefused: boolean;
  model: string | undefined;
}

type Store<T> = (paths: WorkflowPaths, now: Date, handIn: T, work: HandedIn) => Stored;

/** Applies hand-ins to the current attempt; those for a past attempt are only kept. */
function intoAttempt<T>(agent: string, schema: z.ZodMiniType<T>, store: Store<T>): ImmediateKind['put'] {
  return async (paths, now, given, { agentId, transcript, isTrial = false }) => {
    // The work is what it is at this moment.
    const isCoder = agent === 'autonomous-coder' && !isTrial;
    const { work, isRefused = false } = (isCoder ? await workHandedIn(paths, given) : undefined) ?? {};
    const model = isCoder ? modelOfAgent(transcript) : undefined;
    return asWriter(paths, () => {
      const problem = misaddressed(paths, agentId, given);
      if (problem !== undefined) return [problem];
      const late = lateHandIn(paths, { agent, agentId }, given, now);
      const read = schema.safeParse(given);
      if (late === undefined && !read.success) return formatIssues(read.error.issues, given);
      const stored = late ?? store(paths, now, read.data as T, { work, isRefused, model });
      if (typeof stored !== 'function') return stored;
      if (!isTrial) stored();
      return [];
    });
  };
}

export const putWork = intoAttempt('autonomous-coder', coderHandIn, storeCoderHandIn);
export const putReview = intoAttempt('code-reviewer', reviewHandIn, storeReview);
export const putChangeJudgement = intoAttempt('change-judge', changeJudgement, storeChangeJudgement);

/** Imports the features of a decomposed plan into the feature list. */
export const putDecomposition: ImmediateKind['put'] = async (paths, now, value, { isTrial = false }) => {
  const file = planSourceOf(await readState(paths)) ?? findPlan(paths).file;
  await importDecomposition(paths, now, value, { file, isTrial });
  return [];
};

/**
 * Stores the hand-in of a coder in the attempt in progress. The caller holds the workflow's lock.
 * @returns a sentence for each problem that makes it invalid.
 */
function storeCoderHandIn(
  paths: WorkflowPaths,
  now: Date,
  handIn: CoderHandIn,
  { work, isRefused, model }: HandedIn,
): Stored {
  const { feature, attempt, outcome } = handIn;
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  if (isRefused && bringsWork(handIn)) return [sameAgain];
  const problems = foundProblems(paths, record, handIn);
  if (problems.length > 0) return problems;
  return () => {
    appendEvent(paths, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
    writeAttempt(paths, {
      ...record,
      hand_in: handIn,
      ...(work !== undefined && { saved: work, candidate: bringsWork(handIn) ? work : null }),
      by_coder: true,
      idle: 0,
      ...(model !== undefined && { model }),
    });
  };
}

/** A sentence for each answer to a question that is not open, or whose excerpt does not stand where it says. */
function foundProblems(paths: WorkflowPaths, record: AttemptRecord, { found }: CoderHandIn): string[] {
  if (found.length === 0) return [];
  const open = openQuestions(readLedger(paths)).map(({ id }) => id);
  const folder = join(paths.root, projectIn(paths, record) ?? '');
  return found.flatMap(({ question, file, line, excerpt: words }) => {
    if (!open.includes(question)) return [`found: ${question} is no open question of the report`];
    const text = orElse(() => readText(join(folder, file)), '');
    return excerptLine(text, words, line) === undefined
      ? [`found, ${question}: the excerpt does not stand in ${file}`]
      : [];
  });
}

function recordInProgress(paths: WorkflowPaths, id: string, attempt: number): AttemptRecord | string {
  const feature = readFeatures(paths).features.find((one) => one.id.toLowerCase() === id.toLowerCase());
  const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record?.attempt === attempt) return record;
  return `attempt ${attempt} of ${id} is not in progress: copy feature and attempt from your task`;
}

/** The reply to a coder that hands in refused files unchanged; it uses up no attempt. */
const sameAgain =
  'these files are exactly those that were refused, so the verdict would be the same: change what your task names under "To fix first", or hand in what you cannot change as a question or premise';

/**
 * The work of a coder at its hand-in, as a commit, and whether it was refused already, on the same base; undefined where it has no place,
 * or cannot be read.
 */
async function workHandedIn(
  paths: WorkflowPaths,
  handIn: unknown,
): Promise<(Pick<HandedIn, 'isRefused'> & { work: SavedWork }) | undefined> {
  if (!hasShapeOf(handIn, { feature: '', outcome: '' })) return undefined;
  try {
    const feature = readFeatures(paths).features.find(({ id }) => id.toLowerCase() === handIn.feature.toLowerCase());
    const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
    // Only what holds the lock of the repository makes a work tree again.
    if (record === undefined || !existsSync(join(paths.base, record.worktree?.folder ?? ''))) return undefined;
    const place = await placeOf(paths, record);
    const work =
      record.saved !== null && !(await hasNewWork(place, record)) ? record.saved : await saveWork(paths, place, record);
    const isKnown = record.refused.some(({ tree, outcome }) => tree === work.tree && outcome === handIn.outcome);
    return { work, isRefused: isKnown && (await checkoutOf(paths)).head === record.start.commit };
  } catch (error) {
    // The verification reports the error.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/** Critics' hand-ins, which are merged into the scrutiny of the features. */
export const featureCritique: HandInKind<CriticHandIn> = {
  name: 'a critique of features',
  agent: 'plan-critic',
  schema: criticHandIn,
  isMeant: isFeatureCritique,
  phases: [phases.C],
  count: ({ defects }) => defects.length,
  misdirected: aspectProblems,
  problems: critiqueOfFeatures,
};

/** Hand-ins that are stored at once in the feature list or the record of an attempt. */
export const codingKinds: readonly ImmediateKind[] = [
  { store: 'at once', agent: 'autonomous-coder', schema: coderHandIn, put: putWork },
  { store: 'at once', agent: 'code-reviewer', schema: reviewHandIn, put: putReview },
  { store: 'at once', agent: 'change-judge', schema: changeJudgement, put: putChangeJudgement },
  {
    store: 'at once',
    agent: 'feature-decomposer',
    schema: decompositionHandIn,
    put: putDecomposition,
  },
];

function critiqueOfFeatures(paths: WorkflowPaths, handIn: CriticHandIn): string[] {
  const known = readFeatures(paths).features.map(({ id }) => id);
  const { defects } = readScrutiny(paths);
  return critiqueProblems({ known: [...known, wholePlan], where: 'the feature list', defects }, handIn);
}

const coder = 'autonomous-coder';

/** The message for an agent whose hand-in names another feature or attempt than its task; undefined if both match, or its task is unknown. */
export function misaddressed(paths: WorkflowPaths, agentId: string, value: unknown): string | undefined {
  const feature = featureOfAgent(paths, agentId);
  const own = rowOf(paths, agentId);
  if (feature === undefined || own === undefined || !hasShapeOf(value, { feature: '' })) return undefined;
  const { id } = feature;
  if (id.toLowerCase() !== value.feature.toLowerCase())
    return `feature: your task is ${id}, not ${excerpt(value.feature)}: if this is about ${id}, write "feature": "${id}".`;
  const open = feature.status === 'in_progress' ? openAttempt(feature) : undefined;
  if (open === undefined || isOfEarlierAttempt(own, feature) || !hasShapeOf(value, { attempt: 0 })) return undefined;
  if (value.attempt === open.number) return undefined;
  return `attempt: your task is attempt ${open.number} of ${id}, not ${value.attempt}: if this is about it, write "attempt": ${open.number}.`;
}

/** Whether an agent was started before the current attempt at its feature. */
export function isOfEarlierAttempt({ started_at }: Pick<AgentRow, 'started_at'>, feature: Feature): boolean {
  const open = openAttempt(feature);
  return open !== undefined && Date.parse(started_at) < Date.parse(open.started_at);
}

/**
 * Why a coder may no longer change files: its feature is over, or another coder has replaced it. Undefined while its work counts, and
 * where its feature is unknown.
 */
export function lateCoder(paths: WorkflowPaths, id: string): string | undefined {
  const agents = agentRows(paths);
  const own = agents.find((one) => one.id === id);
  const feature = featureOfAgent(paths, id);
  if (own === undefined || feature === undefined) return undefined;
  const handIn = 'Change nothing more, and hand in, which is kept.';
  if (feature.status !== 'in_progress')
    return `The work on ${feature.id} is over, so what you change now belongs to no feature. ${handIn}`;
  if (isOfEarlierAttempt(own, feature))
    return `Your attempt at ${feature.id} is over, and another one has begun. ${handIn}`;
  const isReplaced = agents.some(
    ({ agent, about, started_at }) => agent === coder && about === own.about && started_at > own.started_at,
  );
  return own.result === 'silent' && isReplaced ? `Another coder works on ${feature.id} now. ${handIn}` : undefined;
}

/** The feature that an agent works on; undefined when it is unknown. */
export function featureOfAgent(paths: WorkflowPaths, agent: string): Feature | undefined {
  const about = rowOf(paths, agent)?.about.toLowerCase();
  if (about === undefined) return undefined;
  try {
    return readFeatures(paths).features.find(({ id }) => id.toLowerCase() === about);
  } catch (error) {
    // Commands that need the list report what is wrong with it.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/**
 * The step that keeps a hand-in for a past attempt, or from a replaced coder, with the proofs of its feature, without any other effect; undefined
 * for one that is not late. The caller holds the workflow's lock.
 */
export function lateHandIn(
  paths: WorkflowPaths,
  { agent, agentId }: { agent: string; agentId: string },
  value: unknown,
  now: Date,
): (() => void) | undefined {
  if (!hasShapeOf(value, { feature: '', attempt: 0 })) return undefined;
  const feature = readFeatures(paths).features.find(({ id }) => id.toLowerCase() === value.feature.toLowerCase());
  const attempt = feature?.attempts.find(({ number }) => number === value.attempt);
  if (feature === undefined || attempt === undefined) return undefined;
  const isLate = attempt !== openAttempt(feature) || (agent === coder && lateCoder(paths, agentId) !== undefined);
  if (!isLate) return undefined;
  const file = `proofs/${feature.id}-${attempt.number}-late-${agent}.json`;
  return () => {
    writeAtomic(join(paths.base, file), `${JSON.stringify(value, null, 1)}\n`);
    appendEvent(paths, now, { event: 'hand-in-late', feature: feature.id, attempt: attempt.number, agent, file });
  };
}
