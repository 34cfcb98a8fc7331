import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { begunSession, runHook, Session } from '../support/session.ts';

const folder = 'docs/research-x';
const hour = 3_600_000;

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
