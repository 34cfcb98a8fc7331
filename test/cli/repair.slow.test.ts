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
  it('show and repair all that is broken; a second repair changes nothing', async () => {
    const { project } = await recorded();
    const [state, ledger] = [statePath('x'), `${folder}/ledger.json`].map((file) => project.read(file));
    project.write(statePath('x'), 'spoiled');
    rmSync(project.path(`${folder}/ledger.json`));
    const doctor = await project.cli('doctor');
    expect(doctor.exitCode).toBe(1);
    expect(doctor.stdout).toContain(`${folder}/x-state.md: It is not what the log says → autonomous-workflow repair x`);
    expect(doctor.stdout).toContain(`${folder}/ledger.json: It is gone → autonomous-workflow repair x`);
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
    const again = await project.cli('doctor');
    expect(again.stdout.match(/^kept {5}x .*replaced-/gm)).toHaveLength(1);
    expect(again.exitCode).toBe(0);
  });
});
