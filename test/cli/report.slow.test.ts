import { rmSync } from 'node:fs';
import { store } from '../support/documents.ts';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { editsOf } from '../../src/report/document.ts';
import { folder, insert, reportFile, rewrite, writingSession } from './report-project.ts';
import { skipTex, withTex } from '../programs/tex/tex-workbench.ts';

describe('compile --check', () => {
  it('passes a report as it should be, and one that is gone is made anew from what its writers handed in', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    const { exitCode, stdout } = await project.cli('compile', '--check');
    expect(stdout).toBe('The report: all its marks, numbers and formulas hold.\n');
    expect(exitCode).toBe(0);
    expect(project.files(folder)).toContain(`${folder}/sources.bib`);
    expect(project.read(`${folder}/x-report.md`)).toContain('16 bytes for every user [1, 2]');
    const before = project.read(reportFile);
    rmSync(project.path(reportFile));
    await project.cli('compile');
    expect(project.read(reportFile)).toBe(before);
  });

  it('is refused for one that must be fixed, with sentence and fix', async () => {
    const { project } = await writingSession();
    insert(project, 'So it is [@C404]. It needs 61 bytes [@C001].');
    await project.cli('compile');
    const { exitCode, stdout } = await project.cli('compile', '--check');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^The report: 2 places to fix:\n/);
    expect(stdout).toContain('- Key Findings, “So it is.”: There is no C404 → State what');
    expect((await project.cli('status')).stdout).toMatch(/report +a draft so far: 2 places to fix/);
  });

  it('takes a finding by the id that it had before it was joined', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    const ledger = project.readJson(`${folder}/ledger.json`) as Ledger;
    const joined = [{ id: 'C071', into: 'C001', claim: { ...ledger.claims[0], id: 'C071' } }];
    store(project, 'x', 'ledger.json', { ...ledger, joined });
    rewrite(project, (text) => text.replace('[@C001]', '[@C071]'));
    expect((await project.cli('compile', '--check')).stdout).toContain('formulas hold');
  });
});

describe('a report that a person edited', () => {
  it('is set aside by name, and what was written goes to the next writer as the words of the user', async () => {
    const { project } = await writingSession();
    await project.cli('compile');
    project.replace(reportFile, '\\section{Key Findings}\n', '\\section{Key Findings}\nMy own 5\\,\\% of it.\n\n');
    await project.cli('compile');
    expect(project.read(reportFile)).not.toContain('My own');
    const aside = project.files(folder).find((file) => /x-report\.edited-\w+\.tex$/.test(file)) ?? '';
    expect(project.read(aside)).toContain('My own 5');
    expect(project.journal('x').find(({ event }) => event === 'set-aside')).toMatchObject({ file: 'x-report.tex' });
    const paths = workflowPaths(project.root, 'x');
    expect(editsOf(paths, 'report')).toContain("user's own words");
    expect(editsOf(paths, 'report')).toContain('> My own 5');
    rewrite(project, (before) => before);
    expect(editsOf(paths, 'report')).toBe('');
  });
});

describe('what is made beside the report', () => {
  it('says in digest and status at the end what it cost', async () => {
    const session = await writingSession();
    const { project } = session;
    const amount = (usd: number) => ({ usd, tokens: 1_000, unpriced: 0 });
    const account = project.readJson(`${folder}/.runtime/session/spend.json`) as object;
    project.write(`${folder}/.runtime/session/spend.json`, JSON.stringify({ ...account, total: amount(2.97) }));
    await project.cli('stop', 'x');
    await session.endsTurn();
    for (const said of ['2.97', 'whether bursts are welcome *(inference)*.'])
      expect(project.read(`${folder}/digest.md`)).toContain(said);
    expect((await project.cli('status')).stdout).toContain('2.97');
  });
});

const tex = { PATH: process.env.PATH ?? '' };

describe.skipIf(skipTex)(`a report and its PDF, ${withTex}`, () => {
  it('keeps the last PDF, and the preamble with which it compiles again', async () => {
    const { project } = await writingSession();
    await project.cliIn('.', tex, 'compile');
    const [before, pdf] = [project.read(reportFile), project.read(`${folder}/x-report.pdf`)];
    project.replace(reportFile, '\\begin{document}', '\\undefinedmacro\n\\begin{document}');
    const failed = await project.cliIn('.', tex, 'compile');
    expect(failed.exitCode).toBe(1);
    expect(failed.stdout).toContain('Undefined control sequence');
    expect(project.read(`${folder}/x-report.pdf`)).toBe(pdf);
    project.replace(reportFile, '\\undefinedmacro', '\\newcommand{\\mended}{}');
    insert(project, 'More was found.');
    expect((await project.cliIn('.', tex, 'compile')).stdout).toContain('Built');
    expect(project.read(reportFile)).toContain('\\newcommand{\\mended}{}\n\\begin{document}');
    expect(project.read(reportFile)).toContain('More was found.');
    expect(before).not.toContain('mended');
  });
});
