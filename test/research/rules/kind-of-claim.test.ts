import { describe, expect, it } from 'vitest';
import { kindOfClaim } from '../../../src/research/rules/kind-of-claim.ts';
import { isDecidedByMaker } from '../../../src/research/rules/statement-kind.ts';
import { sourcesById } from '../../../src/research/rules/distrust.ts';
import { sampleLedger } from '../../report/rules/sample-report.ts';

const [claim] = sampleLedger.claims;
const [first] = sampleLedger.sources;
if (claim === undefined || first === undefined) throw new Error('the sample has claims and sources');

const makers = {
  'pg-boss': ['Tim Jones (pg-boss)', 'https://timgit.github.io/pg-boss/api/workers'],
  River: ['River (Blake Gentry, Brandur Leach)', 'https://riverqueue.com/docs/CHANGELOG'],
  BullMQ: ['Taskforce.sh (BullMQ, Bull)', 'https://docs.bullmq.io/guide/postgresql'],
  Agenda: ['Agenda project (Agenda, agendash)', 'https://agenda.github.io/agenda/README'],
  Turso: ['Turso (libSQL, Turso Cloud)', 'https://docs.turso.tech/cloud/durability'],
  '37signals': ['37signals', 'https://basecamp.com/cloud-exit'],
  Figma: ['Figma', 'https://www.figma.com/blog/a-database-of-each-file'],
  Litestream: ['Litestream', 'https://litestream.io/tips'],
  'Fly.io': ['Fly.io (Fly Machines, LiteFS)', 'https://fly.io/docs/blueprints/long-running-tasks'],
} as const;

const kindOf = (text: string, maker: keyof typeof makers) => {
  const [party, url] = makers[maker];
  const source = { ...first, kind: 'primary' as const, party, url, authors: [] };
  return kindOfClaim(
    { text, evidence: claim.evidence.slice(0, 1).map((one) => ({ ...one, source: first.id })) },
    sourcesById({ sources: [source] }),
  );
};

/** Findings of a real play: each from a page of the maker that is named. */
describe('kindOfClaim', () => {
  it.each([
    [
      'River',
      'River has a poll-only mode that issues no LISTEN and so potentially works behind PgBouncer in transaction pooling mode.',
    ],
    ['River', 'River executes jobs only in Go programs; a Node program can at most insert them.'],
    [
      'Agenda',
      'Agenda’s PostgreSQL backend announces saved jobs to all instances by LISTEN/NOTIFY instead of waiting for the next poll.',
    ],
    [
      'Agenda',
      'Agenda stores its jobs in MongoDB, PostgreSQL or Redis, by the choice of its user, so that it needs no Redis either.',
    ],
    [
      'Fly.io',
      'Fly.io forces the shutdown 5 seconds after the kill signal unless kill_timeout is set, which may go up to 300 seconds.',
    ],
    ['Turso', 'All Turso plans name 99.999999999% durability.'],
    ['Turso', 'The pragmas journal_mode and busy_timeout are unsupported on Turso Cloud.'],
    ['BullMQ', 'With constant writes the requests cost $12.96 a month.'],
    ['Turso', 'Turso allows writes of 500 million rows on its paid plan for $25 per month.'],
    ['Fly.io', 'At shutdown Fly.io sends SIGTERM by default and SIGKILL after kill_timeout.'],
    [
      'BullMQ',
      'The PostgreSQL backend of BullMQ waits for jobs by LISTEN/NOTIFY: every worker holds one dedicated, long-lived LISTEN connection beside its pool.',
    ],
    [
      'BullMQ',
      'The Redis of BullMQ must run with maxmemory-policy noeviction, the only setting with which queues behave correctly.',
    ],
    [
      'pg-boss',
      'pg-boss does not use LISTEN/NOTIFY unless useListenNotify is set; without it, it polls, so that no job is lost when a notification is missed.',
    ],
  ] as const)('is its maker’s to say (%s): %s', (maker, text) => {
    expect(kindOf(text, maker)).toBe('own');
  });

  it.each([
    [
      'pg-boss',
      'PgBouncer in transaction or statement pooling mode disables LISTEN/NOTIFY, which needs a session-pinned connection.',
    ],
    ['River', 'PgBouncer may not respect a schema set in search_path; River offers Config.Schema for this.'],
    [
      'River',
      'A queue in the application’s own database enqueues within the transaction: a job exists if and only if the transaction commits.',
    ],
    [
      'BullMQ',
      'On AWS ElastiCache the operator has to make a parameter group of its own, because that cannot be changed.',
    ],
    ['pg-boss', 'The listener of pg-boss does not work through PgBouncer in transaction or statement pooling mode.'],
  ] as const)('is for others to say, too (%s): %s', (maker, text) => {
    expect(kindOf(text, maker)).toBe('behaviour');
  });

  it('is measured wherever it stands', () => {
    expect(
      kindOf('BullMQ reports about 2,300 jobs/s for 1 worker on PostgreSQL and about 6,000 jobs/s on Redis.', 'BullMQ'),
    ).toBe('measured');
  });

  it.each([
    ['37signals', 'Leaving the cloud saved almost $2 million a year.'],
    ['Figma', 'In production the storage for its database files costs $0.30 a month.'],
  ] as const)('is what anybody can have saved or spent, and no price (%s): %s', (maker, text) => {
    expect(kindOf(text, maker)).toBe('behaviour');
    expect(isDecidedByMaker(text)).toBe(false);
  });

  it.each([
    ['Litestream', 'With journal_mode WAL Litestream reaches 40 % more writes per second.'],
    ['Litestream', 'With busy_timeout set Litestream fails in 3 % of writes.'],
    ['Turso', 'The Pro tier of Turso handles 100,000 writes per second in benchmarks.'],
    ['Turso', 'On all plans of Turso p95 is 12 ms.'],
  ] as const)('is measured with whatever option or plan (%s): %s', (maker, text) => {
    expect(kindOf(text, maker)).toBe('measured');
  });
});
