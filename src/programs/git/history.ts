import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { excerpt } from '../../base/errors.ts';
import { git, tryGit } from './run-git.ts';
import { featureTrailer } from '../../base/names.ts';

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

/** Options that override the user's settings for patches. */
const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--no-renames', '--full-index', '--binary'];
const mostCommits = 500;

/** The commit of HEAD with the same change as a commit outside of HEAD, as a rebase makes it; undefined without one. */
export async function findEqualChange(root: string, commit: string): Promise<string | undefined> {
  const own = await tryGit(root, ['diff-tree', '--root', '-p', ...plain, commit]);
  const base = await tryGit(root, ['merge-base', commit, 'HEAD']);
  if (own.exitCode !== 0 || base.exitCode !== 0) return undefined;
  const [id] = (await patchIds(root, own.stdout)).keys();
  if (id === undefined) return undefined;
  const range = `${base.stdout.trim()}..HEAD`;
  const log = ['log', '-p', '--no-merges', `--max-count=${mostCommits}`, '--format=commit %H', ...plain, range];
  return (await patchIds(root, await git(root, log))).get(id);
}

/** The commits in a text of patches, by their patch ids. */
async function patchIds(root: string, patches: string): Promise<Map<string, string>> {
  const output = await git(root, ['patch-id', '--stable'], { input: patches });
  return new Map(
    output.split('\n').flatMap((line): [string, string][] => {
      const [id = '', commit = ''] = line.split(' ');
      return id === '' ? [] : [[id, commit]];
    }),
  );
}

/**
 * Whether the change of a commit was completely undone in HEAD, as by a revert: the change can be applied, and its reverse
 * cannot.
 */
export async function isUndone(root: string, commit: string): Promise<boolean> {
  const patch = await git(root, ['diff-tree', '--root', '-p', '--no-commit-id', ...plain, commit]);
  if (patch === '') return false;
  const temporary = await mkdtemp(join(tmpdir(), 'autonomous-workflow-index-'));
  const environment = { GIT_INDEX_FILE: join(temporary, 'index') };
  const applies = async (...how: string[]) =>
    (await tryGit(root, ['apply', '--cached', '--check', ...how, '-'], { environment, input: `${patch}\n` }))
      .exitCode === 0;
  try {
    await git(root, ['read-tree', 'HEAD'], { environment });
    return !(await applies('--reverse')) && (await applies());
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The newest commits since another one that changed any of these files, abbreviated. */
export async function commitsOn(root: string, since: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const paths = files.map((file) => `:(top,literal)${file}`);
  const { exitCode, stdout } = await tryGit(root, [
    'log',
    '--format=%h',
    '--max-count=5',
    `${since}..HEAD`,
    '--',
    ...paths,
  ]);
  return exitCode === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** The newest commit of HEAD that touched a file, with its subject; undefined without one. */
export async function lastCommitOn(root: string, file: string): Promise<string | undefined> {
  const { exitCode, stdout } = await tryGit(root, [
    'log',
    '--format=%h “%s”',
    '--max-count=1',
    'HEAD',
    '--',
    `:(top,literal)${file}`,
  ]);
  return exitCode === 0 && stdout.trim() !== '' ? excerpt(stdout.trim()) : undefined;
}
