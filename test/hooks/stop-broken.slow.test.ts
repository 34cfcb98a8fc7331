import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, continuation, handIn, type Session } from '../support/session.ts';

const file = statePath('x');

async function begun(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  return { project: session.project, session };
}

const broken = (project: Project) => project.files('docs/research-x').filter((name) => name.includes('.broken-'));

describe('a state file that somebody broke', () => {
  it.each([
    ['half of it is gone', (text: string) => text.slice(0, 200)],
    ['a value is wrong', (text: string) => text.replace('iteration: 1', 'iteration: one')],
    ['it is empty', () => ''],
    ['it is that of another program', () => '---\ntitle: notes\n---\n'],
  ])('is set aside and the last good one put back when %s; the turn goes on', async (_, spoil) => {
    const { project, session } = await begun();
    const good = project.read(file);
    project.write(file, spoil(good));
    const answer = await session.endsTurn();
    expect(continuation(answer)).toContain('iteration 1, is not complete yet');
    expect(answer?.systemMessage).toBe(
      `autonomous-workflow restored the state file of 'x' as it was last written; the broken one is kept as ${project.path(broken(project)[0] ?? '')}.`,
    );
    expect((await session.endsTurn())?.systemMessage).toBeUndefined();
    expect(project.read(file)).toBe(good);
    expect(broken(project)).toEqual([expect.stringMatching(/x-state\.md\.broken-2[0-9TZ-]+$/)]);
    expect(project.read(broken(project)[0] ?? '')).toBe(spoil(good));
    expect(project.journal('x').find(({ event }) => event === 'state-restored')).toMatchObject({
      kept: project.path(broken(project)[0] ?? ''),
      why: expect.stringContaining('x-state.md') as string,
    });
    expect(project.read('docs/research-x/progress.txt')).toContain('state restored: ');
  });

  it.each([
    ['is gone', ''],
    ['is torn', '{"torn'],
    ['is a state with a wrong value', 'iteration'],
  ])('comes back from the journal when its copy %s, too', async (_, spoil) => {
    const { project, session } = await begun();
    await session.worksThrough('x', 1);
    const good = project.state('x');
    const copy = 'docs/research-x/.runtime/state.json';
    if (spoil === '') rmSync(project.path(copy));
    else if (spoil === 'iteration') project.replace(copy, '"iteration":1', '"iteration":"1"');
    else project.write(copy, spoil);
    project.write(file, 'spoiled');
    expect((await session.endsTurn())?.systemMessage).toMatch(/restored the state file of 'x' from its journal;/);
    expect(project.state('x')).toEqual({
      ...good,
      iteration: 2,
      updated_at: expect.any(String) as string,
    });
  });

  it('is left alone and told about when a folder stands in its place: its content may come back', async () => {
    const { project, session } = await begun();
    const good = project.read(file);
    rmSync(project.path(file));
    mkdirSync(project.path(`${file}/deep`), { recursive: true });
    writeFileSync(project.path(`${file}/deep/note`), 'mine');
    for (const turn of [1, 2]) {
      expect(await session.endsTurn(), `turn ${turn}`).toEqual({
        systemMessage: expect.stringMatching(
          /^autonomous-workflow cannot go on: The state file cannot be read \(.*x-state\.md\); received .* is no file\n→ /,
        ) as string,
      });
    }
    expect(project.read(`${file}/deep/note`)).toBe('mine');
    expect(broken(project)).toEqual([]);
    rmSync(project.path(file), { recursive: true });
    project.write(file, good);
    expect(continuation(await session.endsTurn())).toContain('is not complete yet');
  });

  it.skipIf(process.getuid?.() === 0)('is left alone and told about when it may not be read', async () => {
    const { project, session } = await begun();
    chmodSync(project.path(file), 0o000);
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /^autonomous-workflow cannot go on: The state file cannot be read \(.*x-state\.md\); received EACCES/,
    );
    expect(broken(project)).toEqual([]);
    chmodSync(project.path(file), 0o600);
    expect(continuation(await session.endsTurn())).toContain('is not complete yet');
  });

  it('is left alone and told about when there is nothing to put back', async () => {
    const { project, session } = await begun();
    project.write(file, '---\nname: "open\n---\n');
    for (const gone of ['.runtime/state.json', 'journal.jsonl']) rmSync(project.path(`docs/research-x/${gone}`));
    const answer = await session.endsTurn();
    expect(answer).toEqual({
      systemMessage: expect.stringMatching(
        /^autonomous-workflow cannot go on: The front matter cannot be read .*x-state\.md, line 2\).*\n→ /,
      ) as string,
    });
    expect(project.read(file)).toBe('---\nname: "open\n---\n');
    expect(broken(project)).toEqual([]);
  });

  it('costs no hand-in', async () => {
    const { project, session } = await begun();
    project.write(file, '');
    expect(await session.agentAnswers('a1', handIn('i1-r1'))).toBeUndefined();
    expect(project.files('docs/research-x/inbox')).toEqual(['docs/research-x/inbox/1/researcher-1.json']);
    expect(project.events('x').slice(-2)).toEqual(['state-restored', 'hand-in']);
  });

  it('comes back after compaction', async () => {
    const { project, session } = await begun();
    project.write(file, '');
    expect((await session.starts('compact'))?.hookSpecificOutput?.additionalContext).toContain('[i1-r1]');
    expect(project.state('x').iteration).toBe(1);
  });
});

describe('a state file that the user removed', () => {
  it('is not made again by any hook, and the user is told', async () => {
    const { project, session } = await begun();
    rmSync(project.path(file));
    expect(await session.endsTurn()).toEqual({
      systemMessage: expect.stringMatching(
        /^autonomous-workflow cannot go on: The state file of the workflow 'x' is gone.*\n→ Put it back with: autonomous-workflow repair x/,
      ) as string,
    });
    expect(project.read('docs/research-x/progress.txt')).toContain('waits: its state file, which is gone');
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
    expect(await session.endsTurn()).toBeUndefined();
    await session.usesTool('Write', { file_path: project.path('docs/research-x/ledger.json') });
    await session.compacts(project.path('transcript.jsonl'));
    await session.callsSkill('autonomous-workflow:research', 'mangled');
    expect(await session.hook('session-end', 'SessionEnd', { reason: 'other' })).toBeUndefined();
    expect(project.exists(file)).toBe(false);
    expect(broken(project)).toEqual([]);
  });

  it('is not made again by hooks that run before the turn ends', async () => {
    const { project, session } = await begun();
    rmSync(project.path(file));
    await session.usesTool('Write', { file_path: project.path('docs/research-x/ledger.json') });
    await session.compacts(project.path('transcript.jsonl'));
    expect(await session.callsSkill('autonomous-workflow:research', 'mangled')).toMatchObject({
      hookSpecificOutput: { permissionDecision: 'deny' },
    });
    expect(project.exists(file)).toBe(false);
    expect(broken(project)).toEqual([]);
  });

  it('with its whole folder is told once, and leaves the session alone', async () => {
    const { project, session } = await begun();
    rmSync(project.path('docs/research-x'), { recursive: true });
    expect((await session.endsTurn())?.systemMessage).toMatch(/: docs\/research-x is gone, so this session no longer /);
    expect(await session.endsTurn()).toBeUndefined();
    expect(project.files().filter((name) => !name.startsWith('docs/.autonomous-workflow/'))).toEqual([]);
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
  });
});

describe('a broken state file', () => {
  const restored =
    /^autonomous-workflow restored the state file of 'x' as it was last written; the broken one is kept as /;

  it.each([
    ['stop', 'Stopped the workflow'],
    ['complete', 'Declared complete'],
    ['redirect', "'x' gets “"],
  ])('is put back when %s is typed, which says so', async (command, told) => {
    const { project, session } = await begun();
    project.write(file, 'spoiled');
    const answer = await session.types(`autonomous-workflow:${command}`, command === 'redirect' ? 'Only servers.' : '');
    expect(answer?.reason).toMatch(restored);
    expect(answer?.reason).toContain(told);
    expect(broken(project)).toHaveLength(1);
  });

  it('is put back by record, which says so', async () => {
    const { project } = await begun();
    project.write(file, 'spoiled');
    const { stdout, exitCode } = await project.cli('record');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(restored);
    expect(stdout).toContain('Iteration 1 is recorded');
  });
});
