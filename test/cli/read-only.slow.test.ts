import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { cliFile, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

function setWritable(path: string, isWritable: boolean): void {
  const status = lstatSync(path);
  if (status.isDirectory()) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
  if (!status.isSymbolicLink())
    chmodSync(path, status.isDirectory() ? (isWritable ? 0o755 : 0o555) : isWritable ? 0o644 : 0o444);
}

/** Nobody is stopped by permissions who may do everything. */
const somebodyElse = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function reads(project: Project, ...words: string[]) {
  return execa(process.execPath, [cliFile, ...words], {
    cwd: project.root,
    env: project.environment,
    extendEnv: false,
    reject: false,
    ...somebodyElse,
  });
}

describe.skipIf(process.platform === 'win32')('in a project that must not be changed', () => {
  it.each([['status'], ['status', 'x', '--json'], ['list'], ['evidence'], ['resolve'], ['source']])(
    '%s works',
    async (...words) => {
      const session = await begunSession();
      await session.worksThrough('x', 1);
      const { project } = session;
      chmodSync(dirname(project.root), 0o755);
      setWritable(project.root, false);
      try {
        const { exitCode, stderr } = await reads(project, ...words);
        expect(stderr).toBe('');
        expect(exitCode).toBe(0);
        expect((await reads(project, 'stop', 'x')).exitCode).toBe(1);
      } finally {
        setWritable(project.root, true);
      }
    },
  );

  it('brief works, doctor says it, and compile --check says that it cannot write', async () => {
    const { project } = await begunSession();
    chmodSync(dirname(project.root), 0o755);
    setWritable(project.root, false);
    try {
      expect(await reads(project, 'brief', 'x')).toMatchObject({ exitCode: 0, stderr: '' });
      expect((await reads(project, 'doctor')).stdout).toMatch(/^broken +project +.* cannot be written/m);
      expect(await reads(project, 'compile', '--check', 'x')).toMatchObject({
        exitCode: 1,
        stderr: expect.stringMatching(/^This command could not write/) as string,
      });
    } finally {
      setWritable(project.root, true);
    }
  });

  it('status works where what it computes could not be kept either', async () => {
    const session = await begunSession();
    await session.worksThrough('x', 1);
    const { project } = session;
    project.write('docs/research-x/.runtime/report/outlook.json', 'torn');
    project.write('docs/research-x/.runtime/session/spend.json', 'torn');
    chmodSync(dirname(project.root), 0o755);
    setWritable(project.root, false);
    try {
      expect(await reads(project, 'status')).toMatchObject({ exitCode: 0, stderr: '' });
    } finally {
      setWritable(project.root, true);
    }
  });
});
