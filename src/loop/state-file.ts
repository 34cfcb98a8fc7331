import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatFrontMatter, formatStateBody } from './rules/state-body.ts';
import { initialState, type WorkflowState } from './rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Beside each state file: the state that we wrote last, so that an unchanged file need not be parsed and validated again. */
const copyFile = (paths: WorkflowPaths) => join(paths.runtime, 'state.json');

/**
 * The validated state of a workflow. Seed-style files are migrated in memory and written in the new form at the next change.
 * @throws WorkflowError when the file is missing, unreadable, or not a state file; nothing is changed then.
 */
export async function readState(paths: WorkflowPaths): Promise<WorkflowState> {
  const text = readText(paths);
  const copy = readCopy(paths);
  if (copy?.text === text) return copy.state;
  const { validateState } = await import('./validate-state.ts');
  return validateState(text, paths, statSync(paths.state).mtime);
}

/** Whether there is something at the place of the state file, valid or not. */
export function stateExists(paths: WorkflowPaths): boolean {
  return existsSync(paths.state);
}

/** Whether the state file is gone although the workflow was there: it can be put back, or made anew from what was found. */
export function isStateLost(paths: WorkflowPaths): boolean {
  if (stateExists(paths)) return false;
  return hasCopy(paths) || [paths.journal, paths.ledger, paths.inbox].some((file) => existsSync(file));
}

/** Writes the state file whole. The caller holds the workflow's lock and has noted the change in the journal. */
export function writeState(paths: WorkflowPaths, state: WorkflowState): void {
  writeAtomic(paths.state, formatState(paths, state));
  // An older one is known by its text, an empty one is none.
  writeAtomic(copyFile(paths), JSON.stringify(state), { flush: 'nothing' });
}

export interface StateCopy {
  state: WorkflowState;
  /** The state file that it stands for. */
  text: string;
}

/**
 * What we wrote last, or undefined. The state is not validated: where it is used its text is compared with a valid file or
 * validated itself, which finds any damage.
 */
export function readCopy(paths: WorkflowPaths): StateCopy | undefined {
  const copied = readCopiedState(paths);
  if (copied === undefined) return undefined;
  const state = withLaterKeys(copied);
  try {
    return { state, text: formatState(paths, state) };
  } catch {
    // It is not a state at all.
    return undefined;
  }
}

/** The prompt of the state that we wrote last, or undefined. */
export function copiedPrompt(paths: WorkflowPaths): string | undefined {
  return readCopiedState(paths)?.prompt;
}

/** Whether the count of iterations is not the one that we wrote last. */
export function isIterationAltered(
  paths: WorkflowPaths,
  { iteration, recorded_iteration }: Pick<WorkflowState, 'iteration' | 'recorded_iteration'>,
): boolean {
  const copy = readCopiedState(paths);
  return copy?.iteration !== iteration || copy.recorded_iteration !== recorded_iteration;
}

function readCopiedState(paths: WorkflowPaths): WorkflowState | undefined {
  // A list of millions has as many keys to format.
  return readJsonLike(copyFile(paths), { prompt: '', iteration: 0 }) as WorkflowState | undefined;
}

/** Whether there is a copy of what we wrote last. */
export function hasCopy(paths: WorkflowPaths): boolean {
  return existsSync(copyFile(paths));
}

function formatState(paths: WorkflowPaths, state: WorkflowState): string {
  return formatFrontMatter({ ...state }, formatStateBody(state, paths.folder));
}

function readText(paths: WorkflowPaths): string {
  try {
    return readRegular(paths.state).toString('utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const isPlain = statSync(paths.state, { throwIfNoEntry: false })?.isFile() !== false;
    throw new WorkflowError(missing ? `There is no workflow '${paths.name}'` : 'The state file cannot be read', {
      where: paths.state,
      ...(!missing && { received: (error as Error).message }),
      cause: error,
      fix: missing
        ? 'List the workflows of this project with: autonomous-workflow list'
        : isPlain
          ? 'Give yourself the right to read that file.'
          : `A folder or device stands in its place: move it away, then run: autonomous-workflow repair ${paths.name}`,
      exitCode: missing ? exitCodes.usage : exitCodes.refused,
    });
  }
}

/** A state that an older version wrote lacks the keys that have come since. */
function withLaterKeys(state: WorkflowState): WorkflowState {
  const missing = Object.entries(initialState).filter(([key]) => !Object.hasOwn(state, key));
  return missing.length === 0 ? state : { ...state, ...Object.fromEntries(missing) };
}
