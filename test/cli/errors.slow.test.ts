import { describe, expect, it } from 'vitest';
import { endReasons, exitCodeAfter } from '../../src/base/vocabulary.ts';
import { newProject, statePath, type Ended, type Project } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

/** A project with the workflow x, and others. */
async function withWorkflows(...others: string[]): Promise<Project> {
  const { project } = await begunSession();
  for (const name of others) await new Session(project, `session-${name}`).begins(name);
  return project;
}

/** A refusal: nothing on standard output, what is wrong and what to do on standard error, no stack. */
function expectRefusal({ exitCode, stdout, stderr }: Ended, message: RegExp, code: number): void {
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^\S[^\n]*\n→ \S[^\n]*\n$/);
  expect(stderr).not.toMatch(/node:|\.ts:|bin\/autonomous-workflow:\d/);
  expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' });
}

describe('a wrong call', () => {
  it.each([
    ['an unknown command', ['dance'], /unknown command 'dance'/],
    ['an unknown option', ['status', '--bogus'], /unknown option '--bogus'/],
    ['an option without its value', ['evidence', '--page'], /'--page <number>' argument missing/],
    ['too many arguments', ['status', 'x', 'y'], /too many arguments/],
    ['a missing argument', ['align'], /missing required argument 'name'/],
    ['a page that is no number', ['evidence', '--page', 'two'], /^The option --page needs a number/],
    ['a workflow that does not exist', ['status', 'y'], /^There is no workflow 'y' .*expected one of x/],
  ])('%s ends with exit code 2 and one line of advice', async (_, words, message) => {
    const ended = await (await withWorkflows()).cli(...words);
    // commander suggests in a line of its own.
    expectRefusal({ ...ended, stderr: ended.stderr.replace(/^\(Did you mean .*\)\n/m, '') }, message, 2);
  });
});

describe('a refused call', () => {
  it.each(['status', 'brief', 'record', 'stop', 'compile', 'evidence', 'repair'])(
    '%s where there is no workflow',
    async (command) => {
      expectRefusal(await (await newProject()).cli(command), /^There is no workflow in this project/, 1);
    },
  );

  it('outside any project names the folder', async () => {
    const project = await newProject();
    const folder = project.outside('home');
    expectRefusal(
      await project.cliIn('../home', {}, 'status'),
      new RegExp(`\\(${folder}\\)\\n→ Start one in Claude Code`),
      1,
    );
  });

  it('about one of several workflows names them', async () => {
    const project = await withWorkflows('y');
    expectRefusal(
      await project.cli('evidence'),
      /^Several workflows could be meant; expected the name of one; received x, y\n/,
      2,
    );
  });

  it('record after the end', async () => {
    const project = await withWorkflows();
    await project.cli('stop');
    expectRefusal(
      await project.cli('record'),
      /^The workflow 'x' has no iteration in progress; received stop_requested\n/,
      1,
    );
  });
});

describe('which workflow is meant', () => {
  it('is the only one in progress', async () => {
    const project = await withWorkflows('y');
    await project.cli('stop', 'x');
    expect(await project.cliJson('status')).toMatchObject({ name: 'y' });
  });

  it('is that of the session whose shell it is', async () => {
    const project = await withWorkflows('y');
    const { stdout } = await project.cliIn('.', { CLAUDE_CODE_SESSION_ID: 'session-y' }, 'status');
    expect(stdout).toMatch(/^y \(research\): /);
  });
});

describe('the exit code of status', () => {
  it('is that of the reason for its end, for a reason of every code', async () => {
    const project = await withWorkflows();
    const text = project.read(statePath('x'));
    for (const [code, reason] of new Map(endReasons.map((reason) => [exitCodeAfter(reason), reason]))) {
      project.write(statePath('x'), text.replace('end_reason: null', `end_reason: ${reason}`));
      const { exitCode } = await project.cli('status');
      expect([reason, exitCode]).toEqual([reason, code]);
    }
  });
});
