import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/base/arithmetic.ts';
import { checkReport } from '../../../src/report/rules/check-report.ts';
import { insert, sampleInput, sampleLedger } from './sample-report.ts';

describe('evaluate', () => {
  it.each([
    ['3600*24/2', 43_200],
    ['2000 * 86400 * 30 / 4', 1_296_000_000],
    ['(1 + 2) * -3 ^ 2', -27],
    ['2^3^2', 512],
    ['10 - 2 - 3', 5],
    ['1.5e3 / 3', 500],
  ])('gives %s its value', (formula, value) => {
    expect(evaluate(formula)).toBe(value);
  });

  it.each([
    '',
    '1/0',
    '2 3',
    '2 +',
    '(1',
    '1)',
    'process.exit()',
    '1,000*2',
    '2**3',
    `1${'+1'.repeat(200)}`,
    '1e999*1',
  ])('takes no %j', (formula) => {
    expect(evaluate(formula)).toBeUndefined();
  });
});

/** What B2 says of a sentence, alone in its paragraph or cited. */
const said = (sentence: string, more: Parameters<typeof sampleInput>[0] = {}) =>
  checkReport(sampleInput({ ...insert(`Confidence is high. ${sentence}`), ...more }))
    .findings.filter(({ id }) => id.startsWith('B'))
    .map(({ id, severity, message }) => `${id} ${severity}: ${message}`);

/** What B2 says of it: B3 wants a source for the numbers around, too. */
const computed = (sentence: string) => said(sentence).filter((one) => one.startsWith('B2'));

describe('computed numbers', () => {
  it('are what their formula gives, rounded to the digits written', () => {
    for (const right of [
      '[3600*24/2]{43,200}',
      '[2000*86400*30/4]{1.3 billion}',
      '[(7+2)*10^3]{9,000}',
      '[1/3*100]{33}',
    ])
      expect(computed(`Of 2,000 a second that makes \\derived${right} in all.`)).toEqual([]);
  });

  it('are computed from numbers that a reader finds in the paragraph or in what it cites', () => {
    expect(said('A job waits for \\derived[600/60]{10} minutes.')).toEqual([
      'B2 hard: \\derived[600/60]{10} is computed from 600, which neither the paragraph nor what it cites has',
    ]);
    expect(computed('With a lease of 600 seconds a job waits for \\derived[600/60]{10} minutes.')).toEqual([]);
    expect(computed('At a share of 15 % of all that is \\derived[0.15*1000]{150}.')).toEqual([]);
  });

  it('are named where they are not, or the formula is none', () => {
    expect(said('That makes \\derived[2000*86400*30/4]{1.6 billion}.')).toEqual([
      'B2 hard: \\derived[2000*86400*30/4]{1.6 billion} is not what its formula gives, 1,296,000,000',
    ]);
    expect(said('That makes \\derived[15800]{15,800}.')[0]).toContain('holds no formula that can be computed');
    expect(said('That makes \\derived[a+b]{15}.')[0]).toContain('holds no formula that can be computed');
    expect(said('That makes \\derived[3*4]{12 or 13}.')[0]).toContain('prints more than one number');
  });

  it('are named without a formula, which takes no number of a sentence with one along', () => {
    const found = checkReport(sampleInput(insert('That makes \\derived{15,600}.'))).findings;
    expect(found.filter(({ id }) => id === 'B2')).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('“15,600”') as string },
    ]);
    const cited = '\\citep{sourcec}\\claim{C002}';
    expect(said(`It is 971 hours, and \\derived[3*4]{12} ${cited}.`)).toEqual([
      'B2 hard: 971 hours (C002) stands nowhere in the quotes of sourcec, those of its verifiers and their narrower wordings',
    ]);
  });
});

describe('numbers of a cited sentence', () => {
  const ledger = {
    ...sampleLedger,
    claims: sampleLedger.claims.map((claim) =>
      claim.id === 'C002'
        ? {
            ...claim,
            evidence: claim.evidence.map((one) => {
              return { ...one, quote: `${one.quote} at 15606.79 and 183895.49 jobs in 2021, 240 of them` };
            }),
          }
        : claim,
    ),
  };
  const b2 = (number: string, deciding: [string, string[]][] = []) =>
    said(`It is ${number} \\citep{sourcec}\\claim{C002}.`, { ledger, deciding: new Map(deciding) }).filter((one) =>
      one.startsWith('B2'),
    );

  it('may be rounded to the digits written, as far as two of them say something', () => {
    for (const number of ['15,600 jobs', '184,000 jobs', '15,607 jobs', '16,000 jobs']) expect(b2(number)).toEqual([]);
    for (const number of ['15,800 jobs', '183,000 jobs', '200 jobs', 'from 2020']) expect(b2(number)).toHaveLength(1);
  });

  it('is none where it is but the version in a name that the source is about', () => {
    const about = {
      ...ledger,
      sources: ledger.sources.map((source) => ({ ...source, url: 'https://vite.dev/guide/migration' })),
    };
    const faults = (words: string) =>
      said(`${words} \\citep{sourcec}\\claim{C002}.`, { ledger: about }).filter((one) => one.startsWith('B2'));
    expect(faults('Oxc replaces esbuild in Vite 8')).toEqual([]);
    expect(faults('Oxc needs Vite 8')).toHaveLength(1);
    expect(faults('Oxc replaces esbuild in Redis 8')).toHaveLength(1);
  });

  it('are told apart from those computed beside them by their place, not by their digits', () => {
    const times = { ...ledger };
    times.claims = ledger.claims.map((claim) =>
      claim.id === 'C002'
        ? {
            ...claim,
            evidence: claim.evidence.map((one) => ({
              ...one,
              quote: `${one.quote}; Parcel 2.8: 9 minutes, another bundler: over 45 minutes`,
            })),
          }
        : claim,
    );
    const b2OfTimes = (end: string) =>
      said(
        `A build takes Parcel 2.8 9 minutes and another bundler over 45 minutes \\citep{sourcec}\\claim{C002}, a factor of at least ${end}.`,
        { ledger: times },
      ).filter((one) => one.startsWith('B2'));
    expect(b2OfTimes('\\derived[45/9]{5}')).toEqual([]);
    expect(b2OfTimes('\\derived[45/9]{5}, or 6')).toHaveLength(1);
  });

  it('may stand in the words by which a verifier decided', () => {
    expect(b2('10 minutes')).toHaveLength(1);
    expect(b2('10 minutes', [['C002', ['after ten minutes it gave up']]])).toEqual([]);
  });

  it('may stand in the wording to which a verifier narrowed the finding', () => {
    const narrowed = {
      ...ledger,
      claims: ledger.claims.map((one) => (one.id === 'C002' ? { ...one, verdict: 'qualified' as const } : one)),
      looks: [
        {
          assignment: 'i2-v1',
          hand_in: null,
          claim: 'C002',
          verdict: 'qualified' as const,
          reason: 'The page says it of a test.',
          rewording: 'In one test it took 0.01 s.',
        },
      ],
    };
    const found = (number: string) =>
      said(`It is ${number} in one test \\citep{sourcec}\\claim{C002}.`, { ledger: narrowed }).filter((one) =>
        one.startsWith('B2'),
      );
    expect(found('0.01 s')).toEqual([]);
    expect(found('0.02 s')).toHaveLength(1);
  });
});
