import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from './remove-folder.ts';

/** Gives all processes of a run of tests one temporary folder, and removes it with everything that the tests left there. */
export function setup(): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aw-')));
  // Some tests run a program as a user who may write nothing, but has to read its project.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    removeFolder(folder);
  };
}
