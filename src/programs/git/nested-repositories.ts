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
  if (modules.length === 0 && !changed.includes('.gitmodules')) return [];
  const listed = await submodules(root, to);
  const before = new Set((await submodules(root, from)).values());
  const here = [...listed].flatMap(([path, url]) =>
    isOfThisMachine(url) && !before.has(url)
      ? [{ path, why: `.gitmodules has a folder of this machine as its URL, from which no clone gets it: ${url}` }]
      : [],
  );
  const found = await Promise.all(
    modules.map(async ({ path, commit }): Promise<UnclonableRepository[]> => {
      if (!listed.has(path))
        return [
          {
            path,
            why: 'It is a git repository of its own, of which a clone gets nothing: .gitmodules does not list it',
          },
        ];
      if (here.some((one) => one.path === path) || (await isPushed(join(root, path), commit))) return [];
      return [
        { path, why: `Its commit ${commit.slice(0, 10)} is in no branch of its remote, so that no clone gets it` },
      ];
    }),
  );
  return [...here, ...found.flat()];
}

const isOfThisMachine = (url: string): boolean => /^(?:[\\/~]|[A-Za-z]:[\\/]|file:)/i.test(url);

/** The URLs of a tree's submodules by their paths. */
async function submodules(root: string, tree: string): Promise<ReadonlyMap<string, string>> {
  const wanted = ['config', '--blob', `${tree}:.gitmodules`, '-z', '--get-regexp', '^submodule\\..*\\.(path|url)$'];
  const { stdout } = await tryGit(root, wanted);
  const values = new Map(
    fields(stdout).map((entry): [string, string] => {
      const end = entry.indexOf('\n');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
  return new Map(
    [...values].flatMap(([key, path]): [string, string][] =>
      key.endsWith('.path') ? [[path, values.get(key.replace(/path$/, 'url')) ?? '']] : [],
    ),
  );
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
