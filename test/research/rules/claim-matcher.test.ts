import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimMatcher, type Match } from '../../../src/research/rules/claim-matcher.ts';
import { rates, scoreClaims, type ClaimSample } from '../../bench/claim-scores.ts';
import { anyText } from '../../support/samples.ts';

const subject = 'The broker keeps every record of a topic on disk for seven days by default';

function match(known: string, text: string, more: { quotes?: [string, string]; from?: string } = {}): Match {
  const { quotes: [before, after] = ['', ''], from = '2/researcher-1' } = more;
  const quote = (words: string) => (words === '' ? {} : { quote: { words, source: 'S001' } });
  const matcher = claimMatcher([known, text]);
  matcher.add('C001', { text: known, from: '1/researcher-1', ...quote(before) });
  return matcher.match({ text, from, ...quote(after) });
}

const different = { opposed: [], candidates: [], unlikely: [] };
const same = { ...different, same: 'C001' };
const opposed = { ...different, opposed: ['C001'] };
const undecided = { ...different, candidates: ['C001'] };
const unlikely = { ...different, unlikely: ['C001'] };

describe('claimMatcher', () => {
  const pairs: [string, string, string, Match][] = [
    [
      'other words for the rest',
      subject,
      'By default the records of a topic are retained on the disk of the broker for 7 days',
      same,
    ],
    ['equal words', 'Buckets allow  bursts.', 'buckets allow bursts.', same],
    ['another amount', subject, 'The broker keeps every record of a topic on disk for nine days by default', opposed],
    ['another time', subject, 'The broker keeps every record of a topic on disk for 9 weeks by default', opposed],
    [
      'another amount of something else',
      subject,
      'The broker keeps every record of a topic on disk for 9 restarts by default',
      different,
    ],
    [
      'a denial',
      subject,
      'The broker does not keep every record of a topic on disk for seven days by default',
      opposed,
    ],
    [
      'the opposite direction',
      'Under load the new scheduler of the kernel is faster than the old one',
      'Under load the new scheduler of the kernel is slower than the old one',
      opposed,
    ],
    [
      'a denying prefix',
      'The cluster replicates all writes to its followers in a synchronous way',
      'The cluster replicates all writes to its followers in an asynchronous way',
      opposed,
    ],
    [
      'another name',
      'In a cluster, Kafka replicates all writes of a partition to its followers',
      'In a cluster, Pulsar replicates all writes of a partition to its followers',
      unlikely,
    ],
    [
      'another name where nothing shows that it is one',
      'Corbalnix encrypts all of the traffic between its own nodes with certificates that it makes itself',
      'Lumdexgri encrypts all of the traffic between its own nodes with certificates that it makes itself',
      undecided,
    ],
    [
      'another subject without a name',
      'Heat pumps with propane as refrigerant reach high flow temperatures in winter',
      'Heat pumps with ammonia as refrigerant reach high flow temperatures in winter',
      undecided,
    ],
    [
      'a denial of something else',
      'Heat pumps with propane as refrigerant reach high flow temperatures in winter',
      'Heat pumps with ammonia as refrigerant do not reach high flow temperatures in winter',
      undecided,
    ],
    [
      'two denials for none',
      'A topic of Kafka cannot be compacted without a key in every record',
      'Every record needs a key so that a topic of Kafka can be compacted',
      same,
    ],
    [
      'another value of one setting, in words of its own',
      'The default of max_ack_pending in the consumer is 24',
      'A consumer has max_ack_pending at 25 by default',
      undecided,
    ],
    [
      'another value of another setting',
      'The default of max_ack_pending in the consumer is 24',
      'A consumer has max_deliver_count at 25 by default',
      different,
    ],
    ['nothing in common', subject, 'Propane boils at minus 42 °C', different],
  ];
  it.each(pairs)('compares statements with %s', (_, known, text, expected) => {
    expect(match(known, text)).toEqual(expected);
  });

  const loose = [
    'The broker keeps records for seven days on disk',
    'Records stay seven days before they are deleted',
  ] as const;
  it('takes less similar statements for one where they rest on one quote, and never for opposed', () => {
    expect(match(...loose, { quotes: ['7 days', '7  days'] })).toEqual(same);
    expect(match(...loose, { quotes: ['7 days', 'a week'] })).toEqual(undecided);
    const denied = 'The broker does not keep every record of a topic on disk for seven days by default';
    expect(match(subject, denied, { quotes: ['7 days', '7 days'] })).toEqual(undecided);
  });

  it('takes two denials of one sentence for one, and leaves a contrast in it to a reader', () => {
    const quote = 'KRaft is the only mode: reads go on while a controller is elected, writes do not.';
    const quotes: [string, string] = [quote, quote];
    expect(
      match(
        'ZooKeeper is gone from Kafka 4.0, which supports KRaft mode only.',
        'Kafka 4.0 runs without ZooKeeper, in KRaft mode only.',
        { quotes },
      ).same,
    ).toBe('C001');
    const contrast = match(
      'Reads go on while a controller is elected.',
      'Writes do not go on while a controller is elected.',
      { quotes },
    );
    expect(contrast).toEqual(undecided);
  });

  it('leaves to a reader what shares words but speaks of something else, as researchers did', () => {
    for (const [known, text] of [
      [
        'Graphile Worker polls every 2 seconds by default for jobs that become due.',
        'pg-boss workers poll every 2 seconds by default.',
      ],
      [
        'The older the oldest open transaction, the more dead rows pile up in the jobs table.',
        'A jobs table needs frequent vacuuming, or dead rows pile up.',
      ],
      [
        'The jobs of a crashed Graphile Worker process stay locked for up to 4 hours.',
        'Batching in Graphile Worker leaves more jobs locked for 4 hours when a worker crashes.',
      ],
      ['pg-boss retries a failed job twice by default.', 'Failed pg-boss jobs can be retried by hand.'],
    ] as const)
      expect(match(known, text).same).toBeUndefined();
    const [pool, more] = [
      'The pooler runs in transaction mode.',
      'PgBouncer pools by transaction and keeps no statements.',
    ];
    expect(match(pool, more, { quotes: ['pool_mode', 'pool_mode'] }).same).toBeUndefined();
  });

  it('knows times in other units and words', () => {
    const [poll, inMilliseconds] = [
      'The worker polls every 2 seconds by default.',
      'The worker polls every 2000 ms by default.',
    ];
    expect(match(poll, inMilliseconds).same).toBe('C001');
    expect(match('Rows stay in the table for thirty days.', 'Rows stay in the table for 30 days.').same).toBe('C001');
    expect(match('Rows stay in the table for 1 day.', 'Rows stay in the table for 36 hours.').same).toBeUndefined();
  });

  it('leaves statements apart that their author told apart', () => {
    const text = 'By default the records of a topic are retained on the disk of the broker for 7 days';
    expect(match(subject, text, { from: '1/researcher-1' })).toEqual(different);
    expect(match(subject, subject.toUpperCase(), { from: '1/researcher-1' })).toEqual(same);
  });

  it('finds a claim in any of its wordings', () => {
    const matcher = claimMatcher([subject, 'Retention is a week.']);
    matcher.add('C001', { text: subject, from: 'a' });
    matcher.add('C001', { text: 'Retention is a week.', from: 'b' });
    expect(matcher.match({ text: 'retention is a week.', from: 'c' }).same).toBe('C001');
  });

  it('finds what names the same thing, however many say the same of others', () => {
    const of = (name: string) => `The whole cluster has downtime whenever ${name} is upgraded`;
    const others = Array.from({ length: 15 }, (_, at) => `Broker${at}`);
    const known = 'With Zookeeper, no upgrade goes without downtime of the cluster';
    const matcher = claimMatcher([known, of('Zookeeper'), ...others.map(of)]);
    matcher.add('C001', { text: known, from: 'a' });
    for (const [at, other] of others.entries()) matcher.add(`C${at + 2}`, { text: of(other), from: 'a' });
    const { same: found, candidates, unlikely: unlike } = matcher.match({ text: of('Zookeeper'), from: 'b' });
    expect(found ?? candidates[0]).toBe('C001');
    expect(candidates.length + unlike.length).toBeLessThanOrEqual(3);
  });

  it('finds every statement again, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 12 }), (texts) => {
        const matcher = claimMatcher(texts);
        for (const [index, text] of texts.entries()) {
          if (matcher.match({ text, from: `${index}` }).same === undefined)
            matcher.add(text, { text, from: `${index}` });
          expect(matcher.match({ text, from: 'other' }).same).toBeDefined();
        }
      }),
    );
  });
});

it('puts those first that rest on the same sentence of a page, however unlike their words are', () => {
  const quote = { words: 'delete from jobs where finished_at < now() - interval 30 days', source: 'S001' };
  const claims = [
    'Jobs that wait in the table slow down whoever counts the whole table',
    'The table of jobs needs an index on its state to stay fast',
    'Finished jobs may be moved to a table of their own by a trigger',
    'Jobs stay in the table of a partition until that is dropped',
  ];
  const rare = 'Rows of done work are deleted once they are a month old';
  const text = 'Finished jobs stay in the table until a nightly delete removes them';
  const matcher = claimMatcher([...claims, rare, text]);
  for (const [index, one] of claims.entries()) matcher.add(`C00${index + 1}`, { text: one, from: `1/r-${index}` });
  matcher.add('C009', { text: rare, from: '1/r-9', quote });
  expect(matcher.match({ text, from: '2/r-1', quote }).candidates[0]).toBe('C009');
  expect(matcher.match({ text, from: '2/r-1' }).candidates).not.toContain('C009');
});

// Three collections on unlike subjects: the bars are those of the first, the others show that it was not learned by heart.
describe('statements of a live play', () => {
  /** The known statement and the new one, which somebody has to read or not. */
  const read = (known: string, text: string, more: { from?: string; isOfCode?: boolean; quote?: string } = {}) => {
    const { from = '2/researcher-1', isOfCode = false, quote } = more;
    const rest = quote === undefined ? {} : { quote: { words: quote, source: 'S001' } };
    const matcher = claimMatcher([known, text]);
    matcher.add('C001', { text: known, from: '1/researcher-1', isOfCode, ...rest });
    return matcher.match({ text, from, ...rest });
  };

  it.each([
    ['GoodJob polls every 10 seconds by default in production.', "GoodJob's poll interval is 5 seconds by default."],
    [
      'The latency from scheduling a job to its execution is typically below 3 ms in Graphile Worker.',
      'Graphile Worker starts a job less than 5 ms after it was triggered from another process, on average.',
    ],
  ])('that give two values of one thing are read, also of one author: %s', (known, text) => {
    expect(read(known, text)).toEqual(undecided);
    expect(read(known, text, { from: '1/researcher-1' })).toEqual(undecided);
  });

  it.each([
    ['far apart', 'GoodJob keeps a job for 14 days by default.', "GoodJob's poll interval is 5 seconds by default."],
    ['of other things', 'GoodJob runs 5 threads by default.', "GoodJob's poll interval is 10 seconds by default."],
    ['of other tools', 'GoodJob polls every 10 seconds in a process.', 'Oban polls every 5 seconds in a node.'],
  ])('that give values %s are not', (_, known, text) => {
    expect(read(known, text)).toEqual(different);
  });

  it('are not read where one is about the code of the project, unless they are nearly alike', () => {
    const ofCode = "The worker switches off psycopg's server-side prepared statements for every single connection.";
    const web = 'Graphile Worker has a flag that turns prepared statements of the worker off for a connection pooler.';
    expect(read(ofCode, web)).toEqual(undecided);
    expect(read(ofCode, web, { isOfCode: true })).toEqual(different);
  });

  it('are never one where one is about the code of the project, but are read where they are nearly alike', () => {
    const ofCode = 'The backup copies the main database file alone with cp.';
    const web =
      'Copying the main database file alone is a complete backup of an SQLite database, also while it is in use.';
    expect(read(ofCode, web)).toEqual(same);
    expect(read(ofCode, web, { isOfCode: true })).toEqual(undecided);
  });

  it('are not read where they have two words in common', () => {
    const known = 'Procrastinate holds one connection that listens; listening can be switched off.';
    expect(read(known, 'The worker has switched off its statements.')).toEqual(different);
  });

  it('of one sentence are not one where the longer names more', () => {
    const quote = 'Sustained throughput exceeds ~50,000 jobs/second';
    const known = 'Above a sustained rate of about 50,000 jobs a second the documentation advises something else.';
    const text =
      'It suggests Kafka or Redis Streams from a sustained 50,000 jobs a second upwards, or where jobs take less than a millisecond.';
    expect(read(known, text, { quote })).toEqual(undecided);
  });
});

describe('code alone on labelled claims of independent researchers', () => {
  it.each([
    ['sqlite', 0.85],
    ['brokers', 0.85],
    ['heat-pumps', 0.85],
  ])('finds those of %s that say the same', (name, leastF1) => {
    const sample = JSON.parse(readFileSync(`test/fixtures/claims/${name}.json`, 'utf8')) as ClaimSample;
    const scores = scoreClaims(sample);
    expect(scores.recalled).toBe(scores.repeats);
    expect(scores.proposed).toBe(scores.repeats);
    expect(scores.right).toBe(scores.merged);
    expect(rates(scores).f1).toBeGreaterThanOrEqual(leastF1);
  });
});
