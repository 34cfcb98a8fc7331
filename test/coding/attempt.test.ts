import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

describe('an attempt at a feature', () => {
  it('passes when code ran its checks and a reviewer found nothing in the way, with one commit', async () => {
    const { project, cli, git, feature, list, review, writesFunction, verify } = await codingProject(tasks);
    const started = await cli('feature', 'start', 'T001');
    expect(started.stdout).toContain('Feature T001: your task is ');
    expect(project.read(`${folder}/tasks/T001.md`)).toContain(' && npm test\n');
    expect(feature('T001')).toMatchObject({ status: 'in_progress' });
    writesFunction('one', 1);
    const green = await verify('T001');
    expect(green.stdout).toContain('T001 is green');
    expect(project.read(`${folder}/tasks/T001-review.md`)).toContain('the new tests failed before');
    expect(feature('T001').passes).toBe(false);
    expect(project.read(`${folder}/proofs/T001-1-review.patch`)).toContain('+export const one');
    // Without a review nothing more happens.
    expect((await verify('T001')).stdout).toContain('Start a new agent');
    expect(await review('T001', 1)).toEqual([]);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(feature('T001')).toMatchObject({
      passes: true,
      bindings: { commit: (await git('rev-parse', 'HEAD')).trim(), files: ['src/one.mjs', 'test/one.test.mjs'] },
    });
    expect(Object.keys(feature('T001').bindings ?? {})).toEqual(['commit', 'files', 'notes']);
    expect((await cli('feature')).stdout).toMatch(/✓ T001 .*\(commit [0-9a-f]{10}\)/);
    expect(list().proofs[0]).toMatchObject({
      command: 'npm test',
      exit_code: 0,
      verdict: 'passed',
    });
    expect((await git('log', '--format=%s')).split('\n')).toEqual(['T001: Function one in src/one.mjs', 'First']);
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    // What is known of the tree is not run again.
    expect((await cli('feature', 'start', 'T002')).stdout).toContain('Feature T002: your task is ');
    expect(project.journal('x').filter(({ event }) => event === 'baseline-run')).toMatchObject([
      { reused: false, verdict: 'passed' },
      { reused: true, verdict: 'passed' },
    ]);
  });
});
