import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { FakeProgram } from '../support/fake-program.ts';
import { projectWithWorkflow } from '../support/feature-project.ts';
import { cliFile } from '../support/project.ts';

it('hands each workflow to its engine, and one that fails holds no other up', async () => {
  const project = await projectWithWorkflow();
  const state = 'docs/research-x/x-state.md';
  project.write(state, project.read(state).replace('in_progress', 'complete'));
  const programs = project.outside('programs');
  const gh = new FakeProgram(programs, 'gh', "console.log('queued')");
  const list = {
    jobs: [
      { name: 'missing' },
      { name: 'x' },
      { name: 'far', engine: 'github', mode: 'research', prompt: 'How?' },
      { name: 'pods', engine: 'kubernetes' },
    ],
  };
  project.write('jobs.yaml', JSON.stringify(list));
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [cliFile, 'run', '--queue', 'jobs.yaml', '--json'],
    {
      cwd: project.root,
      reject: false,
      extendEnv: false,
      env: {
        ...project.environment,
        PATH: [programs, project.environment.PATH].join(delimiter),
        HOME: join(programs, 'home'),
      },
    },
  );
  const lines = stdout.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ event }) => event === 'job')).toMatchObject([
    { name: 'missing', engine: 'here', exit_code: 2 },
    { name: 'x', engine: 'here', exit_code: 0 },
    { name: 'far', engine: 'github', exit_code: 0 },
    {
      name: 'pods',
      engine: 'kubernetes',
      exit_code: 1,
      problem: 'kubectl is not installed, or not on PATH: the engine kubernetes is started with it',
    },
  ]);
  expect(lines.at(-1)).toMatchObject({ event: 'ended', jobs: 4, failed: ['missing', 'pods'], exit_code: 2 });
  expect(gh.calls).toEqual([['workflow', 'run', 'aw-far.yml', '-f', 'mode=research', '-f', 'prompt=How?']]);
  expect(stderr).toContain('queued');
  expect(exitCode).toBe(2);
});
