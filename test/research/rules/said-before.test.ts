import { expect, it } from 'vitest';
import { decidePairs } from '../../../src/research/rules/join-claims.ts';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { recaptures } from '../../../src/research/rules/coverage.ts';
import { saidBefore } from '../../../src/research/rules/said-before.ts';
import { claim, stored } from '../../support/samples.ts';

it('a claim that an earlier one includes was said before, and is an observation of that one; a wider one was not', () => {
  const handIns = [
    stored(1, 1, { claims: [claim('Litestream ships changes each second, and needs WAL mode.')] }),
    stored(1, 2, { claims: [claim('Litestream ships once per second.')] }),
  ];
  const { ledger } = mergeHandIns(emptyLedger(), handIns, '2026-03-01');
  const sorted = (narrow: string, wide: string) =>
    decidePairs(ledger, { by: '2/claim-judge-1', same: [], opposed: [], within: [[narrow, wide]], apart: [] });
  expect([...saidBefore(sorted('C002', 'C001'))]).toEqual([['C002', 'C001']]);
  expect([...saidBefore(sorted('C001', 'C002'))]).toEqual([]);
  expect(recaptures({ ...sorted('C002', 'C001'), iterations: [] }).claims).toBe(0);
});
