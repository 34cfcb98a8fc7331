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
    const begun = run.lines.filter(({ event }) => event === 'iteration-begun');
    expect(begun.map(({ iteration, writing }) => [iteration, writing])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(new Set(begun.map(({ session }) => session)).size).toBe(2);
    const ended = run.lines.filter(({ event }) => event === 'iteration-ended');
    expect(ended).toMatchObject([
      { iteration: 1, outcome: 'recorded' },
      { iteration: 2, outcome: 'recorded' },
    ]);
    const usd = ended.map((line) => Number(line.usd));
    expect(usd.every((one) => one > 0)).toBe(true);
    expect(run.lines.at(-1)).toMatchObject({
      event: 'ended',
      end_reason: 'max_iterations',
      iterations: 2,
      exit_code: 2,
    });
    expect(Number(ended.at(-1)?.total_usd)).toBeCloseTo(
      usd.reduce((sum, one) => sum + one),
      6,
    );
    const { spend } = JSON.parse((await scenario.cli('status', '--json')).stdout) as { spend: WorkflowSpend };
    expect(spend).toMatchObject({ usd: Number(ended.at(-1)?.total_usd) });
    // Each session read its brief, and nothing of the one before.
    const first = scenario.api.requests
      .filter(({ kind }) => kind === 'main')
      .filter(({ lastUserText }) => lastUserText.includes('# Brief:'));
    expect(first.length).toBe(2);
  });
});
