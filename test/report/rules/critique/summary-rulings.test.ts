import { describe, expect, it } from 'vitest';
import { describeOutcome, formatCritique } from '../../../../src/report/rules/critique/describe.ts';
import type { ReportCritique, SummaryRuling } from '../../../../src/report/rules/critique/hand-in.ts';
import { reportCritique } from '../../../../src/report/rules/critique/hand-in.ts';
import { objectionsAfter, outcomeOf } from '../../../../src/report/rules/critique/objections.ts';
import { critiqueProblems, withKnownKind } from '../../../../src/report/rules/critique/problems.ts';
import { printedSentences } from '../../../../src/report/rules/critique/printed-words.ts';
import { defectsWithSummary } from '../../../../src/report/rules/critique/summary-rulings.ts';
import { critiqueTask } from '../../../../src/report/rules/critique/task.ts';
import { sampleLedger } from '../sample-report.ts';

const long = `It holds ${'for each of the nodes and '.repeat(30)}for the leader`;
const tex = String.raw`\begin{document}
\section{Executive Summary}
A write is safe on one node \citep{a}\claim{C001}. We infer that it fits. Its price is a restore \citep{b}\claim{C002}.
That it is safe is contested \contradiction{X001}. ${long} \citep{a}\claim{C001}.
\section{Analysis}
It is safe \citep{a}\claim{C001}.
\end{document}`;
const sentences = printedSentences(tex);
const ruled = (...carried: SummaryRuling['carried'][]): SummaryRuling[] =>
  carried.map((one, at) => ({
    sentence: at + 1,
    carried: one,
    ...((one === 'not' || one === 'in-part') && { why: `No finding says all of sentence ${at + 1}.` }),
  }));
const handIn = (summary_sentences: SummaryRuling[], more: Partial<ReportCritique> = {}): ReportCritique => ({
  assignment: 'i5-k1',
  summary: 'Read the whole report and the ledger.',
  defects: [],
  rulings: [],
  summary_sentences,
  ...more,
});
const claims = new Map(sampleLedger.claims.map((claim) => [claim.id, claim]));
const context = { file: 'x-report.tex', question: 'Which?', sentences, claims, earlier: [] };
const well = ruled('wholly', 'inference', 'wholly', 'wholly', 'wholly');

describe('the sentences of the summary', () => {
  it('are listed by number, with what is contested', () => {
    const contradictions = [{ id: 'X001', statement: 'Whether it is safe.', sides: [], raised_by: 'x' }];
    const ledger = { ...sampleLedger, contradictions };
    const task = critiqueTask({ question: 'How?', folder: 'f', report: 'r', sentences, ledger, earlier: [] });
    expect(task).toContain('\n4. “That it is safe is contested.” [X001, contested: Whether it is safe.]\n');
    expect(task.match(/^\d+\. “/gm)).toHaveLength(5);
  });

  it('get a ruling each, no more and no fewer', () => {
    const problems = (...rulings: SummaryRuling[]) => critiqueProblems(handIn(rulings), context);
    expect(problems(...well)).toEqual([]);
    expect(problems(...well.slice(1, 4)).join()).toContain('missing: 1, 5');
    expect(problems(...well, { sentence: 6, carried: 'wholly' }).join()).toContain('there is no 6');
    const unread = { ...handIn(well), summary_sentences: undefined };
    expect(critiqueProblems(unread, context).join()).toContain('missing: 1, 2, 3, 4, 5');
  });

  it('need a reason where they are not carried', () => {
    const form = (ruling: object) => reportCritique.safeParse(handIn([{ sentence: 1, ...ruling } as SummaryRuling]));
    expect(form({ carried: 'wholly' }).success).toBe(true);
    expect(form({ carried: 'in-part' }).success).toBe(false);
    expect(form({ carried: 'in-part', why: 'C001 names a condition.' }).success).toBe(true);
  });
});

describe('a sentence that is not carried', () => {
  const raised = (rulings: SummaryRuling[], more: Partial<ReportCritique> = {}, earlier = objectionsAfter([])) =>
    defectsWithSummary(handIn(rulings, more), { sentences, earlier });
  const inPart = ruled('in-part', 'inference', 'not', 'wholly', 'in-part');

  it('is an objection with its findings; one without a ground for decisions is a blocker', () => {
    const found = raised(inPart);
    expect(found.map(({ severity, kind, claims: named }) => [severity, kind, named])).toEqual([
      ['concern', 'inexact', ['C001']],
      ['blocker', 'inexact', ['C002']],
      ['concern', 'inexact', ['C001']],
    ]);
    expect(found[0]?.excerpt).toBe('A write is safe on one node.');
    const kept = found.map((one) => withKnownKind(one, context));
    expect(kept.map(({ kind }) => kind)).toEqual(['inexact', 'inexact', 'inexact']);
    expect(critiqueProblems(handIn(inPart, { defects: kept }), context), 'long ones are quoted by whole words').toEqual(
      [],
    );
    expect(reportCritique.safeParse(handIn(inPart, { defects: kept })).success).toBe(true);
  });

  it('that is called inference is one where it does not say so', () => {
    expect(raised(ruled('inference', 'inference', 'wholly', 'wholly', 'wholly'))).toMatchObject([
      { excerpt: 'A write is safe on one node.', statement: 'It is inference, and does not say so.' },
    ]);
  });

  it('is raised once: not beside a defect or an objection that stands', () => {
    const own = raised(inPart)[0];
    if (own === undefined) throw new Error('the first sentence is raised');
    expect(raised(inPart, { defects: [own] })).toHaveLength(3);
    const earlier = objectionsAfter([{ assignment: 'i5-k1', handIn: handIn(well, { defects: [own] }), problems: [] }]);
    const rulings = (ruling: 'stands' | 'resolved') => [{ objection: 'K001', ruling, reason: 'It is as it was.' }];
    expect(raised(inPart, { rulings: rulings('stands') }, earlier)).toHaveLength(2);
    expect(raised(inPart, { rulings: rulings('resolved') }, earlier)).toHaveLength(3);
  });

  it('is counted in the report, by what the last critic read', () => {
    const said = (rulings: SummaryRuling[] | undefined) => {
      const one = { ...handIn(well), summary_sentences: rulings };
      const rounds = [{ assignment: 'i5-k1', handIn: one, problems: [] }];
      const outcome = outcomeOf(rounds, { sentences, isUnchanged: true, judged: sentences }, '');
      expect(describeOutcome(outcome)).toBe('A critic read this report and had no objection');
      return formatCritique(outcome);
    };
    expect(said(inPart)).toContain('Of the 5 sentences of its summary the last critic found 2 carried by findings');
    expect(said(well)).toContain('the last critic found all carried by findings, or said to be inference.');
    expect(said(undefined), 'without any').not.toContain('sentences of its summary');
  });
});
