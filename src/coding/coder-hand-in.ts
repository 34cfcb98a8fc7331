import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { beyondEvidence, decides, textsOf } from './rules/answer-evidence.ts';
import {
  bringsWork,
  joinedNotes,
  problemsOfNotes,
  type CoderHandIn,
  type CoderQuestion,
  type QuestionAnswers,
} from './rules/coder-hand-in.ts';
import { type AttemptRecord, reopened, type SavedWork } from './rules/attempt-record.ts';
import { counted, excerptLine } from '../base/text.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { parseJson, hasShapeOf } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { writeAttempt, storeAttempt } from './attempt-file.ts';
import { coderTaskFile, openRecord, type Attempt, type StepVerdict } from './attempt.ts';
import { readFeatures } from './feature-file.ts';
import { readProjectText } from './plan-source.ts';
import { composeQuestions } from './rules/question-task.ts';
import { afterAgent, startCoder } from './rules/session-steps.ts';
import { divide, keptMessage } from './skip-or-split.ts';
import { writeCoderTask } from './task-file.ts';
import { checkoutOf, hasNewWork, placeOf, saveWork } from './place.ts';

/** Limit of agents that are asked before a person is: a lost agent must not delay the feature. */
const mostRounds = 2;

/** The commit of the work that a coder hands in, whether that was refused already, and its model. */
export interface HandedIn {
  work: SavedWork | undefined;
  isRefused: boolean;
  model: string | undefined;
}

/**
 * Stores the hand-in of a coder in the attempt in progress. The caller holds the workflow's lock.
 * @returns a sentence for each problem that makes it invalid.
 */
export function storeCoderHandIn(
  paths: WorkflowPaths,
  now: Date,
  handIn: CoderHandIn,
  { work, isRefused, model }: HandedIn,
): Stored {
  const { feature, attempt, outcome } = handIn;
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  const ids = readFeatures(paths).features.map(({ id }) => id);
  const problems = problemsOfNotes(handIn.for_others, record.feature, ids);
  if (isRefused && bringsWork(handIn)) problems.push(sameAgain);
  if (problems.length > 0) return problems;
  const asked = handIn.questions.map((one) => ({ ...one, answer: null, source: null, status: 'open' as const }));
  return () => {
    appendEvent(paths, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
    writeAttempt(paths, {
      ...record,
      hand_in: handIn,
      ...(work !== undefined && { saved: work, candidate: bringsWork(handIn) ? work : null }),
      by_coder: true,
      idle: 0,
      noted: joinedNotes(record.noted ?? record.hand_in?.for_others ?? [], handIn.for_others),
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
export function storeAnswers(paths: WorkflowPaths, now: Date, { feature, attempt, answers }: QuestionAnswers): Stored {
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

/** Handles a coder that stopped: its question is answered, or its feature divided. Neither counts as a failed attempt. */
export async function answerCoder(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { hand_in, questions, rounds } = record;
  if (hand_in?.outcome === 'split') return { is: 'divided', text: await divided(attempt, hand_in, now) };
  if (hand_in?.outcome === 'premise' || hand_in?.outcome === 'missing') return asksUser(attempt, hand_in);
  if (hand_in?.outcome !== 'question') return { is: 'continue', attempt };
  const open = questions.filter(({ status }) => status === 'open');
  if (open.length > 0 && rounds < mostRounds) {
    const file = join(paths.tasks, `${feature.id}-questions.md`);
    writeAtomic(file, composeQuestions(record, open, coderTaskFile(paths, feature.id)));
    await storeAttempt(paths, { ...record, rounds: rounds + 1 });
    return {
      is: 'to-agent',
      text: [
        `The coder of ${feature.id} asks what its task does not decide. It is no failed attempt.`,
        `Start the agent \`autonomous-workflow:question-answerer\` with this prompt and nothing else: \`Your task is ${file}\`. ${afterAgent(feature.id)}`,
      ],
    };
  }
  const forUser = questions.filter(({ status }) => status !== 'answered');
  if (forUser.length > 0) {
    const known: Attempt = {
      ...attempt,
      record: { ...record, hand_in: null, questions: questions.filter((one) => !forUser.includes(one)) },
    };
    await storeAttempt(paths, known.record);
    const reasons = forUser.map(({ question, why }) => `${question} (${why})`);
    return { is: 'hindered', attempt: known, kind: 'ambiguous_requirement', what: 'A coder needs a decision', reasons };
  }
  const next: Attempt = { ...attempt, record: { ...reopened(record), hand_in: null } };
  await storeAttempt(paths, next.record);
  const file = await writeCoderTask(next);
  return {
    is: 'to-agent',
    text: [`The coder's question is answered, in its task file. ${startCoder(feature.id, file)}`],
  };
}

/** Asks the user what a coder cannot decide; features that lack the same thing share one question. */
async function asksUser(attempt: Attempt, { outcome, what, why, missing }: CoderHandIn): Promise<StepVerdict> {
  const { paths, record } = attempt;
  const next: Attempt = { ...attempt, record: { ...reopened(record), hand_in: null } };
  await storeAttempt(paths, next.record);
  if (outcome === 'premise')
    return {
      is: 'hindered',
      attempt: next,
      kind: 'premise',
      what: 'A premise of the task does not hold',
      reasons: [what, why],
    };
  const kind = missing.some((one) => one.kind === 'credential') ? 'missing_credential' : 'environment';
  const reasons = missing.map((one) => `the ${one.kind} ${one.name}`);
  return { is: 'hindered', attempt: next, kind, what: 'Something is missing', reasons };
}

async function divided({ paths, feature }: Attempt, { parts, why }: CoderHandIn, now: Date): Promise<string[]> {
  const { others, patch } = await divide(paths, feature.id, parts, now);
  return [
    `${feature.id} comes after ${others.join(', ')}, as its coder says (${why}). It is no failed attempt.${keptMessage(paths, patch)}`,
  ];
}

/** The reply to a coder that hands in refused files unchanged; it uses up no attempt. */
const sameAgain =
  'these files are exactly those that were refused, so the verdict would be the same: change what your task names under "To fix first", or hand in what you cannot change as a question or premise';

/**
 * The work of a coder at its hand-in, as a commit, and whether it was refused already, on the same base; undefined where it has no place,
 * or cannot be read.
 */
export async function workHandedIn(
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
