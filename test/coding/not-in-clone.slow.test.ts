import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { codingProject, environment, testOf, type CodingProject } from '../support/coding-project.ts';
import { testRepository } from '../support/repository.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';
const begun = async (files: Record<string, string> = {}): Promise<CodingProject> => {
  const coding = await codingProject(tasks, {
    '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\nprivate/\n',
    ...files,
  });
  await coding.cli('feature', 'start', 'T001');
  coding.project.write('test/one.test.mjs', testOf('one', 1));
  return coding;
};
const verify = async ({ cli }: CodingProject): Promise<string> => (await cli('feature', 'verify', 'T001')).stdout;
const commitIn = (folder: string) =>
  execaSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--all', '-m', 'More'],
    {
      cwd: folder,
    },
  );
const writesPackage = ({ project }: CodingProject, name: string, more: object = {}, code = '') => {
  project.write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js', ...more }),
  );
  project.write(`node_modules/${name}/index.js`, code);
};

describe('work that passes here and would not pass in a clone', () => {
  it('is named, before an attempt counts, when it needs a package that no manifest names', async () => {
    const coding = await begun();
    const { project, feature } = coding;
    writesPackage(coding, '@some/uno', {}, 'export const one = () => 1;\n');
    project.write('src/one.mjs', "export { one } from '@some/uno';\n");
    const said = await verify(coding);
    expect(said).toContain('T001 passes only with files that would not be in its commit');
    expect(said).toContain('- node_modules/@some/uno: no manifest and no lock file names this package');
    expect(feature('T001').attempts).toMatchObject([{ number: 1, outcome: null }]);
    // The manifest leads to it through another package.
    writesPackage(coding, 'two', { dependencies: { '@some/uno': '1' } });
    const manifest = { type: 'module', scripts: { test: 'node --test' }, dependencies: { two: '1' } };
    project.write('package.json', JSON.stringify(manifest));
    expect(await verify(coding)).toContain('T001 is green');
  });

  it('is shown to the reviewer when an installed package finds one that no manifest names', async () => {
    const coding = await begun({
      'package.json': '{"type":"module","scripts":{"test":"node --test"},"dependencies":{"uno":"1"}}',
    });
    const { project } = coding;
    const code = "export const one = await import('dos').then(({ one }) => one, () => () => 0);\n";
    writesPackage(coding, 'uno', {}, code);
    writesPackage(coding, 'dos', {}, 'export const one = () => 1;\n');
    project.write('src/one.mjs', "export { one } from 'uno';\n");
    expect(await verify(coding)).toContain('T001 is green');
    expect(project.read('docs/research-x/tasks/T001-review.md')).toContain(
      'no manifest and no lock file names node_modules/dos, which came since the commands were frozen',
    );
  });

  it('is named, before an attempt counts, when npm would install another version, or has no version of it', async () => {
    const manifest = (dependencies: Record<string, string>) =>
      JSON.stringify({ type: 'module', scripts: { test: 'node --test' }, dependencies }, undefined, 2);
    const lock = (dependencies: Record<string, string>, ...versions: [string, string][]) =>
      JSON.stringify({
        lockfileVersion: 3,
        packages: {
          '': { dependencies },
          ...Object.fromEntries(versions.map(([name, version]) => [`node_modules/${name}`, { version }])),
        },
      });
    const coding = await begun({
      'package.json': manifest({ uno: '^1.0.0', old: '2' }),
      'package-lock.json': lock({ uno: '^1.0.0', old: '1' }, ['uno', '1.0.0'], ['tres', '1.0.0']),
    });
    const { project, feature } = coding;
    writesPackage(coding, 'uno', { version: '2.0.0' }, 'export const one = () => 1;\n');
    writesPackage(coding, 'tres', { version: '2.0.0' });
    project.write('src/one.mjs', "export { one } from 'uno';\n");
    const said = await verify(coding);
    expect(said).toContain('T001 passes here, and a clone would not get the same packages');
    expect(said.match(/^- .*/gm)).toEqual(['- node_modules/uno: 2.0.0 is installed, and package-lock.json has 1.0.0']);
    writesPackage(coding, 'dos');
    project.write('package.json', manifest({ uno: '^2.0.0', old: '2', dos: '^1.0.0' }));
    expect((await verify(coding)).match(/^- .*/gm)).toEqual([
      '- package.json: it asks for uno ^2.0.0, and package-lock.json was made for ^1.0.0',
      '- package.json: it asks for dos ^1.0.0, and package-lock.json does not have it',
      '- node_modules/uno: 2.0.0 is installed, and package-lock.json has 1.0.0',
    ]);
    expect(feature('T001').attempts).toMatchObject([{ number: 1, outcome: null }]);
    project.write(
      'package-lock.json',
      lock({ uno: '^2.0.0', old: '1', dos: '^1.0.0' }, ['uno', '2.0.0'], ['dos', '1.0.0'], ['tres', '1.0.0']),
    );
    expect(await verify(coding)).toContain('T001 is green');
  });

  it('is shown to the reviewer when an installed package was edited for it, and not when one was installed', async () => {
    const manifest = { type: 'module', scripts: { test: 'node --test' }, dependencies: { uno: '1', dos: '1' } };
    const coding = await codingProject(tasks, {
      '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
      'package.json': JSON.stringify(manifest),
    });
    const { project } = coding;
    for (const name of ['uno', 'dos', 'tres']) writesPackage(coding, name, {}, 'export const value = 0;\n');
    await coding.cli('feature', 'start', 'T001');
    project.write('node_modules/uno/index.js', 'export const value = 1;\n');
    project.write('node_modules/uno/.cache/x.js', '');
    project.write('node_modules/.vite/deps.js', '');
    writesPackage(coding, 'dos', {}, 'export const value = 2;\n');
    project.write('test/one.test.mjs', testOf('one', 1));
    project.write('src/one.mjs', "import { value } from 'uno';\nexport const one = () => value;\n");
    expect(await verify(coding)).toContain('T001 is green');
    const task = project.read('docs/research-x/tasks/T001-review.md');
    expect(task.match(/X\d+: node_modules.*/g)).toEqual([
      expect.stringMatching(/^X\d+: node_modules\/uno\/index\.js was edited since the feature was begun, and a clone/),
    ]);
  });

  it('is void when a link leads out of the repository', async () => {
    const coding = await begun();
    const { project } = coding;
    project.write('private/one.mjs', 'export const one = () => 1;\n');
    symlinkSync(project.path('private/one.mjs'), project.path('src/one.mjs'));
    expect(await verify(coding)).toMatch(/not-in-clone in src\/one\.mjs: It links to \/.*private\/one\.mjs/);
  });

  it('is void when code names a path of this machine', async () => {
    const coding = await begun();
    const { project } = coding;
    project.write('private/one.mjs', 'export const one = () => 1;\n');
    project.write('src/one.mjs', `export { one } from '${project.path('private/one.mjs')}';\n`);
    expect(await verify(coding)).toContain('not-in-clone in src/one.mjs:1: It names a path of this machine');
  });

  it('is void when it needs a package outside of the repository', async () => {
    const coding = await begun();
    const { project } = coding;
    const dos = project.outside('dos');
    writeFileSync(join(dos, 'package.json'), '{ "name": "dos", "type": "module", "main": "index.js" }\n');
    writeFileSync(join(dos, 'index.js'), 'export const one = () => 1;\n');
    project.write('node_modules/.package-lock.json', '{}');
    symlinkSync(dos, project.path('node_modules/dos'));
    const manifest = { type: 'module', scripts: { test: 'node --test' }, dependencies: { dos: 'file:../dos' } };
    project.write('package.json', JSON.stringify(manifest, undefined, 2));
    project.write('src/one.mjs', "export { one } from 'dos';\n");
    expect(await verify(coding)).toContain(
      'not-in-clone in package.json:7: It needs a package outside of the repository, which no clone has: "dos": "file:../dos"',
    );
  });

  it('is shown to the reviewer when new code names a path outside of the repository that exists here', async () => {
    const coding = await begun();
    const { project } = coding;
    const file = join(project.outside('data'), 'one.json');
    writeFileSync(file, '1');
    project.write(
      'src/one.mjs',
      `import { readFileSync } from 'node:fs';\n// Not ${file}.\nexport const routes = ['/api/users', '/etc/hosts', 'https://example.com/usr/bin'];\nexport const one = () => JSON.parse(readFileSync('${file}', 'utf8'));\n`,
    );
    expect(await verify(coding)).toContain('T001 is green');
    const task = project.read('docs/research-x/tasks/T001-review.md');
    expect(task.match(/X\d+: .* names \/.*/g)).toEqual([
      expect.stringMatching(
        /^X\d+: src\/one\.mjs:4 names \/.*data\/one\.json, which exists on this machine outside of the/,
      ),
    ]);
  });

  it('is shown to the reviewer when it imports a Python package that is installed here and that no manifest names', async () => {
    const testOfPython = (name: string, value: number) =>
      `import unittest\nfrom tally.${name} import ${name}\n\n\nclass T(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`;
    const coding = await codingProject('# Tasks\n- [ ] T001 Function one in tally/one.py\n', {
      '.autonomous-workflow.yaml': 'test_command: python3 -m unittest discover -s tests -t .\n',
      'package.json': '{}\n',
      'requirements.txt': 'Dos-Lib==1\nPyTres==1\n',
      // Python's own metadata module imports one of this name.
      'csv.py': "raise RuntimeError('of the project')\n",
      'tally/__init__.py': '',
      'tally/zero.py': 'import early\n\n\ndef zero():\n    return 0\n',
      'tests/__init__.py': '',
      'tests/test_zero.py': testOfPython('zero', 0),
    });
    const { project } = coding;
    const [version = ''] = /\d+\.\d+/.exec(execaSync('python3', ['--version']).stdout) ?? [];
    const site = join(project.environment.HOME ?? '', '.local/lib', `python${version}`, 'site-packages');
    const installs = (file: string, text: string) => {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    };
    for (const name of ['uno', 'dos_lib', 'tres', 'early']) installs(`${name}/__init__.py`, 'value = 1\n');
    installs('PyTres-1.dist-info/METADATA', 'Metadata-Version: 2.1\nName: PyTres\nVersion: 1\n');
    installs('PyTres-1.dist-info/top_level.txt', 'tres\n');
    await coding.cli('feature', 'start', 'T001');
    project.write(
      'tally/one.py',
      'import json, early\nimport tres\nfrom dos_lib import value\nfrom uno import value\n\n\ndef one():\n    return value\n',
    );
    project.write('tests/test_one.py', testOfPython('one', 1));
    expect(await verify(coding)).toContain('T001 is green');
    const task = project.read('docs/research-x/tasks/T001-review.md');
    expect(task.match(/X\d+: .* imports .*/g)).toEqual([
      expect.stringMatching(/^X\d+: tally\/one\.py:4 imports uno, which is installed here and which no manifest/),
    ]);
  });
});
