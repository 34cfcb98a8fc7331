import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { agentRows } from '../../src/loop/agents.ts';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, continuation, Session } from '../support/session.ts';

const lease = (project: Project) =>
  project.readJson('docs/research-x/.runtime/session/lease.json') as Record<string, unknown>;

describe('a session that goes on', () => {
  it.each(['compact', 'resume', 'a source of tomorrow'])(
    'after "%s" under its own id has its brief again',
    async (source) => {
      const session = await begunSession();
      const { project } = session;
      const answer = await session.starts(source);
      expect(answer?.hookSpecificOutput?.hookEventName).toBe('SessionStart');
      for (const part of ['This session drives an autonomous workflow', 'What is known?', '[i1-r1]', '[i1-r3]']) {
        expect(continuation(answer)).toContain(part);
      }
      // Only after compaction does a turn go on by itself.
      const waits = `autonomous-workflow: this session drives the workflow 'x', at iteration 1. It waits for you: type anything, such as "go on".`;
      expect(answer?.systemMessage).toBe(source === 'compact' ? undefined : waits);
      expect(continuation(answer)?.length).toBeLessThan(10_000);
      expect(project.journal('x').at(-1)).toMatchObject({ event: 'restored-context', source });
    },
  );

  it('in another process takes its lease there', async () => {
    const project = await newProject();
    const claude = new ClaudeProcess();
    await new Session(project, 's1', { claude }).begins('x');
    const before = lease(project).process;
    const input = { subagent_type: 'autonomous-workflow:researcher', description: 'Search', prompt: '[i1-r1] Search.' };
    await new Session(project, 's1', { claude }).usesTool('Agent', input);
    await claude.end();
    expect(continuation(await new Session(project, 's1').starts('resume'))).toContain('[i1-r1]');
    expect(before).not.toBe(process.pid);
    expect(lease(project)).toMatchObject({ session: 's1', process: process.pid, released: null });
    // Its agents have ended with that process.
    expect(agentRows(workflowPaths(project.root, 'x'))).toMatchObject([
      { agent: 'goal-reader', result: 'taken' },
      { about: 'i1-r1', result: 'killed' },
    ]);
  });
});

describe('a session that begins after /clear', () => {
  it('in the same process goes on under its new id, and the old one is free', async () => {
    const old = await begunSession();
    const { project } = old;
    await old.ends('clear');
    const cleared = new Session(project, 's2');
    expect(continuation(await cleared.starts('clear'))).toContain('[i1-r1]');
    expect(lease(project)).toMatchObject({ session: 's2', process: process.pid, released: null });
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual(['docs/.autonomous-workflow/sessions/s2']);
    expect(continuation(await cleared.endsTurn())).toContain('is not complete yet');
    expect(await old.endsTurn()).toBeUndefined();
  });
});

describe('a session that begins anew', () => {
  it.each(['startup', 'compact'])('gets nothing and takes nothing at "%s"', async (source) => {
    const { project } = await begunSession();
    const before = project.read('docs/research-x/log.jsonl');
    expect(await new Session(project, 's2').starts(source)).toBeUndefined();
    expect(lease(project).session).toBe('s1');
    expect(project.read('docs/research-x/log.jsonl')).toBe(before);
  });
});

describe('a new session beside a workflow that nobody drives', () => {
  it('says in one line that it is unfinished, once per session, and takes nothing', async () => {
    const session = await begunSession();
    await session.ends('other');
    expect(await new Session(session.project, 's2').starts('startup')).toEqual({
      systemMessage:
        "autonomous-workflow: 'x' is unfinished (Phase A: Research, iteration 1); nobody works on it. Go on: /autonomous-workflow:continue-auto x",
    });
    expect(lease(session.project)).toMatchObject({ session: 's1', released: 'other' });
    expect(await new Session(session.project, 's2').starts('compact')).toBeUndefined();
  });
});

describe('a session that ends', () => {
  it('lets go of its workflow and says why; the workflow stays as it is', async () => {
    const session = await begunSession();
    const { project } = session;
    expect(await session.ends('prompt_input_exit')).toBeUndefined();
    expect(lease(project)).toMatchObject({ session: 's1', released: 'prompt_input_exit' });
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'released', session: 's1', why: 'prompt_input_exit' });
    expect(project.state('x').status).toBe('in_progress');
    await session.ends('other');
    expect(project.events('x').filter((event) => event === 'released')).toHaveLength(1);
  });
});
