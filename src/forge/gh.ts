import { execa } from 'execa';
import * as z from 'zod/mini';
import { localTime } from '../base/figures.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { parseJson } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';

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
  if (status === 404 || status === 410)
    return ['GitHub does not have that, or this login may not see it', 'Check the number and `gh auth status`.'];
  if (status === 403) return ['This login may not do that', 'Check the rights of `gh auth status`.'];
  if (status >= 500) return ['GitHub has trouble', 'Try again later.', exitCodes.later];
  if (status > 0) return ['GitHub refuses the request', 'Do what it says, then try again.'];
  const fix = 'Check the network and `gh auth status`; the folder needs a remote on GitHub, or GH_REPO=owner/name.';
  return ['GitHub was not reached', fix];
}
