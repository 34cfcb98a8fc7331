import { writeFileSync, cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startLocalWeb, type LocalWeb } from '../simulator/local-web.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { handedIn, researchOn, slice } from './web-research.ts';

/** What the web holds in odd places, handed in once. */
function oddities(web: LocalWeb): object[] {
  const saying = (words: string) => {
    const found = web.findings.find(({ quote }) => quote.includes(words));
    if (found === undefined) throw new Error(`no page says ${words}`);
    return found;
  };
  const bucket = saying('at most b + rt');
  const bench = saying('812 bytes');
  const behind = (path: string, text: string) =>
    handedIn(bucket, { url: web.address('trouble', path), text, importance: 'supporting', quote: 'nobody can read this here' });
  return [
    handedIn(bench, { url: web.address('forum', '/mirror/limiters-2024') }),
    handedIn(saying('GCRA came out ahead'), { url: web.address('forum', '/copy/limiters-compared') }),
    handedIn(saying('two-counter estimate'), { url: web.address('archive', '/doi/10.5555/2401.01234') }),
    handedIn(saying('at most 8% of the rate'), { url: web.address('archive', '/pdf/1906.04321v1') }),
    handedIn(bucket, { url: web.address('trouble', '/redirect/301') }),
    handedIn(bucket, { quote: 'at most b + rt requests … of length t' }),
    behind('/wall/paywall', 'Members of the portal read that limiters were invented twice.'),
    behind('/status/404', 'A page that is gone said that limiters are older than queues.'),
    behind('/status/500', 'A server that is ill would say how limiters die.'),
    behind('/token-bucket-2', 'Token buckets are forbidden in three countries.'),
  ];
}

function finds(web: LocalWeb) {
  const all = web.findings.map((finding) => handedIn(finding));
  const [early, late] = [all.slice(0, -5), all.slice(-5)];
  return (iteration: number, number: number): object[] => {
    if (iteration === 1) return [...slice(early, (number - 1) * 19, 19), ...(number === 1 ? oddities(web) : [])];
    return [...slice(all, iteration * 11 + number * 19, 20), ...(iteration === 2 && number === 1 ? late : [])];
  };
}

describe('research over a web of many pages, in the real claude', { timeout: 150_000 }, () => {
  it('ends saturated with a report that its checks pass', async () => {
    const web = await startLocalWeb();
    const started = performance.now();
    const { scenario, run } = await researchOn(web, {
      model: researchPersona({ main: { writer: {} }, researcher: { finds: finds(web) } }),
      iterations: 12,
    });
    try {
      console.log(Math.round(performance.now() - started), run.exitCode, web.findings.length);
      writeFileSync('/tmp/e2e4-told.txt', JSON.stringify(scenario.api.requests.map(({kind, request, reply}) => ({kind, last: request.messages.slice(-2), reply})), null, 1));
      cpSync(scenario.folder, '/tmp/e2e4-run', { recursive: true });
      writeFileSync('/tmp/e2e4-check.txt', (await scenario.cli('report', 'check')).stdout);
      writeFileSync('/tmp/e2e4-sources.txt', (await scenario.cli('source', 'list')).stdout);
      expect(run.exitCode).toBe(0);
    } finally {
      await scenario[Symbol.asyncDispose]();
      await web.close();
    }
  });
});
