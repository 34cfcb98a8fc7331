import { excerpt } from '../../base/errors.ts';
import { tryGit } from './run-git.ts';
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

/** The subjects of the last commits of HEAD, without merges and those of our features. */
export async function lastSubjects(root: string, most: number): Promise<string[]> {
  const log = [
    'log',
    '--no-merges',
    `--max-count=${most}`,
    `--format=%s`,
    '--invert-grep',
    `--grep=^${featureTrailer}: `,
  ];
  const { exitCode, stdout } = await tryGit(root, log);
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
