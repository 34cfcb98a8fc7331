import { describe, expect, it } from 'vitest';
import { describeItems, faultsOf, listsOf, type JudgeList } from '../../../src/judging/lists.ts';
import { assess, recounted } from '../../../src/research/rules/fold.ts';
import {
  describeOnce,
  itemsFor,
  judgingOf,
  judgingTask,
  wrongIds,
  type ClaimJudgingHandIn,
  withFullestAnswers,
} from '../../../src/research/rules/claim-judging.ts';
import { currentId, type Claim, type EvidenceCheck, type Ledger } from '../../../src/research/rules/ledger.ts';
import { claimsToJudge } from '../../../src/research/rules/questions.ts';
import { mergeHandIns, withJudging } from '../../../src/research/rules/merge.ts';
import { claim, ledger, question, statistics, stored } from '../../support/samples.ts';

const exact: EvidenceCheck = { verdict: 'exact', sound: true, snapshot: 'a', detail: null };
const assessed = (of: Ledger, verifications: Ledger['looks'] = []) =>
  assess(of, { check: () => exact, textHash: () => null, verifications });
const page = (host: string) => ({ url: `https://${host}/x`, title: `The page of ${host}`, kind: 'primary' as const });
/** Findings of one page each, in the order C001, C002, …. */
function found(texts: string[], hosts = texts.map((_, at) => `site${at}.org`), questions = [question('Q001')]): Ledger {
  const claims = texts.map((text, at) => claim(text, { quote: text, source: page(hosts[at] ?? 'x.org') }));
  return assessed(mergeHandIns(ledger({ questions }), [stored(1, 1, { claims })], '2026-03-01'));
}

const passage = (quote: string) => `It is said here. ${quote} That is all.`;
function listFor(known: Ledger, id = 'i2-s1'): { list: JudgeList; beside: ReturnType<typeof itemsFor>['beside'] } {
  const { items, beside, controls } = itemsFor(known, claimsToJudge(known), passage);
  const [list] = listsOf(items, () => id, controls);
  if (list === undefined) throw new Error('no list');
  return { list, beside };
}

type Answers = ClaimJudgingHandIn['answers'];
/** A judge that knows the controls, finds that each passage says its statement, and otherwise says what it is told of a finding. */
function handIn(
  list: JudgeList,
  said: Record<string, Partial<Answers[number]>> = {},
  questions: ClaimJudgingHandIn['questions'] = [],
): ClaimJudgingHandIn {
  const answers = list.items.map((item, at): Answers[number] => {
    const plain = { n: at + 1, kind: 'behaviour', about: 'other', serves: 'Q001', near: [] } as const;
    if (!('key' in item)) {
      const isRight = item.right.page_says?.includes('yes') === true;
      return isRight
        ? { ...plain, near: [], page_says: 'yes', words: 'It is said here' }
        : { ...plain, near: [], page_says: 'no' };
    }
    return { ...plain, near: [], page_says: 'yes', words: 'That is all', ...said[item.key] };
  });
  return { assignment: list.id, answers, questions };
}
const same = (to: string) => ({ near: [{ to, is: 'same' as const }] });

function judge(
  known: Ledger,
  said: Record<string, Partial<Answers[number]>>,
  by = '2/claim-judge-1',
  questions: ClaimJudgingHandIn['questions'] = [],
) {
  const shown = listFor(known, `i${by.split('/')[0] ?? '2'}-s1`);
  const judging = judgingOf(by, known, shown, handIn(shown.list, said, questions));
  if (judging === undefined) throw new Error('a control is wrong');
  return { judging, after: assessed(withJudging(known, judging)) };
}

describe('a list for a judge of findings', () => {
  const known = found(['Que loses no job at a crash.', 'A crash of Que loses no job.', 'Violins are tuned by ear.']);
  const { list, beside } = listFor(known);

  it('has each finding with its passage and the findings nearest to it, and two controls that read like them', () => {
    expect(list.items).toHaveLength(5);
    expect(beside.near.C001?.[0]).toBe('C002');
    const text = describeItems(list);
    expect(text).toContain('Statement: “Que loses no job at a crash.”\nOf: “The page of site0.org”');
    expect(text).toContain('> It is said here. Que loses no job at a crash. That is all.');
    expect(text).toContain('- C002: “A crash of Que loses no job.”');
    expect(text).not.toMatch(/control|right/i);
    expect(judgingTask('i2-s1', text, beside)).toContain('- Q001: “What of Q001?”');
  });

  it('is refused for words, findings and questions that it does not show, and for nothing that it means', () => {
    const at = list.items.findIndex((item) => 'key' in item && item.key === 'C001');
    const wrong = handIn(list, { C001: { words: 'made up', serves: 'Q009', near: [{ to: 'C099', is: 'same' }] } });
    expect(faultsOf(list, wrong.answers)).toEqual([
      `answers #${at + 1} words: these words do not stand in item ${at + 1}; copy them letter for letter`,
    ]);
    expect(wrongIds(list, beside, { ...wrong, questions: [{ id: 'Q001', answered: 'fully', by: [] }] })).toEqual([
      `answers #${at + 1} serves: Q009 is not among the questions`,
      `answers #${at + 1} near: C099 is not shown as near item ${at + 1}`,
      'questions #1 by: expected the items or findings that answer it',
    ]);
    const silent = handIn(list);
    expect(wrongIds(list, beside, silent)).toEqual(['questions: expected an answer to each, received none to Q001']);
    expect(faultsOf(list, silent.answers)).toEqual([]);
  });

  it('is outranked in what an answer lacks by one that saw more of it', () => {
    const { judging } = judge(known, {});
    const by = (...claims: string[]) => ({ ...judging, answered: [{ id: 'Q001', is: 'partly' as const, claims }] });
    const [less, more] = [by('C001'), by('C001', 'C002')];
    expect(withFullestAnswers([less, more])).toEqual([{ ...less, answered: [] }, more]);
    expect(withFullestAnswers([less])).toEqual([less]);
  });

  it.each(['yes', 'no', 'partly', 'cannot_tell'] as const)('catches a judge that always says %s', (page_says) => {
    const { answers, ...rest } = handIn(list);
    const always = { ...rest, answers: answers.map((one) => ({ ...one, page_says, words: 'It is said here' })) };
    expect(judgingOf('2/claim-judge-1', known, { list, beside }, always)).toBeUndefined();
  });

  it('has controls where a single finding is all there is', () => {
    expect(listFor(found(['Que loses no job.'])).list.items).toHaveLength(3);
  });

  it('has no control that another passage could say after all', () => {
    const { list: alike } = listFor(
      found(['Que loses no job at a crash.', 'At a crash of its host, Que loses no job.']),
    );
    const denied = alike.items.find((item) => 'right' in item && item.right.page_says?.includes('no') === true);
    expect(denied?.text).toContain('museum');
  });
});

describe('what a judge says of a finding', () => {
  const known = found(['Que loses no job at a crash.', 'Oban is the best queue of all.']);

  it('decides its level until a verifier reads it; unjudged, it is low', () => {
    expect(known.claims.map(({ confidence, confidence_reason: why }) => [confidence, why])[0]).toEqual([
      'low',
      'nobody has judged whether its quote says all of it',
    ]);
    const { after } = judge(known, { C002: { page_says: 'partly', lacks: 'that it is the best' } });
    expect(after.claims[0]?.confidence).toBe('medium');
    expect(after.claims[1]?.confidence_reason).toContain('(“that it is the best”)');
  });

  it('never makes a missing answer a favourable one: without each answer, no level is higher', () => {
    const rank = { low: 0, medium: 1, high: 2 };
    const { after } = judge(known, {});
    for (const [at, one] of known.claims.entries())
      expect(rank[one.confidence]).toBeLessThanOrEqual(rank[after.claims[at]?.confidence ?? 'low']);
  });

  it('holds for its words: one that a verifier narrows is judged, one with other words is not', () => {
    const { after } = judge(known, {});
    expect(claimsToJudge(after)).toEqual([]);
    const look = { assignment: 'i3-v1', hand_in: null, claim: 'C001', verdict: 'qualified' as const, reason: null };
    expect(claimsToJudge(assessed(after, [{ ...look, rewording: 'Que loses few jobs.' }]))).toEqual([]);
    const [first, ...others] = after.claims;
    const changed = { ...after, claims: [{ ...first, text: 'Que loses all jobs.' } as Claim, ...others] };
    expect(claimsToJudge(assessed(changed)).map(({ id }) => id)).toEqual(['C001']);
  });

  it('of what serves no question leaves nothing new for the end of the search; unjudged, it is new', () => {
    const before = { ...known, iterations: [statistics({ observations: 2, new_claims: 2 })] };
    const { after } = judge(before, { C002: { serves: 'none' } });
    expect(recounted(after)[0]?.new_claims).toBe(1);
    expect(recounted(before)[0]?.new_claims).toBe(2);
  });
});

describe('what a judge says of two findings', () => {
  const [one, two] = ['Que loses no job at a crash.', 'A crash of Que loses no job.'];

  it('joins those of one party at once, and not those of two parties, which raises a level, without a second vote', () => {
    const ofOne = judge(found([one, two], ['que.org', 'que.org']), { C002: same('C001') }).after;
    expect(currentId(ofOne, 'C002')).toBe('C001');
    const first = judge(found([one, two]), { C002: same('C001') }).after;
    expect(first.claims).toHaveLength(2);
    expect(claimsToJudge(first)).toEqual([]);
  });

  it('is refused where each has a number that the other lacks, not where one leaves it out', () => {
    const party = ['que.org', 'que.org'];
    const other = judge(found(['It keeps 5 copies.', 'It keeps 7 copies.'], party), { C002: same('C001') });
    expect(other.after.claims).toHaveLength(2);
    const less = judge(found(['It keeps 5 copies.', 'Some copies are kept.'], party), { C002: same('C001') });
    expect(less.after.claims).toHaveLength(1);
  });

  it('opposes them as sides of a contradiction, or has the wider one say it first', () => {
    const opposed = judge(found([one, 'Que loses jobs.']), { C002: { near: [{ to: 'C001', is: 'opposed' }] } }).after;
    expect(opposed.contradictions).toMatchObject([
      { claims: ['C001', 'C002'], raised_by: '2/claim-judge-1', status: 'open' },
    ]);
    // Another judge is asked; one against one leaves it open.
    const asked = (of: Ledger) => claimsToJudge(of).map(({ id }) => id);
    expect(asked(opposed)).toEqual(['C002']);
    const tied = judge(opposed, {}, '3/claim-judge-1').after;
    expect([tied.contradictions[0]?.status, asked(tied)]).toEqual(['open', []]);
    const wide = 'Que loses no job at a crash, and starts again by itself.';
    const narrower = judge(found([one, wide]), { C001: { near: [{ to: 'C002', is: 'narrower' }] } }).after;
    expect(narrower.relations).toMatchObject([{ claim: 'C001', other: 'C002', is: 'narrower', by: '2/claim-judge-1' }]);
    expect(narrower.claims).toHaveLength(2);
  });
});

it('a contradiction that an agent raised is gone when two judges find that its sides hold together', () => {
  const sides = found(['Que is the fastest at minifying.', 'Oban is the fastest at bundling.']);
  const raised = [{ id: 'X001', statement: 'Which is it?', claims: ['C001', 'C002'], raised_by: '1/researcher-1' }];
  const known = judge(assessed({ ...sides, contradictions: raised }), {}).after;
  const how = 'One is about minifying, the other about bundling.';
  const near = [{ to: 'C001', is: 'none' as const, how }];
  const fresh = assessed({ ...sides, contradictions: raised });
  expect(judge(fresh, { C002: { near } }).after.contradictions, 'one who says how is enough').toMatchObject([
    { status: 'resolved', resolution: `both hold: ${how}` },
  ]);
  const [once, twice] = [known, judge(known, { C002: { near } }, '3/claim-judge-1').after];
  expect(twice.contradictions[0]?.resolution).toBe(`both hold: ${how}`);
  expect([once, twice].map(({ contradictions }) => contradictions[0]?.status)).toEqual(['open', 'resolved']);
  expect([once, twice].map((one) => claimsToJudge(one).map(({ id }) => id))).toEqual([['C002'], []]);
  expect(judge(known, {}, '3/claim-judge-1').after.contradictions[0], 'no judge says how').toMatchObject({
    resolution: 'both hold: 2 judges compared them and found no contradiction',
  });
});

it('a contradiction is judged anew by what was found for it, whatever was said before', () => {
  const sides = found(['Locks last at least 4 hours.', 'Locks last up to 4 hours.']);
  const raised = [{ id: 'X001', statement: 'Which is it?', claims: ['C001', 'C002'], raised_by: '1/researcher-1' }];
  const opposed = { C002: { near: [{ to: 'C001', is: 'opposed' as const }] } };
  const how = { C002: { near: [{ to: 'C001', is: 'none' as const, how: 'A sweep frees them later.' }] } };
  const twice = ['2/claim-judge-1', '3/claim-judge-1'].reduce(
    (known, by) => judge(known, opposed, by).after,
    assessed({ ...sides, contradictions: raised }),
  );
  const asked = (of: Ledger) => [of.contradictions[0]?.status, claimsToJudge(of).map(({ id }) => id)];
  expect(asked(twice)).toEqual(['open', []]);
  const searched = { ...twice, iterations: [statistics({ iteration: 3, followed: ['X001'] })] };
  expect(asked(searched)).toEqual(['open', ['C002']]);
  const came = { id: 'C003', text: 'A sweep frees locks of 4 hours.', first_iteration: 3 };
  const third = searched.claims.slice(0, 1).map((one) => ({ ...one, ...came }));
  const { beside } = itemsFor(
    { ...searched, claims: [...searched.claims, ...third] },
    searched.claims,
    () => undefined,
  );
  expect(beside.near.C002, 'what was found for it stands beside both sides').toEqual(['C001', 'C003']);
  expect(asked(judge(searched, how, '4/claim-judge-1').after)).toEqual(['resolved', []]);
  const still = judge(searched, opposed, '4/claim-judge-1').after;
  expect(asked(still)).toEqual(['open', ['C002']]);
  expect(asked(judge(still, opposed, '5/claim-judge-1').after)).toEqual(['open', []]);
});

it('a passage that several findings quote stands in the list of a judge once', () => {
  const { list } = listFor(found(['Que loses no job.', 'Oban is slow.']));
  const [first] = list.items;
  if (first === undefined) throw new Error('no item');
  const twice = describeOnce({ ...list, items: [first, first] });
  expect(twice.match(/^> /gm)).toHaveLength(1);
  expect(twice).toContain('Passage: as in 1');
});

it('a judgement stays while what it judged is there, whatever else is shown or found later', () => {
  const texts = ['Que keeps jobs.', 'Que keeps no job.', 'Que keeps jobs well.'];
  const first = judge(found(texts), { C002: { near: [{ to: 'C001', is: 'opposed' }] } }).after;
  const { list, beside } = listFor(first, 'i3-s1');
  expect(list.items.flatMap((item) => ('key' in item ? [item.key] : []))).toEqual(['C002']);
  expect(beside.near, 'what waits for a vote stands beside it first').toEqual({ C002: ['C001', 'C003'] });
  const again = judge(first, { C002: { page_says: 'no', serves: 'none' } }, '3/claim-judge-1').after;
  expect(again.claims[1]?.judged).toEqual(first.claims[1]?.judged);
  // The same words of another page are one more quote.
  const more = claim(texts[0] ?? '', { quote: 'Que keeps jobs, all of them, always.', source: page('site0.org') });
  const merged = assessed(mergeHandIns(first, [stored(3, 1, { claims: [more] })], '2026-03-01'));
  expect(merged.claims[0]?.evidence).toHaveLength(2);
  expect(merged.claims[0]?.judged).toEqual(first.claims[0]?.judged);
});

describe('what a judge says of a question', () => {
  it('closes one of agents that is not urgent, without its findings becoming central or new for the goal', () => {
    const of = { raised_by: '1/researcher-1', priority: 'medium' as const };
    const known = found(['Que makes 25 attempts.'], undefined, [question('Q001'), question('Q002', of)]);
    const answers = [{ id: 'Q002', answered: 'fully' as const, by: [numberOf(listFor(known).list, 'C001')] }];
    const { after } = judge(known, { C001: { serves: 'Q002' } }, '2/claim-judge-1', answers);
    expect(after.questions.map(({ status }) => status)).toEqual(['open', 'answered']);
    expect(after.claims[0]?.importance).toBe('supporting');
    expect(recounted({ ...after, iterations: [statistics()] })[0]?.new_claims).toBe(0);
  });
  const numberOf = (list: JudgeList, key: string) =>
    list.items.findIndex((item) => 'key' in item && item.key === key) + 1;
  const asked = (options: string[] = []) =>
    found(['Que loses no job.', 'Violins are tuned by ear.'], undefined, [question('Q001', { options })]);
  const ruled = (known: Ledger, answered: 'fully' | 'partly' | 'no', by = ['C001']) => {
    const { list } = listFor(known);
    const numbers = by.map((key) => numberOf(list, key));
    return judge(known, {}, '2/claim-judge-1', [{ id: 'Q001', answered, by: numbers, missing: 'the price' }]).after;
  };

  it('answers it by findings, which are central from then on', () => {
    const after = ruled(asked(), 'fully');
    expect(after.questions).toMatchObject([{ status: 'answered', answered_by: '2/claim-judge-1', claims: ['C001'] }]);
    expect(after.claims.map(({ importance }) => importance)).toEqual(['central', 'supporting']);
  });

  it('leaves it open where it is answered in part, by nothing, or an option has no finding', () => {
    expect(ruled(asked(), 'partly').questions).toMatchObject([{ status: 'open', lacks: 'the price' }]);
    expect(ruled(asked(), 'no').questions).toMatchObject([{ status: 'open' }]);
    expect(ruled(asked(['Que', 'River']), 'fully').questions).toMatchObject([{ status: 'open', missing: ['River'] }]);
  });
});
