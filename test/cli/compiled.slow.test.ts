import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import type { ReportCheck } from '../../src/report/rules/finding.ts';
import { skipTex, withTex } from '../programs/tex/tex-workbench.ts';
import { continuation } from '../support/session.ts';
import { folder, insert, reportFile, writingSession } from './report-project.ts';
import { countAsWritten } from '../support/written.ts';

const tex = { PATH: process.env.PATH ?? '' };

describe.skipIf(skipTex)(`a report and its PDF, ${withTex}`, () => {
  it('passes every check of the E list that can run, from the log of its own compilation', async () => {
    const { project } = await writingSession();
    expect((await project.cliIn('.', tex, 'report', 'check', '--compile')).stdout).toContain('none failed');
    const { checks } = (await project.cliJson('report', 'check')) as ReportCheck;
    expect(checks.filter(({ id, outcome }) => id.startsWith('E') && outcome !== 'pass')).toEqual([]);
    project.write(reportFile, `${project.read(reportFile)}% changed\n`);
    const later = (await project.cliJson('report', 'check')) as ReportCheck;
    expect(later.checks.find(({ id }) => id === 'E1')).toMatchObject({ outcome: 'could-not-run' });
  });

  it('names what TeX only warns of: a citation and a reference that nothing resolves', async () => {
    const { project } = await writingSession();
    insert(project, 'So it is \\citep{invented}; see Section~\\ref{sec:nope}.');
    const { stdout } = await project.cliIn('.', tex, 'report', 'check', '--compile');
    for (const id of ['A1', 'C5', 'E2', 'E9']) expect(stdout).toMatch(new RegExp(`^- ${id} `, 'm'));
  });

  it('takes the operator ?? of a quoted line, in the generated table of evidence, for no unresolved reference', async () => {
    const { project } = await writingSession();
    const ledger = `${folder}/ledger.json`;
    project.replace(ledger, 'adds 0.4 ms at p99, the 99th percentile', 'adds 0.4 ms ?? at p99, the 99th percentile');
    countAsWritten(workflowPaths(project.root, 'x'), project.path(`${folder}/ledger.json`));
    const { stdout } = await project.cliIn('.', tex, 'report', 'check', '--compile');
    expect(project.read(`${folder}/evidence.tex`)).toContain('??');
    expect(stdout).not.toMatch(/^- E9 /m);
  });

  it('misses the title of a section that the PDF does not show', async () => {
    const { project } = await writingSession();
    project.replace(reportFile, '\\section{Open Questions}', '\\setbox0=\\vbox{\\section{Open Questions}}');
    const { stdout } = await project.cliIn('.', tex, 'report', 'check', '--compile');
    expect(stdout).toMatch(/^- E10 .*: The PDF does not show the title of: Open Questions/m);
  });

  it('keeps the last one that compiled, and puts it back when the later one does not', async () => {
    const session = await writingSession();
    const { project } = session;
    expect((await project.cliIn('.', tex, 'compile')).stdout).toContain('Built');
    const good = project.read(reportFile);
    insert(project, 'So it is \\undefinedmacro.');
    expect((await project.cliIn('.', tex, 'compile')).exitCode).toBe(1);
    for (const turn of [1, 2]) {
      expect(continuation(await session.endsTurn()), `turn ${turn}`).toContain('does not compile');
      await session.usesTool('Read', { file_path: reportFile });
    }
    const { systemMessage } = (await session.endsTurn()) ?? {};
    expect(systemMessage).toMatch(
      /the last one that did was put back; the other is kept as x-report\.broken-[\dTZ-]+\.tex/,
    );
    expect(project.read(reportFile)).toBe(good);
    const stashed = project.files(folder).find((file) => file.includes('x-report.broken-')) ?? '';
    expect(project.read(stashed)).toContain('\\undefinedmacro');
    expect(project.state('x').end_message).toContain('was put back');
  });
});
