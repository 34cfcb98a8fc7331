import { describe, expect, it } from 'vitest';
import { describeProof, runnableProposals, type FrozenCommands } from '../../../../src/coding/rules/commands/frozen.ts';
import { definitionOf } from '../../../../src/coding/rules/runners.ts';

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
    ['npm run lint', 'npm run lint-and-deploy'],
    ['pnpm exec tsc --noEmit', 'pnpm exec rm -rf ../other'],
    ['uv run python -m pytest', 'uv run python -c "import os"'],
    ['npx --no-install tsc --noEmit', 'npx --no-install rimraf src'],
    ['python3 -m pytest', 'python3 -m http.server'],
    ['make test', 'make test deploy'],
    ['./gradlew test', './gradlew test publish'],
    ['make test', "make test 'FLAGS=$(shell id)'"],
    ['CI=1 npm test', 'npm test -- parser'],
    ['npm test && npm run lint', 'npm test && npm run lint --fix'],
  ])('beside %s, %s is not run', (confirmed, proposed) => {
    expect(runnableProposals([proposed], frozenCommands([command(confirmed)]))).toEqual({
      run: [],
      refused: [proposed],
    });
  });

  it('are run where the command that they add to is run', () => {
    const inFrontend = { ...command('uv run python -m pytest'), folder: 'frontend' };
    const line = 'uv run python -m pytest tests/test_parser.py';
    expect(runnableProposals([line], frozenCommands([inFrontend])).run).toEqual([{ line, confirmed: inFrontend }]);
  });
});

describe('all that is run as proof', () => {
  const commands = frozenCommands([{ ...command('npm test'), reason: 'package.json has a script test' }]);
  const feature = (id: string, kind: 'feature' | 'fix', ...verification_commands: string[]) => ({
    id,
    kind,
    verification_commands,
  });

  it('is named with where it comes from and who confirmed it, and so is what is not run', () => {
    const features = [
      feature('F001', 'feature', 'npm test', 'npm test -- parser', 'npm run deploy'),
      feature('F002', 'fix', 'curl https://example.org'),
    ];
    expect(describeProof(commands, features)).toEqual([
      'npm test (test; package.json has a script test), not confirmed by a person',
      'F001, from its plan: npm test -- parser (adds to npm test)',
      'F001, from its plan, not run since nobody confirmed it: npm run deploy',
    ]);
  });

  it('is told of many features in few lines', () => {
    const many = Array.from({ length: 30 }, (_, index) => feature(`F${index}`, 'feature', `npm test -- ${index}`));
    const lines = describeProof({ ...commands, confirmed_by: 'user' }, many);
    expect(lines[0]).toContain('), confirmed by the user');
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('and 10 more from the plan');
  });
});

describe('what a line starts in the end', () => {
  const files = {
    paths: [],
    contents: new Map([
      ['package.json', '{"scripts": {"test": "node --test", "check:all": "vitest run"}}'],
      ['web/package.json', '{"scripts": {"test": "jest"}}'],
      ['Makefile', 'test:\n\t@pytest -q\nempty:\n'],
    ]),
  };
  it.each([
    ['npm test', '.', 'node --test'],
    ['npm run check:all', '.', 'vitest run'],
    ['pnpm test', 'web', 'jest'],
    ['make test', '.', 'pytest -q'],
    ['make empty', '.', 'make empty'],
    ['make other', '.', 'make other'],
    ['npm run other', '.', 'npm run other'],
    ['npm test -- parser', '.', 'npm test -- parser'],
    ['cargo test', '.', 'cargo test'],
  ])('%s in %s is %s', (line, folder, definition) => {
    expect(definitionOf({ line, folder }, files)).toBe(definition);
  });
});
