import { namesIn } from '../files/regular.ts';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError } from '../base/errors.ts';
import { appendEvent } from '../journal/journal.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { documentFiles } from '../base/owned-files.ts';
import { archivedPaths, archiveFolder, docsFolder, type WorkflowPaths } from '../files/paths.ts';
import { forgetSession } from '../session/pointer.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** The files of `.runtime` that an archive keeps, the last good copies of documents, apart from a held lock. */
const kept = new Set<string>(['.gitignore', 'state.json', 'attempts', ...documentFiles]);

/** The part of `.runtime` that an ended workflow no longer needs: all but the last good copies of its files. */
export function disposableRuntime(paths: WorkflowPaths): string[] {
  return namesIn(paths.runtime)
    .filter((name) => !kept.has(name) && !name.startsWith('lock'))
    .map((name) => join(paths.runtime, name));
}

/** Removes files and folders that may be gone already. */
export function removeAll(files: readonly string[]): void {
  for (const file of files) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Moves the folder of a workflow that has ended to `docs/archived-research/<name>-<day of its end>`: all evidence is kept, its name
 * becomes free. Of `.runtime` only the last good copies stay.
 * @returns the paths of the archived workflow.
 * @throws WorkflowError while it is in progress or a live session holds it; nothing is changed then.
 */
export async function archiveWorkflow(paths: WorkflowPaths, now: Date): Promise<WorkflowPaths> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    const lease = readLease(paths);
    if (state.status !== 'in_progress' && isHeld(paths, lease)) throw held(paths, lease?.session ?? '');
    if (state.status === 'in_progress') throw inProgress(paths);
    const target = freePaths(paths, state);
    if (existsSync(dirname(target.base)) && !isFolder(dirname(target.base))) throw inTheWay(dirname(target.base));
    mkdirSync(dirname(target.base), { recursive: true });
    appendEvent(paths, now, { event: 'archived', folder: target.folder });
    removeAll(disposableRuntime(paths));
    renameSync(paths.base, target.base);
    // Only the pointer to this workflow is removed: the session may drive another one by now.
    if (lease !== undefined) forgetSession(paths, lease.session);
    // The lock that this process holds has moved too.
    removeAll(locksOf(target));
    return target;
  });
}

/** The archived workflows of a project, by the names of their folders. */
export function listArchived(root: string): WorkflowPaths[] {
  const folder = join(root, docsFolder, archiveFolder);
  // A plain file of that name is no archive.
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => archivedPaths(root, name) ?? [])
    .filter(({ base }) => existsSync(base));
}

/** The first folder that is free for a workflow that ended on this day, UTC. */
function freePaths({ root, name }: WorkflowPaths, { updated_at }: WorkflowState): WorkflowPaths {
  const first = `${name}-${updated_at.slice(0, 10)}`;
  for (let number = 1; ; number += 1) {
    const target = archivedPaths(root, number === 1 ? first : `${first}-${number}`);
    if (target === undefined) throw new Error(`no folder can be named ${first}`);
    if (!existsSync(target.base)) return target;
  }
}

function locksOf({ runtime }: WorkflowPaths): string[] {
  return readdirSync(runtime)
    .filter((name) => name.startsWith('lock'))
    .map((name) => join(runtime, name));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function inTheWay(path: string): WorkflowError {
  return new WorkflowError('A file stands where archived workflows go', {
    where: path,
    expected: 'a folder, or nothing',
    fix: 'Move the file away, then archive again.',
  });
}

function inProgress(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`The workflow '${paths.name}' is in progress`, {
    fix: `Stop it first with: autonomous-workflow stop ${paths.name}`,
  });
}

function held(paths: WorkflowPaths, session: string): WorkflowError {
  return new WorkflowError(`A live session holds the workflow '${paths.name}'`, {
    received: `session ${session}`,
    fix: 'End that session first, or wait until its turn is over.',
  });
}
