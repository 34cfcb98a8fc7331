import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { definingParts } from '../../../../src/coding/rules/commands/defining-parts.ts';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';
import { changedSinceFrozen, freeze, frozenCommandsSchema } from '../../../../src/coding/rules/commands/frozen.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function filesOf(texts: Record<string, string>) {
  return { paths: Object.keys(texts), contents: new Map(Object.entries(texts)) };
}

function changes(before: Record<string, string>, after: Record<string, string>) {
  const commands = detectCommands(filesOf(before));
  const frozen = freeze(commands, definingParts(commands, filesOf(before)), {
    at: '2026-11-22T04:00:00Z',
    by: 'user',
    timeLimitSeconds: 600,
    environment: {},
    hash,
  });
  frozenCommandsSchema.parse(frozen);
  return changedSinceFrozen(frozen, definingParts(frozen.commands, filesOf(after)), hash).map(
    ({ file, part, change }) => `${file}: ${part} ${change}`,
  );
}

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
      'a conftest.py that is new',
      { 'pytest.ini': '[pytest]' },
      { 'pytest.ini': '[pytest]', 'tests/conftest.py': 'x' },
      'tests/conftest.py: the whole file added',
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
      'Makefile: target unit changed',
    ],
    [
      'a script that a script starts',
      { 'package.json': manifest('bash scripts/test.sh'), 'scripts/test.sh': 'npm run real' },
      { 'package.json': manifest('bash scripts/test.sh'), 'scripts/test.sh': 'exit 0' },
      'scripts/test.sh: the whole file changed',
    ],
    [
      'Maven’s switch for tests',
      { 'pom.xml': '<project>\n<a/></project>' },
      { 'pom.xml': '<project>\n<testFailureIgnore>true</testFailureIgnore></project>' },
      'pom.xml: its lines about tests added',
    ],
  ])('notice a change of %s', (_, before, after, expected) => {
    expect(changes(before as unknown as Record<string, string>, after as unknown as Record<string, string>)).toEqual([
      expected,
    ]);
  });

  it('notice a configuration that is gone', () => {
    expect(changes({ 'go.mod': 'x', '.golangci.yml': 'x' }, { 'go.mod': 'y' })).toEqual([
      '.golangci.yml: the whole file removed',
    ]);
  });
});
