import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMessagesApi } from './messages-api.ts';
import { isAlive } from '../../src/files/lock.ts';
import { startTerminal } from './terminal-session.ts';
import { startProgram } from './terminal.ts';
import { oneCommand } from './test-personas.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'simulated-project-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

test('the real claude answers in a terminal', async () => {
  const api = await startMessagesApi({ model: oneCommand('echo "7 * 6" | tr "*" x') });
  const terminal = await startTerminal({ cwd, apiUrl: api.url, allowedTools: ['Bash(*)'] });
  try {
    await terminal.type('Multiply; please;');
    await terminal.waitFor('Multiply; please;');
    await terminal.press('Enter');
    await terminal.waitFor('It printed: 7 x 6');
  } finally {
    await terminal.dispose();
    await api.close();
  }
  expect(api.requests[0]?.lastUserText).toBe('Multiply; please;');
  expect(isAlive(terminal.processId)).toBe(false);
});

test('what was typed is never read by a shell, and the screen outlives the program', async () => {
  const script = 'console.log(`\\n${process.argv[1]}`); setTimeout(() => {}, 300);';
  const command = ['node', '-e', script, '$(id) `id` "; touch hacked;'] as const;
  const environment = { PATH: process.env.PATH ?? '' };
  const terminal = await startProgram({ command: [...command], cwd, environment, columns: 80, rows: 10 });
  try {
    await terminal.waitFor('$(id) `id` "; touch hacked;');
    await expect(terminal.waitFor('never shown', 200)).rejects.toThrow(/did not show never shown in 200 ms/);
  } finally {
    await terminal.dispose();
  }
});
