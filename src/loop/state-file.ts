import { orElse } from '../base/or-else.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type WrittenDocument, writeDocument } from '../files/document.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { formatFrontMatter, formatStateBody } from './rules/state-body.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { initialState, type WorkflowState } from './rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readOrNothing } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';

/** The part of the state's document that writing needs; state-document adds the reading of an edited file. */
export function stateFile(paths: WorkflowPaths) {
  return {
    workflow: paths.name,
    title: 'the state file',
    copyTitle: 'the state',
    file: paths.state,
    copy: join(paths.runtime, 'state.json'),
    form: { format: (state) => formatFrontMatter({ ...state }, formatStateBody(state, paths.folder)) },
    copyForm: { parse: parseCopy, format: JSON.stringify },
    handEdit: 'taken over',
  } as const satisfies WrittenDocument<WorkflowState> & Record<string, unknown>;
}

/**
 * The validated state of a workflow. Seed-style files are migrated in memory and written in the new form at the next change.
 * @throws WorkflowError when the file is missing, unreadable, or not a state file.
 */
export async function readState(paths: WorkflowPaths): Promise<WorkflowState> {
  if (!existsSync(paths.state)) throw missing(paths);
  const known = readUnchanged(paths);
  if (known !== undefined) return known;
  const { readEditedState } = await import('./state-document.ts');
  return readEditedState(paths);
}

/** The copy of the state, when the file is unchanged: so it need not be parsed and validated. */
function readUnchanged(paths: WorkflowPaths): WorkflowState | undefined {
  const state = copiedState(paths);
  const text = readOrNothing(paths.state)?.toString('utf8');
  // The copy does not hold a state.
  return orElse(
    () => (state !== undefined && text === stateFile(paths).form.format(state) ? state : undefined),
    undefined,
  );
}

/** Whether a state file exists, valid or not. */
export function stateExists(paths: WorkflowPaths): boolean {
  return existsSync(paths.state);
}

/** Whether the state file of an existing workflow is gone; it can be restored or rebuilt. */
export function isStateLost(paths: WorkflowPaths): boolean {
  return !stateExists(paths) && (hasCopy(paths) || hasRemains(paths));
}

/** Whether other files prove that there was a workflow. */
export function hasRemains({ journal, ledger, inbox }: WorkflowPaths): boolean {
  return [journal, ledger, inbox].some((file) => existsSync(file));
}

/** Whether there is a copy of the state. */
export function hasCopy(paths: WorkflowPaths): boolean {
  return existsSync(stateFile(paths).copy);
}

/** Writes the state file whole. The caller holds the workflow's lock and has noted the change in the journal. */
export function writeState(paths: WorkflowPaths, state: WorkflowState): void {
  writeDocument(stateFile(paths), state);
}

/**
 * Notes an event with the state that it leads to. The state can be rebuilt from any such line, except for the prompt, which only the line
 * that changed it has.
 */
export function noteState(paths: WorkflowPaths, now: Date, state: WorkflowState, event: WorkflowEvent): void {
  const { prompt, ...others } = state;
  appendEvent(paths, now, event, copiedState(paths)?.prompt === prompt ? others : state);
}

/** Whether the count of iterations is not the one that was written last. */
export function isIterationAltered(
  paths: WorkflowPaths,
  { iteration, recorded_iteration }: Pick<WorkflowState, 'iteration' | 'recorded_iteration'>,
): boolean {
  const copy = copiedState(paths);
  return copy?.iteration !== iteration || copy.recorded_iteration !== recorded_iteration;
}

/** The state as it was written last, not validated; undefined when there is none, or it is damaged. */
export function copiedState(paths: WorkflowPaths): WorkflowState | undefined {
  return orElse(() => parseCopy(readOrNothing(stateFile(paths).copy)?.toString('utf8') ?? ''), undefined);
}

/** Adds missing keys to a state of an older version, so that it differs from its file. */
function parseCopy(text: string): WorkflowState {
  const value = parseJson(text);
  // The shape is checked first: a list of millions would have as many keys to go through.
  if (!hasShapeOf(value, { prompt: '', iteration: 0 })) throw new Error('it is no copy of a state');
  const missing = Object.entries(initialState).filter(([key]) => !Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(missing) } as WorkflowState;
}

function missing(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.state,
    fix: 'List the workflows of this project with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}
