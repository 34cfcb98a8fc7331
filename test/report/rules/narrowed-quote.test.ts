import { describe, expect, it } from 'vitest';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { printedQuote } from '../../../src/report/rules/evidence-table.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from './sample-report.ts';

const all = sampleLedger.claims.map(({ id }) => id);

const quote = 'The verifier quotes the whole passage.';
const judged = (verdict: 'qualified' | 'supported', rewording: string | null): Ledger => ({
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) => (claim.id === 'C003' ? { ...claim, verdict } : claim)),
  looks: [
    { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C003', verdict, reason: null, rewording, quote },
  ],
});

it('a finding that was narrowed stands in the table with its own quote and that of the verifier', () => {
  const table = printedEvidence(judged('qualified', 'It holds for one case.'), all);
  const own = sampleLedger.claims.find(({ id }) => id === 'C003')?.evidence[0]?.quote ?? 'none';
  expect(table).toContain(`| C003: It holds for one case. | “${own}” and “${quote}” |`);
});

it('any other with its own', () => {
  expect(printedEvidence(judged('supported', null), all)).not.toContain(quote);
});

/** What is printed for a finding with these quotes, which a verifier narrowed with another one. */
function printedFor(quotes: string[], ofVerifier: string): string {
  const known = judged('qualified', 'It holds for one case.');
  const [one] = known.claims.filter(({ id }) => id === 'C003');
  const [first] = one?.evidence ?? [];
  if (one === undefined || first === undefined) throw new Error('no claim');
  const claim = { ...one, evidence: quotes.map((words) => ({ ...first, quote: words })) };
  const looks = known.looks?.map((look) => ({ ...look, quote: ofVerifier })) ?? [];
  return printedQuote(claim, { ...sampleLedger, looks });
}

describe('of the quotes of a finding', () => {
  it('one that another holds is left out', () => {
    const whole = 'Thus the folder of the application MUST be on local storage.';
    expect(printedFor(['MUST be on local storage.'], whole)).toBe(`“${whole}”`);
    expect(printedFor([whole, whole], 'MUST be on local storage.')).toBe(`“${whole}”`);
  });

  it('those are printed that fit into a cell', () => {
    const long = `${'A word of it stands here. '.repeat(22)}So it ends.`;
    expect(printedFor([long], 'Another sentence of the page, with words of its own.')).toBe(`“${long}”`);
  });
});

it("the page's own sentences are printed in place of a quote that was cut out of them", () => {
  const claims = sampleLedger.claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.map((one) =>
      one.check === undefined ? one : { ...one, check: { ...one.check, words: 'It is not so in any case.' } },
    ),
  }));
  expect(printedEvidence({ ...sampleLedger, claims }, all)).toContain('“It is not so in any case.”');
});

it('the columns are as wide as what they hold needs', () => {
  const widths = (text: string, quote: string) => {
    const claims = sampleLedger.claims.map((claim) => ({
      ...claim,
      text,
      evidence: claim.evidence.map((evidence) => ({ ...evidence, quote })),
    }));
    const [, table = ''] = sampleTex({ ...sampleLedger, claims }).split('section{Evidence}');
    return [...table.matchAll(/p\{([\d.]+)\\dimexpr/g)].map(([, share]) => Number(share));
  };
  const long = 'A statement of many words, which needs its room, because nobody cuts it. '.repeat(4);
  const [ofText = 0, , last = 0] = widths(long, 'A short quote.');
  const [, ofQuote = 0] = widths('A short statement.', long);
  expect([ofText > 0.45, ofQuote > 0.45, last < 0.35]).toEqual([true, true, true]);
});
