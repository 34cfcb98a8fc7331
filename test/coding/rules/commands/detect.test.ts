import { describe, expect, it } from 'vitest';
import { detectCommands } from '../../../../src/coding/rules/commands/detect.ts';

type Files = Record<string, string | object>;

/** A project from the text of its files. */
function filesOf(texts: Files) {
  const contents = Object.entries(texts).map(
    ([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)] as const,
  );
  return { paths: contents.map(([path]) => path), contents: new Map(contents) };
}

const found = (texts: Files, said?: Parameters<typeof detectCommands>[1]) =>
  detectCommands(filesOf(texts), said).map(
    ({ kind, folder, line }) => `${kind}: ${folder === '.' ? '' : `${folder}: `}${line}`,
  );

const scripts = { test: 'vitest run', lint: 'eslint .', typecheck: 'tsc --noEmit', build: 'tsup' };
const noTest = { test: 'echo "Error: no test specified" && exit 1' };
const packages = { 'packages/a/package.json': { scripts }, 'packages/b/package.json': { scripts: { test: 'b' } } };
const ofA = [
  'lint: packages/a: npm run lint',
  'types: packages/a: npm run typecheck',
  'build: packages/a: npm run build',
];
const mixed = { 'web/package.json': { scripts: { test: 'x' } }, 'api/pyproject.toml': '[tool.pytest.ini_options]\n' };
const pnpm = ['test: pnpm test', 'lint: pnpm run lint', 'types: pnpm run typecheck', 'build: pnpm run build'];

describe('the commands of a project', () => {
  it.each<[string, Files, string[]]>([
    ['a package', { 'package.json': { scripts: { test: 'x' } }, 'package-lock.json': '' }, ['test: npm test']],
    ['pnpm', { 'package.json': { scripts }, 'pnpm-lock.yaml': '' }, pnpm],
    [
      'the field packageManager, before any lock file',
      { 'package.json': { packageManager: 'pnpm@10.0.0', scripts: { test: 'x' } }, 'yarn.lock': '' },
      ['test: pnpm test'],
    ],
    ['npm’s default, which is no test', { 'package.json': { scripts: noTest } }, []],
    [
      'a runner among the packages',
      { 'package.json': { scripts: noTest, devDependencies: { vitest: '^4' } } },
      ['test: npx --no-install vitest run'],
    ],
    ['pytest.ini', { 'pytest.ini': '[pytest]\n' }, ['test: python3 -m pytest']],
    ['a section for pytest', { 'pyproject.toml': '[tool.pytest.ini_options]\n' }, ['test: python3 -m pytest']],
    ['uv', { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'uv.lock': '' }, ['test: uv run python -m pytest']],
    [
      'unittest',
      { 'tests/test_a.py': '', 'tests/__init__.py': '', 'setup.py': '' },
      ['test: python3 -m unittest discover -s tests -t .'],
    ],
    [
      'unittest in a folder that is no package',
      { 'tests/b/test_b.py': '', 'tests/test_a.py': '', 'setup.py': '' },
      ['test: python3 -m unittest discover -s tests'],
    ],
    ['test files of Python alone', { 'test_a.py': '' }, ['test: python3 -m unittest discover']],
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
    [
      'the root of a monorepo, before its packages',
      { 'package.json': { scripts: { test: 'turbo test' } }, ...packages },
      ['test: npm test', ...ofA],
    ],
    [
      'every package of a monorepo whose root has none',
      { 'package.json': { workspaces: ['packages/*'] }, ...packages },
      ['test: packages/a: npm test', 'test: packages/b: npm test', ...ofA],
    ],
    ['each language', mixed, ['test: web: npm test', 'test: api: python3 -m pytest']],
    ['the Makefile that binds them', { ...mixed, Makefile: 'test:\n\techo\n' }, ['test: make test']],
    [
      'a package beside a Makefile that would run its scripts again',
      { 'package.json': { scripts: { test: 'x' } }, Makefile: 'test:\n\tnpm test\n' },
      ['test: npm test'],
    ],
  ])('are those of %s', (_, files, expected) => expect(found(files)).toEqual(expected));

  it('are what the user says they are', () => {
    const said = { test_command: 'make slow', lint_command: '', types_command: '' };
    expect(found({ 'package.json': { scripts } }, said)).toEqual(['test: make slow', 'build: npm run build']);
  });

  it('say why, with the file', () => {
    const [first] = detectCommands(filesOf({ 'package.json': { scripts: { test: 'node --test' } } }));
    expect(first?.reason).toBe('package.json has the script "test"');
  });
});
