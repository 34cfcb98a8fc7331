import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import type { EvidenceCheck } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { openPairs } from '../../../src/research/rules/sorting.ts';
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

/** The ledger after somebody whose task names C001 has said that this bears a finding out. */
const after = (
  text: string,
  quote: string,
  source = page('https://shop.example/builds'),
  { supports = 'C001', known = before, follows = 'C001:second-source + C002:second-source' } = {},
) => {
  const handIn = stored(2, 1, { claims: [{ ...claim(text, { quote, source }), supports }] });
  return assess(mergeHandIns(known, [{ ...handIn, follows }], '2026-03-02').ledger, findings);
};
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
    expect(
      after(text, quote, undefined, supports === undefined ? {} : { supports }).claims.map(({ id }) => id),
    ).toEqual(['C001', 'C002']);
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

  it.each([
    ['it', 'a task that names it not', 'C009:second-source'],
    ['it', 'no task', undefined],
  ])('goes to a sorter where %s is of %s', (_, __, follows) => {
    const handIn = stored(2, 1, {
      claims: [
        {
          ...claim(seen, { quote: 'builds got 10x faster', source: page('https://shop.example/b') }),
          supports: 'C001',
        },
      ],
    });
    const merged = assess(mergeHandIns(before, [{ ...handIn, follows }], '2026-03-02').ledger, findings);
    expect(merged.claims).toHaveLength(2);
    expect(openPairs(merged)[0]?.toSorted()).toEqual(['C001', 'C002']);
  });
});

describe('what a rival says of a window of loss, as in a play', () => {
  const window =
    'By default Litestream copies new changes to an S3 replica once a second, and a catastrophic crash of the server loses what was written in that window.';
  const every = 'By default, Litestream will replicate new changes to an S3 replica every second.';
  const chance = 'There is also a very small chance of data loss in the event of node failure';
  const rival = page('https://rqlite.io/docs/FAQ/', 'rqlite');
  const known = (claims: [string, string, ReturnType<typeof page>][]) =>
    assess(
      mergeHandIns(
        ledger(),
        [stored(1, 1, { claims: claims.map(([text, quote, source]) => claim(text, { quote, source })) })],
        '2026-03-01',
      ).ledger,
      findings,
    );
  const ofMaker = [window, every, page('https://litestream.io/tips/', 'Litestream')] satisfies [
    string,
    string,
    ReturnType<typeof page>,
  ];

  it.each([
    ['has no second', 'rqlite says that Litestream may lose changes of a crash of the server.', chance],
    [
      'is about less',
      'rqlite says that a dead node is a small chance of losing data, every second.',
      `${chance}, every second`,
    ],
    [
      'has a number besides',
      'Litestream loses the changes of a second in 12 of 90 crashes of a server.',
      'within a second, in 12 of 90 crashes',
    ],
    [
      'says little of it',
      'Once the server is dead, Litestream restores the changes of each second up to the last that it copied.',
      'restores the changes of each second',
    ],
  ])('bears it out by no code where it %s', (_, text, quote) => {
    const merged = after(text, quote, rival, { known: known([ofMaker]) });
    expect(merged.claims.map(({ id }) => id)).toEqual(['C001', 'C002']);
    expect(openPairs(merged)[0]?.toSorted()).toEqual(['C001', 'C002']);
  });

  it('does where its quote has the second, too', () => {
    const text =
      'Since Litestream copies changes to its S3 replica by default once a second, a crash of the server loses those written since.';
    const merged = after(text, 'loses the last second of changes', rival, { known: known([ofMaker]) });
    expect(merged.claims.map(({ id }) => id)).toEqual(['C001']);
  });

  it('takes no older finding along that one of its words was joined to', () => {
    const older =
      'With Litestream the loss of the node means a restore, and losing the changes of the last second on the S3 replica.';
    const merged = after(older, 'every second', rival, {
      known: known([ofMaker, [older, `restore; every second`, rival]]),
    });
    expect(merged.claims.map(({ id }) => id)).toEqual(['C001', 'C002']);
    expect(openPairs(merged)[0]?.toSorted()).toEqual(['C001', 'C002']);
  });
});
