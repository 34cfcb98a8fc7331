import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { describeError, WorkflowError } from '../base/errors.ts';
import { findRepository, uncommittedPaths } from '../programs/git/repository.ts';
import { dropOldSnapshots, listSnapshots, refOf, takeSnapshot, type Snapshot } from '../programs/git/snapshot.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** Larger files are data that git should ignore, and no work of a session. */
const mostBytes = 200_000_000;
const mostFiles = 20_000;

/** The result of keeping a work tree: a sentence, and the snapshot, or null where none was kept. */
export interface KeptWorkTree {
  text: string;
  data: Snapshot | null;
}

/** Keeps the work tree in git as it is at the beginning of the iteration in progress. A failure is journalled, not thrown. */
export async function snapshotWorkTree(paths: WorkflowPaths, now: Date): Promise<KeptWorkTree> {
  const { iteration } = await readState(paths);
  try {
    return await take(paths, iteration, now);
  } catch (error) {
    return skip(paths, iteration, now, describeError(error));
  }
}

async function take(paths: WorkflowPaths, iteration: number, now: Date): Promise<KeptWorkTree> {
  const { configuration } = await currentConfiguration(paths.root);
  const kept = configuration.snapshots_kept;
  // Without git nothing is kept; doctor reports that git is missing.
  const repository = await findRepository(paths.root).catch(() => undefined);
  if (repository === undefined) return answer('There is no git repository here: nothing is kept.', null);
  if (kept === 0) return answer('The configuration says that no snapshots are kept (snapshots_kept: 0).', null);
  const ref = refOf(paths.name, String(iteration));
  const known = (await listSnapshots(paths.root, paths.name)).find((one) => one.iteration === iteration);
  // A second snapshot would replace the one of the beginning. The existing one may be of another workflow with that name.
  if (known !== undefined && isOurs(paths, known)) return answer(`${ref} is there already.`, known);
  const tooMuch = await findTooMuch(repository.root);
  if (tooMuch !== undefined) return skip(paths, iteration, now, tooMuch);
  const commit = await takeSnapshot(
    paths.root,
    ref,
    `autonomous-workflow ${paths.name}: before iteration ${iteration}`,
  );
  await dropOldSnapshots(paths.root, paths.name, kept);
  await journal(paths, now, { event: 'snapshot', iteration, ref, commit });
  return answer(`Kept the work tree as ${ref}.`, { ref, commit, iteration });
}

function isOurs(paths: WorkflowPaths, { commit }: Snapshot): boolean {
  return parseJournal(readJournal(paths)).some((line) => line.event === 'snapshot' && line.commit === commit);
}

/** The reason why the work tree cannot be kept, or undefined. */
async function findTooMuch(root: string): Promise<string | undefined> {
  const files = await uncommittedPaths(root);
  if (files.length > mostFiles) return `${files.length} files are not committed; at most ${mostFiles} are kept`;
  let bytes = 0;
  for (const file of files) {
    bytes += await lstat(join(root, file)).then(
      ({ size }) => size,
      () => 0,
    );
    if (bytes > mostBytes) return `the files that are not committed hold more than ${mostBytes / 1e6} MB`;
  }
  return undefined;
}

async function skip(paths: WorkflowPaths, iteration: number, now: Date, why: string): Promise<KeptWorkTree> {
  await journal(paths, now, { event: 'snapshot-skipped', iteration, why });
  return answer(`No snapshot of the work tree: ${why}`, null);
}

/** Journals an event unless the workflow was archived meanwhile: a snapshot may take long. */
async function journal(paths: WorkflowPaths, now: Date, event: WorkflowEvent): Promise<void> {
  if (stateExists(paths)) await asWriter(paths, () => appendEvent(paths, now, event));
}

/**
 * The snapshots that are kept of the work tree, the newest first.
 * @throws WorkflowError where there is no git repository.
 */
export async function keptWorkTrees(paths: WorkflowPaths): Promise<Snapshot[]> {
  if ((await findRepository(paths.root)) === undefined) {
    throw new WorkflowError('This project is no git repository, so nothing is kept', {
      where: paths.root,
      fix: 'Run `git init` and commit what is there; from the next iteration on snapshots are kept.',
    });
  }
  return listSnapshots(paths.root, paths.name);
}

const answer = (text: string, data: Snapshot | null): KeptWorkTree => ({ text, data });
