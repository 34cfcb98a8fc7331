import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession, runHook } from '../support/session.ts';

const logFile = 'docs/research-x/.runtime/session/failures.jsonl';

/** Makes whatever notes an event fail. */
function spoilJournal(project: Project): void {
  rmSync(project.path('docs/research-x/log.jsonl'));
  mkdirSync(project.path('docs/research-x/log.jsonl'));
}

const endOf = (session: string) =>
  JSON.stringify({ session_id: session, hook_event_name: 'SessionEnd', reason: 'clear' });

describe('a hook that fails', () => {
  it('says so in the log of the workflow that its session owns', async () => {
    const { project } = await begunSession();
    spoilJournal(project);
    const { exitCode, stdout, stderr } = await runHook(project, 'session-end', endOf('s1'));
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toMatch(/^autonomous-workflow: hook failed, the session goes on without it: EISDIR[^\n]+\n$/);
    const lines = project.read(logFile).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        what: 'hook-failed',
        where: 'SessionEnd',
        error: expect.stringMatching(/^EISDIR/) as string,
        stack: expect.stringContaining('appendToLog') as string,
      },
    ]);
  });

  it('leaves no log for a session that owns nothing', async () => {
    const { project } = await begunSession();
    for (const input of [endOf('s2'), 'garbage', '{"session_id":"s1"']) await runHook(project, 'session-end', input);
    expect(project.exists(logFile)).toBe(false);
  });

  it('makes no folder for a workflow that is gone, and writes through no link that leads out', async () => {
    const { project } = await begunSession();
    const outside = project.outside('elsewhere');
    mkdirSync(join(outside, '.runtime', 'session'), { recursive: true });
    writeFileSync(
      join(outside, '.runtime', 'session', 'lease.json'),
      project.read('docs/research-x/.runtime/session/lease.json'),
    );
    rmSync(project.path('docs/research-x'), { recursive: true });
    symlinkSync(outside, project.path('docs/research-x'));
    const { stderr } = await runHook(project, 'session-end', endOf('s1'));
    expect(stderr).toContain('lies outside the project');
    expect(project.files('../elsewhere')).toEqual(['../elsewhere/.runtime/session/lease.json']);
    project.write('docs/.autonomous-workflow/sessions/s1', 'No Name');
    expect((await runHook(project, 'session-end', endOf('s1'))).exitCode).toBe(0);
    expect(project.files('docs').filter((file) => file.endsWith('failures.jsonl'))).toEqual([]);
  });

  it('still ends in peace when the log cannot be written either', async () => {
    const { project } = await begunSession();
    spoilJournal(project);
    mkdirSync(project.path(logFile));
    const { exitCode, stdout, stderr } = await runHook(project, 'session-end', endOf('s1'));
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr.split('\n')).toHaveLength(2);
  });
});
