import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { startOfFeature, treeOfWork } from '../../src/programs/git/repository.ts';
import { addWorktree } from '../../src/programs/git/worktrees.ts';
import { runRedGreen } from '../../src/coding/checks.ts';
import { type TestRepository, testRepository } from '../support/repository.ts';
import { addsMany, begin, type Project, requestFor, testOf } from '../support/red-green.ts';

const redGreenOf = async (repository: TestRepository, start: string, project: Project) =>
  runRedGreen(await requestFor(repository, start, project));

const redGreen = async (repository: TestRepository, start: string, line = 'node --test', known: string[] = []) =>
  redGreenOf(repository, start, { commands: [{ folder: '.', line }], known });

describe('new tests', () => {
  it('were red at the start of the feature and are green now, by their names', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', addsMany);
    repository.write('test/a many.test.mjs', testOf('adds many', 'assert.equal(add(1, 1, 1), 3)'));
    const before = repository.status();
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'red_green',
      files: ['test/a many.test.mjs'],
      newTests: ['adds many'],
    });
    expect(repository.status()).toBe(before);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('that passed before prove nothing, and are named', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('test/more.test.mjs', testOf('adds again', 'assert.equal(add(2, 2), 4)'));
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'passed_before',
      passedBefore: ['adds again'],
    });
  });

  it('that pass now and then are named, whichever of their runs fails; old ones beside them are not', async () => {
    const flag = (name: string, code: string) =>
      `import { existsSync, rmSync, writeFileSync } from 'node:fs';\nconst flag = process.env.HOME + '/${name}';\n${testOf(name, code)}`;
    const turns =
      'const was = existsSync(flag); was ? rmSync(flag) : writeFileSync(flag, ""); assert.equal(was, false)';
    const repository = begin({ 'test/old.test.mjs': flag('old', turns) });
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', addsMany);
    repository.write('test/more.test.mjs', flag('fresh', turns));
    repository.write('test/old.test.mjs', `${flag('old', turns)}// changed\n`);
    const line = `HOME='${repository.outside}' node --test`;
    expect((await redGreen(repository, commit, line, ['adds', 'old'])).unsteady).toEqual(['fresh']);
  });

  it('that hang on the old code are ended there, and show nothing', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', addsMany);
    const hangs = 'if (add(1, 1, 1) !== 3) setInterval(() => {}, 1_000);\n';
    repository.write('test/many.test.mjs', testOf('adds many', 'assert.equal(add(1, 1, 1), 3)') + hangs);
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'could_not_run',
      reason: expect.stringMatching(/^at the start of the feature: not finished after \d\d s$/) as string,
    });
  });

  it('that fail now are named; without any there is nothing to judge', async () => {
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    expect(await redGreen(repository, commit)).toMatchObject({
      verdict: 'could_not_run',
      reason: 'no test file is new or changed',
    });
    repository.write('test/more.test.mjs', testOf('adds again', 'assert.equal(add(2, 2), 5)'));
    expect(await redGreen(repository, commit)).toMatchObject({ verdict: 'fails_after' });
  });

  it.each([
    ['beside each other', { backend: '.', frontend: '.' }],
    ['in folders of their own', { backend: 'backend', frontend: 'frontend' }],
  ])('were red in the second of two languages, with commands %s', async (_, folders) => {
    const python = (name: string, sum: string) =>
      `import unittest\nfrom add import add\n\n\nclass ${name}(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(${sum})\n`;
    const [front, back] = [folders.frontend, folders.backend].map((folder) => (folder === '.' ? '' : `${folder}/`));
    const repository = testRepository({
      [`${front}src/add.mjs`]: 'export const add = (a, b) => a + b;\n',
      [`${front}test/add.test.mjs`]: testOf('adds', 'assert.equal(add(1, 1), 2)'),
      [`${back}add.py`]: 'def add(a, b):\n    return a + b\n',
      [`${back}test_add.py`]: python('Adds', 'add(1, 1), 2'),
    });
    const { commit } = await startOfFeature(repository.root);
    repository.write(`${back}add.py`, 'def add(*all):\n    return sum(all)\n');
    repository.write(`${back}test_many.py`, python('AddsMany', 'add(1, 1, 1), 3'));
    const commands = [
      { folder: folders.frontend, line: 'node --test' },
      { folder: folders.backend, line: 'python3 -m unittest' },
    ];
    expect(await redGreenOf(repository, commit, { commands })).toMatchObject({
      verdict: 'red_green',
      newTests: [expect.stringContaining('AddsMany') as string],
    });
  });

  it('were red beside a test of the same file that failed before any feature', async () => {
    const broken = "test('broken', () => { assert.equal(1, 2); });\n";
    const first = testOf('adds', 'assert.equal(add(1, 1), 2)') + broken;
    const repository = begin({ 'test/add.test.mjs': first });
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', addsMany);
    const more = "test('adds many', () => { assert.equal(add(1, 1, 1), 3); });\n";
    repository.write('test/add.test.mjs', first + more);
    expect(await redGreenOf(repository, commit, { failing: ['broken'], known: ['adds', 'broken'] })).toMatchObject({
      verdict: 'red_green',
      newTests: ['adds many'],
    });
    expect(await redGreenOf(repository, commit, {})).toMatchObject({ verdict: 'fails_after' });
  });

  it.each(['the project itself', 'the work tree of a feature'])(
    'were red with a package that is installed in place, in %s',
    async (where) => {
      const python = (name: string, sum: string) =>
        `import unittest\nfrom app import add\n\n\nclass ${name}(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(${sum})\n`;
      const main = testRepository({
        '.gitignore': '.venv/\n__pycache__/\n',
        'backend/src/app.py': 'def add(a, b):\n    return a + b\n',
        'backend/tests/test_add.py': python('Adds', 'add(1, 1), 2'),
        'backend/tests/__init__.py': '',
      });
      execaSync('python3', ['-m', 'venv', '--without-pip', join(main.root, 'backend/.venv')]);
      const library = join(main.root, 'backend/.venv/lib');
      const [version = ''] = readdirSync(library);
      writeFileSync(join(library, version, 'site-packages/app.pth'), `${main.root}/backend/src\n`);
      const { commit } = await startOfFeature(main.root);
      const isOwn = where === 'the project itself';
      const root = isOwn ? main.root : join(main.outside, 'tree');
      const { links } = isOwn ? { links: [] } : await addWorktree(main.root, root, commit);
      const write = (path: string, text: string) => writeFileSync(join(root, path), text);
      write('backend/src/app.py', 'def add(*all):\n    return sum(all)\n');
      write('backend/tests/test_many.py', python('AddsMany', 'add(1, 1, 1), 3'));
      const commands = [{ folder: 'backend', line: '.venv/bin/python3 -m unittest' }];
      const request = await requestFor({ ...main, root }, commit, { commands });
      const tree = await treeOfWork(root, commit, links);
      expect(await runRedGreen({ ...request, tree })).toMatchObject({
        verdict: 'red_green',
        newTests: [expect.stringContaining('AddsMany') as string],
      });
    },
  );
});
