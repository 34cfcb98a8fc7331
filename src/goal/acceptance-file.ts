import { isDeepStrictEqual } from 'node:util';
import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { hasDocument, type WorkflowPaths } from '../files/paths.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { acceptanceSchema, type Acceptance } from './rules/acceptance.ts';
import { readDocument, unusable, writeDocument, type Document } from '../files/document.ts';

/** Whether the workflow has a goal that a person froze. */
export function hasGoal(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'acceptance.json');
}

/**
 * The goal of the workflow with the results. Its commands are run unchanged, so an edit of the goal is refused, and so is a file
 * without a copy, which may have come with the repository. Results of runs may be edited.
 */
export function acceptanceDocument(paths: WorkflowPaths): Document<Acceptance> {
  const form = schemaForm(acceptanceSchema);
  const document = workflowDocument(paths, 'acceptance.json', 'the acceptance checklist', form, {
    fix: `Restore it with: autonomous-workflow repair ${paths.name}. Or replace it with: autonomous-workflow align ${paths.name} <file>`,
    handEdit: (frozen, found): WorkflowError | undefined => {
      if (frozen === undefined) return unconfirmed(paths);
      return isDeepStrictEqual(frozen.goal, found.goal)
        ? undefined
        : unusable(document, 'is not the one that was frozen');
    },
    describeRestored: () => ({ how: 'as it was frozen' }),
  });
  return document;
}

/**
 * The goal of the workflow with the results; undefined when no goal was set.
 * @throws WorkflowError when the file is invalid, differs from the frozen one, was not frozen here, or is missing although there
 * was one; nothing is changed then.
 */
export function readAcceptance(paths: WorkflowPaths): Acceptance | undefined {
  return readDocument(acceptanceDocument(paths));
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
      received: 'no copy of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
      fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/acceptance.json`,
      exitCode: exitCodes.invalidState,
    },
  );
}
