import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, handIn, Session } from '../support/session.ts';

const folder = 'docs/research-x';

async function recorded(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  return { project: session.project, session };
}

describe('repair must', () => {
  it('say what did not come back: hand-ins are missing from the inbox', async () => {
    const { project } = await recorded();
    for (const gone of ['ledger.json', '.runtime/ledger.json', 'inbox']) {
      rmSync(project.path(`${folder}/${gone}`), { recursive: true });
    }
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Only 0 of 1 finding of 'x' came back\. → Put what is missing in docs\/research-x\/inbox\/ back/m,
    );
    expect(exitCode).toBe(4);
    expect(project.journal('x').find(({ event }) => event === 'ledger-restored')).toMatchObject({
      findings: 0,
      counted: 1,
    });
    // What the state counts is what there is from now on.
    expect(project.state('x')).toMatchObject({ findings_count: 0, sources_cited: 0 });
    expect(await project.cli('repair', 'x')).toMatchObject({ exitCode: 0 });
  });

  it('say that a hand-in is lost although as many findings as before can be cited', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    await project.cli('record', 'x');
    for (const gone of ['ledger.json', '.runtime/ledger.json', 'inbox/1/researcher-3.json']) {
      rmSync(project.path(`${folder}/${gone}`));
    }
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(/^What was handed in to 'x' as 1\/researcher-3 is lost\. → Put what is missing in /m);
    expect(exitCode).toBe(4);
  });

  it('say in JSON what did not come back, also when the state is gone with it and only the journal counts', async () => {
    const { project } = await recorded();
    const gone = [statePath('x'), `${folder}/.runtime`, `${folder}/ledger.json`, `${folder}/inbox`];
    for (const file of gone) rmSync(project.path(file), { recursive: true });
    expect(await project.cliJson('repair', 'x')).toMatchObject([
      { lost: [expect.stringMatching(/^Only 0 of 1 finding/)] },
    ]);
  });

  it.each([[[]], [['ledger.json']]])(
    'make a state anew when it is gone with journal and machine state, and %j; nothing is begun in its place',
    async (alsoGone) => {
      const { project } = await recorded();
      const other = new Session(project, 's2');
      const gone = [statePath('x'), ...['journal.jsonl', '.runtime', ...alsoGone].map((file) => `${folder}/${file}`)];
      for (const file of gone) rmSync(project.path(file), { recursive: true });
      const refused = await other.types('autonomous-workflow:research', "'x' 'What is known?'");
      expect(refused?.reason).toMatch(
        /^The state file of the workflow 'x' is gone.*\n→ .*autonomous-workflow repair x/,
      );
      expect((await project.cli('doctor')).stdout).toContain('The state file is gone → autonomous-workflow repair x');
      const { stdout, exitCode } = await project.cli('repair', 'x');
      expect(stdout).toMatch(
        /^autonomous-workflow restored the state file of 'x' from its ledger and hand-ins, as stopped, because /m,
      );
      expect(stdout).toMatch(/^What 'x' was to find out is lost: write it into the line `prompt:` of /m);
      expect(stdout).toContain(
        "The budgets of 'x' are lost, and what it has cost before is not known and counts for nothing. In force are the defaults: at most 30 iterations, 24 hours, $50. → Set them when you go on: /autonomous-workflow:continue-auto x --max-iterations 30 --max-hours 24 --max-cost 50\n",
      );
      expect(exitCode).toBe(4);
      expect(project.state('x')).toMatchObject({ status: 'stopped', iteration: 1, findings_count: 1 });
      expect(project.journal('x').map(({ event }) => event)).toContain('state-restored');
      expect((await project.cli('doctor')).exitCode).toBe(0);
      // Nobody goes on with it before a person has said what it is about.
      const resumed = await other.types('autonomous-workflow:continue-auto', 'x');
      expect(resumed?.reason).toMatch(
        /^What the workflow 'x' was to find out is lost\n→ Write it into the line `prompt:`/,
      );
      project.replace(statePath('x'), 'prompt: "The prompt of this workflow was lost."', 'prompt: "How?"');
      expect((await other.types('autonomous-workflow:continue-auto', 'x'))?.decision).toBeUndefined();
      expect(project.state('x')).toMatchObject({ status: 'in_progress', prompt: 'How?' });
    },
  );

  it('say plainly that nothing is left to make a state of', async () => {
    const { project } = await recorded();
    const gone = [statePath('x'), ...['journal.jsonl', '.runtime', 'ledger.json'].map((file) => `${folder}/${file}`)];
    for (const file of gone) rmSync(project.path(file), { recursive: true });
    for (const file of project.files(`${folder}/inbox`)) rmSync(project.path(file));
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Could not repair docs\/research-x\/x-state\.md: The state file is gone\n→ .* or move their folder away\.$/m,
    );
    expect(exitCode).toBe(4);
  });
});
