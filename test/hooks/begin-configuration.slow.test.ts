import { describe, expect, it } from 'vitest';
import { newProject } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';
import { projectFile, userFile } from '../configuration/configuration-files.ts';

const research = 'autonomous-workflow:research';
const configured = `max_iterations: 12
max_duration_hours: 6
failure_threshold: 5
phase_transition_threshold: 2
`;

describe('a new workflow', () => {
  it('takes its limits from the configuration', async () => {
    const project = await newProject();
    project.write(projectFile, configured);
    await new Session(project, 's1').begins('x');
    expect(project.state('x')).toMatchObject({
      max_iterations: 12,
      max_duration_hours: 6,
      failure_threshold: 5,
      phase_transition_threshold: 2,
    });
  });

  it('takes those of the command first', async () => {
    const project = await newProject();
    project.write(projectFile, configured);
    await new Session(project, 's1').begins('x', '--max-iterations 7 --max-hours 2');
    expect(project.state('x')).toMatchObject({ max_iterations: 7, max_duration_hours: 2, failure_threshold: 5 });
  });

  it('takes the iterations of a ralph-loop around it before those of the configuration', async () => {
    const project = await newProject();
    project.write(projectFile, configured);
    const command = `"/${research} 'x' 'What is known?'" --max-iterations 9`;
    await new Session(project, 's1').types('ralph-loop:ralph-loop', command);
    expect(project.state('x')).toMatchObject({ max_iterations: 9, max_duration_hours: 6 });
  });

  it("takes the user's word over the project's, and the environment's over both", async () => {
    const project = await newProject();
    project.write(projectFile, configured);
    project.write(userFile, 'max_iterations: 20\nfailure_threshold: 4');
    const environment = { AUTONOMOUS_WORKFLOW_FAILURE_THRESHOLD: '2' };
    await new Session(project, 's1', { environment }).begins('x');
    expect(project.state('x')).toMatchObject({ max_iterations: 20, max_duration_hours: 6, failure_threshold: 2 });
  });
});

describe('a task_file of the configuration', () => {
  it('that is not there is told when a workflow begins, and only then', async () => {
    const project = await newProject();
    project.write(projectFile, 'task_file: Tasks/tpyo.md');
    const session = new Session(project, 's1');
    const answer = await session.types(research, `'x' 'What is known?'`);
    expect(answer?.systemMessage).toMatch(
      /^The task_file of the configuration is not there: Tasks\/tpyo\.md\. Until it is, moving it to Done\/ cannot end/m,
    );
    expect((await session.endsTurn())?.systemMessage).toBeUndefined();
    expect(project.state('x').status).toBe('in_progress');
  });

  it('that is there is not', async () => {
    const project = await newProject();
    project.write(projectFile, 'task_file: Tasks/task.md');
    project.write('Tasks/task.md', 'Find out.');
    const answer = await new Session(project, 's1').types(research, `'x' 'What is known?'`);
    expect(answer?.systemMessage).not.toContain('task_file');
  });
});

describe('a configuration that is not valid', () => {
  it('refuses a new workflow with its lines, and nothing is begun', async () => {
    const project = await newProject();
    project.write(projectFile, '# ours\nmax_iteration: 12\n');
    const answer = await new Session(project, 's1').types(research, `'x' 'What is known?'`);
    expect(answer).toMatchObject({ decision: 'block', reason: expect.any(String) as string });
    expect(answer?.reason?.split('\n')).toEqual([
      'The configuration is not valid',
      `  ${project.path(projectFile)}, line 2: max_iteration is not a known key; did you mean max_iterations?`,
      expect.stringMatching(/^→ /),
    ]);
    expect(project.files()).toEqual([projectFile]);
  });

  it('refuses to resume one, which stays as it is', async () => {
    const session = await begunSession();
    const { project } = session;
    await project.cli('stop', 'x');
    const before = project.state('x');
    project.write(projectFile, 'state_retention_days: 0');
    const answer = await session.types('autonomous-workflow:continue-auto', 'x');
    expect(answer?.reason).toMatch(
      /, line 1: state_retention_days: expected a whole number of at least 1; received 0\n→ /,
    );
    expect(project.state('x')).toEqual(before);
  });

  it('does not keep a person from looking and stopping', async () => {
    const session = await begunSession();
    session.project.write(projectFile, 'state_retention_days: 0');
    expect((await session.types('autonomous-workflow:status', 'x'))?.reason).toMatch(/^x \(research\): /);
    expect((await session.types('autonomous-workflow:stop', 'x'))?.reason).toMatch(/^Stopped/);
  });
});

describe('a repository that brings a configuration along', () => {
  it('may not raise what a workflow may cost', async () => {
    const project = await newProject();
    project.write(projectFile, 'max_cost_usd: 100000');
    const answer = await new Session(project, 's1').types(research, `'x' 'What is known?'`);
    expect(answer?.decision).toBe('block');
    expect(answer?.reason).toContain(
      "line 1: max_cost_usd: expected a number above 0 to 50, because a repository must not spend more of a user's money",
    );
    expect(answer?.reason).toContain('--max-cost');
    project.write(projectFile, 'max_cost_usd: 20');
    project.write(userFile, 'max_cost_usd: 200');
    await new Session(project, 's1').begins('x');
    expect(project.state('x').max_cost_usd).toBe(200);
  });
});
