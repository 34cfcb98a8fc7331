import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import { environment, reviewOf, testOf, treeOf } from '../support/coding-project.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { Session } from '../support/session.ts';

/** A project in which version 0.1.0 was killed in the midst of a workflow `x` that its session s1 drove. */
async function projectOfOldVersion(name: 'research' | 'implement'): Promise<Project> {
  const project = await newProject();
  const archive = join(pluginRoot, 'test', 'fixtures', 'workflow-0.1.0', `${name}.tar.gz`);
  execFileSync('tar', ['-xzf', archive, '-C', project.root]);
  const lease = 'docs/research-x/.runtime/lease.json';
  const old = project.readJson(lease) as { folder: string };
  const dead = spawnSync(process.execPath, ['--version']).pid;
  project.write(lease, JSON.stringify({ ...old, folder: project.root, process: dead }));
  return project;
}

const quarantined = (project: Project) =>
  readdirSync(project.path('docs/research-x')).filter((name) => name.includes('.broken-'));

describe('a workflow in progress of version 0.1.0', () => {
  it('of research goes on under this one: nothing found is lost, and the next iteration counts on', async () => {
    const project = await projectOfOldVersion('research');
    const before = project.state('x');
    expect(before).toMatchObject({ iteration: 3, recorded_iteration: 2, status: 'in_progress' });
    const session = new Session(project, 's2');
    const answer = await session.types('autonomous-workflow:continue-auto', "'x'");
    expect(answer?.decision).toBeUndefined();
    expect((await project.cli('brief', 'x')).stdout).toContain('iteration 3 of at most');
    await session.worksThrough('x', 3);
    await session.endsTurn();
    expect(project.state('x')).toMatchObject({
      recorded_iteration: 3,
      findings_count: before.findings_count,
      total_iterations_research: 3,
    });
    expect((await project.cli('doctor', 'x')).stdout).not.toMatch(/broken|cannot be read/);
    expect(quarantined(project)).toEqual([]);
  });

  it('of coding goes on under this one: what passed stays passed, and the open attempt is finished', async () => {
    const project = await projectOfOldVersion('implement');
    const cli = (...words: string[]) => project.cliIn('.', environment, ...words);
    const session = new Session(project, 's2', { environment });
    expect((await session.types('autonomous-workflow:continue-auto', "'x'"))?.decision).toBeUndefined();
    expect(project.exists('src/two.mjs')).toBe(true);
    project.write('test/two.test.mjs', testOf('two', 2));
    const green = await cli('feature', 'verify', 'T002', 'x');
    expect([green.stderr, green.stdout]).toEqual(['', expect.stringContaining('T002 is green')]);
    const review = {
      feature: 'T002',
      attempt: 1,
      tree: treeOf(project, 'T002', 1),
      summary: 'It does what the feature says, and its tests show that.',
      blockers: [],
      ...reviewOf(project, 'T002', 1),
    };
    await session.agentAnswers('reviewer', `\`\`\`json\n${JSON.stringify(review)}\n\`\`\``, 'code-reviewer');
    expect((await cli('feature', 'verify', 'T002', 'x')).stdout).toContain('2 of 2 features pass');
    await cli('record', 'x');
    const { features } = project.readJson('docs/research-x/feature-list.json') as FeatureList;
    expect(features.map(({ id, status, proofs }) => [id, status, proofs.length > 0])).toEqual([
      ['T001', 'passed', true],
      ['T002', 'passed', true],
    ]);
    expect(quarantined(project)).toEqual([]);
  });
});
