import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeCandidateOf, verifyFeatureOf } from '../../src/app/features.ts';
import type { Candidate } from '../../src/coding/rules/candidate.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { codingProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const entry = { feature: 'T001', attempts: 0 };
const spent = { usd: 0.5, tokens: 1_000, closed_until: 0 };

/** The function of a job that says that it passed: its tests hold what this value is. */
async function handedBack(coding: CodingProject, value: number, failed: string[] = []): Promise<Candidate> {
  const { git, project } = coding;
  const start = await git('rev-parse', 'HEAD');
  coding.writesFunction('one', 1);
  project.write('src/one.mjs', `export const one = () => ${value};\n`);
  await git('add', 'src', 'test');
  const tree = await git('write-tree');
  const work = await git('commit-tree', tree, '-p', start, '-m', 'work');
  await git('reset', '--quiet', '--hard');
  const hand_in = {
    feature: 'T001',
    attempt: 1,
    outcome: 'done',
    what: 'The function one.',
    why: 'It was asked for.',
    decisions: [],
    unsure: [],
    for_others: [],
    questions: [],
  };
  const record = {
    schema: 1,
    feature: 'T001',
    attempt: 1,
    start: { commit: start, branch: null },
    worktree: null,
    baseline: { verdict: 'passed', runs: [] },
    mend: [],
    verification: null,
    review: { at: '', tree, summary: 'It does what it says.', blockers: [] },
    hand_in,
    questions: [],
    rounds: 0,
  } as unknown as Candidate['record'];
  return { schema: 1, feature: 'T001', outcome: 'passed', failed, record, start, work, ...spent };
}

const outcomes = ({ feature }: CodingProject, id: string) => feature(id).attempts.map(({ outcome }) => outcome);

describe('what a job hands back', () => {
  it('passes only when its verification holds here, on top of what was integrated before', async () => {
    const coding = await codingProject(tasks);
    const paths = workflowPaths(coding.project.root, 'x');
    const candidate = await handedBack(coding, 1, ['it was red']);
    coding.project.write('src/other.mjs', 'export const other = 1;\n');
    await coding.git('add', 'src');
    await coding.git('commit', '--quiet', '-m', 'Other');
    expect(await takeCandidateOf(paths, entry, candidate, new Date())).toBe(true);
    expect(coding.feature('T001')).toMatchObject({ passes: false, status: 'in_progress' });
    const verified = await verifyFeatureOf(paths, 'T001', new Date());
    expect(verified).toMatchObject({ outcome: 'to-agent' });
    expect(coding.project.exists(`${folder}/tasks/T001-review.md`)).toBe(true);
    await coding.review('T001', 2);
    expect(await verifyFeatureOf(paths, 'T001', new Date())).toMatchObject({ outcome: 'passed' });
    expect(outcomes(coding, 'T001')).toEqual(['failed', 'passed']);
    expect((await coding.git('log', '--format=%s')).split('\n')).toEqual([
      'T001: Function one in src/one.mjs',
      'Other',
      'First',
    ]);
    expect(await coding.git('status', '--porcelain', '--', 'src', 'test')).toBe('');
  });

  it('does not pass by its own word: work that fails here fails', async () => {
    const coding = await codingProject(tasks);
    const paths = workflowPaths(coding.project.root, 'x');
    expect(await takeCandidateOf(paths, entry, await handedBack(coding, 2), new Date())).toBe(true);
    expect(await verifyFeatureOf(paths, 'T001', new Date())).toMatchObject({ outcome: 'failed' });
    expect(coding.feature('T001').passes).toBe(false);
    expect(outcomes(coding, 'T001')).toEqual(['failed', null]);
    expect(coding.project.exists('src/one.mjs')).toBe(false);
  });

  it('costs one attempt of its own feature when it is nothing, and the feature when it was the last one', async () => {
    const coding = await codingProject(tasks);
    const paths = workflowPaths(coding.project.root, 'x');
    for (const attempts of [0, 1, 2]) {
      expect(await takeCandidateOf(paths, { ...entry, attempts }, undefined, new Date())).toBe(false);
      expect(outcomes(coding, 'T001')).toEqual(Array.from({ length: attempts + 1 }, () => 'failed'));
      // Again, as after a crash: it is counted once.
      if (attempts < 2) await takeCandidateOf(paths, { ...entry, attempts }, undefined, new Date());
      expect(outcomes(coding, 'T001')).toHaveLength(attempts + 1);
    }
    expect(coding.feature('T001')).toMatchObject({ status: 'failed', passes: false });
    expect(coding.feature('T001').attempts[2]?.why).toContain('without handing anything back');
    expect(coding.feature('T002')).toMatchObject({ status: 'pending', attempts: [] });
    const escalations = coding.project.read(join(folder, 'escalations.json'));
    expect(escalations).toContain('T001');
  });
});
