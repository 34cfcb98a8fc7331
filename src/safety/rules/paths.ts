import type { SafetyScope } from './denial.ts';

/** A placeholder in a word for text that is known only at run time, such as the value of a variable. */
export const unknown = '\0';

const longest = 4_096;

/**
 * The path that a word of a command names: absolute, with forward slashes, without `.` and `..`; wildcards stay.
 * @returns undefined for a word that is empty, too long for a path, or unknown from its beginning.
 */
export function locate(word: string, folder: string, { home }: SafetyScope): string | undefined {
  if (word === '' || word.length > longest || word.startsWith(`/${unknown}`)) return undefined;
  const path = /^~(?:\/|$)/.test(word) ? home + word.slice(1) : word;
  if (path.startsWith('~')) return `/${path}`;
  if (isAbsolute(path)) return normalize(path);
  return folder.startsWith(`/${unknown}`) ? undefined : normalize(`${folder}/${path}`);
}

const isWindows = (path: string) => /^[A-Za-z]:/.test(path);

/** Whether a path begins at the root of a file system, also of Windows. */
export const isAbsolute = (path: string): boolean => path.startsWith('/') || isWindows(path);

/** A path without `.`, `..` and double slashes. */
export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of (isWindows(path) ? path.replaceAll('\\', '/') : path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `${isWindows(path) ? '' : '/'}${parts.join('/')}`;
}

/** The path from the project's root, '' for the root itself; undefined for a path outside the project. */
export function pathInProject(path: string, { roots }: SafetyScope): string | undefined {
  return roots.map((root) => pathFrom(root, path)).find((inside) => inside !== undefined);
}

function pathFrom(folder: string, path: string): string | undefined {
  const base = normalize(folder);
  if (path === base) return '';
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
}

/** Whether a path is within a folder for temporary files: not that folder itself, nor a wildcard for all of it. */
export function isTemporary(path: string, { temporary }: SafetyScope): boolean {
  return temporary.some((folder) => !/^(?:[*?.]*(?:\/|$))/.test(pathFrom(folder, path) ?? ''));
}

/** Whether a path, with its wildcards, names a target or a folder that holds it. */
export function covers(path: string, target: string): boolean {
  const [parts, targetParts] = [partsOf(path), partsOf(normalize(target))];
  return parts.length <= targetParts.length && parts.every((part, index) => matches(part, targetParts[index] ?? ''));
}

/** Whether a path, with its wildcards, names the target itself. */
export function names(path: string, target: string): boolean {
  return covers(path, target) && partsOf(path).length === partsOf(normalize(target)).length;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Whether a name matches a pattern. From the third star or from a bracket on, everything matches: patterns stay fast. */
export function matches(pattern: string, name: string): boolean {
  if (!/[*?[]/.test(pattern)) return pattern === name;
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  const simple = pattern
    .replace(/\*+/g, '*')
    .replace(/\[.*$/s, '*')
    .replace(/^((?:[^*]*\*){3}).*$/s, '$1');
  const source = simple
    .replace(/[.+^${}()|\\\]]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(name);
}
