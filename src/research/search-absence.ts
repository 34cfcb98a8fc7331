import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { excerpt } from '../base/errors.ts';
import { isWorkflowOutput } from '../base/owned-files.ts';
import { counted } from '../base/text.ts';
import { projectFilesBelow } from '../programs/git/run-git.ts';
import { mayHoldSecrets } from './local-document.ts';
import { sightingIn, type AbsenceSearch } from './rules/absence.ts';

/** Limits of one search; when one is reached, the absence is not proven. */
const mostFiles = 20_000;
const mostBytes = 200_000_000;
const largestFile = 8_000_000;
const mostMilliseconds = 5_000;
/** The time limit for all searches of one `record`; the next one continues. */
const mostMillisecondsInAll = 20_000;
const binaryStart = 8_000;
/** Folders that are skipped in a project without git. */
const leftOut = /^(?:node_modules|\..*)$/;

/** A function that searches the project, with cached results and a time limit for all searches. */
export function treeSearcher(
  root: string,
  milliseconds = mostMillisecondsInAll,
): (path: string, terms: readonly string[]) => AbsenceSearch {
  const known = new Map<string, AbsenceSearch>();
  let left = milliseconds;
  const search = (path: string, terms: readonly string[]): AbsenceSearch => {
    if (left <= 0)
      return {
        outcome: 'could-not-run',
        detail: `the searches of this record took ${Math.round(milliseconds / 1_000)} s; the next one repeats it`,
      };
    const start = performance.now();
    const result = searchTree(root, path, terms, Math.min(left, mostMilliseconds));
    left -= performance.now() - start;
    return result;
  };
  return (path, terms) => {
    const key = JSON.stringify([path, ...terms]);
    const result = known.get(key) ?? search(path, terms);
    known.set(key, result);
    return result;
  };
}

/**
 * Searches a file or folder of the project, file names included, for words that an agent reported as absent. Files that git
 * ignores, files of workflows and possible secrets are skipped.
 * @param path from the project's root; `.` for the whole project.
 */
export function searchTree(
  root: string,
  path: string,
  terms: readonly string[],
  milliseconds = mostMilliseconds,
): AbsenceSearch {
  const failed = (detail: string): AbsenceSearch => ({ outcome: 'could-not-run', detail });
  const place = insideOf(root, path);
  if (place === undefined) return failed(`there is nothing in the project at ${excerpt(path)}`);
  const all = filesBelow(root, place).filter((file) => !isWorkflowOutput(file));
  const files = all.filter((file) => !mayHoldSecrets(file.split('/')));
  if (files.length === 0) return failed(`no file of the project lies at ${excerpt(path)}`);
  if (files.length > mostFiles) return failed(`${files.length} files are too many to search: name a smaller folder`);
  const deadline = Date.now() + milliseconds;
  let bytes = 0;
  let unreadable = 0;
  for (const file of files) {
    const named = sightingIn(file, terms);
    if (named !== undefined) return { outcome: 'found', detail: `there is a file ${excerpt(file)}`, snapshot: null };
    const read = readText(join(root, file));
    if (read === undefined) return failed(`${excerpt(file)} is too large to search`);
    bytes += read.length;
    if (bytes > mostBytes || Date.now() > deadline) return failed('there is too much to search: name a smaller folder');
    // Only the name of a binary file is searched.
    if (read.includes('\0')) unreadable += 1;
    const seen = sightingIn(read, terms);
    if (seen === undefined) continue;
    return { outcome: 'found', detail: `${excerpt(file)}:${seen.line} has "${excerpt(seen.words)}"`, snapshot: null };
  }
  if (unreadable === files.length) return failed(`${excerpt(path)} holds no text`);
  const left = [
    ...(unreadable === 0 ? [] : [`${unreadable} that are no text by name only`]),
    ...(all.length === files.length ? [] : [`without ${all.length - files.length} that may hold secrets`]),
  ];
  const detail = [`searched again in ${counted(files.length, 'file')}`, ...left].join(', ');
  return { outcome: 'not-found', detail, snapshot: null };
}

/** A path in git's form; undefined when it does not exist or is outside the project. */
function insideOf(root: string, path: string): string | undefined {
  try {
    const real = relative(realpathSync(root), realpathSync(join(root, path))).split(sep);
    return real[0] === '..' || real[0]?.includes(':') === true ? undefined : real.join('/');
  } catch {
    return undefined;
  }
}

/** The files at a path, from the project's root: those that git does not ignore, or all without git. */
function filesBelow(root: string, place: string): string[] {
  const listed = projectFilesBelow(root, place === '' ? '.' : place, mostMilliseconds);
  if (listed !== undefined) return listed.filter((file) => isFile(join(root, file)));
  if (isFile(join(root, place))) return [place];
  return readdirSync(join(root, place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => leftOut.test(part)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The text of a file; a NUL character for a binary file, undefined for one that is too large. */
function readText(path: string): string | undefined {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestFile) return undefined;
  try {
    const bytes = readFileSync(path);
    return bytes.subarray(0, binaryStart).includes(0) ? '\0' : bytes.toString('utf8');
  } catch {
    return '\0';
  }
}
