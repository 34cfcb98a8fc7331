import { describe, expect, it } from 'vitest';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { changedFindings } from '../../../src/report/rules/writing-tasks.ts';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { carryingEvidence } from '../../../src/research/rules/judged.ts';
import { verificationsOf } from '../../../src/research/rules/verdicts.ts';
import { isCitable } from '../../../src/research/rules/failed-quotes.ts';
import type { ClaimVerdict, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import { materialOf, wrongNumbers } from '../../../src/research/rules/verification-material.ts';
import { verifierPrompt } from '../../../src/research/rules/verifier-prompt.ts';
import { verificationHandIn, type VerificationHandIn } from '../../../src/research/rules/verification.ts';
import { ledger as made } from '../../support/samples.ts';

const source = (id: string, url: string): Source => ({
  ...{
    id,
    url,
    key: `key${id}`,
    canonical: url,
    title: `Title of ${id}`,
    authors: [],
    year: null,
    accessed: '2026-03-01',
  },
  kind: url.startsWith('repository:') ? 'repository' : 'primary',
  first_iteration: 1,
});
const sources = [
  source('S001', 'repository:deploy/backup.sh'),
  source('S002', 'https://litestream.example/cron'),
  source('S003', 'https://one.example/a'),
  source('S004', 'https://one.example/b'),
  source('S005', 'https://two.example/a'),
];
const quotes: Record<string, string> = {
  S001: 'cp "$DB" "$BACKUP"',
  S002: 'A SQLite backup is simply the main database file alone.',
  S003: 'Some copy the main file with cp.',
  S004: 'They copy the main file with cp, too.',
  S005: 'A file is copied with cp.',
};
const page = (id: string) => id.slice(-1).repeat(64);
const evidence = (id: string) => ({
  ...{ source: id, quote: quotes[id] ?? '', hand_in: '1/repo-analyst-1' },
  check: { verdict: 'exact' as const, sound: true, snapshot: page(id), detail: null },
});
const text = 'The backup copies the main database file alone with cp.';
const withSources = (...ids: string[]): Ledger =>
  made({
    sources,
    claims: [
      { id: 'C011', text, importance: 'central', confidence: 'high', first_iteration: 1, evidence: ids.map(evidence) },
    ],
  });
const claimOf = ({ claims }: Ledger) => {
  const [claim] = claims;
  if (claim === undefined) throw new Error('no claim');
  return claim;
};
const asked = { claim: 'C011', snapshot: page('S001') };

describe('a verifier of a finding with several sources', () => {
  const material = materialOf(withSources('S001', 'S004', 'S003', 'S005', 'S002'), asked, 'docs/x');

  it('gets the quotes of the other pages, the printed one and those of other publishers first', () => {
    expect(material.quotes).toEqual([{ quote: quotes.S001, source: 'Title of S001', of: 'S001' }]);
    expect(material.others?.map(({ of }) => of)).toEqual(['S004', 'S005', 'S002']);
    expect(material).toMatchObject({ more: 1 });
  });

  it('gets one that a writer names by its key, before another of its publisher', () => {
    const named = materialOf(
      withSources('S001', 'S004', 'S003', 'S005', 'S002'),
      asked,
      'docs/x',
      'keyS003 is general.',
    );
    expect(named.others?.map(({ of }) => of)).toEqual(['S003', 'S005', 'S002']);
  });

  it('reads each with its number and the passage around it, and where the others are', () => {
    const list = { assignment: 'i3-v1', attack: 'contradiction' as const, claims: [material] };
    const prompt = verifierPrompt(list, (snapshot) => `Before. The text of ${snapshot.slice(0, 1)}. After.`);
    expect(prompt).toContain('quoted for it: (1) “cp "$DB" "$BACKUP"” · (2) of Title of S004, below');
    expect(prompt).toContain('1 more quote of other pages in docs/x/ledger.json');
    expect(prompt).toContain(
      `- C011 (4), Title of S002, docs/x/snapshots/${page('S002')}.txt: “A SQLite backup is simply the main database file alone.”\n> Before. The text of 2. After.`,
    );
  });
});

describe('a quote that a verifier found not to carry its finding', () => {
  const before = withSources('S001', 'S002');
  const batch = {
    ...{ assignment: 'i3-v1', iteration: 3, attack: 'contradiction' as const },
    claims: [materialOf(before, asked, 'docs/x')],
  };
  const handIn = (not_carrying: number[], verdict: ClaimVerdict = 'supported'): VerificationHandIn =>
    verificationHandIn.parse({
      assignment: 'i3-v1',
      summary: 'One quote speaks of backups in general.',
      verdicts: [
        {
          ...{ claim: 'C011', verdict, quote: 'cp "$DB"', not_carrying, reason: 'Quote 2 is general.' },
          ...(verdict === 'qualified' && { rewording: 'A backup is a copy of the file.' }),
        },
      ],
    });
  const after = (numbers: number[], verdict?: ClaimVerdict) => {
    const verifications = verificationsOf([], {
      batches: [batch],
      handIns: [{ id: '3/claim-verifier-1', handIn: handIn(numbers, verdict) }],
      isOver: () => false,
      isQuoted: () => true,
    });
    return assess(before, { check: (one) => one.check as never, textHash: () => null, verifications });
  };

  it('is neither counted nor printed, and the first source is', () => {
    const [counted, judged] = [after([]), after([2])];
    expect(claimOf(counted)).toMatchObject({ verdict: 'supported', independent_sources: 2 });
    expect(claimOf(judged)).toMatchObject({ verdict: 'supported', independent_sources: 1 });
    expect(claimOf(judged).evidence[1]?.check).toMatchObject({
      verdict: 'not-carrying',
      sound: false,
      detail: 'i3-v1: Quote 2 is general.',
    });
    const table = printedEvidence(judged, ['C011']);
    expect(table).toContain('cp "$DB"');
    expect(table).not.toMatch(/simply|keyS002/);
    // A second assessment finds the check as it stands.
    expect(
      assess(judged, { check: (one) => one.check as never, textHash: () => null, verifications: judged.looks ?? [] }),
    ).toEqual(judged);
  });

  it.each(['unverified', 'contradicted', 'qualified', 'supported'] as const)(
    'is not citable where the verdict is %s, also where it is the only one',
    (verdict) => {
      const judged = claimOf(after([1, 2], verdict));
      expect(judged.evidence.map(({ check }) => check?.sound)).toEqual([false, false]);
      expect(isCitable(judged)).toBe(false);
    },
  );

  it('has a number of the list, and is not the only one of a finding called supported', () => {
    expect(wrongNumbers(batch.claims, handIn([1, 2]))).toEqual([
      'verdicts #1 (C011): you list every quote as not carrying it, so the verdict cannot be `supported`',
    ]);
    expect(wrongNumbers(batch.claims, handIn([1, 2], 'unverified'))).toEqual([]);
    expect(wrongNumbers(batch.claims, handIn([3]))[0]).toContain('its quotes have the numbers 1 to 2, not 3');
  });

  it('that refuted a finding is named to the writer whose report states it', () => {
    const isOfThen = (id: string) => id.startsWith('i3');
    expect(changedFindings(after([1, 2], 'contradicted'), new Set(['C011']), isOfThen)).toEqual([
      'C011 was refuted: take it out.',
    ]);
    expect(changedFindings(after([1, 2], 'contradicted'), new Set(['C012']), isOfThen)).toEqual([]);
    expect(changedFindings(after([1, 2], 'contradicted'), new Set(['C011']), () => false)).toEqual([]);
  });
});

it('the first source is printed for a finding', () => {
  const shown = (ledger: Ledger) => carryingEvidence(claimOf(ledger)).map((one) => one.source);
  expect(shown(withSources('S003', 'S005'))).toEqual(['S003']);
  expect(shown(withSources('S005', 'S003'))[0]).toBe('S005');
});
