import { describe, expect, it } from 'vitest';
import { committedProject, environment, testOf, type CodingProject } from '../support/coding-project.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { questionList } from '../../src/report/rules/assemble.ts';
import { readLedger, writeLedger } from '../../src/research/ledger-file.ts';
import { emptyLedger } from '../../src/research/rules/ledger.ts';
import { folder } from '../support/feature-project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session } from '../support/session.ts';
import { coderSays } from '../support/background.ts';
import { codingSession } from '../support/coding-session.ts';

const tasks =
  '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n- [ ] T003 Function three in src/three.mjs, on T001\n';
const why = 'The plan names a function and no result.';
const done = {
  feature: 'T001',
  attempt: 1,
  outcome: 'done',
  what: 'one() gives 1.',
  why: 'Later features count with it.',
  decisions: ['one() takes no arguments'],
};
const asks = {
  feature: 'T001',
  attempt: 1,
  outcome: 'question',
  what: 'Nothing is written yet.',
  why: 'The number is missing.',
  questions: [{ question: 'Which number does one() give?', why }],
};

/** A project whose session drives the workflow, with T001 begun, and its agents' answers. */
async function begun(files: Record<string, string> = {}, plan = tasks) {
  const coding = await committedProject(plan, files);
  const session = new Session(coding.project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
  await session.types('autonomous-workflow:implement', "'x'");
  await passesScrutiny(session, () => coding.cli('record', 'x'));
  const started = await coding.cli('feature', 'start', 'T001');
  if (started.exitCode !== 0) throw new Error(started.stderr);
  let number = 1;
  const answers = async (agent: string, handIn: string | object) => {
    const answer = await session.agentAnswers(`a${number}`, handIn, agent);
    const sentBack = answer?.reason ?? '';
    // An agent that is sent back goes on.
    if (sentBack === '') number += 1;
    return sentBack;
  };
  return { ...coding, session, answers };
}

const taskOf = ({ project }: Pick<CodingProject, 'project'>, id: string) => project.read(`${folder}/tasks/${id}.md`);

describe('the hand-in of a coder', () => {
  it('gives the commit its text, and whoever builds on it the files and decisions', async () => {
    const coding = await begun();
    const { cli, answers, review, git, writesFunction, verify } = coding;
    writesFunction('one', 1);
    expect(await answers('autonomous-coder', { ...done, questions: asks.questions })).toContain('questions');
    expect(await answers('autonomous-coder', done)).toBe('');
    await verify('T001');
    expect(taskOf(coding, 'T001-review')).toContain('It decided:\n- one() takes no arguments');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('Nothing is left to do in this iteration: end your turn.');
    expect((await git('log', '-1', '--format=%b')).trim()).toBe(
      'one() gives 1.\n\nLater features count with it.\n\nAutonomous-Workflow-Feature: x/T001\nAutonomous-Workflow-Proof: T001-1-test (in docs/research-x, where it was built)\nCo-Authored-By: Claude <noreply@anthropic.com>',
    );
    await cli('feature', 'start', 'T002');
    const text = taskOf(coding, 'T002');
    expect(text).toContain('### T001: Function one in src/one.mjs (commit ');
    expect(text).toContain('Its files: src/one.mjs, test/one.test.mjs');
    expect(text).toContain('> - one() takes no arguments');
  });

  it('closes an open question of the report, by a line that shows the answer', async () => {
    const coding = await begun();
    const { answers, cli, project, review, writesFunction, verify } = coding;
    const paths = workflowPaths(project.root, 'x');
    const fields = { priority: 'high', status: 'open', raised_by: 'user', answered_by: null } as const;
    const asks = { ...fields, id: 'Q001', text: 'What does one() give?' };
    await asWriter(paths, () => writeLedger(paths, { ...emptyLedger(), questions: [asks] }));
    await cli('feature', 'start', 'T001');
    const task = taskOf(coding, 'T001');
    expect(task).toContain('Q001\n> What does one() give?');
    writesFunction('one', 1);
    const found = {
      question: 'Q001',
      answer: 'It gives 1.',
      file: 'src/one.mjs',
      line: 1,
      excerpt: 'export const one = () => 1;',
    };
    expect(
      await answers('autonomous-coder', { ...done, found: [{ ...found, excerpt: 'export const two' }] }),
    ).toContain('found, Q001: the excerpt does not stand in src/one.mjs');
    expect(await answers('autonomous-coder', { ...done, found: [found] })).toBe('');
    await verify('T001');
    await review('T001', 1);
    await verify('T001');
    const { commit = '' } = coding.feature('T001').bindings ?? {};
    expect(readLedger(paths).questions).toMatchObject([{ status: 'answered', answered_by: 'T001', built: { commit } }]);
    expect(JSON.stringify(questionList(readLedger(paths), []))).toContain(
      `Answered by building T001 (${commit.slice(0, 10)}, src/one.mjs:1):`,
    );
  });

  it('of a later attempt has before it what each of the earlier ones failed at, once', async () => {
    const coding = await begun();
    const { answers, review, writesFunction, verify, writes } = coding;
    const blocker = { file: 'src/one.mjs', evidence: 'The plan names a constant.', problem: 'It is no constant.' };
    const other = { ...blocker, problem: 'It has no comment.' };
    for (const [attempt, blockers] of [[1, [blocker]] as const, [2, [other, blocker]] as const]) {
      writesFunction('one', 1);
      writes('src/one.mjs', `export const one = () => 1; // ${attempt}\n`);
      await answers('autonomous-coder', { ...done, attempt });
      await verify('T001');
      await review('T001', attempt, [...blockers]);
      expect((await verify('T001')).stdout).toContain(`attempt ${attempt} failed`);
    }
    const text = taskOf(coding, 'T001');
    const fixes = text.slice(text.indexOf('## To fix first'), text.indexOf('Its coder said:'));
    expect(fixes.match(/^- .*/gm)).toEqual([
      '- src/one.mjs: It has no comment. (The plan names a constant.)',
      '- src/one.mjs: It is no constant. (The plan names a constant.)',
    ]);
    expect(text.match(/It is no constant/g)).toHaveLength(1);
  });

  it('is what uses an attempt up; coders in a row that bring nothing fail it, too', async () => {
    const coding = await begun();
    const { answers, feature, verify, writes } = coding;
    writes('src/one.mjs', 'export const one = () => 1;\n');
    writes('test/one.test.mjs', testOf('one', 2));
    await answers('autonomous-coder', done);
    expect((await verify('T001')).stdout).toContain('attempt 1 failed');
    for (let ended = 0; ended < 2; ended += 1)
      expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('which counts no attempt');
    expect(feature('T001').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: null }]);
    expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('nothing was handed in, 3 times');
    writes('test/one.test.mjs', testOf('one', 1));
    expect(await answers('autonomous-coder', { ...done, attempt: 3 })).toBe('');
    expect((await verify('T001')).stdout).toContain('T001 is green');
  });

  it('asks the user what its task leaves open; work and tries are kept', async () => {
    const coding = await begun({}, '# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
    const { cli, answers, feature, project, verify, work, writesFunction } = coding;
    writesFunction('one', 1);
    await answers('autonomous-coder', asks);
    const asked = await verify('T001');
    expect(asked.stdout).toContain(`Which number does one() give? (${why})`);
    expect(asked.stdout).toContain('The workflow ends here. End your answer with these closing lines:');
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [{ outcome: null }] });
    await cli('resolve', 'E001', 'It gives 1.');
    await cli('feature', 'start', 'T001');
    expect(taskOf(coding, 'T001')).toContain('> It gives 1.');
    expect(project.exists(work('src/one.mjs'))).toBe(true);
  });

  it('goes on after the answer from what others have committed meanwhile', async () => {
    const coding = await begun({}, tasks.replaceAll(/(T00[12])/g, '$1 [P]'));
    const { cli, answers, review, project, feature, git, writesFunction, verify } = coding;
    await answers('autonomous-coder', asks);
    await verify('T001');
    await cli('feature', 'start', 'T002');
    writesFunction('two', 2);
    await answers('autonomous-coder', { ...done, feature: 'T002' });
    await verify('T002');
    await review('T002', 1);
    expect((await verify('T002')).stdout).toContain('T002 passed');
    const head = await git('rev-parse', 'HEAD');
    await cli('resolve', 'E001', 'It gives 1.');
    await cli('feature', 'start', 'T001');
    expect(project.readJson(`${folder}/proofs/T001-1.json`)).toMatchObject({ start: { commit: head } });
    expect(feature('T001').attempts).toMatchObject([{ number: 1, start_commit: head }]);
    writesFunction('one', 1);
    await answers('autonomous-coder', done);
    await verify('T001');
    const patch = project.read(`${folder}/proofs/T001-1-review.patch`);
    expect(patch).toContain('one = () => 1');
    expect(patch).not.toContain('two');
    const proof = project.readJson(`${folder}/proofs/T001-1.json`);
    expect(proof).toMatchObject({ verification: { red_green: expect.not.stringContaining('two') as string } });
  });

  it('says that nothing is to be done, which commands and a reviewer judge, and passes without a commit', async () => {
    const coding = await begun({
      'src/one.mjs': 'export const one = () => 1;\n',
      'test/one.test.mjs': testOf('one', 1),
    });
    const { cli, answers, feature, git, review } = coding;
    await answers('autonomous-coder', { ...done, outcome: 'nothing', why: 'one() is there, with its test.' });
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green and has to be reviewed');
    const task = taskOf(coding, 'T001-review');
    expect(task).toContain('it is said to be there already');
    expect(task).not.toContain('The patch');
    await review('T001', 1);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
    expect(feature('T001').passes).toBe(true);
    expect(await git('log', '--format=%s')).toBe('First');
  });

  it.each([
    [
      { outcome: 'premise', what: 'src/one.mjs has one() already, with another meaning.' },
      'E001 (premise, T001): A premise of the task does not hold: src/one.mjs has one() already',
    ],
    [
      { outcome: 'missing', missing: [{ kind: 'credential', name: 'STRIPE_KEY' }] },
      'E001 (missing credential, T001): Something is missing: the credential STRIPE_KEY',
    ],
  ])('asks the user about what only the user can settle: %j', async (more, question) => {
    const { cli, answers, feature } = await begun();
    await answers('autonomous-coder', { ...done, ...more });
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('It is no failed attempt.');
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [{ outcome: null }] });
    expect((await cli('resolve')).stdout).toContain(question);
  });
});

const trailerTasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

it('a commit names Claude, unless the settings of Claude Code say what stands there', async () => {
  const coding = await committedProject(trailerTasks);
  const { cli, review, git, writesFunction, verify, writes } = coding;
  const session = await codingSession(coding);
  const passes = async (id: string, name: string) => {
    await cli('feature', 'start', id);
    writesFunction(name, 1);
    await session.agentAnswers(`coder-${id}`, coderSays(id), 'autonomous-coder');
    await verify(id);
    await review(id, 1);
    await verify(id);
    return git('log', '-1', '--format=%s%n%(trailers:key=Co-Authored-By)');
  };
  const author = 'Co-Authored-By: Claude <noreply@anthropic.com>';
  expect(await passes('T001', 'one')).toBe(`T001: Function one in src/one.mjs\n${author}\n`);
  writes('../home/.claude/settings.json', '{ "attribution": { "commit": "" } }');
  expect(await passes('T002', 'two')).toBe('T002: Function two in src/two.mjs\n');
});
