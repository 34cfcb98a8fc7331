import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { begunSession, runHook, Session } from '../support/session.ts';

const folder = 'docs/research-x';
const hour = 3_600_000;

/** Makes the clock on the wall go on by so much since the last turn, as far as files tell. */
async function withLeap(milliseconds: number): Promise<Session> {
  const session = await begunSession();
  const { project } = session;
  await session.endsTurn();
  const clock = project.readJson(`${folder}/.runtime/session/clock.json`) as { wall: number };
  project.write(`${folder}/.runtime/session/clock.json`, JSON.stringify({ ...clock, wall: clock.wall - milliseconds }));
  const began = project.state('x').running_since;
  const moved = new Date(Date.parse(began) - milliseconds).toISOString();
  const state = project.read(`${folder}/x-state.md`);
  expect(state).toMatch(/^running_since: .*$/m);
  project.write(`${folder}/x-state.md`, state.replace(/^running_since: .*$/m, `running_since: ${moved}`));
  return session;
}

describe('a clock that was set', () => {
  it.each([
    ['a day forward', 25 * hour],
    ['a day back', -25 * hour],
  ])('%s spends no hours of the budget', async (_, leap) => {
    const session = await withLeap(leap);
    const { project } = session;
    await session.endsTurn();
    expect(project.state('x')).toMatchObject({ status: 'in_progress', end_reason: null });
    const { stdout } = await project.cli('status', 'x');
    expect(stdout).toMatch(/and 2[34]\.\d hours/);
    expect(Math.abs(Date.parse(project.state('x').running_since) - Date.now())).toBeLessThan(hour);
    expect(stdout).not.toMatch(/-\d+ min ago/);
  });
});

describe('a lease', () => {
  it('of a living session is not handed over when only the clock says that the machine was started anew', async () => {
    const session = await begunSession();
    const { project } = session;
    const lease = project.readJson(`${folder}/.runtime/session/lease.json`) as Record<string, unknown>;
    const claimed_at = new Date(Date.now() - 400 * 24 * hour).toISOString();
    const living = { ...lease, process: process.ppid, host: hostname(), claimed_at };
    project.write(`${folder}/.runtime/session/lease.json`, JSON.stringify(living));
    const other = new Session(project, 's2');
    const answer = await other.types('autonomous-workflow:continue-auto', 'x');
    expect(lease.boot).not.toBe('');
    expect(answer?.reason).toContain('is driving the workflow');
  });
});

describe('a place in which no workflow can work', () => {
  it.each([
    ['a path with a line break', 'a\nb', () => undefined, /line break or a control character/],
    [
      'docs that is a file',
      'project',
      (root: string) => writeFileSync(join(root, 'docs'), 'mine'),
      /`docs` is no folder there/,
    ],
    ['a folder of plugins', '.claude/plugins/cache/x', () => undefined, /Claude Code keeps plugins there/],
  ])('is refused before anything is begun: %s', async (_, name, prepare, why) => {
    const project = await newProject();
    const root = join(project.root, name);
    mkdirSync(join(root, '.git'), { recursive: true });
    prepare(root);
    const input = {
      session_id: 's1',
      cwd: root,
      hook_event_name: 'UserPromptExpansion',
      command_name: 'autonomous-workflow:research',
      command_args: "'x' 'What is known?'",
      permission_mode: 'bypassPermissions',
    };
    const environment = { CLAUDE_PROJECT_DIR: root };
    const { stdout } = await runHook(project, 'begin', JSON.stringify(input), { environment });
    const answer = JSON.parse(stdout) as { decision: string; reason: string };
    expect(answer.decision).toBe('block');
    expect(answer.reason).toMatch(why);
    expect(answer.reason).toContain('Nothing was begun');
  });
});
