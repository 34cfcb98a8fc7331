import { findRepository } from '../programs/git/repository.ts';
import { clearDeadCheckouts } from '../programs/git/clean-checkout.ts';
import { refreshFeatures } from './change-features.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { checkBetweenFeatures } from './between-features.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { currentReview } from './rules/attempt-record.ts';
import { frozenCommands } from './project-commands.ts';
import { clearWorktrees } from './worktrees.ts';
import { checkoutOfAttempt } from './checkout.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { sweepWhenDue } from './sweep.ts';
import { runAttempt } from './verify-feature.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { openRecord } from './attempt.ts';

/** Finishes the work of code before an iteration of implementation is closed: reviewed work passes or is sent back, proofs are renewed. */
export async function finishBeforeRecord(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  if (!hasFeatures(paths)) return [];
  return asRepositoryWriter(paths.root, 'record', () => finish(paths, goal, now));
}

async function finish(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  const { list, notices } = await refreshFeatures(paths, now);
  const repository = await findRepository(paths.root);
  if (repository !== undefined) await clearDeadCheckouts(repository.root);
  const text = [...notices];
  for (const feature of list.features.filter(({ status }) => status === 'in_progress')) {
    const record = openRecord(paths, feature);
    if (record?.verification?.outcome !== 'green' || currentReview(record) === undefined) continue;
    const checkout = await checkoutOfAttempt(paths, record);
    const commands = await frozenCommands(paths, checkout.root, now);
    const attempt = { paths, checkout, commands, goal, list, feature, record };
    text.push(...(await runAttempt(attempt, now)).text);
  }
  const after = readFeatures(paths);
  const isHalfDone = after.features.some(({ status }) => status === 'in_progress');
  try {
    text.push(...(await checkBetweenFeatures(paths, goal, now, { sweeps: !isHalfDone })));
  } catch (error) {
    // On another branch, passed features cannot be verified.
    if (!isWorkflowError(error)) throw error;
    return [...text, describeError(error)];
  }
  // A sweep in the project would include unfinished work in the work trees.
  if ((await clearWorktrees(paths, now)) > 0) return text;
  const swept = await sweepWhenDue(paths, goal, now);
  return swept === undefined ? text : [...text, swept];
}
