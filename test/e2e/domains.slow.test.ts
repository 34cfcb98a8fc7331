import { expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

it('the real claude searches only where the user allows it', async () => {
  await using scenario = await Scenario.create({ model: persona() });
  const command = `${researchCommand('How do limiters compare?', 2)} --only-domains 'example.org,example.net,example.com'`;
  await scenario.run(command);
  expect(scenario.state()).toMatchObject({ iteration: 2, only_domains: ['example.org', 'example.net', 'example.com'] });
  const searches = scenario.api.requests.filter(({ kind }) => kind === 'search');
  expect(searches.length).toBeGreaterThan(2);
  for (const { request } of searches)
    expect(request.tools).toMatchObject([{ allowed_domains: ['example.org', 'example.net', 'example.com'] }]);
  expect(scenario.ledger().iterations[0]).toMatchObject({ valid: true });
}, 120_000);
