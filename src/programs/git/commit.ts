import { resolve } from 'node:path';
import { WorkflowError } from '../../base/errors.ts';
import { featureTrailer } from '../../base/names.ts';
import { git, pathsWithout, tryGit } from './run-git.ts';
import { addAll, repositoryOf, treeOfCommit } from './work-tree.ts';

export interface FeatureCommit {
  folder: string;
  workflow: string;
  feature: string;
  /** The feature in one line. */
  subject: string;
  body?: string;
  /** Ids of the proofs that it passed with. */
  proofs?: readonly string[];
  /** Why its proof is worth less than others, in a phrase. */
  doubt?: string;
  /** Lines that the user's settings put below every commit of Claude. */
  attribution?: string;
  /** Files that are no part of the feature, from the root; they stay uncommitted. */
  without: readonly string[];
  /** The tree that was verified, made with the same `without`. */
  verifiedTree: string;
  /** The user's work tree, where `folder` is another one: hooks that git ignores are only there. */
  hooksFrom?: string;
}

export type CommitResult =
  | { outcome: 'committed'; commit: string; sameAsVerified: boolean }
  /** The files equal the commit that is checked out. */
  | { outcome: 'nothing-to-commit'; commit: string }
  /** Somebody else has committed meanwhile: nothing was committed. */
  | { outcome: 'overtaken' }
  /** The user's hook refused the files: the feature's work may be the reason. */
  | { outcome: 'refused'; reason: string }
  /** The user's hook refused the message, or git itself failed: no change of the files would help. */
  | { outcome: 'impossible'; reason: string };

/** The person in whose name git commits is unknown: the words of git, or undefined where it knows. */
export async function missingIdentity(folder: string): Promise<string | undefined> {
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { exitCode, stderr } = await tryGit(folder, ['var', name]);
    if (exitCode !== 0) return stderr.trim().split('\n').at(-1) ?? '';
  }
  return undefined;
}

/** Said where nothing can be committed before the user has told git who they are. */
export const unknownIdentity = 'git does not know in whose name to commit';
/** The commands that tell it. */
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
    `${feature}: ${oneLine(subject)}`.slice(0, 200),
    wrapped(body?.trim() ?? ''),
    given.filter((line) => !isTrailer(line)).join('\n'),
    trailers.join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Prose in lines of a length that git shows whole. */
function wrapped(text: string): string {
  const lines = text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${longestLine}}(?=\\s|$)|\\S+`, 'g')) ?? ['']);
  return lines.map((line) => line.trim()).join('\n');
}

/**
 * Commits everything in the work tree, with the feature's id in the first line and in a trailer by which `commitOfFeature` finds
 * the commit. The user's hooks run, because the history is the user's; git asks no questions.
 */
export async function commitFeature(request: FeatureCommit): Promise<CommitResult> {
  const { folder, without, verifiedTree } = request;
  const { root, head } = await repositoryOf(folder);
  await addAll(root, without);
  const staged = await tryGit(root, ['diff', '--cached', '--quiet', ...pathsWithout(without)]);
  if (staged.exitCode === 0 && head !== null) return { outcome: 'nothing-to-commit', commit: head };
  const { exitCode, stdout, stderr } = await tryGit(
    root,
    [
      ...(await hooksOf(request)),
      'commit',
      '--quiet',
      '--cleanup=whitespace',
      '--file=-',
      ...(without.length > 0 ? ['--only', ...pathsWithout(without)] : []),
    ],
    { input: messageOf(request), ...hooks },
  );
  if (exitCode !== 0) {
    // git itself compares the branch with the commit that it began from, and then refuses.
    if ((await repositoryOf(root)).head !== head) return { outcome: 'overtaken' };
    const reason = `${stderr}\n${stdout}`.trim();
    const check = await tryGit(root, ['hook', 'run', '--ignore-missing', 'pre-commit'], hooks);
    return { outcome: check.exitCode === 0 ? 'impossible' : 'refused', reason };
  }
  const { head: commit } = await repositoryOf(root);
  if (commit === null) throw new WorkflowError('git made no commit', { where: root, fix: 'Look at `git status`.' });
  // Hooks of the user may format the files, so that the commit differs from the verified tree.
  return { outcome: 'committed', commit, sameAsVerified: (await treeOfCommit(root, commit, without)) === verifiedTree };
}

async function hooksOf({ hooksFrom }: FeatureCommit): Promise<string[]> {
  if (hooksFrom === undefined) return [];
  const hooks = await git(hooksFrom, ['rev-parse', '--git-path', 'hooks'], { withHooks: true });
  return ['-c', `core.hooksPath=${resolve(hooksFrom, hooks)}`];
}

/** The newest commit of a feature after a start, or undefined. After a crash this says whether the feature was committed. */
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
