import { describe, expect, it } from 'vitest';
import { hasSourceFiles } from '../../src/app/begin.ts';
import { testRepository } from '../support/repository.ts';

const holdsSource = (...files: string[]) =>
  hasSourceFiles(testRepository(Object.fromEntries(['README.md', ...files].map((file) => [file, '']))).root);

describe('a project', () => {
  it.each(['main.ts', 'A.GO', 'run.sh', 'Makefile', 'a.b.c.java', 'src/a.c', 'test/config.ts'])(
    'has source in %s',
    (file) => {
      expect(holdsSource(file)).toBe(true);
    },
  );
  const others =
    'LICENSE package.json tsconfig.JSON pnpm-lock.yaml a.toml .gitignore .env .eslintrc eslint.config.js vite.config.mts logo.svg a.pdf report.tex data.csv node_modules/a.js dist/a.js __pycache__/a.py docs/research-x/a.py docs/archived-research/x/a.py';
  it('has none in documentation, configuration, data and what is generated', () => {
    expect(holdsSource(...others.split(' '))).toBe(false);
  });
});
