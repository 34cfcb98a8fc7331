import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

const begins = `${researchCommand('How do limiters compare?', 2)} --plan-first`;

/** Only the goal was read, and the user may edit its questions. */
function isPlanned(scenario: Scenario): string {
  const started = scenario.events().flatMap((one) => (one.event === 'agent-started' ? [one.agent] : []));
  expect(started).toEqual(['goal-reader']);
  expect(scenario.state()).toMatchObject({ status: 'stopped', end_reason: 'stop_requested', recorded_iteration: 0 });
  return join(scenario.folder, 'docs/research-rate-limiting/questions.md');
}

it('in a terminal, where the goal is read in the background, nothing is recorded before either', async () => {
  await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 2_000 }) });
  const terminal = await scenario.open();
  await enterLine(terminal, begins);
  await expect.poll(() => scenario.hasEvent('ended'), { timeout: 120_000 }).toBe(true);
  isPlanned(scenario);
}, 200_000);
