import { describe, expect, it } from 'vitest';
import { mergeHandIns, type StoredHandIn } from '../../../src/research/rules/merge.ts';
import { claim, ledger, repositoryHandIn, stored } from '../../support/samples.ts';

const day = '2026-03-01';
const merged = (handIns: StoredHandIn[], into = ledger()) => mergeHandIns(into, handIns, day);
const page = (url: string) => ({ url, title: 'Limits', kind: 'primary' as const });

describe('mergeHandIns', () => {
  it('makes claims, sources, questions and contradictions of hand-ins', () => {
    const result = merged([
      stored(2, 1, {
        claims: [
          claim('Buckets allow bursts.', {
            source: { ...page('https://www.x.org/a?utm_source=b'), authors: ['Doe, Jane'], year: '2024' },
          }),
        ],
        questions: [{ text: 'Which clock is used?', priority: 'high' }],
        contradictions: [
          { statement: 'Memory per client is disputed.', sides: ['#1', 'C001'] },
          { statement: 'Memory per client is disputed.', sides: ['#1', '#9'] },
        ],
      }),
    ]);
    const evidence = [{ source: 'S001', quote: 'we found: Buckets allow bursts.', hand_in: '2/researcher-1' }];
    expect(result).toEqual({
      schema: 1,
      sources: [
        {
          id: 'S001',
          key: 'doe2024',
          canonical: 'x.org/a',
          url: 'https://www.x.org/a?utm_source=b',
          title: 'Limits',
          authors: ['Doe, Jane'],
          year: '2024',
          kind: 'primary',
          first_iteration: 2,
          accessed: day,
        },
      ],
      claims: [
        {
          id: 'C001',
          text: 'Buckets allow bursts.',
          importance: 'supporting',
          confidence: 'low',
          evidence,
          first_iteration: 2,
        },
      ],
      questions: [
        {
          id: 'Q001',
          text: 'Which clock is used?',
          priority: 'high',
          status: 'open',
          raised_by: '2/researcher-1',
          answered_by: null,
        },
      ],
      // Its sides are one finding, or none.
      contradictions: [],
      iterations: [],
      merged: ['2/researcher-1'],
    });
  });

  it('takes a known claim for an observation and more evidence', () => {
    const first = merged([stored(1, 1, { claims: [claim('Buckets allow bursts.')] })]);
    const again = claim('buckets allow bursts', { source: page('https://y.org/') });
    const result = merged([stored(2, 1, { claims: [again, again] })], first);
    expect(result.claims).toMatchObject([
      { id: 'C001', first_iteration: 1, evidence: [{ source: 'S001' }, { source: 'S002' }] },
    ]);
  });

  it('takes two addresses of one page for one source, and gives two pages keys of their own', () => {
    const claims = ['https://x.org/a', 'http://www.x.org/a/#b', 'https://x.org/b'].map((url, index) =>
      claim(`Claim number ${index}.`, { source: page(url) }),
    );
    const { sources, claims: kept } = merged([stored(1, 1, { claims })]);
    expect(sources.map(({ id, key }) => [id, key])).toEqual([
      ['S001', 'x'],
      ['S002', 'x2'],
    ]);
    expect(kept.map(({ evidence }) => evidence[0]?.source)).toEqual(['S001', 'S001', 'S002']);
  });

  it('takes files of the repository for sources', () => {
    const handIn: StoredHandIn = { id: '1/repo-analyst-1', iteration: 1, handIn: repositoryHandIn() };
    expect(merged([handIn]).sources).toMatchObject([
      {
        url: 'repository:src/limiter.js',
        canonical: 'repository:src/limiter.js',
        title: 'src/limiter.js',
        kind: 'repository',
        year: null,
        authors: [],
      },
    ]);
  });

  it('asks a question once, also after it was answered', () => {
    const asked = { questions: [{ text: 'Which clock is used?', priority: 'high' as const }] };
    const first = merged([stored(1, 1, asked), stored(1, 2, asked)]);
    expect(first.questions).toMatchObject([{ id: 'Q001', status: 'open' }]);
    const answered = { ...first, questions: first.questions.map((one) => ({ ...one, status: 'answered' as const })) };
    expect(merged([stored(3, 1, asked)], answered).questions).toHaveLength(1);
  });

  it('takes a claim in other words, and one of a file in the same, for another: a judge compares them', () => {
    const said = 'Buckets allow bursts.';
    const other = claim('Bursts are allowed by buckets.');
    const { claims } = merged([stored(1, 1, { claims: [claim(said), other] })]);
    expect(claims).toHaveLength(2);
    const handIn = repositoryHandIn();
    const own = handIn.claims.map((one) => ({ ...one, text: said }));
    const code: StoredHandIn = { id: '1/repo-analyst-1', iteration: 1, handIn: { ...handIn, claims: own } };
    expect(merged([stored(1, 1, { claims: [claim(said)] }), code]).claims).toHaveLength(2);
  });

  it('takes findings for the sides of a contradiction: own ones by number, known ones by id', () => {
    const first = merged([stored(1, 1, { claims: [claim('Buckets need much memory.')] })]);
    const raised = { statement: 'Memory is disputed.', sides: ['#1', 'C001'] };
    const after = merged(
      [stored(2, 1, { claims: [claim('Buckets need little memory.')], contradictions: [raised] })],
      first,
    );
    expect(after.contradictions).toEqual([
      {
        id: 'X001',
        statement: 'Memory is disputed.',
        claims: ['C001', 'C002'],
        raised_by: '2/researcher-1',
      },
    ]);
  });

  it('takes hand-ins in the order of their numbers, not of their digits', () => {
    const ids = merged([stored(10, 1), stored(2, 10), stored(2, 9), stored(9, 1)]).merged;
    expect(ids).toEqual(['2/researcher-9', '2/researcher-10', '9/researcher-1', '10/researcher-1']);
  });

  it('leaves the ledger it was given alone', () => {
    const before = ledger();
    merged([stored(1, 1, { claims: [claim('Buckets allow bursts.')] })], before);
    expect(before).toEqual(ledger());
  });
});
