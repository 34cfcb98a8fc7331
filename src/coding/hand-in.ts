import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type * as z from 'zod/mini';
import { isWorkflowError } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { counted, excerptLine, formatIssues } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import type { ImmediateKind, Stored } from '../loop/hand-in-kind.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { modelOfAgent } from '../session/transcript.ts';
import { writeAttempt } from './attempt-file.ts';
import { openRecord } from './attempt.ts';
import { storeChangeJudgement } from './change-judge.ts';
import { readFeatures } from './feature-file.ts';
import { importDecomposition } from './import-features.ts';
import { lateHandIn, misaddressed } from './late-work.ts';
import { checkoutOf, hasNewWork, placeOf, saveWork } from './place.ts';
import { findPlan, planSourceOf, readProjectText } from './plan-source.ts';
import { storeReview } from './review.ts';
import { beyondEvidence, decides, textsOf } from './rules/answer-evidence.ts';
import type { AttemptRecord, SavedWork } from './rules/attempt-record.ts';
import { changeJudgement } from './rules/change-judge.ts';
import {
  bringsWork,
  coderHandIn,
  questionAnswers,
  type CoderHandIn,
  type CoderQuestion,
  type QuestionAnswers,
} from './rules/coder-hand-in.ts';
import { reviewHandIn } from './rules/review.ts';

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
export const putAnswers = intoAttempt('question-answerer', questionAnswers, storeAnswers);

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
  const asked = handIn.questions.map((one) => ({ ...one, answer: null, source: null, status: 'open' as const }));
  return () => {
    appendEvent(paths, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
    writeAttempt(paths, {
      ...record,
      hand_in: handIn,
      ...(work !== undefined && { saved: work, candidate: bringsWork(handIn) ? work : null }),
      by_coder: true,
      idle: 0,
      ...(model !== undefined && { model }),
      questions: [...record.questions, ...asked],
      rounds: 0,
    });
  };
}

/**
 * Stores the answers to a coder's questions. An answer counts only with a quote from a file of the project that decides it; a question
 * without one is asked of the user. The caller holds the workflow's lock.
 * @returns a sentence for each problem that makes them invalid; nothing is changed then.
 */
function storeAnswers(paths: WorkflowPaths, now: Date, { feature, attempt, answers }: QuestionAnswers): Stored {
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  const open = record.questions.filter(({ status }) => status === 'open');
  const problems = open.flatMap((_, index) =>
    answers.filter(({ question }) => question === index + 1).length === 1
      ? []
      : [`question ${index + 1} needs exactly one answer; null where nothing that is written decides it`],
  );
  const { source } = readFeatures(paths);
  const found = answers.map((one) => ({ ...one, source: sourceOf(paths, one, open[one.question - 1], source) }));
  for (const { question, source } of found)
    if (source.problem !== undefined) problems.push(`answer ${question}: ${source.problem}`);
  if (problems.length > 0) return problems;
  const questions = record.questions.map((one) => {
    const given = found.find(({ question }) => open[question - 1] === one);
    if (given === undefined) return one;
    return given.answer === null || given.decides !== 'fully'
      ? { ...one, status: 'user' as const }
      : { ...one, answer: given.answer, source: given.source.place ?? null, status: 'answered' as const };
  });
  return () => {
    const outcome = describeAnswers(found);
    appendEvent(paths, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
    writeAttempt(paths, { ...record, questions });
  };
}

function recordInProgress(paths: WorkflowPaths, id: string, attempt: number): AttemptRecord | string {
  const feature = readFeatures(paths).features.find((one) => one.id.toLowerCase() === id.toLowerCase());
  const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record?.attempt === attempt) return record;
  return `attempt ${attempt} of ${id} is not in progress: copy feature and attempt from your task`;
}

function describeAnswers(found: readonly Pick<QuestionAnswers['answers'][number], 'answer' | 'decides'>[]): string {
  const forUser = found.filter(({ answer, decides: by }) => answer === null || by !== 'fully').length;
  const answered = found.length - forUser;
  return [
    ...(answered > 0 ? [`${counted(answered, 'question')} answered from what is written`] : []),
    ...(forUser > 0 ? [`${counted(forUser, 'question')} left to the user`] : []),
  ].join(', ');
}

/** The location of the quote that decides an answer, or the reason why it does not count. */
function sourceOf(
  { root, folder }: WorkflowPaths,
  { answer, evidence, decides: by }: QuestionAnswers['answers'][number],
  asked: CoderQuestion | undefined,
  source: string | null,
): { place?: string; problem?: string } {
  if (answer === null) return {};
  if (by === undefined)
    return { problem: 'say in `decides` whether the words of the excerpt decide it: fully, partly or no' };
  if (evidence === null) return { problem: 'it has no evidence: quote the words that decide it, or answer null' };
  const { file, excerpt } = evidence;
  if (!decides(relative(root, resolve(root, file)).split(sep).join('/'), { source, folder }))
    return {
      problem: `${file} is neither the plan nor what critics or the user said of it: quote those (${source ?? `${folder}/feature-list.json`}, ${folder}/scrutiny.json), or answer null`,
    };
  try {
    const text = readProjectText(root, file);
    const isJson = file.endsWith('.json');
    const line = excerptLine(isJson ? textsOf(parseJson(text)).join('\n') : text, excerpt, 1);
    if (line === undefined) return { problem: `${file} does not hold the excerpt; copy it verbatim` };
    const beyond = beyondEvidence(answer, [excerpt, asked?.question ?? '', asked?.why ?? '']);
    if (beyond.length > 0)
      return {
        problem: `it says ${beyond.join(', ')}, which neither the excerpt nor the question says: quote the words that decide it, or answer null`,
      };
    return { place: isJson ? file : `${file}:${line}` };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { problem: error.message };
  }
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
