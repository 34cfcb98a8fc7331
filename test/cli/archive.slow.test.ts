import { mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { newProject, statePath, type Project } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

async function stopped(): Promise<{ project: Project; session: Session; day: string }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  await session.project.cli('stop', 'x');
  return { project: session.project, session, day: session.project.state('x').updated_at.slice(0, 10) };
}

describe('archive', () => {
  it('is where status finds an archived workflow', async () => {
    const { project, day } = await stopped();
    await project.cli('archive', 'x');
    expect(await project.cli('status', 'x')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        new RegExp(`^The workflow 'x' is archived \\(docs/archived-research/x-${day}\\)`),
      ) as string,
    });
  });

  it('moves everything but machine state, and frees the name', async () => {
    const { project, session, day } = await stopped();
    const before = project.files('docs/research-x').filter((file) => !file.includes('/.runtime/'));
    const state = project.read(statePath('x'));
    const { stdout, exitCode } = await project.cli('archive', 'x');
    const folder = `docs/archived-research/x-${day}`;
    expect({ stdout, exitCode }).toEqual({
      stdout: `Moved the workflow 'x' to ${folder}, with all its files. Its name is free again.\n`,
      exitCode: 0,
    });
    const after = project.files(folder);
    expect(after.filter((file) => !file.includes('/.runtime/'))).toEqual(
      before.map((file) => file.replace('docs/research-x', folder)),
    );
    expect(after.filter((file) => file.includes('/.runtime/')).map((file) => file.split('/').at(-1))).toEqual([
      '.gitignore',
      'ledger.json',
      'state.json',
    ]);
    expect(project.read(`${folder}/x-state.md`)).toBe(state);
    expect(project.read(`${folder}/progress.txt`)).toMatch(new RegExp(`archived in ${folder}\\n$`));
    expect(project.exists('docs/research-x')).toBe(false);
    expect(await session.endsTurn()).toBeUndefined();
    await session.begins('x');
    expect(project.state('x')).toMatchObject({ iteration: 1, findings_count: 0 });
  });

  it('numbers those of one day, and lists them', async () => {
    const { project, session, day } = await stopped();
    await project.cli('archive', 'x');
    await session.begins('x');
    await project.cli('stop');
    expect(await project.cli('archive')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^Which workflow is to be archived\?[\s\S]*ended: x\n$/) as string,
    });
    expect(await project.cliJson('archive', 'x')).toEqual({ name: 'x', folder: `docs/archived-research/x-${day}-2` });
    expect((await project.cli('archive', '--list')).stdout).toBe(
      `x-${day}    stop_requested, 1 finding\nx-${day}-2  stop_requested, 0 findings\n`,
    );
    expect(await project.cliJson('archive', '--list')).toMatchObject([
      { name: 'x', folder: `docs/archived-research/x-${day}`, status: 'stopped', findings_count: 1 },
      { name: 'x', findings_count: 0 },
    ]);
    expect((await project.cli('list')).stdout).toBe(
      'No workflows in this project.\nArchived: 2; see them with: autonomous-workflow archive --list\n',
    );
  });

  it('is refused while the workflow is in progress, and changes nothing', async () => {
    const { project } = await begunSession();
    const before = project.files();
    expect(await project.cli('archive', 'x')).toMatchObject({
      exitCode: 1,
      stderr: "The workflow 'x' is in progress\n→ Stop it first with: autonomous-workflow stop x\n",
    });
    expect((await project.cli('archive')).stderr).toMatch(/^No workflow of this project has ended /);
    expect(project.files()).toEqual(before);
  });

  it('is refused while a live session holds the workflow', async () => {
    const { project } = await stopped();
    const lease = {
      session: 's9',
      process: process.pid,
      host: hostname(),
      folder: project.root,
      claimed_at: new Date().toISOString(),
      released: null,
    };
    project.write('docs/research-x/.runtime/lease.json', JSON.stringify(lease));
    expect((await project.cli('archive', 'x')).stderr).toMatch(
      /^A live session holds the workflow 'x'; received session s9\n/,
    );
    expect(project.exists(statePath('x'))).toBe(true);
  });

  it('does not clash with workflows called archive or archived', async () => {
    const { project, session } = await stopped();
    await project.cli('archive', 'x');
    for (const name of ['archive', 'archived-research']) {
      await session.begins(name);
      await project.cli('stop', name);
      expect((await project.cli('archive', name)).exitCode).toBe(0);
    }
    const names = (await project.cliJson('archive', '--list')) as { name: string }[];
    expect(names.map(({ name }) => name)).toEqual(['archive', 'archived-research', 'x']);
    expect(await project.cliJson('list')).toEqual([]);
  });

  it('of several ended ones needs a name', async () => {
    const { project, session } = await stopped();
    await session.begins('y');
    await project.cli('stop', 'y');
    expect((await project.cli('archive')).stderr).toMatch(/^Which workflow is to be archived\?[\s\S]*ended: x, y\n/);
  });

  it('lists what cannot be read as such, and passes over what is no workflow', async () => {
    const { project, day } = await stopped();
    await project.cli('archive');
    project.write(`docs/archived-research/x-${day}/x-state.md`, 'spoiled');
    project.write('docs/archived-research/notes.txt', '');
    mkdirSync(project.path('docs/archived-research/Not A Name-2026-01-01'));
    expect(await project.cliJson('archive', '--list')).toEqual([
      expect.objectContaining({ name: 'x', status: 'unreadable' }),
    ]);
    rmSync(project.path('docs/archived-research'), { recursive: true });
    expect((await project.cli('archive', '--list')).stdout).toBe('Nothing is archived in this project.\n');
  });

  it('where there is nothing is refused', async () => {
    expect(await (await newProject()).cli('archive')).toMatchObject({ exitCode: 1, stdout: '' });
  });
});
