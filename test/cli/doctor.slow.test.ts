import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, type Session } from '../support/session.ts';

const folder = 'docs/research-x';

async function recorded(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  return { project: session.project, session };
}

describe('doctor and repair', () => {
  it('show and repair a log that is gone or cut', async () => {
    const { project } = await recorded();
    const state = project.state('x');
    const log = `${folder}/log.jsonl`;
    for (const spoil of [() => rmSync(project.path(log)), () => project.write(log, 'torn\n')]) {
      spoil();
      const { stdout, exitCode } = await project.cli('doctor');
      expect(stdout).toMatch(
        /^broken +x +docs\/research-x\/log\.jsonl: It has lost lines → autonomous-workflow repair x$/m,
      );
      expect(exitCode).toBe(1);
      expect((await project.cli('repair')).stdout).toMatch(
        /^autonomous-workflow x: the log had lost lines; what it lacked of .*ledger\.json.* is taken into it from there\.\n$/,
      );
    }
    for (const gone of [statePath('x'), `${folder}/.runtime`]) rmSync(project.path(gone), { recursive: true });
    await project.cli('repair');
    expect(project.state('x')).toEqual(state);
  });

  it('name what is missing and nothing requires', async () => {
    const { stdout } = await (await recorded()).project.cliIn('.', { CLAUDECODE: '1' }, 'doctor');
    for (const one of ['tex', 'exa', 'context7']) expect(stdout).toMatch(new RegExp(`^missing +${one} `, 'm'));
    expect(stdout).toContain('claude mcp add exa --env EXA_API_KEY=');
  });

  it('miss Claude Code where it is not on the PATH, unless one of its sessions asks', async () => {
    const { project } = await recorded();
    const { stdout, exitCode } = await project.cliIn('.', { CLAUDECODE: '' }, 'doctor');
    expect(stdout).toMatch(/^missing +claude +Install Claude Code/m);
    expect(exitCode).toBe(1);
    expect(await project.cliIn('.', { CLAUDECODE: '1' }, 'doctor')).toMatchObject({
      stdout: expect.stringMatching(/^ok +claude/m) as string,
      exitCode: 0,
    });
  });

  it('show a configuration that is not valid, with the key, and from which sources', async () => {
    const { project } = await recorded();
    expect((await project.cli('doctor')).stdout).toMatch(/^ok +config +the defaults$/m);
    project.write('.autonomous-workflow.yaml', 'max_iterations: 10\nfailure_treshold: 3\n');
    const { stdout, exitCode } = await project.cliIn('.', { AUTONOMOUS_WORKFLOW_MAX_COST_USD: 'much' }, 'doctor');
    expect(stdout).toMatch(
      /^broken +config +The configuration is not valid .*\.yaml: failure_treshold is not a known key.*MAX_COST_USD: max_cost_usd: expected a number.*→ Fix or remove/m,
    );
    expect(exitCode).toBe(1);
  });
});
