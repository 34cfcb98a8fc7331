import { resolve } from 'node:path';
import { paragraphs } from '../../base/text.ts';
import { WorkflowError } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { git, tryGit } from './run-git.ts';
import { repositoryOf } from './work-tree.ts';

export interface FeatureCommit {
  /** A checkout of the commit that the work is on top of; it becomes that of the new one. */
  folder: string;
  workflow: string;
  feature: string;
  /** The first line. */
  subject: string;
  body?: string;
  /** Ids of the proofs with which it passed. */
  proofs?: readonly string[];
  /** A limitation of its proof, in a phrase. */
  doubt?: string;
  /** The lines that the user's settings add to commits by Claude. */
  attribution?: string;
  /** The commit of the work that was verified. */
  work: string;
  /** Changes files of the checkout, and returns their paths from its root: they belong to the commit, too. */
  also?: () => string[];
  /** The user's work tree: only it has hooks that git ignores. */
  hooksFrom: string;
}

export type CommitResult =
  | { outcome: 'committed'; commit: string; sameAsVerified: boolean }
  /** The files equal the current commit. */
  | { outcome: 'nothing-to-commit'; commit: string }
  /** The user's hook rejected the files, possibly because of the feature's work. */
  | { outcome: 'refused'; reason: string }
  /** The user's hook rejected the message, or git failed; changing the files would not help. */
  | { outcome: 'impossible'; reason: string };

/** git's message that it has no author name for commits; undefined when it has one. */
export async function missingIdentity(folder: string): Promise<string | undefined> {
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { exitCode, stderr } = await tryGit(folder, ['var', name]);
    if (exitCode !== 0) return stderr.trim().split('\n').at(-1) ?? '';
  }
  return undefined;
}

/** The message when nothing can be committed until the user configures an author. */
export const unknownIdentity = 'git does not know in whose name to commit';
/** The commands that configure an author. */
export const setIdentity =
  '`git config --global user.name "Your Name"` and `git config --global user.email you@example.com`';

const proofTrailer = 'Autonomous-Workflow-Proof';
const doubtTrailer = 'Autonomous-Workflow-Doubt';
const longestLine = 100;

const hooks = { withHooks: true, timeLimitMilliseconds: 600_000 };

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function messageOf({ workflow, feature, subject, body, proofs = [], doubt, attribution = '' }: FeatureCommit): string {
  const given = attribution.split('\n').filter((line) => line.trim() !== '');
  const isTrailer = (line: string) => /^[A-Za-z][\w-]*: \S/.test(line);
  const trailers = [
    `${featureTrailer}: ${workflow}/${feature}`,
    ...(proofs.length === 0 ? [] : [`${proofTrailer}: ${proofs.join(', ')}`]),
    ...(doubt === undefined ? [] : [`${doubtTrailer}: ${oneLine(doubt)}`]),
    ...given.filter(isTrailer),
  ];
  const parts = [
    oneLine(subject).slice(0, 200),
    wrapped(body?.trim() ?? ''),
    given.filter((line) => !isTrailer(line)).join('\n'),
    trailers.join('\n'),
  ];
  return `${paragraphs(parts)}\n`;
}

/** Wraps prose at a width that git shows without cutting. */
function wrapped(text: string): string {
  const lines = text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${longestLine}}(?=\\s|$)|\\S+`, 'g')) ?? ['']);
  return lines.map((line) => line.trim()).join('\n');
}

/**
 * Commits the work on a feature in a checkout, with the feature's id in a trailer, by which `commitOfFeature` finds
 * the commit. The user's hooks run, because it is the user's history; git does not prompt.
 */
export async function commitFeature(request: FeatureCommit): Promise<CommitResult> {
  const { folder, work, also } = request;
  const { root, head } = await repositoryOf(folder);
  if (head === null) throw new WorkflowError('git has no commit to build on', { where: root, fix: 'Check `git log`.' });
  await git(root, ['read-tree', '--reset', '-u', work]);
  const further = also?.() ?? [];
  if (further.length > 0) await git(root, ['add', '--', ...further.map((path) => `:(top,literal)${path}`)]);
  const wanted = await git(root, ['write-tree']);
  if (wanted === (await git(root, ['rev-parse', 'HEAD^{tree}']))) return { outcome: 'nothing-to-commit', commit: head };
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
  const made = await git(root, ['rev-parse', 'HEAD^{tree}']);
  return { outcome: 'committed', commit, sameAsVerified: made === wanted };
}

/** The newest commit of a feature after a start, or undefined; after a crash this shows whether the feature was committed. */
export async function commitOfFeature(
  folder: string,
  workflow: string,
  feature: string,
  since: string,
): Promise<string | undefined> {
  const format = `--format=%H %(trailers:key=${featureTrailer},valueonly,separator=%x2C)`;
  const log = await git(folder, ['log', format, `${since}..HEAD`]);
  return log
    .split('\n')
    .find((line) => line.slice(line.indexOf(' ') + 1) === `${workflow}/${feature}`)
    ?.split(' ')[0];
}
