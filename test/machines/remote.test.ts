import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { expect, it } from 'vitest';
import { cliFile } from '../support/project.ts';
import { testRepository } from '../support/repository.ts';

it.each([
  ['machine', 'take', 'x'],
  ['run', 'x'],
])('%s runs nothing that the remote names as an option of git', (...words) => {
  const { root } = testRepository();
  const remote = `--remote=--upload-pack=touch ${join(root, 'ran')};`;
  const { exitCode, stderr } = execaSync(process.execPath, [cliFile, ...words, remote], { cwd: root, reject: false });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('This is no remote of git');
  expect(existsSync(join(root, 'ran'))).toBe(false);
});
