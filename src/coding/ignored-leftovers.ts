import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { moveFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { isBuildProduct } from '../programs/git/build-products.ts';
import { isDependencyFolder } from '../programs/git/dependencies.ts';
import type { RepositoryCheckout } from './checkout.ts';
import { ignoredFiles } from './ignored-work.ts';

/** The files that git ignored when a feature was begun; incomplete where there are too many to list. */
interface AtStart {
  files: string[];
  isWhole: boolean;
}

/** A file that removed work had overwritten, and the time of the removal, in milliseconds. */
interface Stale {
  path: string;
  until: number;
}

const mostFiles = 5_000;

const startFile = ({ runtime }: WorkflowPaths, id: string) => join(runtime, 'ignored', `${id}.json`);
const staleFile = runtimeFile('ignored/stale.json', { stale: [{ path: '', until: 0 }] as Stale[] });

/**
 * Ignored files that may be removed together with the work of a feature: no settings, caches or dependencies, and no names with a
 * leading dot.
 */
async function outputs({ root, without }: RepositoryCheckout): Promise<string[]> {
  return (await ignoredFiles(root, without)).filter((path) => !isKept(path));
}

const isKept = (path: string): boolean =>
  isBuildProduct(path) || isDependencyFolder(path) || path.split('/').some((part) => part.startsWith('.'));

/** Records which files git ignores in the project when a feature is begun: later ones belong to its work. */
export async function noteIgnored(paths: WorkflowPaths, checkout: RepositoryCheckout, id: string): Promise<void> {
  const files: string[] = [];
  for (const path of await outputs(checkout)) list(checkout.root, path, files);
  const known: AtStart = { files, isWhole: files.length <= mostFiles };
  writeAtomic(startFile(paths, id), JSON.stringify(known));
}

function list(root: string, path: string, into: string[]): void {
  if (into.length > mostFiles) return;
  if (!isFolder(join(root, path))) into.push(path);
  else for (const name of readdirSync(join(root, path))) list(root, `${path}/${name}`, into);
}

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Moves the files that git ignores and that came since the feature was begun into the workflow's folder, together with its work:
 * otherwise tests built from that work would still be run. Older files that have changed remain, and the next task names them.
 */
export async function takeIgnoredAway(paths: WorkflowPaths, checkout: RepositoryCheckout, id: string): Promise<void> {
  const known = readJsonLike<AtStart>(startFile(paths, id), { files: [''], isWhole: true });
  if (known === undefined) return;
  // The clock of the disk is some milliseconds behind: with the process's own time, files written directly after would seem older.
  const at = statSync(startFile(paths, id)).mtimeMs;
  const now = new Date();
  const came: string[] = [];
  const changed: string[] = [];
  for (const path of await outputs(checkout)) sortOut(checkout.root, path, { ...known, at }, { came, changed });
  const folder = `.runtime/taken-away/${id}-${now.getTime()}`;
  for (const path of came) {
    const place = join(paths.base, folder, path);
    moveFile(join(checkout.root, path), place);
  }
  const stale = [...staleFiles(paths), ...changed.map((path): Stale => ({ path, until: now.getTime() }))];
  if (changed.length > 0) staleFile.write(paths, { stale: stale.slice(-mostFiles) });
  if (came.length === 0) return;
  await asWriter(paths, () =>
    appendEvent(paths, now, { event: 'ignored-taken-away', feature: id, files: firstOf(came), folder }),
  );
}

/** @param atStart with the time of the start, in milliseconds. */
function sortOut(
  root: string,
  path: string,
  atStart: AtStart & { at: number },
  into: { came: string[]; changed: string[] },
): void {
  if (isKept(path) || into.changed.length > mostFiles) return;
  const { at, files, isWhole } = atStart;
  const wasThere = !isWhole || files.some((one) => one === path || one.startsWith(`${path}/`));
  if (!wasThere) into.came.push(path);
  else if (isFolder(join(root, path)))
    for (const name of readdirSync(join(root, path))) sortOut(root, `${path}/${name}`, atStart, into);
  else if ((statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= at) into.changed.push(path);
}

function staleFiles(paths: WorkflowPaths): Stale[] {
  return staleFile.read(paths)?.stale ?? [];
}

/** Ignored files that removed work had overwritten and that were not rebuilt since. */
export function leftBehind(paths: WorkflowPaths, { root }: RepositoryCheckout): string[] {
  const left = staleFiles(paths).filter(({ path, until }) => {
    const place = join(root, path);
    return existsSync(place) && statSync(place).mtimeMs <= until;
  });
  return [...new Set(left.map(({ path }) => path))];
}
