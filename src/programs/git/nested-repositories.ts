import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fields, git, tryGit } from './run-git.ts';

/** A repository inside of another one, whose content a clone of the outer one does not get. */
export interface UnclonableRepository {
  path: string;
  why: string;
}

/** The repositories that one tree adds or moves against another and whose content no clone gets: neither listed nor pushed. */
export async function unclonableRepositories(root: string, from: string, to: string): Promise<UnclonableRepository[]> {
  const changed = fields(await git(root, ['diff-tree', '-r', '-z', '--no-renames', from, to]));
  const modules = changed.flatMap((entry, index) => {
    const [, commit] = /^:\d+ 160000 \w+ (\w+) /.exec(entry) ?? [];
    const path = changed[index + 1];
    return commit === undefined || path === undefined ? [] : [{ path, commit }];
  });
  if (modules.length === 0) return [];
  const listed = await submodulePaths(root, to);
  const found = await Promise.all(
    modules.map(async ({ path, commit }): Promise<UnclonableRepository[]> => {
      if (!listed.has(path))
        return [
          {
            path,
            why: 'It is a git repository of its own, of which a clone gets nothing: .gitmodules does not list it',
          },
        ];
      if (await isPushed(join(root, path), commit)) return [];
      return [
        { path, why: `Its commit ${commit.slice(0, 10)} is in no branch of its remote, so that no clone gets it` },
      ];
    }),
  );
  return found.flat();
}

async function submodulePaths(root: string, tree: string): Promise<ReadonlySet<string>> {
  const wanted = ['config', '--blob', `${tree}:.gitmodules`, '-z', '--get-regexp', '^submodule\\..*\\.path$'];
  const { stdout } = await tryGit(root, wanted);
  return new Set(fields(stdout).map((entry) => entry.slice(entry.indexOf('\n') + 1)));
}

/** Whether a remote branch of a submodule, as known here, has the commit. Nothing is known of a submodule that is not checked out. */
async function isPushed(folder: string, commit: string): Promise<boolean> {
  if (!existsSync(join(folder, '.git'))) return true;
  const { exitCode, stdout } = await tryGit(folder, [
    'for-each-ref',
    '--count=1',
    '--contains',
    commit,
    'refs/remotes',
  ]);
  return exitCode === 0 && stdout.trim() !== '';
}
