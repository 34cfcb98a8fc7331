import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowPaths } from '../paths.ts';

/** What stays of `.runtime`: the last good copies, and the lock of whoever is at work there. */
const keptOfRuntime = /^(?:\.gitignore|(?:state|ledger|escalations|feature-list|plan|acceptance)\.json|lock.*)$/;

/** The machine state of an ended workflow that nobody needs any more: all of `.runtime` but the last good copies of its files. */
export function disposableRuntime(paths: WorkflowPaths): string[] {
  return list(paths.runtime)
    .filter((name) => !keptOfRuntime.test(name))
    .map((name) => join(paths.runtime, name));
}

/** Removes files and folders that may be gone already. */
export function removeAll(files: readonly string[]): void {
  for (const file of files) rmSync(file, { recursive: true, force: true, maxRetries: 3 });
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is none.
    return [];
  }
}
