import { openAttempt } from './rules/standing.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { readAttempt } from './attempt-file.ts';
import { findRepository } from '../programs/git/repository.ts';
import { clearDeadCheckouts } from '../programs/git/checkout.ts';
import { changeFeatures } from './change-features.ts';
import { hasFeatures } from './feature-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { currentReview } from './rules/attempt-record.ts';
import { frozenCommands } from './project-commands.ts';
import { clearWorktrees } from './clear-worktrees.ts';
import { checkoutOfAttempt } from './checkout.ts';
import { sweepWhenDue } from './sweep.ts';
import { continueAttempt } from '../cli/feature-verify.ts';

/** Does what code can do before an iteration of implementation is closed: reviewed work is passed or sent back, proofs are renewed. */
export async function deriveCodingStatuses(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  if (state.current_phase !== phases.C || !hasFeatures(paths)) return [];
  const { list, notices } = await changeFeatures(paths, now, (before) => before);
  const repository = await findRepository(paths.root);
  if (repository !== undefined) await clearDeadCheckouts(repository.root);
  const told = [...notices];
  for (const feature of list.features.filter(({ status }) => status === 'in_progress')) {
    const record = readAttempt(paths, feature.id, openAttempt(feature)?.number ?? 0);
    if (record?.verification?.outcome !== 'green' || currentReview(record) === undefined) continue;
    const checkout = await checkoutOfAttempt(paths, record);
    const commands = await frozenCommands(paths, checkout.root, now);
    told.push(...(await continueAttempt({ paths, checkout, commands, list, feature, record }, now)).text);
  }
  // What runs in the project would come upon what is half done in the work trees.
  if ((await clearWorktrees(paths, now)) > 0) return told;
  const swept = await sweepWhenDue(paths, now);
  return swept === undefined ? told : [...told, swept];
}
