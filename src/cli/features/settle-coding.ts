import { openAttempt } from '../../engine/features/standing.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { phases } from '../../engine/vocabulary.ts';
import { readAttempt } from '../../store/features/attempt-file.ts';
import { findRepository } from '../../programs/git/repository.ts';
import { clearDeadCheckouts } from '../../programs/git/start-checkout.ts';
import { changeFeatures } from '../../store/features/change-features.ts';
import { hasFeatures } from '../../store/features/feature-file.ts';
import type { WorkflowPaths } from '../../store/paths.ts';
import { currentReview } from '../../engine/features/attempt-record.ts';
import { frozenCommands } from '../project-commands/detect.ts';
import { clearWorktrees } from './clear-worktrees.ts';
import { groundOfAttempt } from './ground.ts';
import { sweepWhenDue } from './sweep.ts';
import { advance } from './verify.ts';

/** Does what code can do before an iteration of implementation is closed: reviewed work is passed or sent back, proofs are renewed. */
export async function settleCoding(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  if (state.current_phase !== phases.C || !hasFeatures(paths)) return [];
  const { list, notices } = await changeFeatures(paths, now, (before) => before);
  const repository = await findRepository(paths.root);
  if (repository !== undefined) await clearDeadCheckouts(repository.root);
  const told = [...notices];
  for (const feature of list.features.filter(({ status }) => status === 'in_progress')) {
    const record = readAttempt(paths, feature.id, openAttempt(feature)?.number ?? 0);
    if (record?.verification?.outcome !== 'green' || currentReview(record) === undefined) continue;
    const ground = await groundOfAttempt(paths, record);
    const commands = await frozenCommands(paths, ground.root, now);
    told.push(...(await advance({ paths, ground, commands, list, feature, record }, now)).text);
  }
  // What runs in the project would come upon what is half done in the work trees.
  if ((await clearWorktrees(paths, now)) > 0) return told;
  const swept = await sweepWhenDue(paths, now);
  return swept === undefined ? told : [...told, swept];
}
