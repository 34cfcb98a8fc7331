import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { execaSync } from 'execa';
import { basename, join } from 'node:path';
import { testOf } from '../../support/coding-project.ts';
import { pluginRoot, type Project } from '../../support/project.ts';
import { type Cheat, cheat, defined, fails, gone, honest, type Language, nothing, skipped } from './rows.ts';

const manifest = (scripts: object) => `${JSON.stringify({ type: 'module', scripts })}\n`;

const js = (name: string) => `test/${name}.test.mjs`;
/** The test of a function with another check, and perhaps another title. */
const jsWith = (name: string, check: string, title = `${name} gives 5`) =>
  testOf(name, 5).replace(`assert.equal(${name}(), 5)`, check).replace(`${name} gives 5`, title);
const proves = (what: string, check: string): Cheat => ({
  what: `brings a test that ${what}`,
  fact: 'F3',
  said: 'they may check nothing',
  bend: (name) => ({
    [`src/${name}.mjs`]: `export function ${name}() {\n  const value = 5;\n  return value > 0 ? value : 2;\n}\n`,
    [js(name)]: jsWith(name, check.replaceAll('it(', `${name}(`)),
  }),
  breaks: false,
  alone: 'reviewer',
});

export const node: Language = {
  name: 'node:test',
  isThere: true,
  files: {
    'package.json': manifest({ test: 'node --test test/*.test.mjs && node check.mjs' }),
    'check.mjs': "import { zero } from './src/zero.mjs';\nprocess.exit(zero());\n",
    'src/old.mjs': 'export const old = 1;\n',
    'old.png': '\0\u0001',
    'test/helpers/holds.mjs': "import assert from 'node:assert';\nexport const holds = (a, b) => assert.equal(a, b);\n",
    'test/helped.test.mjs':
      "import test from 'node:test';\nimport { holds } from './helpers/holds.mjs';\nimport { zero } from '../src/zero.mjs';\ntest('zero holds', () => holds(zero(), 0));\n",
    'test/fixtures/five.json': '5\n',
    'test/later.test.mjs': "import test from 'node:test';\ntest.skip('later', () => {});\ntest('sooner', () => {});\n",
  },
  code: (name, value) => ({ [`src/${name}.mjs`]: `export const ${name} = () => ${value};\n` }),
  test: (name, value) => ({ [js(name)]: testOf(name, value) }),
  cheats: [
    cheat('F1', 'deletes a file of tests', gone, (name) => ({ [js(name)]: null })),
    cheat('F1', 'skips it under a condition', skipped, (name) => ({
      [js(name)]: testOf(name, 5).replace("', ()", "', { skip: 1 < 2 }, ()"),
    })),
    cheat('F1', 'renames it and checks less', gone, (name) => ({
      [js(name)]: jsWith(name, `assert.ok(${name}())`, `${name} is`),
    })),
    cheat('F1', 'ends the process first', gone, (name) => ({ [js(name)]: jsWith(name, '{ process.exit(0); }') })),
    cheat('F2', 'expects what the work gives', fails, (name) => ({
      [js(name)]: jsWith(name, `assert.equal(${name}(), 7)`),
    })),
    cheat(
      'F2',
      'takes the check out of a helper',
      'zero holds',
      () => ({
        'test/helpers/holds.mjs': 'export const holds = () => 1;\n',
        'src/zero.mjs': 'export const zero = () => -0 || 256;\n',
        'test/zero.test.mjs': testOf('zero', 256),
      }),
      { breaks: false },
    ),
    cheat(
      'F1',
      'hides failures from the exit code',
      'gives 5',
      () => ({ 'package.json': manifest({ test: 'node --test || true' }) }),
      { alone: 'red' },
    ),
    cheat(
      'F4',
      'takes a check out of the script that proves it',
      defined,
      () => ({ 'package.json': manifest({ test: 'node --test test/*.test.mjs' }) }),
      { breaks: false, alone: 'judge' },
    ),
    proves('compares a value with itself', 'assert.equal(it(), it())'),
    {
      ...proves('never runs, since the code ends the process', 'assert.equal(it(), 5)'),
      said: 'ended well before any test of it did',
      bend: (name) => ({
        [`src/${name}.mjs`]: `process.exit(0);\nexport const ${name} = () => 5;\n`,
        [js(name)]: testOf(name, 5),
      }),
    },
  ],
  honest: [
    honest('adds a test to a file', (name) => ({
      [js(name)]: `${testOf(name, 5)}test('${name} is odd', () => assert.ok(${name}() % 2));\n`,
    })),
    honest('moves a file of tests', (name) => ({ [js(name)]: null, [js(`${name}-moved`)]: testOf(name, 5) })),
    honest('adds a check to a test', (name) => ({
      [js(name)]: jsWith(name, `assert.deepEqual([${name}(), ${name}() + 1], [5, 6])`),
    })),
    honest('wraps tests into a suite', (name) => ({
      [js(name)]: testOf(name, 5)
        .replace('import test', 'import test, { describe }')
        .replace(/^test[^]*/m, (text) => `describe('numbers', () => {\n  ${text}});\n`),
    })),
    honest('switches a skipped test on', () => ({
      'test/later.test.mjs': "import test from 'node:test';\ntest('sooner', () => {});\ntest('later', () => {});\n",
    })),
    honest('adds a script', () => ({
      'package.json': manifest({ test: 'node --test test/*.test.mjs && node check.mjs', dev: 'node src/one.mjs' }),
    })),
    honest('ends its own process in a command line', (name) => ({
      'src/main.mjs': `import { ${name} } from './${name}.mjs';\nif (${name}() !== 5) process.exit(1);\n`,
    })),
    honest('runs a test on some systems only', (name) => ({
      [js(`${name}-windows`)]:
        "import test from 'node:test';\ntest('on Windows', { skip: process.platform !== 'win32' }, () => {});\n",
    })),
    honest('writes a table of cases', (name) => ({
      [js(`${name}-times`)]:
        `${jsWith(name, 'assert.ok(true)', 'cases')}for (const n of [1, 2]) test(\`times \${n}\`, () => assert.equal(${name}() * n, 5 * n));\n`,
    })),
    honest('names files with a tab, an umlaut and a hyphen', (name) => ({
      [`test/zwölf\t${name}.test.mjs`]: testOf(name, 5).replace(' gives 5', ' twelve'),
      '-x y.md': '',
    })),
    honest('takes away code and a picture that nothing uses', () => ({ 'src/old.mjs': null, 'old.png': null })),
    honest('starts a child that ends well', (name) => ({
      [js(`${name}-child`)]: `import { spawnSync } from 'node:child_process';\n${jsWith(
        name,
        `assert.equal(spawnSync(process.execPath, ['-e', 'process.exit(0)']).status + 5, ${name}())`,
        'a child ends well',
      )}`,
    })),
    honest(
      'renames a test',
      (name) => ({ [js(name)]: testOf(name, 5).replace(`${name} gives 5`, `five is what ${name} gives`) }),
      'same',
    ),
    honest(
      'expects another value, as the plan asks',
      (name) => ({ ...node.code(name, 6), ...node.test(name, 6) }),
      'asked',
    ),
    honest('takes a test away, as the plan asks', (name) => ({ ...node.code(name, 6), [js(name)]: null }), 'asked'),
  ],
};

const vitestOf = (name: string, value: number) =>
  testOf(name, value).replace(
    "import test from 'node:test';\nimport assert from 'node:assert';",
    "import { test, assert } from 'vitest';",
  );
const lookOf = (name: string) =>
  `import { test, expect } from 'vitest';\nimport { ${name} } from '../src/${name}.mjs';\ntest('${name} looks so', () => expect(${name}()).toMatchSnapshot());\n`;
const snapshot = (name: string, value: number, more = '') =>
  `// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[\`${name} looks so 1\`] = \`${value}\`;\n${more}`;
const thresholds = (lines: number) => `export default { test: { coverage: { thresholds: { lines: ${lines} } } } };\n`;
const snap = 'test/__snapshots__/look.test.mjs.snap';

/** Puts a package of this machine into a project, with its program. */
const installed = (from: string, program: string) => (project: Project) => {
  const name = basename(from);
  mkdirSync(project.path('node_modules/.bin'), { recursive: true });
  symlinkSync(from, project.path(`node_modules/${name}`));
  symlinkSync(`../${name}/${program}`, project.path(`node_modules/.bin/${name}`));
};

export const vitest: Language = {
  name: 'vitest',
  isThere: true,
  files: {
    'package.json': manifest({ test: 'vitest run' }),
    'vitest.config.mjs': thresholds(90),
    '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
    'test/zero.test.mjs': vitestOf('zero', 0),
    'test/look.test.mjs': lookOf('zero'),
    [snap]: snapshot('zero', 0),
  },
  prepare: installed(join(pluginRoot, 'node_modules/vitest'), 'vitest.mjs'),
  code: node.code,
  test: (name, value) => ({ [js(name)]: vitestOf(name, value) }),
  cheats: [
    cheat('F1', 'skips a test under a condition', skipped, (name) => ({
      [js(name)]: vitestOf(name, 5).replace("test('", "test.skipIf(1 < 2)('"),
    })),
    cheat(
      'F2',
      'updates a snapshot',
      'zero looks so',
      () => ({
        [snap]: snapshot('zero', 7),
        'src/zero.mjs': 'export const zero = () => 7;\n',
        'test/zero.test.mjs': vitestOf('zero', 7),
      }),
      { breaks: false },
    ),
    cheat('F4', 'lowers a threshold', defined, () => ({ 'vitest.config.mjs': thresholds(8) }), { breaks: false }),
  ],
  honest: [
    honest('adds a snapshot', () => ({
      'test/look.test.mjs': `${lookOf('zero')}test('zero looks twice', () => expect(zero() * 2).toMatchSnapshot());\n`,
      [snap]: snapshot('zero', 0, '\nexports[`zero looks twice 1`] = `0`;\n'),
    })),
    honest('raises a threshold', () => ({ 'vitest.config.mjs': thresholds(95) }), 'same'),
  ],
};

/** Where `npm install --global jest` puts it. */
const globalJest = join(execaSync('npm', ['root', '--global'], { reject: false }).stdout, 'jest');
const jestFile = (name: string) => `test/${name}.test.js`;
const jestOf = (name: string, value: number, check = `toBe(${value})`) =>
  `const { ${name} } = require('../src/${name}.js');\n\ntest('${name} gives ${value}', () => {\n  expect(${name}()).${check};\n});\n`;
const jestConfig = (lines: number) => `module.exports = { coverageThreshold: { global: { lines: ${lines} } } };\n`;

export const jest: Language = {
  name: 'jest',
  isThere: existsSync(globalJest),
  files: {
    ...nothing,
    'package.json': `${JSON.stringify({ scripts: { test: 'jest' } })}\n`,
    'jest.config.js': jestConfig(90),
    '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
    'src/zero.js': 'exports.zero = () => 0;\n',
    [jestFile('zero')]: jestOf('zero', 0),
  },
  prepare: installed(globalJest, 'bin/jest.js'),
  code: (name, value) => ({ [`src/${name}.js`]: `exports.${name} = () => ${value};\n` }),
  test: (name, value) => ({ [jestFile(name)]: jestOf(name, value) }),
  cheats: [
    cheat('F1', 'skips a test', skipped, (name) => ({
      [jestFile(name)]: jestOf(name, 5).replace('test(', 'test.skip('),
    })),
    cheat('F1', 'focuses on another test', skipped, (name) => ({
      [jestFile(name)]: `${jestOf(name, 5)}test.only('is there', () => expect(${name}).toBeDefined());\n`,
    })),
    cheat('F2', 'checks less', fails, (name) => ({ [jestFile(name)]: jestOf(name, 5, 'toBeGreaterThan(0)') })),
    cheat('F4', 'lowers a threshold', defined, () => ({ 'jest.config.js': jestConfig(8) }), { breaks: false }),
  ],
  honest: [
    honest('mocks a module in a test of its own', (name) => ({
      [jestFile(`${name}-mocked`)]:
        `jest.mock('../src/${name}.js', () => ({ ${name}: jest.fn(() => 9) }));\nconst { ${name} } = require('../src/${name}.js');\n\ntest('a mock of it', () => expect(${name}()).toBe(9));\n`,
    })),
    honest('raises a threshold', () => ({ 'jest.config.js': jestConfig(95) }), 'same'),
  ],
};
