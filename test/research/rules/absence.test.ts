import { describe, expect, it } from 'vitest';
import { checkAbsence, evidenceWords, sightingIn } from '../../../src/research/rules/evidence-check.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';

describe('a word that is said to stand nowhere', () => {
  it.each([
    ['retry', 'The client retries twice.', true],
    ['retry', 'const maxRetries = 2;', true],
    ['retry', 'max_retries: 2', true],
    ['Github', 'It is on GitHub.', true],
    ['GitHub', 'It is on github.', true],
    ['test', 'the latest version', false],
    ['node:test', '"test": "node --test"', false],
    ['node:test', "import test from 'node:test'", true],
    ['test', 'src/limiter.test.js', true],
    ['rate limit', 'It limits the rate.', false],
    ['rate limit', 'the rate-limiting layer', false],
    ['rate limit', 'Rate limits', true],
    ['rate limits', 'a rate-limit', true],
    ['pooling', 'that node-postgres understands (a connection string, a pool config, or a pg.Pool)', false],
    ['pooling', 'PgBouncer in transaction pooling mode', true],
    ['pool', 'connection pooling', true],
    ['retry', 'retrieve the page', false],
    ['retry', 'RETRIES=3', true],
    ['リトライ', '自動リトライはありません', true],
    ['caches', 'It has a cache.', true],
    ['address', 'It has addresses.', true],
    ['process', 'two processes', true],
    ['alias', 'its aliases', true],
    ['use', 'for us', false],
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
  const again = (outcome: 'found' | 'not-found') => ({
    inTree: () => ({ outcome, detail: 'in files', snapshot: null }),
    inPage: ({ snapshot }: Pick<SnapshotRow, 'snapshot'>) => {
      searches += 1;
      return { outcome, detail: 'in the page', snapshot };
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
