import { expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { sampleInput, sampleLedger } from './sample-report.ts';

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
