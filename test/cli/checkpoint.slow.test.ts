import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, continuation, handIn, type Session } from '../support/session.ts';

const claim = {
  text: 'A sliding window counts requests exactly at the price of memory.',
  quote: 'counts exactly',
  importance: 'central',
  confidence: 'high',
  source: { url: 'https://example.org/windows', title: 'Windows', kind: 'primary' },
};

/** Three checkpoints: in iterations 1, 1 and 2. */
async function compacted(): Promise<{ project: Project; session: Session; states: string[] }> {
  const session = await begunSession();
  const { project } = session;
  const transcript = join(project.outside('home'), 'session-one.jsonl');
  const states: string[] = [];
  const compacts = async (text: string, trigger: string) => {
    appendFileSync(transcript, text);
    await session.compacts(transcript, trigger);
    states.push(project.read(statePath('x')));
  };
  await compacts('one\n', 'auto');
  await compacts('two\n'.repeat(300), 'manual');
  await session.worksThrough('x', 1);
  await session.endsTurn();
  await compacts('three\n', 'auto');
  return { project, session, states };
}

describe('checkpoint list', () => {
  it('tells of each what it holds', async () => {
    const { project } = await compacted();
    expect(await project.cliJson('checkpoint', 'list', 'x')).toEqual([
      {
        id: '1',
        time: expect.any(String) as string,
        trigger: 'auto',
        session: 'session-one',
        bytes: 4,
        iteration: 1,
        phase: 'Phase A: Research',
      },
      expect.objectContaining({ id: '2', trigger: 'manual', bytes: 1_200, iteration: 1 }),
      expect.objectContaining({ id: '3', bytes: 6, iteration: 2 }),
    ]);
    const { stdout } = await project.cli('checkpoint', 'list');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        /^1 {2}2\d{3}-\d\d-\d\d \d\d:\d\d:\d\dZ {2}auto {4}session- {2}4 B {5}iteration 1, Phase A: Research$/,
      ),
      expect.stringMatching(/^2 .* manual .* 1\.2 kB {2}iteration 1/),
      expect.stringMatching(/^3 .* 6 B .* iteration 2/),
      '',
    ]);
  });

  it('says that there are none', async () => {
    const { project } = await begunSession();
    expect((await project.cli('checkpoint', 'list')).stdout).toBe("The workflow 'x' has no checkpoints yet.\n");
  });
});

describe('checkpoint restore', () => {
  it('writes the transcript up to there, and leaves the state alone', async () => {
    const { project } = await compacted();
    const before = project.read(statePath('x'));
    const { stdout, exitCode } = await project.cli('checkpoint', 'restore', '2', 'x');
    expect({ stdout, exitCode }).toEqual({
      stdout: 'Wrote the transcript up to checkpoint 2 to docs/research-x/transcripts/restored-2.jsonl (1.2 kB).\n',
      exitCode: 0,
    });
    expect(project.read('docs/research-x/transcripts/restored-2.jsonl')).toBe(`one\n${'two\n'.repeat(300)}`);
    expect(project.read(statePath('x'))).toBe(before);
  });

  it('with --state puts the state of that time back; that until now is kept, and the workflow goes on from there', async () => {
    const { project, session, states } = await compacted();
    const before = project.read(statePath('x'));
    await session.ends('other');
    const { stdout } = await project.cli('checkpoint', 'restore', '1', 'x', '--state');
    const [, kept = ''] = /The state until now is kept as (\S+)\. Go on with:/.exec(stdout) ?? [];
    expect(project.read(kept)).toBe(before);
    expect(states[0]).toContain('findings_count: 0');
    // Counters and iterations are those of the ledger as it is: nothing that was found counts twice.
    expect(project.state('x')).toMatchObject({ iteration: 2, recorded_iteration: 1, findings_count: 1 });
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'state-restored', why: 'checkpoint 1 was put back' });
    await session.types('autonomous-workflow:continue-auto', 'x');
    expect(continuation(await session.endsTurn())).toContain('iteration 2');
    expect((await project.cli('doctor')).stdout).toContain('x-state.md.replaced-');
  });

  it('with --state goes through no iteration again whose hand-ins are there: new agents begin the next one', async () => {
    const { project, session } = await compacted();
    await session.worksThrough('x', 2);
    await session.endsTurn();
    await session.agentAnswers('late', handIn('i3-r1', { claims: [claim] }));
    await project.cli('stop', 'x');
    await project.cli('checkpoint', 'restore', '1', 'x', '--state');
    expect(project.state('x')).toMatchObject({ iteration: 3, recorded_iteration: 2, total_iterations_research: 2 });
    await session.types('autonomous-workflow:continue-auto', 'x');
    const brief = continuation(await session.endsTurn());
    expect(brief).toContain('i3-r2');
    expect(brief).not.toContain('i3-r1');
    await session.worksThrough('x', 3);
    expect(project.state('x')).toMatchObject({
      recorded_iteration: 3,
      total_iterations_research: 3,
      findings_count: 2,
    });
  });

  it('with --state is refused while a live session drives the workflow, also to that session, but not after the end', async () => {
    const { project } = await compacted();
    const words = ['checkpoint', 'restore', '1', 'x', '--state'];
    const restore = (id: string) => project.cliIn('.', { CLAUDE_CODE_SESSION_ID: id }, ...words);
    const before = project.read(statePath('x'));
    expect(await project.cli(...words)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(
        /^A session is driving the workflow 'x'; received session s1, process \d+\n→ Stop/,
      ) as string,
    });
    for (const id of ['s1', 's2']) {
      expect(await restore(id)).toMatchObject({
        exitCode: 1,
        stderr: expect.stringMatching(/^Only the user/) as string,
      });
    }
    expect(project.read(statePath('x'))).toBe(before);
    await project.cli('stop', 'x');
    expect(await restore('s2')).toMatchObject({ exitCode: 0 });
  });

  it.each([
    [['restore', '4', 'x'], /^The workflow 'x' has no checkpoint 4; expected a number up to 3\n→ See: /],
    [['restore', '../1', 'x'], /^The workflow 'x' has no checkpoint \.\.\/1;/],
    [['restore', '', 'x'], /^The workflow 'x' has no checkpoint ;/],
    [['restore'], /missing required argument 'id'/],
    [['rewind'], /unknown command 'rewind'/],
    [[], /^Usage: autonomous-workflow checkpoint /],
  ])('%j is a wrong call', async (words, message) => {
    const { project } = await compacted();
    const { stdout, stderr, exitCode } = await project.cli('checkpoint', ...words);
    expect(stderr).toMatch(message);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
  });

  it('with --state of a checkpoint whose state is broken is refused', async () => {
    const { project } = await compacted();
    const [state = ''] = project.files('docs/research-x/transcripts').filter((file) => file.endsWith('.state.md'));
    writeFileSync(project.path(state), readFileSync(project.path(state), 'utf8').slice(0, 100));
    await project.cli('stop', 'x');
    const before = project.read(statePath('x'));
    expect((await project.cli('checkpoint', 'restore', '1', 'x', '--state')).exitCode).toBe(4);
    expect(project.read(statePath('x'))).toBe(before);
  });
});
