import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { listWorkflows } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

const dayMilliseconds = 86_400_000;

/** The files of `.runtime` that stay, apart from a held lock. */
const kept = new Set<string>(['.gitignore', 'views.json']);

/**
 * Removes what is only machine state and bulk (`.runtime` but for the index of views, `transcripts/`) of workflows that ended longer ago
 * than `days`; evidence is never removed. Errors in one folder do not affect others.
 * @returns the names of the workflows with removed files.
 */
export async function sweepRetired(root: string, days: number, now: Date): Promise<string[]> {
  const before = now.getTime() - days * dayMilliseconds;
  const swept: string[] = [];
  for (const paths of listWorkflows(root)) {
    try {
      if (await sweep(paths, before, days, now)) swept.push(paths.name);
    } catch {
      // The workflow is broken, which `doctor` shows, or being written; the next sweep tries again.
      continue;
    }
  }
  return swept;
}

async function sweep(paths: WorkflowPaths, before: number, days: number, now: Date): Promise<boolean> {
  // The state file's time shows without reading it that the workflow is not due.
  if (statSync(paths.state).mtimeMs > before || removable(paths).length === 0) return false;
  return asWriter(paths, async () => {
    const { status, updated_at } = await readState(paths);
    // Its last change is its end.
    const isDue = status !== 'in_progress' && Date.parse(updated_at) <= before;
    if (!isDue || isHeld(paths, readLease(paths))) return false;
    const bytes = removable(paths).reduce((sum, file) => sum + sizeOf(file), 0);
    // The event is written first: after the removal it would create a new file.
    appendEvent(paths, now, { event: 'swept', bytes, days });
    for (const file of removable(paths)) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
    return true;
  });
}

function removable(paths: WorkflowPaths): string[] {
  const runtime = namesIn(paths.runtime).filter((name) => !kept.has(name) && !name.startsWith('lock'));
  return [
    ...runtime.map((name) => join(paths.runtime, name)),
    ...(existsSync(paths.transcripts) ? [paths.transcripts] : []),
  ];
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
