import { describe, expect, it } from 'vitest';
import { findingPanel } from '../../../src/report/rules/evidence.ts';
import { listsOf } from '../../../src/judging/lists.ts';
import {
  itemsFor,
  itemsOfSeconds,
  judgingOf,
  type ClaimJudgingHandIn,
} from '../../../src/research/rules/claim-judging.ts';
import { assess, recounted } from '../../../src/research/rules/fold.ts';
import type { EvidenceCheck, Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns, withJudging } from '../../../src/research/rules/merge.ts';
import { sourceOfOther } from '../../../src/research/rules/parties.ts';
import { listedFor, secondsOf, verificationHandIn, verifierPrompt } from '../../../src/research/rules/verification.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';
import { hashOfShown } from '../../../src/research/rules/standing.ts';
import { claim, judged, ledger, question, statistics, stored } from '../../support/samples.ts';

const exact = (snapshot: string): EvidenceCheck => ({ verdict: 'exact', sound: true, snapshot, detail: null });
const fold = (known: Ledger) => assess(known, { check: (_, { id }) => exact(`page of ${id}`), textHash: () => null });
const page = (host: string) => ({ url: `https://${host}/x`, title: `The page of ${host}`, kind: 'primary' as const });
const found = (text: string): Ledger => {
  const one = claim(text, { quote: text, importance: 'central', source: page('quedb.org') });
  const merged = mergeHandIns(
    ledger({ questions: [question('Q001')] }),
    [stored(1, 1, { claims: [one] })],
    '2026-03-01',
  );
  const first = fold(merged);
  return fold({
    ...first,
    claims: first.claims.map((each) => ({ ...each, judged: judged({ of: hashOfShown(each) }) })),
  });
};
/** The ledger after a researcher has brought another party's word on the first finding. */
const brought = (known: Ledger, quote: string, host = 'test.org') =>
  fold(
    mergeHandIns(
      known,
      [stored(2, 1, { claims: [claim('A test of Que was made.', { quote, of: 'C001', source: page(host) })] })],
      '2026-03-02',
    ),
  );
const first = ({ claims: [one] }: Ledger) => {
  if (one === undefined) throw new Error('no finding');
  return one;
};

const passage = (quote: string) => `It is said here, as quedb has it. ${quote} That is all.`;
function read(known: Ledger, page_says: 'yes' | 'partly' | 'no', more: object = {}): Ledger {
  const [list] = listsOf(itemsOfSeconds(known, passage), () => 'i3-s1', itemsFor(known, [], passage).controls);
  if (list === undefined) throw new Error('nothing is to be read');
  const answers = list.items.map((item, at) => {
    const rest = { n: at + 1, kind: 'behaviour', about: 'other', serves: 'none', near: [], words: 'It is said here' };
    if ('key' in item) return { ...rest, page_says, ...more };
    return { ...rest, page_says: item.right.page_says?.includes('yes') === true ? 'yes' : 'no' };
  }) as ClaimJudgingHandIn['answers'];
  const handIn = { assignment: 'i3-s1', answers, questions: [] };
  const judging = judgingOf('3/claim-judge-1', known, { list, beside: { near: {}, questions: [] } }, handIn);
  if (judging === undefined) throw new Error('a control is wrong');
  return fold(withJudging(known, judging));
}

describe.each([
  ['English', 'Que keeps each job in five copies.', 'In a test, all five nodes had the jobs of Que.'],
  ['German', 'Que hält jeden Auftrag fünffach vor.', 'Im Versuch lagen Aufträge von Que auf allen fünf Knoten.'],
  ['Japanese', 'Queは各ジョブを五つ複製する。', '試験ではQueのジョブが五つのノード全てにあった。'],
])('the word of another party, in %s,', (_, text, quote) => {
  const unread = brought(found(text), quote);

  it('counts when a judge has read on its page that it says the finding', () => {
    expect(first(unread)).toMatchObject({ independent_sources: 1, text });
    expect(first(unread).evidence.at(-1)?.check).toMatchObject({ verdict: 'not-carrying', sound: false });
    const both = read(unread, 'yes');
    expect(first(both).independent_sources).toBe(2);
    expect(fold(both)).toEqual(both);
    expect(itemsOfSeconds(both, passage)).toEqual([]);
  });

  it('is shown where it says a part, with what it lacks, and raises nothing', () => {
    const part = read(unread, 'partly', { lacks: 'how many' });
    expect(first(part)).toMatchObject({ independent_sources: 1 });
    const panel = findingPanel(first(part), [], { ledger: part, find: () => undefined, numbers: new Map() });
    expect(panel).toContain('The page of test.org says the same, except for “how many”');
  });

  it('goes where its page says nothing of it, or only repeats who says it already', () => {
    expect(first(read(unread, 'no')).evidence).toHaveLength(1);
    expect(first(read(unread, 'yes', { word_of: 'quedb' })).evidence).toHaveLength(1);
  });

  it('is no new finding', () => {
    const both = { ...read(unread, 'yes'), iterations: [statistics(), statistics({ iteration: 2, new_claims: 0 })] };
    // The finding that was handed in with it is one.
    expect(recounted(both).map(({ new_claims }) => new_claims)).toEqual([1, 1]);
  });
});

it('a page without the numbers of a finding says a part of it, whatever its judge says', () => {
  const unread = brought(found('Que keeps each job in 5 copies.'), 'All nodes had the jobs of Que in the test.');
  expect(first(read(unread, 'yes')).evidence.at(-1)).toMatchObject({ part: '5' });
});

describe('a verifier', () => {
  const known = brought(found('Que keeps each job in five copies.'), 'In a test, all five nodes had the jobs.');
  const listed = listedFor(known, { claim: 'C001', snapshot: 'page of S001' });
  const hash = 'a'.repeat(64);
  const row = { page: 'p', canonical: 'who.org/y', final_url: 'https://who.org/y', title: 'Who', snapshot: hash };
  const facts = {
    isQuoted: (words: string) => words.startsWith('Five'),
    isAbsent: () => undefined,
    ofOther: (wanted: string, id: string) =>
      wanted === hash ? sourceOfOther(row as SnapshotRow, id, known) : undefined,
  };
  const verdict = (quote: string, name = hash) =>
    verificationHandIn.parse({
      assignment: 'i3-v1',
      verdicts: [
        {
          ...{ claim: 'C001', verdict: 'supported', quote: 'Five copies of each', reason: 'The page says so.' },
          also: { page: `docs/research-x/snapshots/${name}.txt`, quote },
        },
      ],
    });
  const list = { assignment: 'i3-v1', claims: [listed] };

  it('is asked for another party on a central finding of one, and told where all pages are', () => {
    expect(verifierPrompt(list, 'docs/research-x', () => undefined)).toMatch(
      /All stored pages are in docs\/research-x\/snapshots\.[^]*one party/,
    );
    const alone = read(known, 'yes');
    expect(listedFor(alone, { claim: 'C001', snapshot: 'page of S001' }).alone).toBeUndefined();
  });

  it('brings a stored page of somebody else, with words that stand there', () => {
    const [second] = secondsOf(list, verdict('Five copies were found of each job'), facts);
    expect(second).toMatchObject({ of: 'C001', source: { url: 'https://who.org/y', title: 'Who' } });
    const other = [{ ...stored(3, 1), seconds: second ? [second] : [] }];
    expect(first(fold(mergeHandIns(known, other, '2026-03-03'))).evidence).toHaveLength(3);
    expect(secondsOf(list, verdict('Words of nobody there'), facts)).toEqual([]);
    expect(secondsOf(list, verdict('Five copies', 'b'.repeat(64)), facts)).toEqual([]);
  });

  it('brings no page of the party that says it already', () => {
    expect(
      sourceOfOther(
        { ...row, canonical: 'quedb.org/z', final_url: 'https://quedb.org/z' } as SnapshotRow,
        'C001',
        known,
      ),
    ).toBeUndefined();
  });
});
