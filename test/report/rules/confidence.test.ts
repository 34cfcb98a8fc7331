import { describe, expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { insert, sampleInput, sampleLedger } from './sample-report.ts';

const ledger = {
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) => {
    const confidence =
      claim.id === 'C002' ? ('low' as const) : claim.id === 'C004' ? ('high' as const) : claim.confidence;
    return { ...claim, confidence };
  }),
};
const said = (sentence: string) =>
  checkReport(sampleInput({ ...insert(sentence), ledger }))
    .findings.filter(({ message }) => message.startsWith('The text states'))
    .map(({ id, severity, message }) => `${id} ${severity}: ${message}`);
const cited = (...ids: string[]) => `\\citep{sourcec}\\claim{${ids.join()}}`;

describe('a stated confidence', () => {
  it('is compared with that of the findings beside it', () => {
    expect(said(`It is slow (confidence: high) ${cited('C002')}.`)).toEqual([
      'A6 hard: The text states high confidence beside C002 (low)',
    ]);
    expect(said(`It is slow, with high confidence ${cited('C002', 'C004')}.`)).toEqual([
      'A6 warning: The text states high confidence beside C002 (low)',
    ]);
    expect(said(`It is slow (confidence: low) ${cited('C002', 'C004')}.`)).toEqual([]);
    expect(said(`It is smooth (confidence: high) ${cited('C004')}.`)).toEqual([]);
    expect(
      said(`It is slow (confidence: high) ${cited('C002')}, and late (confidence: low) ${cited('C002')}.`),
    ).toEqual(['A6 hard: The text states high confidence beside C002 (low), C002 (low)']);
    expect(
      said(`It is smooth (confidence: high) ${cited('C004')}, and slow (confidence: low) ${cited('C002')}.`),
    ).toEqual([]);
    expect(said(`High confidence or low confidence, both are words ${cited('C002')}.`)).toEqual([]);
  });

  it('that deserves no distrust is left to the evidence table', () => {
    const repeated = (...words: string[]) =>
      checkReport(
        sampleInput({ ...insert(words.map((word) => `It is smooth ${word} ${cited('C004')}.`).join(' ')), ledger }),
      ).findings.filter(({ message }) => message.includes('times in the text'));
    expect(repeated('(high)', '(medium)', '(confidence: high)', 'with medium confidence')).toMatchObject([
      { id: 'A6', severity: 'warning', message: 'High or medium confidence is stated 4 times in the text' },
    ]);
    expect(repeated('(high)', '(low)', '(confidence: low)', 'at high load')).toEqual([]);
  });
});

describe('warnings of a clean report', () => {
  const messages = (more: Parameters<typeof sampleInput>[0]) =>
    checkReport(sampleInput(more)).findings.map(({ message }) => message);

  it('leave a side of a dispute alone whose both sides stand as contested', () => {
    const aside = `Sliding logs are exact \\citep{sourcef}\\claim{C005}.`;
    const undisputed = 'C005 is contradicted by other sources, but stands as undisputed';
    const { tex = '' } = insert(aside);
    expect(messages({ tex })).not.toContain(undisputed);
    expect(messages({ tex: tex.replace('\\claim{C006}', '') })).toContain(undisputed);
  });

  it('name a finding that one verifier contradicts and that stands as undisputed', () => {
    const look = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C004', reason: null, rewording: null };
    const claims = sampleLedger.claims.map((one) =>
      one.id === 'C004' ? { ...one, verdict: 'unverified' as const } : one,
    );
    const looks = [{ ...look, verdict: 'contradicted' as const }];
    const undisputed = 'One verifier contradicts C004, but it stands as undisputed';
    expect(messages({ ledger: { ...sampleLedger, claims, looks } })).toContain(undisputed);
    expect(messages({ ledger: { ...sampleLedger, claims } })).not.toContain(undisputed);
  });

  it('ask nobody to store the text of a file of the repository', () => {
    const sources = sampleLedger.sources.map((one) =>
      one.key === 'sourcec' ? { ...one, kind: 'repository' as const } : one,
    );
    const of = (changed: typeof sources) =>
      messages({ ledger: { ...sampleLedger, sources: changed }, pages: [] }).filter((one) =>
        one.startsWith('Nothing of'),
      );
    expect(of(sampleLedger.sources).join()).toContain('sourcec');
    expect(of(sources).join()).not.toContain('sourcec');
  });
});
