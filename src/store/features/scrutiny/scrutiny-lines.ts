import { nextStep } from '../../../engine/features/scrutiny/scrutiny.ts';
import { scrutinyLines } from '../../../engine/features/scrutiny/describe-scrutiny.ts';
import type { WorkflowPaths } from '../../paths.ts';
import { readScrutiny } from './scrutiny-file.ts';

/** What critics hold against the features, a line each, while it is still being settled; after that a person is asked. */
export function heldAgainstFeatures(paths: WorkflowPaths): string[] {
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined ? [] : scrutinyLines(scrutiny);
}
