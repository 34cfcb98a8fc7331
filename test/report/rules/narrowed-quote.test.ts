import { expect, it } from 'vitest';
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

it('a long name in capitals may be broken, so that it does not run over the next column', () => {
  const table = evidenceTable(judged('qualified', 'It needs SQLITE_DEFAULT_WAL_SYNCHRONOUS.'), sampleTex());
  expect(table).toContain('SQLITE\\_\\allowbreak{}DEFAULT\\_\\allowbreak{}WAL\\_\\allowbreak{}SYNCHRONOUS');
});
