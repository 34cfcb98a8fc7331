import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isWorkflowError, orElse } from '../base/errors.ts';
import { hasExcerpt } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText, writeAtomic } from '../files/store.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import { agreed, describeItems, faultsOf, judgementsOf, listsOf } from '../judging/lists.ts';
import { readEscalations } from '../loop/escalations.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { isOfEscalation } from '../loop/rules/brief.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { readState } from '../loop/state-file.ts';
import { readDescribedTask, readRedirects } from '../loop/steering.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { differenceBetween, writeReviewPatch } from '../programs/git/repository.ts';
import { readLedger } from '../research/ledger-file.ts';
import { isForUser, openQuestions } from '../research/rules/ledger.ts';
import { coderTaskFile, keepRecord, writeAttempt, type Attempt, type InProgress, type Verdict } from './attempt.ts';
import { commandsFor } from './commands.ts';
import { projectFolder, projectIn } from './place.ts';
import { readProjectText } from './plan.ts';
import {
  examinedProblems,
  reviewOf,
  startAgent,
  verificationOf,
  type AttemptRecord,
  type ReviewHandIn,
} from './rules/attempt.ts';
import {
  composeChangeTask,
  controlsFor,
  describeJudged,
  doubtedFiles,
  isAllowed,
  type ChangeJudgement,
} from './rules/change-judge.ts';
import { defectsAbout } from './rules/scrutiny.ts';
import {
  composeCoderTask,
  composeFiles,
  composeReviewTask,
  decisionsOf,
  initScript,
  type Background,
} from './rules/tasks.ts';
import { planBehind, readScrutiny } from './scrutiny-file.ts';

/** Writes the task of an attempt's coder, with all information about the feature. Returns the file. */
export async function writeCoderTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt, projectFolder(paths, checkout.root, record));
  const file = coderTaskFile(paths, feature.id);
  const shared = await sharedInput(attempt);
  const isThere = (name: string) => existsSync(join(shared.folder, name));
  const task = composeCoderTask({
    ...{ ...shared, list, isBeside: record.worktree !== null, unconfirmed: refused },
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    service: isThere(initScript) ? undefined : composeFiles.find(isThere),
  });
  writeAtomic(file, task);
  return file;
}

async function sharedInput(attempt: Attempt) {
  const { paths, feature, record, commands } = attempt;
  const folder = projectIn(paths, record);
  const background = await backgroundOf(attempt);
  return { feature, record, folder, background, failing: commands.failing ?? [], workflow: paths.base };
}

/** The folder of a list of tasks, where the documents that it was made from are; undefined for any other plan. */
const folderOfSpecification = (source: string, { folder }: WorkflowPaths): string | undefined =>
  source.startsWith(`${folder}/`) ? undefined : /^.+\/(?=tasks\.md$)/.exec(source)?.[0];

/** The goal, and the decisions of plan, user, critics and other coders that concern the feature of an attempt. */
export async function backgroundOf({ paths, list, feature, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  // Itself, and what it was split from.
  const line = [feature.id, ...(feature.parent === null ? [] : [feature.parent])];
  const scrutinized = defectsAbout(readScrutiny(paths), line);
  const plan = planBehind(paths, list);
  const escalations = readEscalations(paths).filter(
    (one) =>
      scrutinized.some(({ id }) => one.defects?.includes(id)) ||
      itemsOfEscalation(one).some((item) => line.includes(item)),
  );
  return {
    prompt: described === undefined ? prompt : `${prompt}\n\n${described.file}:\n\n${described.text}`,
    goal,
    // Answers of the user to questions are listed with these.
    steering: readRedirects(paths).filter(({ from }) => !isOfEscalation(from)),
    beside: folderOfSpecification(list.source ?? '', paths),
    // A coder reads a user's plan itself, by the line numbers given.
    decisions: plan === undefined ? [] : decisionsOf(itemsOf(plan)),
    // Objections that the user has answered stand among the answers.
    scrutinized: scrutinized.filter(
      ({ id }) => !escalations.some(({ answer, defects }) => answer !== null && defects?.includes(id)),
    ),
    open: openQuestions(readLedger(paths)).filter((one) => !isForUser(one)),
    answers: escalations.flatMap(({ id, text, answer }) => (answer === null ? [] : [{ id, question: text, answer }])),
  };
}

/** Judges who may miss a control before nobody is asked any more. */
const mostMissed = 2;

/**
 * Has a mind judge everything that held before a feature and does not hold as it was: tests that are gone, skipped, or fail as they were,
 * and the definitions of the frozen commands. A change that nobody asked for and that is not the same fails the attempt, and so does one
 * on which no judge could say anything. The reviewer is shown the others.
 */
export async function requireJudgement(attempt: Attempt): Promise<Verdict> {
  const {
    paths,
    feature,
    record,
    list: { source: plan },
  } = attempt;
  const verification = verificationOf(record);
  if (verification === undefined || verification.doubted.length === 0) return undefined;
  const asked = await wordsAsked(attempt);
  // The plan may have been moved since; the feature has its words.
  const planned = orElse(() => (plan === null ? '' : readProjectText(paths.root, plan)), '', isWorkflowError);
  const differenceOf = await differences(attempt);
  const judged = doubtedFiles(verification.doubted, differenceOf, [...asked, planned]).map((file) => ({
    ...{ file, answer: agreed(record.judged, file.item, { quorum: 1, valueOf: ({ verdict }) => verdict }) },
  }));
  const number = record.judged.length + record.judges_missed;
  const [list] = listsOf(
    judged.flatMap(({ file, answer }) => (answer === undefined ? [file.item] : [])),
    (at) => `${feature.id}-${record.attempt}-${verification.tree.slice(0, 10)}-${number + at}`,
    controlsFor,
  );
  if (list !== undefined && record.judges_missed < mostMissed) {
    storeList(paths, list);
    const task = join(paths.tasks, `${feature.id}-change.md`);
    const about = { feature: feature.id, attempt: record.attempt, list: list.id };
    writeAtomic(task, composeChangeTask(about, asked, plan, describeItems(list)));
    const why = `${feature.id} passes its commands; not everything that was tested or run before holds as it was.`;
    return { is: 'to-agent', text: [`${why} ${startAgent(feature.id, 'change-judge', `Your task is ${task}`)}`] };
  }
  const refused = judged.filter(({ file, answer }) => !isAllowed(file, answer?.verdict));
  const said = (some: typeof judged) => some.map(({ file, answer }) => describeJudged(file, answer));
  if (refused.length > 0) return { is: 'failed', reasons: said(refused) };
  const concerns = [...new Set([...verification.concerns, ...said(judged)])];
  await keepRecord(attempt, { verification: { ...verification, concerns } });
  return undefined;
}

/** What git shows of each file of the change, by its name before or after. */
async function differences({ checkout, record }: Attempt): Promise<(file: string) => string> {
  const to = record.candidate?.commit ?? 'HEAD';
  const parts = (await differenceBetween(checkout.root, record.start.commit, to, 5)).split(/^(?=diff --git )/m);
  return (file) => {
    const names = [`diff --git a/${file} b/${file}`, `rename from ${file}`, `rename to ${file}`];
    const isAbout = (part: string) => (part.split('\n@@', 1)[0] ?? '').split('\n').some((line) => names.includes(line));
    return parts.find(isAbout) ?? '';
  };
}

/** Everything but the plan that may ask for a change: the feature, answers and the user's words. */
async function wordsAsked(attempt: Attempt): Promise<string[]> {
  const { name, description } = attempt.feature;
  const { steering = [], decisions, answers } = await backgroundOf(attempt);
  return [
    `${name}\n${description}`,
    ...decisions,
    ...steering.map(({ text }) => text),
    ...answers.map(({ question, answer }) => `${question}\n${answer}`),
  ];
}

/** Stores what a change-judge said, or says what is wrong with it; one that misses a control is counted only. */
export function storeChangeJudgement({ paths, now, record }: InProgress, handIn: ChangeJudgement): Stored {
  const { feature, attempt } = record;
  const list = handIn.list.startsWith(`${feature}-${attempt}-`) ? readList(paths, handIn.list) : undefined;
  if (list === undefined) return [`list: there is no list ${handIn.list}: copy its id from your task`];
  // Words beside another verdict ask for nothing.
  const answers = handIn.answers.map((one) => (one.verdict === 'asked' ? one : { ...one, quote: undefined }));
  const faults = faultsOf(list, answers);
  if (faults.length > 0) return faults;
  const judged = judgementsOf(list, answers);
  const said = judged?.map(({ answer: { verdict } }) => verdict).join(', ');
  const outcome = `change-judge: ${said ?? 'missed a control, so its word does not count'}`;
  const missed = record.judges_missed + (judged === undefined ? 1 : 0);
  const next = { ...record, judges_missed: missed, judged: [...record.judged, ...(judged ?? [])] };
  return () => writeAttempt(paths, next, now, { event: 'coder-answered', feature, attempt, outcome });
}

/** Keeps the review of the last verification, or says what is wrong with it: it has to quote a line of the change. */
export function storeReview({ paths, now, record }: InProgress, handIn: ReviewHandIn): Stored {
  const { tree: reviewed, summary, seen, blockers, examined } = handIn;
  const { feature, attempt } = record;
  const verification = verificationOf(record);
  if (verification?.outcome !== 'green') return [`attempt ${attempt} of ${feature} is not verified`];
  const { tree, concerns } = verification;
  if (!tree.startsWith(reviewed))
    return [
      `this is a review of the tree ${reviewed}, which is not the one that your task names, or the work on ${feature} was changed and verified anew since; then nothing in the hand-in can be corrected, and another review is needed`,
    ];
  const patch = patchFile(paths, record);
  const isSeen = !verification.changed || hasExcerpt(readText(patch), seen);
  // All in one refusal, because an agent is asked only a few times.
  const problems = [
    ...(isSeen
      ? []
      : [`seen is no line of the patch ${patch}: open it, and copy one line that the change adds or takes away`]),
    ...examinedProblems({ blockers, examined }, concerns),
  ];
  if (problems.length > 0) return problems;
  const event = { event: 'feature-reviewed', feature, attempt, blockers: blockers.length } as const;
  return () => writeAttempt(paths, { ...record, review: { tree, summary, blockers, examined } }, now, event);
}

const patchFile = ({ proofs }: WorkflowPaths, { feature, attempt }: AttemptRecord): string =>
  join(proofs, `${feature}-${attempt}-review.patch`);

/** Requires a review of verified work. Without a change, only for a task that only verifies, or where nothing is said to be needed. */
export async function requireReview(attempt: Attempt): Promise<Verdict> {
  const { feature, record } = attempt;
  const verification = verificationOf(record);
  if (verification === undefined || reviewOf(record) !== undefined) return undefined;
  const { id, kind, claimed } = feature;
  const isClaim = record.hand_in?.outcome === 'nothing';
  if (!verification.changed && !isClaim && (kind !== 'verification' || claimed)) return undefined;
  const start = startAgent(id, 'code-reviewer', `Your task is ${await writeReviewTask(attempt)}`);
  return { is: 'to-agent', text: [`${id} is green and has to be reviewed. ${start}`] };
}

async function writeReviewTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, feature, record } = attempt;
  const { start, candidate, verification } = record;
  const patch = verification?.changed === true ? patchFile(paths, record) : undefined;
  const leftOut =
    patch === undefined || candidate === null
      ? []
      : await writeReviewPatch(checkout.root, start.commit, candidate.commit, patch, checkout.without);
  const file = join(paths.tasks, `${feature.id}-review.md`);
  writeAtomic(file, composeReviewTask({ ...(await sharedInput(attempt)), patch, leftOut }));
  return file;
}
