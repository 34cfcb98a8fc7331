import { describe, expect, it } from 'vitest';
import type { JudgeList } from '../../../src/judging/lists.ts';
import type { ClaimJudgingHandIn } from '../../../src/research/rules/claim-judging.ts';
import { askedOf, claimSets, rates, scoreClaims, taskOf, type ClaimSet } from '../claims.ts';

/** Answers that pass each control; of findings shown as near, those are the same that `isSame` says. */
function judged(set: ClaimSet, isSame: (one: string, other: string) => boolean, isHonest = true): ClaimJudgingHandIn[] {
  const { lists, beside } = askedOf(set);
  return lists.map((list: JudgeList) => {
    const answers = list.items.map((item, at) => {
      const plain = { n: at + 1, kind: 'general' as const, about: 'other' as const, serves: 'none', near: [] };
      const words = item.within.words?.[0] ?? '';
      if (!('key' in item)) {
        const isYes = item.right.page_says?.includes('yes') === true && isHonest;
        return { ...plain, words, page_says: isYes ? ('yes' as const) : ('no' as const) };
      }
      const near = (beside.near[item.key] ?? []).filter((to) => isSame(item.key, to));
      return { ...plain, words, page_says: 'yes' as const, near: near.map((to) => ({ to, is: 'same' as const })) };
    });
    return { assignment: list.id, answers, questions: [] };
  });
}

describe.each(claimSets())('the labelled findings "%s"', (_, set) => {
  const { idOf, lists, beside } = askedOf(set);
  const labels = set.claims.flatMap(({ id, same_as }) =>
    same_as.map((one) => `${idOf.get(id) ?? ''} ${idOf.get(one) ?? ''}`),
  );
  const isSame = (one: string, other: string) =>
    labels.includes(`${one} ${other}`) || labels.includes(`${other} ${one}`);

  it('are shown beside what says the same, in a task that a judge can answer', () => {
    const { repeats, shown } = scoreClaims(set, []);
    expect(shown / repeats).toBeGreaterThanOrEqual(0.9);
    for (const list of lists) expect(taskOf(list, beside).length).toBeLessThan(60_000);
  });

  it('are all found by a judge who reads as their labels do, and by nobody who misses a control', () => {
    const good = scoreClaims(set, judged(set, isSame));
    expect(good.failed).toBe(0);
    expect(rates(good).precision).toBe(1);
    expect(good.found).toBe(good.shown);
    expect(scoreClaims(set, judged(set, isSame, false)).failed).toBe(lists.length);
  });

  it('tell a judge who takes everything for the same from one who reads', () => {
    const lazy = rates(
      scoreClaims(
        set,
        judged(set, () => true),
      ),
    );
    expect(lazy.precision).toBeLessThan(0.5);
  });
});
