import { describe, expect, it } from 'vitest';
import { emptyScrutiny } from '../../src/coding/rules/scrutiny.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { pendingScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { committedProject, environment } from '../support/coding-project.ts';
import { criticSays } from '../support/planning.ts';
import { handIn } from '../support/hand-in.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session, told } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const sessionId = '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab';

const blocker = (about: string, statement = 'Nobody says what it gives.') => ({
  severity: 'blocker',
  about,
  statement,
  evidence: 'The description does not say it.',
  resolution: 'Say which number it gives.',
});

/** A session that has just begun to implement a list of tasks. */
async function scrutinized() {
  const coding = await committedProject(tasks);
  const session = new Session(coding.project, sessionId, { environment });
  const begun = told(await session.types('autonomous-workflow:implement', "'x'"));
  if (begun.includes('→')) throw new Error(begun);
  return {
    ...coding,
    session,
    brief: async () => (await coding.cli('brief', 'x')).stdout,
    critic: (id: string, aspect: string, more: object = {}) =>
      session.agentAnswers(`a-${id}`, criticSays(id, aspect, more), 'plan-critic'),
    recordsAndEnds: async () => {
      await coding.cli('record', 'x');
      return told(await session.endsTurn());
    },
  };
}

describe('before the first feature is begun', () => {
  it('two critics look at the features, and nothing is begun meanwhile', async () => {
    const { brief, cli, project, session } = await scrutinized();
    const first = await brief();
    expect(first).toContain('agent `autonomous-workflow:plan-critic`, task: `[i1-c1]` Aspect readiness');
    expect(first).toContain('`[i1-c2]` Aspect verifiability');
    const task = project.read('docs/research-x/tasks/i1-c1.md');
    expect(task).toContain('docs/research-x/feature-list.json, made from docs/research-x/tasks.md');
    expect(task).toContain('Aspect readiness: Does every feature have what it needs');
    expect(task).toContain('The features, whole');
    expect(task).not.toContain('No command that proves features is frozen yet');
    expect(task).toMatch(/> id: T002\n> name: \S.*\n[^#]*> status: pending\n/);
    const start = await cli('feature', 'start', 'T001', 'x');
    expect([start.exitCode, start.stderr]).toEqual([1, expect.stringContaining('critics first judge')]);
    expect(told(await session.endsTurn())).toContain('i1-c1, i1-c2 have not handed in');
    expect(told(await passesScrutiny(session, () => cli('record', 'x')))).toContain('feature start T001');
    expect(project.state('x')).toMatchObject({ iteration: 2, features_total: 2 });
    expect((await cli('feature', 'start', 'T001', 'x')).exitCode).toBe(0);
  });

  it('sends back what is about no feature, and takes an answer for the aspect that was asked for', async () => {
    const { critic, project } = await scrutinized();
    const answer = told(await critic('i1-c1', 'readiness', { defects: [blocker('T009')] }));
    expect(answer).toContain('There is no T009 in the feature list');
    expect(told(await critic('i1-c1', 'feasibility', { defects: [blocker('T001')] }))).toBe('');
    expect(project.read('docs/research-x/log.jsonl')).toMatch(/"i1-c1"[^\n]*"aspect":"readiness"/);
  });

  it('takes place in full-auto, too, where no critic of planning has accepted the plan', async () => {
    const { project } = await scrutinized();
    const state = project.state('x');
    const fullAuto = { ...state, workflow_type: 'autonomous-full-auto' } as WorkflowState;
    expect(pendingScrutiny(workflowPaths(project.root, 'x'), fullAuto)).toEqual(emptyScrutiny());
  });

  it('researchers look once for what settles a blocker, and its coder is told what they found', async () => {
    const { critic, recordsAndEnds, cli, project, session } = await scrutinized();
    await critic('i1-c1', 'readiness', { defects: [{ ...blocker('T001'), settled_by: 'sources' }] });
    await critic('i1-c2', 'verifiability');
    const next = await recordsAndEnds();
    expect(next).toContain('agent `autonomous-workflow:researcher`, task: `[i2-r1]` Find sources that decide');
    expect(next).not.toContain('feature start');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
    await session.agentAnswers('r1', handIn('i2-r1'));
    expect(await recordsAndEnds()).toContain('feature start T001');
    expect(project.state('x').findings_count).toBe(1);
    await cli('feature', 'start', 'T001', 'x');
    const task = project.read('docs/research-x/tasks/T001.md');
    expect(task).toMatch(/D001 about T001 \(answered; no critic has ruled on it\):\n[^]*\nAnswer:\n> .*\(https:/);
  });

  it('what only the user can decide is asked in the first round, in full, and only its feature waits', async () => {
    const { critic, recordsAndEnds, cli, project } = await scrutinized();
    const statement = `${'Pending entries may count or not. '.repeat(20)}They count, are left out, or are listed apart.`;
    await critic('i1-c1', 'readiness', { defects: [{ ...blocker('T001'), statement, settled_by: 'user' }] });
    await critic('i1-c2', 'verifiability');
    const brief = await recordsAndEnds();
    expect(brief).toContain('feature start T002');
    expect(brief).not.toContain('plan-architect');
    for (const text of [(await cli('resolve', 'x')).stdout, (await cli('status', 'x')).stdout])
      expect(text).toContain(
        `E001 (ambiguous requirement, T001): Critics object to T001, which you can decide. D001: ${statement}`,
      );
    expect((await cli('feature', 'start', 'T001', 'x')).exitCode).toBe(1);
    expect((await cli('feature', 'start', 'T002', 'x')).exitCode).toBe(0);
    await cli('resolve', 'E001', 'They are listed apart.', 'x');
    await cli('feature', 'start', 'T001', 'x');
    const task = project.read('docs/research-x/tasks/T001.md');
    expect(task).toContain('E001, asked of the user\n> Critics object to T001, which you can decide. D001: ');
    expect(task.match(/They are listed apart\./g)).toHaveLength(1);
    expect(project.events('x').filter((event) => event === 'escalated')).toHaveLength(1);
  });

  it('nothing is begun in the iteration that imports its plan', async () => {
    const { session, cli, project } = await scrutinized();
    await passesScrutiny(session, () => cli('record', 'x'));
    project.write('docs/research-x/other-tasks.md', tasks);
    await cli('feature', 'import', '--from', 'docs/research-x/other-tasks.md');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
    await cli('record', 'x');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
    expect(told(await session.endsTurn())).toContain('`[i3-c1]` Aspect readiness');
  });
});
