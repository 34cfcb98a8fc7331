import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands, formerCommands } from '../../src/cli/command-table.ts';
import { OLDEST_CLAUDE } from '../simulator/claude-binaries.ts';
import { newProject, pluginRoot } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

it.each(Object.entries(formerCommands))('%s is answered with its new name: %s', async (former, now) => {
  expect(commands.map(({ usage }) => usage.replace(/ \[.*| <.*/, ''))).toContain(now.replace(/ (?:--|<).*/, ''));
  const { stderr, exitCode } = await (await newProject()).cli(...former.split(' '), 'x');
  expect(stderr).toBe(`The command '${former}' has another name now\n→ Use: autonomous-workflow ${now}\n`);
  expect(exitCode).toBe(2);
});

it('a complete workflow is said to be complete, not only over', async () => {
  const session = await begunSession();
  const { project } = session;
  await session.types('autonomous-workflow:complete', 'x');
  expect((await project.cli('loop-command', 'x')).stderr).toMatch(/^The workflow 'x' is complete\n→ Start a new one/);
});

it('a number below zero stands in the message that refuses it', async () => {
  const { project } = await begunSession();
  const answer = await (await begunSession()).types('autonomous-workflow:research', "'y' 'What?' --max-iterations -5");
  expect(answer?.reason).toMatch(/--max-iterations needs .*; received -5/);
  expect(project.exists('docs/research-y')).toBe(false);
});

it('a name that Windows keeps for a device names no workflow', async () => {
  const answer = await (await begunSession()).types('autonomous-workflow:research', "'con' 'What?'");
  expect(answer?.reason).toMatch(/^This topic cannot name a workflow.*\n→ Use 'con-topic'\./s);
});

it('the oldest Claude Code is the same wherever it is said', () => {
  const read = (file: string) => readFileSync(join(pluginRoot, file), 'utf8');
  const { engines } = JSON.parse(read('.claude-plugin/plugin.json')) as { engines: Record<string, string> };
  expect(engines).toEqual({ 'claude-code': `>=${OLDEST_CLAUDE}` });
  expect(read('src/hooks/entry.ts')).toContain(
    `const oldestClaude = [${OLDEST_CLAUDE.replaceAll('.', ', ')}] as const;`,
  );
  expect(/^You need .*Claude Code (\S+) or newer\b/m.exec(read('README.md'))?.[1]).toBe(OLDEST_CLAUDE);
});

it('the oldest Node is the same wherever it is said', () => {
  const read = (file: string) => readFileSync(join(pluginRoot, file), 'utf8');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  expect(read('src/cli/main.ts')).toContain(`const oldestNode = '${oldest}';`);
  const said = `${read('README.md')}${read('CONTRIBUTING.md')}`.matchAll(/Node[ |]+(\d+(?:\.\d+)?) or newer/g);
  expect([...said].map(([, version]) => version)).toEqual([oldest, oldest]);
});
