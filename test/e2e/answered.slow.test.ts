import { expect, it } from 'vitest';
import { startLocalWeb } from '../simulator/local-web.ts';
import { persona } from '../simulator/persona/persona.ts';
import { handedIn, researchOn, slice } from './web-research.ts';

it(
  'the real claude ends the research of one question once verified findings answer it',
  { timeout: 400_000 },
  async () => {
    const web = await startLocalWeb();
    try {
      const all = web.findings.map((one) => handedIn(one));
      const model = persona({ researcher: { finds: (_, number) => slice(all, number * 8, 8) } });
      const { scenario } = await researchOn(web, { model, iterations: 20, depth: 'standard' });
      await using played = scenario;
      const { iteration, end_reason, verdict } = played.state();
      // The rule of the seed would take three iterations with hardly anything new after the first.
      expect({ iteration, end_reason, verdict }).toEqual({
        iteration: 3,
        end_reason: 'complete',
        verdict: 'the questions of the goal are answered',
      });
      const started = played.events().flatMap((one) => (one.event === 'agent-started' ? [one] : []));
      // Once the goal is read, its question is searched in three ways, in any order.
      expect(started[0]?.agent).toBe('goal-reader');
      const first = started.flatMap((one) => (one.iteration === 1 ? [one.agent] : []));
      expect(first.toSorted()).toEqual(['goal-reader', 'repo-analyst', 'researcher', 'researcher', 'researcher']);
      expect(started.filter(({ agent }) => agent === 'goal-reader')).toHaveLength(1);
      const { questions, claims } = played.ledger();
      expect(questions[0]).toMatchObject({ text: 'How do limiters compare?', raised_by: 'user', status: 'answered' });
      expect(claims.some(({ importance, verdict: one }) => importance === 'central' && one === 'supported')).toBe(true);
    } finally {
      await web.close();
    }
  },
);
