import { describe, expect, it } from 'vitest';
import { hasSourceFiles } from '../../src/app/begin.ts';
import { testRepository } from '../support/repository.ts';

const holdsSource = (file: string) => hasSourceFiles(testRepository({ 'README.md': '', [file]: '' }).root);

describe('a project', () => {
  it.each([
    'main.ts',
    'a.py',
    'A.GO',
    'lib.rs',
    'x.test.js',
    'run.sh',
    'index.html',
    'Makefile',
    'Dockerfile',
    'config.ts',
    'a.b.c.java',
    'src/a.c',
    'lib/a.c',
    'test/a.c',
  ])('has source in %s', (file) => {
    expect(holdsSource(file)).toBe(true);
  });
  it.each([
    'README.md',
    'LICENSE',
    'CHANGELOG',
    'package.json',
    'tsconfig.JSON',
    'pnpm-lock.yaml',
    'a.toml',
    '.gitignore',
    '.env',
    '.eslintrc',
    'eslint.config.js',
    'vite.config.mts',
    'logo.svg',
    'a.pdf',
    'report.tex',
    'data.csv',
    'node_modules/a.js',
    'dist/a.js',
    '__pycache__/a.py',
    'docs/research-x/a.py',
  ])('has no source in %s', (file) => expect(holdsSource(file)).toBe(false));
});
