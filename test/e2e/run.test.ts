import type { WorkflowSpend } from '../../src/spend/rules/account.ts';
import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { Scenario } from './scenario.ts';

describe('run drives a workflow, with a fresh claude for each iteration', { timeout: 300_000 }, () => {
  it('from the prompt to the report', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const prompt = "How do Bob's limiters compare?";
    const words = [...'--mode research --max-iterations 2 --json rate-limiting'.split(' '), prompt];
    const run = await (await startSupervised({ cwd: scenario.folder, apiUrl: scenario.api.url, words })).finished;
    expect(run.exitCode, run.stdout + run.stderr).toBe(2);
    expect(scenario.state()).toMatchObject({
      prompt,
      driver: 'headless',
      status: 'stopped',
      end_reason: 'max_iterations',
      iteration: 2,
      recorded_iteration: 2,
      findings_count: 6,
    });
    const lines = (wanted: string) => run.lines.filter(({ event }) => event === wanted);
    expect(lines('iteration-begun')).toMatchObject([{ iteration: 2, writing: true }]);
    expect(scenario.events().filter(({ event }) => event === 'claimed')).toHaveLength(2);
    expect([...new Set(lines('recorded').map(({ iteration }) => iteration))]).toEqual([1, 2]);
    const usd = lines('spent').map((line) => Number(line.usd));
    expect(usd.every((one) => one > 0)).toBe(true);
    expect(run.lines.at(-1)).toMatchObject({
      event: 'ended',
      end_reason: 'max_iterations',
      iterations: 2,
      exit_code: 2,
    });
    const total = Number(run.lines.at(-1)?.total_usd);
    expect(total).toBeCloseTo(
      usd.reduce((sum, one) => sum + one),
      6,
    );
    const { spend } = JSON.parse((await scenario.cli('status', '--json')).stdout) as { spend: WorkflowSpend };
    expect(spend).toMatchObject({ usd: total });
    // Each session read its brief, and nothing of the one before.
    const first = scenario.api.requests
      .filter(({ kind }) => kind === 'main')
      .filter(({ lastUserText }) => lastUserText.includes('# Brief:'));
    expect(first.length).toBe(2);
  });
});
