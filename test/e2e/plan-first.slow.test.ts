import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { researchPersona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

it('the real claude asks one small agent before the outline was edited, and researches what the user made of it', async () => {
  await using scenario = await Scenario.create({ model: researchPersona() });
  await scenario.run(`${researchCommand('How do limiters compare?', 2)} --plan-first`);
  const started = () => scenario.events().flatMap((one) => (one.event === 'agent-started' ? [one.agent] : []));
  expect(started()).toEqual(['goal-reader']);
  expect(scenario.state()).toMatchObject({ status: 'stopped', end_reason: 'stop_requested', recorded_iteration: 0 });
  const file = join(scenario.folder, 'docs/research-rate-limiting/outline.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('- How do', '- What does each limiter cost?\n- How do'));
  await scenario.run('/autonomous-workflow:continue-auto rate-limiting');
  expect(scenario.state()).toMatchObject({ iteration: 2, end_reason: 'max_iterations' });
  expect(scenario.ledger().questions[0]).toMatchObject({ text: 'What does each limiter cost?', raised_by: 'user' });
  expect(scenario.ledger().claims.length).toBeGreaterThan(3);
}, 200_000);
