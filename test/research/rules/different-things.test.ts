import { describe, expect, it } from 'vitest';
import { agreeByNow, conditionsOf } from '../../../src/research/rules/different-things.ts';
import type { Claim, Verification } from '../../../src/research/rules/ledger.ts';

const claim = (id: string, text: string, quote: string, more: Partial<Claim> = {}): [string, Claim] => [
  id,
  {
    id,
    text,
    importance: 'central',
    confidence: 'medium',
    evidence: [{ source: 'S001', quote, hand_in: '1/researcher-1' }],
    first_iteration: 1,
    ...more,
  },
];
const dispute = (claims: string[], sides = ['Parcel CSS is 3x faster', 'Rolldown is at the same level']) => ({
  id: 'X001',
  statement: 'Whether esbuild is the fastest tool.',
  sides,
  claims,
  raised_by: '1/researcher-1',
});
const css = claim('C001', 'Parcel CSS is over 3x faster than esbuild.', '3x faster than ESBuild at minifying CSS');
const bundler = claim('C002', 'Rolldown is as fast as esbuild.', 'the same performance as esbuild when bundling');
const known = new Map([css, bundler]);
const said = (...conditions: string[]) => [{ contradiction: 'X001', conditions }];

describe('a contradiction of different things', () => {
  it.each([
    ['words of each side that the other lacks', ['at minifying CSS', 'when bundling'], true],
    ['the other way round', ['When Bundling', 'minifying CSS'], true],
    ['words that both have', ['esbuild', 'when bundling'], false],
    ['words of one side twice', ['at minifying', 'CSS'], false],
    ['words that stand nowhere', ['on Mondays', 'when bundling'], false],
  ])('is dropped with %s: %s', (_, conditions, isDropped) => {
    expect(conditionsOf(dispute(['C001', 'C002']), said(...conditions), known)).toEqual(
      isDropped ? conditions : undefined,
    );
  });

  it('has the words of its sides where one of them is not known as a finding', () => {
    expect(conditionsOf(dispute(['C001']), said('Parcel CSS', 'Rolldown'), known)).toEqual(['Parcel CSS', 'Rolldown']);
  });

  it('is not dropped by words about another, nor of more than two findings', () => {
    const given = said('at minifying CSS', 'when bundling');
    expect(conditionsOf({ ...dispute(['C001', 'C002']), id: 'X002' }, given, known)).toBeUndefined();
    const third = claim('C003', 'SWC minifies.', 'it minifies');
    expect(conditionsOf(dispute(['C001', 'C002', 'C003']), given, new Map([css, bundler, third]))).toBeUndefined();
  });
});

describe('sides that agree by now', () => {
  const wrong = 'graphile-worker does not work behind PgBouncer in transaction mode.';
  const looks = (rewording: string): Verification[] => [
    {
      assignment: 'i2-v1',
      hand_in: '2/claim-verifier-1',
      claim: 'C001',
      verdict: 'qualified',
      reason: null,
      rewording,
    },
  ];
  const sides = new Map([
    claim('C001', wrong, 'might pose an issue', { verdict: 'qualified' }),
    claim('C002', 'PgBouncer may cause trouble to graphile-worker in transaction mode.', 'or none'),
  ]);
  it.each([
    ['graphile-worker might have trouble behind PgBouncer in transaction mode.', true],
    ['graphile-worker does not work behind PgBouncer in transaction mode before version 3.', false],
    ['graphile-worker always has trouble behind PgBouncer in transaction mode.', false],
    ['Its pages load.', false],
  ])('%s: %s', (rewording, isOver) => {
    expect(agreeByNow(dispute(['C001', 'C002']), sides, { looks: looks(rewording) })).toBe(isOver);
  });
  it('are not those that a sorter opposed as they are worded now', () => {
    const rewording = 'graphile-worker might have trouble behind PgBouncer in transaction mode.';
    const opposed = { ...dispute(['C001', 'C002']), sides: [rewording, 'b'] };
    expect(agreeByNow({ ...opposed, found_by: 'sorter' }, sides, { looks: looks(rewording) })).toBe(false);
    expect(agreeByNow(opposed, sides, { looks: looks(rewording) })).toBe(true);
  });
  it('are not those that nobody has reworded', () => {
    const same = new Map([claim('C001', wrong, 'a'), claim('C002', wrong, 'b')]);
    expect(agreeByNow(dispute(['C001', 'C002']), same, {})).toBe(false);
  });
});
