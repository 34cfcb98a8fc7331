import { stepOf } from '../coding/rules/scrutiny-assignments.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pendingScrutiny } from '../coding/pending-scrutiny.ts';
import { wasImportedDuring } from '../coding/import-features.ts';
import { readMark } from './iteration-mark.ts';

/**
 * Nothing is begun while critics look whether it can be implemented, or are answered; nor between two looks, nor where the first
 * comes in the next iteration, because the plan was imported in this one.
 * @throws WorkflowError that says so.
 */
export async function refuseUnderScrutiny(paths: WorkflowPaths, state: WorkflowState): Promise<void> {
  const { iteration } = state;
  const isUnder = stepOf((await readMark(paths, state)).assignments) !== undefined;
  const mayFollow = isUnder || wasImportedDuring(paths, iteration);
  const follows = mayFollow && pendingScrutiny(paths, state, iteration + 1) !== undefined;
  if (!follows && (!isUnder || isRecorded(state))) return;
  throw new WorkflowError('No feature can be begun yet: critics look first whether they can be implemented', {
    received: `iteration ${iteration}, ${!isRecorded(state) ? 'which is not recorded' : isUnder ? 'behind which they look again' : 'in which the plan was imported'}`,
    fix: 'Do what `autonomous-workflow brief` says, run `autonomous-workflow record`, and end your turn.',
  });
}
