import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { readAcceptance } from './acceptance-file.ts';
import { secondsOf } from './rules/checklist.ts';

/** The goal as a person agreed to it, with the commands of its checklist that have to succeed; empty when it cannot be read. */
export function agreedGoal(paths: WorkflowPaths): AgreedGoal {
  const none: AgreedGoal = { objective: null, constraints: [], commands: [] };
  try {
    const goal = readAcceptance(paths)?.goal;
    if (goal === undefined) return none;
    const commands = goal.checks.flatMap((check) =>
      check.type === 'command' ? [{ command: check.command, seconds: secondsOf(check) }] : [],
    );
    return { objective: goal.objective, constraints: goal.constraints, commands };
  } catch (error) {
    if (isWorkflowError(error)) return none;
    throw error;
  }
}
