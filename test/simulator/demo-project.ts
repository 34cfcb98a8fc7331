import { cp, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

/** Those that an implementation in the sample repository needs, too. */
export const codingTools = [...researchTools, 'Write', 'Edit', 'Bash(npm test:*)', 'Bash(node:*)'] as const;

/**
 * Promises a throw-away copy of the sample repository with one commit; the caller removes it.
 * @param others files that it has, too, as paths.
 * @throws Error that says what to do when git is not installed.
 */
export async function createDemoProject(others: readonly string[] = []): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'autonomous-workflow-demo-')));
  await cp(repository, folder, { recursive: true });
  for (const file of others) await cp(file, join(folder, basename(file)));
  const git = (...words: string[]) =>
    execa('git', words, { cwd: folder }).catch((error: unknown) => {
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw missing
        ? new Error('git was not found → install git (https://git-scm.com) and run the command again')
        : error;
    });
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Demo');
  await git('config', 'user.email', 'demo@example.org');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The sample repository');
  return folder;
}
