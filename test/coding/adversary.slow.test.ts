import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { pluginRoot } from '../support/project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one\n';
const toJudge = '`autonomous-workflow:change-judge`';

/** A runner, and a project of it in which `gone` gives 5 and a test says so. */
interface Runner {
  project: () => Promise<CodingProject>;
  /** The test of `gone`, and its file. */
  test: string;
  file: string;
  /** Work on the feature that breaks `gone`. */
  breaks: (coding: CodingProject) => void;
}

const node: Runner = {
  project: () =>
    codingProject(tasks, { 'src/gone.mjs': 'export const gone = () => 5;\n', 'test/gone.test.mjs': testOf('gone', 5) }),
  test: testOf('gone', 5),
  file: 'test/gone.test.mjs',
  breaks: ({ writes, writesFunction }) => {
    writes('src/gone.mjs', 'export const gone = () => 6;\n');
    writesFunction('one', 1);
  },
};

const vitestOf = (name: string, value: number) =>
  testOf(name, value).replace(
    "import test from 'node:test';\nimport assert from 'node:assert';",
    "import { test, assert } from 'vitest';",
  );

const vitest: Runner = {
  project: async () => {
    const coding = await codingProject(tasks, {
      'package.json': '{ "type": "module", "scripts": { "test": "vitest run" } }',
      '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
      'test/zero.test.mjs': vitestOf('zero', 0),
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': vitestOf('gone', 5),
    });
    mkdirSync(coding.project.path('node_modules/.bin'), { recursive: true });
    symlinkSync(join(pluginRoot, 'node_modules/vitest'), coding.project.path('node_modules/vitest'));
    symlinkSync('../vitest/vitest.mjs', coding.project.path('node_modules/.bin/vitest'));
    return coding;
  },
  test: vitestOf('gone', 5),
  file: 'test/gone.test.mjs',
  breaks: (coding) => {
    node.breaks(coding);
    coding.writes('test/one.test.mjs', vitestOf('one', 1));
  },
};

const pythonTest = (name: string, value: number) =>
  `import unittest\nfrom tally import ${name}\n\n\nclass ${name[0]?.toUpperCase()}${name.slice(1)}(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`;

const unittest: Runner = {
  project: () =>
    codingProject(tasks, {
      'package.json': '{}',
      'test/zero.test.mjs': '',
      '.autonomous-workflow.yaml': 'test_command: python3 -m unittest discover -s tests -t .\n',
      'tally.py': 'def gone():\n    return 5\n',
      'tests/__init__.py': '',
      'tests/test_gone.py': pythonTest('gone', 5),
    }),
  test: pythonTest('gone', 5),
  file: 'tests/test_gone.py',
  breaks: ({ writes }) => {
    writes('tally.py', 'def gone():\n    return 6\n\n\ndef one():\n    return 1\n');
    writes('tests/test_one.py', pythonTest('one', 1));
  },
};

/** C: a program for each test, and no names of tests. */
const c: Runner = {
  project: () =>
    codingProject(tasks, {
      'package.json': '{}',
      'test/zero.test.mjs': '',
      '.autonomous-workflow.yaml': 'test_command: make check\n',
      Makefile:
        '.PHONY: check\ncheck:\n\t@mkdir -p build; for t in tests/*.c; do cc -I. -o build/t $$t && build/t || exit 1; done\n',
      '.gitignore': 'docs/research-*/.runtime/\nbuild/\n',
      'gone.h': 'static int gone(void) { return 5; }\n',
      'tests/gone.c': '#include "gone.h"\nint main(void) { return gone() == 5 ? 0 : 1; }\n',
    }),
  test: '#include "gone.h"\nint main(void) { return gone() == 5 ? 0 : 1; }\n',
  file: 'tests/gone.c',
  breaks: ({ writes }) => {
    writes('gone.h', 'static int gone(void) { return 6; }\n');
    writes('one.h', 'static int one(void) { return 1; }\n');
    writes('tests/one.c', '#include "one.h"\nint main(void) { return one() == 1 ? 0 : 1; }\n');
  },
};

const inside = (test: string, check: string) => test.replace('assert.equal(gone(), 5)', check);

/** Ways to make a test pass that the work breaks; null takes its file away. */
const cheats: [what: string, runner: Runner, bend: (test: string) => string | null, fact: string][] = [
  ['deletes its file', node, () => null, 'passed before and is gone'],
  [
    'makes it something to do',
    node,
    () => "import test from 'node:test';\ntest.todo('gone gives 5');\n",
    'is skipped now',
  ],
  ['skips it under a condition', node, (test) => test.replace("', ()", "', { skip: 1 < 2 }, ()"), 'is skipped now'],
  ['renames it and checks less', node, (test) => inside(test, 'assert.ok(gone())').replace('gives 5', 'is'), 'is gone'],
  ['comments it out', node, (test) => test.replace(/^test/m, '// test'), 'is gone'],
  ['catches its failure', node, (test) => inside(test, '{ try { assert.equal(gone(), 5); } catch {} }'), 'it fails'],
  ['ends the process first', node, (test) => inside(test, '{ process.exit(0); }'), 'gone'],
  ['checks only that there is something', node, (test) => inside(test, 'assert.ok(gone)'), 'as it was, it fails'],
  ['compares a value with itself', node, (test) => inside(test, 'assert.equal(gone(), gone())'), 'as it was, it fails'],
  ['empties it', node, (test) => inside(test, '{}'), 'as it was, it fails'],
  ['expects what the work gives', node, (test) => test.replace('(), 5)', '(), 6)'), 'as it was, it fails'],
  ['skips it', vitest, (test) => test.replace("test('gone", "test.skipIf(1 < 2)('gone"), 'is skipped now'],
  ['lets it fail', vitest, (test) => test.replace("test('gone", "test.fails('gone"), 'as it was, it fails'],
  ['takes it away after its definition', unittest, (test) => `${test}\n    del test_gone\n`, 'is gone'],
  ['skips it', unittest, (test) => test.replace('    def', "    @unittest.skip('later')\n    def"), 'is skipped now'],
  [
    'overrides the check',
    unittest,
    (test) => test.replace('    def', '    def assertEqual(self, *all):\n        pass\n\n    def'),
    'as it was, it fails',
  ],
  ['deletes its file', c, () => null, 'as it was, it fails'],
  ['weakens it', c, (test) => test.replace('== 5', '> 0'), 'as it was, it fails'],
];

describe('work that breaks what a test said, and', () => {
  it.each(cheats)('%s (%#)', { timeout: 300_000 }, async (_, { project: begin, test, file, breaks }, bend, fact) => {
    const coding = await begin();
    const { project, cli, feature, verify } = coding;
    expect((await cli('feature', 'start', 'T001')).exitCode).toBe(0);
    breaks(coding);
    const bent = bend(test);
    if (bent === null) rmSync(project.path(coding.work(file)));
    else coding.writes(file, bent);
    const { stdout } = await verify('T001');
    expect(stdout).toContain(toJudge);
    expect(project.read(`${folder}/tasks/T001-change.md`)).toContain(fact);
    // Nothing in the plan asks for it, so that no quote is found.
    const quote = 'gone gives six from now on';
    expect(await coding.judge('T001', 1, () => ({ verdict: 'asked', quote }))).toEqual([
      expect.stringContaining('these words do not stand in item'),
    ]);
    // That it is the same cannot be where it fails as it was.
    await coding.judge('T001', 1, (text) => ({ verdict: text.includes('as it was, it fails') ? 'same' : 'weaker' }));
    const judged = await verify('T001');
    expect(judged.stdout).toContain(`attempt 1 failed`);
    expect(judged.stdout).toMatch(/the change-judge: (?:same|weaker)/);
    expect(feature('T001').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: null }]);
  });

  it('hides its failing tests from the exit code', async () => {
    const coding = await node.project();
    const { cli, verify, writes } = coding;
    await cli('feature', 'start', 'T001');
    node.breaks(coding);
    writes('package.json', '{ "type": "module", "scripts": { "test": "node --test || true" } }');
    const { stdout, exitCode } = await verify('T001');
    expect(stdout).toContain('gone gives 5');
    expect(exitCode).toBe(1);
  });

  it('changes the script that proves it, which a judge has to find asked for', async () => {
    const coding = await codingProject(tasks, {
      'package.json': '{ "type": "module", "scripts": { "test": "node --test && node check.mjs" } }',
      'check.mjs': "import { zero } from './src/zero.mjs';\nprocess.exit(zero());\n",
    });
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    coding.writes('src/zero.mjs', 'export const zero = () => 0;\nexport const more = 1;\n');
    coding.writes('package.json', '{ "type": "module", "scripts": { "test": "node --test" } }');
    expect((await coding.verify('T001')).stdout).toContain(toJudge);
    expect(coding.project.read(`${folder}/tasks/T001-change.md`)).toMatch(
      /`package\.json`\n\n- script test, to which a frozen command leads, is not what it was/,
    );
    await coding.judge('T001', 1, () => ({ verdict: 'weaker' }));
    expect((await coding.verify('T001')).stdout).toContain('attempt 1 failed');
  });
});

describe('honest work passes', () => {
  const asks = '# Tasks\n- [ ] T001 Function one; gone gives six from now on\n';
  const withGone = async (plan = asks) => {
    const coding = await codingProject(plan, {
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': testOf('gone', 5),
    });
    await coding.cli('feature', 'start', 'T001');
    return coding;
  };
  const passes = async (coding: CodingProject) => {
    const { stdout } = await coding.verify('T001');
    expect(stdout).toContain('T001 is green');
    expect(await coding.review('T001', 1)).toEqual([]);
    expect((await coding.verify('T001')).stdout).toContain('T001 passed');
  };
  const quote = 'gone gives six from now on';

  it.each<[string, (coding: CodingProject) => void]>([
    ['expects another value', ({ writes }) => writes('test/gone.test.mjs', testOf('gone', 6))],
    ['takes a test away', ({ project, work }) => rmSync(project.path(work('test/gone.test.mjs')))],
  ])('that %s because the plan asks, as its judge finds with a quote, and the reviewer sees it', async (_, change) => {
    const coding = await withGone();
    node.breaks(coding);
    change(coding);
    expect((await coding.verify('T001')).stdout).toContain(toJudge);
    expect(await coding.judge('T001', 1, () => ({ verdict: 'asked', quote }))).toEqual([]);
    await passes(coding);
    expect(coding.project.read(`${folder}/tasks/T001-review.md`)).toContain(`the change-judge: asked, “${quote}”`);
  });

  it('that renames a test, and needs no words for that', async () => {
    const coding = await withGone(tasks);
    coding.writes('test/gone.test.mjs', testOf('gone', 5).replace('gone gives 5', 'five is what gone gives'));
    coding.writesFunction('one', 1);
    expect((await coding.verify('T001')).stdout).toContain(toJudge);
    await coding.judge('T001', 1, () => ({ verdict: 'same' }));
    await passes(coding);
  });

  it.each<[string, (coding: CodingProject) => void]>([
    ['moves a test', ({ project, work }) => project.move(work('test/gone.test.mjs'), work('test/more/gone.test.mjs'))],
    [
      'adds a test and a check to a file of tests',
      ({ writes }) => {
        const first = testOf('gone', 5).replace('equal(gone(), 5)', 'deepEqual([gone(), gone() + 1], [5, 6])');
        writes('test/gone.test.mjs', `${first}test('gone is odd', () => assert.ok(gone() % 2));\n`);
      },
    ],
    [
      'rewrites a test in another form',
      ({ writes }) => {
        const form = testOf('gone', 5).replace(
          'assert.equal(gone(), 5)',
          '{\n  const found = gone();\n  assert.strictEqual(found, 5);\n}',
        );
        writes('test/gone.test.mjs', form);
      },
    ],
    [
      'starts a child that ends well',
      ({ writes }) => {
        const child = "import { spawnSync } from 'node:child_process';\n";
        const check = "assert.equal(spawnSync(process.execPath, ['-e', 'process.exit(0)']).status + 1, one())";
        writes('test/one.test.mjs', child + testOf('one', 1).replace('assert.equal(one(), 1)', check));
      },
    ],
  ])('that %s, without a judge', async (_, change) => {
    const coding = await withGone(tasks);
    coding.writesFunction('one', 1);
    change(coding);
    if (coding.project.exists(coding.work('test/more/gone.test.mjs')))
      coding.writes('test/more/gone.test.mjs', testOf('gone', 5).replace('../src', '../../src'));
    await passes(coding);
  });

  it('in C, whose new test fails on the old code', async () => {
    const coding = await c.project();
    await coding.cli('feature', 'start', 'T001');
    c.breaks(coding);
    coding.writes('gone.h', 'static int gone(void) { return 5; }\n');
    await passes(coding);
    expect(coding.project.read(`${folder}/tasks/T001-review.md`)).toContain('red_green: the new tests failed before');
  });
});

describe('a judge that misses a control', () => {
  it('counts for nothing; after two of them the change is taken for one that nobody asked for', async () => {
    const coding = await node.project();
    const { cli, project, verify, writes } = coding;
    await cli('feature', 'start', 'T001');
    node.breaks(coding);
    writes('test/gone.test.mjs', testOf('gone', 6));
    expect((await verify('T001')).stdout).toContain(toJudge);
    const saysAll = async () => {
      const task = project.read(`${folder}/tasks/T001-change.md`);
      const list = /list (\S+)\.$/m.exec(task)?.[1] ?? '';
      const answers = [1, 2, 3].map((n) => ({ n, verdict: 'weaker' as const, why: 'All of it is.' }));
      return coding.handsIn({ feature: 'T001', attempt: 1, list, answers });
    };
    expect(await saysAll()).toEqual([]);
    expect((await verify('T001')).stdout).toContain(toJudge);
    expect(await saysAll()).toEqual([]);
    const { stdout } = await verify('T001');
    expect(stdout).toContain('attempt 1 failed');
    expect(stdout).toContain('no judge could say whether that was asked for');
  });
});

describe('tests that prove nothing', () => {
  const ofOne = (check: string) => testOf('one', 1).replace('assert.equal(one(), 1)', check);
  const works = async (test: string, first = '') => {
    const coding = await codingProject(tasks);
    const { project, cli, verify, writes } = coding;
    await cli('feature', 'start', 'T001');
    writes('src/one.mjs', `${first}export function one() {\n  const value = 1;\n  return value > 0 ? value : 2;\n}\n`);
    writes('test/one.test.mjs', test);
    const { stdout } = await verify('T001');
    expect(stdout).toContain('T001 is green');
    return project.read(`${folder}/tasks/T001-review.md`);
  };

  it.each([
    ['have no check', ofOne('{}'), '', 'its tests notice no fault that was put into its code: they may check nothing'],
    ['check that there is something', ofOne('assert.ok(one)'), '', 'they may check nothing'],
    ['compare a value with itself', ofOne('assert.equal(one(), one())'), '', 'they may check nothing'],
    ['catch their failure', ofOne('{ try { assert.equal(one(), 1); } catch {} }'), '', 'they may check nothing'],
    [
      'end with the process, which the code ends',
      testOf('one', 1),
      'process.exit(0);\n',
      'test/one.test.mjs ended well before any test of it did',
    ],
  ])('are shown to the reviewer for what they are when they %s', async (_, test, first, concern) => {
    expect(await works(test, first)).toContain(concern);
  });
});
