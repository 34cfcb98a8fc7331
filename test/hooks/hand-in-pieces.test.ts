import { expect, it } from 'vitest';
import { begunSession, handIn } from '../support/session.ts';

const sentences = Array.from(
  { length: 40 },
  (_, at) => `// Rule number${at} says that worker${at} waits for queue${at}.`,
);
const rule = (at: number) => `says that worker${at} waits for queue${at}.`;
const ofFile = (text: string, quote: string) => ({
  text,
  quote,
  importance: 'supporting',
  confidence: 'high',
  source: { file: 'src/rules.js' },
});

it('a quote that is no one passage of a stored text is sent back by name, and asked for alone', async () => {
  const session = await begunSession();
  const { project } = session;
  project.write('src/rules.js', `${sentences.join('\n')}\n`);
  const says = (agent: string, claims: object[]) =>
    session.agentAnswers(agent, handIn('i1-a1', { claims }), 'repo-analyst');
  const first = ofFile('A worker waits for its queue.', rule(0));
  // Nothing is stored yet.
  const wide = ofFile('Workers wait for queues far off.', `${rule(1)} … ${rule(30)}`);
  expect(await says('a1', [first, wide])).toBeUndefined();
  await project.cli('record');
  const refused = await says('a2', [
    first,
    wide,
    ofFile('Workers wait for queues nearby.', `${rule(3)} … ${rule(5)}`),
    ofFile('Workers wait the other way round.', `${rule(5)} … ${rule(3)}`),
    ofFile('Many workers wait for many queues.', [1, 3, 5, 7, 9].map(rule).join(' … ')),
  ]);
  expect(refused?.reason?.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- claims #2 quote: its pieces do not stand in one passage, in this order. Quote one passage; what another carries is a claim of its own',
    '- claims #4 quote: its pieces do not stand in one passage, in this order. Quote one passage; what another carries is a claim of its own',
  ]);
  expect(refused?.reason).toContain('only claims #2, #4 are wrong');
});
