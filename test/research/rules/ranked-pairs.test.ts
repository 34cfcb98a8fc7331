import { describe, expect, it } from 'vitest';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import type { Pair } from '../../../src/research/rules/join-claims.ts';
import { rankedPairs, spread } from '../../../src/research/rules/ranked-pairs.ts';
import { pairsToSort } from '../../../src/research/rules/sorting.ts';
import { claim, stored } from '../../support/samples.ts';

const said = (host: string, ...texts: string[]) =>
  texts.map((text, at) =>
    claim(text, { source: { url: `https://${host}/${at}`, title: host, kind: 'primary' }, importance: 'central' }),
  );
/** What different parties say of one thing; the first and the last have hardly a word in common. */
const { ledger } = mergeHandIns(
  emptyLedger(),
  [
    stored(1, 1, { claims: said('wise.example', 'Heavy parallel writing near a terabyte calls for PostgreSQL.') }),
    stored(1, 2, {
      claims: said('stream.example', 'Synchronous replication needs PostgreSQL or another client/server engine.'),
    }),
    stored(1, 3, {
      claims: said('lite.example', 'Busy websites of several machines should use a client/server engine.'),
    }),
    stored(1, 4, {
      claims: said('peewee.example', 'An iterator keeps its cursor open.', 'The pragma of a handle is set at opening.'),
    }),
    stored(1, 5, {
      claims: said(
        'wal.example',
        'Readers of the log never wait.',
        'A checkpoint moves pages into the file.',
        'Tape drives rewind by night.',
        'Every index needs a key.',
      ),
    }),
  ],
  '2026-03-01',
);
const asked = pairsToSort(ledger).flatMap((pairs) => pairs.flatMap((pair) => ('claims' in pair ? [pair.claims] : [])));
const textOf = new Map(ledger.claims.map(({ id, text }) => [id, text]));

describe('pairs for a sorter', () => {
  it('are of parties whose statements are near to the nearest, too', () => {
    const texts = asked.map((pair) => pair.map((id) => (textOf.get(id) ?? '').slice(0, 5)).toSorted());
    expect(texts).toContainEqual(['Busy ', 'Heavy']);
  });

  it('leave out what verifiers refuted, in control pairs, too', () => {
    const [refuted] = ledger.claims;
    const claims = ledger.claims.map((one) => (one === refuted ? { ...one, verdict: 'contradicted' as const } : one));
    const texts = pairsToSort({ ...ledger, claims }).flatMap((pairs) => pairs.flatMap((pair) => pair.texts));
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => text.includes(refuted?.text.slice(0, 40) ?? ''))).toEqual([]);
  });

  it('leave room beside many like claims: each meets five first', () => {
    const [first = '', ...others] = ledger.claims.map(({ id }) => id);
    const pairs = others.map((other): Pair => [first, other]);
    expect(pairs.length).toBeGreaterThan(5);
    expect(spread(pairs)).toEqual([pairs.slice(0, 5), pairs.slice(5)]);
  });
});

/** Findings of a play, with their quotes: `[agent, site, text, quote]`. */
type Row = readonly [agent: number, site: string, text: string, quote: string];
const full: Row = [
  1,
  'sqlite.org/howtocorrupt.html',
  'For maximum reliability SQLite should always run with synchronous=FULL.',
  'For maximum reliability and for robustness against database corruption, SQLite should always be run with its default synchronous setting of FULL.',
];
const safest: Row = [
  2,
  'sqlite.org/compile.html',
  'For the greatest safety after a power loss synchronous=FULL is recommended.',
  'For maximum database safety following a power loss, the setting of PRAGMA synchronous=FULL is recommended.',
];
const restarts: Row = [
  1,
  'better.example/api.md',
  "A change by another connection makes better-sqlite3's backup start again.",
  'if a _different_ connection mutates the database during a backup, the backup will be forcefully restarted.',
];
const restarted: Row = [
  2,
  'sqlite.org/backup.html',
  'Writes by another process during an online backup usually restart it.',
  'If another thread or process writes to the source database while this function is sleeping, then SQLite detects this and usually restarts the backup process',
];
const locks: Row = [
  1,
  'litestream.io/guides/docker/',
  "SQLite's file locks are not reliable over a network filesystem.",
  "SQLite's locking mechanism does not work reliably over network filesystems",
];
const exclusive: Row = [
  2,
  'sqlite.org/useovernet.html',
  'The exclusive locks that SQLite needs for writing are known to work incorrectly on some network filesystems.',
  'SQLite relies on exclusive locks for write operations, and those have been known to operate incorrectly for some network filesystems.',
];
const advisory: Row = [
  3,
  'sqlite.org/lockingv3.html',
  'POSIX advisory locks are known to be buggy or missing on many NFS implementations.',
  'One should note that POSIX advisory locking is known to be buggy or even unimplemented on many NFS implementations and that there are reports of locking problems for network filesystems under Windows.',
];
const lost: Row = [
  1,
  'litestream.io/tips/',
  'Litestream needs short write locks when it checkpoints.',
  'However, Litestream requires periodic but short write locks on the database when checkpointing occurs.',
];

function ledgerOf(
  rows: readonly Row[],
  importance: 'central' | 'supporting' = 'central',
  parties: Readonly<Record<string, string>> = {},
) {
  const agents = [...new Set(rows.map(([agent]) => agent))];
  const handIns = agents.map((agent) => {
    const own = rows.filter((row) => row[0] === agent);
    return stored(1, agent, {
      claims: own.map(([, site, text, quote]) =>
        claim(text, {
          quote,
          importance,
          source: { url: `https://${site}`, title: site, kind: 'primary', party: parties[site.split('/')[0] ?? ''] },
        }),
      ),
    });
  });
  const { ledger: merged } = mergeHandIns(emptyLedger(), handIns, '2026-03-01');
  return { ...merged, idOf: (row: Row) => merged.claims.find(({ text }) => text === row[2])?.id ?? '' };
}

describe('statements that speak of one thing in other words', () => {
  it.each([
    ['of one party', full, safest],
    ['that only support others', restarts, restarted],
  ] as const)('are asked about, also those %s', (_, one, other) => {
    const { idOf, ...rows } = ledgerOf([one, other, locks, exclusive, lost], 'supporting');
    const pairs = pairsToSort(rows).flatMap((list) => list.flatMap((pair) => ('claims' in pair ? [pair.claims] : [])));
    expect(pairs.map((pair) => pair.toSorted())).toContainEqual([idOf(one), idOf(other)].toSorted());
  });

  it('bring a second party before like pages of one party', () => {
    const { idOf, ...rows } = ledgerOf([full, safest, restarts, restarted, locks, exclusive, advisory, lost]);
    const placeOf = (...pair: Row[]) =>
      rankedPairs(rows, []).findIndex((ids) => ids.toSorted().join() === pair.map(idOf).toSorted().join());
    expect(placeOf(locks, advisory)).toBeGreaterThanOrEqual(0);
    expect(placeOf(locks, advisory)).toBeLessThan(placeOf(exclusive, advisory));
  });

  it('are near what a sorter found to share a fact with a near one', () => {
    const { idOf, ...rows } = ledgerOf([full, safest, restarts, restarted, locks, exclusive, advisory, lost]);
    const [via, near] = [idOf(exclusive), idOf(locks)];
    const placeIn = (within: NonNullable<typeof rows.within>) =>
      rankedPairs({ ...rows, within, apart: [{ claim: via, other: near, by: 'i1-s1' }] }, []).findIndex(
        (pair) => pair.toSorted().join() === [near, idOf(advisory)].toSorted().join(),
      );
    const after = placeIn([{ claim: via, other: near, by: 'i1-s1', both: true }]);
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThan(placeIn([]));
  });
});

describe('pairs on the products of several makers', () => {
  const parties = { 'litestream.io': 'Litestream', 'fly.io': 'Fly.io (Fly Machines, LiteFS)', 'rqlite.io': 'rqlite' };
  const window: Row = [
    1,
    'litestream.io/tips/',
    'What Litestream has not shipped yet is lost in a crash: it replicates asynchronously, by default once per second.',
    'a catastrophic crash on your server will result in the loss of data in that time window.',
  ];
  const ofRival: Row = [
    4,
    'rqlite.io/docs/FAQ/',
    'After the loss of a node, Litestream needs a restore from the backup and may have lost a little data.',
    'There is also a very small chance of data loss in the event of node failure',
  ];
  const queued: Row = [
    3,
    'rqlite.io/docs/Guides/Performance/',
    'Queued writes in rqlite are faster and can lose data when a node crashes.',
    'If you can tolerate a very small risk of some data loss in the event that a node crashes, you could consider using Queued Writes',
  ];
  const outOfBand: Row = [
    5,
    'litestream.io/how-it-works/',
    'Litestream copies WAL pages out of band: its replication is asynchronous, meant for disaster recovery.',
    'This asynchronous replication provides disaster recovery',
  ];
  const cluster: Row = [
    2,
    'fly.io/docs/litefs/backup',
    'LiteFS has no disaster recovery of its own for the loss of the whole cluster.',
    'it does not currently have a disaster recovery system',
  ];
  const { idOf, ...rows } = ledgerOf([window, ofRival, queued, outOfBand, cluster, locks, lost], 'central', parties);
  const placeOf = (...pair: Row[]) =>
    rankedPairs(rows, []).findIndex((ids) => ids.toSorted().join() === pair.map(idOf).toSorted().join());

  it.each([
    ['of two parties on one', [window, ofRival], [window, queued]],
    ['of one party on one', [window, outOfBand], [outOfBand, cluster]],
  ] as const)('%s come before likelier words on two', (_, one, two) => {
    expect(placeOf(...one)).toBeGreaterThanOrEqual(0);
    expect(placeOf(...two)).toBeGreaterThan(placeOf(...one));
  });
});
