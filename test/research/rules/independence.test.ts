import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../../src/research/rules/pages/page.ts';
import { independentGroups, repeats, type SourceOrigin } from '../../../src/research/rules/parties.ts';

const source = (url: string, more: Partial<SourceOrigin> = {}): SourceOrigin => ({
  id: url,
  canonical: canonicalAddress(url),
  url,
  title: '',
  authors: [],
  textHash: null,
  quotes: [],
  ...more,
});
const groupsOf = (...sources: SourceOrigin[]) => new Set(independentGroups(sources).values()).size;

const press = 'The company said on Monday that its new limiter handles twice as many requests per second.';

describe('independentGroups', () => {
  const pairs: [name: string, left: SourceOrigin, right: SourceOrigin, groups: 1 | 2][] = [
    ['two sites', source('https://a.com/x'), source('https://b.com/x'), 2],
    ['two hosts of one domain', source('https://blog.a.co.uk/x'), source('https://docs.a.co.uk/y'), 1],
    ['two domains under one public suffix', source('https://a.co.uk/'), source('https://b.co.uk/'), 2],
    ['two people on one host for pages', source('https://ann.github.io/x'), source('https://bob.github.io/x'), 2],
    ['two accounts', source('https://github.com/ann/x'), source('https://github.com/bob/x'), 2],
    [
      'two packages on one host for manuals',
      source('https://hexdocs.pm/oban/x'),
      source('https://hexdocs.pm/ecto/x'),
      2,
    ],
    ['two projects of one account', source('https://github.com/Ann/x'), source('https://github.com/ann/y'), 1],
    [
      'a maker’s site and account',
      source('https://worker.graphile.org/docs'),
      source('https://github.com/graphile/x'),
      1,
    ],
    ['a maker’s pages and account', source('https://timgit.github.io/x'), source('https://github.com/timgit/x'), 1],
    ['a short name that many have', source('https://go.dev/doc'), source('https://github.com/go/x'), 2],
    ['two papers on arXiv', source('https://arxiv.org/abs/2508.20033'), source('https://arxiv.org/abs/2508.20034'), 2],
    ['two papers of one publisher', source('https://doi.org/10.1145/1'), source('https://dl.acm.org/doi/10.1145/2'), 2],
    [
      'two papers of one first author',
      source('https://arxiv.org/abs/2508.20033', { authors: ['Doe, Jane', 'Roe, R.'] }),
      source('https://doi.org/10.1145/1', { authors: ['DOE, J.'] }),
      1,
    ],
    [
      'two authors of one family name',
      source('https://a.com/', { authors: ['Doe, Jane'] }),
      source('https://b.com/', { authors: ['Doe, Robert'] }),
      2,
    ],
    [
      'one title on two sites',
      source('https://a.com/', { title: 'New Limiter Handles Twice as Much' }),
      source('https://b.com/', { title: 'New limiter handles twice as much!' }),
      1,
    ],
    [
      'a title that many have',
      source('https://a.com/', { title: 'Home' }),
      source('https://b.com/', { title: 'Home' }),
      2,
    ],
    ['one text', source('https://a.com/', { textHash: 'f00' }), source('https://b.com/', { textHash: 'f00' }), 1],
    [
      'a long passage in common',
      source('https://a.com/', { quotes: [press] }),
      source('https://b.com/', { quotes: [press.toUpperCase().replace(/ /g, '\n')] }),
      1,
    ],
    [
      'a short one',
      source('https://a.com/', { quotes: ['It is fast.'] }),
      source('https://b.com/', { quotes: ['It is fast.'] }),
      2,
    ],
    ['two files of the repository', source('repository:a.ts'), source('repository:b.ts'), 1],
    ['two addresses without a domain', source('http://127.0.0.1/a'), source('http://127.0.0.1/b'), 1],
    ['two files of the user', source('/home/a.pdf'), source('/home/b.pdf'), 2],
  ];
  it.each(pairs)('%s: %o %o are %d', (_, left, right, groups) => {
    expect(groupsOf(left, right)).toBe(groups);
    expect(groupsOf(right, left)).toBe(groups);
  });

  it('joins sources by way of others', () => {
    const [a, b, c] = [
      source('https://a.com/', { textHash: '1' }),
      source('https://b.com/', { textHash: '2' }),
      source('https://a.com/2', { textHash: '2' }),
    ];
    expect([groupsOf(a, b), groupsOf(a, b, c), groupsOf(c, b, a)]).toEqual([2, 1, 1]);
  });

  it('splits the same way whatever the order', () => {
    const anySource = fc
      .tuple(
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.nat({ max: 30 }),
        fc.constantFrom(null, '1', '2', '3', '4', '5', '6'),
      )
      .map(([site, page, textHash]) => source(`https://${site}.com/${page}`, { textHash }));
    const pairsOf = (sources: SourceOrigin[]) => {
      const groups = independentGroups(sources);
      return [...groups.keys()].sort().map((one, _, all) => all.map((other) => groups.get(one) === groups.get(other)));
    };
    const sources = fc.uniqueArray(anySource, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(
        sources.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(pairsOf(shuffled)).toEqual(pairsOf(list));
        },
      ),
    );
  });
});

describe('repeats', () => {
  const rolldown = source('https://rolldown.rs/guide/introduction');
  const vite = source('https://vite.dev/blog/announcing-vite8');
  it.each([
    ['gives the word of the other, as a judge said', 'the Rolldown team', true],
    ['gives the word of a third', 'Acme Labs', false],
    ['gives its own', undefined, false],
  ])('%s', (_, word_of, expected) => {
    expect(repeats(word_of, vite, rolldown)).toBe(expected);
  });

  it('is one party by the names that agents state', () => {
    const named = (party: string) => source(`https://${party.length}.example.com/`, { party });
    const parties: [string, string, number][] = [
      ['Vercel Inc.', 'Vercel (Turbopack)', 1],
      ['the Node.js project', 'Node.js', 1],
      ['株式会社メルカリ', 'メルカリ', 1],
      ['Bundesamt für Sicherheit', 'Bundesamt für Statistik', 2],
    ];
    for (const [one, other, groups] of parties)
      expect([one, groupsOf({ ...named(one), url: 'https://a.com/', canonical: 'a' }, named(other))]).toEqual([
        one,
        groups,
      ]);
    expect(groupsOf(source('https://vite.dev/blog', { party: 'VoidZero (Vite, Rolldown)' }), rolldown)).toBe(1);
  });
});
