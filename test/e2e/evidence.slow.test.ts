import { describe, expect, it } from 'vitest';
import { startLocalWeb, type LocalWeb } from '../simulator/local-web.ts';
import { conversationText } from '../simulator/request-reader.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

const folder = 'docs/research-rate-limiting';

/** What the researchers of an iteration hand in: pages that exist, and three things that cannot be believed. */
function finds(web: LocalWeb) {
  return (iteration: number, number: number): readonly object[] => {
    const at = (start: number, count: number) =>
      web.findings.slice(start, start + count).map((finding) => ({ ...finding, confidence: 'high' }));
    if (iteration > 1 || number > 1) return at(0, 4);
    const [first] = at(0, 1);
    const counter = web.findings.find(({ quote }) => quote.includes('0.003%'));
    const dead = { url: web.address('trouble', '/status/404'), title: 'A page that is gone', kind: 'secondary' };
    return [
      ...at(0, 4),
      {
        ...counter,
        confidence: 'high',
        text: 'Sliding window counters are wrong in 3 % of decisions.',
        quote: counter?.quote.replace('0.003%', '3%'),
      },
      {
        ...first,
        text: 'Ana Moreau invented rate limiting alone.',
        quote: 'I invented rate limiting, alone, in my garden',
      },
      {
        ...first,
        text: 'Nobody uses fixed windows today.',
        quote: 'fixed windows are not used by anybody',
        source: dead,
      },
    ];
  };
}

describe('a research workflow whose sources can be read, in the real claude', { timeout: 300_000 }, () => {
  it('checks every quote against its page, has central claims verified, and tells what cannot be believed', async () => {
    const web = await startLocalWeb();
    try {
      await using scenario = await Scenario.create({ model: researchPersona({ researcher: { finds: finds(web) } }) });
      const run = await scenario.run(researchCommand('How do limiters compare?', 3), {
        env: {
          AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'true',
          AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web.hosts.join(','),
        },
      });
      expect(run.exitCode).toBe(0);
      const { claims, looks = [] } = scenario.ledger();
      const verdictOf = (text: string) => claims.find((claim) => claim.text.includes(text))?.evidence[0]?.check;
      expect(verdictOf('in 3 % of decisions')).toMatchObject({ verdict: 'number-mismatch', sound: false });
      expect(verdictOf('Ana Moreau invented')).toMatchObject({ verdict: 'absent', sound: false });
      expect(verdictOf('Nobody uses fixed')).toMatchObject({ verdict: 'could-not-run', snapshot: null });

      const central = claims.filter(
        ({ importance, evidence }) => importance === 'central' && evidence.some(({ check }) => check?.sound),
      );
      expect(central.length).toBeGreaterThan(0);
      expect(central.map(({ verdict }) => verdict)).toEqual(central.map(() => 'supported'));
      expect(looks.length).toBe(central.length);
      expect(central.every(({ confidence_reason }) => confidence_reason !== undefined)).toBe(true);

      const events = scenario.events();
      expect(events.find(({ event }) => event === 'sources-fetched')).toMatchObject({ dead: 1, left: 0 });
      expect(events.find(({ event }) => event === 'quotes-failed')).toMatchObject({
        quotes: [{ verdict: 'number-mismatch' }, { verdict: 'absent' }],
      });
      expect(events.some(({ event }) => event === 'claims-verified')).toBe(true);

      // The brief of an iteration may come beside the news that an agent has answered, in a message of the system.
      const told = scenario.api.requests.map(({ request }) => conversationText(request)).join('\n');
      expect(told).toMatch(/C\d+ may not be cited: absent: /);
      const report = scenario.text('rate-limiting', 'rate-limiting-report.tex');
      expect(report).not.toContain('invented rate limiting');
      expect(scenario.exists(folder, 'verification', 'i2-v1.json')).toBe(true);
      expect((await scenario.cli('evidence')).stdout).toMatch(/NOT CITABLE, no quote carries it/);
    } finally {
      await web.close();
    }
  });
});
