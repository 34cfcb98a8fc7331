import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { continuation, handIn, Session } from '../support/session.ts';

const loopFile = '.claude/ralph-loop.local.md';

function loop(sessionLine: string, promise = 'null'): string {
  return `---\nactive: true\niteration: 2\n${sessionLine}max_iterations: 9\ncompletion_promise: ${promise}\nstarted_at: "2026-11-21T10:00:00Z"\n---\n\n/autonomous-workflow:research x\n`;
}

/** A session whose ralph-loop has called our command. */
async function looping(limit: number, file = loop('session_id: s1\n')): Promise<Session> {
  const session = new Session(await newProject(), 's1');
  await session.types(
    'ralph-loop:ralph-loop',
    `"/autonomous-workflow:research 'x' 'What is known?'" --max-iterations ${limit}`,
  );
  session.project.write(loopFile, file);
  return session;
}

/** One sentence on the iteration for the user; the loop continues by itself. */
const said = { systemMessage: expect.stringMatching(/^Iteration 1\b[^\n]*$/) as string };

describe('the end of a turn under an active ralph-loop', () => {
  it.each([
    ['that names the session', loop('session_id: s1\n')],
    ['that names no session', loop('')],
    ['with Windows line ends', loop('session_id: s1\n').replaceAll('\n', '\r\n')],
  ])('never continues by itself: the loop %s does', async (_, file) => {
    const session = await looping(9, file);
    await session.worksThrough('x', 1);
    expect(await session.endsTurn()).toEqual(said);
    expect(session.project.state('x').iteration).toBe(1);
    expect(session.project.read(loopFile)).toBe(file);
    await session.callsSkill('autonomous-workflow:research', 'mangled');
    expect(session.project.state('x').iteration).toBe(2);
    expect(session.project.read(loopFile)).toContain('session_id: waits-s1');
    expect(session.project.read(loopFile).replace('waits-', '')).toBe(
      file.includes('session_id') ? file : file.replace(/(?=^---$\n\n)/m, 'session_id: s1\n'),
    );
  });

  it('is parked from its re-entry until its iteration is recorded, whatever dies in between', async () => {
    const session = await looping(9);
    const { project } = session;
    const owner = () => /^session_id: (.*)$/m.exec(project.read(loopFile))?.[1];
    await session.callsSkill('autonomous-workflow:research');
    expect(owner()).toBe('waits-s1');
    await session.endsTurn({ background_tasks: [{ type: 'subagent', status: 'running' }] });
    await session.starts('resume');
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    expect(owner()).toBe('waits-s1');
    await project.cli('record');
    session.editsReport('x');
    await project.cli('record');
    expect(owner()).toBe('s1');
    expect(project.state('x')).toMatchObject({ driver: 'ralph-loop', iteration: 1 });
  });

  it('that is parked although its iteration is over is no dead end: the workflow goes on by itself', async () => {
    const session = await looping(9, loop('session_id: waits-s1\n'));
    await session.worksThrough('x', 1);
    session.project.write(loopFile, loop('session_id: waits-s1\n'));
    expect(continuation(await session.endsTurn())).toContain('# Brief: workflow x');
    expect(session.project.state('x')).toMatchObject({ driver: 'ralph-loop', iteration: 2 });
    expect(session.project.read(loopFile)).toContain('session_id: waits-s1');
  });

  it.each([
    ['as long as its loop is parked', 'session_id: waits-s1\n', 'ralph-loop'],
    ['also where the loop has ended with it', undefined, 'in-session'],
    ['also where the loop is about to end with it', 'session_id: s1\n', 'in-session'],
  ])('goes on after a promise that is not true, %s, and says what is not done', async (_, line, driver) => {
    const session = await looping(9);
    if (line === undefined) rmSync(session.project.path(loopFile));
    else session.project.write(loopFile, loop(line, '"ALL DONE"'));
    const answer = await session.endsTurn({ last_assistant_message: 'Good. <promise>ALL\nDONE</promise>' });
    const said = '<promise>ALL DONE</promise> is not true yet: Phase A: Research is at iteration 1';
    expect(answer?.systemMessage).toContain(said);
    expect(continuation(answer)).toMatch(
      /^<promise>ALL DONE<\/promise> is not true yet[^]*(?:is not complete yet|# Brief: workflow x)/,
    );
    expect(session.project.state('x')).toMatchObject({ driver, status: 'in_progress' });
  });

  it('begins no next iteration over what is left to fix, however often the loop calls the command', async () => {
    const session = await looping(9);
    const { project } = session;
    await session.agentAnswers('a2', handIn('i1-r2'));
    await project.cli('record');
    for (const turn of [1, 2]) {
      expect(continuation(await session.endsTurn()), `turn ${turn}`).toContain(
        '- Iteration 1 was recorded although fewer than half of its agents handed in',
      );
      expect(
        (await session.callsSkill('autonomous-workflow:research', 'mangled'))?.hookSpecificOutput?.permissionDecision,
      ).toBe('allow');
      expect(project.state('x')).toMatchObject({ iteration: 1, recorded_iteration: 1, consecutive_failures: 0 });
      expect((await project.cli('brief')).stdout).toMatch(
        /iteration 1 of[^]*## To fix first\n\n- [^\n]*fewer than half of its agents handed in/,
      );
    }
    // Its loop is parked, so a failed iteration is followed by the next without it.
    const after = await session.endsTurn();
    expect([continuation(after), after?.systemMessage]).toEqual([
      expect.stringContaining('# Brief: workflow x'),
      said.systemMessage,
    ]);
    expect(project.state('x')).toMatchObject({ iteration: 2, consecutive_failures: 1 });
  });

  it('cancels the loop at the end of the workflow, so that nothing is paid for after it', async () => {
    const session = await looping(1);
    await session.worksThrough('x', 1);
    await session.project.cli('compile');
    const end = await session.endsTurn();
    expect(end?.systemMessage).toMatch(/^autonomous-workflow x ended \(max_iterations\)/m);
    // The loop's own hook may have asked for another turn already: Claude Code heeds this before that.
    expect(end).toMatchObject({ continue: false, stopReason: 'The workflow has ended.' });
    expect(session.project.exists(loopFile)).toBe(false);
    // The end is notified of by a process of its own, at any time.
    const events = session.project.events('x').filter((event) => event !== 'notified');
    expect(events.slice(-2)).toEqual(['ended', 'loop-cancelled']);
  });

  it('keeps the promise back while something is left to do', async () => {
    const session = await looping(1, loop('session_id: s1\n', '"ALL DONE"'));
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    expect((await session.project.cli('record')).stdout).not.toContain('promise>');
  });
});

describe('a ralph-loop that is gone', () => {
  it.each([
    ['with the iteration complete', true],
    ['with the iteration incomplete', false],
  ])('lets the workflow rest, with a message, %s', async (_, complete) => {
    const session = await looping(9);
    if (complete) await session.worksThrough('x', 1);
    rmSync(session.project.path(loopFile));
    expect(await session.endsTurn()).toEqual({
      systemMessage: expect.stringMatching(
        /(?:^|\n)autonomous-workflow x is paused: its ralph-loop has ended\. Go on with \/autonomous-workflow:continue-auto x$/,
      ) as string,
    });
    const { project } = session;
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 1 });
    expect(JSON.parse(project.read('docs/research-x/.runtime/session/lease.json'))).toMatchObject({
      session: 's1',
      released: 'ralph-loop ended',
    });
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
    const before = project.read('docs/research-x/log.jsonl');
    expect(await session.endsTurn()).toBeUndefined();
    expect(project.read('docs/research-x/log.jsonl')).toBe(before);
  });
});
