import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FakeProgram } from '../support/fake-program.ts';
import { newProject, statePath } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const made = JSON.stringify({ title: 'x: complete', text: 'Done.', urgency: 'normal' });

describe.runIf(process.platform === 'linux')('notify', () => {
  it('sends a notification and says in which ways it went out', async () => {
    const project = await newProject();
    const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
    const { exitCode, stdout } = await project.cli('notify');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'desktop sent\nterminal skipped (only a session of Claude Code shows it)\n',
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
});

describe('what a hook has made', () => {
  it.runIf(process.platform === 'linux')('is sent for a workflow whose state file is gone', async () => {
    const { project } = await begunSession();
    const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
    rmSync(project.path(statePath('x')));
    expect((await project.cli('notify', 'x', made)).exitCode).toBe(0);
    expect(program.calls).toHaveLength(1);
  });
});
