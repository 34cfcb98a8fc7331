import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, type Session } from '../support/session.ts';
import { userFile } from '../configuration/configuration-files.ts';
import { folder } from '../support/checked-record.ts';

async function recorded(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  return { project: session.project, session };
}

describe('doctor', () => {
  it('names what is missing and nothing requires', async () => {
    const { stdout } = await (await recorded()).project.cliIn('.', { CLAUDECODE: '1' }, 'doctor');
    for (const one of ['tex', 'exa', 'context7']) expect(stdout).toMatch(new RegExp(`^missing +${one} `, 'm'));
    expect(stdout).toContain('claude mcp add exa --env EXA_API_KEY=');
  });

  it('misses Claude Code where it is not on the PATH, unless one of its sessions asks', async () => {
    const { project } = await recorded();
    const { stdout, exitCode } = await project.cliIn('.', { CLAUDECODE: '' }, 'doctor');
    expect(stdout).toMatch(/^missing +claude +Install Claude Code/m);
    expect(exitCode).toBe(1);
    expect(await project.cliIn('.', { CLAUDECODE: '1' }, 'doctor')).toMatchObject({
      stdout: expect.stringMatching(/^ok +claude/m) as string,
      exitCode: 0,
    });
  });

  it('shows the settings that are set, and a configuration that is not valid with the key', async () => {
    const { project } = await recorded();
    project.write('.autonomous-workflow.yaml', 'state_retention_days: 7\ndepth: thorough\n');
    project.write(userFile, 'state_retention_days: 8\nnotify: https://hooks.slack.com/services/T0/B0/geheim');
    expect((await project.cli('doctor')).stdout).toMatch(
      /^ok +config +state_retention_days 8 \(user file\), depth standard \(project file\), .*notify https:\/\/hooks.slack.com\/… \(user file\).*; depth: thorough is taken as standard$/m,
    );
    project.write('.autonomous-workflow.yaml', 'max_iterations: 10\nfailure_treshold: 3\n');
    const { stdout, exitCode } = await project.cliIn('.', { AUTONOMOUS_WORKFLOW_MAX_COST_USD: 'much' }, 'doctor');
    expect(stdout).toMatch(
      /^broken +config +The configuration is not valid .*\.yaml: failure_treshold is not a known key; .*MAX_COST_USD: max_cost_usd: expected a number.*→ Fix or remove/m,
    );
    expect(exitCode).toBe(1);
  });
});

describe('repair', () => {
  it('makes all again that is damaged; a second one changes nothing', async () => {
    const { project } = await recorded();
    const [state, ledger] = [statePath('x'), `${folder}/ledger.json`].map((file) => project.read(file));
    project.write(statePath('x'), 'spoiled');
    rmSync(project.path(`${folder}/ledger.json`));
    const repaired = await project.cli('repair', 'x');
    expect(repaired.exitCode).toBe(0);
    expect(repaired.stdout).toMatch(
      /^autonomous-workflow x: x-state\.md was damaged \(.+\); made again from the log; the other is kept as x-state\.md\.replaced-\S+\.\nautonomous-workflow x: ledger\.json was gone; made again from the log\.\n$/,
    );
    expect([statePath('x'), `${folder}/ledger.json`].map((file) => project.read(file))).toEqual([state, ledger]);
    const after = project.files();
    const log = project.read(`${folder}/log.jsonl`);
    expect(await project.cli('repair')).toMatchObject({
      stdout: 'Nothing is broken in x; nothing to repair.\n',
      exitCode: 0,
    });
    expect([project.files(), project.read(`${folder}/log.jsonl`)]).toEqual([after, log]);
  });
});
