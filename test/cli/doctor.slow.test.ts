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
  it('show and repair a journal that is gone, or no longer tells enough to rebuild the state from', async () => {
    const { project } = await recorded();
    const state = project.state('x');
    const journal = `${folder}/journal.jsonl`;
    for (const spoil of [() => rmSync(project.path(journal)), () => project.write(journal, 'torn\n')]) {
      spoil();
      const { stdout, exitCode } = await project.cli('doctor');
      expect(stdout).toMatch(
        /^broken +x +docs\/research-x\/journal\.jsonl: The journal .* → autonomous-workflow repair x$/m,
      );
      expect(exitCode).toBe(1);
      expect((await project.cli('repair')).stdout).toMatch(
        /^The journal of 'x' was changed or cut, and begins again with the present state/,
      );
    }
    for (const gone of [statePath('x'), `${folder}/.runtime`]) rmSync(project.path(gone), { recursive: true });
    await project.cli('repair');
    expect(project.state('x')).toEqual(state);
  });

  it('show lines of the journal that cannot be read, which harm nothing', async () => {
    const { project } = await recorded();
    const journal = `${folder}/journal.jsonl`;
    const lines = project.read(journal).split('\n');
    project.write(journal, `${[lines[0], 'torn', ...lines.slice(1)].join('\n')}{"time":"2026`);
    const { stdout, exitCode } = await project.cli('doctor');
    expect(stdout).toMatch(
      /^kept +x +\S+journal\.jsonl: 1 lines cannot be read \(line 2\); they are passed over → nothing to do$/m,
    );
    expect(stdout).toMatch(
      /^kept +x +\S+journal\.jsonl: Line \d+ was cut short; the next event closes it off → nothing to do$/m,
    );
    expect(exitCode).toBe(0);
    expect((await project.cli('repair')).stdout).toMatch(
      /^The journal of 'x' was changed or cut, .* stays passed\.\n$/,
    );
    expect((await project.cli('repair')).stdout).toBe('Nothing is broken in x; nothing to repair.\n');
  });

  it('show and repair counters of the state that are not those of the ledger', async () => {
    const { project } = await recorded();
    project.replace(statePath('x'), 'findings_count: 1', 'findings_count: 7');
    expect((await project.cli('doctor')).stdout).toContain(
      'Its counts differ from those of the ledger: findings_count is 7, the ledger holds 1 → autonomous-workflow repair x',
    );
    expect((await project.cli('repair')).stdout).toContain("The state of 'x' counts what its ledger holds again");
    expect(project.state('x').findings_count).toBe(1);
    expect(project.events('x')).toContain('counters-corrected');
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('show hand-ins that are gone though the ledger counts them, and that nobody but a person can bring back', async () => {
    const { project } = await recorded();
    project.move(`${folder}/inbox/1/researcher-2.json`, 'elsewhere.json');
    const { stdout, exitCode } = await project.cli('doctor');
    expect(stdout).toMatch(
      /^lost +x +docs\/research-x\/inbox: 1 hand-in gone that the ledger counts: 1\/researcher-2 → put/m,
    );
    expect(exitCode).toBe(1);
    expect(await project.cli('repair')).toMatchObject({
      stdout: expect.stringMatching(/^Could not repair docs\/research-x\/inbox: /) as string,
      exitCode: 4,
    });
    project.move('elsewhere.json', `${folder}/inbox/1/researcher-2.json`);
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('show a report that is gone, and put an empty one in its place where there is no copy of it', async () => {
    const { project } = await recorded();
    for (const file of ['x-report.tex', '.runtime/report-before.tex']) rmSync(project.path(`${folder}/${file}`));
    expect((await project.cli('doctor')).stdout).toContain('x-report.tex: The report is gone → autonomous');
    const { stdout, exitCode } = await project.cli('repair');
    expect(stdout).toMatch(/^The report of 'x' was gone; an empty one stands in its place → put it back from/);
    expect(exitCode).toBe(4);
    expect(project.read(`${folder}/x-report.tex`)).toContain('\\documentclass');
    expect((await project.cli('doctor')).exitCode).toBe(0);
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

  it('show a configuration that is not valid, with the line, and from which sources', async () => {
    const { project } = await recorded();
    expect((await project.cli('doctor')).stdout).toMatch(/^ok +config +the defaults$/m);
    project.write('.autonomous-workflow.yaml', 'max_iterations: 10\nfailure_treshold: 3\n');
    const { stdout, exitCode } = await project.cliIn('.', { AUTONOMOUS_WORKFLOW_MAX_COST_USD: 'much' }, 'doctor');
    expect(stdout).toMatch(
      /^broken +config +The configuration is not valid .*\.yaml, line 2: failure_treshold is not a known key.*MAX_COST_USD: max_cost_usd: expected a number.*→ Fix or remove/m,
    );
    expect(exitCode).toBe(1);
  });
});

describe('status', () => {
  it('says that the ledger is broken, and changes nothing', async () => {
    const { project } = await recorded();
    expect(await project.cliJson('status')).toMatchObject({ problems: [] });
    project.write(`${folder}/ledger.json`, '{"torn');
    const { stdout, exitCode } = await project.cli('status');
    expect(stdout).toMatch(
      /^state +Its files are damaged\.\n[^]*needs you +The ledger is not valid \(.*ledger\.json\); .*\n +→ Restore the last valid one with: autonomous-workflow repair x\n/m,
    );
    expect(exitCode).toBe(4);
    expect(project.read(`${folder}/ledger.json`)).toBe('{"torn');
    rmSync(project.path(`${folder}/ledger.json`));
    expect(await project.cliJson('status')).toMatchObject({
      problems: [expect.stringMatching(/^The ledger is gone/), expect.anything()],
    });
  });
});
