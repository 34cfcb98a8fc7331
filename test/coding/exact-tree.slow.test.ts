import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in lib/one.mjs\n';

const testIn = (where: string, name: string, value: number) => testOf(name, value).replace('../src/', `../${where}/`);

/** The feature is done and reviewed. */
async function passes({ review, verify }: CodingProject, id = 'T001', attempt = 1): Promise<string> {
  const green = await verify(id);
  expect(green.stdout).toContain(`${id} is green`);
  await review(id, attempt);
  return (await verify(id)).stdout;
}

describe('the tree that is verified is the one that is committed', () => {
  it('so that work which git ignores is named', async () => {
    const coding = await codingProject(tasks, { '.gitignore': 'docs/research-*/.runtime/\nlib/\n*.log\n' });
    const { cli, git, feature, verify, writes } = coding;
    await cli('feature', 'start', 'T001');
    writes('lib/one.mjs', 'export const one = () => 1;\n');
    writes('test/one.test.mjs', testIn('lib', 'one', 1));
    writes('one.test.log', 'Named by the path of a test, which asks for no log.\n');
    const { stdout } = await verify('T001');
    expect(stdout).not.toContain('one.test.log is no part');
    expect(stdout).toContain('lib is no part of the commit: git ignores it');
    expect(feature('T001').attempts).toMatchObject([{ number: 1, outcome: 'failed' }, { outcome: null }]);
    writes('.gitignore', 'docs/research-*/.runtime/\n*.log\n');
    expect(await passes(coding, 'T001', 2)).toContain('T001 passed');
    expect(await git('show', 'HEAD:lib/one.mjs')).toContain('=> 1');
  });

  it('and products of test runs are no part of it', async () => {
    const coding = await codingProject(tasks);
    const { project, cli, git, writes } = coding;
    await cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    writes('test/__pycache__/test_one.cpython-311.pyc', 'stale');
    writes('coverage/lcov.info', 'SF:src/one.mjs\n');
    expect(await passes(coding)).toContain('T001 passed');
    expect(project.read(`${folder}/proofs/T001-1-review.patch`)).not.toContain('pycache');
    expect(await git('show', '--name-only', '--format=', 'HEAD')).toBe('src/one.mjs\ntest/one.test.mjs');
  });
});
