import { describe, expect, it } from 'vitest';
import { lineForFiles, reportingLine } from '../../../src/coding/rules/selection.ts';
import {
  frozenEnvironment,
  heldVariables,
  npmVariables,
  withoutRunners,
} from '../../../src/coding/rules/commands/environment.ts';

describe('the line that runs some test files only', () => {
  it.each([
    [
      'vitest run --config a.ts --coverage',
      ['a b.test.ts'],
      "npx --no-install vitest run --config a.ts --reporter=default --reporter=json 'a b.test.ts'",
    ],
    [
      'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json --watch',
      ['a.test.js'],
      'node --experimental-vm-modules node_modules/jest/bin/jest.js -c unit.json --json --runTestsByPath a.test.js',
    ],
    [
      'cross-env NODE_OPTIONS=--experimental-vm-modules jest --coverage',
      ['a.test.js'],
      'npx --no-install cross-env NODE_OPTIONS=--experimental-vm-modules jest --json --runTestsByPath a.test.js',
    ],
    ['npx jest --ci', ['a.test.js'], 'npx --no-install jest --json --runTestsByPath a.test.js'],
    ['tsc && jest', ['a.test.js'], 'npx --no-install jest --json --runTestsByPath a.test.js'],
    ['NODE_ENV=test node --import tsx --test', ['a.test.ts'], 'NODE_ENV=test node --import tsx --test a.test.ts'],
    ['tsc && node --test', ['a.test.mjs'], 'node --test a.test.mjs'],
    ['tsc && node --test dist', ['a.test.ts'], undefined],
    ['python3 -m unittest', ['tests/test_a.py'], 'python3 -m unittest -v tests.test_a'],
    [
      'python -m unittest discover -s tests',
      ['tests/test_a.py'],
      'python -m unittest discover -v -s tests -p test_a.py',
    ],
    ['python -m unittest discover -s tests', ['tests/test_a.py', 'tests/test_b.py'], undefined],
    ['uv run pytest -q', ['tests/test_a.py'], 'uv run python3 -m pytest -rA tests/test_a.py'],
    ['go test ./...', ['a/a_test.go', 'a/b_test.go'], 'go test -v ./a'],
    ['cargo test', ['src/lib.rs'], undefined],
    ['make check', ['a.test.js'], undefined],
  ])('of %s', (definition, files, line) => {
    expect(lineForFiles(definition, files)).toBe(line);
  });
});

describe('the line that reports each test', () => {
  it.each([
    ['npm test', 'vitest run', 'npm test -- --reporter=default --reporter=json'],
    ['pnpm test', 'vitest run', 'pnpm test --reporter=default --reporter=json'],
    ['npm test', 'vitest run --reporter=dot', 'npm test'],
    ['npm test', 'tsc && vitest run', 'npm test'],
    ['npm test --workspaces', 'vitest run', 'npm test --workspaces'],
    ['CI=1 npm run unit', 'jest', 'CI=1 npm run unit -- --json'],
    ['python3 -m unittest', 'python3 -m unittest', 'python3 -m unittest -v'],
    ['pytest -q', 'pytest -q', 'pytest -q -rA'],
    ['node --test', 'node --test', 'node --test'],
  ])('of %s, which is %s', (line, definition, expected) => {
    expect(reportingLine(line, definition)).toBe(expected);
  });
});

describe('the frozen environment', () => {
  const frozen = heldVariables({ PATH: '/bin', NODE_OPTIONS: '--x', npm_config_registry: 'https://a:b@c', MINE: '1' });

  it('holds what decides which programs run, and no secret', () => {
    expect(frozen).toEqual({ PATH: '/bin', NODE_OPTIONS: '--x' });
  });

  it('takes nothing decisive that came or changed since, and everything else', () => {
    const now = { PATH: '/evil:/bin', PYTHONPATH: '/evil', npm_config_script_shell: 'true', MINE: '2', API_KEY: 'k' };
    expect(frozenEnvironment(frozen, now)).toEqual({ PATH: '/bin', NODE_OPTIONS: '--x', MINE: '2', API_KEY: 'k' });
    expect(frozenEnvironment({}, now)).toEqual(now);
  });

  it('knows the settings of npm that decide what runs a script', () => {
    const npmrc = 'registry=https://r\nscript-shell = /bin/bash\nnode-options=--x\n';
    expect(npmVariables(npmrc)).toEqual({ npm_config_script_shell: '/bin/bash', npm_config_node_options: '--x' });
    expect(withoutRunners(npmrc)).toBe('registry=https://r\n');
  });
});
