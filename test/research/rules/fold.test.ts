import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentId,
  type EvidenceCheck,
  type Ledger,
  type Relation,
  type Verification,
} from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { assess, recounted } from '../../../src/research/rules/fold.ts';
import { hashOfPair } from '../../../src/research/rules/relations.ts';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { findingPanel } from '../../../src/report/rules/evidence.ts';
import { describeEntry, describeClaim } from '../../../src/research/rules/evidence.ts';
import { neededLists, verifiedText } from '../../../src/research/rules/verification.ts';
import { hashOfShown, isCitable } from '../../../src/research/rules/standing.ts';
import { claim, judged, ledger, statistics, stored } from '../../support/samples.ts';

const result = (verdict: EvidenceCheck['verdict']): EvidenceCheck => ({
  verdict,
  sound: verdict === 'exact' || verdict === 'near',
  snapshot: 'a',
  detail: null,
});
/** A quote that says what becomes of it. */
const check = ({ quote }: { quote: string }): EvidenceCheck =>
  quote === 'its page is gone'
    ? { ...result('could-not-run'), unreachable: true }
    : quote === 'a doubtful quote'
      ? { ...result('exact'), sound: false }
      : result(quote as EvidenceCheck['verdict']);
const assessed = (handIns: Parameters<typeof mergeHandIns>[1], before = ledger()) =>
  assess(mergeHandIns(before, handIns, '2026-03-01'), { check, textHash: () => null, verifications: [] });
const page = (url: string) => ({ url, title: 'A page', kind: 'primary' as const });
const burst = (quote: string, url = 'https://a.org/x') => claim('Buckets allow bursts.', { quote, source: page(url) });

/** How many claims were new in some iterations. */
const newIn = (known: Ledger, ...rounds: number[]) =>
  recounted({
    ...known,
    iterations: (rounds.length === 0 ? [1] : rounds).map((iteration) => statistics({ iteration })),
  }).map(({ new_claims }) => new_claims);

describe('assess', () => {
  it('does not let a quote that failed count as a discovery, nor hide the one that holds', () => {
    const known = assessed([
      stored(1, 1, { claims: [burst('absent')] }),
      stored(1, 2, { claims: [burst('could-not-run', 'https://b.org/x')] }),
      stored(1, 3, { claims: [burst('exact', 'https://c.org/x')] }),
    ]);
    expect(newIn(known)).toEqual([1]);
  });

  it('counts as new what is a finding, and nothing else', () => {
    const quotes = [
      'exact',
      'near',
      'absent',
      'number-mismatch',
      'could-not-run',
      'its page is gone',
      'a doubtful quote',
    ];
    const told = quotes.map((quote, index) => {
      return claim(`Limiter ${index} has its own way.`, { quote, source: page(`https://a.org/${index}`) });
    });
    const known = assessed([stored(1, 1, { claims: told })]);
    expect(known.claims.filter(isCitable).map(({ id }) => id)).toEqual(['C001', 'C002', 'C005']);
    expect(newIn(known)).toEqual([3]);
  });

  it('describes a paper as a catalogue does, whose word counts more than that of page and agent', () => {
    const before = mergeHandIns(ledger(), [stored(1, 1, { claims: [burst('exact')] })], '2026-03-01');
    const row = {
      canonical: before.sources[0]?.canonical ?? '',
      title: 'Bursts',
      authors: ['Moreau, Ana'],
      year: '2019',
      venue: 'Journal of Queues',
      retracted: false,
    };
    const pageData = () => ({ authors: ['Somebody'], published: '2020', publisher: null });
    const described = (work: typeof row) =>
      assess(before, { check, textHash: () => null, verifications: [], pageData, work: () => work }).sources[0];
    expect(described(row)).toMatchObject({
      key: before.sources[0]?.key,
      title: 'Bursts',
      authors: ['Moreau, Ana'],
      year: '2019',
      venue: 'Journal of Queues',
    });
    expect(described({ ...row, title: '' })).toMatchObject({
      title: 'A page',
      authors: ['Somebody'],
      year: '2020',
    });
  });

  describe('a verdict of one verifier against a finding that two pages state', () => {
    const both = [burst('exact'), burst('near', 'https://b.org/x')];
    const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: both })], '2026-03-01');
    const vote = (verdict: Verification['verdict'], more: Partial<Verification> = {}) => {
      const said = { claim: 'C001', hand_in: null, reason: 'The page forbids bursts.', rewording: null };
      return { assignment: 'i2-v1', ...said, verdict, ...more };
    };
    const after = (...verifications: Verification[]) =>
      assess(merged, { check, textHash: () => null, verifications }).claims[0];
    it('does not refute it before a second one has read it', () => {
      expect(after(vote('contradicted'))?.verdict).toBe('unverified');
      expect(after(vote('contradicted'), vote('contradicted', { assignment: 'i3-v1' }))?.verdict).toBe('contradicted');
      expect(after(vote('contradicted'), vote('supported', { assignment: 'i3-v1' }))?.verdict).toBe('unverified');
    });

    it('is not weakened by a second one who cannot decide', () => {
      const undecided = vote('unverified', { assignment: 'i3-v1' });
      const looks = [vote('contradicted'), undecided];
      const disputed = assess(merged, { check, textHash: () => null, verifications: looks });
      expect(disputed.claims[0]?.verdict).toBe('unverified');
      expect(printedEvidence(disputed, ['C001'])).toContain('] contested by one verifier');
      expect(neededLists(disputed)).toMatchObject([[{ claim: 'C001' }]]);
      const single = mergeHandIns(ledger(), [stored(1, 1, { claims: [burst('exact')] })], '2026-03-01');
      const ofOne = assess(single, { check, textHash: () => null, verifications: looks });
      expect(ofOne.claims[0]?.verdict).toBe('contradicted');
      expect(after(...looks, vote('supported', { assignment: 'i4-v1' }))?.verdict).toBe('unverified');
    });

    it('stays contested, in its own words, where a second supports it and no third has read it', () => {
      const looks = [vote('contradicted'), vote('supported', { assignment: 'i3-v1' })];
      const single = mergeHandIns(ledger(), [stored(1, 1, { claims: [burst('exact')] })], '2026-03-01');
      for (const known of [merged, single]) {
        const divided = assess(known, { check, textHash: () => null, verifications: looks });
        expect(printedEvidence(divided, ['C001'])).toContain('] contested by one verifier (The page forbids bursts.)');
        expect(neededLists(divided)).toMatchObject([[{ claim: 'C001' }]]);
        const decided = [...looks, vote('supported', { assignment: 'i4-v1' })];
        const settled = assess(divided, { check, textHash: () => null, verifications: decided });
        expect(settled.claims[0]?.verdict).toBe('supported');
      }
    });

    it('refutes it where both pages are copies of one text', () => {
      const copies = assess(merged, { check, textHash: () => 'same', verifications: [vote('contradicted')] });
      expect(copies.claims[0]?.verdict).toBe('contradicted');
    });

    it('calls for a second one for a supporting finding, too', () => {
      const said = ['a.org', 'b.org'].map((host) => burst('Buckets allow bursts.', `https://${host}/x`));
      const known = mergeHandIns(ledger(), [stored(1, 1, { claims: said })], '2026-03-01');
      const claims = known.claims.map((one) => ({ ...one, importance: 'supporting' as const }));
      const wanted = (verifications: Verification[]) =>
        neededLists(assess({ ...known, claims }, { check: () => result('exact'), textHash: () => null, verifications }))
          .flat()
          .map((one) => one.claim);
      expect(wanted([])).toEqual([]);
      expect(wanted([vote('contradicted')])).toEqual(['C001']);
    });

    it('is told to writers and readers with its reason', () => {
      const disputed = assess(merged, { check, textHash: () => null, verifications: [vote('contradicted')] });
      const [one] = disputed.claims;
      if (one === undefined) throw new Error('the sample has a claim');
      expect(describeClaim(one, disputed)).toContain('verdict: contested by one verifier: “The page forbids bursts.”');
      expect(printedEvidence(disputed, ['C001'])).toMatch(
        /\] contested by one verifier \(The page forbids bursts\.\), low \([^|]*\) \|/,
      );
      expect(describeEntry(one.id, disputed)).toContain('; verifiers: contested by one verifier\n');
      const known = { ledger: disputed, find: () => undefined, numbers: new Map() };
      expect(findingPanel(one, [], known)).toContain('contested by one verifier (The page forbids bursts.)');
    });
  });

  it('gives the same again', () => {
    const once = assessed([stored(1, 1, { claims: [burst('absent'), burst('exact')] })]);
    expect(assess(once, { check, textHash: () => null, verifications: [] })).toEqual(once);
  });

  const forbid = claim('Buckets forbid bursts.', { quote: 'exact', source: page('https://b.org/x') });
  const raised = stored(1, 1, {
    claims: [burst('exact'), forbid],
    contradictions: [{ statement: 'Whether buckets allow bursts.', sides: ['#1', '#2'] }],
  });
  it('resolves a contradiction when verifiers have refuted all of its sides but one', () => {
    const disputed = assessed([raised]);
    const vote = (assignment: string, verdict: 'contradicted' | 'supported') => ({
      assignment,
      hand_in: `2/claim-verifier-${assignment}`,
      claim: 'C002',
      verdict,
      reason: 'The page says so.',
      rewording: null,
    });
    const verdicts = (...votes: ReturnType<typeof vote>[]) =>
      assess(disputed, { check, textHash: () => null, verifications: votes }).contradictions[0];
    expect(verdicts(vote('i2-v1', 'contradicted'), vote('i3-v1', 'contradicted'))).toMatchObject({
      status: 'resolved',
      resolution: 'C001 holds; C002 was refuted: The page says so.',
    });
    expect(verdicts(vote('i2-v1', 'supported'))?.status).toBe('open');
    expect(verdicts()?.status).toBe('open');
  });

  it('holds an open contradiction against the claims that it is about', () => {
    const look = { assignment: 'i2-v1', hand_in: null, claim: 'C001', verdict: 'supported' as const, reason: null };
    const verifications = [{ ...look, rewording: null }];
    const { claims, contradictions } = assess(assessed([raised]), { check, textHash: () => null, verifications });
    expect(contradictions).toMatchObject([{ claims: ['C001', 'C002'], status: 'open' }]);
    expect(claims[0]?.confidence_reason).toContain('an answer to what contradicts it');
  });
});

describe('what judges say of two findings', () => {
  const texts = ['Wires carry signals.', 'Gardens need water.', 'Harbours close early.', 'Violins are tuned by ear.'];
  const sound: EvidenceCheck = { verdict: 'exact', sound: true, snapshot: 'a', detail: null };
  const fold = (known: Ledger, verifications?: Verification[]) =>
    assess(known, { check: () => sound, textHash: () => null, ...(verifications && { verifications }) });
  /** Two iterations, each with two findings of one site. */
  const sample = (): Ledger => {
    const told = texts.map((text, at) => claim(text, { quote: text, source: page(`https://a.org/${at}`) }));
    const handIns = [stored(1, 1, { claims: told.slice(0, 2) }), stored(2, 1, { claims: told.slice(2) })];
    const iterations = [1, 2].map((iteration) => statistics({ iteration, new_claims: 2, observations: 2 }));
    return fold({ ...mergeHandIns(ledger(), handIns, '2026-03-01'), iterations });
  };
  const id = (number: number) => `C00${number}`;
  const said = (known: Ledger, is: Relation['is'], one: number, other: number): Relation => {
    const [a, b] = [one, other].map((number) => known.claims.find((each) => each.id === id(number)));
    if (a === undefined || b === undefined) throw new Error('the sample has four findings');
    return { claim: a.id, other: b.id, is, by: '3/claim-judge-1', of: hashOfPair(a, b, known, is) };
  };
  const after = (known: Ledger, ...relations: Relation[]) =>
    fold({ ...known, relations: [...(known.relations ?? []), ...relations] });

  it('makes one of those that are the same, in the words of the first, with every quote, vote and contradiction', () => {
    const known = sample();
    const look = { assignment: 'i2-v1', hand_in: null, claim: 'C003', verdict: 'supported' as const, reason: null };
    const contradictions = [
      { id: 'X001', statement: 'Whether.', raised_by: '1/researcher-1', claims: ['C002', 'C003'] },
    ];
    const voted = { ...known, looks: [{ ...look, rewording: null }], contradictions };
    const one = after(voted, said(known, 'same', 3, 1));
    expect(one.claims.map((each) => each.id)).toEqual(['C001', 'C002', 'C004']);
    expect(one.claims[0]).toMatchObject({
      text: texts[0],
      verdict: 'supported',
      evidence: [{ quote: texts[0] }, { quote: texts[2], wording: texts[2], of: 'C003' }],
    });
    expect(one.contradictions).toMatchObject([{ claims: ['C001', 'C002'], status: 'open' }]);
    expect(currentId(one, 'C003')).toBe('C001');
    expect(newIn(one, 1, 2)).toEqual([2, 1]);
    const more = stored(3, 1, {
      claims: [claim(texts[2] ?? '', { source: page('https://a.org/2') }), claim('Snow blocks paths.')],
    });
    const again = mergeHandIns(one, [more], '2026-03-01');
    expect(newIn(fold(again), 1, 2, 3)).toEqual([2, 1, 1]);
  });

  it('is no second source where a judge found that its own passage does not say it', () => {
    const known = sample();
    const denied = known.claims.map((one) =>
      one.id === 'C003' ? { ...one, judged: judged({ page_says: 'no', of: hashOfShown(one) }) } : one,
    );
    const one = after({ ...known, claims: denied }, said(known, 'same', 3, 1));
    expect(one.claims[0]?.evidence.map((each) => each.check?.verdict)).toEqual(['exact', 'not-carrying']);
  });

  it('depends on no order, and folding again changes nothing', () => {
    const known = sample();
    const numbers = fc.constantFrom(1, 2, 3, 4);
    const anyPair = fc.tuple(numbers, numbers).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 6 }), (pairs) => {
        const relations = pairs.map(([a, b]) => said(known, 'same', a, b));
        const one = after(known, ...relations);
        expect(fold(one)).toEqual(one);
        expect(after(known, ...relations.toReversed()).claims).toEqual(one.claims);
        expect(one.claims.flatMap(({ evidence }) => evidence)).toHaveLength(4);
      }),
    );
  });

  it('counts while their words are the same: those that a verifier narrows stay one, in its words, but are opposed no longer', () => {
    const known = sample();
    const one = after(known, said(known, 'same', 3, 1), said(known, 'opposed', 2, 4));
    expect(one.contradictions).toMatchObject([{ claims: ['C002', 'C004'], status: 'open' }]);
    const third = after(known, said(known, 'opposed', 2, 4), said(known, 'opposed', 3, 4));
    expect(third.contradictions).toMatchObject([{ claims: ['C002', 'C004'] }, { claims: ['C003', 'C004'] }]);
    const vote = { assignment: 'i4-v1', hand_in: null, reason: null, verdict: 'qualified' as const };
    const votes = ['C003', 'C002'].map((of) => ({ ...vote, claim: of, rewording: 'Some do.' }));
    const narrowed = fold(one, votes);
    expect(narrowed.claims.map((each) => [each.id, verifiedText(each, narrowed)])).toEqual([
      ['C001', 'Some do.'],
      ['C002', 'Some do.'],
      ['C004', texts[3]],
    ]);
    expect(fold(narrowed)).toEqual(narrowed);
    expect(narrowed.contradictions).toMatchObject([{ status: 'resolved' }]);
  });

  it('leaves nothing new where one is another, or no question is served; what nobody has judged decides no end', () => {
    const known = sample();
    const news = (of: Ledger) => recounted(of).map((one) => [one.new_claims, one.low_yield, one.unjudged]);
    expect(news(known)).toEqual([
      [2, false, 2],
      [2, false, 2],
    ]);
    expect(news(after(known, said(known, 'same', 3, 1)))[1]).toEqual([1, true, undefined]);
    const serving = (serves: string[]) => ({
      ...known,
      claims: known.claims.map((one, at) => ({ ...one, judged: judged({ serves: serves[at] ?? 'Q001' }) })),
    });
    expect(news(serving(['Q001', 'Q001', 'Q001', 'none']))).toEqual([
      [2, false, undefined],
      [1, true, undefined],
    ]);
  });
});
