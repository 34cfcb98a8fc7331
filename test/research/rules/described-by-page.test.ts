import { describe, expect, it } from 'vitest';
import type { Source } from '../../../src/research/rules/ledger.ts';
import { describedByPage, type PageData } from '../../../src/research/rules/described-by-page.ts';
import { readPdfInfo } from '../../../src/research/rules/pages/page.ts';

const source: Source = {
  id: 'S001',
  key: 'moreau2019token',
  canonical: 'https://example.org/a',
  url: 'https://example.org/a',
  title: 'A',
  authors: ['Moreau, Ana'],
  year: '2019',
  kind: 'primary',
  first_iteration: 1,
  accessed: '2026-03-01',
};
const page = (more: Partial<PageData>): PageData => ({ authors: [], published: null, publisher: null, ...more });

describe('a source as its page describes it', () => {
  it.each<[string, Partial<PageData>, string[], string | null]>([
    [
      'has the authors and the year of the page, not those of the agent',
      { authors: ['Ben Sato'], published: '2024-03-05' },
      ['Ben Sato'],
      '2024',
    ],
    ['keeps what the page does not say', { published: '2021' }, ['Moreau, Ana'], '2021'],
    ['keeps all of it where the page says nothing', {}, ['Moreau, Ana'], '2019'],
    [
      'has no author who is the system, an address or the publisher',
      { authors: ['Admin', 'staff writer', 'a@b.org', 'The Gazette'], publisher: 'the gazette' },
      ['Moreau, Ana'],
      '2019',
    ],
    ['has those beside them', { authors: ['admin', 'Ben Sato'] }, ['Ben Sato'], '2019'],
  ])('%s', (_name, more, authors, year) => {
    expect(describedByPage(source, page(more))).toEqual({ ...source, authors, year });
  });

  it.each<[string, Partial<PageData> | undefined, string[]]>([
    ['by the name of the site', { publisher: 'BullMQ' }, ['BullMQ']],
    ['by the part of the title that names the site', { title: 'Rate limiting | BullMQ' }, ['BullMQ']],
    ['by none where the page has no name', { title: 'Rate limiting | A guide' }, []],
    ['by none where the site calls itself by its host', { publisher: 'docs.bullmq.io' }, []],
    ['by none without a page', undefined, []],
    ['by a person whom the page names', { authors: ['Ben Sato'], publisher: 'BullMQ' }, ['Ben Sato']],
    ['by none of the page that is a host', { authors: ['bullmq.io'] }, []],
  ])('is never by its host: %s', (_name, more, authors) => {
    const hosted = { ...source, url: 'https://docs.bullmq.io/guide', authors: ['docs.bullmq.io'] };
    expect(describedByPage(hosted, more && page(more)).authors).toEqual(authors);
    // A maker may be called as its address is.
    const next = { ...source, url: 'https://nextjs.org/docs', authors: ['Next.js'] };
    expect(describedByPage(next, page({}))).toEqual(next);
  });

  it('is as it was without a page, and as a file of the repository', () => {
    expect(describedByPage(source, undefined)).toBe(source);
    const file = { ...source, kind: 'repository' as const };
    expect(describedByPage(file, page({ authors: ['Ben Sato'] }))).toBe(file);
  });
});

describe('what a PDF says about itself', () => {
  it.each([
    [
      'Title:           Five Limiters\nAuthor:          Sato, Ben; Moreau, Ana\n',
      'Five Limiters',
      ['Sato, Ben', 'Moreau, Ana'],
    ],
    ['Title:  Five\nAuthor:  Ben Sato, Ana Moreau and Li Wei\n', 'Five', ['Ben Sato', 'Ana Moreau', 'Li Wei']],
    ['Title:  Microsoft Word - paper.docx\nAuthor:  Ben Sato\n', null, ['Ben Sato']],
    ['Title:\nAuthor:\nPages:  3\n', null, []],
    ['Pages: 3', null, []],
  ])('is its title and its authors: %#', (printed, title, authors) => {
    expect(readPdfInfo(printed)).toMatchObject({ title, authors, published: null });
  });
});
