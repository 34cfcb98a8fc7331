import { describe, expect, it } from 'vitest';
import { claimMatcher } from '../../../src/research/rules/claim-matcher.ts';

/** The answer of the matcher about the second statement, made by another researcher, beside the first; their quotes are of one page. */
function match(known: string, text: string, { quotes: [one, other] = ['', ''] }: { quotes?: [string, string] } = {}) {
  const quote = (words: string) => (words === '' ? {} : { quote: { words, source: 'S001' } });
  const matcher = claimMatcher([known, text]);
  matcher.add('C001', { text: known, from: '1/researcher-1', ...quote(one) });
  return matcher.match({ text, from: '1/researcher-2', ...quote(other) });
}
const different = { opposed: [], candidates: [], unlikely: [] };
const undecided = { ...different, candidates: ['C001'] };

/** Pairs of a play: what two researchers made of sentences of one page, of which one quoted a part. */
const close = 'When Litestream receives a signal to close';
const sync = 'it will attempt to synchronize all outstanding WAL changes to the S3 replica before terminating';
const throughput = 'limits the write throughput to about 100 transactions per second';
describe('quotes of which one holds the other, or half of it', () => {
  const flushed: [string, string] = [
    `${close}, it tries to send all outstanding WAL changes before it ends, so an ordinary deploy loses nothing.`,
    'Told to stop, Litestream first attempts to flush what is not yet replicated.',
  ];
  it('make one finding of what says the same', () => {
    const limits: [string, string] = [
      "LiteFS's FUSE layer limits writes to about 100 transactions per second.",
      'Writing through LiteFS is bounded at around 100 transactions a second by its file system layer, FUSE.',
    ];
    const quotes: [string, string] = [`${throughput} so write-heavy applications may not be a good fit`, throughput];
    expect(match(...limits, { quotes }).same).toBe('C001');
  });

  it.each([
    ['a part', sync, `${close}, ${sync}`],
    ['half', `${sync} the process`, `${close}, ${sync.replace('before terminating', 'and then ends')}`],
  ])('of which one holds %s of the other are read, however unlike the words', (_, one, other) => {
    expect(match(...flushed, { quotes: [one, other] })).toEqual(undecided);
    expect(match(...flushed, { quotes: [one, 'Something else is said on this page.'] })).toEqual(different);
  });

  it('leave a number that one states to a reader', () => {
    const more: [string, string] = [
      'Records stay on the disk of the broker before they are deleted.',
      'The broker keeps records on disk until they are deleted after 7 days.',
    ];
    expect(match(...more, { quotes: ['kept for 7 days', 'kept for 7 days'] })).toEqual(undecided);
  });
});

describe('statements of a play', () => {
  it.each([
    [
      'LiteFS can lose recent writes when the primary dies, because it replicates asynchronously.',
      'If a LiteFS primary crashes, transactions that no replica has yet are lost; the window is typically below a second.',
      true,
    ],
    [
      'By default Litestream copies new changes to an S3 replica once a second, and a catastrophic crash of the server loses what was written in that window.',
      'In follow mode a second machine keeps a restored copy up to date, polling once a second by default; the copy is read-only.',
      false,
    ],
    [
      "LiteFS's FUSE layer limits writes to about 100 transactions per second.",
      'If a LiteFS primary crashes, transactions that no replica has yet are lost; the window is typically below a second.',
      false,
    ],
  ])('are read where they have a sixth of their words in common: %s / %s', (known, text, isRead) => {
    expect(match(known, text).candidates).toEqual(isRead ? ['C001'] : []);
  });
});
