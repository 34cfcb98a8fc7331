import { expect, it } from 'vitest';
import { begunSession, handIn } from '../support/session.ts';

const claim = (text: string, quote: string, url: string, title: string) => ({
  text,
  quote,
  importance: 'central',
  confidence: 'high',
  source: { url, title, kind: 'primary' },
});
const needs = claim(
  "Agenda's PostgreSQL backend needs Node.js 18.0.0 or newer, PostgreSQL 12 or newer and at least Agenda 6.0.0.",
  'Node.js >= 18.0.0 - PostgreSQL >= 12 (for `gen_random_uuid()` support) - Agenda >= 6.0.0',
  'https://agenda.github.io/agenda/packages/postgres-backend/README',
  '@agendajs/postgres-backend',
);
const parcel = (ratio: string) =>
  claim(
    `Parcel takes nine minutes and webpack over 45 minutes, about ${ratio} times as long.`,
    'reduced from over 25 minutes to 9 minutes (**2.7x faster**) … building the same app with webpack takes over 45 minutes.',
    'https://parceljs.org/blog/v2-8-0',
    'Parcel v2.8.0',
  );

it('a hand-in may state what follows from its quotes; what does not is refused with what it is', async () => {
  const session = await begunSession();
  const refused = await session.agentAnswers(
    'a1',
    handIn('i1-r1', {
      claims: [needs, parcel('six')],
    }),
  );
  expect(refused?.reason).toContain(
    '- claims #2 quote: has no six times, which the claim states. Quote the passage with that number, report it as a claim of its own, write what you computed as "computed": ["45 / 9 = 5"], or leave it out\n',
  );
  expect(refused?.reason).not.toContain('claims #1');
  const right = handIn('i1-r1', {
    claims: [needs, { ...parcel('five'), computed: ['45 / 9 = 5'] }],
  });
  expect(await session.agentAnswers('a3', right)).toBeUndefined();
});
