import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { createDemoProject, pluginFolder } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import { askingModel } from '../simulator/persona/asking.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import { cliFile } from '../support/project.ts';

it(
  'a session that waits at a permission prompt of an agent says so in status, until it is answered, in the real claude',
  { timeout: 300_000 },
  async () => {
    const folder = await createDemoProject();
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const api = await startMessagesApi({ model: askingModel() });
    onTestFinished(() => api.close());
    const terminal = await startTerminal({
      cwd: folder,
      apiUrl: api.url,
      pluginDirs: [pluginFolder],
      permissionMode: 'default',
      allowedTools: ['Agent', 'WebSearch', 'Bash(autonomous-workflow:*)'],
    });
    onTestFinished(() => terminal.dispose());
    const summary = async () => {
      const { stdout } = await execa(process.execPath, [cliFile, 'status', '--json'], { cwd: folder, reject: false });
      return (JSON.parse(stdout) as Overview).summary;
    };
    await enterLine(terminal, "/autonomous-workflow:research 'limits' 'How do limiters compare?' --max-iterations 2");
    await terminal.waitFor('The settings do not allow', 30_000);
    await terminal.waitFor('Do you want to', 60_000);
    await expect
      .poll(async () => (await summary()).dialogs, { timeout: 20_000 })
      .toEqual([
        expect.stringContaining('researcher asks whether it may use WebFetch (https://example.org/limits) → answer in'),
      ]);
    expect((await summary()).dialogs[0]).toContain('add "WebFetch(domain:example.org)" to permissions.allow');
    const file = join(folder, 'docs/research-limits/log.jsonl');
    const journal = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(journal, { timeout: 40_000 }).toContain('the user: Its agent researcher asks');
    await terminal.press('Escape');
    await expect.poll(async () => (await summary()).dialogs, { timeout: 30_000 }).toEqual([]);
  },
);
