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
