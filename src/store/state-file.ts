import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatFrontMatter } from '../engine/front-matter-format.ts';
import { formatStateBody } from '../engine/state-body.ts';
import type { WorkflowState } from '../engine/state.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import { setAside, writeAtomic } from './atomic.ts';
import type { WorkflowPaths } from './paths.ts';

interface ReadCopy {
  text: string;
  state: WorkflowState;
}

/** Beside each state file: its text and what it means, so that an unchanged file need not be parsed and validated again. */
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

export function stateExists(paths: WorkflowPaths): boolean {
  return existsSync(paths.state);
}

/** Whether the state file is gone although the workflow was there: it can be put back. */
export function isStateLost(paths: WorkflowPaths): boolean {
  return !stateExists(paths) && existsSync(copyFile(paths));
}

/** Writes the state file whole. The caller holds the workflow's lock. */
export function writeState(paths: WorkflowPaths, state: WorkflowState): void {
  const text = formatFrontMatter({ ...state }, formatStateBody(state, paths.folder));
  writeAtomic(paths.state, text);
  writeAtomic(copyFile(paths), JSON.stringify({ text, state } satisfies ReadCopy));
}

/** Puts a state file back as it was last written by us, after somebody else changed or broke it; the broken one is kept. */
export function restoreState(paths: WorkflowPaths, now: Date): { kept: string | null } | undefined {
  const copy = readCopy(paths);
  if (copy === undefined) return undefined;
  const kept = setAside(paths.state, now);
  writeAtomic(paths.state, copy.text);
  return { kept };
}

function readText(paths: WorkflowPaths): string {
  try {
    return readFileSync(paths.state, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new WorkflowError(missing ? `There is no workflow '${paths.name}'` : 'The state file cannot be read', {
      where: paths.state,
      ...(!missing && { received: (error as Error).message }),
      cause: error,
      fix: missing
        ? 'List the workflows of this project with: autonomous-workflow list'
        : 'Give yourself the right to read that file.',
      exitCode: missing ? exitCodes.usage : exitCodes.refused,
    });
  }
}

function readCopy(paths: WorkflowPaths): ReadCopy | undefined {
  try {
    return JSON.parse(readFileSync(copyFile(paths), 'utf8')) as ReadCopy;
  } catch {
    return undefined;
  }
}
