import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentNames, type WorkflowPaths } from '../paths.ts';

/** The names that stay of `.runtime` besides the lock of whoever is at work there: the last good copies of documents. */
const kept = new Set<string>(['.gitignore', 'state.json', 'attempts', ...documentNames]);

/** The machine state of an ended workflow that nobody needs any more: all of `.runtime` but the last good copies of its files. */
export function disposableRuntime(paths: WorkflowPaths): string[] {
  return list(paths.runtime)
    .filter((name) => !kept.has(name) && !name.startsWith('lock'))
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
