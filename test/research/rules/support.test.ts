import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import type { EvidenceCheck } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { applySorting } from '../../../src/research/rules/join-claims.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const check = ({ quote }: { quote: string }): EvidenceCheck => {
  const isThere = !quote.startsWith('absent');
  return { verdict: isThere ? 'exact' : 'absent', sound: isThere, snapshot: 'a', detail: null };
};
const findings = { check, textHash: () => null, verifications: [] };
const page = (url: string, party?: string) => ({
  url,
  title: 'A page',
  kind: 'primary' as const,
  ...(party !== undefined && { party }),
});
const maker = 'Rspack is 10 times faster than webpack in production builds.';
const first = stored(1, 1, { claims: [claim(maker, { quote: 'ten times', source: page('https://rspack.rs/a') })] });
const before = assess(mergeHandIns(ledger(), [first], '2026-03-01').ledger, findings);

/** The ledger after somebody has said that this bears C001 out. */
const after = (text: string, quote: string, source = page('https://shop.example/builds'), supports = 'C001') =>
  assess(
    mergeHandIns(before, [stored(2, 1, { claims: [{ ...claim(text, { quote, source }), supports }] })], '2026-03-02')
      .ledger,
    findings,
  );
const seen = 'Our shop measured its builds before and after: 10x faster with Rspack.';

describe('a claim handed in for a known finding', () => {
  it('becomes its second source without a sorter, once', () => {
    const merged = after(seen, 'builds got 10x faster than with webpack');
    expect(merged.claims.map(({ id, independent_sources }) => [id, independent_sources])).toEqual([['C001', 2]]);
    expect(merged.claims[0]?.evidence[1]?.wording).toBe(seen);
    expect(merged.observations.map((one) => one.new)).toEqual([true, false]);
    expect(assess(merged, findings)).toEqual(merged);
  });

  it.each([
    ['its quote is not on its page', seen, 'absent words', undefined],
    ['its number is another', 'Our shop measured 3x faster builds with Rspack.', 'builds got 3x faster', undefined],
    ['it denies it', 'Builds with Rspack are not 10 times faster than with webpack.', 'not 10 times', undefined],
    ['it is about something else', 'A crate of apples weighs 10 pounds.', '10 pounds', undefined],
    ['the finding is not known', seen, 'builds got 10x faster', 'C009'],
  ])('stays a claim of its own where %s', (_, text, quote, supports) => {
    expect(after(text, quote, undefined, supports).claims.map(({ id }) => id)).toEqual(['C001', 'C002']);
  });

  it('is left apart where a person says so', () => {
    const apart = applySorting(
      { ...after(seen, 'absent words') },
      { by: 'user', same: [], opposed: [], apart: [['C001', 'C002']] },
    );
    const found = { ...findings, check: () => check({ quote: 'there' }) };
    expect(assess(apart, found).claims).toHaveLength(2);
  });

  it('of the same party is no second source', () => {
    const own = page('https://bytedance.example/x', 'ByteDance (Rspack)');
    const merged = after(seen, 'builds got 10x faster than with webpack', own);
    expect(merged.claims.map(({ independent_sources }) => independent_sources)).toEqual([1]);
  });
});
