import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firstOf } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { untrackedAmong } from '../programs/git/repository.ts';
import type { RepositoryCheckout } from './checkout.ts';
import type { Attempt } from './attempt.ts';

/** Untracked files of the project where a feature adds files of the same names, from the root of the repository. */
export interface InTheWay {
  /** Those that came after the feature was begun, from a work tree in which nothing was uncommitted. */
  since: string[];
  /** The others, which may be the user's. */
  before: string[];
}

/**
 * The untracked files that keep a commit of a feature from the user's branch.
 * @param added the files that the commit changes, from the root.
 */
export async function filesInTheWay(
  { root }: RepositoryCheckout,
  { feature }: Pick<Attempt, 'feature'>,
  added: readonly string[],
): Promise<InTheWay> {
  const begun = Date.parse(feature.attempts[0]?.started_at ?? '');
  const there = (await untrackedAmong(root, added)).map((path) => ({ path, file: lstatSync(join(root, path)) }));
  // The time of a file's content may be copied with it; that of its entry may not.
  const isSince = ({ file }: (typeof there)[number]) => file.isFile() && file.ctimeMs >= begun;
  return {
    since: there.filter(isSince).map(({ path }) => path),
    before: there.filter((one) => !isSince(one)).map(({ path }) => path),
  };
}

/**
 * Moves files that are in the way of a feature to its proofs. The caller holds the workflow's lock.
 * @returns where they are now, from the project's root.
 */
export function moveAway(
  paths: WorkflowPaths,
  { root }: RepositoryCheckout,
  { feature, record }: Pick<Attempt, 'feature' | 'record'>,
  files: readonly string[],
  now: Date,
): string[] {
  mkdirSync(paths.proofs, { recursive: true });
  return files.map((path, index) => {
    const file = `proofs/${feature.id}-${record.attempt}-${index + 1}-${basename(path)}.left`;
    copyFileSync(join(root, path), join(paths.base, file));
    appendEvent(paths, now, { event: 'file-moved-away', feature: feature.id, path, file });
    rmSync(join(root, path));
    return `${paths.folder}/${file}`;
  });
}

/** The question about files in the way that may be the user's: who moves them, and what an answer does. */
export function describeInTheWay(feature: string, files: readonly string[]): string {
  const named = firstOf([...files]).join(', ');
  const [was, it] = files.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${named} ${was} there, untracked, before ${feature} was begun, which adds a file of that name. Nothing here touches a file of yours: move ${it} away or delete ${it} yourself, then answer with \`autonomous-workflow resolve\`; ${feature} is then integrated as it was reviewed. Or keep ${it}, and leave the feature out: autonomous-workflow feature skip ${feature}`;
}
