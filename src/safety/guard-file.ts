import { isAbsolute, relative, resolve, sep } from 'node:path';
import { insteadOfEditing, pathInWorktree } from '../base/owned-files.ts';
import { realPathInside, type WorkflowPaths } from '../files/paths.ts';
import { steeringFiles } from '../loop/steering-files.ts';
import { isSettings, isSettingsBelow } from './rules/protected-paths.ts';
import { settingsFiles } from './settings-files.ts';

/** The reason why a tool must not write a file, by its name or, where links lead elsewhere, by its place; or undefined. */
export async function guardFile(file: string, paths: WorkflowPaths): Promise<string | undefined> {
  if (file === '') return undefined;
  const named = resolve(paths.root, file);
  const real = realPathInside(paths.root, named);
  const places = [named, ...(real === undefined ? [] : [resolve(paths.root, real)])];
  for (const place of places) {
    const found = guardPlace(place, paths);
    if (found !== undefined) return found;
  }
  const steering = await steeringFiles(paths);
  return places.some((place) => steering.includes(place))
    ? `${file} is the user's: it stops or redirects the workflow → leave it to the user and go on with your work`
    : undefined;
}

function guardPlace(absolute: string, paths: WorkflowPaths): string | undefined {
  const fromRoot = relative(paths.root, absolute).split(sep).join('/');
  const path = relative(paths.base, absolute).split(sep).join('/');
  // A file in the work tree of a feature becomes one of the project.
  const isOurs = isSettings(fromRoot) || isSettingsBelow(pathInWorktree(path) ?? '');
  if (isOurs || settingsFiles(paths.root).includes(absolute)) {
    const named = isOurs ? fromRoot : absolute;
    return `${named} is the user's: it says what a workflow and its session may do → leave it as it is`;
  }
  if (path.startsWith('..') || isAbsolute(path)) return undefined;
  const instead = insteadOfEditing(path, paths.name);
  return instead === undefined
    ? undefined
    : `${paths.folder}/${path} is written by autonomous-workflow only → ${instead}`;
}
