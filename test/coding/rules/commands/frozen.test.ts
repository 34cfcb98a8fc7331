import { expect, it } from 'vitest';
import {
  changedDefinitions,
  definitionsOf,
  describeProof,
  type FrozenCommands,
  runnableProposals,
} from '../../../../src/coding/rules/commands/frozen.ts';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';

type Files = Record<string, string>;
const filesOf = (texts: Files) => ({ paths: Object.keys(texts), contents: new Map(Object.entries(texts)) });

function changes(before: Files, after: Files, test?: string) {
  const commands = detectCommands(filesOf(before), test === undefined ? {} : { test_command: test });
  const of = (files: Files) => definitionsOf(commands, filesOf(files));
  const changed = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  return changedDefinitions(of(before), of(after), changed).map(
    ({ file, part, change }) => `${file}: ${part} ${change}`,
  );
}

/** A package whose script `test` is this, with others. */
const scripts = (test: string, more: object = {}) => ({
  'package.json': JSON.stringify({ scripts: { test, ...more } }),
});
const recipe = { Makefile: 'test:\n\tnpm run unit --if-present\n' };

const rows: [what: string, before: Files, after: Files, expected: string[], line?: string][] = [
  [
    'a new dependency, and another order of the manifest',
    scripts('node --test'),
    { 'package.json': '{"dependencies":{"x":"1"},"scripts": {"test":\n"node --test"}}' },
    [],
  ],
  ['a script', scripts('jest'), scripts('true'), ['package.json: script test changed']],
  [
    'a runner’s configuration',
    { ...scripts('vitest run'), 'vitest.config.ts': 'a' },
    { ...scripts('vitest run'), 'vitest.config.ts': 'b' },
    ['vitest.config.ts: the whole file changed'],
  ],
  [
    'a section',
    { 'pyproject.toml': '[project]\nname="a"\n[tool.pytest.ini_options]\naddopts=""\n' },
    { 'pyproject.toml': '[project]\nname="b"\n[tool.pytest.ini_options]\naddopts="-k x"\n' },
    ['pyproject.toml: [tool.pytest.ini_options] changed'],
  ],
  [
    'a target',
    { Makefile: 'test: unit\nunit:\n\tpytest\n' },
    { Makefile: 'test: unit\nunit:\n\tpytest || true\n' },
    ['Makefile: the whole file changed'],
  ],
  [
    'a program that a script starts',
    { ...scripts('bash scripts/test.sh'), 'scripts/test.sh': 'npm run real' },
    { ...scripts('bash scripts/test.sh'), 'scripts/test.sh': 'exit 0' },
    ['scripts/test.sh: the whole file changed'],
  ],
  ['another script', scripts('node --test', { dev: 'a' }), scripts('node --test', { dev: 'b', build: 'tsc' }), []],
  [
    'a file that another script names',
    { ...scripts('node --test'), 'src/one.mjs': 'a' },
    { ...scripts('node --test', { lint: 'node --check src/one.mjs' }), 'src/one.mjs': 'b' },
    [],
  ],
  ['a script whose name is in a path', scripts('node build/test'), scripts('node build/test', { build: 'tsc' }), []],
  ['a makefile beside npm', scripts('node --test'), { ...scripts('node --test'), Makefile: 'test:\n\tnpm test\n' }, []],
  [
    'what runs before it',
    scripts('node --test'),
    scripts('node --test', { pretest: 'x' }),
    ['package.json: script pretest added'],
    'npm test',
  ],
  [
    'what runs before a script that it runs',
    scripts('npm run unit', { unit: 'a', preunit: 'x' }),
    scripts('npm run unit', { unit: 'a' }),
    ['package.json: script preunit removed'],
    'npm test',
  ],
  [
    'what it runs by a pattern',
    scripts('run-s test:*', { 'test:a': 'a' }),
    scripts('run-s test:*', { 'test:a': 'a', 'test:b': 'b' }),
    ['package.json: script test:b added'],
    'npm test',
  ],
  [
    'what a recipe runs',
    { ...scripts('node --test'), ...recipe },
    { ...scripts('node --test', { unit: 'x' }), ...recipe },
    ['package.json: script unit added'],
    'make test',
  ],
];

it.each(rows)(
  'of the frozen commands, %s is a change as far as they lead to it',
  (_, before, after, expected, line) => {
    expect(changes(before, after, line)).toEqual(expected);
  },
);

const frozenCommands = (...lines: string[]): FrozenCommands => ({
  ...{ schema: 1, confirmed_at: '2026-11-22T05:00:00Z', confirmed_by: 'unattended', needs: [], failing: [] },
  commands: lines.map((line) => ({ kind: 'test', folder: '.', line, reason: 'so it is', time_limit_seconds: 60 })),
});

it.each<[confirmed: string[], run: string[], refused: string[]]>([
  [['npm test'], ['npm test -- parser'], []],
  [[], [], ['npm test']],
  [['npm test'], [], ['npm run deploy', 'curl https://example.org/x.sh', 'npm test && rm -rf /', 'npm test | tee log']],
  [['npm test'], [], ['CI=0 npm test', 'npm exec -- npm test', '"']],
  [['npm run lint'], [], ['npm run deploy']],
  [['uv run python -m pytest'], [], ['uv run python -c "import os"']],
  [['make test'], [], ['make test deploy', "make test 'FLAGS=$(shell id)'", 'make test STRICT=1']],
  [['CI=1 npm test'], [], ['npm test -- parser']],
  [['npm test && npm run lint'], [], ['npm test && npm run lint --fix']],
])('with %j confirmed, a plan has %j run and not %j', (confirmed, run, refused) => {
  const proposals = runnableProposals([...run, ...refused], frozenCommands(...confirmed));
  expect(proposals).toMatchObject({ run: run.map((line) => ({ line, kind: 'own' })), refused });
  // The confirmed ones are run anyway.
  expect(runnableProposals(['npm run test'], frozenCommands('npm test'))).toEqual({ run: [], refused: [] });
});

it('all that is run as proof is named with where it comes from and who confirmed it', () => {
  expect(describeProof(frozenCommands('npm test'))).toEqual(['npm test (test; so it is)']);
  expect(describeProof({ ...frozenCommands('npm test'), confirmed_by: 'user' })[0]).toContain(
    '), confirmed by the user',
  );
});
