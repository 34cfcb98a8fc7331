import { describe, expect, it } from 'vitest';
import { readPdfInfo } from '../../../src/research/rules/pages/page.ts';
import { assess } from '../../../src/research/rules/fold.ts';
import { markOf, sourcesById } from '../../../src/research/rules/standing.ts';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { judged, source } from '../../support/samples.ts';
import { formatBibliography, describedByPage } from '../../../src/research/rules/bibliography.ts';

it('a retracted source marks and lowers what only it says', () => {
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
  };
  const assessed = assess(ledger, {
    check: () => ({ verdict: 'exact', sound: true, snapshot: null, detail: null }),
    textHash: () => null,
    keyOf: (url) => url,
    verifications: [],
    work: ({ canonical }) => (canonical === 'doi:10.1/a' ? { ...work, canonical } : undefined),
  });
  const [alone, beside] = assessed.claims;
  expect(alone).toMatchObject({ confidence: 'low', confidence_reason: 'its source was retracted' });
  expect(beside?.independent_sources).toBe(1);
  const sources = sourcesById(assessed);
  expect(assessed.claims.map((one) => markOf(one, sources))).toEqual(['w', 'd']);
  // What the project's own program printed in a trial is no maker's praise.
  const measured = [assessed.claims[1]].flatMap((one) =>
    one === undefined
      ? []
      : [{ ...one, confidence: 'medium' as const, judged: judged({ about: 'own', kind: 'measurement' }) }],
  );
  const ofTrial = new Map([...sources].map(([id, one]) => [id, { ...one, kind: 'repository' as const }]));
  expect(measured.flatMap((one) => [markOf(one, sources), markOf(one, ofTrial)])).toEqual(['i', '']);
  expect(formatBibliography(assessed.sources)).toContain('note = {{Retracted. Accessed 2026-03-01}}');
});

describe('a source as its page describes it', () => {
  const source = {
    ...{ id: 'S001', key: 'k', canonical: 'a', url: 'https://example.org/a', title: 'A', authors: ['Moreau, Ana'] },
    ...{ year: '2019', kind: 'primary' as const, first_iteration: 1, accessed: '2026-03-01' },
  };
  const none = { authors: [], published: null, publisher: null };
  it('has its authors and its year, not those of the agent, and keeps what the page does not say', () => {
    const page = { ...none, authors: ['Ben Sato', 'a@b.org', 'The Gazette'], publisher: 'The Gazette' };
    expect(describedByPage(source, { ...page, published: '2024-03-05' })).toEqual({
      ...source,
      authors: ['Ben Sato'],
      year: '2024',
    });
    expect(describedByPage(source, none)).toEqual(source);
    expect(describedByPage(source, undefined)).toBe(source);
    const file = { ...source, kind: 'repository' as const };
    expect(describedByPage(file, page)).toBe(file);
    expect(describedByPage(file, { ...none, brought: true, title: 'Notes' })).toMatchObject({
      kind: 'document',
      title: 'Notes',
    });
  });

  it.each([
    ['Title: Five Limiters\nAuthor: Sato, Ben; Moreau, Ana\n', 'Five Limiters', ['Sato, Ben', 'Moreau, Ana']],
    ['Title:  Five\nAuthor:  Ben Sato, Ana Moreau and Li Wei\n', 'Five', ['Ben Sato', 'Ana Moreau', 'Li Wei']],
    ['Title:  Microsoft Word - paper.docx\nAuthor:  Ben Sato\n', null, ['Ben Sato']],
    ['Pages: 3', null, []],
  ])('has what a PDF says of itself: %#', (printed, title, authors) => {
    expect(readPdfInfo(printed)).toMatchObject({ title, authors, published: null });
  });
});
