import { execa } from 'execa';
import * as z from 'zod/mini';
import { localTime } from '../base/figures.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { parseJson } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import { commitOf, findRepository, isAncestor } from '../programs/git/repository.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { refOf } from '../programs/git/commit.ts';

const timeLimitMilliseconds = 30_000;
const quiet = { GH_PROMPT_DISABLED: '1', GH_NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', GH_DEBUG: '', GH_PAGER: '' };
/** gh ends with this code where nobody is logged in. */
const loggedOut = 4;

/**
 * An answer of GitHub's API, asked with the user's own gh, which knows the login, the host and the repository: `{owner}` and `{repo}` in a
 * path stand for those of the folder's remotes.
 * @throws WorkflowError that says what to do: gh or the login is missing, a limit is reached, there is no such thing, or no network.
 */
export async function askGitHub<T extends z.core.$ZodType>(
  root: string,
  path: string,
  schema: T,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown } = {},
): Promise<z.output<T>> {
  const words = ['api', '--include', '--method', method, ...(body === undefined ? [] : ['--input', '-']), path];
  const ended = await execa('gh', words, {
    cwd: root,
    env: quiet,
    ...(body === undefined ? { stdin: 'ignore' as const } : { input: JSON.stringify(body) }),
    timeout: timeLimitMilliseconds,
    maxBuffer: 50_000_000,
    reject: false,
    windowsHide: true,
  });
  // The line of the status, headers, an empty line, and the body.
  const [, head = ended.stdout, text = ''] = /^(HTTP\/[\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(ended.stdout) ?? [];
  const status = Number(/^HTTP\/\S+ (\d{3})/.exec(head)?.[1] ?? 0);
  if (status < 200 || status > 299) {
    if (ended.code === 'ENOENT')
      throw new WorkflowError('gh, the command line of GitHub, cannot be started', {
        fix: 'Install it (https://cli.github.com), run `gh auth login`, then try again.',
      });
    const [what, fix, exitCode = exitCodes.refused] = troubleOf(status, head, ended.exitCode === loggedOut);
    throw new WorkflowError(what, { where: path, received: (ended.stderr || text).trim(), fix, exitCode });
  }
  const value: unknown = text.trim() === '' ? null : parseJson(text);
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new WorkflowError('The answer of GitHub is not what its documentation says', {
    where: path,
    received: formatIssues(read.error.issues, value).join('; '),
    fix: 'Try again; if it happens again, update gh and this plugin.',
  });
}

const mostPages = 10;
const perPage = 100;

/** All rows of a list, up to a thousand; see `askGitHub`. */
export async function askForAll<T extends z.core.$ZodType>(root: string, path: string, row: T): Promise<z.output<T>[]> {
  const all: z.output<T>[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const part = `${path}${path.includes('?') ? '&' : '?'}per_page=${perPage}&page=${page}`;
    const rows = await askGitHub(root, part, z.array(row));
    all.push(...rows);
    if (rows.length < perPage) break;
  }
  return all;
}

/** What a status of HTTP means, what to do, and the exit code; 0 where there was no answer. */
function troubleOf(status: number, head: string, isLoggedOut: boolean): [what: string, fix: string, exitCode?: number] {
  const header = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'im').exec(head)?.[1];
  const [wait, reset] = [header('retry-after'), header('x-ratelimit-reset')];
  const isLimited = header('x-ratelimit-remaining') === '0' || wait !== undefined;
  const when =
    reset === undefined ? `in ${wait ?? 'some'} seconds` : `after ${localTime(new Date(Number(reset) * 1000))}`;
  if (status === 401 || isLoggedOut)
    return ['The login of gh is missing or has expired', 'Run `gh auth login`, then try again.'];
  if (status === 429 || (status === 403 && isLimited))
    return ['GitHub takes no more requests of this login for now', `Try again ${when}.`, exitCodes.later];
  if (status === 403 || status === 404 || status === 410)
    return ['GitHub does not have that, or this login may not do that', 'Check the number and `gh auth status`.'];
  if (status >= 500) return ['GitHub has trouble', 'Try again later.', exitCodes.later];
  if (status > 0) return ['GitHub refuses the request', 'Do what it says, then try again.'];
  const fix = 'Check the network and `gh auth status`; the folder needs a remote on GitHub, or GH_REPO=owner/name.';
  return ['GitHub was not reached', fix];
}

/** The remote that a folder's branches are pushed to: the one that git is set to use, else `origin`, else the only one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const set = await tryGit(root, ['config', '--get', 'remote.pushDefault']);
  const all = (await git(root, ['remote'])).split('\n').filter((name) => name !== '');
  const wanted = set.exitCode === 0 ? set.stdout.trim() : 'origin';
  return all.includes(wanted) ? wanted : all.length === 1 ? all[0] : undefined;
}

const fetchBranch = (root: string, remote: string, branch: string) =>
  tryGit(root, ['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`]);

const commitsOf = async (root: string, range: string): Promise<string> =>
  (await git(root, ['log', '--max-count=5', '--format=%h “%s” by %an', range])).split('\n').join('; ');

const others = (branch: string, remote: string, received: string): WorkflowError =>
  new WorkflowError(`Somebody else pushed to ${branch}`, {
    received,
    fix: `Bring the two together, then try again: git switch ${branch} && git fetch ${remote} ${branch} && git rebase FETCH_HEAD`,
  });

/**
 * Brings a branch of the remote into the repository: new, or with what was pushed to it since.
 * @throws WorkflowError when the remote does not have it, or it and the branch here have different commits; nothing is changed then.
 */
export async function bringBranch(root: string, branch: string): Promise<void> {
  const remote = (await remoteOf(root)) ?? 'origin';
  const fetched = await fetchBranch(root, remote, branch);
  if (fetched.exitCode !== 0)
    throw new WorkflowError(`The branch ${branch} could not be fetched`, {
      where: root,
      received: fetched.stderr.trim(),
      fix: 'Nothing was begun. Check the remote and the network, then try again.',
    });
  const there = await git(root, ['rev-parse', 'FETCH_HEAD']);
  const here = await commitOf(root, `refs/heads/${branch}`);
  if (here !== undefined && (await isAncestor(root, there, here))) return;
  if (here !== undefined && !(await isAncestor(root, here, there)))
    throw others(branch, remote, await commitsOf(root, `${here}..${there}`));
  if ((await findRepository(root))?.branch === `refs/heads/${branch}`)
    await git(root, ['merge', '--quiet', '--ff-only', there]);
  else await git(root, ['update-ref', `refs/heads/${branch}`, there]);
}

/**
 * Pushes a commit to a branch of a remote. What is there is replaced only if it is what was pushed from here, as after a rebase; the commits
 * of anybody else stay.
 * @param workflow under whose references the last push is remembered.
 * @returns whether there was anything to push.
 * @throws WorkflowError when the remote has commits of somebody else, or refuses.
 */
export async function pushTo(
  root: string,
  { remote, branch, commit, workflow }: { remote: string; branch: string; commit: string; workflow: string },
): Promise<boolean> {
  const refused = (received: string) =>
    new WorkflowError(`The remote does not take ${branch}`, {
      received: received.trim(),
      fix: 'Do what it says, or push to a branch that you may push to.',
    });
  const listed = await tryGit(root, ['ls-remote', remote, `refs/heads/${branch}`]);
  if (listed.exitCode !== 0) throw refused(listed.stderr);
  const there = listed.stdout.split('\t')[0] ?? '';
  const ref = refOf(workflow, 'pushed');
  if (there !== '' && there !== commit && there !== (await commitOf(root, ref))) {
    await fetchBranch(root, remote, branch);
    if (!(await isAncestor(root, there, commit)))
      throw others(branch, remote, await commitsOf(root, `${commit}..${there}`));
  }
  if (there !== commit) {
    const lease = `--force-with-lease=refs/heads/${branch}:${there}`;
    const words = ['push', '--quiet', lease, remote, `${commit}:refs/heads/${branch}`];
    const pushed = await tryGit(root, words, { withHooks: true, timeLimitMilliseconds: 300_000 });
    if (pushed.exitCode !== 0) throw refused(pushed.stderr);
  }
  await git(root, ['update-ref', ref, commit]);
  return there !== commit;
}
