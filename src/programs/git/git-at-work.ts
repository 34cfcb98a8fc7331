import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Whether a git works in a repository, from any of its work trees; undefined where that cannot be told.
 * @param lock any lock of the repository.
 * @param processes the folder in which the system shows its processes.
 */
export async function isGitAtWork(lock: string, processes: string): Promise<boolean | undefined> {
  const folders = await workTreesOf(lock);
  const names = await readdir(processes).catch(() => []);
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(numbers.map((number) => isGitIn(join(processes, number), folders)));
  if (found.includes(true)) return true;
  return folders.length > 0 && (await areAllShown(processes)) ? false : undefined;
}

/** The folder that holds the repository, and its work trees elsewhere; none when git keeps its files under another name. */
async function workTreesOf(lock: string): Promise<string[]> {
  let gitFolder = dirname(lock);
  while (basename(gitFolder) !== '.git' && dirname(gitFolder) !== gitFolder) gitFolder = dirname(gitFolder);
  if (basename(gitFolder) !== '.git') return [];
  const others = join(gitFolder, 'worktrees');
  const pointers = await readdir(others).then(
    (names) => names.map((name) => join(others, name, 'gitdir')),
    () => [],
  );
  const folders = pointers.map(async (pointer) => {
    const text = await readFile(pointer, 'utf8').catch(() => '');
    return text === '' ? [] : [dirname(resolve(dirname(pointer), text.trimEnd()))];
  });
  const all = [dirname(gitFolder), ...(await Promise.all(folders)).flat()];
  return Promise.all(all.map((folder) => realpath(folder).catch(() => folder)));
}

/** The kernel's own processes are shown only to who is shown all of them: not in a container, nor where others' are hidden. */
async function areAllShown(processes: string): Promise<boolean> {
  const second = await readFile(join(processes, '2', 'comm'), 'utf8').catch(() => '');
  return second.trimEnd() === 'kthreadd';
}

async function isGitIn(process_: string, folders: readonly string[]): Promise<boolean> {
  try {
    const name = await readFile(join(process_, 'comm'), 'utf8');
    if (!name.startsWith('git')) return false;
    const place = await readlink(join(process_, 'cwd'));
    return folders.some((folder) => !relative(folder, place).split(sep).includes('..'));
  } catch (error) {
    // Of another user: it may be at work here. One that has ended is not.
    return /^(?:EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}
