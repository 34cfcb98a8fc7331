import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { clearDeadCheckouts, withCheckout } from '../../../src/programs/git/clean-checkout.ts';
import { sharedGitFolder } from '../../../src/programs/git/repository.ts';
import { testRepository, type TestRepository } from '../../support/repository.ts';

/** A checkout as a process of that number leaves it when it is killed. */
function left({ git }: TestRepository, process_: number): string {
  const folder = mkdtempSync(join(tmpdir(), `autonomous-workflow-start-${process_}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git('worktree', 'add', '--quiet', '--detach', join(folder, 'checkout'), 'HEAD');
  return folder;
}

it('is gone when the work is done, also when that fails', async () => {
  const { root, git } = testRepository({ a: '1' });
  let seen = '';
  const work = (folder: string) => {
    seen = folder;
    expect(existsSync(join(folder, 'a'))).toBe(true);
    return Promise.reject(new Error('no'));
  };
  await expect(withCheckout({ root, tree: 'HEAD' }, work)).rejects.toThrow('no');
  expect(existsSync(dirname(seen))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

it('is removed when its process is dead, and only then; worktrees of the user stay', async () => {
  const repository = testRepository({ a: '1' });
  const { root, git, outside } = repository;
  git('worktree', 'add', '--quiet', '--detach', join(outside, 'theirs'), 'HEAD');
  const dead = Number(execaSync(process.execPath, ['-p', 'process.pid']).stdout);
  const folders = [left(repository, dead), left(repository, process.pid)];
  // A tool for small faults works beside the checkout, and was killed with it.
  mkdirSync(join(folders[0] ?? '', 'stryker-1', 'backup'), { recursive: true });
  await clearDeadCheckouts(root);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  expect(existsSync(join(outside, 'theirs', 'a'))).toBe(true);
  expect(git('worktree', 'list').split('\n')).toHaveLength(3);
});

it('takes ignored files along, but no pipe and no socket', async () => {
  const { root, write, path } = testRepository({ '.gitignore': 'data/\n' });
  write('data/one.txt', '1');
  execaSync('mkfifo', [path('data/pipe')]);
  const listed = await withCheckout({ root, tree: 'HEAD', copied: ['data'] }, (folder) =>
    Promise.resolve(readdirSync(join(folder, 'data'))),
  );
  expect(listed).toEqual(['one.txt']);
});

it('has its files as a clone has them, whatever attributes are this repository only', async () => {
  const files = { 'a.txt': 'one\n$Id$\n', 'b.txt': 'b\n', 'c.txt': 'c\n' };
  const { root, write, git } = testRepository({ ...files, '.gitattributes': 'c.txt eol=crlf\n' });
  write('.git/info/attributes', '* ident\na.txt eol=crlf\nb.txt working-tree-encoding=UTF-16LE\n');
  write('.git/info/exclude', 'left/\n');
  const contents = await withCheckout({ root, tree: 'HEAD' }, (folder) =>
    Promise.resolve(['a.txt', 'b.txt', 'c.txt'].map((name) => readFileSync(join(folder, name), 'latin1'))),
  );
  expect(contents).toEqual(['one\n$Id$\n', 'b\n', 'c\r\n']);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(git('fsck')).toBe('');
  expect(readdirSync(join(root, '.git'))).toContain('info');
});

it('has its files without a filter that this repository has for work trees only', async () => {
  const { root, write, git, path } = testRepository({ 'a.txt': '9\n', '.gitattributes': 'a.txt filter=gut\n' });
  write('.git/gut', '[filter "gut"]\n\tsmudge = sed s/9/1/\n');
  git('config', 'includeIf.gitdir:**/worktrees/**.path', path('.git/gut'));
  const content = await withCheckout({ root, tree: 'HEAD' }, (folder) =>
    Promise.resolve(readFileSync(join(folder, 'a.txt'), 'utf8')),
  );
  expect(content).toBe('9\n');
});

it('has the files of submodules as a clone has them, too', async () => {
  const files = { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' };
  const library = testRepository({ ...files, '.gitattributes': 'c.txt eol=crlf\n' });
  const { root, write, git, commit, path } = testRepository({ x: '1' });
  git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.root, 'lib');
  commit('A submodule');
  write('.git/modules/lib/info/attributes', 'a.txt eol=crlf\n');
  write('lib/.gitattributes', 'a.txt filter=gut\n');
  execaSync('git', ['config', 'filter.gut.smudge', 'echo gutted'], { cwd: path('lib') });
  execaSync('git', ['config', 'core.autocrlf', 'true'], { cwd: path('lib') });
  const contents = await withCheckout({ root, tree: 'HEAD' }, (folder) =>
    Promise.resolve(Object.keys(files).map((name) => readFileSync(join(folder, 'lib', name), 'utf8'))),
  );
  expect(contents).toEqual(['a\n', 'b\n', 'c\r\n']);
});

it('links no file of git on Windows, which needs a privilege for that', async () => {
  const { root, write } = testRepository({ a: '1' });
  write('.git/info/attributes', 'a eol=crlf\n');
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
  Object.defineProperty(process, 'platform', { value: 'win32' });
  const links = await withCheckout({ root, tree: 'HEAD' }, (folder) => {
    const [own = ''] = readdirSync(dirname(folder)).filter((name) => name.startsWith('git-'));
    return Promise.resolve(lstatSync(join(dirname(folder), own, 'git/config')).isSymbolicLink());
  });
  expect(links).toBe(false);
});

it('can be made where the folder of dependencies is a link that leads nowhere', async () => {
  const { root, path } = testRepository({ a: '1' });
  symlinkSync(path('gone'), path('node_modules'));
  symlinkSync(path('gone'), path('.venv'));
  const listed = await withCheckout({ root, tree: 'HEAD' }, (folder) => Promise.resolve(readdirSync(folder)));
  expect(listed).toContain('a');
});

it('is gone although a test left a folder from which nothing can be removed', async () => {
  const { root, git } = testRepository({ a: '1' });
  const seen = await withCheckout({ root, tree: 'HEAD' }, (folder) => {
    mkdirSync(join(folder, 'kept/inner'), { recursive: true });
    chmodSync(join(folder, 'kept'), 0o500);
    return Promise.resolve(folder);
  });
  expect(existsSync(dirname(seen))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

it('leaves no folder with settings behind when its process is killed before the end', async () => {
  const { root } = testRepository({ a: '1' });
  const dead = Number(execaSync(process.execPath, ['-p', 'process.pid']).stdout);
  const folders = ['old', 'new'].map(() => mkdtempSync(join(tmpdir(), `autonomous-workflow-start-${dead}-`)));
  onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  for (const folder of folders) writeFileSync(join(folder, 'npmrc'), '');
  utimesSync(folders[0] ?? '', 1, 1);
  await clearDeadCheckouts(root);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
});

it('of a repository has one lock, by whatever name its folder is reached', () => {
  const { root, outside, write } = testRepository({ a: '1' });
  write('inner/b', '2');
  symlinkSync(root, join(outside, 'link'));
  symlinkSync(join(root, 'inner'), join(outside, 'inner'));
  for (const name of ['link', 'inner']) expect(sharedGitFolder(join(outside, name))).toBe(join(root, '.git'));
});
