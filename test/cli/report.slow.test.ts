import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReportCheck } from '../../src/report/rules/finding.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { continuation } from '../support/session.ts';
import { folder, insert, reportFile, writingSession } from './report-project.ts';

const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '3' };

describe('report check', () => {
  it('passes a report as it should be, and says what could not run', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    const { exitCode, stdout } = await project.cli('report', 'check');
    expect(stdout).toMatch(/^\d+ of \d+ checks of the report passed, none failed, \d+ could not run/);
    expect(stdout).toMatch(/E1, E2.*no TeX is installed/);
    expect(exitCode).toBe(0);
  });

  it('is refused for one that must be fixed, with id, file, line and fix', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    insert(project, 'So it is \\citep{invented}. TODO: more.');
    const { exitCode, stdout } = await project.cli('report', 'check');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/2 failed \(A1, C2\)/);
    expect(stdout).toMatch(/- A1 x-report\.tex:\d+: The cited key invented is not in sources\.bib → Cite/);
    const { findings } = (await project.cliJson('report', 'check')) as ReportCheck;
    expect(findings[0]).toMatchObject({ id: 'A1', severity: 'hard', file: 'x-report.tex' });
    expect((await project.cli('status')).stdout).toMatch(
      /report +a draft so far: \d+ of \d+ checks of the report passed, 2 failed \(A1, C2\)/,
    );
  });

  it('names the finding that a cited one was joined with, and passes', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    const file = `${folder}/ledger.json`;
    const ledger = project.readJson(file) as Ledger;
    const joined = [
      { id: 'C071', into: 'C001', by: '1/claim-sorter-1', texts: ['A window has 16 bytes for each user.'] },
    ];
    project.write(file, JSON.stringify({ ...ledger, joined }));
    project.replace(reportFile, '\\claim{C001}', '\\claim{C071}');
    const { stdout } = await project.cli('report', 'check');
    expect(stdout).toMatch(/- A6 .*C071 is now part of C001: cite C001 → Put the new id into its \\claim\./);
    expect(stdout).toContain('none failed');
  });

  it('compiles first when asked to', async () => {
    const { project } = await writingSession();
    const { stdout } = await project.cli('report', 'check', '--compile');
    expect(stdout).toContain('no TeX is installed');
    expect(project.read(`${folder}/facts.tex`)).toMatch(
      /checksOfReport\}\{\d+ of \d+ checks of the report passed, none failed/,
    );
  });
});

describe('a report that is gone', () => {
  it('passes no check, and status does not go on praising it', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    await project.cli('report', 'check');
    rmSync(project.path(reportFile));
    expect((await project.cli('status')).stdout).toMatch(/^report +there is no report$/m);
    const { exitCode, stdout } = await project.cli('report', 'check');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^There is no report\.\n\nTo fix:\n- C1 x-report\.tex: There is no report/);
    const { checks } = (await project.cliJson('report', 'check')) as ReportCheck;
    expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['could-not-run']));
  });
});

describe('what the checks came to', () => {
  it('is the same in status, in the report, in its Markdown and in what the check prints', async () => {
    const { project } = await writingSession();
    insert(project, 'TODO: more.');
    await project.cli('compile');
    const count = /\d+ of \d+ checks of the report passed, 1 failed \(C2\), \d+ could not run/;
    const said = count.exec((await project.cli('report', 'check')).stdout)?.[0] ?? 'nothing';
    expect((await project.cli('status')).stdout).toContain(said);
    expect(project.read(`${folder}/facts.tex`)).toContain(said);
    expect(project.read(`${folder}/x-report.md`)).toContain(said);
    expect(project.read(`${folder}/x-report.md`)).toContain('- C2, nothing was left to be filled in: failed');
  });
});

describe('evidence', () => {
  it('prints the pages that a writer reads: what the report states, without quotes', async () => {
    const { project } = await writingSession();
    const { stdout } = await project.cli('evidence', '--page', '1');
    expect(stdout).toContain('Findings that the report states, without their quotes:');
    expect(stdout).toMatch(/^- Q001 \(high\)/m);
    expect((await project.cli('evidence', '--page', '2')).stdout).toContain('No more findings.');
    expect((await project.cli('evidence', '--page', 'two')).stderr).toContain('--page needs a number');
  });
});

describe('what is made beside the report', () => {
  it('is there after compile, with no TeX: bibliography, counts, figures, Markdown', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    expect(project.files(folder)).toEqual(
      expect.arrayContaining([
        `${folder}/x-report.md`,
        `${folder}/figures/sources.tex`,
        `${folder}/facts.tex`,
        `${folder}/sources.bib`,
      ]),
    );
    expect(project.read(`${folder}/x-report.md`)).toContain('16 bytes for every user [1, 2]');
    expect(project.read(`${folder}/x-report.md`)).toContain('Q001 (high): How do limiters behave across regions?');
  });

  it('says what it had cost when it was printed, as digest and status do at the end', async () => {
    const session = await writingSession();
    const { project } = session;
    const amount = (usd: number) => ({ usd, tokens: 1_000, unpriced: 0 });
    const account = project.readJson(`${folder}/.runtime/spend.json`) as object;
    project.write(`${folder}/.runtime/spend.json`, JSON.stringify({ ...account, total: amount(2.97) }));
    await project.cli('stop', 'x');
    await session.endsTurn();
    expect(project.read(`${folder}/x-report.md`)).toMatch(/; it had taken .* 2\.97 USD when this was printed/);
    expect(project.read(`${folder}/digest.md`)).toContain('2.97');
    expect((await project.cli('status')).stdout).toContain('2.97');
  });
});

describe('the end of a write-up', () => {
  it(
    'sends a report back at most three times for what its checks find, then ends and says what is left',
    { timeout: 60_000 },
    async () => {
      const session = await writingSession(rounds);
      const { project } = session;
      insert(project, 'TODO: more.');
      await project.cli('compile');
      for (const round of [1, 2, 3]) {
        const text = continuation(await session.endsTurn());
        expect(text, `round ${round}`).toContain(`round ${round} of 3`);
        expect(text).toContain('agent `autonomous-workflow:report-writer`, task: `[i1-u1]`');
        const task = project.read(`${folder}/tasks/i1-u1.md`);
        expect(task, 'its writer reads it, not the session').toMatch(/C2 x-report\.tex:\d+: A placeholder was left/);
        await session.usesTool('Bash', { command: 'autonomous-workflow report check' });
      }
      const { systemMessage } = (await session.endsTurn()) ?? {};
      expect(systemMessage).toMatch(
        /ended \(max_iterations\).*The report is to be fixed in one place: .*1 failed \(C2\)/,
      );
      expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'max_iterations' });
      const status = (await project.cli('status')).stdout;
      expect(status).toMatch(/^report +\d+ of \d+ checks of the report passed, 1 failed \(C2\)/m);
      expect(status).toContain('The report does not pass its checks; what to fix: autonomous-workflow report check x');
      expect(project.read(`${folder}/facts.tex`)).toContain('1 failed (C2)');
      expect(project.read(`${folder}/x-report.md`)).toContain('1 failed (C2)');
    },
  );

  it('ends at once when nothing is left to fix', async () => {
    const session = await writingSession(rounds);
    await session.project.cli('compile');
    const { systemMessage } = (await session.endsTurn()) ?? {};
    expect(systemMessage).toMatch(/ended \(max_iterations\)/);
    expect(systemMessage).not.toContain('to be fixed');
  });

  it('goes on when the task was done, and compiles and records again', async () => {
    const session = await writingSession(rounds);
    const { project } = session;
    insert(project, 'TODO: more.');
    await project.cli('compile');
    expect(continuation(await session.endsTurn())).toContain('round 1 of 3');
    project.replace(reportFile, 'TODO: more.', 'Sure enough.');
    expect(continuation(await session.endsTurn())).toContain('is not compiled as it stands');
    await project.cli('compile');
    expect((await session.endsTurn())?.systemMessage).toMatch(/ended \(max_iterations\)/);
  });

  it('bears a damaged note of earlier checks', async () => {
    const session = await writingSession(rounds);
    await session.project.cli('compile');
    session.project.write(`${folder}/.runtime/report-check.json`, '{"rounds": "x"');
    session.project.write(
      `${folder}/.runtime/compiled.json`,
      '{"outcome":"no-tex","findings":[{"id":1}],"unresolved":"?"}',
    );
    expect((await session.endsTurn())?.systemMessage).toMatch(/ended \(max_iterations\)/);
  });
});
