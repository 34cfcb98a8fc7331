import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/planning/rules/plan.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startReceiver } from '../support/http-receiver.ts';
import { CodingScenario, planStep } from './scenario.ts';

const minute = 60_000;
const base = 'docs/research-app';
/** Research and planning have their own tests: here they are as short as they can be. */
const short = { AUTONOMOUS_WORKFLOW_PHASE_TRANSITION_THRESHOLD: '1' };
const search = '--max-iterations 40';

const model = () => persona({ architect: { SEQ: [planStep('one', 1), planStep('two', 2)] } });

const goal = {
  objective: 'Two functions that our gateway can use.',
  constraints: ['No new service.'],
  checks: [
    { type: 'command', id: 'tests', command: 'npm test' },
    { type: 'file', id: 'pdf', path: `${base}/app-plan.pdf` },
    { type: 'assertion', id: 'refuses', statement: 'The plan says what happens to requests above the limit.' },
  ],
};

/** What a person who is elsewhere is told on the way. */
const headlines = [
  'app: Phase B: Planning',
  'app: Phase C: Implementation',
  'P-SEQ-001: Function one gives 1',
  'P-SEQ-002: Function two gives 2',
  'app: complete',
];

/** The subjects of what was committed since the start, in order. */
const committed = (scenario: CodingScenario) => scenario.git('log', '--reverse', '--format=%s').split('\n').slice(1);

function expectBuiltFromPlan(scenario: CodingScenario): void {
  const plan = JSON.parse(scenario.read(`${base}/records/plan.json`)) as Plan;
  const ids = new Set(plan.sections.flatMap(({ items }) => items.map(({ id }) => id)));
  const { features, proofs, source } = scenario.list();
  expect(source).toBe(`${base}/records/plan.json`);
  expect(features.map(({ id, passes }) => [id, passes])).toEqual([
    ['P-SEQ-001', true],
    ['P-SEQ-002', true],
  ]);
  expect(features.every(({ id, origin }) => ids.has(id) && origin === `${base}/records/plan.json:${id}`)).toBe(true);
  const good = proofs.filter(({ exit_code, void_reason }) => exit_code === 0 && void_reason === undefined);
  expect(new Set(good.map(({ feature }) => feature))).toEqual(new Set(['P-SEQ-001', 'P-SEQ-002']));
  expect(committed(scenario)).toEqual(['P-SEQ-001: Function one gives 1', 'P-SEQ-002: Function two gives 2']);
  expect(scenario.git('status', '--porcelain')).toBe('');
  expect(scenario.isGreen()).toBe(true);
  expect(scenario.events()).toContainEqual(expect.objectContaining({ event: 'regression-sweep', verdict: 'passed' }));
}

describe('from a prompt to verified code, in the real claude', { timeout: 12 * minute }, () => {
  it('full-auto goes through research, plan and implementation to the goal that was set', async () => {
    await using scenario = await CodingScenario.create(model(), { [`${base}/goal.json`]: JSON.stringify(goal) });
    await scenario.run('/autonomous-workflow:align app --accept', minute);
    const told = await startReceiver();
    const run = await scenario.run(
      `/autonomous-workflow:full-auto 'app' 'A rate limiter for our gateway' --max-iterations 16`,
      11 * minute,
      {
        env: { AUTONOMOUS_WORKFLOW_NOTIFY: told.url },
      },
    );
    expect(run.timedOut).toBe(false);
    expect(run.stdout).toContain('app ended (complete). The implementation is complete: 2 of 2 features pass');
    expect(scenario.state()).toMatchObject({
      workflow_type: 'autonomous-full-auto',
      status: 'complete',
      current_phase: 'Phase C: Implementation',
      features_complete: 2,
    });
    const begun = scenario.events().flatMap((event) => (event.event === 'phase-begun' ? [event.phase] : []));
    expect(begun).toEqual(['Phase B: Planning', 'Phase C: Implementation']);
    // Code begins before a third of the iterations is used, and the whole costs few agents.
    const events = scenario.events();
    const coder = events.findIndex((event) => event.event === 'agent-started' && event.agent === 'autonomous-coder');
    const before = events.slice(0, coder).filter(({ event }) => event === 'iteration-begun').length - 1;
    expect([before, coder > 0]).toEqual([expect.toSatisfy((used: number) => used <= 5), true]);
    expect(scenario.events().filter(({ event }) => event === 'agent-started').length).toBeLessThanOrEqual(45);
    for (const document of ['app-report.pdf', 'app-plan.pdf'])
      expect(scenario.exists(`${base}/${document}`)).toBe(true);
    expect(scenario.cli('plan')).toContain('The plan holds');
    expect(scenario.cli('acceptance')).toContain('The acceptance checklist holds.');
    expectBuiltFromPlan(scenario);
    expect(readdirSync(scenario.path(`${base}/.runtime`)).length).toBeLessThanOrEqual(6);
    const names = readdirSync(scenario.path(base));
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(20);
    // Each is sent by a process of its own, which the session does not wait for.
    await expect
      .poll(() => headlines.filter((headline) => told.received.some(({ body }) => body.includes(headline))))
      .toEqual(headlines);
  });

  it('implement goes on from the plan of a finished workflow of that name', async () => {
    await using scenario = await CodingScenario.create(model(), {});
    const planned = `/autonomous-workflow:research-and-plan 'app' 'A rate limiter for our gateway' ${search}`;
    expect((await scenario.run(planned, 6 * minute, { env: short })).stdout).toContain('The plan is complete');
    const before = scenario.state();
    const files = ['app-report.tex', 'app-plan.tex', 'records/plan.json', 'ledger.json'];
    const contents = () => files.map((file) => scenario.read(`${base}/${file}`));
    const [report, plan, items] = contents();
    const run = await scenario.run("/autonomous-workflow:implement 'app' --max-iterations 10", 6 * minute);
    expect(run.stdout).toContain('app ended (complete). The implementation is complete: 2 of 2 features pass');
    expect(scenario.state()).toMatchObject({
      workflow_type: 'autonomous-implement',
      status: 'complete',
      prompt: before.prompt,
      findings_count: before.findings_count,
      total_iterations_planning: before.total_iterations_planning,
      total_iterations_coding: 2,
      max_iterations: before.iteration + 10,
      plan_source: `${base}/records/plan.json`,
    });
    expect(contents().slice(0, 3)).toEqual([report, plan, items]);
    expectBuiltFromPlan(scenario);
  });
});
