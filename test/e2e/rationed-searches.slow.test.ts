import { expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

it('rationed web searches never make research saturated, and are waited for, in the real claude', async () => {
  // Each researcher searches twice at once, where there is one search; a pause takes two seconds.
  await using scenario = await Scenario.create({ model: persona({ researcher: { searches: 2 } }) });
  const env = { CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION: '1', CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR: '54000' };
  await scenario.run(researchCommand('How?', 8), { env, timeoutMilliseconds: 200_000 });
  expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', consecutive_low_findings: 0 });
  const iterations = scenario.ledger().iterations.filter(({ kind }) => kind === 'research');
  expect(iterations).toHaveLength(7);
  for (const { valid, low_yield, searches_refused = 0 } of iterations)
    expect({ valid, low_yield, refused: searches_refused > 0 }).toEqual({
      valid: false,
      low_yield: false,
      refused: true,
    });
  const waits = scenario.events().flatMap((event) => (event.event === 'waits' ? [event.for] : []));
  expect(waits.filter((why) => why.startsWith('web search is rationed'))).not.toEqual([]);
}, 240_000);
