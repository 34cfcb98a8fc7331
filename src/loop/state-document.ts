import { statSync } from 'node:fs';
import { formatIssues, type Issue } from '../base/text.ts';
import { migrateSeedState, stateSchema } from './rules/state-schema.ts';
import { initialState } from './rules/initial-state.ts';
import { withCountsOf, type WorkflowState } from './rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readDocument, unusable, type Document } from '../journal/document.ts';
import { parseFrontMatter } from '../files/front-matter.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { stateFile } from './state-file.ts';

/** The state. Reading its file loads libraries for YAML and validation, which `readState` avoids for one that is as it was written. */
export function stateDocument(paths: WorkflowPaths): Document<WorkflowState> {
  const modified = () => statSync(paths.state, { throwIfNoEntry: false })?.mtime ?? new Date(0);
  return {
    ...stateFile(paths),
    read: (text) => validateState(String(text), paths, modified()),
    takeEdit: (logged, found) => withCountsOf(found, logged),
  };
}

/**
 * The state of a workflow whose file is not as it was written.
 * @throws WorkflowError when no log explains the file and it is not a state file.
 */
export function readChangedState(paths: WorkflowPaths): WorkflowState {
  const document = stateDocument(paths);
  const state = readDocument(document);
  if (state === undefined) throw unusable(document, 'is gone');
  return state;
}

/** The state in the text of a state file. */
export function validateState(text: string, paths: WorkflowPaths, modified: Date): WorkflowState {
  const { data, body } = parseFrontMatter(text, paths.state);
  if (data.schema === undefined && data.workflow_type === undefined)
    throw invalid(paths, [{ path: ['workflow_type'], message: 'expected in the front matter of a workflow' }], data);
  // An older version lacks keys.
  const candidate =
    data.schema === undefined ? migrateSeedState(data, body, modified.toISOString()) : { ...initialState, ...data };
  const result = stateSchema.safeParse(candidate);
  if (!result.success) throw invalid(paths, result.error.issues, candidate);
  if (result.data.name === paths.name) return result.data;
  throw invalid(paths, [{ path: ['name'], message: `expected '${paths.name}', as the folder says` }], candidate);
}

function invalid(paths: WorkflowPaths, issues: readonly Issue[], data: unknown): WorkflowError {
  return new WorkflowError('The state file is not valid', {
    where: paths.state,
    received: formatIssues(issues, data).join('; '),
    fix: 'Correct these lines, or move the file away.',
    exitCode: exitCodes.invalidState,
  });
}
