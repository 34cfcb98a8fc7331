import { describe, expect, it } from 'vitest';
import { findingPanel, evidenceSection } from '../../../src/report/rules/evidence.ts';
import { hashOf, listsOf } from '../../../src/judging/lists.ts';
import {
  itemsFor,
  itemsOfOthers,
  judgingOf,
  type ClaimJudgingHandIn,
} from '../../../src/research/rules/claim-judging.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { assess, recounted } from '../../../src/research/rules/fold.ts';
import type { EvidenceCheck, Ledger, Reading, Relation, Verification } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns, withJudging } from '../../../src/research/rules/merge.ts';
import { hashOfQuote, readingsDue } from '../../../src/research/rules/other-parties.ts';
import { hashOfPair } from '../../../src/research/rules/relations.ts';
import { hashOfShown } from '../../../src/research/rules/standing.ts';
import { claim, judged, ledger, question, state, statistics, stored } from '../../support/samples.ts';

const exact = (snapshot: string): EvidenceCheck => ({ verdict: 'exact', sound: true, snapshot, detail: null });
const fold = (known: Ledger, verifications?: Verification[]) =>
  assess(known, {
    check: (_, { id }) => exact(`page of ${id}`),
    textHash: () => null,
    ...(verifications && { verifications }),
  });
/** Judged central findings of a site each: C001, C002, …. */
function found(texts: string[], hosts = texts.map((_, at) => `site${at}.org`)): Ledger {
  const claims = texts.map((text, at) =>
    claim(text, {
      quote: text,
      importance: 'central',
      source: { url: `https://${hosts[at] ?? ''}/x`, title: `Page ${at}`, kind: 'primary' },
    }),
  );
  const merged = mergeHandIns(ledger({ questions: [question('Q001')] }), [stored(1, 1, { claims })], '2026-03-01');
  const first = fold(merged);
  return fold({ ...first, claims: first.claims.map((one) => ({ ...one, judged: judged({ of: hashOfShown(one) }) })) });
}
const of = (known: Ledger, id: string) => {
  const one = known.claims.find((each) => each.id === id);
  if (one === undefined) throw new Error(`no ${id}`);
  return one;
};
const reading = (known: Ledger, says: Reading['says'], by: string, more: Partial<Reading> = {}): Reading => ({
  ...{ claim: 'C001', other: 'C002', says, by, words: 'its own words here' },
  ...{ of: hashOf({ text: of(known, 'C001').text }), at: hashOfQuote(of(known, 'C002')), ...more },
});
const relation = (known: Ledger, claimId: string, is: Relation['is'], other: string): Relation => ({
  ...{ claim: claimId, other, is, by: '2/claim-judge-1' },
  of: hashOfPair(of(known, claimId), of(known, other), known, is),
});
const parties = (known: Ledger) => of(known, 'C001').independent_sources;
const after = (known: Ledger, readings: Reading[], relations: Relation[] = []) =>
  fold({ ...known, readings, relations });

const pairs = {
  English: ['Que keeps each job in five copies.', 'In a test of Que, jobs were found in all five nodes.'],
  German: ['Que hält jeden Auftrag fünffach vor.', 'Im Versuch lagen Aufträge von Que auf allen fünf Knoten.'],
  Japanese: ['Queは各ジョブを五つ複製する。', '試験ではQueのジョブが五つのノード全てにあった。'],
};

describe.each(Object.entries(pairs))('the page of another party, in %s,', (_, texts) => {
  const known = found(texts);

  it('is read for a central finding of one party before the write-up, and when somebody was sent for it', () => {
    expect(readingsDue(known, state())).toEqual({ once: [], twice: [] });
    const both = [
      { claim: 'C001', other: 'C002' },
      { claim: 'C002', other: 'C001' },
    ];
    // Nobody else says how these relate, so that two judges read them.
    expect(readingsDue(known, state({ finishing: 'complete', writing_iteration: 1 }))).toEqual({
      once: both,
      twice: both,
    });
    const sent = { ...known, iterations: [statistics({ followed: ['C001:second-source'] })] };
    expect(readingsDue(sent, state()).once).toEqual(both);
    expect(readingsDue(found(texts, ['que.org', 'que.org']), state({ writing_iteration: 1 })).once).toEqual([]);
  });

  it('is a second source if two judges say that it says all of it, and none that it does not', () => {
    const [one, two] = ['2/claim-judge-1', '2/claim-judge-2'];
    expect(parties(after(known, [reading(known, 'all', one)]))).toBe(1);
    const both = after(known, [reading(known, 'all', one), reading(known, 'all', two)]);
    expect(parties(both)).toBe(2);
    expect(of(both, 'C001').evidence.at(-1)).toMatchObject({ from: 'C002', quote: 'its own words here', hand_in: one });
    expect(both.claims).toHaveLength(2);
    expect(fold(both)).toEqual(both);
    for (const says of ['part', 'nothing'] as const)
      expect(
        parties(after(known, [reading(known, 'all', one), reading(known, 'all', two), reading(known, says, '3/x')])),
      ).toBe(1);
    const related = [relation(known, 'C001', 'narrower', 'C002')];
    expect(parties(after(known, [reading(known, 'all', two)], related)), 'of whom one compared both').toBe(2);
    expect(parties(after(known, [], related)), 'nobody has read the passage for it').toBe(1);
  });
});

const [text = '', other = ''] = pairs.English;
const known = found([text, other]);
const twice = (more: Partial<Reading> = {}) =>
  ['2/claim-judge-1', '2/claim-judge-2'].map((by) => reading(known, 'all', by, more));

it('a page that gives the word of whoever says a finding already is no other party', () => {
  expect(parties(after(known, twice({ word_of: 'site0' })))).toBe(1);
});

it('a reading counts while words and quote are those that were shown', () => {
  expect(parties(after(known, twice({ of: 'other words' })))).toBe(1);
  expect(after(known, twice({ at: 'another quote' })).readings).toEqual([]);
});

it('what is read on another page is no new finding, and no new wording', () => {
  const both = { ...after(known, twice()), iterations: [statistics(), statistics({ iteration: 2, new_claims: 0 })] };
  expect(recounted(both).map(({ new_claims }) => new_claims)).toEqual([2, 0]);
  const vote = { assignment: 'i3-v1', hand_in: '3/claim-verifier-1', claim: 'C001', reason: null };
  const narrowed = fold(both, [{ ...vote, verdict: 'qualified', rewording: 'Less.', page: 'page of S002' }]);
  expect(of(narrowed, 'C001')).toMatchObject({ text });
  expect(of(narrowed, 'C001').verdict).toBeUndefined();
  const own = fold(both, [{ ...vote, verdict: 'qualified', rewording: 'Less.', page: 'page of S001' }]);
  expect(of(own, 'C001').verdict).toBe('qualified');
});

describe('a page that says a part of a finding', () => {
  const part = after(known, [], [relation(known, 'C002', 'narrower', 'C001')]);

  it('raises nothing, and is shown with the words that it bears out', () => {
    expect(parties(part)).toBe(1);
    expect(of(part, 'C001')).toMatchObject({ confidence: of(known, 'C001').confidence });
    expect(of(part, 'C001').evidence.at(-1)).toMatchObject({ from: 'C002', part: other });
    expect(of(part, 'C001').confidence_reason).toContain('for all of it (another party says a part)');
    expect(describeClaim(of(part, 'C001'), part)).toContain(`another party says a part of it, site1: “${other}”`);
    const panel = findingPanel(of(part, 'C001'), [], { ledger: part, find: () => undefined, numbers: new Map() });
    expect(panel).toContain(`Supports it in part: “${other}”`);
    expect(JSON.stringify(evidenceSection(part, new Set(['C001'])))).toContain(
      `supported in part by Page 1: “${other}”`,
    );
  });

  it('is none where its own page does not say even that', () => {
    const claims = part.claims.map((one) => ({
      ...one,
      judged: judged({ of: hashOfShown(one), page_says: 'partly' }),
    }));
    expect(of(fold({ ...part, claims }), 'C001').evidence).toHaveLength(1);
  });
});

describe('a judge of passages', () => {
  const { once } = readingsDue(known, state({ writing_iteration: 1 }));
  const passage = (quote: string) => `It is said here. ${quote} That is all.`;
  const { controls } = itemsFor(known, [], passage);
  const items = itemsOfOthers(known, once, passage);
  const [list] = listsOf(items, () => 'i2-s1', controls);
  if (list === undefined) throw new Error('no list');
  const shown = { list, beside: { near: {}, questions: [] } };
  const answers = (page_says: 'yes' | 'partly' | 'no'): ClaimJudgingHandIn => ({
    assignment: 'i2-s1',
    questions: [],
    answers: list.items.map((item, at) => {
      const right = 'key' in item ? page_says : item.right.page_says?.includes('yes') === true ? 'yes' : 'no';
      const rest = { n: at + 1, kind: 'behaviour', about: 'other', serves: 'none', near: [] } as const;
      return { ...rest, near: [], page_says: right, words: 'It is said here' };
    }),
  });

  it('is asked of a finding what every judge is asked, beside controls', () => {
    expect(list.items).toHaveLength(4);
    const item = list.items.find((one) => 'key' in one && one.key === 'C001 C002');
    expect(item?.text).toContain(`Statement: “${text}”\nOf: “Page 1”`);
    expect(item?.text).toContain(`> It is said here. ${other} That is all.`);
    expect(item?.text).not.toContain('Near:');
  });

  it('is not asked of a finding whose numbers the passage lacks', () => {
    const claims = known.claims.map((one) =>
      one.id === 'C001' ? { ...one, text: `${one.text} It took 34 ms.` } : one,
    );
    expect(itemsOfOthers({ ...known, claims }, once, passage).map(({ key }) => key)).toEqual(['C002 C001']);
  });

  it('says what the page says; a number that the passage lacks is not said', () => {
    const says = (given: ClaimJudgingHandIn) =>
      judgingOf('2/claim-judge-1', known, shown, given)?.readings.map((one) => one.says);
    expect(says(answers('yes'))).toEqual(['all', 'all']);
    expect(says(answers('partly'))).toEqual(['part', 'part']);
    expect(says(answers('no'))).toEqual(['nothing', 'nothing']);
    const numbered = { ...known, claims: known.claims.map((one) => ({ ...one, text: `${one.text} It took 34 ms.` })) };
    const judging = judgingOf('2/claim-judge-1', numbered, shown, answers('yes'));
    expect(judging?.readings.map((one) => one.says)).toEqual(['part', 'part']);
  });

  it('is asked no third time, nor again where it found nothing', () => {
    const read = (page_says: 'yes' | 'no') => {
      const judging = judgingOf('2/claim-judge-1', known, shown, answers(page_says));
      if (judging === undefined) throw new Error('a control is wrong');
      return fold(withJudging(known, judging));
    };
    const writing = state({ writing_iteration: 1 });
    expect(readingsDue(read('yes'), writing)).toMatchObject({ once: [{}, {}], twice: [] });
    expect(readingsDue(read('no'), writing)).toEqual({ once: [], twice: [] });
  });
});
