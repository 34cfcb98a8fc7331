import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { browserFile } from '../support/browser.ts';
import { pluginFolder } from './demo-project.ts';

it(
  'the script of the pictures works: those of a real session that waits for the API',
  { timeout: 240_000 },
  async () => {
    const out = mkdtempSync(join(tmpdir(), 'pictures-'));
    onTestFinished(() => {
      rmSync(out, { recursive: true, force: true });
    });
    const script = join(pluginFolder, 'test', 'simulator', 'pictures.ts');
    const run = await execa(
      process.execPath,
      ['--import', 'tsx', script, '--quick', '--columns', '120', '--out', out],
      {
        cwd: pluginFolder,
        reject: false,
        timeout: 220_000,
      },
    );
    expect(run.exitCode, run.stderr).toBe(0);
    const svg = (name: string) => readFileSync(join(out, `${name}.svg`), 'utf8');
    expect(svg('limit')).toContain('rate-limiting: It waits for the API until');
    expect(svg('limit-status')).toMatch(
      /It waits for the API until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d, and goes on by itself\./,
    );
    // What a machine lacks the program for is named, and left out.
    if (browserFile === undefined) expect(run.stderr).toContain('board.png and phone.png are left out');
    else
      for (const view of ['board', 'phone'])
        expect(statSync(join(out, `limit-${view}.png`)).size).toBeGreaterThan(20_000);
  },
);
