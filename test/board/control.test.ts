import { describe, expect, it } from 'vitest';
import { askBoard, boardOf, overviewOf } from '../support/served-board.ts';
import { begunSession } from '../support/session.ts';

describe('a board that only shows', () => {
  it('refuses to change anything, and says how to', async () => {
    const { project } = await begunSession();
    const { address } = await boardOf(project);
    const { origin } = new URL(address);
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const reply = await askBoard(`${address}api/act/x/stop`, { method: 'POST', headers, body: '{}' });
    expect(reply).toMatchObject({ code: 403, text: expect.stringContaining('--control') as string });
    expect(project.state('x').status).toBe('in_progress');
  });
});

describe('a board with control', () => {
  const post = (address: string, act: string, body: object, headers: Record<string, string> = {}) =>
    askBoard(`${address}api/act/x/${act}`, {
      method: 'POST',
      headers: { Origin: new URL(address).origin, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('redirects, answers, stops and cancels as the CLI does', async () => {
    const session = await begunSession();
    const { project } = session;
    const { address } = await boardOf(project, '--control');
    expect((await overviewOf(address)).control).toBe(true);
    expect((await post(address, 'redirect', { text: 'Leave out phones', urgent: true })).text).toContain(
      'at its next turn',
    );
    expect(project.events('x')).toContain('redirected');
    expect((await post(address, 'answer', { id: 'E001', text: 'Yes.' })).code).toBe(400);
    expect((await post(address, 'answer', { id: 1 })).code).toBe(404);
    expect((await post(address, 'stop', {})).text).toContain('continue-auto x');
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested' });
    expect((await post(address, 'cancel', {})).code).toBe(200);
    expect(project.state('x').end_reason).toBe('cancelled');
    expect((await post(address, 'redirect', { text: 'More', urgent: false })).text).toContain('reads nothing more');
  });

  it.each([
    ['from another origin', { Origin: 'https://evil.example' }, 403],
    ['from a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['as text', { 'Content-Type': 'text/plain' }, 415],
  ])('refuses an order %s', async (_, headers, code) => {
    const { project } = await begunSession();
    const { address } = await boardOf(project, '--control');
    expect((await post(address, 'stop', {}, headers)).code).toBe(code);
    expect(project.state('x').status).toBe('in_progress');
  });

  it('takes the pages of the one before it, and leaves no token on the disk', async () => {
    const { project } = await begunSession();
    const first = await boardOf(project, '--control');
    const token = (address: string) => new URL(address).pathname.split('/')[1] ?? '';
    await first.end();
    const second = await boardOf(project, '--control');
    expect(second.port).toBe(first.port);
    expect(second.address).not.toBe(first.address);
    expect((await askBoard(first.address)).code).toBe(200);
    const kept = project.read('docs/.autonomous-workflow/board.json');
    for (const { address } of [first, second]) expect(kept).not.toContain(token(address));
    const shown = await boardOf(project);
    expect((await askBoard(shown.address.replace(token(shown.address), token(first.address)))).code).toBe(404);
  });

  it('is refused to the session that drives a workflow', async () => {
    const { project } = await begunSession();
    const { exitCode, stderr } = await project.cliIn('.', { CLAUDE_CODE_SESSION_ID: 's1' }, 'board', '--control');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Only the user may do this');
  });
});
