import { join, resolve } from 'node:path';
import { recordInProgress, keepRecord, writeAttempt, type Attempt, type Verdict, coderTaskFile } from './attempt.ts';
import { commandsFor } from './commands.ts';
import { projectFolder, projectIn } from './place.ts';
import { orElse, isWorkflowError } from '../base/errors.ts';
import { hasExcerpt } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { writeAtomic, readOrNothing } from '../files/store.ts';
import { storeList, readList } from '../judging/lists-on-disk.ts';
import { agreed, listsOf, describeItems, faultsOf, judgementsOf } from '../judging/lists.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { differenceBetween, writeReviewPatch, changedPaths } from '../programs/git/repository.ts';
import { readProjectText, documentsBeside } from './plan.ts';
import {
  verificationOf,
  startAgent,
  type ReviewHandIn,
  examinedProblems,
  type AttemptRecord,
  reviewOf,
} from './rules/attempt.ts';
import {
  type DoubtedFile,
  controlsFor,
  composeChangeTask,
  isAllowed,
  describeJudged,
  doubtedFiles,
  type ChangeJudgement,
} from './rules/change-judge.ts';
import {
  beginOfPhase,
  initScript,
  composeReviewTask,
  type Background,
  composeCoderTask,
  composeFiles,
  decisionsFor,
  describeItem,
} from './rules/tasks.ts';
import { existsSync } from 'node:fs';
import { readDescribedTask, givenRedirects, waitingRedirects } from '../loop/steering.ts';
import { readEscalations } from '../loop/escalations.ts';
import { itemsOf as itemsOfEscalation } from '../loop/rules/escalation.ts';
import { isOfEscalation } from '../loop/rules/brief.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from '../research/ledger-file.ts';
import { isForUser, openQuestions } from '../research/rules/ledger.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { defectsAbout } from './rules/scrutiny.ts';
import { planBehind, readScrutiny } from './scrutiny-file.ts';

/** Writes the task of an attempt's coder, with all information about the feature. Returns the file. */
export async function writeCoderTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { run, refused } = commandsFor(attempt, projectFolder(paths, checkout.root, record));
  const file = coderTaskFile(paths, feature.id);
  const folder = projectIn(paths, record);
  const isThere = (name: string) => existsSync(join(folder, name));
  const task = composeCoderTask({
    ...{ feature, list, record, folder, isBeside: record.worktree !== null },
    background: await backgroundOf(attempt),
    commands: run.map(({ folder, line }) => ({ folder: resolve(checkout.root, folder), line })),
    unconfirmed: refused,
    failing: attempt.commands.failing ?? [],
    service: isThere(initScript) ? undefined : composeFiles.find(isThere),
    workflow: paths.base,
  });
  writeAtomic(file, task);
  return file;
}

/** The goal, and the decisions of plan, user, critics and other coders that concern the feature of an attempt. */
export async function backgroundOf({ paths, list, feature, goal }: Attempt): Promise<Background> {
  const { prompt } = await readState(paths);
  const described = await readDescribedTask(paths);
  const documents = documentsBeside(paths.root, list.source);
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
    // Answers of the user to questions are listed with these. A task that is written after a redirect has it, also before the session.
    steering: [...givenRedirects(paths), ...waitingRedirects(paths)].filter(({ from }) => !isOfEscalation(from)),
    ...(documents.length > 0 && { documents }),
    // A coder reads a user's plan itself, by the line numbers given.
    decisions: plan === undefined ? [] : decisionsFor(itemsOf(plan), line).map(describeItem),
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
  const { paths, feature, record } = attempt;
  const verification = verificationOf(record);
  if (verification === undefined || verification.doubted.length === 0) return undefined;
  const plan = attempt.list.source;
  const asked = await wordsAsked(attempt);
  // The plan may have been moved since; the feature has its words.
  const planned = orElse(() => (plan === null ? '' : readProjectText(paths.root, plan)), '', isWorkflowError);
  const files = await doubtedIn(attempt, [...asked, planned]);
  const judgedAs = ({ item }: DoubtedFile) =>
    agreed(record.judged, item, { quorum: 1, valueOf: ({ verdict }) => verdict });
  const open = files.filter((one) => judgedAs(one) === undefined);
  const number = record.judged.length + record.judges_missed;
  const [list] = listsOf(
    open.map(({ item }) => item),
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
  const said = (some: readonly DoubtedFile[]) => some.map((one) => describeJudged(one, judgedAs(one)));
  const refused = files.filter((one) => !isAllowed(one, judgedAs(one)?.verdict));
  if (refused.length > 0) return { is: 'failed', reasons: said(refused) };
  const concerns = [...new Set([...verification.concerns, ...said(files)])];
  await keepRecord(attempt, { verification: { ...verification, concerns } });
  return undefined;
}

/** The files of a change with what of them does not hold as it was. @param asked the texts in which the words that ask for it may stand. */
async function doubtedIn({ checkout, record }: Attempt, asked: readonly string[]): Promise<DoubtedFile[]> {
  const to = record.candidate?.commit ?? 'HEAD';
  const parts = (await differenceBetween(checkout.root, record.start.commit, to, 5)).split(/^(?=diff --git )/m);
  const isAbout = (part: string, file: string) => {
    const names = [`diff --git a/${file} b/${file}`, `rename from ${file}`, `rename to ${file}`];
    const [head = ''] = part.split('\n@@', 1);
    return head.split('\n').some((line) => names.includes(line));
  };
  const differenceOf = (file: string) => parts.find((part) => isAbout(part, file)) ?? '';
  return doubtedFiles(verificationOf(record)?.doubted ?? [], differenceOf, asked);
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
export function storeChangeJudgement(paths: WorkflowPaths, now: Date, handIn: ChangeJudgement): Stored {
  const { feature, attempt, list: name } = handIn;
  const record = recordInProgress(paths, feature, attempt);
  if (typeof record === 'string') return [record];
  const list = name.startsWith(`${record.feature}-${attempt}-`) ? readList(paths, name) : undefined;
  if (list === undefined) return [`list: there is no list ${name}: copy its id from your task`];
  // Words beside another verdict ask for nothing.
  const answers = handIn.answers.map((one) => (one.verdict === 'asked' ? one : { ...one, quote: undefined }));
  const faults = faultsOf(list, answers);
  if (faults.length > 0) return faults;
  const judged = judgementsOf(list, answers);
  return () => {
    const said = judged?.map(({ answer: { verdict } }) => verdict).join(', ');
    const outcome = `change-judge: ${said ?? 'missed a control, so its word does not count'}`;
    const next =
      judged === undefined
        ? { ...record, judges_missed: record.judges_missed + 1 }
        : { ...record, judged: [...record.judged, ...judged] };
    writeAttempt(paths, next, now, { event: 'coder-answered', feature: record.feature, attempt, outcome });
  };
}

/** Keeps the review of the last verification, or says what is wrong with it: it has to quote a line of the change. */
export function storeReview(paths: WorkflowPaths, now: Date, handIn: ReviewHandIn): Stored {
  const { attempt, tree: reviewed, summary, seen, blockers, examined } = handIn;
  const record = recordInProgress(paths, handIn.feature, attempt);
  if (typeof record === 'string') return [record];
  const { feature: id } = record;
  const verification = verificationOf(record);
  if (verification?.outcome !== 'green') return [`attempt ${attempt} of ${id} is not verified`];
  const { tree } = verification;
  if (!tree.startsWith(reviewed))
    return [
      `this is a review of the tree ${reviewed}, which is not the one that your task names, or the work on ${id} was changed and verified anew since; then nothing in the hand-in can be corrected, and another review is needed`,
    ];
  // All in one refusal, because an agent is asked only a few times.
  const problems = [
    ...seenProblems(patchFile(paths, record), seen),
    ...examinedProblems({ blockers, examined }, verification.concerns),
  ];
  if (problems.length > 0) return problems;
  return () => {
    const review = { tree, summary, blockers, examined };
    const event = { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length } as const;
    writeAttempt(paths, { ...record, review }, now, event);
  };
}

function seenProblems(patch: string, seen: string): string[] {
  const text = readOrNothing(patch)?.toString('utf8') ?? '';
  if (text === '' || hasExcerpt(text, seen)) return [];
  return [`seen is no line of the patch ${patch}: open it, and copy one line that the change adds or takes away`];
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
  const task = await writeReviewTask(attempt);
  const start = startAgent(id, 'code-reviewer', `Your task is ${task}`);
  return { is: 'to-agent', text: [`${id} is green and has to be reviewed. ${start}`] };
}

async function writeReviewTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { root, without } = checkout;
  const patch = patchFile(paths, record);
  const isUnchanged = record.verification?.changed === false;
  // The code that a coder found there already may be anywhere, so no patch shows it.
  const isThere = isUnchanged && record.hand_in?.outcome === 'nothing';
  const from = (isUnchanged && !isThere ? beginOfPhase(list, feature) : undefined) ?? record.start.commit;
  const commit = record.candidate?.commit ?? 'HEAD';
  const leftOut = await writeReviewPatch(root, from, commit, patch, without);
  const file = join(paths.tasks, `${feature.id}-review.md`);
  const folder = projectIn(paths, record);
  const changed = await changedPaths(root, record.start.commit, commit);
  const changesInit = changed.some((path) => join(root, path) === join(folder, initScript));
  const { failing = [] } = attempt.commands;
  const task = composeReviewTask({
    ...{ feature, record, failing, from, leftOut, changesInit, folder },
    ...{ background: await backgroundOf(attempt), patch: isThere ? undefined : patch },
    outputs: (record.verification?.proofs ?? []).map(({ id }) => join(paths.proofs, `${id}.log`)),
  });
  writeAtomic(file, task);
  return file;
}
