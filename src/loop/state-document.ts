import { statSync } from 'node:fs';
import { formatIssues, type Issue } from '../base/text.ts';
import { migrateSeedState, stateSchema } from './rules/state-schema.ts';
import type { WorkflowState } from './rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readDocument, unusable, type Document } from '../files/document.ts';
import { lineOfKey, parseFrontMatter } from '../files/front-matter.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hasRemains, noteState, stateFile } from './state-file.ts';

/**
 * The state. An edit by hand counts; removing the file ends the workflow, so that only `repair` makes it again. Reading it loads libraries
 * for YAML and validation, which `readState` avoids for an unchanged file.
 */
export function stateDocument(paths: WorkflowPaths): Document<WorkflowState> {
  const { form, ...file } = stateFile(paths);
  const modified = () => statSync(paths.state, { throwIfNoEntry: false })?.mtime ?? new Date(0);
  return {
    ...file,
    form: { ...form, parse: (text) => validateState(text, paths, modified()) },
    mayBeRemoved: true,
    wasThere: () => hasRemains(paths),
    noteRestored: ({ value, kept, why }, now) =>
      noteState(paths, now, value, { event: 'state-restored', kept: kept ?? 'none', why }),
  };
}

/**
 * The state of a file that was changed since it was written.
 * @throws WorkflowError when it is gone, unreadable, or not a state file.
 */
export function readEditedState(paths: WorkflowPaths): WorkflowState {
  const state = readDocument(stateDocument(paths));
  if (state === undefined) throw unusable(stateDocument(paths), 'is gone');
  return state;
}

/**
 * The state in the text of a state file.
 * @throws WorkflowError naming the line of each key that is wrong.
 */
export function validateState(text: string, paths: WorkflowPaths, modified: Date): WorkflowState {
  const { data, body } = parseFrontMatter(text, paths.state);
  if (data.schema === undefined && data.workflow_type === undefined) throw foreign(paths);
  const candidate = data.schema === undefined ? migrateSeedState(data, body, modified.toISOString()) : data;
  const result = stateSchema.safeParse(candidate);
  if (!result.success) throw invalid(paths, text, result.error.issues, candidate);
  if (result.data.name !== paths.name) {
    const message = `expected '${paths.name}', as the folder says`;
    throw invalid(paths, text, [{ path: ['name'], message }], candidate);
  }
  return result.data;
}

function foreign(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError('This is not a state file of autonomous-workflow', {
    where: paths.state,
    expected: 'front matter with workflow_type',
    fix: 'Move the file away or choose another name for the workflow; it was left as it is.',
    exitCode: exitCodes.invalidState,
  });
}

function invalid(paths: WorkflowPaths, text: string, issues: readonly Issue[], data: unknown): WorkflowError {
  return new WorkflowError('The state file is not valid', {
    where: paths.state,
    received: formatIssues(issues, data, { locate: (path) => lineOfKey(text, path) }).join('; '),
    fix: `Repair these lines, or restore the last valid state with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}
