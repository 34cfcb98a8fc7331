import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FakeProgram } from '../support/fake-program.ts';
import { newProject, statePath } from '../support/project.ts';
import { begunSession } from '../support/session.ts';
import { configurationKeys } from '../../src/configuration/rules/configuration.ts';
import { projectFile, userFile } from '../configuration/configuration-files.ts';

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

describe('autonomous-workflow config', () => {
  it('shows every key with its value and who set it, and where it looks', async () => {
    const project = await newProject();
    project.write(projectFile, '\nstate_retention_days: 7\ndepth: thorough\n');
    project.write(userFile, 'state_retention_days: 8');
    const variables = { AUTONOMOUS_WORKFLOW_MAX_COST_USD: '12.50' };
    const { exitCode, stdout, stderr } = await project.cliIn('.', variables, 'config');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines.slice(0, configurationKeys.length).map((line) => line.split(' ')[0])).toEqual(configurationKeys);
    expect(stdout).toMatch(/^state_retention_days +8 +user file$/m);
    expect(stdout).toMatch(/^depth +standard +project file$/m);
    expect(stdout).toMatch(/^max_cost_usd +12\.5 +environment AUTONOMOUS_WORKFLOW_MAX_COST_USD$/m);
    expect(stdout).toMatch(/^stop_file +docs\/research-\{name\}\/STOP +default$/m);
    expect(stdout).toContain(`  project file  ${project.path(projectFile)}\n`);
    expect(stdout).toContain(`  user file     ${project.path(userFile)}\n`);
    expect(stdout).toMatch(/^ {2}environment {3}AUTONOMOUS_WORKFLOW_<KEY>/m);
    expect(project.files()).toEqual([projectFile]);
  });

  it("shows of a webhook's address only where it leads", async () => {
    const project = await newProject();
    project.write(userFile, 'notify: https://hooks.slack.com/services/T0/B0/geheim');
    const { stdout } = await project.cli('config');
    expect(stdout).toContain('https://hooks.slack.com/…');
    expect(stdout).not.toContain('geheim');
  });
});
