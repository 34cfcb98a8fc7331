import { devNull } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rename, stat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { execa, execaSync } from 'execa';
import { WorkflowError } from '../../base/errors.ts';
import { withoutProducts } from './build-products.ts';

/**
 * Whether a git process works in a repository, from any of its work trees; undefined where that cannot be found out.
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

/** The folder of the repository, and its work trees elsewhere; none when git keeps its files under another name. */
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
 * Whether the system shows all processes to this user. Only then are the kernel's among them: not in a container, nor where those
 * of others are hidden.
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
    // A process of another user may be at work here; one that has ended is not.
    return /^(?:EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The age, where all processes are shown, from which a lock that none of them can hold is left over. */
const leastSeconds = 30;
/** The age elsewhere, as in most containers, where it is the only sign. */
const oldSeconds = 600;

/** The lock that stopped a git, from its message; undefined when the reason was another. */
export function lockInTheWay(stderr: string): string | undefined {
  return /Unable to create '([^'\n]+\.lock)': File exists/.exec(stderr)?.[1];
}

/**
 * Moves the lock of a killed git to a name beside its place. That needs a lock that is not quite new and no git at work in the
 * repository; where not all processes are shown, an old lock and none shown at work there.
 * @param processes the folder in which the system shows its processes.
 * @returns whether the lock is gone.
 */
export async function removeStaleLock(lock: string, now: number, processes = '/proc'): Promise<boolean> {
  try {
    const found = await stat(lock);
    const seconds = (now - found.mtimeMs) / 1_000;
    if (seconds < leastSeconds) return false;
    const isHeld = await isGitAtWork(lock, processes);
    if (isHeld === true || (isHeld === undefined && seconds < oldSeconds)) return false;
    // Another process may have moved it meanwhile, and a git may have taken a new one.
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
  /** Variables added to the environment of this process, which loses every variable that would point git elsewhere. */
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

/** Variables that a hook of git, or a person, may have set: with them, git would work on another repository or index. */
const elsewhere =
  /^GIT_(?!SSH|ASKPASS|TERMINAL_PROMPT|CONFIG_(?!PARAMETERS)|AUTHOR_|COMMITTER_|CEILING_DIRECTORIES|TRACE)/;

/** Settings that replace those of the user which would change the output or the results of our calls. */
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

/** The number of waits for a lock. A git that outlives its killed parent is done in a moment. */
const lockWaits = 8;
const lockWaitMilliseconds = 250;

/**
 * Commands whose second try gives the same result, or completes that of the first: a merge may have stopped at a reference, with
 * all files changed.
 */
const repeatable: ReadonlySet<string> = new Set(
  'add checkout merge read-tree reset restore rm update-index update-ref'.split(' '),
);

/**
 * Whether a command may be tried again at this lock. A commit takes the lock of the index first; at the lock of a reference, the
 * user's hooks have run already.
 */
function mayBeTriedAgain(verb: string, lock: string): boolean {
  return verb === 'commit' ? basename(lock) === 'index.lock' : repeatable.has(verb);
}

/**
 * Runs git in a folder, without a shell, a prompt, an editor, a pager or, by default, the user's hooks. Waits for the lock of
 * another git, and moves one away that a dead git left.
 * @returns also a failure of git itself.
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

/** The command of git, which stands behind settings (`-c`) and folders (`-C`). */
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
    const fix = 'A hook, a signing key or a slow disk may hold it up; run the same by hand and look.';
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
 * @throws WorkflowError with the words of git when it fails.
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
        : `When no git is at work in this repository, remove ${lock}, then try again.`,
  });
}

/**
 * The files below a place that git tracks, or would, in a repository; undefined where there is no repository, or no git. Waits for it,
 * for callers that cannot.
 * @param place from the folder.
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

/** The fields of output that git printed with `-z`. */
export function fields(output: string): string[] {
  return output.split('\0').filter((field) => field !== '');
}

/**
 * A pathspec for the whole repository except these folders or files, whatever characters their names have, and what tools write of
 * themselves.
 */
export function pathsWithout(left: readonly string[]): string[] {
  return ['--', ':(top)', ...left.map((path) => `:(top,exclude,literal)${path}`), ...withoutProducts];
}
