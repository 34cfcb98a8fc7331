import { mkdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one\n';
const ignored = 'docs/research-*/.runtime/\n';

const manifest = (more: object) => `${JSON.stringify({ type: 'module', ...more })}\n`;

/** An honest feature passes, its new tests were red before by their names, and it is what a clone has. */
async function passesRedFirst(coding: CodingProject, newTest: string): Promise<void> {
  const green = await coding.verify('T001');
  expect(`${green.stdout}${green.stderr}`).toContain('T001 is green');
  const task = coding.project.read(`${folder}/tasks/T001-review.md`);
  expect(task).toContain('the new tests failed before');
  expect(task).toContain(newTest);
  await coding.review('T001', 1);
  expect((await coding.verify('T001')).stdout).toContain('T001 passed');
  expect(await coding.git('status', '--porcelain', '--', '.', ':!docs')).toBe('');
}

describe('an honest feature passes in an ordinary project', () => {
  it('that is a monorepo whose packages import each other', async () => {
    const coding = await codingProject(tasks, {
      '.gitignore': `${ignored}node_modules/\n`,
      'package.json': manifest({
        private: true,
        workspaces: ['packages/*'],
        scripts: { test: 'npm test --workspaces' },
      }),
      'src/zero.mjs': '',
      'test/zero.test.mjs': '',
      'packages/base/package.json': manifest({ name: 'base', main: 'src/zero.mjs', scripts: { test: 'node --test' } }),
      'packages/base/src/zero.mjs': 'export const zero = () => 0;\n',
      'packages/base/test/zero.test.mjs': testOf('zero', 0),
      'packages/app/package.json': manifest({ name: 'app', scripts: { test: 'node --test' } }),
      'packages/app/test/app.test.mjs': testOf('zero', 0)
        .replace('../src/zero.mjs', 'base')
        .replace('zero gives', 'app gives'),
    });
    const { project, cli, writes } = coding;
    mkdirSync(project.path('node_modules'));
    symlinkSync('../packages/base', project.path('node_modules/base'));
    await cli('feature', 'start', 'T001');
    writes('packages/base/src/zero.mjs', 'export const zero = () => 0;\nexport const one = () => 1;\n');
    writes('packages/app/test/one.test.mjs', testOf('one', 1).replace('../src/one.mjs', 'base'));
    await passesRedFirst(coding, 'one gives 1');
  });

  const member = (name: string) => manifest({ name, scripts: { test: 'node --test' } });
  it('that becomes a monorepo by a package with tests of its own', async () => {
    const coding = await codingProject('# Tasks\n- [ ] T001 Function one in a new package\n', {
      'package.json': manifest({ scripts: { test: 'node --test' } }),
      'packages/zero/package.json': member('zero'),
      'packages/zero/test/zero.test.mjs': testOf('zero', 0).replace('../src/', '../../../src/'),
    });
    const { project, cli, writes } = coding;
    await cli('feature', 'start', 'T001');
    writes('package.json', manifest({ workspaces: ['packages/*'], scripts: { test: 'node --test' } }));
    writes('packages/one/package.json', member('one'));
    writes('packages/one/src/one.mjs', 'export const one = () => 1;\n');
    writes('packages/one/test/one.test.mjs', testOf('one', 1));
    await passesRedFirst(coding, 'one gives 1');
    const task = project.read(`${folder}/tasks/T001-review.md`);
    expect(task).toContain('in packages/one/package.json, to which a frozen command leads, is added');
  });

  it('whose first package is installed although no .gitignore names node_modules', async () => {
    const coding = await codingProject('# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n');
    const { cli, git, review, verify, writes } = coding;
    await cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    writes('src/one.mjs', "import uno from 'uno';\nexport const one = () => uno;\n");
    writes('node_modules/uno/package.json', manifest({ name: 'uno', version: '1.0.0', main: 'index.js' }));
    writes('node_modules/uno/index.js', 'export default 1;\n');
    const scripts = { test: 'node --test' };
    writes('package.json', manifest({ scripts, dependencies: { uno: '1.0.0' } }));
    expect((await verify('T001')).stdout).toContain('T001 is green');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(await git('show', '--name-only', '--format=', 'HEAD')).toBe('package.json\nsrc/one.mjs\ntest/one.test.mjs');
    expect((await cli('feature', 'start', 'T002')).exitCode).toBe(0);
  });
});
