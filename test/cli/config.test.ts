import { describe, expect, it } from 'vitest';
import { configurationKeys } from '../../src/configuration/rules/configuration.ts';
import { newProject } from '../support/project.ts';
import { projectFile, userFile } from '../configuration/configuration-files.ts';

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

  it('tells what is wrong, line by line, with the exit code for files that are not valid', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: 0\nmax_iteration: 5\n');
    const { exitCode, stdout, stderr } = await project.cli('config');
    expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      'The configuration is not valid',
      `  ${project.path(projectFile)}: state_retention_days: expected a whole number of at least 1; received 0`,
      `  ${project.path(projectFile)}: max_iteration is not a known key`,
      expect.stringMatching(/^→ Fix or remove what is named here/),
      '',
    ]);
  });
});
