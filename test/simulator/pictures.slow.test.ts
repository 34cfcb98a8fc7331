import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { browserFile } from '../support/browser.ts';
import { pluginFolder } from './demo-project.ts';

it('the pictures of README and docs are made of a real run', { timeout: 12 * 60_000 }, async () => {
  const out = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => {
    rmSync(out, { recursive: true, force: true });
  });
  const script = join(pluginFolder, 'test', 'simulator', 'pictures.ts');
  const run = await execa(process.execPath, ['--import', 'tsx', script, '--out', out], {
    cwd: pluginFolder,
    reject: false,
    timeout: 11 * 60_000,
  });
  expect(run.stderr + run.stdout).not.toContain('Error');
  expect(run.exitCode).toBe(0);
  const svg = (name: string) => readFileSync(join(out, `${name}.svg`), 'utf8');
  expect(svg('session')).toContain('background agents');
  expect(svg('status')).toContain('Yes, it works.');
  expect(svg('end')).toContain('Research is complete');
  // What a machine lacks the program for is named, and left out.
  if (browserFile === undefined) expect(run.stderr).toContain('board.png is left out');
  else expect(statSync(join(out, 'board.png')).size).toBeGreaterThan(20_000);
  if (existsSync(join(out, 'report.png'))) expect(statSync(join(out, 'report.png')).size).toBeGreaterThan(20_000);
  else expect(run.stderr).toContain('report.png is left out');
});
