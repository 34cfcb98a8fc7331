import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { failureKind, requireFeature } from './rules/refusal.ts';
import type { Feature, FeatureList, Proof } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, nextAlternative } from './rules/progress.ts';
import { cut, excerpt } from '../base/errors.ts';
import { goBack } from '../programs/git/checkout.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { writeAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { asWriter } from '../loop/workflow.ts';
import { notifyPerson, ask } from './ask.ts';
import { type Attempt, closeWorktree } from './attempt.ts';

const longestWhy = 3_500;

export interface Failed {
  list: FeatureList;
  feature: Feature;
  left: number;
  patch: string | null;
  next: string | undefined;
  /** What is to be told, a paragraph each. */
  text: string[];
}

/**
 * Ends an attempt as failed. While the feature has tries left the next one begins at once, on the work as it is; after the last
 * one the work tree goes back to the start of the feature, and the work is kept.
 */
export async function failNow(
  attempt: Attempt,
  reasons: readonly string[],
  proofs: readonly Proof[],
  now: Date,
): Promise<Failed> {
  const { paths, feature, record } = attempt;
  const why = cut(reasons.join('\n'), longestWhy);
  const isLast = attemptsLeft(feature) <= 1;
  const patch = isLast ? await putBack(attempt) : null;
  const following: AttemptRecord = {
    ...record,
    attempt: record.attempt + 1,
    mend: reasons.map((reason) => cut(reason, longestWhy)),
    verification: null,
    review: null,
  };
  // First: after a crash in between, the attempt that is begun has its record.
  if (!isLast) await asWriter(paths, () => writeAttempt(paths, following));
  const { list } = await changeFeatures(paths, now, (before, circumstances) => {
    const failed = failAttempt(before, feature.id, { why, patch, proofs }, circumstances);
    return isLast ? failed : beginFeature(failed, feature.id, record.start.commit, circumstances);
  });
  if (isLast) await closeWorktree(paths, record);
  const failed = requireFeature(list, feature.id);
  const next = isLast ? nextAlternative(list, feature.id) : undefined;
  const left = attemptsLeft(failed);
  if (isLast) {
    const detail = `${feature.name}. ${next === undefined ? 'It is given up' : `${next} is tried instead`}: ${reasons[0] ?? ''}`;
    await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: false, detail });
  }
  if (isLast && next === undefined) await askAbout(attempt, failed, now);
  return { list, feature: failed, left, patch, next, text: notify(attempt, { left, patch, next, reasons, isLast }) };
}

/** Takes the work tree back to the start of the feature; after a crash in between nothing is kept twice. */
async function putBack({ paths, checkout, feature, record }: Attempt): Promise<string> {
  const { root, without } = checkout;
  const patch = `proofs/${feature.id}-${record.attempt}.patch`;
  const patchFile = join(paths.base, patch);
  const isBack = (await treeOfWorkTree(root, without)) === (await treeOfCommit(root, record.start.commit, without));
  if (isBack && existsSync(patchFile) && statSync(patchFile).size > 0) return patch;
  const ref = refOf(paths.name, `${feature.id}/attempt-${record.attempt}`);
  await goBack({ folder: root, start: record.start, ref, patchFile, without });
  return patch;
}

async function askAbout({ paths }: Attempt, feature: Feature, now: Date): Promise<void> {
  const tried = feature.attempts.flatMap(({ number, why, outcome }) =>
    outcome === 'failed' ? [`attempt ${number}: ${excerpt(why ?? '')}`] : [],
  );
  const kind = failureKind(feature.attempts.map(({ why }) => why ?? ''));
  const text = `${feature.id} (${excerpt(feature.name)}) failed ${tried.length} times. What should be different, or should it be left out (autonomous-workflow feature skip ${feature.id})?`;
  await ask(paths, now, { kind, item: feature.id, text, tried });
}

function notify(
  { paths, feature, record }: Attempt,
  how: Pick<Failed, 'left' | 'patch' | 'next'> & { reasons: readonly string[]; isLast: boolean },
): string[] {
  const reasons = how.reasons.map((reason) => `- ${reason.replaceAll('\n', '\n  ')}`).join('\n');
  const failed = `${feature.id}: attempt ${record.attempt} failed:\n${reasons}`;
  if (!how.isLast)
    return [
      failed,
      `Attempt ${record.attempt + 1} has begun on the work as it is (${how.left} left). Have the coder mend this, then run \`autonomous-workflow feature verify ${feature.id}\` again.`,
    ];
  const kept = `Its work is undone and kept in ${paths.folder}/${how.patch ?? ''}.`;
  const next =
    how.next === undefined
      ? `${feature.id} has failed for good, and the user is asked about it. End your turn: the next brief comes by itself.`
      : `${feature.id} is given up; ${how.next} is tried instead. End your turn: the next brief comes by itself.`;
  return [failed, kept, next];
}
