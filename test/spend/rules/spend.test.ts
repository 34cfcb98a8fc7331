import { describe, expect, it } from 'vitest';
import { formatSpend, type WorkflowSpend } from '../../../src/spend/rules/account.ts';

const spend: WorkflowSpend = {
  usd: 3.41,
  tokens: 1_234_567,
  phases: [
    { phase: 'A', usd: 3.01, tokens: 1_000_000 },
    { phase: 'B', usd: 0.4, tokens: 234_567 },
  ],
  last: { iteration: 3, usd: 0.4, tokens: 234_567 },
  current: null,
};

describe('formatSpend', () => {
  it.each<[string, Partial<WorkflowSpend>, number]>([
    ['about 3.41 of at most 50 USD (research 3.01, planning 0.40), 1.2 M tokens, last iteration 0.40', {}, 50],
    ['about 0.0042 of at most 50 USD, 950 tokens', { usd: 0.0042, tokens: 950, phases: [], last: null }, 50],
    ['unknown, of at most 0.5 USD, 1.0 M tokens', { usd: null, tokens: 999_999, last: null }, 0.5],
  ])('says "%s"', (line, more, most) => expect(formatSpend({ ...spend, ...more }, most)).toBe(line));

  it('leaves out phases and iterations of unknown cost', () => {
    const last = { iteration: 3, usd: null, tokens: 1 };
    const phases = [{ phase: 'A', usd: null, tokens: 1 }];
    expect(formatSpend({ ...spend, last, phases }, 9)).toBe('about 3.41 of at most 9 USD, 1.2 M tokens');
  });
});
