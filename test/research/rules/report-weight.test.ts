import { describe, expect, it } from 'vitest';
import { reportWeights } from '../../../src/research/rules/verification.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';

describe('reportWeights', () => {
  it('counts what states a finding by its present id, and sees summary and tables', () => {
    const source =
      '# Executive Summary\n\nSo [@C001].\n\n# Key Findings\n\nSo [@C002, @C009]. Again [inference, @C002].\n\n| a [@C003] |\n';
    const weights = reportWeights(source, (id) => (id === 'C009' ? 'C001' : id));
    expect([...weights]).toEqual([
      ['C001', { isCarrying: true }],
      ['C002', { isCarrying: false }],
      ['C003', { isCarrying: true }],
    ]);
  });

  it('is quick with a report that is one long line', async () => {
    const text = `${'[@'.repeat(50_000)}${'C001'.repeat(50_000)}${' '.repeat(100_000)}`;
    expect(await cpuTimeOf(() => reportWeights(text))).toBeLessThan(1_000);
  });
});
