import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { continuation, Session } from '../support/session.ts';
import { newProject, type Project } from '../support/project.ts';

/** A project with a work tree of git beside it. */
async function withWorktree(): Promise<{ project: Project; linked: string }> {
  const project = await newProject();
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  const git = (...words: string[]) => execa('git', ['-C', project.root, ...author, ...words]);
  await git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  const linked = `${project.outside('beside')}/linked`;
  await git('worktree', 'add', '--quiet', linked);
  return { project, linked };
}

const inFolder = (folder: string) => ({ environment: { CLAUDE_PROJECT_DIR: folder } });

describe('a session in a work tree of git', () => {
  it('has a project of its own there: what it begins is not seen in the other', async () => {
    const { project, linked } = await withWorktree();
    await new Session(project, 's1').begins('x');
    const session = new Session(project, 's2', inFolder(linked));
    await session.begins('y');
    const list = async (folder: string) => (await project.cliIn(`../beside/${folder}`, {}, 'list')).stdout;
    expect(await list('linked')).toMatch(/^y .*\n$/);
    expect(await list('../project')).toMatch(/^x .*\n$/);
    expect(continuation(await session.endsTurn())).toContain('Workflow y, iteration 1');
  });

  it('takes no name that a workflow of the other has: what git keeps for both lies under it', async () => {
    const { project, linked } = await withWorktree();
    await new Session(project, 's1').begins('x');
    const refused = await new Session(project, 's2', inFolder(linked)).types(
      'autonomous-workflow:research',
      "'x' 'What is known?'",
    );
    expect(refused?.reason).toContain("Another work tree of this repository has a workflow 'x'");
  });

  it('goes on driving the workflow that it began before it moved there', async () => {
    const { project, linked } = await withWorktree();
    await new Session(project, 's1').begins('x');
    const moved = new Session(project, 's1', inFolder(linked));
    expect(continuation(await moved.endsTurn())).toContain('Workflow x, iteration 1');
    const own = { CLAUDE_CODE_SESSION_ID: 's1' };
    expect((await project.cliIn('../beside/linked', own, 'brief')).stdout).toContain('Brief: workflow x');
    expect((await moved.types('autonomous-workflow:stop'))?.reason).toContain("Stopped the workflow 'x'");
    expect(project.state('x').status).toBe('stopped');
  });
});
