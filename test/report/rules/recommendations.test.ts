import { expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { insert, sampleInput } from './sample-report.ts';

it.each([
  ['with its findings', 'We recommend leaky buckets \\citep{sourcee}\\claim{C004}.'],
  ['with a list of them', 'We recommend the following:'],
  ['by a source', 'Its documentation recommends leaky buckets.'],
  ['in a part that cites them', '\\paragraph{Recommendation.} Leaky buckets smooth \\citep{sourcee}\\claim{C004}.'],
])('has nothing against a recommendation %s', (_, text) => {
  const { findings } = checkReport(sampleInput(insert(`\n\n${text}\n\n`)));
  expect(findings.filter(({ id }) => id === 'B10')).toEqual([]);
});
