import { expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { insert, sampleInput, withDefect } from './sample-report.ts';

it.each([
  ['with its findings', 'We recommend leaky buckets \\citep{sourcee}\\claim{C004}.'],
  ['with a list of them', 'We recommend the following:'],
  ['by a source', 'Its documentation recommends leaky buckets.'],
  ['in a part that cites them', '\\paragraph{Recommendation.} Leaky buckets smooth \\citep{sourcee}\\claim{C004}.'],
])('has nothing against a recommendation %s', (_, text) => {
  const { findings } = checkReport(sampleInput(insert(`\n\n${text}\n\n`)));
  expect(findings.filter(({ id }) => id === 'B10')).toEqual([]);
});

const measures = 'no source that was found measures it.\\question{Q001}';
it.each([
  ['in a part of its own', '\n\n\\subsection{Recommended next searches}\nSearch the pages of makers.'],
  ['in a paragraph', '\n\nWe recommend a search of the pages of makers.'],
])('has nothing against searches that are recommended %s', (_, text) => {
  const { findings } = checkReport(sampleInput(withDefect(measures, `${measures}${text}`)));
  expect(findings.filter(({ id }) => id === 'B10')).toEqual([]);
});

it.each([
  ['label', '\\textbf{Recommendation:} Use leaky buckets.', 'warning'],
  ['part within another', '\\subsection{Recommendations}\n\\paragraph{Recommendation.} Use leaky buckets.', 'hard'],
])('names a %s once', (_, text, severity) => {
  const { findings } = checkReport(sampleInput(insert(`\n\n${text}\n\n\\subsection{More}\n\n`)));
  expect(findings.filter(({ id }) => id === 'B10')).toMatchObject([{ severity }]);
});

const choice = 'The choice between them, we infer, depends on whether bursts are welcome.';

it.each([
  ['cites a finding', 'Leaky buckets smooth \\citep{sourcee}\\claim{C004}.'],
  ['says that it is inference', 'We infer that leaky buckets fit.'],
  ['says what was not found', 'What it costs was not found.'],
  ['says what could not be measured', 'No benchmark of its storage was available.'],
  ['says what remains open', 'What remains unclear is its price.'],
  ['names an open question', 'It depends on the load \\question{Q001}.'],
  ['announces what follows', 'The answer has two parts:'],
  ['is a label', '\\textbf{In short.}'],
])('has nothing against a sentence of the summary that %s', (_, text) => {
  const { findings } = checkReport(sampleInput(withDefect(choice, `${choice}\n\n${text}`)));
  expect(findings.filter(({ id }) => id === 'B11')).toEqual([]);
});

it('sends back a sentence of the summary that nobody can check, the recommendation too', () => {
  const { findings } = checkReport(sampleInput(withDefect(choice, 'We recommend leaky buckets. Both are mature.')));
  expect(findings.filter(({ id }) => id === 'B11')).toMatchObject([
    { severity: 'hard', message: expect.stringContaining('We recommend leaky buckets.') as string },
    { severity: 'hard', message: expect.stringContaining('Both are mature.') as string },
  ]);
});
