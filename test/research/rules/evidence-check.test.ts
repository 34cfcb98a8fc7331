import { describe, expect, it } from 'vitest';
import type { EvidenceCheck } from '../../../src/research/rules/ledger.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';
import { checkQuote, indexPage } from '../../../src/research/rules/quotes/quote.ts';
import { checkEvidence } from '../../../src/research/rules/evidence-check.ts';

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
