import { schemaForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { acceptanceSchema, type Acceptance } from './rules/acceptance.ts';
import { secondsOf } from './rules/checklist.ts';
import { readDocument, writeDocument, type Document, wasWrittenHere } from '../journal/document.ts';

/** The goal of the workflow with the results. */
export function acceptanceDocument(paths: WorkflowPaths): Document<Acceptance> {
  return { paths, name: 'acceptance.json', title: 'the acceptance checklist', form: schemaForm(acceptanceSchema) };
}

/**
 * The goal of the workflow with the results; undefined when no goal was set. Its commands are run unchanged, so one that was not frozen
 * on this machine is refused.
 * @throws WorkflowError when it was not frozen here, or no log explains the file and it is not valid; nothing is changed then.
 */
export function readAcceptance(paths: WorkflowPaths): Acceptance | undefined {
  const acceptance = readDocument(acceptanceDocument(paths));
  if (acceptance !== undefined && !wasWrittenHere(paths, 'acceptance.json')) throw unconfirmed(paths);
  return acceptance;
}

/** The caller holds the workflow's lock. */
export function writeAcceptance(paths: WorkflowPaths, acceptance: Acceptance): void {
  writeDocument(acceptanceDocument(paths), acceptance);
}

function unconfirmed(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(
    'The acceptance checklist was not confirmed on this machine, and its commands would be run',
    {
      where: paths.acceptance,
      received:
        'no trace of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
      fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/acceptance.json`,
      exitCode: exitCodes.invalidState,
    },
  );
}

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
