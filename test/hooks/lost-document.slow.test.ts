import { rmSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begunSession, continuation, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const report = `${folder}/x-report.tex`;
const copy = `${folder}/.runtime/report-before.tex`;

async function withLostReport(): Promise<{ session: Session; written: string }> {
  const session = await begunSession();
  const { project } = session;
  await session.worksThrough('x', 1);
  await session.endsTurn();
  const written = project.read(report);
  rmSync(project.path(report));
  return { session, written };
}

describe('a report that is gone', () => {
  it('is put back by continue-auto, which says so, and its copy stays', async () => {
    const { session, written } = await withLostReport();
    const { project } = session;
    const answer = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(JSON.stringify(answer)).toContain(
      "autonomous-workflow restored the report of 'x', which was gone, from its last good copy (.runtime/report-before.tex)",
    );
    expect(project.read(report)).toBe(written);
    expect(project.read(copy)).toBe(written);
    expect(project.journal('x').find(({ event }) => event === 'document-restored')).toMatchObject({
      file: 'x-report.tex',
      from: '.runtime/report-before.tex',
    });
  });

  it('is put back when a turn ends, from the newest of the copies', async () => {
    const { session } = await withLostReport();
    const { project } = session;
    const newer = `${folder}/.runtime/compiled-report.tex`;
    project.write(newer, '% newer\n');
    utimesSync(project.path(copy), new Date(0), new Date(0));
    const answer = await session.endsTurn();
    expect(answer?.systemMessage).toMatch(/restored the report of 'x'.*compiled-report\.tex/);
    expect(continuation(answer)).toBeDefined();
    expect(project.read(report)).toBe('% newer\n');
  });

  it('is put back before the next iteration of a workflow whose command was typed again', async () => {
    const { session, written } = await withLostReport();
    rmSync(session.project.path(`${folder}/.runtime/compiled-report.tex`), { force: true });
    await session.begins('x');
    await session.worksThrough('x', 2);
    await session.endsTurn();
    expect(session.project.read(report)).toContain(written);
  });

  it('takes no copy with it when none of them is whole', async () => {
    const { session } = await withLostReport();
    session.project.write(copy, '');
    await session.endsTurn();
    expect(session.project.exists(report)).toBe(false);
    expect(session.project.exists(copy)).toBe(true);
  });
});

it('a plan that is gone is put back, too', async () => {
  const session = await begunSession();
  session.project.write(`${folder}/.runtime/plan-before.tex`, '% the plan\n');
  expect((await session.endsTurn())?.systemMessage).toMatch(/restored the plan of 'x'/);
  expect(session.project.read(`${folder}/x-plan.tex`)).toBe('% the plan\n');
});
