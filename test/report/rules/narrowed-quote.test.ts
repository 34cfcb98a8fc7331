import { describe, expect, it } from 'vitest';
import { evidenceTable } from '../../../src/report/rules/evidence-table.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from './sample-report.ts';

const quote = 'The verifier quotes the whole passage.';
const judged = (verdict: 'qualified' | 'supported', rewording: string | null): Ledger => ({
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) => (claim.id === 'C003' ? { ...claim, verdict } : claim)),
  looks: [
    { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C003', verdict, reason: null, rewording, quote },
  ],
});

it('a finding that was narrowed stands in the table with its own quote and that of the verifier', () => {
  const table = evidenceTable(judged('qualified', 'It holds for one case.'), sampleTex()) ?? '';
  const own = sampleLedger.claims.find(({ id }) => id === 'C003')?.evidence[0]?.quote ?? 'none';
  expect(table).toContain(`C003: It holds for one case. & \\quoteof{C003}{\`\`${own}'' and \`\`${quote}''}`);
});

it('any other with its own', () => {
  expect(evidenceTable(judged('supported', null), sampleTex())).not.toContain(quote);
});

it('a file of the repository is named by its path', () => {
  const sources = sampleLedger.sources.map((source) => {
    const isFile = sampleLedger.claims.find(({ id }) => id === 'C003')?.evidence[0]?.source === source.id;
    return isFile ? { ...source, kind: 'repository' as const, title: 'deploy/backup_it.sh' } : source;
  });
  const row = evidenceTable({ ...sampleLedger, sources }, sampleTex())
    ?.split('\n')
    .find((line) => line.startsWith('C003'));
  expect(row?.replaceAll('\\allowbreak{}', '')).toMatch(/\\claim\{C003\} deploy\/backup\\_it\.sh in this repository/);
});

it('a long name in capitals may be broken, so that it does not run over the next column', () => {
  const table = evidenceTable(judged('qualified', 'It needs SQLITE_DEFAULT_WAL_SYNCHRONOUS.'), sampleTex());
  expect(table).toContain('SQLITE\\_\\allowbreak{}DEFAULT\\_\\allowbreak{}WAL\\_\\allowbreak{}SYNCHRONOUS');
});

/** The quotes in the table for one finding with these quotes, of which a verifier supported it with another. */
const printed = (text: string, quotes: string[], ofVerifier: string) => {
  const known = judged('supported', null);
  const claims = known.claims.map((claim) => {
    const [first] = claim.evidence;
    if (claim.id !== 'C003' || first === undefined) return claim;
    return { ...claim, text, evidence: quotes.map((one) => ({ ...first, quote: one })) };
  });
  const looks = known.looks?.map((look) => ({ ...look, quote: ofVerifier }));
  return (/\\quoteof\{C003\}\{(.*?)''\}/.exec(evidenceTable({ ...known, claims, looks }, sampleTex()) ?? '')?.[1] ?? '')
    .replaceAll('``', '')
    .replaceAll("''", '');
};

describe('a supported finding stands in the table with', () => {
  const immediate = 'The driver has functions with an immediate version that issues BEGIN IMMEDIATE.';
  const versions = 'Transactions also come with deferred, immediate, and exclusive versions.';
  const issued = 'insertMany (cats) uses BEGIN IMMEDIATE';
  it('the quote that has most of its words', () => {
    expect(printed(immediate, [versions, issued], versions)).toBe(issued);
  });

  it('two of its quotes where neither has them all', () => {
    const rolled = 'In this mode NORMAL is the default of the driver.';
    const lost = 'Transactions are not durable with synchronous_commit off.';
    const text = 'Transactions are not durable with NORMAL or synchronous_commit off.';
    expect(printed(text, [lost, rolled], lost)).toBe(`${lost} and ${rolled}`.replace('_', '\\_\\allowbreak{}'));
  });

  it('the quote of its verifier too, where only that has its words', () => {
    const text = 'With synchronous NORMAL transactions are not durable and may roll back.';
    const own = 'With this configuration transactions are no longer durable and might rollback.';
    const theirs = 'With synchronous set to NORMAL only the checkpoint syncs.';
    expect(printed(text, [own], theirs)).toBe(`${own} and ${theirs}`);
    expect(printed(text.replace('synchronous NORMAL', 'this configuration'), [own], theirs)).toBe(own);
  });
});
