import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../src/research/rules/gaps.ts';
import type { Claim, Source } from '../../../src/research/rules/ledger.ts';
import { secondInStore } from '../../../src/research/rules/second-in-store.ts';
import { ledger } from '../../support/samples.ts';

const source = (id: string, url: string, party: string): Source => ({
  ...{ id, url, party, key: id.toLowerCase(), canonical: url.replace('https://', ''), title: id },
  ...{ authors: [], year: null, kind: 'primary', first_iteration: 1, accessed: '2026-03-01' },
});
const sources = [
  source('S001', 'https://litestream.io/tips/', 'Litestream'),
  source('S002', 'https://rqlite.io/docs/FAQ/', 'rqlite'),
];
const claim = (id: string, text: string, from = 'S001'): Claim => ({
  ...{ id, text, importance: 'central', confidence: 'low', first_iteration: 1 },
  evidence: [
    {
      ...{ source: from, quote: `a quote of ${id}`, hand_in: '1/researcher-1' },
      check: { verdict: 'exact', sound: true, snapshot: null, detail: null },
    },
  ],
});
const lost = claim('C001', 'Litestream loses a small window of data when the server fails catastrophically.');
const lease = claim('C002', 'A lease of ten seconds names the primary.');
const faq = `Frequently asked questions.
Litestream does this in a very elegant way. There is also a very small chance of data loss in the event that its server fails.
rqlite stores each write on a quorum of nodes.`;
const pages = [
  { url: 'https://rqlite.io/docs/FAQ/', text: faq },
  {
    url: 'https://litestream.io/guides/',
    text: 'Litestream loses a small window of data when the server fails at all.',
  },
  {
    url: 'https://gardens.example/',
    text: 'Gardens lose a small window of data when the server fails catastrophically.',
  },
];

describe('a second source in the store', () => {
  it('is a page of another party that names the product, shown with its passage', () => {
    const gap = secondInStore([lost, lease], sources, pages);
    expect(gap).toMatchObject({ id: 'C001:second-source', kind: 'second-source' });
    expect(gap?.task).toContain('read https://rqlite.io/docs/FAQ/#stored. Hand in');
    expect(gap?.task).toContain(`C001 “${lost.text}” (https://rqlite.io/docs/FAQ/: “Litestream does this`);
    expect(gap?.task, 'its maker repeats itself').not.toContain('guides');
    expect(gap?.task, 'without a name').not.toContain('gardens');
  });

  it('is none where no page names the product, or nothing but the name is common', () => {
    expect(secondInStore([lost], sources, pages.slice(1))).toBeUndefined();
    expect(secondInStore([lease], sources, pages)).toBeUndefined();
    const wal = claim('C003', 'Litestream requires WAL mode.');
    expect(secondInStore([wal], sources, pages)).toBeUndefined();
  });

  it('is one task of at most ten findings and two pages, the nearest first', () => {
    const many = Array.from({ length: 14 }, (_, at) =>
      claim(`C1${at + 10}`, `Litestream forgets file ${at} where disks are full.`),
    );
    const other = { url: 'https://fly.io/docs/', text: 'Litestream forgets each file where disks are full.' };
    const third = { url: 'https://turso.tech/', text: 'Litestream forgets a few files.' };
    const gap = secondInStore([...many, lost], sources, [...pages, other, third]);
    expect(gap?.id.split(' + ')).toHaveLength(10);
    expect(gap?.task.match(/#stored/g)).toHaveLength(2);
    expect(gap?.task).toContain('read https://fly.io/docs/#stored and https://rqlite.io/docs/FAQ/#stored.');
  });

  it('has what carries the report first, and besides what these pages may say in other words', () => {
    const moved = claim('C006', 'Litestream needs somebody after an outage.');
    expect(secondInStore([lost, moved], sources, pages)?.id).toBe('C001:second-source + C006:second-source');
    expect(secondInStore([lost, moved], sources, pages, new Set(['C006']))?.id).toMatch(/^C006/);
  });

  it('is no task for what only its maker can say', () => {
    const wal = claim('C007', 'Litestream requires SQLite 3.35 or newer where the server fails.');
    expect(gapsOf(ledger({ sources, claims: [wal] }), [], () => pages)).toEqual([]);
  });

  it('comes before a search, for other findings than this, and the texts are read only for it', () => {
    const fast = claim('C004', 'Backups are 3 times faster than with rsync.');
    const absence = claim('C005', 'Litestream says nothing of a server that fails.');
    absence.evidence = absence.evidence.map((one) => ({ ...one, searched: ['fails'] }));
    const known = ledger({ sources, claims: [lost, fast, absence] });
    const gaps = gapsOf(known, [], () => pages).filter(({ kind }) => kind === 'second-source');
    expect(gaps.map(({ id }) => id)).toEqual(['C001:second-source', 'C004:second-source']);
    expect(gaps[1]?.task).toContain('search: ');
    const tried = { ...known, claims: [], iterations: [] };
    expect(gapsOf(tried, [], () => expect.unreachable('nothing has one origin'))).toEqual([]);
  });
});
