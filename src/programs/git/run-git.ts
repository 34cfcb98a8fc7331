import { devNull } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rename, stat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { execa, execaSync } from 'execa';
import { WorkflowError } from '../../base/errors.ts';
import { withoutProducts } from './build-products.ts';

/**
 * Whether a git process works in a repository, in any of its work trees; undefined when this cannot be determined.
 * @param lock any lock of the repository.
 * @param processes the path of procfs.
 */
export async function isGitAtWork(lock: string, processes: string): Promise<boolean | undefined> {
  const folders = await workTreesOf(lock);
  const names = await readdir(processes).catch(() => []);
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(numbers.map((number) => isGitIn(join(processes, number), folders)));
  if (found.includes(true)) return true;
  return folders.length > 0 && (await areAllShown(processes)) ? false : undefined;
}

/** The folder of the repository, and its linked work trees; empty when the lock is not in a `.git` folder. */
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

/**
 * Whether this user can see all processes, which includes those of the kernel: not in a container, and not where others'
 * processes are hidden.
 */
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
    // A process of another user may be working here; one that has ended is not.
    return /^(?:EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The age, in seconds, from which an unowned lock counts as stale, if all processes are visible. */
const leastSeconds = 30;
/** The age elsewhere, as in most containers, where it is the only indication. */
const oldSeconds = 600;

/** The lock that stopped git, from its message; undefined when the reason was another. */
export function lockInTheWay(stderr: string): string | undefined {
  return /Unable to create '([^'\n]+\.lock)': File exists/.exec(stderr)?.[1];
}

/**
 * Renames the lock of a killed git. The lock must have a minimum age, and no git may be working in the repository; if not all
 * processes are visible, the lock must be older and no visible git may be working.
 * @param processes the path of procfs.
 * @returns whether the lock is gone.
 */
export async function removeStaleLock(lock: string, now: number, processes = '/proc'): Promise<boolean> {
  try {
    const found = await stat(lock);
    const seconds = (now - found.mtimeMs) / 1_000;
    if (seconds < leastSeconds) return false;
    const isHeld = await isGitAtWork(lock, processes);
    if (isHeld === true || (isHeld === undefined && seconds < oldSeconds)) return false;
    // Another process may have renamed it meanwhile, and a new git may have locked again.
    const still = await stat(lock);
    if (still.ino !== found.ino || still.mtimeMs !== found.mtimeMs) return false;
    await rename(lock, `${lock}.left-${Math.round(now)}`);
    return true;
  } catch (error) {
    // Its owner has removed it.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

export interface GitOptions {
  /** Additional environment variables; those that would point git elsewhere are removed. */
  environment?: Record<string, string>;
  input?: string;
  /** Whether the user's hooks run; for commits only. */
  withHooks?: boolean;
  timeLimitMilliseconds?: number;
}

export interface GitEnd {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Variables, set by a git hook or a person, with which git would use another repository or index. */
const elsewhere =
  /^GIT_(?!SSH|ASKPASS|TERMINAL_PROMPT|CONFIG_(?!PARAMETERS)|AUTHOR_|COMMITTER_|CEILING_DIRECTORIES|TRACE)/;

/** Settings that override those of the user that would change the output or the results of our calls. */
const settings = [
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  'core.quotePath=false',
  'advice.addEmbeddedRepo=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

function gitEnvironment(extra: Record<string, string>): Record<string, string | undefined> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.test(name)));
  return { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_OPTIONAL_LOCKS: '0', ...extra };
}

/** The number of waits for a lock; a git whose parent was killed ends within that time. */
const lockWaits = 8;
const lockWaitMilliseconds = 250;

/**
 * Commands that may be repeated: the second try has the same result, or completes the first, such as a merge that changed all
 * files and then stopped at a locked reference.
 */
const repeatable: ReadonlySet<string> = new Set(
  'add checkout merge read-tree reset restore rm update-index update-ref'.split(' '),
);

/**
 * Whether a command may be repeated after failing at this lock. A commit takes the index's lock first; at the lock of a
 * reference, the user's hooks have already run.
 */
function mayBeTriedAgain(verb: string, lock: string): boolean {
  return verb === 'commit' ? basename(lock) === 'index.lock' : repeatable.has(verb);
}

/**
 * Runs git in a folder, without a shell, prompt, editor or pager and, by default, without the user's hooks. Waits for the lock of
 * another git, and removes the stale lock of an ended one.
 * @returns the result, even if git failed.
 * @throws WorkflowError when git is missing or exceeds its time limit.
 */
export async function tryGit(
  folder: string,
  gitArguments: readonly string[],
  options: GitOptions = {},
): Promise<GitEnd> {
  for (let waits = 0; ; waits += 1) {
    const end = await runOnce(folder, gitArguments, options);
    const lock = end.exitCode === 0 ? undefined : lockInTheWay(end.stderr);
    if (lock === undefined || waits >= lockWaits || !mayBeTriedAgain(verbOf(gitArguments), lock)) return end;
    if (!(await removeStaleLock(lock, Date.now()))) await wait(lockWaitMilliseconds);
  }
}

/** The git command, which follows settings (`-c`) and folders (`-C`). */
function verbOf(gitArguments: readonly string[]): string {
  let at = 0;
  while (/^-[cC]$/.test(gitArguments[at] ?? '')) at += 2;
  return gitArguments[at] ?? '';
}

async function runOnce(
  folder: string,
  gitArguments: readonly string[],
  { environment = {}, input, withHooks = false, timeLimitMilliseconds = 120_000 }: GitOptions,
): Promise<GitEnd> {
  const configuration = withHooks ? settings : [...settings, `core.hooksPath=${devNull}`];
  const { exitCode, stdout, stderr, timedOut, code, cause } = await execa(
    'git',
    ['--no-pager', ...configuration.flatMap((setting) => ['-c', setting]), ...gitArguments],
    {
      cwd: folder,
      env: gitEnvironment(environment),
      extendEnv: false,
      ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
      stripFinalNewline: false,
      maxBuffer: 200_000_000,
      timeout: timeLimitMilliseconds,
      windowsHide: true,
      reject: false,
    },
  );
  const verb = verbOf(gitArguments);
  if (timedOut) {
    const fix = 'A hook, a signing key or a slow disk may delay it; run the same command by hand to find out.';
    throw new WorkflowError(`git ${verb} took longer than ${timeLimitMilliseconds / 1000} s`, { where: folder, fix });
  }
  if (exitCode === undefined) {
    const missing = code === 'ENOENT';
    const fix = missing ? 'Install git (https://git-scm.com) and make sure it is on PATH.' : 'Try again.';
    throw new WorkflowError(missing ? 'git cannot be started' : `git ${verb} was ended`, { where: folder, fix, cause });
  }
  return { exitCode, stdout, stderr };
}

/**
 * The output of git without its last line end, run like `tryGit`.
 * @throws WorkflowError with git's message when it fails.
 */
export async function git(folder: string, gitArguments: readonly string[], options: GitOptions = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await tryGit(folder, gitArguments, options);
  if (exitCode === 0) return stdout.replace(/\n$/, '');
  const lock = lockInTheWay(stderr);
  const verb = verbOf(gitArguments);
  throw new WorkflowError(`git ${verb} failed`, {
    where: folder,
    received: stderr.trim() === '' ? stdout : stderr,
    fix:
      lock === undefined
        ? 'Do what git asks for in this message, then try again.'
        : `When no git runs in this repository, remove ${lock}, then try again.`,
  });
}

/**
 * The files below a path that git tracks, or would track; undefined without a repository or git. Synchronous, for callers that
 * cannot wait.
 * @param place relative to the folder.
 */
export function projectFilesBelow(folder: string, place: string, timeLimitMilliseconds: number): string[] | undefined {
  const configuration = settings.flatMap((setting) => ['-c', setting]);
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', `:(literal)${place}`];
  const { exitCode, stdout } = execaSync('git', [...configuration, ...listing], {
    cwd: folder,
    env: gitEnvironment({}),
    extendEnv: false,
    stdin: 'ignore',
    maxBuffer: 200_000_000,
    timeout: timeLimitMilliseconds,
    windowsHide: true,
    reject: false,
  });
  return exitCode === 0 ? [...new Set(fields(stdout))] : undefined;
}

/** The fields of output printed with `-z`. */
export function fields(output: string): string[] {
  return output.split('\0').filter((field) => field !== '');
}

/** A pathspec for the whole repository except these folders and files, taken literally, and files that tools generate. */
export function pathsWithout(left: readonly string[]): string[] {
  return ['--', ':(top)', ...left.map((path) => `:(top,exclude,literal)${path}`), ...withoutProducts];
}
