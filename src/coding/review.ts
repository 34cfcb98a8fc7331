import { join, resolve } from 'node:path';
import { currentReview, defectsKey, describeBlocker, type AttemptRecord } from './rules/attempt-record.ts';
import { describeNotHandedIn } from './rules/judge-checks.ts';
import type { Feature } from './rules/feature.ts';
import { examinedProblems, acceptedLines, type ReviewHandIn, type AcceptedLine } from './rules/review.ts';
import { changedSince } from './rules/conflicted.ts';
import { openAttempt } from './rules/feature-status.ts';
import { isWorkflowError } from '../base/errors.ts';
import { excerptLine } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { changedPaths, writeReviewPatch } from '../programs/git/work-tree.ts';
import { asWriter } from '../loop/workflow.ts';
import { isOfEscalation, type StoredRedirect } from '../loop/rules/redirect.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { backgroundOf, wordsOfUser } from './background.ts';
import { projectIn } from './checkout.ts';
import { readFeatures } from './feature-file.ts';
import { initScript } from './init-script.ts';
import { afterAgent, needsNoCoder } from './rules/session-steps.ts';
import { beginOfPhase, composeReviewTask } from './rules/review-task.ts';

/**
 * Keeps the review of the attempt in progress for its last verification. It has to quote a line of the change. The caller holds the
 * workflow's lock.
 * @returns a sentence for each reason why it is not a review, or why nothing can be reviewed; an empty list when it is kept.
 */
export function storeReview(paths: WorkflowPaths, now: Date, handIn: ReviewHandIn): Stored {
  const { feature: id, attempt, tree: reviewed, summary, seen, blockers } = handIn;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  if (feature === undefined) return [`there is no feature ${id}`];
  const number = openAttempt(feature)?.number ?? 0;
  if (number !== attempt || feature.passes) return [`attempt ${attempt} of ${id} is not in progress`];
  const record = readAttempt(paths, id, attempt);
  if (record?.verification?.outcome !== 'green') return [`attempt ${attempt} of ${id} is not verified`];
  const { tree } = record.verification;
  if (!tree.startsWith(reviewed))
    return [
      `this is a review of the tree ${reviewed}, which is not the one that your task names, or the work on ${id} was changed and verified anew since; then nothing in the hand-in can be corrected, and another review is needed`,
    ];
  const given = new Set(handIn.examined.flatMap(({ lines }) => lines));
  const known = acceptedBefore(paths, feature, record).filter((line) => !given.has(line.id));
  const rulings = known.map(({ id: line, why }) => ({ lines: [line], verdict: 'accepted' as const, why }));
  const examined = [...handIn.examined, ...rulings];
  // All in one refusal, because an agent is asked only a few times.
  const problems = [
    ...seenProblems(patchFile(paths, record), seen),
    ...examinedProblems({ blockers, examined }, record.verification.concerns),
  ];
  if (problems.length > 0) return problems;
  const costs = countsNoAttempt(record, blockers) ? { costs_no_attempt: true as const } : {};
  return () => {
    appendEvent(paths, now, { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length, ...costs });
    writeAttempt(paths, {
      ...record,
      review: { at: now.toISOString(), tree, summary, blockers, examined },
    });
  };
}

/** The reviewer's concerns about an attempt that an earlier review has accepted. */
function acceptedBefore(paths: WorkflowPaths, feature: Feature, record: AttemptRecord): AcceptedLine[] {
  const earlier = feature.attempts.toReversed().flatMap(({ number }) => {
    const before = number === record.attempt ? undefined : readAttempt(paths, feature.id, number);
    const examined = before && currentReview(before)?.examined;
    return examined === undefined ? [] : [{ concerns: before?.verification?.concerns ?? [], examined }];
  });
  return acceptedLines(record.verification?.concerns ?? [], earlier);
}

/** The faults of the line of the change that a review quotes; none where nothing was changed. */
function seenProblems(patch: string, seen: string): string[] {
  const text = readOrNothing(patch)?.toString('utf8') ?? '';
  if (text === '' || excerptLine(text, seen, 1) !== undefined) return [];
  return [`seen is no line of the patch ${patch}: open it, and copy one line that the change adds or takes away`];
}

const patchFile = ({ proofs }: WorkflowPaths, { feature, attempt }: AttemptRecord): string =>
  join(proofs, `${feature}-${attempt}-review.patch`);

/** The absolute paths of the command outputs that verified an attempt. */
const outputsOf = ({ base }: WorkflowPaths, { verification }: AttemptRecord): string[] =>
  (verification?.proofs ?? []).map(({ id, log = `proofs/${id}.log` }) => join(base, log));

/** Fails an attempt whose review has blockers. A review from before a rebase counts: the change is the same. */
export function failOnBlockers(attempt: Attempt): StepVerdict {
  const { record } = attempt;
  const review = record.verification === null ? record.review : currentReview(record);
  const blockers = review?.blockers ?? [];
  if (blockers.length === 0) return { is: 'continue', attempt };
  const reasons = blockers.map(describeBlocker);
  return { is: 'failed', attempt, reasons, proofs: [], countsNoAttempt: countsNoAttempt(record, blockers) };
}

/**
 * Whether all blockers are about words of the user that the coder never had. A reviewer who was shown nothing that its coder had not cannot
 * spare it the attempt.
 */
function countsNoAttempt({ unseen: wasShown }: AttemptRecord, blockers: ReviewHandIn['blockers']): boolean {
  return wasShown === true && blockers.length > 0 && blockers.every(({ unseen }) => unseen === true);
}

/**
 * Requires a review of verified work before its commit. Work without a change is reviewed only for a task that only verifies, whose
 * text may ask for more than its commands check.
 */
export async function requireReview(attempt: Attempt): Promise<StepVerdict> {
  const { feature, record } = attempt;
  const { verification } = record;
  if (verification === null || currentReview(record) !== undefined) return { is: 'continue', attempt };
  const { id, kind, claimed } = feature;
  if (!verification.changed && (kind !== 'verification' || claimed)) return { is: 'continue', attempt };
  const file = await writeReviewTask(attempt, verification.tree);
  const { not_handed_in } = verification;
  const missing =
    record.hand_in === null || not_handed_in.length === 0
      ? []
      : [
          `Files changed after the coder handed its work in: ${describeNotHandedIn(not_handed_in)}. The reviewer is shown them and the proof names them; nothing is left for you to do about it, but change no file of the project yourself.`,
        ];
  return {
    is: 'to-agent',
    text: [
      ...missing,
      `${id} is green and has to be reviewed. Start a new agent \`autonomous-workflow:code-reviewer\` with this prompt and nothing else: \`Your task is ${file}\`. ${afterAgent(id)}`,
    ],
  };
}

/** Writes the task of a reviewer, who gets no other information. Returns the file. */
async function writeReviewTask(attempt: Attempt, tree: string): Promise<string> {
  const { paths, checkout, list, feature, record } = attempt;
  const patch = patchFile(paths, record);
  const since = record.verification?.changed === false ? beginOfPhase(list, feature) : undefined;
  const from = since ?? record.start.commit;
  const leftOut = await writeReviewPatch(checkout.root, from, tree, patch, checkout.without);
  const passedBefore = await writeReviewedPatch(attempt, patch);
  const file = join(paths.tasks, `${feature.id}-review.md`);
  const earlier = feature.attempts.flatMap(({ number, outcome, why }) =>
    outcome === 'failed'
      ? [{ number, why: why ?? '', blockers: readAttempt(paths, feature.id, number)?.review?.blockers ?? [] }]
      : [],
  );
  const isKnown = (defect: string) => feature.attempts.some(({ why }) => why?.includes(defect) === true);
  const foundFirst = record[defectsKey].filter((one) => !isKnown(one));
  const decided = needsNoCoder(feature, record) ? ('no coder' as const) : (record.hand_in?.decisions ?? []);
  const background = { ...(await backgroundOf(attempt)), decided };
  const unseen = unseenByCoder(attempt, background.answers);
  const folder = resolve(paths.root, projectIn(paths, record) ?? '');
  const { root, without } = checkout;
  const changed = await changedPaths(root, record.start.commit, tree, without);
  const changesInit = changed.some((path) => join(root, path) === join(folder, initScript));
  const { failing = [] } = attempt.commands;
  await storeUnseen(attempt, unseen.length > 0);
  writeAtomic(
    file,
    composeReviewTask({
      feature,
      record,
      background,
      earlier,
      foundFirst,
      unseen,
      acceptedBefore: acceptedBefore(paths, feature, record),
      failing,
      patch,
      from,
      leftOut,
      outputs: outputsOf(paths, record),
      passedBefore,
      changesInit,
      folder,
    }),
  );
  return file;
}

/** Stores whether the reviewer is shown words that its coder had not, in the record as it is by now. */
async function storeUnseen({ paths, record }: Attempt, unseen: boolean): Promise<void> {
  await asWriter(paths, () => {
    const known = readAttempt(paths, record.feature, record.attempt);
    if (known !== undefined && (known.unseen ?? false) !== unseen) writeAttempt(paths, { ...known, unseen });
  });
}

/** The words of the user on the feature, or on all, since its coder's task was written. */
function unseenByCoder({ paths, feature, record }: Attempt, answers: readonly { id: string }[]): StoredRedirect[] {
  const { last_redirect: last } = record;
  if (last === undefined || needsNoCoder(feature, record)) return [];
  const concerns = ({ from }: StoredRedirect) => !isOfEscalation(from) || answers.some(({ id }) => id === from);
  return wordsOfUser(paths).filter((one) => one.number > last && concerns(one));
}

/** Writes the patch that a reviewer passed before its conflicts were resolved, and returns the files in which the present patch differs. */
async function writeReviewedPatch(
  { paths, checkout: { root, without }, record }: Attempt,
  patch: string,
): Promise<{ patch: string; differs: string[] } | undefined> {
  const reviewed = record.conflicted?.reviewed ?? null;
  if (reviewed === null) return undefined;
  const before = join(paths.proofs, `${record.feature}-${record.attempt}-reviewed.patch`);
  try {
    await writeReviewPatch(root, reviewed.start, reviewed.tree, before, without);
  } catch (error) {
    // If git has removed that tree, the whole change is reviewed again.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
  const textOf = (file: string): string => readOrNothing(file)?.toString('utf8') ?? '';
  return { patch: before, differs: changedSince(textOf(before), textOf(patch)) };
}
