import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committedProject, environment, type CodingProject } from '../support/coding-project.ts';
import { pluginRoot } from '../support/project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session, type HookAnswer } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';
const id = '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab';
const implement = 'autonomous-workflow:implement';

const told = (answer: HookAnswer | undefined) =>
  answer?.reason ?? answer?.hookSpecificOutput?.additionalContext ?? answer?.systemMessage ?? '';

const sessionIn = ({ project }: CodingProject) => new Session(project, id, { environment });

/** A project in whose work tree somebody has changed, staged and added files. */
async function dirtyProject(): Promise<CodingProject & { before: string[]; workAndStashes: () => Promise<string[]> }> {
  const coding = await committedProject(tasks, { 'docs/notes.txt': 'old\n' });
  const { project, git } = coding;
  project.write('src/zero.mjs', 'export const zero = () => 0; // Mine\n');
  project.write('docs/notes.txt', 'staged\n');
  await git('add', 'docs/notes.txt');
  project.write('new folder/mine.txt', 'Mine.\n');
  const workAndStashes = async () =>
    Promise.all([
      git('status', '--porcelain', '--untracked-files=all', '--', '.', ':!docs/research-*'),
      git('diff', 'HEAD'),
    ]);
  return { ...coding, before: await workAndStashes(), workAndStashes };
}

describe('implement on uncommitted work', () => {
  it('is refused with two ways out, and touches nothing', async () => {
    const coding = await dirtyProject();
    const answer = told(await sessionIn(coding).types(implement, "'x'"));
    expect(answer).toContain('There is uncommitted work');
    expect(answer).toContain('→ Commit it, or type the command again with --stash');
    expect(await coding.workAndStashes()).toEqual(coding.before);
  });

  it('is told the line that commits it where it is the plan, which is never stashed', async () => {
    const coding = await committedProject(tasks);
    const { project, git } = coding;
    project.write('plan.md', tasks);
    const session = sessionIn(coding);
    const refused =
      'The plan is not committed (plan.md)\n→ Commit it: `git add -- plan.md && git commit -m "Plan" -- plan.md`; then type the command again.';
    for (const more of ['', ' --stash']) {
      const answer = told(await session.types(implement, `'x' --plan plan.md${more}`));
      expect(answer).toContain(refused);
      expect(answer).not.toContain('--stash');
    }
    project.move('plan.md', 'docs/research-x/plan.md');
    project.write('specs/001-y/tasks.md', tasks);
    await git('add', '--', 'specs');
    await git('commit', '--quiet', '-m', 'Tasks');
    project.write('specs/001-y/spec.md', 'Words.\n');
    project.write('mine.txt', 'Mine.\n');
    const mixed = told(await session.types(implement, "'y' --plan specs/001-y --stash"));
    expect(mixed).toContain('The plan is not committed (specs/001-y/spec.md)');
    expect(mixed).toContain('git commit -m "Plan" -- specs/001-y/`; then type the command again. Your other work');
    expect(project.exists('specs/001-y/spec.md')).toBe(true);
    expect(await git('stash', 'list')).toBe('');
  });

  it('that came while it was stopped is told when it goes on', async () => {
    const coding = await committedProject(tasks);
    const session = sessionIn(coding);
    await session.types(implement, "'x'");
    await coding.cli('stop', 'x');
    coding.project.write('src/zero.mjs', 'export const zero = () => 0; // Mine\n');
    const notice = told(await session.types('autonomous-workflow:continue-auto', "'x'"));
    expect(notice).toContain('There is uncommitted work (src/zero.mjs), and no feature is begun beside it');
  });

  it('that is stashed keeps the workflow from the archive until it is taken back', async () => {
    const coding = await dirtyProject();
    await sessionIn(coding).types(implement, "'x' --stash");
    await coding.cli('stop', 'x');
    const refused = await coding.cli('archive', 'x');
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('autonomous-workflow unstash x')]);
    expect((await coding.cli('unstash', 'x')).exitCode).toBe(0);
    expect((await coding.cli('archive', 'x')).exitCode).toBe(0);
  });

  it('stashes it with --stash, says so at both ends, and gives it back', async () => {
    const coding = await dirtyProject();
    const { project, git, cli } = coding;
    const session = sessionIn(coding);
    const notice = told(await session.types(implement, "'x' --stash"));
    expect(notice).toMatch(/Your uncommitted work is stashed as [0-9a-f]{10} \(refs\/autonomous-workflow\/x\/stash\//);
    expect(notice).toContain('autonomous-workflow unstash x');
    expect(notice).toContain('.autonomous-workflow.yaml');
    expect(project.exists('new folder/mine.txt')).toBe(false);
    expect(project.exists('docs/research-x/tasks.md')).toBe(true);
    expect(project.events('x')).toContain('put-aside');
    // Typed again, it has nothing new to say.
    expect(told(await session.types(implement, "'x' --stash"))).not.toContain('stashed');
    const early = await cli('unstash', 'x');
    expect([early.exitCode, early.stderr]).toEqual([1, expect.stringContaining('is at work')]);
    await passesScrutiny(session, () => cli('record', 'x'));
    await cli('feature', 'start', 'T001', 'x');
    coding.writesFunction('one', 1);
    await cli('feature', 'verify', 'T001', 'x');
    await coding.review('T001', 1);
    await cli('record', 'x');
    const end = told(await session.endsTurn());
    expect(end).toContain('ended (complete)');
    expect(end).toContain('still stashed; get it back with `autonomous-workflow unstash x`');
    expect((await cli('status', 'x')).stdout).toContain('autonomous-workflow unstash x');
    expect((await cli('unstash', 'x')).stdout).toContain('is given back');
    expect(await coding.workAndStashes()).toEqual(coding.before);
    expect(await git('stash', 'list')).toBe('');
    expect((await cli('status', 'x')).stdout).not.toContain('unstash');
    expect((await cli('unstash', 'x')).stdout).toBe('Nothing is stashed.\n');
  });

  it('leaves it where it is when the workflow cannot begin', async () => {
    const coding = await dirtyProject();
    const { project, git } = coding;
    project.move('docs/research-x/tasks.md', 'docs/x-plan.md');
    const session = sessionIn(coding);
    const { workAndStashes } = coding;
    const before = await workAndStashes();
    expect(told(await session.types(implement, "'x' --stash"))).toContain('The plan is not committed');
    expect(await workAndStashes()).toEqual(before);
    await git('rm', '--quiet', '-r', 'package.json', 'test');
    await git('commit', '--quiet', '-m', 'No tests');
    project.move('docs/x-plan.md', 'docs/research-x/tasks.md');
    const without = await workAndStashes();
    expect(told(await session.types(implement, "'x' --stash"))).toContain('test_command');
    expect(await workAndStashes()).toEqual(without);
    expect(await git('stash', 'list')).toBe('');
    expect(project.exists('docs/research-x/x-state.md')).toBe(false);
  });

  it('gives it back at once when the session drives another workflow', async () => {
    const coding = await dirtyProject();
    const session = sessionIn(coding);
    await session.begins('y');
    expect(told(await session.types(implement, "'x' --stash"))).toContain("driving the workflow 'y' already");
    expect(await coding.workAndStashes()).toEqual(coding.before);
    expect(await coding.git('stash', 'list')).toBe('');
  });

  it('loses none of it when its start is killed, and stashes it once', async () => {
    const input = JSON.stringify({
      session_id: id,
      hook_event_name: 'UserPromptExpansion',
      command_name: implement,
      command_args: "'x' --stash",
    });
    for (const milliseconds of [250, 450, 650, 850]) {
      const coding = await dirtyProject();
      const { project, git, cli } = coding;
      const child = spawn(process.execPath, [join(pluginRoot, 'hooks', 'begin.cjs')], {
        cwd: project.root,
        env: {
          ...project.environment,
          ...environment,
          CLAUDE_PROJECT_DIR: project.root,
          AI_AGENT: 'claude-code_2-1-330_harness',
        },
      });
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
      await new Promise((resolve) => child.once('close', resolve));
      clearTimeout(timer);
      await expect.poll(() => project.exists('.git/index.lock'), { timeout: 5_000 }).toBe(false);
      await sessionIn(coding).types(implement, "'x' --stash");
      expect(project.state('x').status, `killed after ${milliseconds} ms`).toBe('in_progress');
      expect((await git('stash', 'list')).split('\n')).toHaveLength(1);
      await cli('stop', 'x');
      expect((await cli('unstash', 'x')).stdout).toContain('is given back');
      expect(await coding.workAndStashes(), `killed after ${milliseconds} ms`).toEqual(coding.before);
    }
  });
});
