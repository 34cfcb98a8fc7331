import { describe, expect, it } from 'vitest';
import { codingProject, committedProject, environment, type CodingProject } from '../support/coding-project.ts';
import { Session } from '../support/session.ts';
import { tipOf } from '../../src/coding/own-branch.ts';
import { testRepository } from '../support/repository.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';
const state = 'docs/research-x/x-state.md';

/** T001 has passed on a branch of the workflow's own, and somebody has committed to its base since. */
async function moved(change: (coding: CodingProject) => void): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  const { git, project, cli } = coding;
  const base = await git('branch', '--show-current');
  await git('switch', '--quiet', '--create', 'aw/x');
  project.replace(state, 'features_total', `own_branch: aw/x\nbase_branch: ${base}\nfeatures_total`);
  await cli('feature', 'start', 'T001');
  coding.writesFunction('one', 1);
  await coding.verify('T001');
  await coding.review('T001', 1);
  expect((await coding.verify('T001')).stdout).toContain('T001 passed');
  await git('switch', '--quiet', base);
  change(coding);
  await git('add', 'src', 'test');
  await git('commit', '--quiet', '-m', 'Of somebody else');
  await git('switch', '--quiet', 'aw/x');
  return coding;
}

const theirs = ({ project }: CodingProject) => {
  project.write('src/zero.mjs', 'export const zero = () => 0; // theirs\n');
};

describe('a branch of its own', { timeout: 240_000 }, () => {
  it('is made when the workflow begins, with uncommitted files and the index as they are, or nothing is begun', async () => {
    const coding = await committedProject('', { 'plan.md': tasks });
    const { git, project } = coding;
    project.move('docs/research-x/tasks.md', '../not-a-plan.md');
    const session = new Session(project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
    const base = await git('branch', '--show-current');
    project.write('src/zero.mjs', '// mine\n');
    project.write('staged.txt', 'mine');
    await git('add', 'staged.txt');
    const status = await git('status', '--porcelain', '--untracked-files=no');
    const refused = await session.types('autonomous-workflow:implement', "'x' --branch=a..b");
    expect(JSON.stringify(refused)).toContain('The branch a..b cannot be checked out');
    const missing = await session.types('autonomous-workflow:implement', "--branch 'x' --plan none.md");
    expect(JSON.stringify(missing)).toContain('There is no such file');
    expect(await git('branch', '--format=%(refname:short)')).toBe(base);
    expect(project.exists(state)).toBe(false);
    const begun = await session.types('autonomous-workflow:implement', "--branch 'x'");
    expect(JSON.stringify(begun)).toContain(`Commits go to the branch aw/x, made from ${base}; nothing is pushed.`);
    expect(await git('branch', '--show-current')).toBe('aw/x');
    expect(await git('status', '--porcelain', '--untracked-files=no')).toBe(status);
    expect(project.state('x')).toMatchObject({ own_branch: 'aw/x', base_branch: base });
  });

  it('follows its base: its commits are on top of it, and everything is verified again', async () => {
    const coding = await moved(theirs);
    const { git } = coding;
    const recorded = await coding.cli('record');
    expect(recorded.stdout).toMatch(/has moved to [0-9a-f]{7,12}: the commits of aw\/x are on top of it now/);
    expect(recorded.stdout).toContain('Everything that passed was verified once more, and passes.');
    expect(await git('log', '--format=%s')).toMatch(/^T001: .+\nOf somebody else\nFirst$/);
    expect(coding.feature('T001')).toMatchObject({ passes: true });
    const { cli } = coding;
    expect((await cli('record')).stdout).not.toContain('has moved');
  });

  it('asks once about a conflict, with both sides, and stays where it is', async () => {
    const coding = await moved(({ project }) => {
      project.write('src/one.mjs', 'export const one = () => 10;\n');
    });
    const head = await coding.git('rev-parse', 'HEAD');
    const recorded = await coding.cli('record');
    expect(recorded.stdout).toContain('conflicts with it: the user is asked');
    const asked = (await coding.cli('resolve')).stdout;
    expect(asked).toMatch(
      /conflict with it in src\/one\.mjs\. On \w+: [0-9a-f]{7,12} “Of somebody else”\. On aw\/x: [0-9a-f]{7,12} “T001: /,
    );
    expect(await coding.git('rev-parse', 'HEAD')).toBe(head);
    expect(await coding.git('status', '--porcelain', '--untracked-files=no', '--', 'src', 'test')).toBe('');
    expect((await coding.git('worktree', 'list')).split('\n')).toHaveLength(1);
    await coding.cli('resolve', 'E001', 'Go on, I shall merge it');
    expect((await coding.cli('record')).stdout).not.toContain('is asked');
    expect((await coding.cli('resolve')).stdout).not.toContain('E002');
  });
});

it('a base is as new as the remote branch that it follows', async () => {
  const { root, git, write, commit } = testRepository({ 'a.txt': 'one\n' });
  write('a.txt', 'theirs\n');
  const theirs = commit('Theirs');
  git('update-ref', 'refs/remotes/origin/main', theirs);
  git('config', 'remote.origin.url', '/nowhere');
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  git('config', 'branch.main.remote', 'origin');
  git('config', 'branch.main.merge', 'refs/heads/main');
  git('update-ref', 'refs/heads/main', `${theirs}^`);
  expect(await tipOf(root, 'main')).toBe(theirs);
  expect(await tipOf(root, 'none')).toBeUndefined();
});
