import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { git, tryGit } from '../programs/git/run-git.ts';
import { pathsAt } from '../programs/git/work-tree.ts';
import { isWorkflowError } from '../base/errors.ts';
import { describeNeeds } from './ignored-work.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { withReports } from './rules/runners.ts';
import { installationsOf } from './rules/installation.ts';
import { withoutKnownFailures } from './rules/results/compare-tests.ts';
import { readProject, runInOrder, type CommandToRun } from './verification-run.ts';

/** The outcome of all commands in a fresh clone: `not-run` where such a clone did not pass before any feature either. */
export interface CloneResult {
  is: 'passed' | 'failed' | 'not-run';
  why: string;
}

const installMinutes = 15;

/**
 * Runs the frozen commands in a fresh clone of a commit, after the project's own installation: what only this machine has, such as a package
 * that nobody saved, is not there. Where that fails, the commit before any feature decides whether the project can be verified so at all.
 * @param before the commit before any feature; null where it is not known.
 * @param logFile returns the absolute path for the output of a command, by its kind.
 */
export async function verifyInClone(
  root: string,
  commit: string,
  before: string | null,
  frozen: FrozenCommands,
  logFile: (kind: string) => string,
): Promise<CloneResult> {
  if (frozen.needs.length > 0) return { is: 'not-run', why: describeNeeds(frozen.needs) };
  const now = await runInClone(root, commit, frozen, logFile);
  if (now.failed === undefined) return { is: 'passed', why: '' };
  const then = before === null ? now : await runInClone(root, before, frozen, (kind) => logFile(`before-${kind}`));
  // Without an installation that worked before, a failing one may be for want of a network.
  const isOurs = then.failed === undefined && (now.failed.kind !== 'install' || then.installed);
  return { is: isOurs ? 'failed' : 'not-run', why: now.failed.summary };
}

interface CloneRun {
  failed: { kind: string; summary: string } | undefined;
  /** Whether something was installed. */
  installed: boolean;
}

async function runInClone(
  root: string,
  commit: string,
  frozen: FrozenCommands,
  logFile: (kind: string) => string,
): Promise<CloneRun> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'autonomous-workflow-clone-')));
  const folder = join(temporary, 'clone');
  try {
    const refused = await clone(root, folder, commit);
    if (refused !== undefined) return { failed: { kind: 'clone', summary: refused }, installed: false };
    const paths = [...(await pathsAt(folder, commit))];
    const manifests = paths.filter((path) => /(?:^|\/)package\.json$/.test(path));
    const read = async (path: string) => [path, await readFile(join(folder, path), 'utf8').catch(() => '')] as const;
    const texts = new Map(await Promise.all(manifests.map(read)));
    const installations = installationsOf(paths, (path) => texts.get(path));
    const environment = { ...process.env, PATH: [join(folder, '.venv', 'bin'), process.env.PATH].join(delimiter) };
    const run = async (commands: readonly CommandToRun[]) =>
      runInOrder({ root: folder, environment, isTemporary: true, commands, logFile });
    const limit = { kind: 'install', time_limit_seconds: 60 * installMinutes };
    const installed = await run(installations.map((one) => ({ ...limit, ...one })));
    const stopped = installed.commands.find(({ verdict }) => verdict !== 'passed');
    if (stopped !== undefined) return { failed: { kind: 'install', summary: stopped.summary }, installed: false };
    const { commands } = await run(withReports(frozen.commands, await readProject(folder, frozen.commands)));
    const known = commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
    const failed = known.find(({ verdict }) => verdict !== 'passed');
    return { failed, installed: installations.length > 0 };
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Clones a commit, with the submodules that its own remote has. Returns the reason where that is not possible. */
async function clone(root: string, folder: string, commit: string): Promise<string | undefined> {
  try {
    await git(root, ['clone', '--quiet', '--no-checkout', '--', root, folder]);
    const { exitCode, stdout } = await tryGit(root, ['remote', 'get-url', 'origin']);
    // Relative addresses of submodules are relative to it.
    if (exitCode === 0) await git(folder, ['remote', 'set-url', 'origin', stdout.trim()]);
    await git(folder, ['checkout', '--quiet', '--detach', commit]);
    await git(folder, ['submodule', '--quiet', 'update', '--init', '--recursive']);
    return undefined;
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return error.message;
  }
}
