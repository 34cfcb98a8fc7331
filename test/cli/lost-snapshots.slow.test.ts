import { describe, expect, it } from 'vitest';
import { claim, findingOf, folder, ledgerOf, recordFrom, reports } from '../support/checked-record.ts';
import { useLocalWeb } from '../support/fetching.ts';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const { web } = useLocalWeb();

/** One finding whose quote was found in its stored page. */
async function found(): Promise<Project> {
  const session = await begunSession();
  await reports(session, 1, [claim(findingOf(web(), 'at most b + rt'))]);
  await recordFrom(web(), session.project);
  expect(await status(session.project)).toContain('1 of 1 quotes found in their sources');
  return session.project;
}

const status = async (project: Project) => (await project.cli('status')).stdout;
const check = (project: Project) => ledgerOf(project).claims[0]?.evidence[0]?.check;
const page = (project: Project) => project.files(`${folder}/snapshots`).find((file) => file.endsWith('.txt')) ?? '';

describe('a stored page', { timeout: 90_000 }, () => {
  it('that was altered is told of by doctor and repair, and the next record fetches it again', async () => {
    const project = await found();
    const text = project.read(page(project));
    project.write(page(project), `${text}altered`);
    const seen = await project.cli('doctor');
    expect(seen.stdout).toMatch(/^lost +x +\S+\/snapshots\/[0-9a-f]{64}\.txt: It is not the text that was stored → /m);
    expect(seen.exitCode).toBe(1);
    const { stdout, exitCode } = await project.cli('repair');
    expect(stdout).toMatch(/^Could not repair .*: It is not the text that was stored$/m);
    expect(exitCode).toBe(4);
    await recordFrom(web(), project);
    expect(check(project)).toMatchObject({ verdict: 'exact', sound: true });
    expect(project.read(page(project))).toBe(text);
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });
});
