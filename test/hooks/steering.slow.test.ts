import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readRedirects } from '../../src/loop/steering.ts';
import { begunSession, continuation, type Session } from '../support/session.ts';

const stopFile = 'docs/research-x/STOP';
const reinjection = 'docs/research-x/redirect.md';
const redirects = ({ project }: Session) => readRedirects(workflowPaths(project.root, 'x'));
const brief = async (session: Session) => (await session.project.cli('brief')).stdout;

describe('a stop file', () => {
  it.each([
    ['is empty', '', /is there\. Delete it/],
    ['has front matter with it', '---\ntype: stop_hook\nreason: budget review\n---\n\n# Stop\n', /\(budget review\)/],
    ['says why in plain text', 'Wait for the new data.\nMore.', /\(Wait for the new data\.\)/],
    ['is code', '---js\nrequire("fs").writeFileSync("owned", "")\n---\n', /is there/],
  ])('ends the workflow at the end of the turn when it %s', async (_, content, message) => {
    const session = await begunSession();
    session.project.write(stopFile, content);
    const answer = await session.endsTurn();
    expect(continuation(answer)).toBeUndefined();
    expect(answer?.systemMessage).toMatch(
      /^autonomous-workflow x ended \(stop_requested\)\. The stop file docs\/research-x\/STOP/,
    );
    expect(answer?.systemMessage).toMatch(message);
    expect(session.project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested' });
    expect(session.project.exists('owned')).toBe(false);
  });

  it('ends it although agents work, and keeps it from being resumed as long as it is there', async () => {
    const session = await begunSession();
    session.project.write(stopFile, '');
    const agent = { id: 'a', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:researcher' };
    expect((await session.endsTurn({ background_tasks: [agent] }))?.systemMessage).toContain('stop_requested');
    const refused = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(refused).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('would end at once') as string,
    });
    expect(session.project.state('x').status).toBe('stopped');
  });
});

describe('a task file', () => {
  const configuration = 'task_file: Specs/auth.md\ndone_dir: Done\nrejected_dir: Rejected/{name}\n';

  it.each([
    ['completes the workflow when it is moved to the done folder', 'Done', 'complete', 'complete'],
    ['cancels it when it is moved to the folder of what was rejected', 'Rejected/x', 'stopped', 'cancelled'],
  ])('%s', async (_, folder, status, reason) => {
    const session = await begunSession();
    session.project.write('.autonomous-workflow.yaml', configuration);
    session.project.write('Specs/auth.md', '# Auth');
    expect(continuation(await session.endsTurn())).toContain('is not complete yet');
    session.project.move('Specs/auth.md', `${folder}/auth.md`);
    expect((await session.endsTurn())?.systemMessage).toContain(`Its task was moved to ${folder}/.`);
    expect(session.project.state('x')).toMatchObject({ status, end_reason: reason });
    const refused = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(refused?.decision).toBe('block');
  });

  it('is part of the goal in briefs, and is moved to the done folder by a workflow that is complete', async () => {
    const session = await begunSession();
    session.project.write('.autonomous-workflow.yaml', configuration);
    expect((await session.project.cli('brief', 'x')).stdout).not.toContain('Specs/auth.md');
    session.project.write('Specs/auth.md', `# Auth\n${'Tokens expire.\u001b[31m '.repeat(400)}`);
    const { stdout } = await session.project.cli('brief', 'x');
    expect(stdout).toContain("The user's file Specs/auth.md says:\n\n> # Auth\n> Tokens expire.");
    expect(stdout).toContain('… (in full in Specs/auth.md)');
    expect(stdout).not.toContain('\u001b');
    const completed = await session.types('autonomous-workflow:complete', 'x');
    expect(completed?.reason).toContain('Its task file was moved to Done/auth.md.');
    expect(session.project.exists('Specs/auth.md')).toBe(false);
    expect(session.project.exists('Done/auth.md')).toBe(true);
  });
});

describe('a person', () => {
  it('declares a workflow complete by typing it, and nothing that a program can run does', async () => {
    const session = await begunSession();
    for (const environment of [{}, { CLAUDECODE: '1' }])
      expect((await session.project.cliIn('.', environment, 'complete', 'x')).stderr).toContain(
        "unknown command 'complete'",
      );
    const called = await session.callsSkill('autonomous-workflow:complete', 'x');
    expect(called?.hookSpecificOutput?.permissionDecision).not.toBe('allow');
    expect(session.project.state('x').status).toBe('in_progress');
    const answer = await session.types('autonomous-workflow:complete', 'x');
    expect(answer?.reason).toMatch(
      /^Declared complete: the workflow 'x' at iteration 1\. It cannot be resumed\.\n\(Answered; clear the line with Esc or Ctrl\+U\.\)$/,
    );
    expect(session.project.state('x')).toMatchObject({ status: 'complete', end_reason: 'complete' });
    expect(continuation(await session.endsTurn())).toBeUndefined();
  });

  it('cancels a stopped workflow for good, and no later command brings it back', async () => {
    const session = await begunSession();
    await session.project.cli('stop');
    await session.project.cli('cancel');
    expect(session.project.state('x').end_reason).toBe('cancelled');
    expect((await session.types('autonomous-workflow:complete'))?.reason).toContain('was cancelled for good');
    expect(await session.types('autonomous-workflow:continue-auto', 'x --take-over')).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('was cancelled for good') as string,
    });
    expect(await session.types('autonomous-workflow:research', `'x' 'What is known?'`)).toMatchObject({
      decision: 'block',
    });
  });
});

describe('a redirection', () => {
  it('stands in the next brief, once, and in the task of each agent from then on', async () => {
    const session = await begunSession();
    const { stdout } = await session.project.cli('redirect', 'Leave out $(phones) and `shells`.');
    expect(stdout).toContain('when its next iteration begins');
    expect(await brief(session)).not.toContain('phones');
    await session.worksThrough('x', 1);
    const second = continuation(await session.endsTurn());
    expect(second).toMatch(/## New from the user[^]*> Leave out \$\(phones\) and `shells`\./);
    expect(await brief(session)).toContain('phones');
    await session.worksThrough('x', 2);
    expect(continuation(await session.endsTurn())).not.toContain('phones');
    const later = await session.usesTool('Agent', {
      subagent_type: 'autonomous-workflow:researcher',
      prompt: '[i3-r1]',
    });
    expect(later?.hookSpecificOutput?.updatedInput?.prompt).toMatch(/## What the user has said since\n[^]*> Leave out/);
    expect(redirects(session)).toMatchObject([{ number: 1, iteration: 2 }]);
    expect(session.project.read('docs/research-x/progress.txt')).toContain('redirected by user (normal): Leave out');
  });

  it('of high priority is told at the next turn', async () => {
    const session = await begunSession();
    await session.project.cli('redirect', 'Only servers.', '--priority', 'high');
    const text = continuation(await session.endsTurn());
    expect(text).toContain('is not complete yet');
    expect(text).toContain('> Only servers.');
    expect(continuation(await session.endsTurn())).not.toContain('Only servers.');
    expect(await brief(session)).toContain('> Only servers.');
  });

  it('can be typed, with the name of the workflow or without', async () => {
    const session = await begunSession();
    for (const words of [`'x' 'First thing.'`, `'Second thing.'`, 'third thing without quotes']) {
      expect(await session.types('autonomous-workflow:redirect', words)).toMatchObject({
        decision: 'block',
        reason: expect.stringContaining("'x' gets “") as string,
      });
    }
    await session.worksThrough('x', 1);
    const text = continuation(await session.endsTurn());
    for (const thing of ['> First thing.', '> Second thing.', '> third thing without quotes'])
      expect(text).toContain(thing);
  });

  it('comes from a file as well, which is taken once', async () => {
    const session = await begunSession();
    session.project.write(reinjection, '---\ntype: reinject_prompt\npriority: normal\n---\n\nUse OAuth2.\n');
    await session.worksThrough('x', 1);
    expect(continuation(await session.endsTurn())).toContain('> Use OAuth2.');
    expect(session.project.exists(reinjection)).toBe(false);
    expect(redirects(session)).toMatchObject([{ text: 'Use OAuth2.', from: 'file', iteration: 2 }]);
    session.project.write(reinjection, 'Use passkeys.');
    await session.worksThrough('x', 2);
    const third = continuation(await session.endsTurn());
    expect(third).toContain('> Use passkeys.');
    expect(third).not.toContain('OAuth2');
  });
});
