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

describe('the same quote, letter for letter', () => {
  const network =
    'All processes using a database must be on the same host computer; WAL does not work over a network filesystem.';
  const synced =
    '(Writers sync the WAL on every transaction commit if PRAGMA synchronous is set to FULL but omit this sync if PRAGMA synchronous is set to NORMAL.)';
  const relaxed =
    'Normal is still completely corruption safe in WAL mode, and means only WAL checkpoints have to wait for FSYNC.';
  const option =
    '`options.timeout`: the number of milliseconds to wait when executing queries on a locked database, before throwing a `SQLITE_BUSY` error (default: `5000`).';
  it.each([
    [
      'makes one of what denies in other words',
      network,
      'WAL mode does not work over a network filesystem: all processes that use the database have to run on one host.',
      'With WAL, every process that uses the database must run on the same computer, and a network filesystem is ruled out.',
      true,
    ],
    [
      'makes one of what leaves out and what does not',
      synced,
      'In WAL mode a commit syncs the WAL with synchronous=FULL, but not with synchronous=NORMAL.',
      'In WAL mode synchronous=NORMAL leaves out the sync at commit that FULL performs.',
      true,
    ],
    [
      'leaves to a reader what says a half of it',
      relaxed,
      'synchronous=NORMAL cannot corrupt a database in WAL mode; only checkpoints wait for fsync.',
      'With synchronous=NORMAL in WAL mode only checkpoints wait for fsync.',
      false,
    ],
    [
      'leaves to a reader what speaks of another part of it',
      option,
      'better-sqlite3 waits 5000 milliseconds on a locked database by default before it throws SQLITE_BUSY.',
      "better-sqlite3's timeout option defaults to 5000 milliseconds.",
      false,
    ],
  ] as const)('%s', (_, quote, known, text, isOne) => {
    const found = match(known, text, { quotes: [quote, quote] });
    expect(found).toEqual(isOne ? { ...different, same: 'C001' } : undecided);
  });

  /** An author whose statement of one page code joined, and the same of the page that another quoted before. */
  const single = 'There can only be a single writer at a time to an SQLite database.';
  const joinedBefore = (page: string) => {
    const [one, two, three] = [
      'An SQLite database has only one writer at a time.',
      'SQLite has one writer at a time per database file.',
      'Only one connection can write to an SQLite database at a time.',
    ] as const;
    const matcher = claimMatcher([one, two, three]);
    matcher.add('C001', { text: one, from: '1/researcher-1', quote: { words: single, source: 'S001' } });
    const quote = { words: 'SQLite only supports one writer at a time per database file.', source: page };
    matcher.add('C001', { text: two, from: '1/researcher-2', quote });
    return matcher.match({ text: three, from: '1/researcher-2', quote: { words: single, source: 'S001' } });
  };
  it('makes one of what an author found on a second page, not of what it distinguished on one', () => {
    expect(joinedBefore('S002').same).toBe('C001');
    expect(joinedBefore('S001').same).toBeUndefined();
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
