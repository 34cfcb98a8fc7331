import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';

describe('init.sh of a project', () => {
  it('is run before a feature is begun and when it is gone on with, and its output is kept', async () => {
    const { project, cli, writes } = await codingProject(tasks, {
      'init.sh':
        '#!/bin/bash\n[[ -n "$BASH_VERSION" ]] && echo "the database is up" && echo up >> "$(git rev-parse --git-common-dir)/started"\n',
    });
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('T001 is begun (');
    expect(project.read(`${folder}/proofs/T001-1-init.log`)).toContain('the database is up');
    const order = project.events('x').filter((event) => event === 'init-run' || event === 'baseline-run');
    expect(order).toEqual(['init-run', 'baseline-run']);
    // After a restart of the machine, what it starts is gone.
    writes('src/one.mjs', 'export const one = () => 1;\n');
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('T001 is begun (');
    expect(project.read('.git/started')).toBe('up\nup\n');
  });

  it('is asked for where a file of the project lists services and there is none', async () => {
    const { project, cli, writes } = await codingProject(tasks, { 'compose.yaml': 'services: {}\n' });
    const task = () => project.read(`${folder}/tasks/T001.md`);
    await cli('feature', 'start', 'T001');
    expect(task()).toContain('The project lists services in compose.yaml, and has no `init.sh`');
    writes('init.sh', '#!/bin/sh\nexit 0\n');
    await cli('feature', 'start', 'T001');
    expect(task()).not.toContain('lists services');
  });

  it.each([
    ['fails', 'echo "no such port" >&2\nexit 3\n', 'no such port'],
    ['does not end', 'sleep 300 & sleep 300\n', 'sh init.sh'],
  ])('is a question about the environment when it %s', async (_, text, named) => {
    const { project, cli, feature } = await codingProject(tasks, {
      'init.sh': text,
      '.autonomous-workflow.yaml': 'verification_timeout_minutes: 0.05\n',
    });
    const { exitCode, stderr } = await cli('feature', 'start', 'T001');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('T001 cannot be begun: init.sh failed');
    expect(stderr).toContain(named);
    const asked = await cli('resolve', 'x');
    expect(asked.stdout).toContain('environment, T001');
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [] });
    expect(project.events('x')).not.toContain('baseline-run');
  });
});
