import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder, insert, reportFile, rewrite, writingSession } from '../cli/report-project.ts';
import { critique } from '../support/critic.ts';
import { continuation, Session } from '../support/session.ts';

const claim = 'Counters are the only limiters that anybody maintains.';
const against = { [claim]: 'No finding says who maintains what.' };
const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '2' };

/** A write-up with a false judgement in it, recorded and compiled. */
async function written(more: Record<string, string> = {}): Promise<Session> {
  const session = await writingSession({ ...rounds, ...more });
  insert(session.project, claim);
  await session.project.cli('compile');
  return session;
}

const turn = async (session: Session) => {
  await session.usesTool('Bash', { command: 'autonomous-workflow record' });
  return session.endsTurn();
};
const critic = (session: Session, answer: object) =>
  session.agentAnswers(`k-${JSON.stringify(answer).length}`, answer, 'report-critic');
/** The task of the writer who is asked for. */
const given = ({ project }: Session, round = 1) => project.read(`${folder}/tasks/i1-u${round + 1}.md`);
const back = async (session: Session, round: number) => {
  const asked = continuation(await turn(session));
  expect(asked).toContain(`\`[i1-u${round + 1}]\``);
  expect(asked).toContain(`(round ${round} of 2)`);
};
/** The writer that was asked for hands in that it changed nothing. */
const corrected = async (session: Session, round = 1) => {
  const text = `<!-- i1-u${round + 1} -->\n# Left undone\n\n- Nothing is to be done about it.\n`;
  expect(await session.agentAnswers(`u${round}`, text, 'report-writer')).toBeUndefined();
};
const critiqueTex = ({ project }: Session) => project.read(reportFile);

describe('the critic of a report', { timeout: 400_000 }, () => {
  it('is asked for, brings its blockers back, reads again, and its approval is printed', async () => {
    const session = await written();
    const { project } = session;
    expect((await project.cli('record')).stdout).toContain(
      'agent `autonomous-workflow:report-critic`, task: `[i1-k1]`',
    );
    const asked = continuation(await turn(session)) ?? '';
    expect(asked).toContain(`task: \`[i1-k1]\` Judge the report of x; your task in full: ${folder}/tasks/i1-k1.md`);
    const task = project.read(`${folder}/tasks/i1-k1.md`);
    expect(task).toContain('> What is known?');
    expect(task).toContain(`“${claim}”`);
    const start = { subagent_type: 'autonomous-workflow:report-critic', prompt: '[i1-k1] Judge it.' };
    const started = await session.usesTool('Agent', start);
    expect(started?.hookSpecificOutput?.updatedInput, 'its whole task, as other agents get it').toMatchObject({
      prompt: `${task.trim()}\n\nYour hand-in: ${project.path(`${folder}/wave/i1-k1.json`)}`,
    });

    const { sentences, ...rest } = critique(project, 'i1-k1');
    const short = { ...rest, sentences: sentences.map((one) => (one.n === 1 ? { ...one, n: 999 } : one)) };
    expect((await critic(session, short))?.reason).toContain(
      'sentences: expected one for each item, received none for 1',
    );
    expect(await critic(session, critique(project, 'i1-k1', against))).toBeUndefined();

    const unprinted = continuation(await turn(session)) ?? '';
    expect(unprinted, 'the report has to print what the critic says').toContain('run `autonomous-workflow compile`');
    await project.cli('compile');
    expect(critiqueTex(session)).toContain(`${claim} \\emph{(not supported: No finding says who maintains what)}`);
    const returned = continuation(await turn(session)) ?? '';
    expect(returned).toContain('1 thing of the report is to be corrected (round 1 of 2). Start this agent');
    expect(returned).toContain('agent `autonomous-workflow:report-writer`, task: `[i1-u2]`');
    expect(given(session)).toContain(`“${claim}”: not supported: No finding says who maintains what`);
    await corrected(session);

    rewrite(project, (text) => text.replace(claim, 'Counters are limiters that somebody maintains.'));
    await project.cli('compile');
    const again = continuation(await turn(session)) ?? '';
    expect(again).toContain('task: `[i1-k2]`');
    const second = project.read(`${folder}/tasks/i1-k2.md`);
    expect(second).toContain('“Counters are limiters that somebody maintains.”');
    expect(second.match(/^\d+\. /gm), 'what changed, and two controls').toHaveLength(3);
    expect(await critic(session, critique(project, 'i1-k2'))).toBeUndefined();
    await project.cli('compile');
    const end = await turn(session);
    expect(end?.systemMessage).toContain('ended (max_iterations)');
    expect(end?.systemMessage).not.toContain('objection');
    const [outcome] = /Critics, in 2 rounds, accepted \d+ of \d+ sentences: supported/.exec(
      (await project.cli('status')).stdout,
    ) ?? ['none'];
    for (const file of ['x-report.tex', 'x-report.md', 'x-report.html']) {
      expect(project.read(`${folder}/${file}`)).toContain(outcome);
    }
  });

  it('is heard twice, and once more on what was corrected then; what the writer leaves is printed, and said at the end', async () => {
    const session = await written();
    const { project } = session;
    const unanswered = [{ words: 'What is known?', why: 'It says what costs what.' }];
    await turn(session);
    await critic(session, critique(project, 'i1-k1', against, unanswered));
    await project.cli('compile');
    await back(session, 1);
    await corrected(session);
    rewrite(project, (text) => text.replace(claim, `So it is. ${claim}`));
    await project.cli('compile');
    expect(continuation(await turn(session))).toContain('`[i1-k2]`');
    await critic(session, critique(project, 'i1-k2', against, unanswered));
    await project.cli('compile');
    await back(session, 2);
    await corrected(session, 2);
    rewrite(project, (text) => text.replace('So it is. ', 'So it was. '));
    await project.cli('compile');
    expect(continuation(await turn(session))).toContain('`[i1-k3]`');
    expect(
      project.read(`${folder}/tasks/i1-k3.md`).match(/^\d+\. /gm),
      'it, the one after it, two controls',
    ).toHaveLength(4);
    await critic(session, critique(project, 'i1-k3', against, unanswered));
    await project.cli('compile');
    const said = '2 objections not resolved';
    expect((await turn(session))?.systemMessage).toContain(said);
    for (const file of ['x-report.tex', 'x-report.md', 'x-report.html']) {
      const text = project.read(`${folder}/${file}`);
      expect(text).toContain('not supported: No finding says who maintains what');
      expect(text).toContain('It says what costs what');
    }
    expect((await project.cli('status')).stdout).toContain(said);
  });

  it('that never hands in, or is refused, is no approval, and another is asked', async () => {
    const session = await written();
    for (const id of ['k1', 'k1', 'k2', 'k2'])
      expect(continuation(await turn(session)), id).toContain(`\`[i1-${id}]\``);
    const never = 'No critic has judged this report';
    expect((await turn(session))?.systemMessage).toContain(`${never}.`);
    expect(critiqueTex(session)).toContain(never);

    const other = await written();
    await turn(other);
    for (let time = 0; time < 3; time += 1) await other.agentAnswers('k', '{ "assignment": "i1-k1"', 'report-critic');
    await other.project.cli('compile');
    expect(continuation(await turn(other))).toContain('`[i1-k2]`');
  });

  it('goes on where it was after a crash: nothing is asked or returned twice, whatever was lost', async () => {
    const session = await written();
    const { project } = session;
    await turn(session);
    await critic(session, critique(project, 'i1-k1', against));
    await project.cli('compile');
    // The task file can be made again; counts that were lost cost one round more.
    rmSync(project.path(`${folder}/tasks`), { recursive: true });
    await back(session, 1);
    rmSync(project.path(`${folder}/.runtime/report/write-up.json`));
    await back(session, 1);
  });
});
