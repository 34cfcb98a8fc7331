import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, it } from 'vitest';
import { pluginRoot } from './support/project.ts';

const clone = mkdtempSync(join(tmpdir(), 'autonomous-workflow-merge-'));
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

const git = (...words: string[]) =>
  execa('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...words], { cwd: clone });
/** All that the build writes: a folder of its own, and beside hooks.json what is not written by hand. */
const { stdout: listed } = await execa('git', ['ls-files', 'bin', 'hooks/*.*js', 'LICENSES.md'], { cwd: pluginRoot });
const built = listed.split('\n');

async function commitBuild(source: string): Promise<void> {
  for (const file of [...built, `${source}.ts`]) writeFileSync(join(clone, file), `built from ${source}\n`);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', source);
}

it('two branches that both built merge without a conflict, and the build of the own side stays', async () => {
  for (const file of ['.gitattributes', 'package.json', 'pnpm-lock.yaml', 'scripts/bootstrap.mjs']) {
    cpSync(join(pluginRoot, file), join(clone, file));
  }
  for (const folder of ['hooks', 'bin', 'node_modules']) mkdirSync(join(clone, folder));
  writeFileSync(join(clone, '.gitignore'), 'node_modules\n');
  // As after an install.
  const { packageManager } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const lock = readFileSync(join(clone, 'pnpm-lock.yaml'));
  writeFileSync(
    join(clone, 'node_modules/.bootstrap'),
    createHash('sha256').update(lock).update(packageManager).digest('hex'),
  );
  await git('init', '--quiet', '--initial-branch', 'main');
  await execa(process.execPath, ['scripts/bootstrap.mjs'], { cwd: clone });
  await commitBuild('base');
  await git('switch', '--quiet', '--create', 'other');
  await commitBuild('theirs');
  await git('switch', '--quiet', 'main');
  await commitBuild('ours');

  expect(built).toEqual(expect.arrayContaining(['hooks/verify-state.cjs', 'hooks/pane.mjs', 'bin/main.cjs']));
  await git('merge', '--quiet', '--no-edit', 'other');

  for (const file of built) expect(readFileSync(join(clone, file), 'utf8'), file).toBe('built from ours\n');
  expect(readFileSync(join(clone, 'theirs.ts'), 'utf8')).toBe('built from theirs\n');
});
