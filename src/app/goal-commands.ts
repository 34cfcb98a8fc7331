import { allChecks, secondsOf } from '../goal/rules/checklist.ts';
import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readAcceptance } from '../goal/acceptance-file.ts';

/** The commands of the acceptance checklist that have to succeed, as a person confirmed them here; none when it cannot be read. */
export function goalCommands(paths: WorkflowPaths): { command: string; seconds: number }[] {
  try {
    return allChecks(readAcceptance(paths)?.goal.checks ?? []).flatMap((check) =>
      check.type === 'command' ? [{ command: check.command, seconds: secondsOf(check) }] : [],
    );
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
