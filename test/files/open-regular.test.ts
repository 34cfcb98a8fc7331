import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRegular } from '../../src/files/regular.ts';
import { newProject, statePath } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const noFiles: [string, (file: string) => void][] = [
  ['a folder', (file) => mkdirSync(file)],
  ['a pipe that nobody writes', (file) => void execFileSync('mkfifo', [file])],
  ['a link to a device that never ends', (file) => symlinkSync('/dev/zero', file)],
];

describe('readRegular', () => {
  it('reads a file, through links', async () => {
    const project = await newProject();
    project.write('a', 'ä');
    symlinkSync('a', project.path('link'));
    expect(readRegular(project.path('link')).toString('utf8')).toBe('ä');
    expect(() => readRegular(project.path('missing'))).toThrow('ENOENT');
  });

  it.skipIf(process.platform === 'win32').each(noFiles)('refuses %s at once', async (_, put) => {
    const project = await newProject();
    put(project.path('x'));
    expect(() => readRegular(project.path('x'))).toThrow('is no file');
  });
});

describe.skipIf(process.platform === 'win32').each(noFiles)('where a file is expected, %s', (_, put) => {
  it('holds up neither the end of a turn nor the CLI', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const file of [
      statePath('x'),
      'docs/research-x/.runtime/session/activity',
      'docs/research-x/.runtime/session/failures.jsonl',
    ]) {
      rmSync(project.path(file), { force: true });
      put(project.path(file));
    }
    expect((await session.endsTurn())?.systemMessage).toMatch(/x-state\.md was |neither read nor written/);
    expect((await project.cli('status', 'x')).exitCode).toBeDefined();
  });
});
