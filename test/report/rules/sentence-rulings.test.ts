import { describe, expect, it } from 'vitest';
import {
  reportCritique,
  storedCritique,
  type ReportCritique,
  type SentenceRuling,
} from '../../../src/report/rules/critique-hand-in.ts';
import {
  carriedCount,
  critiqueProblems,
  uncarried,
  withKnownKind,
} from '../../../src/report/rules/critique-problems.ts';
import { critiqueBlocks, describeOutcome } from '../../../src/report/rules/critique-task.ts';
import { objectionsAfter, outcomeOf } from '../../../src/report/rules/objections.ts';
import { readSections, sentencesOf } from '../../../src/report/rules/source.ts';
import { runsIn, textOf } from '../../../src/report/rules/tree.ts';
import { sampleLedger } from './sample-report.ts';

const long = `It holds ${'for each of the nodes and '.repeat(30)}for the leader`;
const asked = sentencesOf(
  readSections({
    title: null,
    sections: {
      'Executive Summary': `A write is safe on one node [@C001]. It fits [inference]. Its price is a restore [@C002].
That it is safe is contested [@X001]. ${long} [@C001]. No [@C999].`,
      Methodology: 'It was searched.',
    },
  }),
);
const ruled = (...carried: SentenceRuling['carried'][]): SentenceRuling[] =>
  carried.map((one, at) => ({
    sentence: at + 1,
    carried: one,
    ...((one === 'not' || one === 'in-part') && { why: `No finding says all of sentence ${at + 1}.` }),
  }));
const handIn = (sentences: SentenceRuling[], more: Partial<ReportCritique> = {}): ReportCritique => ({
  assignment: 'i5-k1',
  summary: 'Read the whole report and the ledger.',
  defects: [],
  rulings: [],
  sentences,
  ...more,
});
const claims = new Map(sampleLedger.claims.map((claim) => [claim.id, claim]));
const context = { file: 'the report', question: 'Which?', sentences: asked, asked, claims, earlier: [] };
const well = ruled('wholly', 'inference', 'wholly', 'wholly', 'wholly', 'wholly');
const inPart = ruled('in-part', 'inference', 'not', 'wholly', 'in-part', 'not');

describe('the sentences of the report', () => {
  it('get a ruling each, no more, no fewer, and none twice', () => {
    const problems = (...rulings: SentenceRuling[]) => critiqueProblems(handIn(rulings), context).join();
    expect(problems(...well)).toBe('');
    expect(problems(...well.slice(1, 5))).toContain('missing: 1, 6');
    expect(problems(...well, { sentence: 7, carried: 'wholly' })).toContain('there is no 7');
    expect(problems(...well, { sentence: 2, carried: 'not' })).toContain('ruled on twice: 2');
    const without = { ...handIn(well), sentences: undefined };
    expect(critiqueProblems(without, context).join()).toContain('missing: 1, 2, 3, 4, 5, 6');
  });

  it('are those of the report that the critic was given; where it is lost, nothing is demanded', () => {
    const now = { ...context, sentences: [] };
    expect(critiqueProblems(handIn(well), now)).toEqual([]);
    expect(critiqueProblems(handIn([]), { ...now, asked: undefined })).toEqual([]);
    expect(critiqueProblems(handIn(well), { ...now, asked: undefined })).toEqual([]);
  });

  it('need no reason, whatever stands in its place', () => {
    const form = (ruling: object) => reportCritique.safeParse(handIn([{ sentence: 1, ...ruling } as SentenceRuling]));
    for (const why of [undefined, null, '', 'ok']) {
      expect(form({ carried: 'wholly', why }).success).toBe(true);
      expect(form({ carried: 'in-part', why }).success).toBe(true);
    }
    expect(form({ carried: 'nearly' }).success).toBe(false);
  });
});

describe('a sentence that is not carried', () => {
  const raised = (rulings: SentenceRuling[], more: Partial<ReportCritique> = {}, earlier = objectionsAfter([])) =>
    uncarried(handIn(rulings, more), { asked, earlier, known: claims });

  it('is an objection with the findings that are known; one without a ground for decisions is a blocker', () => {
    const found = raised(inPart);
    expect(found.map(({ severity, kind, claims: named }) => [severity, kind, named])).toEqual([
      ['concern', 'inexact', ['C001']],
      ['blocker', 'inexact', ['C002']],
      ['concern', 'inexact', ['C001']],
      ['blocker', 'inexact', []],
    ]);
    expect(found[0]?.excerpt).toBe('A write is safe on one node.');
    const kept = found.map((one) => withKnownKind(one, context));
    expect(kept.map(({ kind }) => kind)).toEqual(Array(4).fill('inexact'));
    // However short or long, and with more than an agent may hand in: it is read again.
    const stored = { ...handIn(inPart), defects: Array.from({ length: 30 }, () => kept).flat() };
    expect(storedCritique.safeParse(stored).success).toBe(true);
    expect(reportCritique.safeParse(stored).success).toBe(false);
  });

  it('has words for what its critic did not say', () => {
    const [first] = raised(ruled('inference', 'inference', 'wholly', 'wholly', 'wholly', 'wholly'));
    expect(first).toMatchObject({
      excerpt: 'A write is safe on one node.',
      statement: 'It is inference, and is not marked so.',
    });
    const [bare] = raised([{ sentence: 1, carried: 'in-part', why: ' ' }, ...well.slice(1)]);
    expect(bare?.statement).toBe('The critic did not say what is lacking.');
  });

  it('is raised once: not beside a defect of its weight or an objection that stands', () => {
    const [own] = raised(inPart);
    if (own === undefined) throw new Error('the first sentence is raised');
    const beside = (more: Partial<typeof own>, rulings = inPart) => raised(rulings, { defects: [{ ...own, ...more }] });
    expect(beside({})).toHaveLength(3);
    expect(beside({ kind: 'unanswered' })).toHaveLength(4);
    expect(beside({ excerpt: 'one node' }), 'a word of it is not the sentence').toHaveLength(4);
    const worse = [{ ...well[0], sentence: 1, carried: 'not' as const, why: 'Nothing says so.' }, ...inPart.slice(1)];
    expect(beside({}, worse), 'a blocker beside a concern').toHaveLength(4);
    const earlier = objectionsAfter([{ assignment: 'i5-k1', handIn: handIn(well, { defects: [own] }), problems: [] }]);
    const rulings = (ruling: 'stands' | 'resolved') => [{ objection: 'K001', ruling, reason: 'It is as it was.' }];
    expect(raised(inPart, { rulings: rulings('stands') }, earlier)).toHaveLength(3);
    expect(raised(inPart, { rulings: rulings('resolved') }, earlier)).toHaveLength(4);
  });

  it('is counted in the report, as the last critic read it', () => {
    const said = (carried: ReportCritique['carried']) => {
      const rounds = [{ assignment: 'i5-k1', handIn: { ...handIn(well), carried }, problems: [] }];
      const outcome = outcomeOf(rounds, { sentences: asked, judged: asked }, '');
      expect(describeOutcome(outcome)).toBe('A critic read this report and had no objection');
      return runsIn(critiqueBlocks(outcome))
        .map(({ inlines }) => textOf(inlines))
        .join();
    };
    expect(said(carriedCount(asked, inPart))).toContain('found 2 of its 6 sentences carried by findings');
    expect(said(carriedCount(asked, well))).toContain('found 6 of its 6 sentences carried');
    expect(carriedCount([], well)).toBeUndefined();
    expect(said(undefined)).not.toContain('The last critic');
  });
});
