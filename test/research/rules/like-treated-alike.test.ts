import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import type { EvidenceCheck } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const page = (url: string, party: string) => ({ url, title: `Page ${url}`, kind: 'primary' as const, party });
const pages = {
  tips: page('https://litestream.io/tips/', 'Ben Johnson (Litestream)'),
  litefs: page('https://fly.io/docs/litefs/', 'Fly.io'),
  faq: page('https://fly.io/docs/litefs/faq', 'Fly.io (LiteFS)'),
  sqlite: page('https://github.com/WiseLibs/better-sqlite3/blob/master/docs/api.md', 'better-sqlite3'),
  rqlite: page('https://rqlite.io/docs/FAQ/', "Philip O'Toole (rqlite)"),
};
type Said = [source: keyof typeof pages, text: string];

const check = ({ searched }: { searched?: string[] | undefined }): EvidenceCheck => ({
  verdict: searched === undefined ? 'exact' : 'not-found',
  sound: true,
  snapshot: 'a',
  detail: null,
});

/** The confidence in what each of these pages says, with all of them known. */
function confidenceIn(text: string, source: keyof typeof pages, searched?: string[]) {
  const known = Object.values(pages).map((one, at) => claim(`Sentence ${at} of nothing else.`, { source: one }));
  const { quote, ...said } = claim(text, { source: pages[source] });
  const asked = searched === undefined ? { ...said, ...(quote !== undefined && { quote }) } : { ...said, searched };
  const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: [...known, asked] })], '2026-03-01').ledger;
  const { claims } = assess(merged, { check, textHash: () => null, verifications: [] });
  const { confidence, confidence_reason: reason } = claims.at(-1) ?? {};
  return [confidence, reason];
}

/** Findings of a play, none of them verified. */
describe('a maker on its own product', () => {
  it.each<Said>([
    ['tips', 'By default Litestream copies new changes to an S3 replica once a second.'],
    [
      'tips',
      'When Litestream receives a signal to close, it tries to send all outstanding WAL changes before it ends.',
    ],
    ['faq', "LiteFS's FUSE layer limits writes to about 100 transactions per second."],
    ['faq', 'LiteFS can lose recent writes when the primary dies, because it replicates asynchronously.'],
    ['litefs', 'LiteFS has no disaster recovery of its own for the loss of the whole cluster.'],
    [
      'litefs',
      'LiteFS must not be combined with autostop and autostart of Fly Machines, or newer data may be discarded.',
    ],
    ['rqlite', 'rqlite blocks writes while it creates a snapshot.'],
    ['rqlite', 'An acknowledged rqlite write needs consensus of a quorum: two round trips from the Leader.'],
  ])('is believed alike on behaviour, limits and defaults (%s): %s', (source, text) => {
    expect(confidenceIn(text, source)[0]).toBe('medium');
  });

  it.each<Said>([
    ['sqlite', 'better-sqlite3 waits 5000 milliseconds on a locked database by default before it throws SQLITE_BUSY.'],
    ['sqlite', 'better-sqlite3 transactions come with deferred, immediate and exclusive versions.'],
  ])('alone can say what its defaults, options and interfaces are (%s): %s', (source, text) => {
    expect(confidenceIn(text, source)).toEqual([
      'medium',
      "its maker's own statement: only its maker can say; lacks verification",
    ]);
  });

  it.each<Said>([
    ['sqlite', "The best approach to reliable backup copies is better-sqlite3's backup API."],
    ['sqlite', 'better-sqlite3 should give way to an RDBMS when a high volume of concurrent writes is expected.'],
    ['rqlite', "rqlite's writes are slower than those of SQLite alone."],
    ['rqlite', 'rqlite writes more slowly than SQLite alone, because of round trips between nodes.'],
    ['rqlite', 'In rqlite the Raft log serializes all writes.'],
  ])('is one source like others on what others can test or judge (%s): %s', (source, text) => {
    expect(confidenceIn(text, source)).toEqual([
      'medium',
      '1 independent source, a primary one among them; lacks a second independent source, verification',
    ]);
  });

  it.each<Said>([
    ['sqlite', 'A site with fewer than 100K hits a day should work fine with better-sqlite3.'],
    ['sqlite', 'better-sqlite3 lets several threads write concurrently without conflict or timeout errors.'],
    ['rqlite', 'rqlite handles from 10 to hundreds of write requests per second, depending on disk and network.'],
    ['rqlite', 'rqlite reaches thousands of writes per second.'],
    ['rqlite', 'rqlite is better than Litestream.'],
    ['rqlite', 'rqlite is the most reliable SQLite.'],
    ['rqlite', 'rqlite is best-in-class.'],
  ])('is an interested party on its performance (%s): %s', (source, text) => {
    expect(confidenceIn(text, source)).toEqual(['low', 'an interested party alone says so (not verified)']);
  });
});

it.each([
  "With Litestream the loss of the node means a restore from the backup, and a very small chance of losing data, says rqlite's maker.",
  "rqlite's maker also says that Litestream can lose data when the node fails, with a very small chance.",
])('a rival on another’s product is an interested party: %s', (text) => {
  expect(confidenceIn(text, 'rqlite')).toEqual(['low', 'an interested party alone says so (not verified)']);
});

it('an absence was searched again by code', () => {
  const text = "LiteFS's FAQ names neither a quorum nor a minimum number of machines.";
  expect(confidenceIn(text, 'faq', ['quorum'])).toEqual(['medium', 'searched again by code; lacks verification']);
});
