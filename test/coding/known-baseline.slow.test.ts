import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';

/** A project that works on two features at once, whose test command leaves a trace each time that it runs. */
async function counted(command = 'node --test'): Promise<CodingProject & { runs: () => number }> {
  const coding = await codingProject(tasks, {
    'package.json': JSON.stringify({ type: 'module', scripts: { test: `node count.mjs && ${command}` } }),
    'count.mjs': `import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.HOME + '/runs', 'x');\n`,
  });
  coding.project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
  const file = `${coding.project.environment.HOME ?? ''}/runs`;
  return { ...coding, runs: () => (existsSync(file) ? readFileSync(file, 'utf8').length : 0) };
}

function baselines({ project }: CodingProject): object[] {
  return project.journal('x').filter(({ event }) => event === 'baseline-run');
}

describe('the baseline of a commit', () => {
  it('is run once for the features that begin on it, says so when it begins, and again where its log is gone', async () => {
    const coding = await counted();
    const { project, cli, runs, verify } = coding;
    await cli('feature', 'start', 'T001');
    expect(runs()).toBe(1);
    await cli('feature', 'start', 'T002');
    expect(runs()).toBe(1);
    expect(baselines(coding)).toMatchObject([
      { feature: 'T001', verdict: 'passed', reused: false },
      { feature: 'T002', verdict: 'passed', reused: true },
    ]);
    expect(project.read(`${folder}/progress.txt`).match(/T00\d: (?:the )?baseline .*/g)).toEqual([
      'T001: the baseline of attempt 1 is run: npm test',
      'T001: baseline passed',
      'T002: baseline passed, known from an earlier run',
    ]);
    // What the work on the other one is compared with is found out anew.
    project.write(`${folder}/proofs/T001-1-baseline-test.log`, 'another');
    const worktree = `${folder}/.runtime/worktrees/T002`;
    project.write(`${worktree}/src/zero.mjs`, 'export const zero = () => 1;\n');
    expect((await verify('T002')).stdout).toContain('worked before and no longer does: zero gives 0');
  });

  it.each<[string, (coding: CodingProject) => unknown]>([
    [
      'other files',
      async ({ git, project }: CodingProject) => {
        project.write('src/more.mjs', '');
        await git('add', 'src/more.mjs');
        await git('commit', '--quiet', '-m', 'More');
      },
    ],
    [
      'a log that is not what was written',
      ({ project }: CodingProject) => {
        project.write(`${folder}/proofs/T001-1-baseline-test.log`, 'another');
      },
    ],
  ])('is run again for %s', async (_, changes) => {
    const coding = await counted();
    await coding.cli('feature', 'start', 'T001');
    await changes(coding);
    await coding.cli('feature', 'start', 'T002');
    expect(coding.runs()).toBe(2);
    expect(baselines(coding)).toMatchObject([{ reused: false }, { feature: 'T002', reused: false }]);
  });

  it.each([
    ['failed', 'node fails.mjs', 'process.exitCode = 1;'],
    ['could not run', 'no-such-program', ''],
  ])('is run again where it %s', async (verdict, command, text) => {
    const coding = await counted(command);
    coding.writes('fails.mjs', text);
    await coding.git('add', 'fails.mjs');
    await coding.git('commit', '--quiet', '-m', 'Fails');
    await coding.cli('feature', 'start', 'T001');
    const before = coding.runs();
    expect(before).toBeGreaterThan(0);
    if (verdict !== 'failed') await coding.cli('resolve', 'E001', 'It is there now');
    await coding.cli('feature', 'start', 'T002');
    expect(coding.runs()).toBeGreaterThan(before);
    expect(baselines(coding)).toMatchObject([{ reused: false }, { feature: 'T002', reused: false }]);
  });
});
