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
