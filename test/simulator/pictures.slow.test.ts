import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { browserFile } from '../support/browser.ts';
import { pluginFolder } from './demo-project.ts';

it('the pictures of all moments are made of real runs', { timeout: 14 * 60_000 }, async () => {
  const out = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => {
    rmSync(out, { recursive: true, force: true });
  });
  const script = join(pluginFolder, 'test', 'simulator', 'pictures.ts');
  const run = await execa(process.execPath, ['--import', 'tsx', script, '--columns', '120', '--out', out], {
    cwd: pluginFolder,
    reject: false,
    timeout: 13 * 60_000,
  });
  expect(run.exitCode, run.stderr).toBe(0);
  const svg = (name: string) => readFileSync(join(out, `${name}.svg`), 'utf8');
  expect(svg('agents')).toContain('▸ researcher');
  expect(svg('agents-status')).toContain('It works.');
  expect(svg('person-status')).toContain('It waits for your answer in its session.');
  expect(svg('limit-status')).toContain('It waits for the API until');
  expect(svg('end')).toContain('Research is complete');
  expect(svg('end-status')).toContain('Complete.');
  const boards = ['agents', 'iteration', 'end', 'person', 'limit'].flatMap((name) => [
    `${name}-board`,
    `${name}-phone`,
  ]);
  if (browserFile !== undefined)
    for (const board of boards) expect(existsSync(join(out, `${board}.png`)), board).toBe(true);
  if (!existsSync(join(out, 'report.png'))) expect(run.stderr).toContain('report.png is left out');
});
