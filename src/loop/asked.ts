import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

/** Questions asked since the last turn ended: only a hook can show them in the session's terminal. */
const file = runtimeFile('asked.json', ['']);

/** Keeps a question for the end of the turn. The caller holds the workflow's lock. */
export function noteAsked(paths: WorkflowPaths, question: string): void {
  file.write(paths, [...readAsked(paths), question]);
}

/** Returns the kept questions and removes them. */
export function takeAsked(paths: WorkflowPaths): string[] {
  const asked = readAsked(paths);
  if (asked.length > 0) file.remove(paths);
  return asked;
}

function readAsked(paths: WorkflowPaths): string[] {
  return file.read(paths) ?? [];
}
