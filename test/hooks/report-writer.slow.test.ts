import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readDraft } from '../../src/report/document.ts';
import { formatDraft, type Draft } from '../../src/report/rules/source.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { folder, reportFile, writingSession } from '../cli/report-project.ts';
import { sampleDraft, withSection } from '../report/rules/sample-report.ts';
import { critique } from '../support/critic.ts';
import { store } from '../support/documents.ts';
import { newProject } from '../support/project.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const agent_type = 'autonomous-workflow:report-writer';

const writing = (assignment: string, draft: Draft = sampleDraft, left: readonly string[] = []) =>
  `<!-- ${assignment} -->\n${formatDraft(draft)}\n${left.map((one) => `- ${one}\n`).join('')}`;
const starts = async (session: Session, id: string) =>
  (await session.usesTool('Agent', { subagent_type: agent_type, prompt: `[${id}] Write.` }))?.hookSpecificOutput;
const answers = (session: Session, text: string, id = 'w') => session.agentAnswers(id, text, 'report-writer');
const bad = withSection('Key Findings', (text) => `${text}\n\nSo it is [@C404].`);

/** An iteration that writes up, recorded, with nothing written. */
const unwritten = (): Promise<Session> => writingSession({}, {});

describe('the writer of a report', () => {
  it('is asked for after the record, gets its prompt and its file from code, and hands in once the checks pass', async () => {
    const session = await unwritten();
    const { project } = session;
    const { stdout } = await project.cli('record');
    expect(stdout).toContain(
      `Left to do:\n- ${reportFile} is not written up with the present findings. Start this agent`,
    );
    expect(stdout).toContain('agent `autonomous-workflow:report-writer`, task: `[i1-u1]`');

    const prompt = String((await starts(session, 'i1-u1'))?.updatedInput?.prompt);
    const file = project.path(`${folder}/wave/i1-u1.md`);
    expect(prompt).toMatch(/^\[i1-u1\] [^\n]+\n\n## Goal\n\n> What is known\?/);
    expect(prompt).toContain('open questions: `autonomous-workflow evidence --page 1`.');
    expect(prompt).toContain(`Your hand-in: ${file}`);
    expect(project.read(`${folder}/wave/i1-u1.md`)).toMatch(/^# Executive Summary\n\n# Background/);

    expect((await answers(session, writing('i1-u1', {})))?.reason).toContain('expected the text of a section');
    const refused = (await answers(session, writing('i1-u1', bad)))?.reason;
    expect(refused).toContain('Key Findings, “So it is.”: There is no C404');
    expect(await answers(session, writing('i1-u1'))).toBeUndefined();
    expect(readDraft(workflowPaths(project.root, 'x'))).toEqual(sampleDraft);
    expect((await project.cli('record')).stdout).toContain('The workflow ends here. End your answer with');
    expect(project.read(reportFile)).toContain('16 bytes for every user \\citep{sourcea,sourceb}');
    expect((await session.endsTurn())?.systemMessage).toContain('ended (max_iterations)');
  });

  it('has its text kept with its faults after two more tries, and what is left is said at the end', async () => {
    const session = await unwritten();
    const { project } = session;
    await project.cli('record');
    await starts(session, 'i1-u1');
    for (const time of [1, 2])
      expect((await answers(session, writing('i1-u1', bad)))?.decision, `time ${time}`).toBe('block');
    expect(await answers(session, writing('i1-u1', bad))).toBeUndefined();
    expect(readDraft(workflowPaths(project.root, 'x'))['Key Findings']).toContain('[@C404]');
    await project.cli('compile');
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /ended \(max_iterations\).*The report has 1 place to fix: `autonomous-workflow compile --check x`/s,
    );
    expect((await project.cli('status')).stdout).toMatch(/^report +1 place to fix/m);
    expect(project.read(`${folder}/x-report.md`)).toContain('Code checked this text: 1 place to fix.');
  });

  it('is not started where no hand-in was taken; report, end and digest say so', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.begins('x', '--max-iterations 1');
    for (const number of [1, 2, 3])
      for (const time of [1, 2, 3])
        expect((await session.agentAnswers(`a${number}`, `{ "assignment": "i1-r${number}"`))?.decision).toBe(
          time < 3 ? 'block' : undefined,
        );
    expect((await project.cli('record')).stdout).not.toContain('report-writer');
    await project.cli('compile');
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /In iteration 1 nothing that its agents handed in could be taken: log.jsonl says why\. The report has no summary and no conclusions: no finding counts\./,
    );
    expect(project.read(`${folder}/x-report.md`)).toMatch(
      /Executive Summary\n\nNo finding counts, so nothing is concluded here\./,
    );
    const digest = project.read(`${folder}/digest.md`);
    expect(digest).toContain('0 new findings, nothing that its 3 agents handed in could be taken');
    expect(digest).not.toContain('--check');
  });

  it('that corrects gets the report as it stands, and what is wrong with it', async () => {
    const session = await writingSession({ AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '1' }, bad);
    const { project } = session;
    await project.cli('compile');
    expect(continuation(await session.endsTurn())).toContain('`[i1-k1]`');
    await session.agentAnswers('k', critique(project, 'i1-k1'), 'report-critic');
    await project.cli('compile');
    const back = continuation(await session.endsTurn());
    expect(back).toContain('1 thing of the report is to be corrected (round 1 of 1). Start this agent');
    expect(back, 'its writer reads it, not the session').not.toContain('C404');
    const prompt = String((await starts(session, 'i1-u2'))?.updatedInput?.prompt);
    expect(prompt).toContain('There is no C404');
    expect(project.read(`${folder}/wave/i1-u2.md`)).toContain('[@C404]');
    expect(await answers(session, writing('i1-u2'), 'u2')).toBeUndefined();
    await project.cli('compile');
    expect((await session.endsTurn())?.systemMessage).toContain('ended (max_iterations)');
  });

  it('finds a report that lists what each iteration has found, and reads it in pages where it would be cut', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    await project.cli('record');
    expect(project.read(reportFile)).toContain('As they were recorded; nobody has written them up yet');
    const ledger = project.readJson(`${folder}/ledger.json`) as Ledger;
    const text = ledger.claims[0]?.text ?? 'none';
    expect(project.read(reportFile)).toContain(text.replace(/[.\s]+$/, ''));
    const more = Array.from({ length: 60 }, (_, at) =>
      ledger.claims
        .slice(0, 1)
        .map((claim) => ({ ...claim, id: `C${200 + at}`, text: `Limiter ${at} ${'waits '.repeat(80)}.` })),
    );
    store(project, 'x', 'ledger.json', { ...ledger, claims: [...ledger.claims, ...more.flat()] });
    const printed = [];
    for (const page of ['1', '2', '3']) printed.push((await project.cli('evidence', '--page', page)).stdout);
    expect(Math.max(...printed.map(({ length }) => length))).toBeLessThan(25_000);
    for (const { id } of more.flat()) expect(printed.join('\n')).toContain(id);
    expect((await project.cli('evidence', '--page', '9')).stdout).toContain('No more findings.');
  });
});
