import { resolve } from 'node:path';
import { paragraphs } from '../../base/text.ts';
import { describeError, WorkflowError } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { git, tryGit } from './run-git.ts';
import { repositoryOf, treeOf } from './repository.ts';

interface FeatureCommit {
  /** A checkout of the commit that the work is on top of; it becomes that of the new one. */
  folder: string;
  workflow: string;
  feature: string;
  subject: string;
  body?: string;
  /** Trailers of ours by the ends of their names, such as `Proof`; empty ones are left out. */
  trailers?: Record<string, string>;
  /** The lines that the user's settings add to commits by Claude. */
  attribution?: string;
  work: string;
  /** Changes files of the checkout, and returns their paths from its root: they belong to the commit, too. */
  also?: () => string[];
  /** The user's work tree: only it has hooks that git ignores. */
  hooksFrom: string;
}

type CommitResult =
  | { outcome: 'committed'; commit: string; sameAsVerified: boolean }
  /** The files equal the current commit. */
  | { outcome: 'nothing-to-commit'; commit: string }
  /** The user's hook rejected the files, possibly because of the feature's work. */
  | { outcome: 'refused'; reason: string }
  /** The user's hook rejected the message, or git failed; changing the files would not help. */
  | { outcome: 'impossible'; reason: string };

/** git's message that it has no author name for commits; undefined when it has one. */
export async function missingIdentity(folder: string): Promise<string | undefined> {
  const { exitCode, stderr } = await tryGit(folder, ['var', 'GIT_COMMITTER_IDENT']);
  return exitCode === 0 ? undefined : (stderr.trim().split('\n').at(-1) ?? '');
}

/** The message when nothing can be committed until the user configures an author. */
export const unknownIdentity = 'git does not know in whose name to commit';
export const setIdentity =
  '`git config --global user.name "Your Name"` and `git config --global user.email you@example.com`';

/** Long enough to type a passphrase, which an agent of keys then holds for the night; shorter than the hook that begins a workflow. */
const signingMilliseconds = 30_000;

/** Why commits cannot be signed as the user's `commit.gpgsign` wants: what a try says. Undefined where it works, or is not wanted. */
export async function failedSigning(folder: string): Promise<string | undefined> {
  const { stdout } = await tryGit(folder, ['config', '--type=bool', 'commit.gpgsign']);
  if (stdout.trim() !== 'true') return undefined;
  const limit = { timeLimitMilliseconds: signingMilliseconds };
  const tried = tryGit(folder, ['commit-tree', '-S', 'HEAD^{tree}', '-m', 'A try to sign'], limit);
  return tried.then(({ exitCode, stderr }) => (exitCode === 0 ? undefined : stderr.trim()), describeError);
}

const longestLine = 100;

const hooks = { withHooks: true, timeLimitMilliseconds: 600_000 };

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function messageOf({ workflow, feature, subject, body, trailers = {}, attribution = '' }: FeatureCommit): string {
  const given = attribution.split('\n').filter((line) => line.trim() !== '');
  const isTrailer = (line: string) => /^[A-Za-z][\w-]*: \S/.test(line);
  const own = Object.entries(trailers).filter(([, value]) => value !== '');
  const all = [
    `${featureTrailer}: ${workflow}/${feature}`,
    ...own.map(([name, value]) => `Autonomous-Workflow-${name}: ${oneLine(value)}`),
    ...given.filter(isTrailer),
  ];
  const parts = [
    oneLine(subject).slice(0, 200),
    wrapped(body?.trim() ?? ''),
    given.filter((line) => !isTrailer(line)).join('\n'),
    all.join('\n'),
  ];
  return `${paragraphs(parts)}\n`;
}

function wrapped(text: string): string {
  const lines = text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${longestLine}}(?=\\s|$)|\\S+`, 'g')) ?? ['']);
  return lines.map((line) => line.trim()).join('\n');
}

/** Commits the work on a feature in a checkout, with its id in a trailer. The user's hooks run; git does not prompt. */
export async function commitFeature(request: FeatureCommit): Promise<CommitResult> {
  const { folder, work, also } = request;
  const { root, head } = await repositoryOf(folder);
  if (head === null) throw new WorkflowError('git has no commit to build on', { where: root, fix: 'Check `git log`.' });
  await git(root, ['read-tree', '--reset', '-u', work]);
  const further = also?.() ?? [];
  if (further.length > 0) await git(root, ['add', '--', ...further.map((path) => `:(top,literal)${path}`)]);
  const wanted = await git(root, ['write-tree']);
  if (wanted === (await treeOf(root, 'HEAD'))) return { outcome: 'nothing-to-commit', commit: head };
  const hooksPath = await git(request.hooksFrom, ['rev-parse', '--git-path', 'hooks'], { withHooks: true });
  const asUser = ['-c', `core.hooksPath=${resolve(request.hooksFrom, hooksPath)}`];
  const { exitCode, stdout, stderr } = await tryGit(
    root,
    [...asUser, 'commit', '--quiet', '--cleanup=whitespace', '--file=-'],
    { input: messageOf(request), ...hooks },
  );
  if (exitCode !== 0) {
    const reason = `${stderr}\n${stdout}`.trim();
    const check = await tryGit(root, [...asUser, 'hook', 'run', '--ignore-missing', 'pre-commit'], hooks);
    return { outcome: check.exitCode === 0 ? 'impossible' : 'refused', reason };
  }
  const commit = await git(root, ['rev-parse', 'HEAD']);
  // The user's hooks may format the files, so that the commit differs from the verified work.
  return { outcome: 'committed', commit, sameAsVerified: (await treeOf(root, commit)) === wanted };
}

/** The newest commit of each of a workflow's features in the history of HEAD, by the feature's id. */
export async function featureCommits(root: string, workflow: string): Promise<Map<string, string>> {
  const format = `--format=%H %(trailers:key=${featureTrailer},valueonly,separator=%x2C)`;
  const { exitCode, stdout } = await tryGit(root, ['log', format, `--grep=^${featureTrailer}: ${workflow}/`, 'HEAD']);
  const found = new Map<string, string>();
  if (exitCode !== 0) return found;
  for (const line of stdout.split('\n')) {
    const [commit = '', trailer = ''] = line.split(' ');
    const feature = trailer.startsWith(`${workflow}/`) ? trailer.slice(workflow.length + 1) : '';
    if (feature !== '' && !found.has(feature)) found.set(feature, commit);
  }
  return found;
}

/** The subjects of the last commits of HEAD, without merges and those of our features. */
export async function lastSubjects(root: string, most: number): Promise<string[]> {
  const others = ['--no-merges', '--invert-grep', `--grep=^${featureTrailer}: `];
  const { exitCode, stdout } = await tryGit(root, ['log', ...others, `--max-count=${most}`, '--format=%s']);
  return exitCode === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Whether files, from the root, are the same in two commits. */
export async function haveSameFiles(
  root: string,
  one: string,
  other: string,
  files: readonly string[],
): Promise<boolean> {
  if (files.length === 0) return false;
  const paths = files.map((file) => `:(top,literal)${file}`);
  return (await tryGit(root, ['diff', '--quiet', '--no-ext-diff', one, other, '--', ...paths])).exitCode === 0;
}

/** An author other than the user, because these commits are backups and belong to no history. */
const identity = {
  GIT_AUTHOR_NAME: 'autonomous-workflow',
  GIT_AUTHOR_EMAIL: 'autonomous-workflow@localhost',
  GIT_COMMITTER_NAME: 'autonomous-workflow',
  GIT_COMMITTER_EMAIL: 'autonomous-workflow@localhost',
};

/** A reference of a workflow, such as `F001/2`; by default git neither pushes nor lists it as a branch. */
export const refOf = (workflow: string, name: string): string => `refs/autonomous-workflow/${workflow}/${name}`;

/** Creates a commit of a tree, without a branch, on top of the given commits. */
export async function commitTree(
  root: string,
  tree: string,
  parents: readonly string[],
  message: string,
): Promise<string> {
  const parentArguments = parents.flatMap((parent) => ['-p', parent]);
  return git(root, ['commit-tree', '--no-gpg-sign', tree, ...parentArguments, '-F', '-'], {
    environment: identity,
    input: `${message}\n`,
  });
}

/** Points a reference to a commit, so that git never deletes the commit. */
export async function keep(root: string, ref: string, commit: string): Promise<void> {
  await git(root, ['update-ref', ref, commit]);
}

/** Keeps a tree of work under a reference: a commit on top of its start. */
export async function keepWork(root: string, tree: string, start: string, ref: string): Promise<string> {
  const work = await commitTree(root, tree, [start], `Work of ${ref}`);
  await keep(root, ref, work);
  return work;
}
