import { describe, expect, it } from 'vitest';
import type { EvidenceCheck } from '../../../src/research/rules/ledger.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';
import { checkQuote, indexPage } from '../../../src/research/rules/quotes/quote.ts';
import {
  absence as searchedAgain,
  checkEvidence,
  checkAbsence,
  evidenceWords,
  sightingIn,
} from '../../../src/research/rules/evidence-check.ts';

const pages: Record<string, string> = {
  a: 'We measured a median of 23 ms over one thousand requests in March.',
  b: 'The abstract of the same paper, in which no number stands.',
};
const findQuote = (quote: string, snapshot: string) =>
  pages[snapshot] === undefined ? undefined : checkQuote(quote, indexPage(pages[snapshot]));
const row = (page: string, more: Partial<SnapshotRow> = {}) =>
  ({ page, canonical: 'w', outcome: 'stored', reason: null, snapshot: page, truncated: false, ...more }) as SnapshotRow;
const quoted = (quote: string, check?: EvidenceCheck) => ({
  source: 'S001',
  quote,
  hand_in: '1/researcher-1',
  ...(check !== undefined && { check }),
});
const exact = 'a median of 23 ms over one thousand requests';
const changed = exact.replace('23', '32');
const web = { kind: 'primary' as const };

describe('checkEvidence', () => {
  const cases: [name: string, quote: string, rows: SnapshotRow[], verdict: string, detail: RegExp | null][] = [
    ['leaves a part out', 'We measured a median … over one thousand requests', [row('a')], 'ellipsis', null],
    ['stands on its page', exact, [row('a')], 'exact', null],
    ['has another number', changed, [row('a')], 'number-mismatch', /32.* in the quote, .*23.* on the page/],
    ['is not there', 'nobody has ever said any of this', [row('a')], 'absent', /it is not on the page/],
    ['is too short to carry anything', '23 ms', [row('a')], 'exact', /fewer than four words/],
    [
      'may be in the part that was cut off',
      'nobody has said this',
      [row('a', { truncated: true })],
      'could-not-run',
      /cut/,
    ],
    ['stands on another page of the work', exact, [row('b'), row('a')], 'exact', null],
    ['is of a snapshot that is lost', exact, [row('lost')], 'could-not-run', /snapshot cannot be read/],
    ['is of a page nobody fetched', exact, [], 'could-not-run', /not fetched/],
  ];
  it.each(cases)('a quote that %s', (_, quote, stored, verdict, detail) => {
    const check = checkEvidence(quoted(quote), web, { own: stored[0], stored }, findQuote);
    expect(check.verdict).toBe(verdict);
    if (detail === null) expect(check).toMatchObject({ sound: true, detail: null });
    else expect(check).toMatchObject({ sound: false, detail: expect.stringMatching(detail) as string });
  });

  it.each([
    ['Tool\tStart\tBuild\nVite 8\t624 ms\t703 ms', 'Vite 8\t624 ms\t703 ms'],
    [
      'Intro.\n\n| Tool | Start | Build |\n|---|---|---|\n| Rspack | 9 ms | 8 ms |\n| Vite 8 | 624 ms | 703 ms |',
      '| Vite 8 | 624 ms | 703 ms',
    ],
  ])('a row of a table is shown with the names of its columns', (page, quote) => {
    const found = () => checkQuote(quote, indexPage(page));
    const { words } = checkEvidence(quoted(quote), web, { own: row('t'), stored: [row('t')] }, found);
    expect(words).toBe('Tool | Start | Build: Vite 8 | 624 ms | 703 ms');
  });

  const dead = row('d', { outcome: 'dead', snapshot: null, reason: { kind: 'gone', sentence: 'It is gone' } });
  it('of a page that is gone could not be checked; of a file that is not there it is absent', () => {
    expect(checkEvidence(quoted(exact), web, { own: dead, stored: [] }, findQuote).verdict).toBe('could-not-run');
    expect(checkEvidence(quoted(exact), { kind: 'repository' }, { own: dead, stored: [] }, findQuote).verdict).toBe(
      'absent',
    );
  });
  it('says that there is no page to cite where it is gone or a wall; not where it could not be reached today', () => {
    const failed = (kind: string, outcome: SnapshotRow['outcome'] = 'could-not-run') =>
      checkEvidence(
        quoted(exact),
        web,
        { own: row('d', { outcome, snapshot: null, reason: { kind, sentence: 'So it is' } }), stored: [] },
        findQuote,
      ).unreachable;
    expect(failed('gone', 'dead')).toBe(true);
    expect(failed('wall')).toBe(true);
    for (const kind of ['timed-out', 'status', 'no-program', 'refused-address']) expect(failed(kind)).toBeUndefined();
  });
  it('a file that is no source carries nothing', () => {
    const own = row('d', {
      outcome: 'could-not-run',
      snapshot: null,
      reason: { kind: 'refused-address', sentence: 'It is what a workflow wrote' },
    });
    expect(checkEvidence(quoted(exact), { kind: 'repository' }, { own, stored: [] }, findQuote).verdict).toBe('absent');
  });
  it('a short line of code carries a claim about the file that it stands in', () => {
    const stored = [row('a')];
    const line = quoted('one thousand requests');
    expect(checkEvidence(line, { kind: 'repository' }, { own: stored[0], stored }, findQuote).sound).toBe(true);
    expect(checkEvidence(line, web, { own: stored[0], stored }, findQuote).sound).toBe(false);
  });
  it('holds nothing against a quote that is missing from another page than the one that was quoted', () => {
    const check = checkEvidence(quoted(exact), web, { own: dead, stored: [row('b')] }, findQuote);
    expect(check).toMatchObject({ verdict: 'could-not-run', detail: expect.stringContaining('It is gone') as string });
  });

  it('looks a quote up again only when it was not sound and its page has another text now', () => {
    const never = () => {
      throw new Error('it was looked up');
    };
    const known = (verdict: EvidenceCheck['verdict'], snapshot: string | null, sound = false) =>
      quoted(exact, { verdict, sound, snapshot, detail: null });
    const stored = [row('a')];
    const own = stored[0];
    expect(checkEvidence(known('exact', 'old', true), web, { own, stored }, never).snapshot).toBe('old');
    expect(checkEvidence(known('absent', 'a'), web, { own, stored }, never).verdict).toBe('absent');
    expect(checkEvidence(known('absent', 'old'), { kind: 'repository' }, { own, stored }, never).verdict).toBe(
      'absent',
    );
    expect(checkEvidence(known('absent', 'old'), web, { own, stored }, findQuote).verdict).toBe('exact');
    expect(checkEvidence(known('could-not-run', null), web, { own, stored }, findQuote).verdict).toBe('exact');
  });
});

describe('a word that is said to stand nowhere', () => {
  it.each([
    ['retry', 'The client retries twice.', true],
    ['retry', 'const maxRetries = 2;', true],
    ['retry', 'max_retries: 2', true],
    ['GitHub', 'It is on github.', true],
    ['test', 'the latest version', false],
    ['node:test', '"test": "node --test"', false],
    ['node:test', "import test from 'node:test'", true],
    ['test', 'src/limiter.test.js', true],
    ['rate limit', 'It limits the rate.', false],
    ['rate limit', 'the rate-limiting layer', true],
    ['rate limit', 'Rate limits', true],
    ['pooling', 'that node-postgres understands (a connection string, a pool config, or a pg.Pool)', false],
    ['pooling', 'PgBouncer in transaction pooling mode', true],
    ['pool', 'connection pooling', true],
    ['retry', 'retrieve the page', false],
    ['retry', 'RETRIES=3', true],
    ['リトライ', '自動リトライはありません', true],
    ['caches', 'It has a cache.', true],
    ['alias', 'its aliases', true],
    ['use', 'for us', false],
    ['React', 'even after it reaches stability', false],
    ['describe(', 'describe("a limiter")', true],
    ['限流', '这个库没有限流功能', true],
    ['限流', '这个库没有缓存', false],
    ['utf8', 'utf-8', true],
    ['Verbindung', 'zwei Verbindungen', true],
  ])('%s is found in %j: %s', (term, text, isFound) => {
    expect(sightingIn(text, ['nowhere', term])?.term).toBe(isFound ? term : undefined);
  });

  it('is shown with the words around it and its line', () => {
    expect(sightingIn('one\ntwo\nit retries the call\n', ['retry'])).toEqual({
      term: 'retry',
      words: 'one two it retries the call',
      line: 3,
    });
  });
});

describe('the evidence for an absence', () => {
  const row = (more: Partial<SnapshotRow> = {}) =>
    ({
      page: 'a',
      canonical: 'a',
      outcome: 'stored',
      reason: null,
      snapshot: 's1',
      truncated: false,
      ...more,
    }) as SnapshotRow;
  const web = { kind: 'primary' as const, url: 'https://example.org/a' };
  const absence = { source: 'S001', quote: '', searched: ['retry'], hand_in: '1/researcher-1' };
  let searches = 0;
  const again = (verdict: 'found' | 'not-found') => ({
    inTree: () => searchedAgain(verdict, 'in files'),
    inPage: ({ snapshot }: Pick<SnapshotRow, 'snapshot'>) => {
      searches += 1;
      return searchedAgain(verdict, 'in the page', snapshot);
    },
  });

  it.each([
    ['is borne out by the whole stored page', web, [row()], 'not-found', 'not-found', true],
    ['fails when the page has the word', web, [row()], 'found', 'found', false],
    ['cannot be judged by a part of the page', web, [row({ truncated: true })], 'not-found', 'could-not-run', false],
    ['cannot be judged by another page of the work', web, [row({ page: 'b' })], 'not-found', 'could-not-run', false],
    [
      'of files needs no stored page',
      { kind: 'repository' as const, url: 'repository:src' },
      [],
      'not-found',
      'not-found',
      true,
    ],
  ])('%s', (_, source, stored, outcome, verdict, sound) => {
    const check = checkAbsence(absence, source, { own: row(), stored }, again(outcome as 'found' | 'not-found'));
    expect(check).toMatchObject({ verdict, sound });
  });

  it('is searched for once in a text, and again in another', () => {
    const check = checkAbsence(absence, web, { own: row(), stored: [row()] }, again('not-found'));
    searches = 0;
    expect(checkAbsence({ ...absence, check }, web, { own: row(), stored: [row()] }, again('found'))).toEqual(check);
    expect(searches).toBe(0);
    const other = row({ snapshot: 's2' });
    expect(checkAbsence({ ...absence, check }, web, { own: other, stored: [other] }, again('found')).verdict).toBe(
      'found',
    );
  });

  it('is shown as what was searched for, and where', () => {
    expect(evidenceWords(absence, 'https://example.org/a')).toBe(
      'searched for “retry” in https://example.org/a: nothing',
    );
    expect(evidenceWords(absence, 'repository:.')).toBe('searched for “retry” in the repository: nothing');
    expect(evidenceWords({ quote: 'it retries' }, 'repository:a')).toBe('“it retries”');
  });
});
