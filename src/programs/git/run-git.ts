import { devNull } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rename, stat } from 'node:fs/promises';
import { execa, execaSync } from 'execa';
import { WorkflowError } from '../../base/errors.ts';

/** The age, in seconds, from which a lock counts as left by a git that was killed: no call of git takes so long. */
const oldSeconds = 600;

/** The lock that stopped git, from its message; undefined when the reason was another. */
function lockInTheWay(stderr: string): string | undefined {
  return /Unable to create '([^'\n]+\.lock)': File exists/.exec(stderr)?.[1];
}

/** Renames the lock of a killed git. Returns whether the lock is gone. */
async function removeStaleLock(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs < oldSeconds * 1_000) return false;
    await rename(lock, `${lock}.left-${Date.now()}`);
    return true;
  } catch (error) {
    // Its owner has removed it.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

interface GitOptions {
  /** Additional environment variables; those that would point git elsewhere are removed. */
  environment?: Record<string, string>;
  input?: string;
  /** Whether the user's hooks run; for commits only. */
  withHooks?: boolean;
  timeLimitMilliseconds?: number;
}

interface GitEnd {
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
 * Runs git in a folder, without a shell, prompt, editor or pager and, by default, without the user's hooks; returns also a failure.
 * Waits for the lock of another git, and removes the stale lock of an ended one.
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
    if (lock === undefined || waits >= lockWaits) return end;
    // A commit takes the index's lock first: at the lock of a reference, the user's hooks have already run.
    if (verbOf(gitArguments) === 'commit' && basename(lock) !== 'index.lock') return end;
    if (!(await removeStaleLock(lock))) await wait(lockWaitMilliseconds);
  }
}

/** The git command, which follows settings (`-c`) and folders (`-C`). */
function verbOf(gitArguments: readonly string[]): string {
  let at = 0;
  while (/^-[cC]$/.test(gitArguments[at] ?? '')) at += 2;
  return gitArguments[at] ?? '';
}

const optionsFor = (folder: string, environment: Record<string, string>, timeout: number) =>
  ({
    cwd: folder,
    env: gitEnvironment(environment),
    extendEnv: false,
    stripFinalNewline: false,
    maxBuffer: 200_000_000,
    timeout,
    windowsHide: true,
    reject: false,
  }) as const;

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
      ...optionsFor(folder, environment, timeLimitMilliseconds),
      ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
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

/** The output of git without its last line end. @throws WorkflowError with git's message when it fails. */
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

/** The files below a path that git tracks, or would; undefined without git. Synchronous, for callers that cannot wait. */
export function projectFilesBelow(folder: string, place: string, timeLimitMilliseconds: number): string[] | undefined {
  const configuration = settings.flatMap((setting) => ['-c', setting]);
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', `:(literal)${place}`];
  const options = { ...optionsFor(folder, {}, timeLimitMilliseconds), stdin: 'ignore' } as const;
  const { exitCode, stdout } = execaSync('git', [...configuration, ...listing], options);
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

/** Folders that interpreters, test runners, checkers and package managers fill. */
const folders =
  '__pycache__ .pytest_cache .mypy_cache .ruff_cache .hypothesis .tox .nox .nyc_output .vitest .vite .turbo htmlcov lcov-report node_modules .venv'.split(
    ' ',
  );

/** Files of the same kind, as git patterns. */
const files =
  '*.pyc *.pyo .coverage .coverage.* coverage-final.json coverage-summary.json lcov.info clover.xml .eslintcache *.tsbuildinfo .DS_Store'.split(
    ' ',
  );

/** Pathspecs that leave these files out of the work on a feature, even if no .gitignore names them. */
const withoutProducts: readonly string[] = [
  ...folders.map((name) => `:(top,exclude,glob)**/${name}/**`),
  ...files.map((name) => `:(top,exclude,glob)**/${name}`),
  // The files of workflows come to be under such names.
  ':(top,exclude,glob)**/docs/research-*/**/*.tmp',
];

const patterns = files.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '[^/]*')}$`));

/** Whether a path is generated by tools. */
export function isBuildProduct(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  const name = parts.at(-1) ?? '';
  return parts.some((part) => folders.includes(part)) || patterns.some((pattern) => pattern.test(name));
}
