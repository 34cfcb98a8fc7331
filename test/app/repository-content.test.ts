import { describe, expect, it } from 'vitest';
import { isSourceFile, skippedFolders } from '../../src/app/repository-content.ts';

describe('isSourceFile', () => {
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
  ])('takes %s for source', (name) => {
    expect(isSourceFile(name)).toBe(true);
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
    '',
  ])('does not take %j for source', (name) => expect(isSourceFile(name)).toBe(false));
});

describe('skippedFolders', () => {
  it.each(['node_modules', 'dist', '__pycache__'])('hold %s', (name) => expect(skippedFolders.has(name)).toBe(true));
  it.each(['src', 'lib', 'test'])('do not hold %s', (name) => expect(skippedFolders.has(name)).toBe(false));
});
