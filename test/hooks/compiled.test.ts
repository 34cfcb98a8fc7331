import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { pluginRoot } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

/** What the guard answers to a write of a file that only the program writes, with this cache folder. */
async function guard(environment: Record<string, string>) {
  const { project } = await begunSession();
  const { stdout, stderr, exitCode } = await execa(process.execPath, [join(pluginRoot, 'hooks/guard.cjs')], {
    env: { PATH: project.environment.PATH, CLAUDE_PROJECT_DIR: project.root, ...environment },
    extendEnv: false,
    input: JSON.stringify({
      session_id: 's1',
      cwd: project.root,
      hook_event_name: 'PreToolUse',
      tool_name: 'Write',
      tool_input: { file_path: 'docs/research-x/ledger.json' },
    }),
  });
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('"permissionDecision":"deny"');
}

it('what was compiled of a bundle is kept, the first processes add to it, and it is made again when it is no good', async () => {
  const { project } = await begunSession();
  const XDG_CACHE_HOME = project.outside('cache');
  const folder = join(XDG_CACHE_HOME, 'autonomous-workflow');
  await guard({ XDG_CACHE_HOME });
  const [name = '', ...others] = readdirSync(folder);
  expect([name, others]).toEqual([expect.stringMatching(/^guard-turn-v[\d.]+-\w+-[\da-f]{16}\.bin$/), []]);
  const kept = () => readFileSync(join(folder, name));
  const processes = () => kept().at(-1);
  expect(processes()).toBe(1);
  await guard({ XDG_CACHE_HOME });
  expect(processes()).toBe(2);
  const learned = Buffer.concat([kept().subarray(0, -1), Buffer.of(20)]);
  writeFileSync(join(folder, name), learned);
  await guard({ XDG_CACHE_HOME });
  expect(kept().equals(learned)).toBe(true);

  writeFileSync(join(folder, name), 'no code');
  const former = name.replace(/-[\da-f]{16}\.bin$/, '-0123456789abcdef.bin');
  writeFileSync(join(folder, former), 'of an earlier version');
  await guard({ XDG_CACHE_HOME });
  expect(readdirSync(folder)).toEqual([name]);
  expect(kept().length).toBeGreaterThan(10_000);
  expect(processes()).toBe(1);
});

it('a hook works without a place to keep it', async () => {
  const { project } = await begunSession();
  writeFileSync(join(project.outside('full'), 'autonomous-workflow'), 'a file');
  for (const environment of [{}, { HOME: 'relative' }, { XDG_CACHE_HOME: project.outside('full') }])
    await guard(environment);
});
