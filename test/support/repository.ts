import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { onTestFinished } from 'vitest';
import { keepWork } from '../../src/programs/git/commit.ts';
import { treeOfWork } from '../../src/programs/git/repository.ts';
import { removeFolder } from './remove-folder.ts';

/** Keeps all work in a checkout under a reference. Returns the commit. */
export const keepAll = async (folder: string, start: string, ref: string): Promise<string> =>
  keepWork(folder, await treeOfWork(folder, start), start, ref);

export type TestRepository = ReturnType<typeof testRepository>;

/** A real git repository on the branch `main` with these files in its first commit; with none, it has no commit. It is gone when the test ends. */
export function testRepository(files: Record<string, string | Buffer> = { 'README.md': 'A project\n' }) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'workflow repository-')));
  onTestFinished(() => removeFolder(base));
  const root = join(base, 'project');
  const outside = join(base, 'outside');
  mkdirSync(root);
  mkdirSync(outside);
  const git = (...gitArguments: string[]): string =>
    execaSync('git', gitArguments, { cwd: root, env: { GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' } }).stdout;
  git('init', '--quiet', '--initial-branch=main', '--template=');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
  git('config', 'commit.gpgsign', 'false');
  const repository = {
    root,
    /** A folder beside the repository. */
    outside,
    git,
    path: (file: string) => join(root, file),
    write: (file: string, content: string | Buffer) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    },
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Commits everything; gives the commit. */
    commit: (message = 'More') => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD');
    },
    status: () => git('status', '--porcelain', '--untracked-files=all'),
  };
  for (const [file, content] of Object.entries(files)) repository.write(file, content);
  if (Object.keys(files).length > 0) repository.commit('First');
  return repository;
}
