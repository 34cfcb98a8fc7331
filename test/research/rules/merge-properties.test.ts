import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeHandIns, type StoredHandIn } from '../../../src/research/rules/merge.ts';
import { sourceKeys } from '../../../src/research/rules/pages/page.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const merged = (handIns: StoredHandIn[], into = ledger()) => mergeHandIns(into, handIns, '2026-03-01');
const page = (url: string) => ({ url, title: 'Limits', kind: 'primary' as const });

/** Hand-ins over a small vocabulary, so that claims, sources and questions meet again and again. */
const texts = [
  'Buckets allow bursts.',
  'Windows need memory per client.',
  'Clocks drift by 5 ms.',
  'Clocks drift by 9 ms.',
  '???????? !',
];
const urls = [
  'https://x.org/a',
  'https://www.x.org/a#b',
  'https://x.org/b',
  'https://arxiv.org/abs/2508.20033',
  'https://arxiv.org/pdf/2508.20033v2',
];
const anyClaim = fc
  .record({ text: fc.constantFrom(...texts), url: fc.constantFrom(...urls) })
  .map(({ text, url }) => claim(text, { source: page(url) }));
const anyHandIns = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 })), {
    selector: String,
    maxLength: 8,
  })
  .chain((places) =>
    fc.tuple(
      ...places.map(([iteration, number]) =>
        fc
          .record({
            claims: fc.array(anyClaim, { maxLength: 4 }),
            questions: fc.array(
              fc.record({
                text: fc.constantFrom(...texts),
                priority: fc.constantFrom('high' as const, 'low' as const),
              }),
              { maxLength: 2 },
            ),
            contradictions: fc.array(
              fc.record({ statement: fc.constantFrom(...texts), sides: fc.constant<string[]>(['a', 'b']) }),
              { maxLength: 2 },
            ),
            answers: fc.array(fc.constantFrom('Q001', 'Q002', 'Q009'), { maxLength: 2 }),
          })
          .map((more) => stored(iteration, number, more)),
      ),
    ),
  );

describe('mergeHandIns, for any hand-ins', () => {
  it('does not depend on the order of arrival', () => {
    const shuffled = anyHandIns.chain((handIns) =>
      fc.tuple(fc.constant(handIns), fc.shuffledSubarray(handIns, { minLength: handIns.length })),
    );
    fc.assert(
      fc.property(shuffled, ([handIns, others]) => {
        expect(merged(others)).toEqual(merged(handIns));
      }),
    );
  });

  it('takes a redirect and its target for one source, whichever comes first', () => {
    const keyOf = sourceKeys([
      { page: 'x.org/a', outcome: 'stored', final_url: 'https://y.example/moved' },
      { page: 'x.org/b', outcome: 'could-not-run', final_url: 'https://y.example/moved' },
    ]);
    const toTarget = stored(2, 1, { claims: [claim('Buckets leak.', { source: page('https://y.example/moved') })] });
    const moved = anyHandIns.chain((handIns) =>
      fc.tuple(fc.constant(handIns), fc.shuffledSubarray([...handIns, toTarget], { minLength: handIns.length + 1 })),
    );
    fc.assert(
      fc.property(moved, ([handIns, shuffled]) => {
        const ids = new Set(shuffled.map(({ id }) => id));
        fc.pre(ids.size === shuffled.length);
        const one = mergeHandIns(ledger(), shuffled, '2026-03-01', keyOf);
        expect(mergeHandIns(ledger(), [toTarget, ...handIns], '2026-03-01', keyOf)).toEqual(one);
        const keys = one.sources.map(({ canonical }) => canonical);
        expect(keys).not.toContain('x.org/a');
        expect(keys.filter((key) => key === 'y.example/moved')).toHaveLength(1);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyHandIns, (handIns) => {
        const once = merged(handIns);
        expect(merged(handIns, once)).toEqual(once);
      }),
    );
  });

  it('never reuses or changes an id, a key or what it stands for', () => {
    fc.assert(
      fc.property(anyHandIns, anyHandIns, (early, late) => {
        const before = merged(early);
        const after = merged(late, before);
        for (const list of ['claims', 'sources', 'questions', 'contradictions'] as const) {
          const ids = after[list].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.slice(0, before[list].length)).toEqual(before[list].map(({ id }) => id));
        }
        expect(after.sources.slice(0, before.sources.length)).toEqual(before.sources);
        expect(after.claims.slice(0, before.claims.length).map(({ text }) => text)).toEqual(
          before.claims.map(({ text }) => text),
        );
        expect(new Set(after.sources.map(({ key }) => key)).size).toBe(after.sources.length);
        expect(new Set(after.sources.map(({ canonical }) => canonical)).size).toBe(after.sources.length);
      }),
    );
  });

  it('keeps its books: every claim has evidence, and every evidence its source', () => {
    fc.assert(
      fc.property(anyHandIns, (handIns) => {
        const { claims, sources } = merged(handIns);
        const sourceIds = new Set(sources.map(({ id }) => id));
        expect(
          claims.every(({ evidence }) => evidence.length > 0 && evidence.every(({ source }) => sourceIds.has(source))),
        ).toBe(true);
      }),
    );
  });
});
