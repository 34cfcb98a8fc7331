import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject } from '../support/coding-project.ts';

const tasks = [
  '# Tasks',
  '- [ ] T001 [P] Function one in src/one.mjs',
  '- [ ] T002 [P] Function two in src/two.mjs',
  '- [ ] T003 [P] Function three in src/three.mjs',
].join('\n');

describe('what keeps every feature from being verified', () => {
  it('is asked once when init.sh is broken, and one answer lets all of them go on', async () => {
    const { project, cli, feature, git, writes } = await codingProject(tasks, { 'init.sh': 'exit 3\n' });
    expect((await cli('feature', 'start', 'T001')).stderr).toContain('The user is asked about it, for all features');
    const second = await cli('feature', 'start', 'T002');
    expect([second.exitCode, second.stderr]).toEqual([1, expect.stringContaining('cannot be begun now')]);
    const { stdout } = await cli('resolve', 'x');
    expect(stdout).toContain('E001 (environment, T001 and 2 more)');
    expect(stdout).toContain('about T001, T002, T003');
    expect(stdout).not.toContain('E002');
    expect(project.events('x').filter((event) => event === 'init-run')).toHaveLength(1);
    expect(project.journal('x').find(({ event }) => event === 'features-blocked')).toMatchObject({
      by: 'E001',
      features: ['T001', 'T002', 'T003'],
    });
    expect((await cli('record')).stdout).toContain('3 blocked');
    writes('init.sh', 'exit 0\n');
    await git('commit', '--quiet', '-am', 'Mended');
    await cli('resolve', 'E001', 'It is fixed.');
    for (const id of ['T001', 'T002', 'T003']) expect(feature(id).status, id).toBe('pending');
    await cli('feature', 'start', 'T003');
    expect(project.read('docs/research-x/tasks/T003.md')).toContain('It is fixed.');
  });

  it('is joined into the open question when it goes missing while features are worked on', async () => {
    const files = {
      'check.mjs':
        "import { existsSync } from 'node:fs';\nprocess.exit(existsSync(process.env.HOME + '/gone') ? 127 : 0);\n",
    };
    const { project, cli, feature, writesFunction, verify } = await codingProject(tasks, files);
    await cli('commands', '--set', 'test=node --test', '--set', 'lint=node check.mjs');
    for (const [id, name] of [
      ['T001', 'one'],
      ['T002', 'two'],
    ] as const) {
      expect((await cli('feature', 'start', id)).exitCode).toBe(0);
      writesFunction(name, id === 'T001' ? 1 : 2);
      project.write('../home/gone', 'x');
      expect((await verify(id)).stdout).toContain('The verification could not be run');
      rmSync(project.path('../home/gone'));
    }
    const { stdout } = await cli('resolve', 'x');
    expect(stdout).toContain('E001 (environment, T001 and 1 more)');
    expect(stdout).not.toContain('E002');
    expect(feature('T003').status).toBe('pending');
    await cli('resolve', 'E001', 'It is there again.');
    expect([feature('T001').status, feature('T002').status]).toEqual(['pending', 'pending']);
  });
});
