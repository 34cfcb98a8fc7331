import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readDraft } from '../../src/report/draft-file.ts';
import { formatDraft, type Draft } from '../../src/report/rules/draft.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { folder, reportFile, writingSession } from '../cli/report-project.ts';
import { sampleDraft, withSection } from '../report/rules/sample-report.ts';
import { store } from '../support/documents.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '2' };
const agent_type = 'autonomous-workflow:report-writer';

const writing = (assignment: string, draft: Draft = sampleDraft, left: readonly string[] = []) =>
  `<!-- ${assignment} -->\n${formatDraft(draft)}\n${left.map((one) => `- ${one}\n`).join('')}`;
const starts = async (session: Session, id: string) =>
  (await session.usesTool('Agent', { subagent_type: agent_type, prompt: `[${id}] Write.` }))?.hookSpecificOutput;
const answers = (session: Session, text: string, id = 'w') => session.agentAnswers(id, text, 'report-writer');
const bad = withSection('Key Findings', (text) => `${text}\n\nSo it is [@C404].`);

/** An iteration that writes up, recorded, with nothing written. */
const unwritten = (): Promise<Session> => writingSession(rounds, {});

describe('the writer of a report', () => {
  it('is asked for after the record, gets its prompt and its file from code, and hands in once the checks pass', async () => {
    const session = await unwritten();
    const { project } = session;
    const { stdout } = await project.cli('record');
    expect(stdout).toContain(`Left to do:\n- ${reportFile} is not written up yet. Start this agent`);
    expect(stdout).toContain('agent `autonomous-workflow:report-writer`, task: `[i1-u1]`');

    const prompt = String((await starts(session, 'i1-u1'))?.updatedInput?.prompt);
    const file = project.path(`${folder}/wave/i1-u1.md`);
    expect(prompt).toMatch(/^\[i1-u1\] [^\n]+\n\n## Goal\n\n> What is known\?/);
    expect(prompt).toContain('open questions: `autonomous-workflow evidence --page 1`.');
    expect(prompt).toContain(`Your hand-in: ${file}`);
    expect(project.read(`${folder}/wave/i1-u1.md`)).toMatch(/^Title:\n\n# Executive Summary\n\n# Background/);

    expect((await answers(session, writing('i1-u1', { title: null, sections: {} })))?.reason).toContain(
      'expected the text of a section',
    );
    const refused = (await answers(session, writing('i1-u1', bad)))?.reason;
    expect(refused).toContain('R1 Key Findings, “So it is.”: There is no C404');
    expect(await answers(session, writing('i1-u1'))).toBeUndefined();
    expect(readDraft(workflowPaths(project.root, 'x')).title).toBe('Rate limiting');
    expect((await project.cli('record')).stdout).toContain('The workflow ends here. End your answer with');
    expect(project.read(reportFile)).toContain('16 bytes for every user \\citep{sourcea,sourceb}');
    expect((await session.endsTurn())?.systemMessage).toContain('ended (max_iterations)');
  });

  it('may write its file without being asked, and no other, the report not either', async () => {
    const session = await unwritten();
    await starts(session, 'i1-u1');
    const edits = async (file: string) =>
      (await session.agentWrites('w', 'report-writer', session.project.path(file), 'Edit'))?.hookSpecificOutput;
    expect(await edits(`${folder}/wave/i1-u1.md`)).toMatchObject({ permissionDecision: 'allow' });
    for (const file of ['README.md', reportFile, `${folder}/ledger.json`, `${folder}/wave/i1-u2.md`])
      expect(await edits(file), file).toMatchObject({ permissionDecision: 'deny' });
  });

  it('has its text kept with its faults after two more tries; another gets what the checks find', async () => {
    const session = await unwritten();
    const { project } = session;
    await project.cli('record');
    await starts(session, 'i1-u1');
    for (const time of [1, 2])
      expect((await answers(session, writing('i1-u1', bad)))?.decision, `time ${time}`).toBe('block');
    expect(await answers(session, writing('i1-u1', bad))).toBeUndefined();
    expect(readDraft(workflowPaths(project.root, 'x')).sections['Key Findings']).toContain('[@C404]');
    await project.cli('compile');
    for (const round of [1, 2]) {
      const id = `i1-u${round + 1}`;
      const back = continuation(await session.endsTurn());
      expect(back).toContain(`1 check of the report fails (round ${round} of 2). Start this agent`);
      expect(back).toContain(`\`[${id}]\``);
      expect(back, 'its writer reads it, not the session').not.toContain('C404');
      const prompt = String((await starts(session, id))?.updatedInput?.prompt);
      expect(prompt).toContain('There is no C404');
      expect(project.read(`${folder}/wave/${id}.md`)).toContain('[@C404]');
      const left = writing(id, bad, ['The id stays: it is the one that I want.']);
      for (const time of [1, 2, 3])
        expect((await answers(session, left, id))?.decision, `time ${time}`).toBe(time === 3 ? undefined : 'block');
      await project.cli('compile');
    }
    expect((await session.endsTurn())?.systemMessage).toMatch(/ended \(max_iterations\).*to be fixed in one place/s);
  });

  it('goes on where it was: one that was lost is started again', async () => {
    const session = await unwritten();
    const { project } = session;
    await project.cli('record');
    await starts(session, 'i1-u1');
    expect(continuation(await session.endsTurn())).toContain(`${reportFile} is not written up yet. Start this agent`);
    expect((await session.starts('compact'))?.hookSpecificOutput?.additionalContext).toContain('`[i1-u1]`');
    expect(String((await starts(session, 'i1-u1'))?.updatedInput?.prompt)).toContain('Write the whole report');
  });

  it('works in beside the others what the iterations before have found, in pages where one would be cut', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    await project.cli('record');
    expect(continuation(await session.endsTurn())).toContain(`Work what was found before into ${reportFile}`);
    const prompt = String((await starts(session, 'i2-t1'))?.updatedInput?.prompt);
    expect(prompt).toContain('what `autonomous-workflow evidence --iteration 1` prints and they do not state yet');
    expect(project.read(`${folder}/wave/i2-t1.md`)).toBe('Title:\n\n# Key Findings\n\n# Left undone\n');
    const one = { title: null, sections: { 'Key Findings': 'Something was found [@C001].' } };
    expect(await answers(session, `<!-- i2-t1 -->\n${formatDraft(one, ['Key Findings'])}`)).toBeUndefined();
    const kept = project.handIns('x')['2/report-writer-1'];
    expect(kept).toMatchObject({ agent: 'report-writer', assignment: 'i2-t1', problems: [] });

    const ledger = project.readJson(`${folder}/ledger.json`) as Ledger;
    const more = Array.from({ length: 60 }, (_, at) =>
      ledger.claims
        .slice(0, 1)
        .map((claim) => ({ ...claim, id: `C${200 + at}`, text: `Limiter ${at} ${'waits '.repeat(80)}.` })),
    );
    store(project, 'x', 'ledger.json', { ...ledger, claims: [...ledger.claims, ...more.flat()] });
    const printed = [];
    for (const page of ['1', '2', '3'])
      printed.push((await project.cli('evidence', '--iteration', '1', '--page', page)).stdout);
    expect(Math.max(...printed.map(({ length }) => length))).toBeLessThan(25_000);
    for (const { id } of more.flat()) expect(printed.join('\n')).toContain(id);
  });
});
