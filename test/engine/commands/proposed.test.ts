import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../../src/engine/commands/definition-of.ts';
import { runnableProposals } from '../../../src/engine/commands/proposed.ts';

const frozen = ['npm test', 'make lint'].map((line) => ({
  kind: 'test' as const,
  folder: '.',
  line,
  reason: '',
  time_limit_seconds: 60,
}));

describe('commands that a plan proposes', () => {
  it('are run only where they begin as one that was confirmed; the confirmed ones are run anyway', () => {
    const proposed = [
      'npm test',
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
    expect(runnableProposals(proposed, frozen)).toEqual({
      run: ['npm test -- parser', 'make lint STRICT=1'],
      refused: proposed.slice(3),
    });
    expect(runnableProposals(['npm test'], [])).toEqual({ run: [], refused: ['npm test'] });
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
