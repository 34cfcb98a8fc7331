import { expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/fold.ts';
import { markOf, sourcesById } from '../../../src/research/rules/distrust.ts';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { formatBibliography } from '../../../src/research/rules/bibliography.ts';

it('a retracted source marks and lowers what only it says', () => {
  const source = (id: string, url: string) => ({
    ...{ id, key: `k${id.toLowerCase()}`, canonical: url, url, title: `A paper ${id}`, authors: [], year: '2019' },
    ...{ kind: 'primary' as const, first_iteration: 1, accessed: '2026-03-01' },
  });
  const claim = (id: string, ...sources: string[]) => ({
    ...{
      id,
      text: `What ${id} says.`,
      importance: 'central' as const,
      confidence: 'high' as const,
      first_iteration: 1,
    },
    evidence: sources.map((one) => ({ source: one, quote: 'its own words', hand_in: '1/researcher-1' })),
  });
  const ledger = {
    ...emptyLedger(),
    sources: [source('S001', 'doi:10.1/a'), source('S002', 'https://example.org/b')],
    claims: [claim('C001', 'S001'), claim('C002', 'S001', 'S002')],
  };
  const work = {
    title: 'A paper',
    authors: [],
    year: '2019',
    venue: null,
    retracted: true,
    catalogue: 'crossref' as const,
  };
  const assessed = assess(ledger, {
    check: () => ({ verdict: 'exact', sound: true, snapshot: null, detail: null }),
    textHash: () => null,
    keyOf: (url) => url,
    verifications: [],
    work: ({ canonical }) =>
      canonical === 'doi:10.1/a'
        ? { ...work, canonical, outcome: 'found', reason: null, asked_at: '2026-03-01', attempts: 1 }
        : undefined,
  });
  const [alone, beside] = assessed.claims;
  expect(alone).toMatchObject({ confidence: 'low', confidence_reason: 'its source was retracted' });
  expect(beside?.independent_sources).toBe(1);
  const sources = sourcesById(assessed);
  expect(assessed.claims.map((one) => markOf(one, sources))).toEqual(['w', '']);
  expect(formatBibliography(assessed.sources)).toContain('note = {{Retracted. Accessed 2026-03-01}}');
});
