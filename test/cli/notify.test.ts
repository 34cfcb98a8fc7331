import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FakeProgram } from '../support/fake-program.ts';
import { newProject, statePath, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const pending = { notification: { title: 'x: complete', text: 'Done.', urgency: 'normal' }, desktop: true };

function keep(project: Project): void {
  project.write(`docs/research-x/.runtime/notifications/${Date.now()}-1-1.json`, JSON.stringify(pending));
}

describe.runIf(process.platform === 'linux')('notify --test', () => {
  it('sends a notification and says on which channels it went out', async () => {
    const project = await newProject();
    const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
    const { exitCode, stdout } = await project.cli('notify', '--test');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: [
        'desktop sent',
        'webhook skipped (no webhook_url)',
        'terminal skipped (only from a hook, with notify_terminal on)',
        '',
      ].join('\n'),
    });
    expect(program.calls).toEqual([
      [
        '--app-name=autonomous-workflow',
        '--urgency=normal',
        '--',
        'autonomous-workflow: test',
        'Notifications of autonomous workflows arrive here.',
      ],
    ]);
    expect(project.files()).toEqual([]);
  });

  it('ends with 1 when no channel works', async () => {
    const project = await newProject();
    const { exitCode, stdout } = await project.cli('notify', '--test');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('desktop skipped (notify-send is not installed)');
  });

  it('names the workflow it is given, which must be there', async () => {
    const { project } = await begunSession();
    const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
    expect((await project.cli('notify', 'x', '--test')).exitCode).toBe(0);
    expect(program.calls[0]).toContain('x: test');
    expect(await project.cli('notify', 'y', '--test')).toMatchObject({ exitCode: 2, stdout: '' });
  });
});

describe('notify', () => {
  it('says when nothing waits', async () => {
    const { project } = await begunSession();
    expect(await project.cli('notify')).toEqual({
      exitCode: 0,
      stdout: 'There are no notifications to send.\n',
      stderr: '',
    });
    expect(await project.cliJson('notify', 'x')).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('sends what waits for a workflow whose state file is gone', async () => {
    const { project } = await begunSession();
    const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
    keep(project);
    rmSync(project.path(statePath('x')));
    expect((await project.cli('notify', 'x')).exitCode).toBe(0);
    expect(program.calls).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')(
    'makes nothing anew where the folder of the workflow was moved while it sent',
    async () => {
      const { project } = await begunSession();
      const move = `require('node:fs').renameSync(${JSON.stringify(project.path('docs/research-x'))}, ${JSON.stringify(project.path('docs/moved'))});`;
      new FakeProgram(project.environment.PATH ?? '', 'notify-send', move);
      keep(project);
      const { exitCode, stderr } = await project.cli('notify', 'x');
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      expect(project.exists('docs/research-x')).toBe(false);
    },
  );

  it('sends no second time what it could not note', async () => {
    const { project } = await begunSession();
    rmSync(project.path('docs/research-x/journal.jsonl'));
    mkdirSync(project.path('docs/research-x/journal.jsonl'));
    keep(project);
    expect(await project.cli('notify', 'x')).toMatchObject({ exitCode: 1, stdout: '' });
    expect(project.files('docs/research-x/.runtime/notifications')).toEqual([]);
  });

  it('does not exist for a workflow that nobody started', async () => {
    const project = await newProject();
    expect(await project.cli('notify')).toMatchObject({ exitCode: 1 });
    expect(await project.cli('notify', '../../etc')).toMatchObject({ exitCode: 2 });
  });
});
