import { cp, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const repository = fileURLToPath(new URL('../fixtures/sample-repository', import.meta.url));

/** The folder this plugin lies in. */
export const pluginFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Tools that a research workflow needs without asking. */
export const researchTools = [
  'Read',
  'Grep',
  'Glob',
  'WebSearch',
  'WebFetch',
  'Edit(docs/**)',
  'Bash(autonomous-workflow:*)',
] as const;

/**
 * Promises a throw-away copy of the sample repository with one commit; the caller removes it.
 * @throws Error that says what to do when git is not installed.
 */
export async function createDemoProject(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'autonomous-workflow-demo-')));
  await cp(repository, folder, { recursive: true });
  const git = (...words: string[]) =>
    execa('git', ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.org', ...words], { cwd: folder }).catch(
      (error: unknown) => {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        throw missing
          ? new Error('git was not found → install git (https://git-scm.com) and run the command again')
          : error;
      },
    );
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The sample repository');
  return folder;
}
