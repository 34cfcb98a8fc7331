import { describe, expect, it } from 'vitest';
import type { WorkflowSpend } from '../../src/spend/rules/account.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { persona } from '../simulator/persona/persona.ts';
import { isSearch } from '../simulator/request-kind.ts';
import { Scenario } from './scenario.ts';

type Status = WorkflowState & { spend: WorkflowSpend };

describe('a budget of money', () => {
  it('ends the search while enough is left for the report, and the cost shown is what was charged', async () => {
    await using scenario = await Scenario.create({
      model: persona({ researcher: { alwaysNew: true } }),
      // The request that WebSearch makes itself stands in no transcript, as docs/budgets-and-cost.md says.
      usage: (request) =>
        isSearch(request) ? { input_tokens: 0, output_tokens: 0 } : { input_tokens: 10_000, output_tokens: 100 },
    });
    const command = `/autonomous-workflow:research 'rate-limiting' 'How?' --depth exhaustive --max-iterations 30 --max-cost 2`;
    const run = await scenario.run(command);
    expect(run.exitCode).toBe(0);
    expect(scenario.state()).toMatchObject({ end_reason: 'max_cost', finishing: 'max_cost', max_cost_usd: 2 });
    expect(scenario.text('rate-limiting', 'rate-limiting-report.tex')).toContain('\\citep{');
    const charged = Number(run.resultJson?.total_cost_usd);
    expect(charged).toBeGreaterThan(1.3);
    expect(charged).toBeLessThan(2.2);
    const status = JSON.parse((await scenario.cli('status', '--json')).stdout) as Status;
    expect(status.spend.usd).toBeCloseTo(charged, 6);
    expect(status.spend).toMatchObject({ usd: scenario.state().cost_usd });
    expect(status.spend.phases).toEqual([expect.objectContaining({ phase: 'A' })]);
    expect(scenario.state().spent_by_phase).toEqual([expect.objectContaining({ phase: 'A' })]);
    expect(scenario.state().spent_by_phase[0]?.usd).toBeCloseTo(scenario.state().cost_usd ?? NaN, 6);
    expect(scenario.text('rate-limiting', 'rate-limiting-state.md')).toMatch(
      /## Cost\n\n- In all: about [12]\.\d\d USD/,
    );
    const perIteration = scenario.events().flatMap((event) => (event.event === 'spent' ? [event.usd ?? 0] : []));
    expect(perIteration).toHaveLength(scenario.state().iteration);
    expect(perIteration.every((usd) => usd > 0)).toBe(true);
    expect((await scenario.cli('status')).stdout).toMatch(/cost +(?:about )?[12]\.\d\d of at most 2 USD, /);
  });
});

describe('two sessions in one project', () => {
  it('drive a workflow each, side by side, and neither touches the other', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const names = ['alpha', 'beta'];
    const runs = await Promise.all(
      names.map((name) =>
        scenario.start(`/autonomous-workflow:research '${name}' 'About ${name}?' --max-iterations 3`),
      ),
    );
    for (const run of runs) expect((await run.finished).exitCode).toBe(0);
    const sessions = names.map((name) => {
      expect(scenario.state(name)).toMatchObject({ end_reason: 'max_iterations', iteration: 3, recorded_iteration: 3 });
      expect(scenario.state(name).prompt).toBe(`About ${name}?`);
      const claims = scenario.events(name).flatMap((event) => (event.event === 'claimed' ? [event.session] : []));
      expect(claims).toHaveLength(1);
      return claims[0];
    });
    expect(new Set(sessions).size).toBe(2);
  });
});
