import { describe, expect, it } from 'vitest';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';

/** A project from the text of its files. */
function filesOf(texts: Record<string, string | object>) {
  const contents = Object.entries(texts).map(
    ([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text, undefined, 2)] as const,
  );
  return { paths: contents.map(([path]) => path), contents: new Map(contents) };
}

function found(texts: Record<string, string | object>, overrides?: Parameters<typeof detectCommands>[1]) {
  return detectCommands(filesOf(texts), overrides).map(
    ({ kind, folder, line }) => `${kind}: ${folder === '.' ? '' : `${folder}: `}${line}`,
  );
}

const scripts = { test: 'vitest run', lint: 'eslint .', typecheck: 'tsc --noEmit', build: 'tsup' };

describe('the commands of a project', () => {
  it.each([
    [
      'npm',
      'package-lock.json',
      ['test: npm test', 'lint: npm run lint', 'types: npm run typecheck', 'build: npm run build'],
    ],
    [
      'pnpm',
      'pnpm-lock.yaml',
      ['test: pnpm test', 'lint: pnpm run lint', 'types: pnpm run typecheck', 'build: pnpm run build'],
    ],
  ])('are a package’s scripts, run by %s when its lock file is there', (_, lock, expected) => {
    expect(found({ 'package.json': { scripts }, [lock]: '' })).toEqual(expected);
  });

  it('go by the field packageManager before any lock file', () => {
    expect(
      found({ 'package.json': { packageManager: 'pnpm@10.0.0', scripts: { test: 'x' } }, 'yarn.lock': '' }),
    ).toEqual(['test: pnpm test']);
  });

  it('do not take npm’s default for a test', () => {
    const manifest = { scripts: { test: 'echo "Error: no test specified" && exit 1' } };
    expect(found({ 'package.json': manifest })).toEqual([]);
    expect(found({ 'package.json': { ...manifest, devDependencies: { vitest: '^4' } } })).toEqual([
      'test: npx --no-install vitest run',
    ]);
  });

  it('say why, with the file', () => {
    const files = filesOf({ 'package.json': { name: 'x', scripts: { test: 'node --test' } } });
    expect(detectCommands(files)).toEqual([
      {
        kind: 'test',
        ecosystem: 'node',
        folder: '.',
        line: 'npm test',
        declared: true,
        reason: 'package.json has the script "test"',
      },
    ]);
  });

  it.each([
    ['pytest.ini', { 'pytest.ini': '[pytest]\n' }, 'test: python3 -m pytest'],
    ['a section', { 'pyproject.toml': '[tool.pytest.ini_options]\n' }, 'test: python3 -m pytest'],
    ['uv', { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'uv.lock': '' }, 'test: uv run python -m pytest'],
    [
      'unittest',
      { 'tests/test_a.py': 'import unittest', 'tests/__init__.py': '', 'setup.py': '' },
      'test: python3 -m unittest discover -s tests -t .',
    ],
    [
      'unittest in a folder that is no package',
      { 'tests/b/test_b.py': 'import unittest', 'tests/test_a.py': 'import unittest', 'setup.py': '' },
      'test: python3 -m unittest discover -s tests',
    ],
    ['test files alone', { 'test_a.py': 'import unittest' }, 'test: python3 -m unittest discover'],
  ])('are found in Python by %s', (_, files, line) => {
    expect(found(files)).toEqual([line]);
  });

  it.each([
    ['Rust', { 'Cargo.toml': '[package]\n' }, ['test: cargo test']],
    ['Go', { 'go.mod': 'module x\n' }, ['test: go test ./...', 'lint: go vet ./...']],
    ['Maven', { 'pom.xml': '<project/>' }, ['test: mvn -B test']],
    ['Gradle with its wrapper', { 'build.gradle.kts': '', gradlew: '' }, ['test: ./gradlew test --console=plain']],
    ['Ruby', { Gemfile: '', 'spec/a_spec.rb': '' }, ['test: bundle exec rspec']],
    ['PHP', { 'phpunit.xml.dist': '', 'composer.json': { require: {} } }, ['test: vendor/bin/phpunit']],
    [
      'Deno',
      { 'deno.json': { tasks: { test: 'deno test -A' } } },
      ['test: deno task test', 'lint: deno lint', 'types: deno check .'],
    ],
    ['a Makefile', { Makefile: 'CC := gcc\ntest: all\n\t./run\n.PHONY: test\n' }, ['test: make test']],
  ])('are found in %s', (_, files, lines) => {
    expect(found(files)).toEqual(lines);
  });

  it('are those of the root of a monorepo when it has them, else of every package', () => {
    const packages = { 'packages/a/package.json': { scripts }, 'packages/b/package.json': { scripts: { test: 'b' } } };
    expect(found({ 'package.json': { scripts: { test: 'turbo test' } }, ...packages })).toEqual([
      'test: npm test',
      'lint: packages/a: npm run lint',
      'types: packages/a: npm run typecheck',
      'build: packages/a: npm run build',
    ]);
    expect(found({ 'package.json': { workspaces: ['packages/*'] }, 'pnpm-lock.yaml': '', ...packages })).toContain(
      'test: packages/b: pnpm test',
    );
  });

  it('are of each language in a mixed project, or the Makefile’s that binds them', () => {
    const mixed = {
      'web/package.json': { scripts: { test: 'x' } },
      'api/pyproject.toml': '[tool.pytest.ini_options]\n',
    };
    expect(found(mixed)).toEqual(['test: web: npm test', 'test: api: python3 -m pytest']);
    expect(found({ ...mixed, Makefile: 'test:\n\techo\n' })).toEqual(['test: make test']);
  });

  it('are a package’s scripts beside a Makefile that would run them again', () => {
    expect(found({ 'package.json': { scripts: { test: 'x' } }, Makefile: 'test:\n\tnpm test\n' })).toEqual([
      'test: npm test',
    ]);
  });

  it('are what the user says they are', () => {
    expect(found({ 'package.json': { scripts } }, { test: 'make slow', lint: '', types: '' })).toEqual([
      'test: make slow',
      'build: npm run build',
    ]);
  });
});
