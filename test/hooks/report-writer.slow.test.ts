import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { folder, insert, reportFile, writingSession } from '../cli/report-project.ts';
import { sampleTex } from '../report/rules/sample-report.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '2' };
const agent_type = 'autonomous-workflow:report-writer';

const writing = (assignment: string, more: { sections?: string[]; left?: string[] } = {}) => {
  const summary = 'The report answers the question from its findings.';
  const content = { assignment, summary, sections: ['Key Findings'], left: [], ...more };
  return `Done.\n\n\`\`\`json\n${JSON.stringify(content, null, 2)}\n\`\`\``;
};
const starts = async (session: Session, id: string) =>
  (await session.usesTool('Agent', { subagent_type: agent_type, prompt: `[${id}] Write.` }))?.hookSpecificOutput;
const answers = (session: Session, answer: string, id = 'w') => session.agentAnswers(id, answer, 'report-writer');

/** An iteration that writes up, recorded, with nothing written. */
async function unwritten(): Promise<Session> {
  const session = await writingSession(rounds);
  const { project } = session;
  project.write(reportFile, project.read(`${folder}/.runtime/report-before.tex`));
  return session;
}

describe('the writer of a report', () => {
  it('is asked for after the record, gets its whole prompt from a hook, and hands in once the checks pass', async () => {
    const session = await unwritten();
    const { project } = session;
    const { stdout } = await project.cli('record');
    expect(stdout).toContain(`Left to do:\n- ${reportFile} is not written up yet. Start this agent`);
    expect(stdout).toContain('agent `autonomous-workflow:report-writer`, task: `[i1-u1]`');
    expect(stdout, 'nothing is compiled before a line is written').not.toContain('run `autonomous-workflow compile`');

    const prompt = String((await starts(session, 'i1-u1'))?.updatedInput?.prompt);
    expect(prompt).toMatch(/^\[i1-u1\] [^\n]+\n\n## Goal\n\n> What is known\?/);
    expect(prompt).toContain(`Complete ${reportFile} section by section`);
    expect(prompt).toContain('open questions: `autonomous-workflow evidence --page 1`.');

    expect((await answers(session, writing('i1-u1')))?.reason).toContain('is as it was before your task');
    project.write(reportFile, sampleTex());
    insert(project, 'So it is \\citep{invented}.');
    expect((await answers(session, writing('i1-u1')))?.reason).toContain(
      'run `autonomous-workflow report check --compile`',
    );
    await project.cli('report', 'check', '--compile');
    // Another agent, since one is sent back twice at most.
    const refused = (await answers(session, writing('i1-u1'), 'other'))?.reason;
    expect(refused).toContain('The cited key invented is not in sources.bib');
    project.replace(reportFile, 'So it is \\citep{invented}.', 'Confidence is medium.');
    await project.cli('report', 'check', '--compile');
    expect(await answers(session, writing('i1-u1'), 'other')).toBeUndefined();
    expect((await project.cli('record')).stdout).toContain('Nothing is left to do. End your answer with');
    expect((await session.endsTurn())?.systemMessage).toContain('ended (max_iterations)');
  });

  it('is sent back where a paragraph ran into another with a sentence that was taken out', async () => {
    const session = await writingSession({ ...rounds, AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '0' });
    const { project } = session;
    const [first, second] = ['This paragraph is the first of two in it.', 'This paragraph is the second of two in it.'];
    insert(project, `${first} This sentence goes.\n\n${second}`);
    await starts(session, 'i1-u1');
    project.replace(reportFile, ` This sentence goes.\n\n${second}`, ` ${second}`);
    expect((await answers(session, writing('i1-u1')))?.reason).toContain(
      `the paragraph that “${second}” stood in has run into the one before it`,
    );
    project.replace(reportFile, `${first} ${second}`, `${first}\n\n${second}`);
    expect(await answers(session, writing('i1-u1'))).toBeUndefined();
  });

  it('may edit the report without being asked, and no other file', async () => {
    const session = await unwritten();
    const edits = async (file: string) => {
      const tool_input = { file_path: session.project.path(file), old_string: 'a', new_string: 'b' };
      const input = { tool_name: 'Edit', tool_input, agent_id: 'w', agent_type };
      return (await session.hook('guard', 'PreToolUse', input))?.hookSpecificOutput;
    };
    expect(await edits(reportFile)).toMatchObject({ permissionDecision: 'allow' });
    for (const file of ['README.md', `${folder}/ledger.json`, `${folder}/tasks/i1-u2.md`])
      expect(await edits(file), file).toMatchObject({
        permissionDecision: 'deny',
        permissionDecisionReason: expect.stringContaining('you write no other file') as string,
      });
  });

  it('is refused for good after two more tries; another gets what the checks find, each as often as allowed', async () => {
    const session = await unwritten();
    const { project } = session;
    await project.cli('record');
    await starts(session, 'i1-u1');
    project.write(reportFile, sampleTex());
    insert(project, 'So it is \\citep{invented}.');
    await project.cli('report', 'check', '--compile');
    for (const time of [1, 2])
      expect((await answers(session, writing('i1-u1')))?.decision, `time ${time}`).toBe('block');
    expect(await answers(session, writing('i1-u1'))).toBeUndefined();
    for (const round of [1, 2]) {
      const id = `i1-u${round + 1}`;
      const back = continuation(await session.endsTurn());
      expect(back).toContain(`1 check of the report fails (round ${round} of 2). Start this agent`);
      expect(back).toContain(`\`[${id}]\``);
      expect(back, 'its writer reads it, not the session').not.toContain('invented');
      const prompt = String((await starts(session, id))?.updatedInput?.prompt);
      expect(prompt).toContain(`Correct ${reportFile}`);
      expect(prompt).toContain('The cited key invented is not in sources.bib');
      const left = { sections: [], left: ['The key stays: it is the one that I want.'] };
      for (const time of [1, 2, 3])
        expect((await answers(session, writing(id, left), id))?.decision, `time ${time}`).toBe(
          time === 3 ? undefined : 'block',
        );
    }
    expect((await session.endsTurn())?.systemMessage).toMatch(/ended \(max_iterations\).*to be fixed in one place/s);
  });

  it('goes on where it was: one that was lost is started again, and an older version knows of none', async () => {
    const session = await unwritten();
    const { project } = session;
    await project.cli('record');
    await starts(session, 'i1-u1');
    project.write(reportFile, `${project.read(reportFile)}% begun\n`);
    expect(continuation(await session.endsTurn()), 'half a report is not written up').toContain(
      `${reportFile} is not written up yet. Start this agent`,
    );
    const file = `${folder}/.runtime/iteration.json`;
    const runtime = project.readJson(file) as { assignments: { agent: string }[] };
    const assignments = runtime.assignments.filter(({ agent }) => agent !== 'report-writer');
    project.write(file, JSON.stringify({ ...runtime, assignments, started: [] }));
    expect((await session.starts('compact'))?.hookSpecificOutput?.additionalContext).toContain('`[i1-u1]`');
    expect(String((await starts(session, 'i1-u1'))?.updatedInput?.prompt)).toContain('section by section');
  });

  it('works in beside the others what the iterations before have found', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    await project.cli('record');
    expect(continuation(await session.endsTurn())).toContain(`Work what was found before into ${reportFile}`);
    const prompt = String((await starts(session, 'i2-t1'))?.updatedInput?.prompt);
    expect(prompt).toContain(
      'what `autonomous-workflow evidence --iteration 1` prints and the report does not state yet',
    );
    expect((await answers(session, writing('i2-t1')))?.reason).toContain('is as it was before your task');
    session.editsReport('x');
    expect(await answers(session, writing('i2-t1'))).toBeUndefined();
    const kept = project.readJson(`${folder}/inbox/2/report-writer-1.json`);
    expect(kept).toMatchObject({ agent: 'report-writer', assignment: 'i2-t1', problems: [] });
  });

  it('gets the findings of an iteration in pages where one would be cut', async () => {
    const session = await begunSession();
    const { project } = session;
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    await project.cli('record');
    await session.endsTurn();
    const file = `${folder}/ledger.json`;
    const ledger = project.readJson(file) as Ledger;
    const more = Array.from({ length: 60 }, (_, at) =>
      ledger.claims
        .slice(0, 1)
        .map((one) => ({ ...one, id: `C${200 + at}`, text: `Limiter ${at} ${'waits '.repeat(80)}.` })),
    );
    project.write(file, JSON.stringify({ ...ledger, claims: [...ledger.claims, ...more.flat()] }));
    const prompt = String((await starts(session, 'i2-t1'))?.updatedInput?.prompt);
    const pages = prompt.match(/evidence --iteration 1 --page \d/g) ?? [];
    expect(pages.slice(0, 2)).toEqual(['evidence --iteration 1 --page 1', 'evidence --iteration 1 --page 2']);
    const printed = [];
    for (const page of pages) printed.push((await project.cli(...page.split(' '))).stdout);
    expect(Math.max(...printed.map(({ length }) => length))).toBeLessThan(25_000);
    for (const { id } of more.flat()) expect(printed.join('\n')).toContain(id);
    expect(printed.at(-1)).not.toContain('goes on.)');
  });
});
