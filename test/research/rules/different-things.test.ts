import { describe, expect, it } from 'vitest';
import { conditionsOf, faultOf } from '../../../src/research/rules/verification.ts';
import type { Claim } from '../../../src/research/rules/ledger.ts';

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
const dispute = (claims: string[]) => ({
  id: 'X001',
  statement: 'Whether esbuild is the fastest tool.',
  claims,
  raised_by: '1/researcher-1',
});
const css = claim('C001', 'Parcel CSS is over 3x faster than esbuild.', '3x faster than ESBuild at minifying CSS');
const bundler = claim('C002', 'Rolldown is as fast as esbuild.', 'the same performance as esbuild when bundling');
const known = { claims: [css[1], bundler[1]] };
const said = (...conditions: string[]) =>
  ['2/claim-verifier-1', '3/claim-verifier-1'].map((by) => ({ contradiction: 'X001', conditions, by }));

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

  it('takes two agents, in whatever words', () => {
    const [once] = said('at minifying CSS', 'when bundling');
    const [, twice] = said('minifying CSS', 'bundling');
    if (once === undefined || twice === undefined) throw new Error('two say it');
    expect(conditionsOf(dispute(['C001', 'C002']), [once, once], known)).toBeUndefined();
    expect(conditionsOf(dispute(['C001', 'C002']), [once, twice], known)).toEqual(once.conditions);
  });

  it('is not dropped by words about another, nor without words of each of its sides', () => {
    const given = said('at minifying CSS', 'when bundling');
    expect(conditionsOf({ ...dispute(['C001', 'C002']), id: 'X002' }, given, known)).toBeUndefined();
    const third = claim('C003', 'SWC minifies JavaScript as fast.', 'on one core it minifies');
    const three = { claims: [...known.claims, third[1]] };
    const many = dispute(['C001', 'C002', 'C003']);
    expect(conditionsOf(many, given, three)).toBeUndefined();
    const each = said('at minifying CSS', 'when bundling', 'on one core');
    expect(conditionsOf(many, each, three)).toEqual(each[0]?.conditions);
    const [twice] = said('at minifying CSS', 'when bundling', 'same performance');
    expect(twice && faultOf(many, twice, three)).toBe('it has 3 sides: name words of each, once');
  });
});
