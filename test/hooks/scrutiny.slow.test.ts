import { describe, expect, it } from 'vitest';
import { emptyScrutiny, mostRounds } from '../../src/coding/rules/scrutiny.ts';
import type { Defect } from '../../src/planning/rules/defect.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { pendingScrutiny } from '../../src/coding/pending-scrutiny.ts';
import { writeScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { committedProject, environment, type CodingProject } from '../support/coding-project.ts';
import { architectSays, criticSays } from '../support/planning.ts';
import { handIn } from '../support/hand-in.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session, type HookAnswer } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const sessionId = '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab';

const told = (answer: HookAnswer | undefined) =>
  answer?.reason ?? answer?.hookSpecificOutput?.additionalContext ?? answer?.systemMessage ?? '';

const blocker = (about: string, statement = 'Nobody says what it gives.') => ({
  severity: 'blocker',
  about,
  statement,
  evidence: 'The description does not say it.',
  resolution: 'Say which number it gives.',
});

const answersSay = (assignment: string, answers: object[]) =>
  `\`\`\`json\n${JSON.stringify({ assignment, summary: 'What was missing is said now.', answers })}\n\`\`\``;

interface Scrutinized extends CodingProject {
  session: Session;
  brief: () => Promise<string>;
  critic: (id: string, aspect: string, more?: object) => Promise<HookAnswer | undefined>;
  architect: (id: string, ...defects: string[]) => Promise<HookAnswer | undefined>;
  recordsAndEnds: () => Promise<string>;
}

/** A blocker as four rounds have left it. */
const raised = (id: string, about: string, statement = `Nobody says what ${about} gives.`): Defect => ({
  ...blocker(about, statement),
  id,
  severity: 'blocker',
  aspect: 'readiness',
  status: 'open',
  history: [{ event: 'raised', iteration: 0, by: '0/plan-critic-1', text: statement }],
});

const answered = (id: string, about: string): Defect => {
  const defect = raised(id, about);
  const answer = { event: 'answered', iteration: 0, by: '0/plan-architect-1', text: 'changed: it gives 1.' } as const;
  return { ...defect, status: 'answered', history: [...defect.history, answer] };
};

/**
 * A session that has just begun to implement a list of tasks.
 * @param left what four rounds have left; it is in the last one then.
 */
async function scrutinized(...left: Defect[]): Promise<Scrutinized> {
  const coding = await committedProject(tasks);
  if (left.length > 0) {
    const rounds = Array.from({ length: mostRounds - 1 }, () => {
      return { iteration: 0, step: 'answer' as const, asked: 1, handed_in: 1 };
    });
    writeScrutiny(workflowPaths(coding.project.root, 'x'), { schema: 1, defects: left, rounds, merged: [] });
  }
  const session = new Session(coding.project, sessionId, { environment });
  const begun = told(await session.types('autonomous-workflow:implement', "'x'"));
  if (begun.includes('→')) throw new Error(begun);
  return {
    ...coding,
    session,
    brief: async () => (await coding.cli('brief', 'x')).stdout,
    critic: (id, aspect, more = {}) => session.agentAnswers(`a-${id}`, criticSays(id, aspect, more), 'plan-critic'),
    architect: (id, ...defects) =>
      session.agentAnswers(
        `a-${id}`,
        answersSay(
          id,
          defects.map((defect) => ({ defect, answer: 'changed', text: `For ${defect}: it gives the number 1.` })),
        ),
        'plan-architect',
      ),
    recordsAndEnds: async () => {
      await coding.cli('record', 'x');
      return told(await session.endsTurn());
    },
  };
}

const accepted = (defect: string) => ({ rulings: [{ defect, ruling: 'accepted', reason: 'The answer says it.' }] });
const upheld = (defect: string) => ({ rulings: [{ defect, ruling: 'upheld', reason: 'It is still not said.' }] });

describe('before the first feature is begun', () => {
  it('two critics look at the features, and nothing is begun meanwhile', async () => {
    const { brief, cli, project, session } = await scrutinized();
    const first = await brief();
    expect(first).toContain('agent `autonomous-workflow:plan-critic`, task: `[i1-c1]` Aspect readiness');
    expect(first).toContain('`[i1-c2]` Aspect verifiability');
    const task = project.read('docs/research-x/tasks/i1-c1.md');
    expect(task).toContain('docs/research-x/feature-list.json, made from docs/research-x/tasks.md');
    expect(task).toContain('Answer readiness-1: Can every feature be begun');
    expect(task).toContain('The features, whole');
    expect(task).not.toContain('No command that proves features is frozen yet');
    expect(task).toMatch(/> T002 {2}\S.*\n> status: pending\n/);
    const start = await cli('feature', 'start', 'T001', 'x');
    expect([start.exitCode, start.stderr]).toEqual([1, expect.stringContaining('critics first judge')]);
    expect(told(await session.endsTurn())).toContain('i1-c1, i1-c2 have not handed in');
    expect(told(await passesScrutiny(session, () => cli('record', 'x')))).toContain('feature start T001');
    expect(project.state('x')).toMatchObject({ iteration: 2, features_total: 2 });
    expect((await cli('feature', 'start', 'T001', 'x')).exitCode).toBe(0);
  });

  it('sends back what is about no feature, or rules on what nobody answered', async () => {
    const { critic } = await scrutinized();
    const answer = told(await critic('i1-c1', 'readiness', { defects: [blocker('T009')], ...accepted('D001') }));
    expect(answer).toContain('There is no T009 in the feature list');
    expect(answer).toContain('D001 is no answered defect');
  });

  it('takes place in full-auto, too, where no critic of planning has accepted the plan', async () => {
    const { project } = await scrutinized();
    const state = project.state('x');
    const fullAuto = { ...state, workflow_type: 'autonomous-full-auto' } as WorkflowState;
    expect(pendingScrutiny(workflowPaths(project.root, 'x'), fullAuto)).toEqual(emptyScrutiny());
  });

  it('sends back another aspect than the one that was asked for, and a section in place of answers', async () => {
    const { critic, recordsAndEnds, session } = await scrutinized();
    expect(told(await critic('i1-c1', 'feasibility'))).toContain(
      'i1-c1 asks for the aspect readiness, not feasibility',
    );
    await critic('i1-c1', 'readiness', { defects: [blocker('T001')] });
    await critic('i1-c2', 'verifiability');
    await recordsAndEnds();
    const section = await session.agentAnswers('p1', architectSays('i2-p1', 'VIS'), 'plan-architect');
    expect(told(section)).toContain('hand in answers alone');
  });

  it('a blocker goes into the state, is answered by architects and, as sources decide it, researchers; critics look again', async () => {
    const { brief, critic, architect, recordsAndEnds, cli, project, session } = await scrutinized();
    await critic('i1-c1', 'readiness', { defects: [{ ...blocker('T001'), settled_by: 'sources' }] });
    await critic('i1-c2', 'verifiability');
    await cli('record', 'x');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('after which they judge again');
    const next = await recordsAndEnds();
    expect(next).toContain('D001 (blocker, open) T001: “Nobody says what it gives.”');
    expect(next).toContain('agent `autonomous-workflow:plan-architect`, task: `[i2-p1]` Answer D001');
    expect(next).toContain('agent `autonomous-workflow:researcher`, task: `[i2-r1]` Find sources that decide');
    expect(project.state('x').verdict).toContain('Critics hold 1 blocker (D001 T001)');
    expect((await cli('status', 'x')).stdout).toMatch(/held against +D001 \(blocker, open\) T001: “Nobody says/);
    expect(told(await architect('i2-p1', 'D007'))).toContain('There is no D007 to answer');
    await architect('i2-p1', 'D001');
    expect((await cli('status', 'x')).stdout).toMatch(
      /held against +D001 \(blocker, answered, not recorded yet\) T001/,
    );
    await session.agentAnswers('r1', handIn('i2-r1'));
    expect(await recordsAndEnds()).toContain('`[i3-c1]` Aspect readiness');
    expect(project.state('x').findings_count).toBe(1);
    expect(project.read('docs/research-x/tasks/i3-c1.md')).toMatch(/Rule on D001 about T001: .* it gives the number 1/);
    await critic('i3-c1', 'readiness', accepted('D001'));
    await critic('i3-c2', 'verifiability');
    expect(await recordsAndEnds()).toContain('feature start T001');
    expect((await cli('status', 'x')).stdout).not.toContain('held against');
    await cli('feature', 'start', 'T001', 'x');
    const task = project.read('docs/research-x/tasks/T001.md');
    expect(task).toContain('resolved: the answer holds');
    expect(task).toMatch(/D001 about[^]*it gives the number 1\./);
    expect(await brief()).not.toContain('Aspect');
    expect(project.events('x').filter((event) => event === 'features-scrutinized')).toHaveLength(3);
  });

  it('an objection to one feature holds up neither another one nor its commit, and one to the plan holds all', async () => {
    const { critic, architect, recordsAndEnds, cli, project, review, writesFunction } = await scrutinized();
    await critic('i1-c1', 'readiness', { defects: [blocker('T001')] });
    await critic('i1-c2', 'verifiability');
    expect(await recordsAndEnds()).toMatch(/2\. Meanwhile, no objection concerns these\. Run `\S+ feature start T002`/);
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
    expect((await cli('feature', 'start', 'T002', 'x')).exitCode).toBe(0);
    writesFunction('two', 2);
    await cli('feature', 'verify', 'T002', 'x');
    await review('T002', 1);
    const { stdout } = await cli('feature', 'verify', 'T002', 'x');
    expect(stdout).toMatch(/T002 passed[^]*Nobody works on i2-p1: `autonomous-workflow brief` names its agent\./);
    expect(project.state('x')).toMatchObject({ iteration: 2, recorded_iteration: 1 });
    await architect('i2-p1', 'D001');
    expect(await recordsAndEnds()).toContain('`[i3-c1]` Aspect readiness');
    await critic('i3-c1', 'readiness', { ...accepted('D001'), defects: [blocker('PLAN')] });
    await critic('i3-c2', 'verifiability');
    expect(await recordsAndEnds()).not.toContain('feature start T');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
  });

  it('what no round settles is asked of the user about the features it concerns; the others go on', async () => {
    const plan = raised('D002', 'PLAN', 'Two plans of the project disagree about ports.');
    const { critic, recordsAndEnds, cli, project } = await scrutinized(answered('D001', 'T001'), plan);
    await critic('i1-c1', 'readiness', upheld('D001'));
    await critic('i1-c2', 'verifiability');
    const brief = await recordsAndEnds();
    expect(brief).toContain('feature start T002');
    expect(brief).toContain('E002 (ambiguous requirement)');
    const { stdout } = await cli('escalations', 'x');
    expect(stdout).toMatch(/E001 \(contradiction, T001\): Critics object to T001/);
    expect(stdout).toMatch(/E002 \(ambiguous requirement\): Critics object to PLAN/);
    expect(stdout).toContain('D001 upheld in iteration 1: It is still not said.');
    expect((await cli('feature', 'start', 'T001', 'x')).exitCode).toBe(1);
    await cli('resolve', 'E001', 'It gives the number 7.', 'x');
    await cli('feature', 'start', 'T001', 'x');
    const task = project.read('docs/research-x/tasks/T001.md');
    expect(task).toContain('It gives the number 7.');
    expect(task).toContain('D001 about T001 (resolved: decided by the user, E001):');
    expect(project.read('docs/research-x/scrutiny.json')).toMatch(/"id": "D001"[^]*?"status": "accepted"/);
    expect(task).toContain(
      'D002 about PLAN (blocker, the user is asked, E002: until there is an answer, the coder decides it',
    );
    expect(project.state('x')).toMatchObject({ status: 'in_progress', iteration: 2 });
  });

  it('what only the user can decide is asked in the first round, in full, and only its feature waits', async () => {
    const { critic, recordsAndEnds, cli, project } = await scrutinized();
    const statement = `${'Pending entries may count or not. '.repeat(20)}They count, are left out, or are listed apart.`;
    await critic('i1-c1', 'readiness', { defects: [{ ...blocker('T001'), statement, settled_by: 'user' }] });
    await critic('i1-c2', 'verifiability');
    const brief = await recordsAndEnds();
    expect(brief).toContain('feature start T002');
    expect(brief).not.toContain('plan-architect');
    for (const text of [brief, (await cli('escalations', 'x')).stdout, (await cli('status', 'x')).stdout])
      expect(text).toContain(
        `E001 (ambiguous requirement, T001): Only you can decide this about T001. D001: ${statement}`,
      );
    expect((await cli('feature', 'start', 'T001', 'x')).exitCode).toBe(1);
    expect((await cli('feature', 'start', 'T002', 'x')).exitCode).toBe(0);
    await cli('resolve', 'E001', 'They are listed apart.', 'x');
    await cli('feature', 'start', 'T001', 'x');
    const task = project.read('docs/research-x/tasks/T001.md');
    expect(task).toContain('They are listed apart.');
    expect(task).toContain('D001 about T001 (resolved: decided by the user, E001):');
    expect(project.read('docs/research-x/scrutiny.json')).toMatch(/"id": "D001"[^]*?"status": "accepted"/);
    expect(project.events('x').filter((event) => event === 'escalated')).toHaveLength(1);
  });

  it('asks nothing again that was answered when the same iteration is recorded again', async () => {
    const { critic, cli, project } = await scrutinized(answered('D001', 'T001'));
    await critic('i1-c1', 'readiness', upheld('D001'));
    await critic('i1-c2', 'verifiability');
    await cli('record', 'x');
    await cli('resolve', 'E001', 'It gives the number 7.', 'x');
    await cli('record', 'x');
    expect(project.events('x').filter((event) => event === 'escalated')).toHaveLength(1);
  });

  it('what was handed in about a plan that another one has replaced counts for nothing, and takes no round', async () => {
    const { critic, recordsAndEnds, cli, project } = await scrutinized();
    await critic('i1-c1', 'readiness', { defects: [blocker('T001')] });
    await critic('i1-c2', 'verifiability');
    project.write('docs/research-x/other-tasks.md', tasks);
    expect((await cli('features', 'import', '--from', 'docs/research-x/other-tasks.md')).stderr).toBe('');
    expect(await recordsAndEnds()).toContain('`[i2-c1]` Aspect readiness');
    expect(project.exists('docs/research-x/scrutiny.json')).toBe(false);
    expect(project.journal('x').findLast(({ event }) => event === 'recorded')?.verdict).toContain('imported anew');
  });

  it('nothing is begun in the iteration that imports its plan', async () => {
    const { session, cli, project } = await scrutinized();
    await passesScrutiny(session, () => cli('record', 'x'));
    project.write('docs/research-x/other-tasks.md', tasks);
    await cli('features', 'import', '--from', 'docs/research-x/other-tasks.md');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('critics first judge');
    await cli('record', 'x');
    expect((await cli('feature', 'start', 'T001', 'x')).stderr).toContain('in which the plan was imported');
    expect(told(await session.endsTurn())).toContain('`[i3-c1]` Aspect readiness');
  });

  it('a critic that is lost abstains; when both are, it is tried once more, and then coding begins', async () => {
    const one = await scrutinized();
    const loses = async (session: Session, id: string) => {
      for (let time = 0; time < 3; time += 1) await session.agentAnswers(`l-${id}`, `[${id}] All good.`, 'plan-critic');
    };
    await one.critic('i1-c1', 'readiness');
    await loses(one.session, 'i1-c2');
    expect(await one.recordsAndEnds()).toContain('feature start T001');
    expect(one.project.journal('x').find(({ event }) => event === 'features-scrutinized')?.verdict).toContain(
      '1 of 2 agents did not hand in and abstain',
    );
    const both = await scrutinized();
    for (const iteration of [1, 2]) {
      await loses(both.session, `i${iteration}-c1`);
      await loses(both.session, `i${iteration}-c2`);
      expect(await both.recordsAndEnds()).toContain(iteration === 1 ? '`[i2-c1]` Aspect' : 'feature start T001');
    }
  });

  it('waits for nobody when every feature is asked about', async () => {
    const { architect, recordsAndEnds, session } = await scrutinized(raised('D001', 'T001'), raised('D002', 'T002'));
    await architect('i1-p1', 'D001');
    await architect('i1-p2', 'D002');
    for (const id of ['i1-r1', 'i1-r2']) await session.agentAnswers(id, handIn(id));
    expect(await recordsAndEnds()).toContain('ended (blocked_on_human)');
  });
});
