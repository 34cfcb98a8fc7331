import { describe, expect, it } from 'vitest';
import { describeAllEvidence, describeClaim, inPages } from '../../../src/research/rules/evidence.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, ledger, stored, unfit } from '../../support/samples.ts';

const page = (url: string) => ({ url, title: 'Limits', kind: 'primary' as const });
const known = mergeHandIns(
  ledger(),
  [
    stored(1, 1, {
      claims: [
        claim('Buckets allow bursts.', { quote: 'a bucket\nallows bursts', source: page('https://x.org/a') }),
        claim('Buckets allow bursts.', { source: page('https://y.org/a') }),
        claim('Windows \u001b[2Jneed\n# memory.', { source: page('https://x.org/a') }),
      ],
      questions: [
        { text: 'Later?', priority: 'low' },
        { text: 'Which clock is used?', priority: 'high' },
      ],
      contradictions: [{ statement: 'Memory is disputed.', sides: ['#1', '#3'] }],
    }),
  ],
  '2026-03-01',
);

describe('describeClaim', () => {
  it('shows each finding with its citation keys and its first quote', () => {
    expect(describeClaim(known.claims[0] ?? (undefined as never), known)).toBe(
      '- C001 (supporting, confidence low) “Buckets allow bursts.”\n  cite: [@C001], of x, y; quote: “a bucket allows bursts”',
    );
  });
  it('says why a finding has its level', () => {
    const [one] = known.claims;
    if (one === undefined) throw new Error('none');
    const reason = 'one primary source; lacks verification';
    expect(describeClaim({ ...one, confidence: 'medium', confidence_reason: reason }, known)).toContain(
      `(supporting, confidence medium: ${reason}) “`,
    );
  });
});

describe('inPages', () => {
  it('parts a list between its entries, so that no page is longer than asked, and loses nothing', () => {
    const entries = Array.from({ length: 40 }, (_, at) => `- C${at} says\n  ${'x'.repeat(50)}`);
    const text = ['Findings:', ...entries, '', 'Open questions:', '- Q001: “Why?”'].join('\n');
    const pages = inPages(text, 500);
    expect(pages.length).toBeGreaterThan(4);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(pages.join('\n')).toBe(text);
  });
});

describe('describeAllEvidence', () => {
  it('shows contradictions and open questions too, the urgent first', () => {
    expect(describeAllEvidence(known)).toMatch(
      /\n\nContradictions:\n- X001: “Memory is disputed\.” About C001, C002\.\n\nOpen questions:\n- Q002 \(high\): “Which clock is used\?”\n- Q001 \(low\): “Later\?”$/,
    );
  });
  it('prints a text with line breaks, which older ledgers hold, in one line', () =>
    expect(describeAllEvidence(known)).toContain('Windows [2Jneed # memory.'));
  it('lets no control characters through', () => expect(describeAllEvidence(known)).not.toMatch(unfit));
  it('says that there is nothing yet', () => expect(describeAllEvidence(ledger())).toBe('No findings yet.'));
});
