import { expect, it } from 'vitest';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';

async function passes({ review, verify }: CodingProject, id: string): Promise<void> {
  expect((await verify(id)).stdout).toContain(`${id} is green`);
  expect(await review(id, 1)).toEqual([]);
  expect((await verify(id)).stdout).toContain(`${id} passed`);
}

const begun = async (files: Record<string, string> = {}, said = ''): Promise<CodingProject> => {
  const coding = await codingProject(tasks, {
    '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
    ...files,
  });
  const { stdout, stderr } = await coding.cli('feature', 'start', 'T001');
  expect(stdout + stderr).toContain(said);
  return coding;
};

it('needs a package that nobody saved: the last sweep finds that in a fresh clone, and a feature repairs it', async () => {
  const coding = await begun();
  const { project, cli, feature, writes } = coding;
  const manifest = { name: 'uno', version: '1.0.0', type: 'module', main: 'index.js' };
  writes('node_modules/uno/package.json', JSON.stringify(manifest));
  writes('node_modules/uno/index.js', 'export const one = () => 1;\n');
  writes('src/one.mjs', "export { one } from 'uno';\n");
  writes('test/one.test.mjs', testOf('one', 1));
  await passes(coding, 'T001');
  const { stdout } = await cli('record');
  expect(stdout).toContain('Verified once more, and not passing in a fresh clone');
  expect(stdout).toContain('sweep1 is declared to repair that');
  expect(feature('sweep1')).toMatchObject({ kind: 'fix', passes: false });
  expect(feature('sweep1').description).toContain("Cannot find package 'uno'");
  await cli('feature', 'start', 'sweep1');
  writes('src/one.mjs', 'export const one = () => 1;\n');
  await passes(coding, 'sweep1');
  const again = await cli('record');
  expect(again.stdout).toContain('and passes. So it does in a fresh clone.');
  expect(project.state('x')).toMatchObject({ finishing: 'complete' });
}, 300_000);

it('is said not to have been verified in a fresh clone where no clone of the project ever passed', async () => {
  const files = {
    '.gitignore': 'docs/research-*/.runtime/\n/generated.mjs\n',
    'generated.mjs': 'export const zero = () => 0;\n',
    'src/zero.mjs': "export { zero } from '../generated.mjs';\n",
  };
  const coding = await begun(files, 'need files that git ignores, which a clone has not got: generated.mjs');
  coding.writesFunction('one', 1);
  await passes(coding, 'T001');
  expect((await coding.cli('record')).stdout).toContain(
    'It was not verified in a fresh clone: The tests of this project need files',
  );
}, 300_000);
