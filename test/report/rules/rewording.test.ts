import { describe, expect, it } from 'vitest';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { saysMoreThanHolds } from '../../../src/report/rules/rewording.ts';
import { sampleInput, sampleLedger } from './sample-report.ts';

const narrowed = {
  handedIn: 'A token bucket adds 0.4 ms at the 99th percentile.',
  holds: 'On a single node a token bucket adds 0.4 ms at the 99th percentile.',
};
const without = {
  handedIn: 'The library is always safe under concurrent load.',
  holds: 'The library is safe under load.',
};
const number = {
  handedIn: 'The bucket holds many tokens for a user.',
  holds: 'The bucket holds 16 tokens for a user.',
};
const denied = {
  handedIn: 'The limiter blocks clients at once.',
  holds: 'The limiter does not block clients at once.',
};

describe('a sentence that states a narrowed claim', () => {
  it.each([
    ['A token bucket adds 0.4 ms at the 99th percentile.', narrowed, true],
    ['At the 99th percentile a token bucket adds 0.4 ms, which is little.', narrowed, true],
    ['On one node, a token bucket adds 0.4 ms at the 99th percentile.', narrowed, false],
    ['Buckets are cheap.', narrowed, false],
    ['The library is always safe under concurrent load.', without, true],
    ['The library is safe under load.', without, false],
    ['The bucket holds many tokens for a user.', number, true],
    ['The bucket holds 16 tokens for a user.', number, false],
    ['The limiter blocks clients at once.', denied, true],
    ['The limiter does not block clients at once.', denied, false],
  ])('%s', (sentence, claim, expected) => {
    expect(saysMoreThanHolds(sentence, claim)).toBe(expected);
  });

  it('is named by A6 with the wording that holds', () => {
    const [claim] = sampleLedger.claims.filter(({ id }) => id === 'C002');
    if (claim === undefined) throw new Error('the sample has no C002');
    const look = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C002', reason: 'Measured on one node.' };
    const holds = `On a single isolated machine: ${claim.text}`;
    const ledger = {
      ...sampleLedger,
      claims: sampleLedger.claims.map((one) => (one === claim ? { ...one, verdict: 'qualified' as const } : one)),
      looks: [{ ...look, verdict: 'qualified' as const, rewording: holds }],
    };
    const found = (tex: string) =>
      checkReport({ ...sampleInput({ ledger }), tex }).findings.filter(({ message }) => message.includes('narrower'));
    const { tex } = sampleInput({ ledger });
    const told = tex.replace(
      /\\end\{document\}/,
      `${claim.text.replace(/\.$/, '').replace('%', '\\%')} \\citep{sourcec}\\claim{C002}.\n\\end{document}`,
    );
    expect(found(told)[0]).toMatchObject({ id: 'A6', severity: 'hard' });
    expect(found(told)[0]?.message).toContain('“A token bucket adds 0.4 ms');
    expect(found(told)[0]?.fix).toContain('On a single isolated machine');
  });

  it('is judged by its own words, not by what the sentence says of other findings', () => {
    const [claim] = sampleLedger.claims.filter(({ id }) => id === 'C002');
    if (claim === undefined) throw new Error('the sample has no C002');
    const handedIn =
      'A job that was interrupted has to be run again, so no queue can promise that it runs exactly once.';
    const holds = 'In Que, a job that was interrupted has to be run again.';
    const look = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C002', reason: 'Que alone says so.' };
    const ledger = {
      ...sampleLedger,
      claims: sampleLedger.claims.map((one) =>
        one === claim ? { ...one, text: handedIn, verdict: 'qualified' as const } : one,
      ),
      looks: [{ ...look, verdict: 'qualified' as const, rewording: holds }],
    };
    const narrowedIn = (sentence: string) => {
      const { tex } = sampleInput({ ledger });
      return checkReport({
        ...sampleInput({ ledger }),
        tex: tex.replace(/\\end\{document\}/, `${sentence}\n\\end{document}`),
      }).findings.filter(({ message }) => message.includes('narrower'));
    };
    const others = 'the others promise that no queue runs a job more than exactly once \\citep{sourcea}\\claim{C001}';
    const cited = '\\citep{sourcec}\\claim{C002}';
    expect(narrowedIn(`In Que a job that was interrupted has to be run again ${cited}, ${others}.`)).toEqual([]);
    expect(narrowedIn(`${handedIn.slice(0, -1)} ${cited}, ${others}.`)).toHaveLength(1);
    expect(narrowedIn(`By ${cited}, ${handedIn.slice(0, -1).toLowerCase()}.`)).toHaveLength(1);
  });
});
