import { describe, expect, it } from 'vitest';
import { skipTex, withTex } from '../programs/tex/tex-workbench.ts';
import { folder, insert, reportFile, writingSession } from './report-project.ts';

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
