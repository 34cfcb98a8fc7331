import { describe, expect, it } from 'vitest';
import { readScrutiny, writeScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { escalate } from '../../src/loop/escalations.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import type { Defect } from '../../src/planning/rules/defect.ts';
import { committedProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';
import { codingSession } from '../support/coding-session.ts';
import { objection } from '../support/objection.ts';
import type { Session } from '../support/session.ts';

/** A session whose features T001 and T002 have these open concerns of critics, with T001 begun. */
async function begun(...defects: Defect[]): Promise<{ coding: CodingProject; session: Session }> {
  const coding = await committedProject('# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n');
  const session = await codingSession(coding);
  const paths = workflowPaths(coding.project.root, 'x');
  await asWriter(paths, () => writeScrutiny(paths, { ...readScrutiny(paths), defects }));
  const { exitCode, stderr } = await coding.cli('feature', 'start', 'T001');
  if (exitCode !== 0) throw new Error(stderr);
  return { coding, session };
}

const handsIn = async (session: Session, ...decisions: string[]): Promise<string> => {
  const work = { outcome: 'done', what: 'one() gives 1.', why: 'Later features count with it.' };
  const handIn = { feature: 'T001', attempt: 1, ...work, decisions };
  const said = `\`\`\`json\n${JSON.stringify(handIn)}\n\`\`\``;
  return (await session.agentAnswers('a1', said, 'autonomous-coder'))?.reason ?? '';
};

const defectsOf = ({ project }: CodingProject) => readScrutiny(workflowPaths(project.root, 'x')).defects;

describe('a concern of critics that a coder is to decide', { timeout: 240_000 }, () => {
  it('is asked for once where no decision names it, then goes to the reviewer by name, and is settled so', async () => {
    const inWords = 'D003 is “open: the coder decides it, and names D003 in its `decisions`”.';
    const quoting = { ...objection('D002', 'T001'), statement: inWords };
    const { coding, session } = await begun(objection('D001', 'T001'), quoting, objection('D003', 'T002'));
    const { cli, review, writesFunction, project, verify } = coding;
    writesFunction('one', 1);
    const decided = 'D002: one() takes no arguments';
    const refused = await handsIn(session, decided);
    expect(refused).toContain('decisions does not name D001 (Nobody says what D001 wants of T001.)');
    expect(refused).not.toMatch(/D00[23] \(/);
    expect(await handsIn(session, decided)).toBe('');
    await verify('T001');
    expect(project.read(`${folder}/tasks/T001-review.md`)).toMatch(
      /X\d+.*D001 is named in no decision of its coder: “Nobody says what D001 wants of T001\.”/,
    );
    expect(project.read(`${folder}/tasks/T001-review.md`)).toMatch(
      /X\d+: D002 was left to its coder, who decided: “D002: one\(\) takes no arguments”; it was: “D003 is.*; wanted: “Say it.”; rule whether that decides it/,
    );
    expect(defectsOf(coding).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(defectsOf(coding)).toMatchObject([
      { status: 'accepted', history: [{ event: 'raised' }, { event: 'answered', by: 'the reviewer of T001' }] },
      {
        status: 'accepted',
        history: [
          { event: 'raised' },
          { event: 'answered', by: 'the coder of T001', text: decided },
          { event: 'accepted', by: 'the reviewer of T001', text: expect.stringContaining(' ') as string },
        ],
      },
      { status: 'open' },
    ]);
    const digest = (await cli('digest', 'x')).stdout;
    expect(digest).toMatch(
      /## What was decided for you[^#]*D002 about T001: .* Decided by the coder of T001: “D002: one/,
    );
    expect(digest.split('## What was decided for you')[0]).not.toContain('was left to its coder');
  });

  it('is no longer asked of the user once an edit has answered it; what is left is named', async () => {
    const { coding, session } = await begun(objection('D001', 'T002'), objection('D002', 'T001'));
    const { project, cli } = coding;
    const paths = workflowPaths(project.root, 'x');
    const asks = { kind: 'ambiguous_requirement' as const, tried: [], iteration: 2 };
    await asWriter(paths, () => {
      escalate(paths, new Date(), { ...asks, item: 'T002', defects: ['D001'], text: 'What does two give?' });
      escalate(paths, new Date(), { ...asks, item: null, defects: ['D001', 'D002'], text: 'What do all give?' });
      escalate(paths, new Date(), { ...asks, item: null, text: 'Which licence?' });
      escalate(paths, new Date(), { ...asks, item: 'T001', others: ['T002'], text: 'Is two even?' });
    });
    project.replace(`${folder}/feature-list.json`, 'Function two', 'Function two, which gives 2');
    const said = (await session.endsTurn())?.systemMessage ?? '';
    expect(said).toContain('feature-list.json was changed by hand; what it says of T002 counts from now on.');
    expect(said).toContain('E001 is answered by that.\nE002 still asks about D002;');
    expect(said).toContain(
      'E004 still asks; where the edit answers that, say so with `autonomous-workflow resolve E004`',
    );
    expect(said).not.toContain('E003');
    expect(project.readJson(`${folder}/escalations.json`)).toMatchObject({
      escalations: [
        {
          id: 'E001',
          answer: 'a change of the description: Function two, which gives 2 Function two (Tasks)',
        },
        { id: 'E002', answer: null },
        { id: 'E003', answer: null },
        { id: 'E004', answer: null },
      ],
    });
    expect((await cli('feature', 'list', 'x')).stdout).not.toContain('E001');
    expect((await cli('digest', 'x')).stdout).toMatch(/## What you were asked, with the answer\n\n- E001: .* → “/);
    expect((await cli('resolve', 'E001', 'It gives 2.', 'x')).stderr).toContain('has been answered already');
  });

  it('is answered by an edit of its feature, which the reviewer judges; the digest says so', async () => {
    const { coding, session } = await begun(objection('D001', 'T002'), objection('D002', 'T001'));
    const { cli, review, writesFunction, project, verify } = coding;
    writesFunction('one', 1);
    await handsIn(session, 'D002: one() takes no arguments');
    await verify('T001');
    await review('T001', 1);
    await verify('T001');
    project.replace(`${folder}/feature-list.json`, 'Function two', 'Function two, which gives 2');
    await session.endsTurn();
    expect((await cli('feature', 'start', 'T002')).stderr).toBe('');
    const [edited, decided] = defectsOf(coding);
    expect(edited).toMatchObject({ status: 'answered', history: [{}, { by: 'a change of the description' }] });
    expect(decided?.status).toBe('accepted');
    expect(project.read(`${folder}/tasks/T002.md`)).toContain(
      'D001 about T002 (concern, answered by a change of the description since:',
    );
    await cli('stop', 'x');
    await session.endsTurn();
    expect(project.read(`${folder}/digest.md`)).toMatch(
      /D001 about T002: .*Answered by a change of the description, which nobody has judged yet: “.*which gives 2/,
    );
  });
});
