import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const stray = 'export const one = () => "of an earlier try";\n';

/** T001 is green and reviewed in a work tree of its own; what is between its start and that, `meanwhile` does. */
async function reviewed(before: (coding: CodingProject) => void, meanwhile: (coding: CodingProject) => void) {
  const coding = await codingProject(tasks);
  const { project, cli, review } = coding;
  project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
  before(coding);
  await cli('feature', 'start', 'T001');
  project.write('.git/info/exclude', '');
  const tree = `${folder}/.runtime/worktrees/T001`;
  project.write(`${tree}/src/one.mjs`, 'export const one = () => 1;\n');
  project.write(`${tree}/test/one.test.mjs`, testOf('one', 1));
  await cli('feature', 'verify', 'T001');
  await review('T001', 1);
  meanwhile(coding);
  return { ...coding, verified: await cli('feature', 'verify', 'T001') };
}

describe('an untracked file where a feature adds one', { timeout: 240_000 }, () => {
  it('is kept beside its proofs where it came after the beginning, and the feature passes', async () => {
    const { verified, project, cli, git } = await reviewed(
      () => undefined,
      (coding) => coding.project.write('src/one.mjs', stray),
    );
    const left = `${folder}/proofs/T001-1-1-one.mjs.left`;
    expect(verified.stdout).toContain('T001 passed');
    expect(verified.stdout).toContain(`src/one.mjs was in its way, untracked: it is kept as ${left}`);
    expect(project.read(left)).toBe(stray);
    expect(await git('show', 'HEAD:src/one.mjs')).toBe('export const one = () => 1;');
    expect(project.read('src/one.mjs')).toBe('export const one = () => 1;\n');
    expect((await cli('digest')).stdout).toContain('T001-1-1-one.mjs.left');
  });

  it('that was there before is a question that names the feature, the file and what an answer does', async () => {
    const { verified, project, cli } = await reviewed(
      ({ project }) => {
        // Ignored until the feature was begun, which nothing uncommitted may be beside.
        project.write('.git/info/exclude', 'src/one.mjs\n');
        project.write('src/one.mjs', stray);
      },
      () => undefined,
    );
    expect(verified.stdout).toContain('The work cannot be integrated:');
    expect(verified.stdout).toContain('src/one.mjs was there, untracked, before T001 was begun');
    expect(verified.stdout).toContain('`autonomous-workflow resolve`');
    expect(project.read('src/one.mjs')).toBe(stray);
    rmSync(project.path('src/one.mjs'));
    await cli('resolve', 'E001', 'It is moved.');
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('no coder is needed');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
  });
});
