import { resolve } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';
import { steeringFiles } from '../loop/steering-files.ts';
import { judgePath } from './rules/protected-paths.ts';
import { scopeOf } from './scope.ts';

/**
 * The reason why a tool must not write a file, by its name or, where links lead elsewhere, by its place; or undefined. Whether other
 * files may be written is Claude Code's and the user's to decide.
 */
export async function guardFile(file: string, paths: WorkflowPaths): Promise<string | undefined> {
  if (file === '') return undefined;
  const scope = scopeOf(paths.root, paths, await steeringFiles(paths));
  // The name of a file is no pattern.
  const place = resolve(paths.root, file).replace(/[*?[]/g, '_');
  const denied = judgePath(place, 'write', paths.root, scope);
  return denied === undefined || /^(?:outside|git-folder)$/.test(denied.rule)
    ? undefined
    : `${denied.what} → ${denied.instead}`;
}
