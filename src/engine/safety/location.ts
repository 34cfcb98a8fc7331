import type { SafetyScope } from './denial.ts';
import { matches } from './glob.ts';
import { isLiteral } from './shell-script.ts';

/** Where a word of a command points to. */
export interface Location {
  /** Absolute, with forward slashes, without `.` and `..`; it may hold wildcards. */
  path: string;
  /** Only the folder is known: what follows stands in a variable, say. */
  isPartial: boolean;
}

const longest = 4_096;

/**
 * Where a path leads, by its text.
 * @param folder where relative paths begin; undefined when that is not known.
 * @returns undefined when nothing can be said.
 */
export function locate(text: string, folder: string | undefined, { home }: SafetyScope): Location | undefined {
  if (text === '' || text.length > longest) return undefined;
  const written = isWindows(home) ? text.replaceAll('\\', '/') : text;
  const known = isLiteral(written) ? written : written.slice(0, written.lastIndexOf('/', written.indexOf('\0')) + 1);
  if (known === '') return undefined;
  const isPartial = known !== written;
  const fromHome = /^~(?=\/|$)/.test(known) ? home + known.slice(1) : known;
  // Somebody else's.
  if (fromHome.startsWith('~')) return { path: `/${fromHome}`, isPartial };
  if (isAbsolute(fromHome)) return { path: normal(fromHome), isPartial };
  return folder === undefined ? undefined : { path: normal(`${folder}/${fromHome}`), isPartial };
}

const isWindows = (path: string) => /^[A-Za-z]:/.test(path);
const isAbsolute = (path: string) => path.startsWith('/') || isWindows(path);

function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `${isWindows(path) ? '' : '/'}${parts.join('/')}`;
}

/** The path from a folder, '' for the folder itself; undefined when it lies elsewhere. */
function pathFrom(folder: string, path: string): string | undefined {
  const base = normal(folder);
  if (path === base) return '';
  const start = base.endsWith('/') ? base : `${base}/`;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

/** The path from the project's root, '' for the root itself; undefined when it lies elsewhere. */
export function pathInProject(path: string, { roots }: SafetyScope): string | undefined {
  for (const root of roots) {
    const inside = pathFrom(root, path);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Whether a path is that of something in a folder for temporary files: not that folder, nor all in it. */
export function isTemporary(path: string, { temporary }: SafetyScope): boolean {
  return temporary.some((folder) => !/^(?:[*?.]*(?:\/|$))/.test(pathFrom(folder, path) ?? ''));
}

/** Whether what a path (with wildcards) stands for may be a folder or file, or hold it. */
export function covers(path: string, target: string): boolean {
  const [parts, targetParts] = [partsOf(path), partsOf(normal(target))];
  return parts.length <= targetParts.length && parts.every((part, index) => matches(part, targetParts[index] ?? ''));
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Whether it is the project, or holds it. */
export function coversProject(path: string, { roots }: SafetyScope): boolean {
  return roots.some((root) => covers(path, root));
}

/** Whether it is a folder for temporary files, or holds one. */
export function coversTemporary(path: string, { temporary }: SafetyScope): boolean {
  return temporary.some((folder) => covers(path, folder));
}
