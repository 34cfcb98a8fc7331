import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const folder = 'docs/research-x';
const report = `${folder}/x-report.tex`;
const machine = { PATH: process.env.PATH ?? '' };

async function lost(...alsoGone: string[]): Promise<Project> {
  const { project } = await begunSession();
  project.write(report, '% what was found\n');
  await project.cliIn('.', machine, 'snapshot', 'x');
  for (const file of [report, ...alsoGone]) rmSync(project.path(file), { recursive: true });
  return project;
}

describe('repair of a report that is gone', () => {
  it('puts it back from the newest copy', async () => {
    const project = await lost();
    project.write(`${folder}/.runtime/compiled-report.tex`, '% as compiled\n');
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(/^autonomous-workflow restored the report of 'x', which was gone, .*compiled-report\.tex/m);
    expect(exitCode).toBe(0);
    expect(project.read(report)).toBe('% as compiled\n');
  });

  it('without a copy names the line that takes it back from git, and puts nothing in its place', async () => {
    const project = await lost(`${folder}/.runtime/report-before.tex`);
    const { stdout, exitCode } = await project.cliIn('.', machine, 'repair', 'x');
    expect(stdout).toContain(
      `The report of 'x' is gone; git keeps it as it was → git checkout refs/autonomous-workflow/x/1 -- ${report}\n`,
    );
    expect(exitCode).toBe(4);
    expect(project.exists(report)).toBe(false);
  });

  it('without a copy and without git puts an empty one in its place, and says so', async () => {
    const project = await lost(`${folder}/.runtime/report-before.tex`, '.git');
    const { stdout, exitCode } = await project.cliIn('.', machine, 'repair', 'x');
    expect(stdout).toMatch(/^The report of 'x' was gone; an empty one stands in its place/m);
    expect(exitCode).toBe(4);
    expect(project.exists(report)).toBe(true);
  });
});
