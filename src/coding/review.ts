import { join } from 'node:path';
import { currentReview, defectsKey, describeBlocker, type AttemptVerification } from './rules/attempt-record.ts';
import type { ReviewHandIn } from './rules/review.ts';
import { openAttempt } from './rules/standing.ts';
import { excerpt } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { writePatch } from '../programs/git/work-tree.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { projectIn } from './checkout.ts';
import { readFeatures } from './feature-file.ts';
import { decidedBefore } from './scrutiny-file.ts';

/**
 * Keeps the review of the attempt that is in progress, as it was verified last. The caller holds the workflow's lock.
 * @returns why there is nothing that it could be a review of; undefined when it is kept.
 */
export function storeReview(paths: WorkflowPaths, now: Date, handIn: ReviewHandIn): string | undefined {
  const { feature: id, attempt, tree: reviewed, summary, blockers } = handIn;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  if (feature === undefined) return `there is no feature ${id}`;
  const number = openAttempt(feature)?.number ?? 0;
  if (number !== attempt || feature.passes) return `attempt ${attempt} of ${id} is not in progress`;
  const record = readAttempt(paths, id, attempt);
  if (record?.verification?.outcome !== 'green') return `attempt ${attempt} of ${id} is not verified`;
  const { tree } = record.verification;
  if (!tree.startsWith(reviewed))
    return `this is a review of the tree ${reviewed}, which is not the one that your task names, or the work on ${id} was changed and verified anew since; then nothing in the hand-in can be corrected, and another review is needed`;
  appendEvent(paths, now, { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length });
  writeAttempt(paths, { ...record, review: { at: now.toISOString(), tree, summary, blockers } });
  return undefined;
}

/** Fails an attempt whose review names blockers. A review from before a rebase counts: the change is the same. */
export function heedReview(attempt: Attempt): StepVerdict {
  const { record } = attempt;
  const review = record.verification === null ? record.review : currentReview(record);
  const reasons = (review?.blockers ?? []).map(describeBlocker);
  return reasons.length === 0 ? { is: 'continue', attempt } : { is: 'failed', attempt, reasons, proofs: [] };
}

/** Has verified work reviewed before it is committed; without a change there is nothing to review, and nothing to commit. */
export async function requireReview(attempt: Attempt): Promise<StepVerdict> {
  const { checkout, record, paths } = attempt;
  const { verification } = record;
  if (verification?.changed !== true || currentReview(record) !== undefined) return { is: 'continue', attempt };
  const file = join(paths.base, patchName(attempt));
  await writePatch(checkout.root, record.start.commit, verification.tree, file, checkout.without);
  return { is: 'to-review', text: [reviewTask(attempt, verification)] };
}

function patchName({ feature, record }: Attempt): string {
  return `proofs/${feature.id}-${record.attempt}-review.patch`;
}

/** The task for a reviewer who knows nothing else, and how the session starts one. */
function reviewTask(attempt: Attempt, { concerns, red_green, tree }: AttemptVerification): string {
  const { paths, feature, record } = attempt;
  const task = [
    `Review feature ${feature.id}, attempt ${record.attempt}, tree ${tree.slice(0, shownOfTree)}, of the workflow ${paths.name}.`,
    `What it is to do stands under its id in ${paths.folder}/feature-list.json.`,
    `Its change: ${paths.folder}/${patchName(attempt)}, on top of commit ${record.start.commit.slice(0, 10)}; ${record.worktree === null ? 'the work tree holds it' : `${projectIn(paths, record) ?? ''} holds it`}.`,
    `Its tests: ${red_green}.`,
    ...decidedBefore(paths, attempt.list, feature).map((line) => `Settled before it was begun: ${line}`),
    ...(record[defectsKey].length > 0
      ? [`The attempt before failed at: ${excerpt(record[defectsKey].join('; '))}`]
      : []),
    ...concerns.slice(0, mostConcerns).map((concern) => `Look at this: ${excerpt(concern)}`),
  ];
  return [
    `${feature.id} is green: every command passed in attempt ${record.attempt}. It passes when a reviewer finds nothing in the way.`,
    'Start the agent `autonomous-workflow:code-reviewer` with this task, as it stands, and nothing else:',
    task.map((line) => `> ${line}`).join('\n'),
    `Then run \`autonomous-workflow feature verify ${feature.id}\` again.`,
  ].join('\n\n');
}

const mostConcerns = 10;
const shownOfTree = 12;
