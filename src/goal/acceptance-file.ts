import { isDeepStrictEqual } from 'node:util';
import { hasDocument, placeOf, type WorkflowPaths } from '../files/paths.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { acceptanceSchema, type Acceptance } from './rules/acceptance.ts';
import { readDocument, unusable, writeDocument, type Document } from '../files/document.ts';
import { bySchema, jsonForm } from '../files/json-form.ts';
import { noteSetAside } from '../journal/journal.ts';

/** Whether a person has frozen what the workflow has to reach. */
export function hasGoal(paths: WorkflowPaths): boolean {
  return hasDocument(paths, 'acceptance.json');
}

/**
 * What the workflow has to reach and what is known about it. Its commands are run as they stand: an edit of the goal is refused,
 * and so is a file without a copy, which may have come with the repository. Results of runs may be edited.
 */
export function acceptanceDocument(paths: WorkflowPaths): Document<Acceptance> {
  const document: Document<Acceptance> = {
    ...placeOf(paths, 'acceptance.json'),
    title: 'the acceptance checklist',
    form: jsonForm(bySchema(acceptanceSchema)),
    fix: `Put it back with: autonomous-workflow repair ${paths.name}. Or set it anew with: autonomous-workflow align ${paths.name} <file>`,
    handEdit: (frozen, found) => {
      if (frozen === undefined) return unconfirmed(paths);
      return isDeepStrictEqual(frozen.goal, found.goal) ? undefined : unusable(document, 'is not as it was frozen');
    },
    noteRestored: (restored, now) => noteSetAside(paths, now, 'acceptance.json', restored),
    describeRestored: () => ({ how: 'as it was frozen' }),
  };
  return document;
}

/**
 * What the workflow has to reach and what is known about it; undefined when nobody set it.
 * @throws WorkflowError when the file is not valid, not as it was frozen here or was never frozen here, or is gone although there was one.
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
    'Nobody has confirmed the acceptance checklist on this machine, and its commands would be run',
    {
      where: paths.acceptance,
      received: 'no copy of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
      fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/acceptance.json`,
      exitCode: exitCodes.invalidState,
    },
  );
}
