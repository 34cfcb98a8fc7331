import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProject, statePath } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';
import { findProgram, searchPath } from '../../src/programs/processes.ts';

describe('what a new user comes upon', () => {
  it('a folder in place of the state file, which no log explains, is called that', async () => {
    const { project } = await begunSession();
    for (const file of [statePath('x'), 'docs/research-x/log.jsonl']) rmSync(project.path(file));
    mkdirSync(project.path(statePath('x')));
    const { stderr } = await project.cli('status', 'x');
    expect(stderr).toContain('is no file');
    expect(stderr).not.toContain('Give yourself the right');
  });

  it('--accept without a topic misses the topic', async () => {
    const session = new Session(await newProject(), 's1');
    const answer = await session.types('autonomous-workflow:align', '--accept');
    expect(answer?.reason).toMatch(/^The topic is missing/);
  });

  it('a word too many is shown as what it is', async () => {
    const session = new Session(await newProject(), 's1');
    const answer = await session.types('autonomous-workflow:research', `'x' 'What?' --max-iterations 5 extra`);
    expect(answer?.reason).toContain('received --max-iterations 5 extra');
  });

  it('a STOP file is told by status', async () => {
    const { project } = await begunSession();
    project.write('docs/research-x/STOP', 'Enough.');
    expect((await project.cli('status')).stdout).toMatch(
      /^needs you +The stop file docs\/research-x\/STOP is there \(Enough\.\)/m,
    );
  });

  it('run says that there is no claude before it makes anything', async () => {
    const project = await newProject();
    const onlyGit = project.path('programs');
    mkdirSync(onlyGit);
    symlinkSync(findProgram('git', searchPath()) ?? 'none', join(onlyGit, 'git'));
    const words = ['run', '--mode', 'research', 'x', 'How?'];
    const { exitCode, stdout, stderr } = await project.cliIn('.', { PATH: onlyGit }, ...words);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^claude could not be started; received no such program on the PATH\n→ Install Claude Code/);
    expect(existsSync(project.path('docs'))).toBe(false);
  });

  it('an empty source, one of another protocol, and a run that would begin what a person stopped', async () => {
    const { project } = await begunSession();
    expect(await project.cli('source', '')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^The address is empty/) as string,
    });
    expect(await project.cli('source', 'ftp://example.org/a.pdf')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /^Only web addresses and documents of the project can be stored.*\n→ Example/,
      ) as string,
    });
    await project.cli('stop', 'x');
    expect(await project.cli('run')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /^The workflow 'x' was stopped by a person.*\n→ Go on with it: autonomous-workflow run x/,
      ) as string,
    });
    expect((await project.cli('--version')).stdout).toMatch(/^\d+\.\d+/);
  });
});
