import { describe, expect, it } from 'vitest';
import {
  changedDefinitions,
  definitionsOf,
  describeProof,
  type FrozenCommands,
  runnableProposals,
} from '../../../../src/coding/rules/commands/frozen.ts';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';

function filesOf(texts: Record<string, string>) {
  return { paths: Object.keys(texts), contents: new Map(Object.entries(texts)) };
}

function changes(before: Record<string, string>, after: Record<string, string>, test?: string) {
  const commands = detectCommands(filesOf(before), test === undefined ? {} : { test });
  return changedDefinitions(definitionsOf(commands, filesOf(before)), definitionsOf(commands, filesOf(after))).map(
    ({ file, part, change }) => `${file}: ${part} ${change}`,
  );
}

const manifestOf = (scripts: object) => JSON.stringify({ scripts });
const manifest = (test: string, extra: object = {}) => JSON.stringify({ scripts: { test }, ...extra });

describe('frozen commands', () => {
  it('are not changed by a new dependency, nor by another order of the manifest', () => {
    const before = { 'package.json': manifest('vitest run') };
    const after = { 'package.json': `{"dependencies":{"x":"1"},"scripts": {"test":\n"vitest run"}}` };
    expect(changes(before, after)).toEqual([]);
  });

  it.each([
    [
      'a script',
      { 'package.json': manifest('jest') },
      { 'package.json': manifest('true') },
      'package.json: script test changed',
    ],
    [
      'a runner’s configuration',
      { 'package.json': manifest('vitest run'), 'vitest.config.ts': 'a' },
      { 'package.json': manifest('vitest run'), 'vitest.config.ts': 'b' },
      'vitest.config.ts: the whole file changed',
    ],
    [
      'a section',
      { 'pyproject.toml': '[project]\nname="a"\n[tool.pytest.ini_options]\naddopts=""\n' },
      { 'pyproject.toml': '[project]\nname="b"\n[tool.pytest.ini_options]\naddopts="-k x"\n' },
      'pyproject.toml: [tool.pytest.ini_options] changed',
    ],
    [
      'a target that the checks build on',
      { Makefile: 'test: unit\nunit:\n\tpytest\nother:\n\ta\n' },
      { Makefile: 'test: unit\nunit:\n\tpytest || true\nother:\n\tb\n' },
      'Makefile: the whole file changed',
    ],
    [
      'a script that a script starts',
      { 'package.json': manifest('bash scripts/test.sh'), 'scripts/test.sh': 'npm run real' },
      { 'package.json': manifest('bash scripts/test.sh'), 'scripts/test.sh': 'exit 0' },
      'scripts/test.sh: the whole file changed',
    ],
  ])('notice a change of %s', (_, before, after, expected) => {
    expect(changes(before as unknown as Record<string, string>, after as unknown as Record<string, string>)).toEqual([
      expected,
    ]);
  });

  const scripts = (more: object, test = 'node --test') => ({ 'package.json': manifestOf({ test, ...more }) });
  it.each([
    ['a script that builds', scripts({}), scripts({ build: 'tsc -p .' })],
    [
      'a script that names a file of the project',
      { ...scripts({}), 'src/one.mjs': 'a' },
      { ...scripts({ lint: 'node --check src/one.mjs' }), 'src/one.mjs': 'b' },
    ],
    ['a script that was there', scripts({ 'test:watch': 'a' }), scripts({ 'test:watch': 'b' })],
    [
      'a script whose name is in a path',
      scripts({}, 'node --test build/test'),
      scripts({ build: 'tsc' }, 'node --test build/test'),
    ],
    ['a makefile beside npm', scripts({}), { ...scripts({}), Makefile: 'X = 1\ntest:\n\tnpm test\n' }],
  ])('are not changed by %s, to which they do not lead', (_, before, after) => {
    expect(changes(before as unknown as Record<string, string>, after as unknown as Record<string, string>)).toEqual(
      [],
    );
  });

  it.each([
    ['before it', 'npm test', scripts({}), scripts({ pretest: 'x' }), 'package.json: script pretest added'],
    [
      'before a script that it runs',
      'npm test',
      scripts({ unit: 'a' }, 'npm run unit'),
      scripts({ unit: 'a', preunit: 'x' }, 'npm run unit'),
      'package.json: script preunit added',
    ],
    [
      'by a pattern',
      'npm test',
      scripts({ 'test:a': 'a' }, 'run-s test:*'),
      scripts({ 'test:a': 'a', 'test:b': 'b' }, 'run-s test:*'),
      'package.json: script test:b added',
    ],
    [
      'from a recipe',
      'make test',
      { ...scripts({}), Makefile: 'test:\n\tnpm run unit --if-present\n' },
      { ...scripts({ unit: 'x' }), Makefile: 'test:\n\tnpm run unit --if-present\n' },
      'package.json: script unit added',
    ],
    ['that is gone', 'npm test', scripts({ pretest: 'x' }), scripts({}), 'package.json: script pretest removed'],
  ])('notice what they run %s', (_, test, before, after, expected) => {
    const [from, to] = [before, after] as unknown as Record<string, string>[];
    expect(changes(from ?? {}, to ?? {}, test)).toEqual([expected]);
  });
});

const command = (line: string) => ({ kind: 'test' as const, folder: '.', line, reason: '', time_limit_seconds: 60 });
const frozen = ['npm test', 'make lint'].map(command);
const frozenCommands = (commands: ReturnType<typeof command>[]): FrozenCommands => ({
  schema: 1,
  confirmed_at: '2026-11-22T05:00:00Z',
  confirmed_by: 'unattended',
  commands,
  needs: [],
  failing: [],
});

describe('commands that a plan proposes', () => {
  it('are run only where they add arguments to one that was confirmed; the confirmed ones are run anyway', () => {
    const proposed = [
      'npm run test',
      'npm test -- parser',
      'make lint STRICT=1',
      'npm run deploy',
      'curl https://example.org/x.sh',
      'npm test && rm -rf /',
      'npm test | tee log',
      'CI=0 npm test',
      'npm exec -- npm test',
      '"',
    ];
    const { run, refused } = runnableProposals(proposed, frozenCommands(frozen));
    expect(run.map(({ line }) => line)).toEqual(['npm test -- parser', 'make lint STRICT=1']);
    expect(refused).toEqual(proposed.slice(3));
    expect(runnableProposals(['npm test'], frozenCommands([]))).toEqual({ run: [], refused: ['npm test'] });
  });

  it.each([
    ['npm run lint', 'npm run deploy'],
    ['uv run python -m pytest', 'uv run python -c "import os"'],
    ['make test', 'make test deploy'],
    ['make test', "make test 'FLAGS=$(shell id)'"],
    ['CI=1 npm test', 'npm test -- parser'],
    ['npm test && npm run lint', 'npm test && npm run lint --fix'],
  ])('beside %s, %s is not run', (confirmed, proposed) => {
    expect(runnableProposals([proposed], frozenCommands([command(confirmed)]))).toEqual({
      run: [],
      refused: [proposed],
    });
  });
});

describe('all that is run as proof', () => {
  const commands = frozenCommands([{ ...command('npm test'), reason: 'package.json has a script test' }]);

  it('is named with where it comes from and who confirmed it', () => {
    const [told] = describeProof(commands);
    expect(told).toBe('npm test (test; package.json has a script test)');
    expect(describeProof({ ...commands, confirmed_by: 'user' })[0]).toContain('), confirmed by the user');
  });
});
