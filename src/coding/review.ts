import { join, resolve } from 'node:path';
import { defectsKey, describeBlocker, reviewOf, verificationOf, type AttemptRecord } from './rules/attempt-record.ts';
import { examinedProblems, type ReviewHandIn } from './rules/review.ts';
import { openAttempt } from './rules/feature-status.ts';
import { excerptLine } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import type { Stored } from '../loop/hand-in-kind.ts';
import { changedPaths, writeReviewPatch } from '../programs/git/work-tree.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { backgroundOf } from './background.ts';
import { projectIn } from './place.ts';
import { readFeatures } from './feature-file.ts';
import { initScript } from './init-script.ts';
import { afterAgent } from './rules/session-steps.ts';
import { beginOfPhase, composeReviewTask } from './rules/review-task.ts';

/**
 * Keeps the review of the attempt in progress for its last verification. It has to quote a line of the change. The caller holds the
 * workflow's lock.
 * @returns a sentence for each reason why it is not a review, or why nothing can be reviewed; an empty list when it is kept.
 */
export function storeReview(paths: WorkflowPaths, now: Date, handIn: ReviewHandIn): Stored {
  const { feature: id, attempt, tree: reviewed, summary, seen, blockers, examined } = handIn;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  if (feature === undefined) return [`there is no feature ${id}`];
  const number = openAttempt(feature)?.number ?? 0;
  if (number !== attempt || feature.passes) return [`attempt ${attempt} of ${id} is not in progress`];
  const record = readAttempt(paths, id, attempt);
  const verification = record && verificationOf(record);
  if (record === undefined || verification?.outcome !== 'green') return [`attempt ${attempt} of ${id} is not verified`];
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
  if (text === '' || excerptLine(text, seen, 1) !== undefined) return [];
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
