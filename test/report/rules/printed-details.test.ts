import { expect, it } from 'vitest';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { printedQuote } from '../../../src/report/rules/evidence-table.ts';
import { findingPanel } from '../../../src/report/rules/evidence-panel.ts';
import { withoutMarkdown } from '../../../src/report/rules/markdown-marks.ts';
import { describeClaimInFull } from '../../../src/research/rules/evidence.ts';
import type { Claim, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import { ledger as made } from '../../support/samples.ts';

it.each([
  ['requests/month = **$12.96/month**', 'requests/month = $12.96/month'],
  ['two _different_ connections', 'two different connections'],
  ['it is _not the same_, though', 'it is not the same, though'],
  ['safe _(as PocketBase is not running)_.', 'safe (as PocketBase is not running).'],
  ['_private_name_ and busy_timeout_ms', '_private_name_ and busy_timeout_ms'],
  ['call _init_() in src/_shared_/a.js', 'call _init_() in src/_shared_/a.js'],
])('of %j the printed quote is %j', (words, printed) => expect(withoutMarkdown(words)).toBe(printed));

const source: Source = {
  ...{
    id: 'S001',
    key: 'db',
    canonical: 'db',
    url: 'repository:src/db.js',
    title: 'src/db.js',
    authors: [],
    year: null,
  },
  ...{ kind: 'repository', first_iteration: 1, accessed: '2026-03-01' },
};
const claim = (id: string, text: string, quote: string, more: Partial<Claim> = {}): Claim => ({
  ...{ id, text, importance: 'central', confidence: 'medium', first_iteration: 1 },
  evidence: [
    {
      ...{ source: 'S001', quote, hand_in: '1/repo-analyst-1' },
      check: { verdict: 'exact', sound: true, snapshot: 'a'.repeat(64), detail: null },
    },
  ],
  ...more,
});

it('a narrowed finding whose verifier quoted the same line prints that line', () => {
  const quote = 'const db = new Database(file);';
  const one = claim('C003', 'Each process opens one connection.', quote, { verdict: 'qualified' });
  const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C003', verdict: 'qualified' as const };
  const looks = [{ ...vote, reason: 'Here only.', rewording: 'This module opens one connection.', quote }];
  const ledger = made({ sources: [source], claims: [one], looks });
  expect(printedQuote(one, ledger)).toBe(`“${quote}”`);
});

it('a quote of a file is printed with its line in the table, in HTML and for people', () => {
  const one = claim('C003', 'This module opens one connection.', 'const db = new Database(file);');
  const check = { verdict: 'exact' as const, sound: true, snapshot: 'a'.repeat(64), detail: null, line: 12 };
  const evidence = one.evidence.map((quoted) => ({ ...quoted, check }));
  const second = { ...evidence[0], quote: 'export const open = () => db;', check: { ...check, line: 40 } };
  const known = { ...one, evidence: [...evidence, second] as Claim['evidence'] };
  const ledger = made({ sources: [source], claims: [known] });
  expect(printedEvidence(ledger, ['C003'])).toContain('file);” (line\u00a012) | [1] ');
  const panel = (of: Claim) =>
    findingPanel(of, [source.key], { ledger: { ...ledger, claims: [of] }, find: () => undefined, numbers: new Map() });
  expect(panel(known).match(/, line \d+,/g)).toEqual([', line 12,', ', line 40,']);
  expect(describeClaimInFull(known, ledger)).toContain('repository:src/db.js, line 40');
  const closest = { ...check, verdict: 'absent' as const, sound: false };
  const absent = { ...one, evidence: evidence.map((quoted) => ({ ...quoted, check: closest })) };
  expect(panel(absent)).not.toMatch(/, line \d+/);
  expect(describeClaimInFull(absent, ledger)).not.toContain('line 12');
  const brought = { ...source, kind: 'document' as const, title: 'Notes' };
  expect(printedEvidence(made({ sources: [brought], claims: [{ ...known, evidence }] }), ['C003'])).toContain(
    'file);” (line\u00a012) | ',
  );
});

it('the evidence section says what is contested, as long as nothing decides it', () => {
  const contradictions = [
    { id: 'X001', statement: 'Whether.', sides: ['a', 'b'], claims: ['C001', 'C004'], raised_by: '1/researcher-1' },
  ];
  const table = (known: Ledger['contradictions']) => {
    const claims = ['C001', 'C004'].map((id) => claim(id, `The database holds ${id}.`, `holds ${id}`));
    return printedEvidence(made({ contradictions: known, sources: [source], claims }), ['C001', 'C004']);
  };
  expect(table(contradictions)).toContain(', contested with C004 |');
  expect(table([{ ...contradictions[0], status: 'resolved' }] as never)).not.toMatch(/contested/i);
});
