import { describe, expect, it } from 'vitest';
import { planSweep, stalenessOf } from '../../../src/coding/rules/proof.ts';

describe('the staleness of a proof', () => {
  it.each([
    ['fresh', [], ['src/a.ts']],
    ['elsewhere', ['src/b.ts'], ['src/a.ts']],
    ['stale', ['src/b.ts', 'src/a.ts'], ['src/a.ts']],
    ['unknown', undefined, ['src/a.ts']],
    ['stale', ['src/b.ts'], undefined],
    ['elsewhere', ['README.md', 'docs/x.ts'], undefined],
  ])('is %s when %s changed and %s are its files', (kind, changed, files) => {
    expect(stalenessOf({ feature: 'F001', changed, files }).kind).toBe(kind);
  });
});

describe('a regression sweep', () => {
  const proofs = [
    { feature: 'F001', changed: [], files: undefined },
    { feature: 'F002', changed: ['b'], files: ['a'] },
    { feature: 'F003', changed: undefined, files: undefined },
    { feature: 'F004', changed: ['a'], files: ['a'] },
  ];

  it('is due every so many features and at the end, the stale ones first', () => {
    const plan = (passedSinceSweep: number, atEnd = false) => planSweep(proofs, { passedSinceSweep, every: 5, atEnd });
    expect(plan(4)).toEqual({ due: false, features: ['F004', 'F003', 'F002'] });
    expect(plan(5).due).toBe(true);
    expect(plan(0, true).due).toBe(true);
  });

  it('is never due when every proof is about the files that are there', () => {
    expect(planSweep(proofs.slice(0, 1), { passedSinceSweep: 9, every: 5, atEnd: true }).due).toBe(false);
  });
});
