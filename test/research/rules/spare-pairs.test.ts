import { describe, expect, it } from 'vitest';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import type { Pair } from '../../../src/research/rules/join-claims.ts';
import { spread } from '../../../src/research/rules/spare-pairs.ts';
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

describe('pairs for the room that is left', () => {
  it('are of parties whose statements are near to the nearest, too', () => {
    const texts = asked.map((pair) => pair.map((id) => (textOf.get(id) ?? '').slice(0, 5)).toSorted());
    expect(texts).toContainEqual(['Busy ', 'Heavy']);
  });

  it('leave room beside many like claims of one party: each meets two of it first', () => {
    const [first = '', ...others] = ledger.claims.flatMap(({ id, text }) =>
      /^(?:Readers|A check|Tape|Every)/.test(text) ? [id] : [],
    );
    const pairs = others.map((other): Pair => [first, other]);
    expect(pairs.length).toBeGreaterThan(2);
    expect(spread(ledger, pairs)).toEqual([pairs.slice(0, 2), pairs.slice(2)]);
  });
});
