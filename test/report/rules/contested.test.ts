import { expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import type { ReportInput } from '../../../src/report/rules/report-input.ts';
import { ledgerWith } from './defects.ts';
import { sampleInput, sampleLedger, sampleTex } from './sample-report.ts';

it.each([
  ['as contested, where one verifier alone contradicts it', 1, []],
  ['no more, where nobody does', 0, ['X001 is resolved, and stands as contested']],
])('a finding of a resolved contradiction stands %s', (_, votes, messages) => {
  const look = { assignment: 'i2-v1', hand_in: null, claim: 'C005', reason: null, rewording: null };
  const ledger = {
    ...sampleLedger,
    contradictions: sampleLedger.contradictions.map((one) => ({ ...one, status: 'resolved' as const })),
    claims: sampleLedger.claims.map((one) => (one.id === 'C005' ? { ...one, verdict: 'unverified' as const } : one)),
    looks: Array.from({ length: votes }, () => ({ ...look, verdict: 'contradicted' as const })),
  };
  const { findings } = checkReport(sampleInput({ ledger }));
  const named = findings.filter(({ id, severity }) => ['A6', 'A9'].includes(id) && severity === 'hard');
  expect(named.map(({ message }) => message)).toEqual(messages);
});

it('asks of a contradiction only for the sides that a finding says, and names the other', () => {
  const change = (claims: string[], isCitable = true) =>
    ledgerWith((ledger) => {
      ledger.contradictions = ledger.contradictions.map((dispute) => ({
        ...dispute,
        sides: ['The page: sliding logs are exact', 'Clock skew between nodes makes sliding logs wrong'],
        claims,
      }));
      const other = ledger.claims.find(({ id }) => id === 'C006');
      const [quote] = other?.evidence ?? [];
      if (!isCitable && quote !== undefined)
        quote.check = { verdict: 'absent', sound: false, detail: 'gone', snapshot: null };
    });
  const oneSide = sampleTex()
    .replace(/; another that clock skew[^]*?\\claim\{C006\}/, '')
    .replace('\\citep{sourceg}\\claim{C006}', '');
  const found = (more: Partial<ReportInput>, tex = oneSide) => {
    const check = checkReport(sampleInput({ ...more, tex }));
    const { outcome, reason } = check.checks.find(({ id }) => id === 'A9') ?? {};
    const findings = check.findings.filter(({ id, severity }) => id === 'A9' || severity === 'hard');
    return [outcome, reason, ...findings.map(({ severity, message, fix }) => `${severity} ${message} → ${fix}`)];
  };
  const said = 'in the contradiction X001 → Say that side in the words of the contradiction, without a citation.';
  const other = `warning No finding that may be cited says “Clock skew between nodes makes sliding logs wrong” ${said}`;
  expect(found(change(['C005']))).toEqual(['pass', null, other]);
  expect(found(change(['C005', 'C006'], false))).toEqual(['pass', null, other]);
  expect(found(change(['C005', 'C006']))).toEqual(['fail', null, expect.stringContaining('lacks the side of C006')]);
  expect(found(change(['C006']))).toEqual([
    'fail',
    null,
    'hard The contradiction X001 lacks the side of C006 → Cite that finding beside it.',
  ]);
  expect(found(change([]))).toEqual(['pass', null, expect.stringContaining('” or “')]);
  // A finding that is cited for the other side is not taken away because the contradiction does not name it.
  for (const known of [['C005'], []]) expect(found(change(known), sampleTex())).toEqual(['pass', null]);
});
