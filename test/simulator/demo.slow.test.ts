import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { pluginFolder } from './demo-project.ts';

/** Runs the demo; its answer, and the copy of the repository that it leaves behind. */
async function demo(...words: string[]): Promise<{ said: string; folder: string }> {
  const script = join(pluginFolder, 'test', 'simulator', 'demo.ts');
  const run = await execa(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: pluginFolder,
    reject: false,
  });
  const [folder = ''] = /\/\S*autonomous-workflow-demo-\w+/.exec(run.stdout) ?? [];
  onTestFinished(() => {
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });
  expect(run.stderr).toBe('');
  expect(run.exitCode, run.stdout).toBe(0);
  return { said: run.stdout, folder };
}

const board = (said: string) => fileURLToPath(/file:\/\/\S+board\.html/.exec(said)?.[0] ?? '');

it('the demo of research answers its question and names what to open', { timeout: 6 * 60_000 }, async () => {
  const { said, folder } = await demo();
  expect(said).toContain('rate-limiting (research): complete');
  expect(said).toMatch(/what the report answers\n.*\n\nIn short: [^]*findings below say more/);
  expect(existsSync(join(folder, 'docs/research-rate-limiting/rate-limiting-report.html'))).toBe(true);
  expect(existsSync(board(said))).toBe(true);
  expect(said).toContain(`cd ${folder} && `);
});

it('the demo of coding ends with proven commits and the built program at work', { timeout: 6 * 60_000 }, async () => {
  const { said, folder } = await demo('--implement');
  expect(said).toContain('gcra (implement): complete');
  // The coder said of its first attempt that all was well.
  expect(said).toMatch(/P1 A GCRA limiter: passed\n +attempt 1 failed: npm test: failed .*\n +attempt 2 passed/);
  expect(said).toContain('5 of 7 requests allowed');
  const subjects = execFileSync('git', ['log', '--format=%s'], { cwd: folder, encoding: 'utf8' });
  expect(subjects).toBe('P2: GCRA in the replay\nP1: A GCRA limiter\nThe sample repository\n');
  expect(existsSync(board(said))).toBe(true);
});
