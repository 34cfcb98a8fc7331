import { expect, it } from 'vitest';
import { emptyLedger, type Ledger } from '../../../src/research/rules/ledger.ts';
import { applySorting, type Sorting } from '../../../src/research/rules/join-claims.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { recaptures } from '../../../src/research/rules/coverage.ts';
import { saidBefore } from '../../../src/research/rules/said-before.ts';
import { claim, stored } from '../../support/samples.ts';

const page = (host: string) => ({ url: `https://${host}/page`, title: host, kind: 'primary' as const });
const sends = 'By default Litestream sends new changes to its S3 replica once per second.';
const gathers = 'Litestream gathers changes into windows of one second and ships them.';
const longer = 'Litestream ships changes each second, costs 12 dollars a month for its requests, and needs WAL mode.';
const sent = 'Litestream sends new changes to its S3 replica once per second';

/** Two claims of two researchers that a sorter found to share a fact. */
function shared(first: string, second: string, core: [string, string], more: Partial<Sorting> = {}): Ledger {
  const handIns = [
    stored(1, 1, { claims: [claim(first, { source: page('one.example') })] }),
    stored(1, 2, { claims: [claim(second, { source: page('two.example') })] }),
  ];
  const { ledger } = mergeHandIns(emptyLedger(), handIns, '2026-03-01');
  expect(ledger.claims).toHaveLength(2);
  const pair = ['C001', 'C002'] as const;
  const cores = [{ claims: pair, words: core }];
  return applySorting(ledger, { by: 's', same: [], opposed: [], overlapping: [pair], apart: [], cores, ...more });
}

it('a claim of which an earlier one says nearly all was said before, and is an observation of that one', () => {
  const both = shared(sends, gathers, [sent, 'gathers changes into windows of one second and ships them']);
  expect([...saidBefore(both)]).toEqual([['C002', 'C001']]);
  const iterations = [{ iteration: 1, kind: 'research', valid: true }] as unknown as Ledger['iterations'];
  expect(recaptures({ ...both, iterations })).toEqual({ observations: 2, claims: 1, once: 0, twice: 1 });
});

it('one that says much more was not, nor one whose number or denial is not in the common words', () => {
  const ships = 'Litestream ships changes each second';
  expect([...saidBefore(shared(sends, longer, [sent, ships]))]).toEqual([]);
  const number = 'Litestream ships its newest changes to a replica each second, for 12 dollars.';
  const words = 'Litestream ships its newest changes to a replica each second';
  expect([...saidBefore(shared(sends, number, [sent, words]))]).toEqual([]);
  const denied = 'Litestream ships its newest changes to a replica each second, but never waits.';
  expect([...saidBefore(shared(sends, denied, [sent, words]))]).toEqual([]);
});

it('a longer claim was said before where what it has more is little', () => {
  const full = 'Once per second Litestream uploads recent pages to a bucket, even under load.';
  const words = 'Once per second Litestream uploads recent pages to a bucket';
  const wide = shared(sends, full, [sent, words], { overlapping: [], within: [['C001', 'C002']] });
  expect([...saidBefore(wide)]).toEqual([['C002', 'C001']]);
});
