import { expect, it } from 'vitest';
import type { ReportDefect } from '../../../../src/report/rules/critique/hand-in.ts';
import { outcomeOf } from '../../../../src/report/rules/critique/objections.ts';
import { printedSentences } from '../../../../src/report/rules/critique/printed-words.ts';

const only = 'It is the only one that leaves the code nearly as it is.';
const sentencesOf = (text: string) =>
  printedSentences(`\\begin{document}\n\\section{Analysis}\n${text}\n\\end{document}`);
const defect = (kind: ReportDefect['kind']): ReportDefect => ({
  severity: 'concern',
  kind,
  excerpt: 'the only one that leaves the code',
  claims: [],
  statement: 'Nothing compares the three.',
  resolution: 'Say that it is inference.',
});

it('nobody has judged words in a paragraph that says more now, but an uncited sentence stands there still', () => {
  const judged = sentencesOf(`${only} Nobody measured it.`);
  const now = sentencesOf(`This paragraph is inference. ${only} Nobody measured it.`);
  const standing = (kind: ReportDefect['kind'], sentences: typeof now) => {
    const handIn = { assignment: 'i5-k1', summary: 'Read it.', defects: [defect(kind)], rulings: [], different: [] };
    const rounds = [{ assignment: 'i5-k1', handIn, problems: [] }];
    return outcomeOf(rounds, { sentences, judged, isUnchanged: false }, '').standing.length;
  };
  expect([standing('overstated', now), standing('uncited', now), standing('overstated', judged)]).toEqual([0, 1, 1]);
});
