import { describe, expect, it } from 'vitest';
import { committedProject, environment, reviewOf, treeOf, type CodingProject } from '../support/coding-project.ts';
import { coderPrompt, codingSession } from '../support/coding-session.ts';
import { Session, told } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';
const sessionIn = ({ project }: CodingProject) => new Session(project, 's2', { environment });

const reviewed = ({ project }: CodingProject, feature: string, attempt: number, blockers: unknown[] = []) => ({
  ...{ feature, attempt, tree: treeOf(project, feature, attempt), blockers, ...reviewOf(project, feature, attempt) },
  summary: 'It does what the feature says, and its tests show that.',
});

const answers = (session: Session, agent: string, handIn: string | object, id = 'a1') =>
  session.agentAnswers(id, handIn, agent);

describe('work that a budget cuts off', () => {
  const stateFile = 'docs/research-x/x-state.md';
  const hours = new Date(Date.now() - 26 * 3_600_000).toISOString();

  it.each<[string, RegExp, string, string, RegExp]>([
    ['money', /^cost_usd: .*$/m, 'cost_usd: 50.5', 'max_cost', /Go on with: .*continue-auto x --max-cost 7\d\b/],
    ['hours', /^running_since: .*$/m, `running_since: ${hours}`, 'max_duration', /Go on with: .*continue-auto x\b/],
  ])('of %s is not failed, and nobody is asked about it', async (_, line, used, reason, goesOn) => {
    const coding = await committedProject(tasks);
    const { project, cli } = coding;
    const session = await codingSession(coding);
    await cli('feature', 'start', 'T001', 'x');
    coding.writesFunction('one', 1);
    project.write(stateFile, project.read(stateFile).replace(line, used));
    expect((await cli('feature', 'verify', 'T001')).stderr).toContain('T001 is not judged, which counts no attempt');
    const subagent_type = 'autonomous-workflow:autonomous-coder';
    const over = await session.usesTool('Agent', { subagent_type, description: 'Work', prompt: coderPrompt('T001') });
    expect(over).toMatchObject({ continue: false, systemMessage: expect.stringMatching(goesOn) as string });
    expect(project.state('x')).toMatchObject({ status: 'stopped', end_reason: reason, features_failed: 0 });
    expect(coding.feature('T001')).toMatchObject({ passes: false, attempts: [{ outcome: null }] });
    expect(project.events('x')).not.toContain('escalated');
    expect(project.events('x')).not.toContain('iteration-failed');
    // The work is there, and is judged when the workflow goes on.
    const more = reason === 'max_cost' ? ' --max-cost 80' : '';
    await session.types('autonomous-workflow:continue-auto', `'x'${more}`);
    expect((await coding.verify('T001')).stdout).toContain('T001 is green');
  });
});

describe('implement', () => {
  it('keeps how many features are worked on at once, shows it, and hands out as many', async () => {
    const coding = await committedProject(tasks.replaceAll(' Function', ' [P] Function'));
    const refused = await sessionIn(coding).types('autonomous-workflow:implement', "'x' --parallel 5");
    expect(told(refused)).toContain('The option --parallel needs a whole number from 1 to 4');
    await codingSession(coding, {}, '--parallel 2');
    expect(coding.project.state('x')).toMatchObject({ parallel: 2 });
    expect((await coding.cli('status', 'x')).stdout).toContain('up to 2 features at once');
    const { stdout } = await coding.cli('brief', 'x');
    expect(stdout).toContain('side by side');
    for (const id of ['T001', 'T002']) expect(stdout).toContain(`- Run \`autonomous-workflow feature start ${id}\` (`);
  });

  it('sends a review back that is of nothing, and takes one with blockers as a failed attempt', async () => {
    const coding = await committedProject(tasks);
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    expect(told(await answers(session, 'code-reviewer', reviewed(coding, 'T001', 1)))).toContain(
      'attempt 1 of T001 is not verified',
    );
    expect(told(await answers(session, 'code-reviewer', '{ looks good to me'))).toContain('it holds no JSON object');
    expect(await answers(session, 'code-reviewer', '{ looks good to me')).toBeUndefined();
    coding.writesFunction('one', 1);
    await coding.verify('T001', 'x');
    const blocker = { file: 'src/one.mjs', problem: 'It ignores its argument.', evidence: 'one(5) gives 1, not 5' };
    await answers(session, 'code-reviewer', reviewed(coding, 'T001', 1, [blocker]), 'a2');
    expect((await coding.verify('T001', 'x')).stdout).toContain('It ignores its argument.');
    expect(coding.feature('T001').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: null }]);
  });

  it('is refused without a plan, without tests and without a name to commit in, and changes nothing', async () => {
    const coding = await committedProject(tasks);
    const session = sessionIn(coding);
    expect(told(await session.types('autonomous-workflow:implement', "'y'"))).toContain('There is no plan for');
    const untested = await committedProject(tasks);
    await untested.git('rm', '--quiet', '-r', 'package.json', 'test');
    await untested.git('commit', '--quiet', '-m', 'No tests');
    const other = sessionIn(untested);
    expect(told(await other.types('autonomous-workflow:implement', "'x'"))).toContain('test_command: npm test');
    expect(untested.project.files('docs')).toEqual(['docs/research-x/tasks.md']);
    const unnamed = await committedProject(tasks);
    await unnamed.git('config', '--unset', 'user.name');
    await unnamed.git('config', '--unset', 'user.email');
    await unnamed.git('config', 'user.useConfigOnly', 'true');
    const refused = told(await sessionIn(unnamed).types('autonomous-workflow:implement', "'x'"));
    expect(refused).toContain('git does not know in whose name to commit');
    expect(refused).toContain('git config --global user.name');
    expect(unnamed.project.files('docs')).toEqual(['docs/research-x/tasks.md']);
    const locked = await committedProject(tasks);
    await locked.git('config', 'commit.gpgsign', 'true');
    await locked.git('config', 'gpg.program', 'false');
    const unsigned = told(await sessionIn(locked).types('autonomous-workflow:implement', "'x'"));
    expect(unsigned).toContain('signing fails');
    expect(unsigned).toContain('git config commit.gpgsign false');
  });
});
