import { describe, expect, it } from 'vitest';
import { listsOf } from '../../../src/judging/lists.ts';
import { checkReport } from '../../../src/report/rules/checks.ts';
import { sectionsOf, sentencesOf } from '../../../src/report/rules/source.ts';
import { sightingIn } from '../../../src/research/rules/evidence-check.ts';
import { itemsFor } from '../../../src/research/rules/claim-judging.ts';
import { assess } from '../../../src/research/rules/fold.ts';
import { questionsRead, readingFaults, withAsked, type GoalReading } from '../../../src/research/rules/hand-in.ts';
import { hashOfShown } from '../../../src/research/rules/standing.ts';
import { mergeHandIns, withJudging } from '../../../src/research/rules/merge.ts';
import { readHtml } from '../../../src/research/rules/pages/html.ts';
import { passageAround } from '../../../src/research/rules/passages.ts';
import { numbersHeldBy, numbersMissing } from '../../../src/research/rules/quotes/numbers.ts';
import { checkQuote, indexPage, isFound } from '../../../src/research/rules/quotes/quote.ts';
import { neededLists } from '../../../src/research/rules/verification.ts';
import { claim, judged, ledger, stored } from '../../support/samples.ts';

interface Sample {
  language: string;
  goal: string;
  asks: string;
  page: string;
  text: string;
  quote: string;
  altered: string;
  absent: string;
  present: string;
  summary: string;
  wrong: string;
}

const samples: Record<string, Sample> = {
  German: {
    language: 'de-AT',
    goal: 'Wie viel Speicher braucht ein Zähler mit gleitendem Fenster? Bitte knapp.',
    asks: 'Wie viel Speicher braucht ein Zähler mit gleitendem Fenster?',
    page: '<p>Ein Zähler mit gleitendem Fenster braucht 1.024,5 kB je Nutzer<sup>12</sup>. Feste Fenster brauchen weniger.</p>',
    text: 'Ein Zähler mit gleitendem Fenster belegt 1.024,5 kB für jeden Nutzer.',
    quote: 'braucht 1.024,5 kB je Nutzer',
    altered: 'braucht 1.042,5 kB je Nutzer',
    absent: 'Warteschlange',
    present: 'Nutzers',
    summary: 'Der Zähler braucht 1.024,5 kB je Nutzer [@C001]. Das ist wenig [inference].',
    wrong: 'Der Zähler braucht 2.048 kB je Nutzer [@C001].',
  },
  Japanese: {
    language: 'ja',
    goal: 'スライディングウィンドウのカウンターは何キロバイト必要ですか。簡潔にお願いします。',
    asks: 'スライディングウィンドウのカウンターは何キロバイト必要ですか。',
    page: '<p>スライディングウィンドウのカウンターは、利用者一人あたり２５６kBのメモリーを必要とする。固定ウィンドウはそれより少ない。</p>',
    text: 'スライディングウィンドウのカウンターは一人につき256kBを使う。',
    quote: '利用者一人あたり256kBのメモリーを必要とする',
    altered: '利用者一人あたり265kBのメモリーを必要とする',
    absent: '待ち行列',
    present: '固定ウィンドウ',
    summary: 'カウンターは一人あたり256kBを必要とする [@C001]。これは少ない [inference]。',
    wrong: 'カウンターは一人あたり512kBを必要とする [@C001]。',
  },
};

describe.each(Object.entries(samples))('a question in %s', (_, sample) => {
  const { text: page } = readHtml(`<html><body>${sample.page}</body></html>`);
  const found = checkQuote(sample.quote, indexPage(page));
  const check = { verdict: found.verdict as 'exact', sound: isFound(found), snapshot: 'a'.repeat(64), detail: null };
  const reading: GoalReading = {
    assignment: 'i1-g1',
    title: 'X',
    language: sample.language,
    questions: [{ text: sample.asks, quote: sample.asks, addressee: 'web' }],
  };
  const goal = { prompt: sample.goal, described: '' };
  const told = claim(sample.text, {
    quote: sample.quote,
    importance: 'central',
    source: { url: 'https://a.example/x', title: 'A', kind: 'primary' },
  });
  const asked = withAsked(ledger(), questionsRead(reading, goal));
  const merged = mergeHandIns(asked, [stored(1, 1, { claims: [told] })], '2026-03-01');
  const fold = (of = merged) => assess(of, { check: () => check, textHash: () => null, verifications: of.looks ?? [] });

  it('is read', () => {
    expect(readingFaults(reading, goal)).toEqual([]);
    expect(asked.questions).toMatchObject([{ id: 'Q001', text: sample.asks, raised_by: 'user' }]);
  });

  it('has quotes and numbers looked up, and what is absent searched', () => {
    expect(found).toMatchObject({ verdict: 'exact' });
    expect(checkQuote(sample.altered, indexPage(page)).verdict).toBe('number-mismatch');
    expect(numbersMissing(sample.text, numbersHeldBy(sample.quote))).toEqual([]);
    expect(numbersMissing(sample.text, numbersHeldBy(sample.altered))).toHaveLength(1);
    expect(sightingIn(page, [sample.absent])).toBeUndefined();
    expect(sightingIn(page, [sample.present])).toBeDefined();
  });

  it('has findings that are judged with controls, verified, answered and weighed', () => {
    const known = fold();
    const { items, beside, controls } = itemsFor(known, known.claims, () =>
      found.place === null ? undefined : passageAround(page, found.place),
    );
    const [list] = listsOf(items, () => 'i2-s1', controls);
    expect(list?.items.filter((item) => 'right' in item)).toHaveLength(2);
    expect(beside.questions).toMatchObject([{ id: 'Q001' }]);
    expect(neededLists(known)).toMatchObject([[{ claim: 'C001' }]]);
    const [one] = known.claims;
    if (one === undefined) throw new Error('the sample has a finding');
    const said = { claim: 'C001', ...judged(), of: hashOfShown(one), by: '2/claim-judge-1' };
    const answered = [{ id: 'Q001', is: 'fully' as const, claims: ['C001'] }];
    const after = fold(
      withJudging(known, { by: '2/claim-judge-1', judged: [said], relations: [], seconds: [], answered }),
    );
    expect(after.questions).toMatchObject([{ status: 'answered' }]);
    expect(after.claims).toMatchObject([{ confidence: 'medium', judged: { page_says: 'yes' } }]);
  });

  it('is answered by sentences of which each cites, and whose numbers are checked', () => {
    const known = fold();
    const faults = (summary: string) => {
      const sections = sectionsOf({ 'Executive Summary': summary }, {});
      return checkReport({ sections, ledger: known, given: [] }).filter((one) => !one.includes('says nothing'));
    };
    expect(sentencesOf(sectionsOf({ 'Executive Summary': sample.summary }, {}))).toHaveLength(2);
    expect(faults(sample.summary)).toEqual([]);
    expect(faults(sample.wrong)).toEqual([expect.stringContaining('nor in the quotes of their sources')]);
  });
});
