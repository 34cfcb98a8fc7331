import { findRepository } from '../programs/git/repository.ts';
import { clearDeadCheckouts } from '../programs/git/clean-checkout.ts';
import { refreshFeatures } from './change-features.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { checkBetweenFeatures } from './between-features.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { reviewOf, verificationOf } from './rules/attempt-record.ts';
import { frozenCommands } from './project-commands.ts';
import { followBase } from './own-branch.ts';
import { clearPlaces, placeOf } from './place.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { sweepWhenDue } from './sweep.ts';
import { advance } from './advance.ts';
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
    if (record === undefined || reviewOf(record) === undefined || verificationOf(record)?.outcome !== 'green') continue;
    const checkout = await placeOf(paths, record);
    const commands = await frozenCommands(paths, checkout.root, now);
    const attempt = { paths, checkout, commands, goal, list, feature, record };
    text.push(...(await advance(attempt, now)).text);
  }
  const after = readFeatures(paths);
  const isHalfDone = after.features.some(({ status }) => status === 'in_progress');
  try {
    const followed = isHalfDone ? undefined : await followBase(paths, now);
    text.push(...(followed === undefined ? [] : [followed]));
    text.push(...(await checkBetweenFeatures(paths, goal, now, { sweeps: !isHalfDone })));
  } catch (error) {
    // On another branch, passed features cannot be verified.
    if (!isWorkflowError(error)) throw error;
    return [...text, describeError(error)];
  }
  // A sweep in the project would include unfinished work in the work trees.
  if ((await clearPlaces(paths)) > 0) return text;
  const swept = await sweepWhenDue(paths, goal, now);
  return swept === undefined ? text : [...text, swept];
}
