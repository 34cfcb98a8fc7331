import { describe, expect, it } from 'vitest';
import { independentSources, isMakersOwn, markOf, sourcesById } from '../../../src/research/rules/distrust.ts';
import type { Source } from '../../../src/research/rules/ledger.ts';
import { sampleLedger } from '../../report/rules/sample-report.ts';

const [sample] = sampleLedger.claims;
if (sample === undefined) throw new Error('the sample has claims');
const primary = sampleLedger.sources.map((one) => ({ ...one, kind: 'primary' as const }));

/** The mark of what one maker says of its product. */
const mark = (text: string) =>
  markOf(
    { ...sample, text, verdict: 'supported', evidence: sample.evidence.slice(0, 1), independent_sources: 1 },
    sourcesById({ sources: primary }),
  );

describe('the mark of one interested party', () => {
  it.each([
    'Graphile Worker ran at about 15,600 jobs a second without batching, which is its default.',
    'The benchmark of the maker finished 200,000 jobs in 1.1 s.',
    'Graphile Worker starts a job less than 5 ms after it was triggered.',
    'pg-boss says that SKIP LOCKED gives it exactly-once delivery.',
    'GoodJob guarantees that a job runs once and only once.',
    'River is faster than any queue on Redis.',
    'Oban is the most reliable queue.',
    'PostgreSQL job queues reach 7,000 to 30,000 jobs a second.',
    'Graphile Worker is stable and runs in production environments.',
    'An application on a cluster of Graphile Worker should not notice the failure of a node.',
    'A cluster of three nodes of Graphile Worker survives the failure of any one node.',
    'Nodes of Graphile Worker can disappear at any time without loss.',
    'Graphile Worker was put through tests in the manner of Jepsen.',
    'Graphile Worker may be the fastest queue and never loses jobs.',
    'Graphile Worker never loses a job, and is in beta.',
    'Graphile Worker never fails and its guarantee holds for all users.',
    'The guarantee of Graphile Worker holds for all users.',
    'Graphile Worker is the fastest queue that a team may choose.',
    'Graphile Worker is the most reliable queue that a team may choose.',
  ])('is on what speaks for its product: %s', (text) => {
    expect(mark(text)).toBe('i');
  });

  it.each([
    'A queue of Oban can run at most about (1000 / cooldown) jobs a second; the cooldown defaults to 5 ms.',
    'A job whose worker crashed is only noticed when its time has passed, unless the queue has a heartbeat.',
    'pg-boss polls by default and uses LISTEN/NOTIFY only when asked to.',
    'While notifications arrive, pg-boss polls every 30 seconds only.',
    "PGMQ's exactly-once delivery holds within a visibility timeout only: others get the message then.",
    "River's README speaks of no poll-only mode.",
    'Postgres itself limits Graphile Worker: beyond that point more workers make it slower.',
    'Jobs run at least once: nothing is guaranteed.',
    'There is no option to poll only.',
    'The author of Graphile Worker advises thinking about another queue from about 5,000 jobs a second.',
    "Above a sustained rate of about 50,000 jobs a second pg-boss's documentation advises something else.",
    'Graphile Worker polls seldom, which trades off how soon the most recent jobs begin.',
    'For maximum reliability Graphile Worker should always run with poll=1.',
    'For the greatest safety after a power loss poll=1 is recommended by Graphile.',
    'Graphile Worker keeps the latest request of the queue.',
    'With Graphile Worker a job that no replica has yet is lost if the primary dies.',
    'With its lease of 10 seconds, Graphile Worker may take no jobs for up to 10 seconds after a failure of the primary.',
    'Graphile Worker with a static lease has no failover: one fixed node is the only one that can be primary.',
    'The guarantees of Graphile Worker hold for users who registered after March 17, 2025.',
    'Graphile Worker is in beta, whereas its predecessor is production-ready.',
    'Graphile Worker takes the closest region unless another is named.',
    'Graphile Worker should not be used in production environments.',
    'Graphile Worker is not ready for production use.',
    'A cluster of two nodes of Graphile Worker survives no failure.',
    'With Graphile Worker the application will not notice data loss.',
    'Jepsen found that Graphile Worker loses jobs.',
    'It is unknown whether Graphile Worker survives a failure of its node.',
  ])('is not on limits, defaults, absences, admissions and advice: %s', (text) => {
    expect(mark(text)).toBe('');
  });
});

describe('whose word it is', () => {
  const [first] = primary;
  if (first === undefined) throw new Error('the sample has sources');
  const markOfParty = (text: string, more: Partial<Source>) =>
    markOf(
      { ...sample, text, verdict: 'supported', evidence: sample.evidence.slice(0, 1), independent_sources: 1 },
      sourcesById({ sources: [{ ...first, authors: [], ...more }] }),
    );
  const minutes = 'A very large project takes Parcel 2.8 9 minutes and webpack over 45 minutes.';
  it.each([
    ['its maker, by the site', minutes, { url: 'https://parceljs.org/blog/v2-8-0' }, 'i'],
    [
      'its maker, whatever kind of source it is said to be',
      minutes,
      { url: 'https://parceljs.org/a', kind: 'secondary' as const },
      'i',
    ],
    ['its maker, by the party', minutes, { url: 'https://a.org/b', party: 'Devon Govett (Parcel)' }, 'i'],
    ['somebody else, by the party', minutes, { url: 'https://shop.example/a', party: 'A Shop' }, ''],
    [
      'somebody else who measured',
      'Our build took Parcel 10 times longer than esbuild.',
      { url: 'https://a.org', kind: 'secondary' as const },
      '',
    ],
    ['its maker, of its requirements', 'Parcel requires Node 20 or newer.', { url: 'https://parceljs.org/a' }, ''],
  ])('%s', (_, text, source, expected) => {
    expect(markOfParty(text, source)).toBe(expected);
  });
});

it('what favours another product than that of its maker is against its interest', () => {
  const [first] = primary;
  if (first === undefined) throw new Error('the sample has sources');
  const sources = [{ ...first, authors: [], party: 'Litestream', url: 'https://litestream.io/alternatives/' }];
  const said = (text: string) =>
    markOf(
      { ...sample, text, verdict: 'supported', evidence: sample.evidence.slice(0, 1), independent_sources: 1 },
      sourcesById({ sources }),
    );
  expect(said('A cluster with Raft consensus is more durable than Litestream.')).toBe('');
  expect(said('A Raft cluster gives higher durability and lower write throughput than Litestream.')).toBe('');
  expect(said('Litestream made 748 queries a second against 898 of PostgreSQL.')).toBe('');
  expect(said('Litestream made 948 queries a second against 898 of PostgreSQL.')).toBe('i');
  expect(said('A cluster with Raft consensus is less durable than Litestream.')).toBe('i');
  expect(said('Litestream is more durable than a cluster with Raft consensus.')).toBe('i');
});

describe('what only its maker can say', () => {
  const isOwn = (text: string, more: Partial<Source> = {}) =>
    isMakersOwn(
      { ...sample, text, evidence: sample.evidence.slice(0, 1) },
      sourcesById({ sources: primary.map((one) => ({ ...one, authors: [], ...more })) }),
    );

  it.each<[string, Partial<Source>, boolean]>([
    ['A token bucket of capacity b and rate r lets at most b + rt requests pass in any interval.', {}, false],
    ['The queue needs Node 20 or newer.', {}, true],
    ['Parcel keeps its cache in a folder of the project.', { url: 'https://parceljs.org/a' }, false],
    ['Parcel keeps its cache in a folder of the project by default.', { url: 'https://parceljs.org/a' }, true],
    ['Parcel should be given a cache in a folder of the project by default.', { url: 'https://parceljs.org/a' }, false],
    ['The licence of Parcel is MIT.', { url: 'https://parceljs.org/a' }, true],
    ['Parcel plans a cache that machines share.', { url: 'https://parceljs.org/a' }, true],
  ])('%s', (text, source, expected) => {
    expect(isOwn(text, source)).toBe(expected);
  });

  const ofMakers = (text: string, maker: 'SQLite' | 'Litestream') => {
    const both = primary.slice(0, 2).map((one, at) => ({
      ...one,
      id: `S00${at + 1}`,
      authors: [],
      kind: 'primary' as const,
      ...(at === 0
        ? { party: 'SQLite', url: 'https://sqlite.org/wal.html' }
        : { party: 'Litestream', url: 'https://litestream.io/tips/' }),
    }));
    const evidence = sample.evidence
      .slice(0, 1)
      .map((one) => ({ ...one, source: maker === 'SQLite' ? 'S001' : 'S002' }));
    return isMakersOwn({ ...sample, text, evidence }, sourcesById({ sources: both }));
  };

  it.each([
    ['Litestream', 'Setting the busy_timeout pragma makes a blocked query wait for the given number of milliseconds.'],
    ['Litestream', 'Client/server databases such as Postgres and MySQL offer synchronous replication.'],
    [
      'Litestream',
      'A SQLite database should never be placed on NFS, SMB or another network filesystem, with Litestream neither.',
    ],
    ['SQLite', 'Network filesystems cannot do simultaneous reads and writes and keep a SQLite database consistent.'],
    ['SQLite', 'Since a write transaction usually takes only milliseconds, several writers can take turns in SQLite.'],
  ] as const)('is not what %s says of others, nor a figure: %s', (maker, text) => {
    expect(ofMakers(text, maker)).toBe(false);
  });

  it.each([
    ['Litestream', 'A catastrophic failure loses a small window of data with Litestream.'],
    [
      'SQLite',
      'A transaction that began with a read cannot be upgraded later: the write statement fails with SQLITE_BUSY.',
    ],
    ['SQLite', 'For the greatest safety after a power loss synchronous=FULL is the recommended setting.'],
  ] as const)('is not how the product of %s behaves, nor advice: %s', (maker, text) => {
    expect(ofMakers(text, maker)).toBe(false);
  });

  it.each([
    ['Litestream', 'New changes reach S3 every second by default in Litestream.'],
    ['SQLite', 'The synchronous setting of SQLite is FULL by default.'],
  ] as const)('is what %s says of its product, wherever the sentence names it: %s', (maker, text) => {
    expect(ofMakers(text, maker)).toBe(true);
  });
});

it('pages of one maker are one source also in a ledger that does not have their number', () => {
  const [first, second] = ['https://queue.example/a', 'https://queue.example/b'].map((url, at) => {
    const [source] = primary;
    if (source === undefined) throw new Error('the sample has sources');
    return { ...source, id: `S90${at}`, url, canonical: url, title: `Page ${at}`, authors: [], party: 'Queue' };
  });
  const [quote] = sample.evidence;
  if (first === undefined || second === undefined || quote === undefined) throw new Error('the sample has evidence');
  const claim = { ...sample, evidence: [first, second].map(({ id }) => ({ ...quote, source: id })) };
  delete claim.independent_sources;
  expect(independentSources(claim, sourcesById({ sources: [first, second] }))).toBe(1);
  const other = { ...second, url: 'https://other.example/', canonical: 'other.example', party: 'Other' };
  expect(independentSources(claim, sourcesById({ sources: [first, other] }))).toBe(2);
});
