import { describe, expect, it } from 'vitest';
import { partlySaidBy } from '../../../src/research/rules/also-said.ts';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { statementOf } from '../../../src/research/rules/attribution.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { applySorting, type Sorting } from '../../../src/research/rules/join-claims.ts';
import { emptyLedger, type EvidenceCheck, type Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { openPairs, pairsToSort } from '../../../src/research/rules/sorting.ts';
import { claim, stored } from '../../support/samples.ts';

const page = (host: string) => ({ url: `https://${host}/page`, title: host, kind: 'primary' as const });
const said = (text: string, host: string, quote = `as ${host} found: ${text}`) =>
  claim(text, { quote, source: page(host), importance: 'central' });
const merge = (...handIns: ReturnType<typeof said>[][]): Ledger =>
  mergeHandIns(
    emptyLedger(),
    handIns.map((claims, at) => stored(1, at + 1, { claims })),
    '2026-03-01',
  ).ledger;
const sound: EvidenceCheck = { verdict: 'exact', sound: true, snapshot: 'a'.repeat(64), detail: null };
const weighed = (ledger: Ledger) => assess(ledger, { check: () => sound, textHash: () => null, verifications: [] });
const sorting = (more: Partial<Sorting>): Sorting => {
  return { by: '2/claim-sorter-1', same: [], opposed: [], apart: [], ...more };
};

const fact = 'WAL mode of SQLite does not work over a network filesystem.';

describe('who states something', () => {
  it.each([
    'Litestream says that WAL mode of SQLite does not work over a network filesystem.',
    'According to Turso, WAL mode of SQLite does not work over a network filesystem.',
    "Turso's documentation states that WAL mode of SQLite does not work over a network filesystem.",
    'WAL mode of SQLite does not work over a network filesystem, as the Peewee guide says.',
    'WAL mode of SQLite does not work over a network filesystem, according to Peewee.',
  ])('keeps no two parties apart: %s', (framed) => {
    const ledger = merge(
      [said(fact, 'sqlite.example')],
      [said(framed, 'other.example', 'SQLite files in WAL mode break on network drives')],
    );
    expect(ledger.claims).toHaveLength(1);
    expect(weighed(ledger).claims[0]?.independent_sources).toBe(2);
  });

  it.each([
    ['Litestream recommends using WAL mode for SQLite.', 'using WAL mode for SQLite.'],
    ['Litestream warns against copying SQLite files.', 'not copying SQLite files.'],
    ["SQLite's advice is not to use SQLite on NFS.", 'not to use SQLite on NFS.'],
  ])('is no part of an advice: %s', (text, statement) => {
    expect(statementOf(text)).toBe(statement);
  });

  it.each([
    'Kysely prepares its queries in PostgreSQL.',
    'Kysely says that its queries are prepared in PostgreSQL.',
    'Kysely says that queries are prepared.',
    'Turso says that WAL is the default.',
    'No page says that SQLite works over NFS.',
    'Auth0 issues claims that expire in a JWT.',
    'PostgreSQL reports that the relation of the View does not exist.',
  ])('stays where it is the subject: %s', (text) => {
    expect(statementOf(text)).toBe(text);
  });

  it('is the difference where it does something', () => {
    const does = (name: string) =>
      `${name} caches every plan of a query in memory until the connection of the pool ends.`;
    const ledger = merge([said(does('Kysely'), 'kysely.example')], [said(does('Drizzle'), 'drizzle.example')]);
    expect(ledger.claims).toHaveLength(2);
  });
});

describe('statements of one author', () => {
  const two = [
    said('An IMMEDIATE transaction acquires the write lock at BEGIN.', 'turso.example'),
    said('IMMEDIATE acquires the write reservation lock at BEGIN.', 'peewee.example'),
  ];
  it('are read by a sorter where two pages support them', () => {
    expect(openPairs(merge(two))).toEqual([['C002', 'C001']]);
    expect(openPairs(merge(two.map((one) => ({ ...one, source: page('turso.example') }))))).toEqual([]);
  });
});

it('fills a list of pairs with the nearest claims of other parties, which code thinks unlike', () => {
  const ledger = merge(
    [
      said(
        'Litestream warns not to use cp to back up a SQLite database.',
        'litestream.example',
        'Do not use cp to back up SQLite databases. It is not transactionally safe.',
      ),
      said('Gardens need water in a dry spring.', 'garden.example'),
    ],
    [
      said(
        'A copy made while a transaction is active may mix old and new content.',
        'sqlite.example',
        'might try to make a backup copy of an SQLite database file in the middle of a transaction',
      ),
      said('Violins are tuned by ear on stage.', 'south.example'),
    ],
  );
  expect(openPairs(ledger)).toEqual([]);
  const undecided = [{ claim: 'C002', other: 'C004' }];
  const asked = pairsToSort({ ...weighed(ledger), undecided }).flat();
  expect(asked.flatMap((pair) => ('claims' in pair ? [pair.claims.toSorted().join()] : []))).toContain('C001,C003');
});

it('names no other page of one maker as saying a part, too', () => {
  const both = merge(
    [said('NORMAL is safe from corruption, and only checkpoints wait for fsync.', 'docs.sqlite.example')],
    [said('NORMAL is safe against corruption: durability is relaxed.', 'sqlite.example')],
  );
  const ledger = weighed(applySorting({ ...both, undecided: [] }, sorting({ overlapping: [['C001', 'C002']] })));
  expect(ledger.claims.map((one) => partlySaidBy(one, ledger))).toEqual([[], []]);
});

it('names what states a part of a claim, and does not count it for all of it', () => {
  const both = merge(
    [said('NORMAL is safe from corruption, and only checkpoints wait for fsync.', 'phiresky.example')],
    [said('NORMAL is safe against corruption: durability is relaxed.', 'litestream.example')],
  );
  const ledger = weighed(applySorting({ ...both, undecided: [] }, sorting({ overlapping: [['C001', 'C002']] })));
  expect(ledger.claims.map(({ independent_sources: count }) => count)).toEqual([1, 1]);
  for (const [one, other] of [
    ['C001', 'C002'],
    ['C002', 'C001'],
  ] as const) {
    const [of] = ledger.claims.filter(({ id }) => id === one);
    if (of === undefined) throw new Error('none');
    expect(partlySaidBy(of, ledger).map(({ part }) => part.id)).toEqual([other]);
    expect(describeClaim(of, ledger)).toContain('a part of it also said: [@C');
  }
  expect(openPairs(ledger)).toEqual([]);
});

it('makes one contradiction of what opposes one statement, whose other side is compared', () => {
  const ledger = merge(
    ['Copper wires carry signals.', 'Gardens need water.', 'The harbour closes.', 'Violins are tuned.'].map(
      (text, at) => said(text, `a${at}.example`),
    ),
  );
  const opposed = sorting({
    opposed: [
      ['C001', 'C002'],
      ['C003', 'C001'],
    ],
  });
  const once = applySorting(ledger, opposed);
  expect(applySorting(once, opposed)).toEqual(once);
  expect(once.contradictions).toMatchObject([{ claims: ['C001', 'C002', 'C003'], disputed: 'C001' }]);
  expect(once.contradictions[0]?.sides).toHaveLength(3);
  expect(openPairs(once)).toContainEqual(['C002', 'C003']);
  const vote = {
    assignment: 'i2-v1',
    hand_in: '2/claim-verifier-1',
    claim: 'C001',
    verdict: 'contradicted' as const,
    reason: null,
    rewording: null,
  };
  const judged = assess(once, { check: () => sound, textHash: () => null, verifications: [vote] });
  expect(judged.contradictions[0]?.status).toBe('resolved');
});

it('counts three makers that quote one origin as one source', () => {
  const text = 'WAL mode of SQLite does not work over a network filesystem';
  const quoting = (host: string) => said(text, host, `${text}, according to sqlite.org as ${host} has it`);
  const origin = claim(text, { quote: `${text}.`, source: page('sqlite.org') });
  const ledger = weighed(merge([origin], [quoting('a.example')], [quoting('b.example')], [quoting('c.example')]));
  expect(ledger.claims.map(({ independent_sources: count }) => count)).toEqual([1]);
});

it('asks controls whose grammar says nothing', () => {
  const ledger = merge([
    said('better-sqlite3 waits 5000 milliseconds; it then throws an error at once.', 'wiselibs.example'),
    said('Gardens need water in a dry spring.', 'garden.example'),
    said('A failure is answered with status 503 and the message.', 'shop.example'),
  ]);
  const controls = pairsToSort({ ...ledger, undecided: [{ claim: 'C001', other: 'C002' }] })
    .flat()
    .flatMap((pair) => ('control' in pair ? [pair] : []));
  const texts = controls.flatMap((pair) => pair.texts).join('\n');
  expect(texts).not.toMatch(/It is true|sqlite10|1509/);
  expect(texts).toContain('better-sqlite3 waits 15000 milliseconds');
  expect(texts).toContain('better-sqlite3 waits 5000 milliseconds.');
});
