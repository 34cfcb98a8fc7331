import { copyFile, lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FrozenCommand } from './rules/commands/frozen.ts';
import { changedTestFiles, judgeRedGreen, lineForFiles, type RedGreen } from './rules/red-green.ts';
import { changedPaths, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { withCheckout } from '../programs/git/checkout.ts';
import { runVerification, type SummarisedRun } from './verification-run.ts';

export interface RedGreenRequest {
  root: string;
  /** The frozen test command, and what it starts in the end: the script or recipe behind it, or the line itself. */
  command: FrozenCommand;
  definition: string;
  /** The commit that the feature began from. */
  start: string;
  /** Paths that are no part of the feature. */
  without: readonly string[];
  /** Where the outputs go, by a name, absolute. */
  logFile: (name: string) => string;
}

async function isFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function run(
  request: RedGreenRequest,
  root: string,
  files: readonly string[],
  name: string,
): Promise<SummarisedRun | undefined> {
  const line = lineForFiles(request.command, request.definition, files);
  if (line === undefined) return undefined;
  const { folder, time_limit_seconds } = request.command;
  const { commands } = await runVerification({
    root,
    commands: [{ kind: 'test', folder, line, time_limit_seconds }],
    logFile: () => request.logFile(name),
  });
  return commands[0];
}

async function copyInto(root: string, folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
}

/**
 * Runs the test files that a feature added or changed on a checkout of its start, where they should fail, and on its work, where
 * they should pass. One test file from before, run there too, tells whether that checkout can run tests at all.
 */
export async function runRedGreen(request: RedGreenRequest): Promise<RedGreen> {
  const { root, start, without } = request;
  const changed = await changedPaths(root, start, await treeOfWorkTree(root, without), without);
  const candidates = changedTestFiles(changed);
  const present = await Promise.all(candidates.map((file) => isFile(join(root, file))));
  const files = candidates.filter((_, index) => present[index] === true);
  const atStart = changedTestFiles(fields(await git(root, ['ls-tree', '-r', '-z', '--name-only', start])));
  const untouched = atStart.filter((file) => !changed.includes(file)).slice(0, 1);
  if (files.length === 0 || lineForFiles(request.command, request.definition, files) === undefined)
    return judgeRedGreen({ files, before: undefined, after: undefined, control: undefined, known: new Set() });
  return withCheckout(root, start, async (folder) => {
    const control = untouched.length === 0 ? undefined : await run(request, folder, untouched, 'control');
    const old = files.filter((file) => atStart.includes(file));
    const known = old.length === 0 ? undefined : await run(request, folder, old, 'known');
    await copyInto(root, folder, files);
    const before = await run(request, folder, files, 'red');
    const after = await run(request, root, files, 'green');
    const names = new Set(known?.report.tests.map(({ name }) => name));
    return judgeRedGreen({ files, before, after, control: control?.verdict, known: names });
  });
}
