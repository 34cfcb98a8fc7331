import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { cliFile } from '../support/project.ts';
import { folder } from '../support/feature-project.ts';
import { codingProject, environment, treeOf } from '../support/coding-project.ts';
import { startReceiver } from '../support/http-receiver.ts';

const onlyOne = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n';
const tasks = `${onlyOne}- [ ] T002 [P] Function two in src/two.mjs\n`;

describe('an attempt in trouble', { timeout: 240_000 }, () => {
  it('passes only what is committed, also after a hook of git changed an earlier try', async () => {
    const { project, cli, git, feature, review, writesFunction, verify, writes } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    await review('T001', 1);
    const hook = join(project.root, '.git/hooks/pre-commit');
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(
      hook,
      '#!/bin/sh\nsed -i.old "s/=> 1/=> 9/" src/one.mjs\nrm -f src/one.mjs.old\ngit add src/one.mjs\n',
    );
    chmodSync(hook, 0o755);
    expect((await verify('T001')).stdout).toContain('a hook of git changed the work');
    rmSync(hook);
    writes('src/one.mjs', 'export const one = () => 1; // Kept.\n');
    await verify('T001');
    await review('T001', 2);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(await git('show', 'HEAD:src/one.mjs')).toContain('=> 1');
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    expect(feature('T001').passes).toBe(true);
  });

  it('takes no review of an earlier state of the work', async () => {
    const { project, cli, codes, review, writesFunction, verify, writes } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    const earlier = treeOf(project, 'T001', 1);
    writes('src/other.mjs', 'export const other = 1;\n');
    await codes('T001');
    await verify('T001');
    expect(project.read(`${folder}/tasks/T001-review.md`)).toContain(`tree ${treeOf(project, 'T001', 1)}`);
    expect((await review('T001', 1, [], earlier)).join()).toContain('changed and verified anew');
    expect((await verify('T001')).stdout).toContain('Start a new agent');
  });

  it('loses nothing when its verification is cut off at the time limit of a tool, and is verified again', async () => {
    const slow = `import { existsSync, writeFileSync } from 'node:fs';
if (existsSync(process.env.HOME + '/slow')) {
  writeFileSync(process.env.HOME + '/pid', String(process.pid));
  setTimeout(() => {}, 60_000);
}
`;
    const { project, cli, codes, feature, provenBy, writesFunction, verify, work } = await codingProject(tasks, {
      'slow.mjs': slow,
    });
    await provenBy('node --test', 'node slow.mjs');
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await codes('T001');
    project.write('../home/slow', '');
    const running = execa(process.execPath, [cliFile, 'feature', 'verify', 'T001'], {
      cwd: project.root,
      env: { ...project.environment, ...environment },
      extendEnv: false,
      reject: false,
    });
    await expect
      .poll(() => project.exists('../home/pid') && project.read('../home/pid'), { timeout: 30_000 })
      .toMatch(/\d/);
    running.kill('SIGTERM');
    expect((await running).exitCode).toBe(143);
    await expect.poll(() => isAlive(Number(project.read('../home/pid'))), { timeout: 5_000 }).toBe(false);
    expect(feature('T001')).toMatchObject({ status: 'in_progress', attempts: [{ number: 1, outcome: null }] });
    expect(project.exists(work('src/one.mjs'))).toBe(true);
    rmSync(project.path('../home/slow'));
    expect((await verify('T001')).stdout).toContain('T001 is green');
    expect(feature('T001').attempts).toHaveLength(1);
  });
});

it('tells a person who is elsewhere of a feature that failed', async () => {
  const { project, codes, writes } = await codingProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
  const { url, received } = await startReceiver();
  const settings = { AUTONOMOUS_WORKFLOW_NOTIFY: url };
  const cli = (...words: string[]) => project.cliIn('.', { ...environment, ...settings }, ...words);
  await cli('feature', 'start', 'T001', 'x');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(received).toEqual([]);
    writes('test/draft.test.mjs', `throw new Error('draft ${attempt}');\n`);
    await codes('T001');
    await cli('feature', 'verify', 'T001', 'x');
  }
  const bodies = () => received.map(({ body }) => body).join('\n');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: feature failed');
  expect(bodies()).toContain('It is given up: ');
  await expect.poll(bodies, { timeout: 60_000 }).toContain('x: needs you');
});
