import { lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { writeFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readRegular } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { untrackedAmong } from '../programs/git/repository.ts';
import type { RepositoryCheckout } from './checkout.ts';
import type { Attempt } from './attempt.ts';

/** Untracked files in the project that have the names of files that a feature adds, from the root of the repository. */
export interface InTheWay {
  /** Files that came after the feature was begun, when the work tree was clean. */
  since: string[];
  /** Other files, which may be the user's. */
  before: string[];
}

/**
 * The untracked files that prevent the integration of a feature's commit into the user's branch.
 * @param added the files that the commit changes, from the root.
 */
export async function filesInTheWay(
  { root }: RepositoryCheckout,
  { feature }: Pick<Attempt, 'feature'>,
  added: readonly string[],
): Promise<InTheWay> {
  const begun = Date.parse(feature.attempts[0]?.started_at ?? '');
  const there = (await untrackedAmong(root, added)).map((path) => ({ path, file: lstatSync(join(root, path)) }));
  // Copying a file may keep its modification time, but not its change time.
  const isSince = ({ file }: (typeof there)[number]) => file.isFile() && file.ctimeMs >= begun;
  return {
    since: there.filter(isSince).map(({ path }) => path),
    before: there.filter((one) => !isSince(one)).map(({ path }) => path),
  };
}

/**
 * Moves such files to the proofs of the feature. The caller holds the workflow's lock.
 * @returns their new paths, from the project's root.
 */
export function moveAway(
  paths: WorkflowPaths,
  { root }: RepositoryCheckout,
  { feature, record }: Pick<Attempt, 'feature' | 'record'>,
  files: readonly string[],
  now: Date,
): string[] {
  return files.map((path, index) => {
    const file = `proofs/${feature.id}-${record.attempt}-${index + 1}-${basename(path)}.left`;
    writeFile(join(paths.base, file), readRegular(join(root, path)), 'replace');
    appendEvent(paths, now, { event: 'file-moved-away', feature: feature.id, path, file });
    rmSync(join(root, path));
    return `${paths.folder}/${file}`;
  });
}

/** The question to the user about such files that may be the user's: who moves them, and the effect of each answer. */
export function describeInTheWay(feature: string, files: readonly string[]): string {
  const named = firstOf([...files]).join(', ');
  const [was, it] = files.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${named} ${was} there, untracked, before ${feature} was begun, which adds a file of that name. Nothing here touches a file of yours: move ${it} away or delete ${it} yourself, then answer with \`autonomous-workflow resolve\`; ${feature} is then integrated as it was reviewed. Or keep ${it}, and leave the feature out: autonomous-workflow feature skip ${feature}`;
}
