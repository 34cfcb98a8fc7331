import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { afterAll, beforeAll } from 'vitest';

let root = '';

/** A repository for the tests of one file. */
export function useRepository(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tamper-'));
    execaSync('git', ['init', '--quiet', '--template='], { cwd: root });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
}

/** The text of files by their paths. */
type Files = Record<string, string>;

function tree(files: Files): string {
  execaSync('git', ['read-tree', '--empty'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    execaSync('git', ['add', '--force', '--', path], { cwd: root });
  }
  return execaSync('git', ['write-tree'], { cwd: root }).stdout;
}

/** The change between two states of a project, as git shows it. */
export function differenceOf(before: Files, after: Files): string {
  const options = ['diff', '-M', '-U1000000', '--no-ext-diff', tree(before), tree(after)];
  return execaSync('git', options, { cwd: root, stripFinalNewline: false }).stdout;
}
