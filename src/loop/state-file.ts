import { existsSync } from 'node:fs';
import { hasShapeOf } from '../base/json.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import {
  writeDocument,
  type WrittenDocument,
  documentsInLog,
  valueAsWritten,
  hasDocument,
} from '../journal/document.ts';
import { hasLog } from '../journal/journal.ts';
import type { Json } from '../journal/rules/fold.ts';
import { formatFrontMatter, formatStateBody } from './rules/state-body.ts';
import { type WorkflowState } from './rules/state.ts';
import { initialState } from './rules/initial-state.ts';

const nameOf = ({ name }: WorkflowPaths): string => `${name}-state.md`;

/** The part of the state's document that writing needs; state-document adds the reading of a changed file. */
export function stateFile(paths: WorkflowPaths) {
  return {
    paths,
    name: nameOf(paths),
    title: 'the state file',
    isText: true,
    form: { format: (state) => formatFrontMatter({ ...state }, formatStateBody(state, paths.folder)) },
  } as const satisfies WrittenDocument<WorkflowState>;
}

/**
 * The validated state of a workflow. Seed-style files are migrated in memory and written in the new form at the next change.
 * @throws WorkflowError when there is no workflow, or its state is no state.
 */
export async function readState(paths: WorkflowPaths): Promise<WorkflowState> {
  const known = withAllKeys(valueAsWritten(paths, nameOf(paths)));
  if (known !== undefined) return known;
  if (!stateExists(paths)) throw missing(paths);
  const { readChangedState } = await import('./state-document.ts');
  return readChangedState(paths);
}

/** The state as the log has it, not validated; undefined where it has none. */
export function loggedState(paths: WorkflowPaths): WorkflowState | undefined {
  return withAllKeys(valueAsWritten(paths, nameOf(paths)) ?? documentsInLog(paths).get(nameOf(paths)));
}

/** Whether there is a workflow: a state file, valid or not, or a log that has the state. */
export function stateExists(paths: WorkflowPaths): boolean {
  if (existsSync(paths.state)) return true;
  return hasLog(paths) && (hasDocument(paths, nameOf(paths)) || documentsInLog(paths).has(nameOf(paths)));
}

/** Writes the state. The caller holds the workflow's lock. */
export function writeState(paths: WorkflowPaths, state: WorkflowState, now: Date): void {
  writeDocument(stateFile(paths), state, now);
}

/** Adds keys that a state of an older version lacks. */
function withAllKeys(value: Json | undefined): WorkflowState | undefined {
  if (!hasShapeOf(value, { prompt: '', iteration: 0 })) return undefined;
  const missing = Object.entries(initialState).filter(([key]) => !Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(missing) } as unknown as WorkflowState;
}

function missing(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.state,
    fix: 'List the workflows of this project with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}
