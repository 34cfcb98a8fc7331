import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { neededBatches } from '../../../src/research/rules/critiques.ts';
import type { Verification } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const parties = { 'bullmq.io': 'Taskforce.sh (BullMQ, Bull)', 'graphile.org': 'Graphile (Graphile Worker)' };
type Site = keyof typeof parties;
const pgBoss = { url: 'https://timgit.github.io/pg-boss/api/jobs', title: 'Jobs', party: 'pg-boss (timgit)' };
const page = (site: Site | 'pg-boss') => ({
  ...(site === 'pg-boss' ? pgBoss : { url: `https://docs.${site}/guide`, title: 'Guide', party: parties[site] }),
  kind: 'primary' as const,
});
const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a'.repeat(64), detail: null });

type Said = [site: Site | 'pg-boss', text: string, quote: string];
const assessed = (said: Said[], verifications: readonly Verification[] = []) => {
  const claims = said.map(([site, text, quote]) =>
    claim(text, { quote, source: page(site), importance: 'supporting' }),
  );
  const merged = mergeHandIns(ledger(), [stored(1, 1, { claims })], '2026-03-01').ledger;
  return assess(merged, { check, textHash: () => null, verifications });
};
const confidenceIn = (...one: Said) => assessed([one]).claims[0]?.confidence;

/** Findings of a play, none of them verified. */
const notBorne: Said[] = [
  [
    'pg-boss',
    "pg-boss can enqueue a job over the caller's own database connection, and so within the caller's transaction.",
    "Instead of using pg-boss's default adapter, you can use your own",
  ],
  [
    'graphile.org',
    'Only the paid Worker Pro detects crashed Graphile workers by a heartbeat.',
    'Worker Pro tracks running workers via a “heartbeat”',
  ],
  [
    'graphile.org',
    'LISTEN/NOTIFY of Graphile Worker fails through PgBouncer unless it pools by connection.',
    'Yes, pgbouncer might pose an issue if it\'s not done in "connection" mode.',
  ],
  [
    'bullmq.io',
    'The PostgreSQL backend of BullMQ needs PostgreSQL 14 or newer.',
    'PostgreSQL 13 or newer (14+ recommended)',
  ],
];
const borne: Said[] = [
  ['pg-boss', 'pg-boss requires PostgreSQL 13 or higher.', 'PostgreSQL 13 or higher'],
  [
    'pg-boss',
    'Completing a pg-boss job succeeds only while it is active.',
    'only jobs in `active` state can be completed.',
  ],
  ['graphile.org', 'Graphile Worker promises that each job runs at least once.', 'each job will execute at least once'],
  ['bullmq.io', 'BullMQ retries a failed job twice by default.', 'Default: 2. Number of retries of failed jobs.'],
];

describe("a maker's word that nobody has verified", () => {
  it.each(notBorne)('is no certainty where its quote lacks words of it (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('medium');
  });

  it.each(borne)('is one where its quote says it (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('high');
  });

  it('is verified before others where its quote lacks words of it, and is certain then', () => {
    const all: Said[] = [...borne, ...notBorne];
    const asked = neededBatches(assessed(all)).flatMap(({ claims }) => claims.map((one) => one.claim));
    expect(asked).toEqual(['C005', 'C006', 'C007', 'C008']);
    const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C005', verdict: 'supported' as const };
    const [first] = assessed(all, [{ ...vote, reason: 'It says so below.', rewording: null }]).claims.slice(4);
    expect([first?.confidence, first?.confidence_reason]).toEqual([
      'high',
      "its maker's own statement: only its maker can say",
    ]);
  });
});

describe('one rule for what a maker says on its own product', () => {
  it.each<Said>([
    ['pg-boss', 'pg-boss advertises exactly-once delivery of jobs.', 'This provides exactly-once delivery of jobs'],
    [
      'bullmq.io',
      'BullMQ tries to deliver each message exactly once and falls back to at least once in the worst case.',
      'attempts to deliver every message exactly one time, but at least once in the worst case',
    ],
  ])('advertised guarantees are the word of an interested party (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('low');
  });

  it.each<Said>([
    [
      'pg-boss',
      'In pg-boss a job that stays active longer than 15 minutes (the default) is retried or failed.',
      'Default: 15 minutes. How many seconds a job may be in active state before being retried or failed.',
    ],
    [
      'pg-boss',
      'With a heartbeat in pg-boss, a job whose worker went silent is failed or retried by the monitor.',
      'If no heartbeat is received within this interval, the monitor will fail/retry the job.',
    ],
    [
      'bullmq.io',
      'BullMQ fails a job for good when it stalls more often than maxStalledCount, which is 1 by default.',
      'The default is 1 (maxStalledCount), after which a stalled job fails for good.',
    ],
  ])('its behaviour, limits and failures are its to say (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('high');
  });
});
