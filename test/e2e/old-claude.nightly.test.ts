import { beforeAll, describe, expect, it } from 'vitest';
import { fetchClaude, OLDEST_CLAUDE } from '../simulator/claude-binaries.ts';
import { persona } from '../simulator/persona/persona.ts';
import { agentsKnowTheGoal, researchCommand, Scenario } from './scenario.ts';

describe(`in Claude Code ${OLDEST_CLAUDE}`, () => {
  let binary = '';
  beforeAll(async () => {
    binary = await fetchClaude(OLDEST_CLAUDE);
  }, 120_000);

  it('a workflow goes from the typed command to its report', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const run = await scenario.run(researchCommand('How?', 8), { claudeBinary: binary });
    expect(run.exitCode).toBe(0);
    agentsKnowTheGoal(scenario, 'How?');
    expect(scenario.state()).toMatchObject({
      status: 'complete',
      findings_count: 11,
      consecutive_failures: 0,
    });
  });
});
