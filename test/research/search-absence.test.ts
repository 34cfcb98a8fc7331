import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, searchTree, treeSearcher } from '../../src/research/quote-checks.ts';
import { newProject } from '../support/project.ts';

async function project() {
  const made = await newProject();
  made.write('src/limiter.js', 'export const capacity = 16;\n\nexport const retryAfter = 2;\n');
  made.write('src/picture.png', 'PNG\u0000retry');
  made.write('.gitignore', 'dist\n');
  made.write('dist/bundle.js', 'const cache = new Map();');
  made.write('.env', 'CACHE_PASSWORD=1');
  made.write('docs/research-x/x-report.tex', 'There is no cache.');
  return made;
}

describe('searchTree', () => {
  it.each([
    ['src', ['retry'], 'found', 'src/limiter.js:3 has "'],
    ['src/limiter.js', ['capacity'], 'found', 'src/limiter.js:1 has "'],
    ['.', ['limiter'], 'found', 'there is a file src/limiter.js'],
    ['src', ['cache'], 'not-found', 'searched again in 2 files'],
    ['src/picture.png', ['cache'], 'could-not-run', 'src/picture.png holds no text'],
    ['none', ['cache'], 'could-not-run', 'there is nothing in the project at none'],
    ['../..', ['cache'], 'could-not-run', 'there is nothing in the project at ../..'],
    ['dist', ['cache'], 'could-not-run', 'no file of the project lies at dist'],
  ])('%s for %j: %s', async (path, terms, outcome, detail) => {
    const { root } = await project();
    const result = searchTree(root, path, terms);
    expect(result.verdict).toBe(outcome);
    expect(result.detail).toContain(detail);
  });

  it('says what it left out, with git and without', async () => {
    const made = await project();
    const expected = {
      verdict: 'not-found',
      detail: expect.stringContaining(', without 1 that may hold secrets') as string,
    };
    expect(searchTree(made.root, '.', ['cache'])).toMatchObject(expected);
    rmSync(made.path('.git'), { recursive: true });
    rmSync(made.path('dist'), { recursive: true });
    made.write('node_modules/a/index.js', 'cache');
    expect(searchTree(made.root, '.', ['cache'])).toMatchObject({ verdict: 'not-found' });
    expect(searchTree(made.root, 'src', ['retry']).verdict).toBe('found');
  });

  it('names a folder that cannot be read, where there is no git, and goes on', async () => {
    const made = await newProject();
    rmSync(made.path('.git'), { recursive: true });
    for (const one of ['a', 'b', 'node_modules']) made.write(`only/${one}/1.md`, '');
    const files: string[] = [];
    for (const file of filesBelow(made.root, 'only')) {
      files.push(file);
      rmSync(made.path(files[0] === 'only/a/1.md' ? 'only/b' : 'only/a'), { recursive: true, force: true });
    }
    expect(files.toSorted()).toEqual(
      files[0] === 'only/a/1.md' ? ['only/a/1.md', 'only/b/'] : ['only/a/', 'only/b/1.md'],
    );
  });

  it('is bounded for all searches of a record together', async () => {
    const { root } = await project();
    expect(treeSearcher(root, 60_000)('src', ['cache']).verdict).toBe('not-found');
    expect(treeSearcher(root, 0)('src', ['cache'])).toMatchObject({
      verdict: 'could-not-run',
      detail: 'there was no time left to search; the next record does',
    });
  });
});
