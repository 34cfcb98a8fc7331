import { join, relative, sep, posix } from 'node:path';
import { realpath } from 'node:fs/promises';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { runnableProposals } from './rules/commands/detect.ts';
import { type AttemptRecord, type KnownWorktree, worktreeFolder } from './rules/attempt-record.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import type { CommandToRun } from './verification-run.ts';
import { goalCommands } from '../app/goal-commands.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { progressLine } from './ask.ts';
import type { RepositoryCheckout } from './checkout.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { addWorktree, removeWorktree } from '../programs/git/worktrees.ts';
import { clearWorktree } from './clear-worktrees.ts';

/** An attempt at a feature, with everything that its commands need. */
export interface Attempt {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  commands: FrozenCommands;
  list: FeatureList;
  feature: Feature;
  record: AttemptRecord;
}

/**
 * What is run for a feature: the frozen commands, then those of its plan that may be run. What mends the acceptance checklist is
 * proven by commands of that, which a person confirmed when it was set.
 */
export function commandsFor({
  paths,
  checkout,
  commands: frozen,
  feature,
  record,
}: Omit<Attempt, 'list' | 'record'> & { record?: AttemptRecord }): { run: CommandToRun[]; refused: string[] } {
  const agreed = feature.kind === 'fix' ? goalCommands(paths) : [];
  const folder = record?.worktree?.project ?? relative(checkout.root, paths.root).split(sep).join('/');
  const isAgreed = (line: string) => agreed.some(({ command }) => command === line);
  const proposed = feature.verification_commands.filter((line) => !isAgreed(line));
  const { run, refused } = runnableProposals(proposed, frozen.commands);
  const own = run.map(({ line, confirmed: { folder: place, time_limit_seconds } }) => ({
    kind: 'own',
    folder: place,
    line,
    time_limit_seconds,
  }));
  const checks = agreed
    .filter(({ command }) => feature.verification_commands.includes(command))
    .map(({ command, seconds }) => ({
      kind: 'own',
      folder: folder === '' ? '.' : folder,
      line: command,
      time_limit_seconds: seconds,
    }));
  return { run: [...frozen.commands, ...own, ...checks], refused };
}

/** Names the logs of a verification as the proofs that are made of it: `F001-2-test.log`, `F001-2-test-2.log`. */
export function logFiles(paths: WorkflowPaths, prefix: string): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return join(paths.proofs, `${prefix}-${kind}${number === 1 ? '' : `-${number}`}.log`);
  };
}

/** A path of the workflow's, from its folder. */
export function insideFolder({ base }: WorkflowPaths, file: string): string {
  return relative(base, file).split(sep).join('/');
}

/** Shows on the terminal how far a verification is, while `work` runs. */
export async function withProgress<T>(
  work: (
    onProgress: (now: { command: string; number: number; of: number; seconds: number; lastLine: string }) => void,
  ) => Promise<T>,
): Promise<T> {
  const line = progressLine();
  try {
    return await work(({ command, number, of, seconds, lastLine }) =>
      line.show(`${number}/${of} ${command} (${seconds} s) ${lastLine}`),
    );
  } finally {
    line.clear();
  }
}

/** Makes the work tree of a feature, at a commit; what another attempt left there is cleared away first. */
export async function openWorktree(
  paths: WorkflowPaths,
  main: RepositoryCheckout,
  feature: string,
  commit: string,
): Promise<{ checkout: RepositoryCheckout; known: KnownWorktree }> {
  const folder = join(paths.root, worktreeFolder(paths.folder, feature));
  await clearWorktree(paths, main, feature, new Date());
  const { links } = await addWorktree(main.root, folder, commit);
  const repository = await repositoryWithout(folder, []);
  const project = relative(main.root, await realpath(paths.root))
    .split(sep)
    .join('/');
  return {
    checkout: { ...repository, without: [...main.without, ...links] },
    known: {
      folder: worktreeFolder('.', feature).slice(2),
      project,
      links,
      branch: main.branch,
      moving: null,
      conflicts: 0,
    },
  };
}

/** Removes the work tree of an attempt, whose work is integrated or kept. */
export async function closeWorktree(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}

/** The place of the project in the work tree of an attempt, from the project's root; undefined in the project itself. */
export function projectIn({ folder }: WorkflowPaths, { worktree }: AttemptRecord): string | undefined {
  return worktree === null ? undefined : posix.join(folder, worktree.folder, worktree.project);
}

/** Why an attempt cannot be integrated: only what was begun from a branch comes into it. Undefined when it can. */
export function otherBranch({ branch }: RepositoryCheckout, { worktree }: AttemptRecord): string | undefined {
  if (worktree === null || branch === worktree.branch) return undefined;
  const named = (one: string | null) => one ?? 'a detached HEAD';
  return `it was begun from ${named(worktree.branch)}, and ${named(branch)} is checked out: check the first one out again`;
}
