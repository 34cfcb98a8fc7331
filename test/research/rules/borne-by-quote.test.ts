import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { lackingWords } from '../../../src/research/rules/borne-by-quote.ts';
import { sourcesById } from '../../../src/research/rules/distrust.ts';
import { neededBatches } from '../../../src/research/rules/verdicts.ts';
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
  it.each(notBorne)('is low where its quote lacks words of it (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('low');
  });

  it.each(borne)('is medium where its quote says it (%s): %s', (...one) => {
    expect(confidenceIn(...one)).toBe('medium');
  });

  it('is verified before others where its quote lacks words of it, and is no longer low then', () => {
    const all: Said[] = [...borne, ...notBorne];
    const asked = neededBatches(assessed(all)).flatMap(({ claims }) => claims.map((one) => one.claim));
    expect(asked).toEqual(['C005', 'C006', 'C007', 'C008']);
    const votes = ['C001', 'C005'].map((of) => {
      const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: of, verdict: 'supported' as const };
      return { ...vote, reason: 'It says so below.', rewording: null };
    });
    const { claims } = assessed(all, votes);
    expect([claims[0]?.confidence, claims[0]?.confidence_reason]).toEqual([
      'high',
      "its maker's own statement: only its maker can say",
    ]);
    expect(claims[4]?.confidence).toBe('medium');
  });
});

/** Findings of a play about SQLite, with their quotes. */
const backup =
  'Copying the main database file alone is a complete backup of an SQLite database, also while it is in use.';
const simply = 'A SQLite backup is simply the database file.';
const lacking: [text: string, quote: string, lacks: string][] = [
  ...['alone', 'complete', 'while it is in use'].map((word): [string, string, string] => [backup, simply, word]),
  ['A reader sees the whole database at any size.', 'Readers see the database as of their start.', 'whole'],
  ['A reader waits at all times.', 'A reader waits for writers.', 'all'],
  ['Litestream can restore any version of a database.', 'Litestream can restore a database from S3.', 'any'],
  [
    'BEGIN IMMEDIATE starts the write transaction at once and avoids SQLITE_BUSY_SNAPSHOT.',
    'The BEGIN IMMEDIATE command goes ahead and starts a write transaction, and thus blocks all other writers.',
    'SQLITE_BUSY_SNAPSHOT',
  ],
  [
    "better-sqlite3's default timeout of 5000 also covers the upgrade of a read transaction to a write: the write statement waits for the other writer, so a read-then-write transaction does not fail with SQLITE_BUSY at once.",
    '`options.timeout`: the number of milliseconds to wait when executing queries on a locked database, before throwing a `SQLITE_BUSY` error (default: `5000`).',
    'the write statement waits for the other writer',
  ],
  [
    'A database on NFS ends malformed: the Sonarr FAQ demands local storage.',
    "Another possible cause of you getting an error with your Database is that you're placing your database on a network drive (nfs or smb or something else not local).",
    'possible',
  ],
  ['A crash of the server loses data.', 'After a crash of the server, a small loss of data is possible.', 'possible'],
  ['A cluster needs three nodes.', 'It is recommended, for a cluster, to run three nodes.', 'needs'],
  ['A cluster with logs needs nodes.', 'It is recommended, for a cluster with logs, to run nodes.', 'recommended'],
  ['A cluster must have three nodes.', 'At least three nodes are recommended.', 'must'],
  ['Data is lost in a crash.', 'Possibly, data is lost in a crash.', 'Possibly'],
  ['SQLite retries all writes.', 'SQLite retries writes.', 'all'],
  ['SQLite only retries writes.', 'SQLite retries writes.', 'only'],
  [
    'Network filesystem sync can be less robust than local sync, so writes reported as done may not be.',
    'network filesystem sync operation can be less robust than local filesystem sync.',
    'writes reported as done may not be.',
  ],
  [
    'Turso refuses to open a database on NFS in its multi-process mode, because advisory lock semantics diverge across clients.',
    '| NFS | Advisory lock semantics diverge across clients |',
    'refuses',
  ],
  [
    'Servarr names a database on a network drive as the most common root cause of a malformed database.',
    "Running the database on a network drive. SQLite isn't designed for this and will corrupt sooner or later.",
    'most common',
  ],
  [
    'SQLITE_BUSY may lead to an automatic rollback of the whole transaction, so an application should issue ROLLBACK explicitly.',
    'It is recommended that applications respond to the errors listed above by explicitly issuing a ROLLBACK',
    'automatic',
  ],
  [
    'SQLite assumes that fsync does not return until all pending writes of the file are completed; if it is broken, durability breaks.',
    'SQLite assumes that the flush or fsync will not return until all pending write operations for the file that is being flushed have completed.',
    'if it is broken, durability breaks.',
  ],
];
const paraphrased: [text: string, quote: string][] = [
  [
    'The exclusive locks that SQLite needs for writing are known to work incorrectly on some network filesystems.',
    'SQLite relies on exclusive locks for write operations, and those have been known to operate incorrectly for some network filesystems.',
  ],
  ['A write needs two round trips to a quorum.', 'It will take two round trips from a Leader to a quorum of nodes.'],
  [
    'A change succeeds only if a majority of the nodes concurs.',
    'A majority of nodes within the cluster must concur on a given change for this operation to be successful.',
  ],
  [
    'A transaction that will write later avoids SQLITE_BUSY_SNAPSHOT by starting with BEGIN IMMEDIATE.',
    'If X does not want to be troubled with possible SQLITE_BUSY_SNAPSHOT errors, then X can issue BEGIN IMMEDIATE to start its transaction.',
  ],
  [
    'SQLite allows any number of readers, but one writer at any moment.',
    'SQLite supports an unlimited number of simultaneous readers, but it will only allow one writer at any instant in time.',
  ],
  ['An online copy is complete while the database is in use.', 'The copy is whole even if others write meanwhile.'],
  [
    'If BEGIN IMMEDIATE succeeds, no later operation in that transaction fails with SQLITE_BUSY.',
    'If the BEGIN IMMEDIATE operation succeeds, then no subsequent operations in that transaction will ever fail with an SQLITE_BUSY error.',
  ],
  [
    'WAL mode cannot be used on a network filesystem; all processes must be on one host computer.',
    'All processes using a database must be on the same host computer; WAL does not work over a network filesystem.',
  ],
  [
    'If a database file is separated from its WAL file, transactions that were committed may be lost or the file may become corrupt.',
    'If a database file is separated from its WAL file, then transactions that were previously committed to the database might be lost, or the database file might become corrupted.',
  ],
  [
    'An upgrade from read to write is not possible, and the write statement fails with SQLITE_BUSY, if another connection has modified the database.',
    'If some other database connection has already modified the database, then upgrading to a write transaction is not possible and the write statement will fail with SQLITE_BUSY.',
  ],
  [
    'LiteFS must not be combined with autostop and autostart of Fly Machines.',
    'Do not combine LiteFS with autostop/autostart on Fly Machines.',
  ],
  [
    'Hourly or daily copies may do for small databases with low durability needs, and serve beside Litestream.',
    'For small databases with low durability requirements, back up daily or hourly. This can also be used with Litestream.',
  ],
  [
    'Locks of network filesystems, NFS above all, have bugs.',
    'Locks of network filesystems and NFS in particular have bugs.',
  ],
  ['IMMEDIATE takes the lock at BEGIN.', 'immediate takes the lock when BEGIN is executed'],
  ['Turso makes backups automatically at every COMMIT.', 'Backups are created automatically at `COMMIT`.'],
  [
    'A cluster of three nodes survives the failure of any one node, the leader included.',
    'With a 3-node cluster, it can tolerate the failure of a single node, including the Leader.',
  ],
  [
    'Fly volumes are not replicated among each other; the app or database must do it.',
    "Volumes don't have built-in replication between them, so your app or database needs to take care of replicating data between volumes.",
  ],
  [
    'A load balancer before the cluster need not know the leader, because any node forwards requests to it.',
    'Because each node transparently forwards requests to the Leader, any basic load-balancing strategy (round-robin, random) works correctly.',
  ],
  [
    'When a cluster loses its quorum, it is wholly out of service.',
    'In the event that multiple nodes are lost, causing a loss of quorum and a complete outage, partial recovery is possible using data on the remaining nodes in the cluster.',
  ],
  [
    'It looks for files of another writer and raises a conflict if there are any.',
    'Before uploading, the VFS checks if new files appeared from another source, raising a conflict.',
  ],
];

describe('what a claim says and none of its quotes does', () => {
  const source = { url: 'https://www.sqlite.org/isolation.html', title: 'Isolation', kind: 'primary' as const };
  const lackingIn = (text: string, quote: string) => {
    const said = claim(text, { quote, source: { ...source, party: 'SQLite' } });
    const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: [said] })], '2026-03-01').ledger;
    const known = assess(merged, { check, textHash: () => null, verifications: [] });
    const [one] = known.claims;
    return one === undefined ? [] : lackingWords(one, sourcesById(known));
  };
  it.each(lacking)('is named: %s', (text, quote, lacks) => {
    expect(lackingIn(text, quote)).toContain(lacks);
  });

  it.each(paraphrased)('is nothing where the quote says it in other words: %s', (text, quote) => {
    expect(lackingIn(text, quote)).toEqual([]);
  });
});

describe('a product that has pages of its own, and a judgement', () => {
  const lackingOf = (text: string, quote: string) => {
    const own = { url: 'https://sqlite.org/wal.html', title: 'Write-Ahead Logging', kind: 'primary' as const };
    const faq = { url: 'https://wiki.servarr.com/radarr/faq', title: 'Radarr FAQ', kind: 'secondary' as const };
    const claims = [
      claim('WAL needs shared memory.', { source: { ...own, party: 'SQLite' }, quote: 'WAL needs shared memory.' }),
      claim(text, { source: { ...faq, party: 'Servarr (Radarr, Sonarr)' }, quote }),
    ];
    const merged = mergeHandIns(ledger(), [stored(1, 1, { claims })], '2026-03-01').ledger;
    const known = assess(merged, { check, textHash: () => null, verifications: [] });
    const one = known.claims.find((other) => other.text === text);
    return one === undefined ? ['no such finding'] : lackingWords(one, sourcesById(known));
  };

  it('are words that a quote has to have', () => {
    const text = 'An NFS mount with the option nolock is enough to run a SQLite database on it safely.';
    const quote = "If you're using an NFS mount ensure `nolock` is enabled for your mount.";
    expect(lackingOf(text, quote)).toEqual(['safely', 'enough', 'SQLite']);
  });

  it.each([
    [
      'SQLite on a network drive ends in a malformed database.',
      'SQLite on network drives will cause a malformed database.',
    ],
    ['Radarr stores its database locally.', 'The database must be stored locally.'],
    ['The shell copies a live database safely.', 'The shell command which will safely backup a live database'],
    ["SQLite's locks do not work reliably there.", "SQLite's locks are buggy there, and do not work"],
  ])('are nothing where it has them, or its page is of the product: %s', (text, quote) => {
    expect(lackingOf(text, quote)).toEqual([]);
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
    expect(confidenceIn(...one)).toBe('medium');
  });
});
