import { readFileSync, writeFileSync } from 'node:fs';
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

it('the real claude asks one small agent before the questions were edited, and researches what the user made of them', async () => {
  await using scenario = await Scenario.create({ model: persona() });
  await scenario.run(begins);
  const file = isPlanned(scenario);
  writeFileSync(file, readFileSync(file, 'utf8').replace('- How do', '- What does each limiter cost?\n- How do'));
  await scenario.run('/autonomous-workflow:continue-auto rate-limiting');
  expect(scenario.state()).toMatchObject({ iteration: 2, end_reason: 'max_iterations' });
  expect(scenario.ledger().questions[0]).toMatchObject({ text: 'What does each limiter cost?', raised_by: 'user' });
  expect(scenario.ledger().claims.length).toBeGreaterThan(3);
}, 200_000);

it('in a terminal, where the goal is read in the background, nothing is recorded before either', async () => {
  await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 2_000 }) });
  const terminal = await scenario.open();
  await enterLine(terminal, begins);
  await expect.poll(() => scenario.hasEvent('ended'), { timeout: 120_000 }).toBe(true);
  isPlanned(scenario);
}, 200_000);
