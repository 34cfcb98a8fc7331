import { mkdirSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/planning/rules/plan.ts';
import { persona } from '../simulator/persona/persona.ts';
import { Scenario } from './scenario.ts';

const folder = 'docs/research-rate-limiting';
const command = `/autonomous-workflow:research-and-plan 'rate-limiting' 'A rate limiter for our gateway' --max-iterations 30`;
/** Research has its own tests: here one iteration without news ends it. */
const short = { AUTONOMOUS_WORKFLOW_PHASE_TRANSITION_THRESHOLD: '1' };

const planOf = (scenario: Scenario) => JSON.parse(scenario.text('rate-limiting', 'records/plan.json')) as Plan;

async function textOfPlan(scenario: Scenario): Promise<string> {
  return (await execa('pdftotext', [scenario.path(folder, 'rate-limiting-plan.pdf'), '-'])).stdout;
}

const goal = {
  objective: 'A plan for a limiter that our gateway can use.',
  constraints: ['No new service.'],
  checks: [
    { type: 'command', id: 'undecided', command: `! grep -q TODO ${folder}/rate-limiting-plan.tex` },
    { type: 'command', id: 'bound', command: `grep -q '(P-VIS-001)' ${folder}/rate-limiting-plan.tex` },
    { type: 'file', id: 'pdf', path: `${folder}/rate-limiting-plan.pdf` },
    { type: 'command', id: 'draft', command: `test ! -e ${folder}/draft.tex` },
    {
      type: 'quality',
      id: 'clarity',
      statement: 'Every component of the plan says what it is for.',
      levels: ['none does', 'most do', 'all do'],
      least: 2,
    },
    { type: 'assertion', id: 'refuses', statement: 'The plan says what happens to requests above the limit.' },
  ],
};

/** The plan is compiled, and what was agreed holds by checks and judges. */
async function expectReached(scenario: Scenario): Promise<string> {
  expect(scenario.exists(folder, 'rate-limiting-report.pdf')).toBe(true);
  expect(await textOfPlan(scenario)).toContain('Each client has a bucket on one node');
  const { stdout } = await scenario.cli('acceptance');
  expect(stdout).toContain('The acceptance checklist holds.');
  expect(scenario.hasEvent('judged')).toBe(true);
  return stdout;
}

async function align(scenario: Scenario, wish: object): Promise<void> {
  mkdirSync(scenario.path(folder), { recursive: true });
  writeFileSync(scenario.path(folder, 'goal.json'), JSON.stringify(wish));
  await scenario.run('/autonomous-workflow:align rate-limiting --accept');
  expect(scenario.exists(folder, 'records/acceptance.json')).toBe(true);
}

describe('research and planning, in the real claude', { timeout: 300_000 }, () => {
  it('goes from an accepted goal to a compiled report and a compiled plan that reach it', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await align(scenario, goal);

    const run = await scenario.run(command, { env: short, timeoutMilliseconds: 200_000 });
    expect(run.stdout).toContain('rate-limiting ended (complete). The plan is complete');
    expect(scenario.state()).toMatchObject({
      workflow_type: 'autonomous-research-plan',
      status: 'complete',
      current_phase: 'Phase B: Planning',
    });
    expect((await scenario.cli('plan')).stdout).toContain('The plan holds: 8 items');
    expect(await expectReached(scenario)).toMatch(/clarity.*rated "all do"/);
  });

  it('does not end planning before a blocker is answered', async () => {
    await using scenario = await Scenario.create({ model: persona({ critic: { raises: true } }) });
    await scenario.run(command, { env: short, timeoutMilliseconds: 200_000 });
    const { defects } = planOf(scenario);
    expect(defects.map(({ status, history }) => [status, ...history.map(({ event }) => event)])).toEqual([
      ['accepted', 'raised', 'answered', 'accepted'],
    ]);
    expect(scenario.state()).toMatchObject({ status: 'complete', end_reason: 'complete' });
  });

  it('goes the same way under a ralph-loop, which it ends', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await align(scenario, goal);
    const wrapped = `/ralph-loop:ralph-loop "${command}" --max-iterations 60 --completion-promise PLAN_COMPLETE`;
    const run = await scenario.run(wrapped, { ralphLoop: true, env: short, timeoutMilliseconds: 200_000 });
    expect(scenario.state()).toMatchObject({
      status: 'complete',
      driver: 'ralph-loop',
      end_reason: 'complete',
    });
    expect(run.stdout).toContain('<promise>PLAN_COMPLETE</promise>');
    expect(scenario.exists('.claude/ralph-loop.local.md')).toBe(false);
    await expectReached(scenario);
  });

  it('ends for a stated reason when what was agreed cannot be reached', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await align(scenario, { ...goal, checks: [{ type: 'file', id: 'never', path: 'there/is/none.txt' }] });
    const wish = `/autonomous-workflow:research 'rate-limiting' 'How?' --max-iterations 9`;
    const run = await scenario.run(wish, { env: short, timeoutMilliseconds: 200_000 });
    const { status, end_reason, end_message } = scenario.state();
    expect([status, end_reason]).toEqual(['failed', 'failure_threshold']);
    expect(end_message).toContain('Acceptance check never (file): there/is/none.txt is missing.');
    expect(run.stdout).toContain('rate-limiting ended (failure_threshold)');
    expect((await scenario.cli('acceptance')).stdout).toContain('FAIL never:');
    expect(scenario.exists(folder, 'rate-limiting-report.pdf')).toBe(true);

    await align(scenario, {
      ...goal,
      checks: [{ type: 'file', id: 'pdf', path: `${folder}/rate-limiting-report.pdf` }],
    });
    await scenario.run('/autonomous-workflow:continue-auto rate-limiting', { timeoutMilliseconds: 100_000 });
    expect(scenario.state()).toMatchObject({ status: 'complete', end_reason: 'complete' });
  });
});
