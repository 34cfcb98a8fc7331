import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execaSync } from 'execa';
import { onTestFinished } from 'vitest';
import { findProgram, searchPath } from '../../src/programs/processes.ts';
import { script } from './github-job.ts';
import { removeFolder } from './remove-folder.ts';

const realGh = findProgram('gh', searchPath());

/** Whether the real gh is on this machine; `.ci/run` installs it. */
export const hasGh = realGh !== undefined;

export interface TestComment {
  id: number;
  body: string;
  login?: string;
  association?: string;
  inReplyTo?: number;
}

export interface TestThread {
  path: string;
  line: number | null;
  isResolved?: boolean;
  comments: TestComment[];
}

interface TestPull {
  number: number;
  title: string;
  body: string;
  head: string;
  base: string;
  draft: boolean;
  state: 'open' | 'closed';
}

/** What the stand-in of GitHub knows of the repository acme/shop; a test may change it at any time. */
export interface GitHubState {
  issues: {
    number: number;
    title: string;
    body: string;
    login?: string;
    labels?: string[];
    assignee?: string;
    state?: string;
  }[];
  comments: Record<number, TestComment[]>;
  pulls: TestPull[];
  threads: TestThread[];
  replies: TestComment[];
  checks: { name: string; conclusion: string; summary: string; detailsUrl: string }[];
  /** `expired`: the login is not valid any more; `limited`: it has no requests left. */
  mood: 'well' | 'expired' | 'limited';
}

const of = 'http://github.localhost/acme/shop';

/**
 * A stand-in of GitHub's API, as its documentation describes it, behind the real gh; gone when the test ends.
 * @param remote the bare repository that the project pushes to.
 */
export async function startGitHub(remote: string, known: Partial<GitHubState> = {}) {
  const state: GitHubState = {
    issues: [],
    comments: {},
    pulls: [],
    threads: [],
    replies: [],
    checks: [],
    mood: 'well',
    ...known,
  };
  let nextId = 9_000;
  const commentOf = (one: TestComment, url: string) => ({
    id: one.id,
    body: one.body,
    html_url: url,
    user: { login: one.login ?? 'alice' },
    author_association: one.association ?? 'MEMBER',
    in_reply_to_id: one.inReplyTo,
  });
  const threadComment = (one: TestComment, pull: number) => ({
    body: one.body,
    url: `${of}/pull/${pull}#discussion_r${one.id}`,
    authorAssociation: one.association ?? 'MEMBER',
    author: { login: one.login ?? 'alice' },
  });
  const issueOf = (one: GitHubState['issues'][number]) => ({
    number: one.number,
    title: one.title,
    body: one.body,
    state: one.state ?? 'open',
    html_url: `${of}/issues/${one.number}`,
    user: { login: one.login ?? 'bob' },
    author_association: 'NONE',
    labels: (one.labels ?? []).map((name) => ({ name })),
  });
  const tipOf = (branch: string) =>
    execaSync('git', ['rev-parse', `refs/heads/${branch}`], { cwd: remote, reject: false }).stdout;
  const pullOf = (one: TestPull) => ({
    ...one,
    html_url: `${of}/pull/${one.number}`,
    head: { ref: one.head, sha: tipOf(one.head), repo: { full_name: 'acme/shop' } },
    base: { ref: one.base },
  });
  const find = (number: number) => state.pulls.find((one) => one.number === number);

  const commentsOf = (number: number) => (state.comments[number] ??= []);
  const madeOf = (body: unknown, inReplyTo?: number) => ({
    id: (nextId += 1),
    body: String(body),
    ...(inReplyTo !== undefined && { inReplyTo }),
  });
  const isWanted = ({ assignee, labels = [] }: GitHubState['issues'][number], query: URLSearchParams) =>
    [assignee, null].includes(query.get('assignee')) && [...labels, null].includes(query.get('labels'));
  const threadNode = ({ path, line, isResolved = false, comments }: TestThread, pull: number) => {
    const all = [...comments, ...state.replies.filter(({ inReplyTo }) => inReplyTo === comments[0]?.id)];
    return { path, line, isResolved, comments: { nodes: all.map((one) => threadComment(one, pull)) } };
  };

  type Answer = (numbers: readonly [number, number], body: Record<string, unknown>, query: URLSearchParams) => unknown;
  /** What is answered, by method and path below the repository, in which N is a number; nothing is not found. */
  const routes: Record<string, Answer> = {
    'GET /user': () => ({ login: 'alice' }),
    'GET ': () => ({ full_name: 'acme/shop', html_url: of, default_branch: 'main' }),
    'GET /issues': (_, __, query) => state.issues.filter((one) => isWanted(one, query)).map(issueOf),
    'GET /issues/N': ([number]) => {
      const pull = find(number);
      const issue = state.issues.find((one) => one.number === number);
      return pull === undefined ? issue && issueOf(issue) : { ...issueOf({ ...pull, labels: [] }), pull_request: {} };
    },
    'GET /issues/N/comments': ([number]) =>
      commentsOf(number).map((one) => commentOf(one, `${of}/issues/${number}#issuecomment-${one.id}`)),
    'POST /issues/N/comments': ([number], { body }) => {
      const made = madeOf(body);
      commentsOf(number).push(made);
      return commentOf(made, of);
    },
    'GET /pulls': (_, __, query) =>
      state.pulls.filter((one) => one.state === 'open' && query.get('head') === `acme:${one.head}`).map(pullOf),
    'POST /pulls': (_, { title, head, base, body, draft }) => {
      const made = { number: 17 + state.pulls.length, state: 'open', title, head, base, body, draft } as TestPull;
      if (tipOf(made.head) === '') return undefined;
      state.pulls.push(made);
      return pullOf(made);
    },
    'GET /pulls/N': ([number]) => state.pulls.filter((one) => one.number === number).map(pullOf)[0],
    'PATCH /pulls/N': ([number], body) => {
      const found = find(number);
      return found && pullOf(Object.assign(found, body));
    },
    'GET /pulls/N/comments': () =>
      [...state.threads.flatMap(({ comments }) => comments), ...state.replies].map((one) => commentOf(one, of)),
    'POST /pulls/N/comments/N/replies': ([, id], { body }) => {
      const made = madeOf(body, id);
      state.replies.push(made);
      return commentOf(made, of);
    },
    'POST /graphql': (_, { variables }) => {
      const { number } = variables as { number: number };
      const found = find(number);
      const pullRequest = found && {
        number,
        url: `${of}/pull/${number}`,
        state: found.state.toUpperCase(),
        headRefName: found.head,
        isCrossRepository: false,
        reviewThreads: { nodes: state.threads.map((one) => threadNode(one, number)) },
        reviews: { nodes: [] },
        commits: { nodes: [{ commit: { statusCheckRollup: { contexts: { nodes: state.checks } } } }] },
      };
      return { data: { repository: { pullRequest: pullRequest ?? null } } };
    },
  };

  const limits = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795900000' };
  const answer = (method: string, url: URL, body: Record<string, unknown>): [number, unknown, object?] => {
    if (state.mood === 'expired') return [401, { message: 'Bad credentials' }];
    if (state.mood === 'limited') return [403, { message: 'API rate limit exceeded for user ID 1.' }, limits];
    const path = url.pathname.replace(/^\/repos\/acme\/shop/, '');
    const [first = 0, second = 0] = (path.match(/\d+/g) ?? []).map(Number);
    const found = routes[`${method} ${path.replace(/\d+/g, 'N')}`]?.([first, second], body, url.searchParams);
    if (found !== undefined) return [method === 'POST' && path !== '/graphql' ? 201 : 200, found];
    return [404, { message: 'Not Found' }];
  };
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://api.github.localhost');
      const text = Buffer.concat(chunks).toString('utf8');
      const asked = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const [status, value, headers] = answer(request.method ?? '', url, asked);
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(JSON.stringify(value));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Only gh goes through the proxy, not claude or git.
  const programs = mkdtempSync(join(tmpdir(), 'workflow-gh-'));
  const set = `HTTP_PROXY="\${GH_TEST_PROXY:-${proxy}}"`;
  script(programs, 'gh', `export ${set}; exec '${realGh ?? 'gh'}' "$@"`);
  onTestFinished(() => {
    removeFolder(programs);
    server.close();
    server.closeAllConnections();
  });
  return {
    state,
    /** With these gh asks the stand-in: a host of its own, reached through a proxy on loopback (`GH_TEST_PROXY` for another). */
    environment: {
      GH_HOST: 'github.localhost',
      GH_REPO: 'github.localhost/acme/shop',
      GH_TOKEN: 'gho_test',
      PATH: [programs, process.env.PATH].join(delimiter),
    },
  };
}
