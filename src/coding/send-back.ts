import { cut, excerpt, printable } from '../base/errors.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { notifyPerson } from '../loop/announce.ts';
import { asWriter } from '../loop/workflow.ts';
import { ask, type Attempt, type StepVerdict } from './attempt.ts';
import { recordInProgress, storeAttempt, writeAttempt, readAttempt } from './attempt-file.ts';
import { changeFeatures } from './feature-file.ts';
import { divide, keptMessage } from './standing.ts';
import { closePlace, leavePlace, projectIn } from './place.ts';
import {
  type AttemptRecord,
  defectsKey,
  reopened,
  verificationOf,
  bringsWork,
  type CoderHandIn,
  describeAttempt,
  startCoder,
  describeBlocker,
  reviewOf,
  examinedProblems,
  type ReviewHandIn,
  afterAgent,
} from './rules/attempt.ts';
import { type Feature, requireFeature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, nextWay } from './rules/progress.ts';
import { writeCoderTask, backgroundOf } from './task-file.ts';
import { join, resolve } from 'node:path';
import { hasExcerpt } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { changedPaths, writeReviewPatch } from '../programs/git/repository.ts';
import { initScript, beginOfPhase, composeReviewTask } from './rules/tasks.ts';

/** The longest text of the reasons of one failure. */
const longestWhy = 3_500;
const mostReasons = 500;
const longestQuestion = 4_000;

/** How many coders that end in a row without new work count as a failed attempt, since each costs money. */
const mostIdle = 3;

type Failed = Extract<StepVerdict, { is: 'failed' }>;

/** Gives work to a coder, which uses no attempt up. Returns the text for the session, a paragraph each. */
export async function giveBack(
  attempt: Attempt,
  record: AttemptRecord,
  said: string,
  now: Date,
  event?: WorkflowEvent,
): Promise<string[]> {
  await asWriter(attempt.paths, () => {
    if (event !== undefined) appendEvent(attempt.paths, now, event);
    writeAttempt(attempt.paths, record);
  });
  const file = await writeCoderTask({ ...attempt, record });
  return [said, `This counts no attempt. ${startCoder(attempt.feature.id, file)}`];
}

/** A coder ended, and nothing new is there: another one is started, until that counts as a failed attempt. */
export async function withoutNewWork(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { feature, record } = attempt;
  const idle = record.idle + 1;
  if (idle >= mostIdle) {
    const reasons = [`Nothing new was handed in, ${idle} times one after the other.`];
    return { is: 'failed', attempt: { ...attempt, record: { ...record, by_coder: true } }, reasons, proofs: [] };
  }
  const said = `${feature.id} is not verified: no coder has handed in, and its files are as they were.`;
  return { is: 'to-agent', text: await giveBack(attempt, { ...record, idle }, said, now) };
}

/**
 * Sends green work back once if no test is known that failed without it, unless its coder gave a reason. If it returns without one it
 * continues, and is reported as a feature without a test.
 */
export async function requireTest(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { feature, record } = attempt;
  const { without_test: untested = [], untested: why } = verificationOf(record) ?? {};
  const isExplained = record.hand_in !== null && record.hand_in.why_no_test !== null;
  if (untested.length === 0 || isExplained || record.asked_for_test) return { is: 'continue', attempt };
  const known = `no test is known that fails without it (${why ?? ''}): ${untested.join(', ')}`;
  const reason = `Of this feature ${known}. Write one that does. Where none is possible, as with a start script, hand in why, as \`why_no_test\`.`;
  const { id } = feature;
  const next = { ...reopened(record), asked_for_test: true, [defectsKey]: [...record[defectsKey], reason] };
  const said = `${id} is green, but ${known}. A coder is asked for one, once.`;
  const event: WorkflowEvent = { event: 'test-asked', feature: id, attempt: record.attempt, untested: [...untested] };
  return { is: 'to-agent', text: await giveBack(attempt, next, said, now, event) };
}

/** Gives what was found of work that no coder handed in to one. */
export async function sendToCoder({ attempt, reasons }: Failed, now: Date): Promise<string[]> {
  const { feature, record } = attempt;
  const next = { ...reopened(record), idle: record.idle + 1, [defectsKey]: toFix(reasons, record) };
  const said = `${feature.id} has to be worked on; its first judgement found:\n${itemized(reasons)}`;
  const found = { missing: reasons.length, reasons: reasons.map((one) => excerpt(one)) };
  const event = { event: 'first-judged', feature: feature.id, ...found } as const;
  return giveBack(attempt, next, said, now, record[defectsKey].length === 0 ? event : undefined);
}

const itemized = (reasons: readonly string[]): string =>
  reasons.map((reason) => `- ${reason.replaceAll('\n', '\n  ')}`).join('\n');

/** The reasons of this failure and earlier ones, each once: the next coder repairs the new ones and must not reintroduce the old ones. */
function toFix(reasons: readonly string[], record: AttemptRecord): string[] {
  const all = [...reasons.map((reason) => cut(reason, longestWhy)), ...record[defectsKey]];
  return [...new Set(all)].slice(0, mostReasons);
}

/**
 * Ends an attempt as failed. If tries are left, the next one begins at once, on the same work; after the last one its place is closed,
 * and the work is kept.
 * @returns the text for the session, a paragraph each.
 */
export async function endAsFailed({ attempt, reasons, proofs }: Failed, now: Date): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const isLast = attemptsLeft(feature) <= 1;
  const patch = isLast ? await closePlace(paths, record) : null;
  const why = cut(reasons.join('\n'), longestWhy);
  const following: AttemptRecord = {
    ...reopened(record),
    attempt: record.attempt + 1,
    [defectsKey]: toFix(reasons, record),
  };
  // The record is written first: after a crash in between, the attempt that is begun has it.
  if (!isLast) await storeAttempt(paths, following);
  const { list } = await changeFeatures(paths, now, (before, circumstances) => {
    const failed = failAttempt(before, feature.id, { why, patch, proofs }, circumstances);
    return isLast ? failed : beginFeature(failed, feature.id, record.start.commit, circumstances);
  });
  const failed = requireFeature(list, feature.id);
  const text = `${feature.id}: attempt ${record.attempt} failed:\n${itemized(reasons)}`;
  if (!isLast) {
    const file = await writeCoderTask({ ...attempt, list, feature: failed, record: following });
    const goesOn = `It goes on with ${describeAttempt(failed)}, on the work as it is; the task file says what is to be fixed.`;
    return [text, `${goesOn} ${startCoder(feature.id, file)}`];
  }
  const next = nextWay(list, feature.id);
  const detail = `${feature.name}. ${next === undefined ? 'It is given up' : `Its way ${next} is tried`}: ${reasons[0] ?? ''}`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: false, detail });
  if (next === undefined) await askAbout(attempt, failed, now);
  const end =
    next === undefined
      ? `${feature.id} has failed for good, and the user is asked about it.`
      : `${feature.id} goes on another way, number ${next} of its list.`;
  return [text, ...(patch === null ? [] : [`Its work is kept in ${paths.folder}/${patch}.`]), end];
}

async function askAbout({ paths }: Attempt, feature: Feature, now: Date): Promise<void> {
  const tried = feature.attempts.flatMap(({ number, why, outcome }) =>
    outcome === 'failed' ? [`attempt ${number}: ${excerpt(why ?? '')}`] : [],
  );
  const text = `${feature.id} (${excerpt(feature.name)}) failed ${tried.length} times. What should be different, or should it be left out (autonomous-workflow feature skip ${feature.id})?`;
  await ask(paths, now, { kind: 'needs_human_action', item: feature.id, text, tried });
}

/**
 * Pauses an attempt until a person answers, when the work is not at fault: it does not count as failed, and its work is kept, so that
 * other features can be begun meanwhile.
 * @returns the text for the session, a paragraph each.
 */
export async function waitForPerson(
  { attempt, kind, what, reasons }: Extract<StepVerdict, { is: 'hindered' }>,
  now: Date,
): Promise<string[]> {
  const { paths, feature, record } = attempt;
  if (record.worktree === null) await leavePlace(paths, record);
  // The text names no feature unless its reasons do: what hinders several is one question.
  const text = `${what}: ${cut(printable(reasons.join('; ')).replace(/\s+/g, ' '), longestQuestion)}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const wait = `It is no failed attempt. The user is asked about it, and ${feature.id} waits for the answer.`;
  return [`${what}:`, reasons.join('\n'), wait];
}

/** Handles a coder that stopped: the user is asked, or its feature divided. Neither counts as a failed attempt. */
export async function answerCoder(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { hand_in } = attempt.record;
  if (hand_in === null || bringsWork(hand_in)) return { is: 'continue', attempt };
  if (hand_in.outcome === 'split') return { is: 'divided', text: await divided(attempt, hand_in, now) };
  return asksUser(attempt, hand_in);
}

/** Asks the user what a coder cannot decide; features that lack the same thing share one question. */
async function asksUser(
  attempt: Attempt,
  { outcome, what, why, missing, questions }: CoderHandIn,
): Promise<StepVerdict> {
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
  if (outcome === 'question') {
    const asked = questions.map((one) => `${one.question} (${one.why})`);
    const decision = 'A coder needs a decision';
    return { is: 'hindered', attempt: next, kind: 'ambiguous_requirement', what: decision, reasons: asked };
  }
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

/**
 * Keeps the review of the attempt in progress for its last verification. It has to quote a line of the change. The caller holds the
 * workflow's lock.
 * @returns a sentence for each reason why it is not a review, or why nothing can be reviewed; an empty list when it is kept.
 */
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
    appendEvent(paths, now, { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length });
    writeAttempt(paths, {
      ...record,
      review: { at: now.toISOString(), tree, summary, blockers, examined },
    });
  };
}

/** The faults of the line of the change that a review quotes; none where nothing was changed. */
function seenProblems(patch: string, seen: string): string[] {
  const text = readOrNothing(patch)?.toString('utf8') ?? '';
  if (text === '' || hasExcerpt(text, seen)) return [];
  return [`seen is no line of the patch ${patch}: open it, and copy one line that the change adds or takes away`];
}

const patchFile = ({ proofs }: WorkflowPaths, { feature, attempt }: AttemptRecord): string =>
  join(proofs, `${feature}-${attempt}-review.patch`);

/** The absolute paths of the command outputs that verified an attempt. */
const outputsOf = ({ base }: WorkflowPaths, { verification }: AttemptRecord): string[] =>
  (verification?.proofs ?? []).map(({ id, log = `proofs/${id}.log` }) => join(base, log));

/** Fails an attempt whose review has blockers. */
export function failOnBlockers(attempt: Attempt): StepVerdict {
  const blockers = reviewOf(attempt.record)?.blockers ?? [];
  if (blockers.length === 0) return { is: 'continue', attempt };
  return { is: 'failed', attempt, reasons: blockers.map(describeBlocker), proofs: [] };
}

/**
 * Requires a review of verified work before its commit. Work without a change is reviewed only for a task that only verifies, whose
 * text may ask for more than its commands check.
 */
export async function requireReview(attempt: Attempt): Promise<StepVerdict> {
  const { feature, record } = attempt;
  const verification = verificationOf(record);
  if (verification === undefined || reviewOf(record) !== undefined) return { is: 'continue', attempt };
  const { id, kind, claimed } = feature;
  const isClaim = record.hand_in?.outcome === 'nothing';
  if (!verification.changed && !isClaim && (kind !== 'verification' || claimed)) return { is: 'continue', attempt };
  const file = await writeReviewTask(attempt);
  return {
    is: 'to-agent',
    text: [
      `${id} is green and has to be reviewed. Start a new agent \`autonomous-workflow:code-reviewer\` with this prompt and nothing else: \`Your task is ${file}\`. ${afterAgent(id)}`,
    ],
  };
}

/** Writes the task of a reviewer, who gets no other information. Returns the file. */
async function writeReviewTask(attempt: Attempt): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const { root, without } = checkout;
  const patch = patchFile(paths, record);
  const since = record.verification?.changed === false ? beginOfPhase(list, feature) : undefined;
  const from = since ?? record.start.commit;
  const commit = record.candidate?.commit ?? 'HEAD';
  const leftOut = await writeReviewPatch(root, from, commit, patch, without);
  const file = join(paths.tasks, `${feature.id}-review.md`);
  const earlier = feature.attempts.flatMap(({ number, outcome, why }) =>
    outcome === 'failed'
      ? [{ number, why: why ?? '', blockers: readAttempt(paths, feature.id, number)?.review?.blockers ?? [] }]
      : [],
  );
  const isKnown = (defect: string) => feature.attempts.some(({ why }) => why?.includes(defect) === true);
  const foundFirst = record[defectsKey].filter((one) => !isKnown(one));
  const background = await backgroundOf(attempt);
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  const changed = await changedPaths(root, record.start.commit, commit, without);
  const changesInit = changed.some((path) => join(root, path) === join(folder, initScript));
  const { failing = [] } = attempt.commands;
  const task = composeReviewTask({
    ...{ feature, record, background, earlier, foundFirst, failing, patch, from, leftOut, changesInit, folder },
    outputs: outputsOf(paths, record),
  });
  writeAtomic(file, task);
  return file;
}
