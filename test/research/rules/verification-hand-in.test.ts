import { describe, expect, it } from 'vitest';
import { formatIssues } from '../../../src/base/text.ts';
import { verificationsOf } from '../../../src/research/rules/verdicts.ts';
import { verificationHandIn, votesOf, type VerificationHandIn } from '../../../src/research/rules/verification.ts';

const verdict = (more: object = {}) => ({
  claim: 'C001',
  verdict: 'supported',
  quote: 'a bucket allows bursts',
  reason: 'The page says so.',
  ...more,
});
const handIn = (...verdicts: object[]) => ({
  assignment: 'i3-v1',
  summary: 'Read one snapshot and judged its claims.',
  verdicts,
});

describe('verificationHandIn', () => {
  it('takes a verdict for each claim', () => {
    const given = handIn(verdict(), verdict({ claim: 'C002', verdict: 'unverified', quote: undefined }));
    expect(verificationHandIn.safeParse(given).success).toBe(true);
    expect(
      verificationHandIn.safeParse(handIn(verdict({ verdict: 'qualified', rewording: 'A bucket may allow bursts.' })))
        .success,
    ).toBe(true);
  });

  const refused: [object, string][] = [
    [verdict({ quote: undefined }), 'verdicts #1 quote: expected the words of the snapshot that decide'],
    [verdict({ verdict: 'qualified' }), 'verdicts #1 rewording: expected the claim as the source bears it out'],
    [verdict({ claim: '17' }), 'verdicts #1 claim: expected a claim id'],
    [verdict({ verdict: 'refuted' }), 'verdicts #1 verdict:'],
    [verdict({ reason: 'no' }), 'verdicts #1 reason:'],
  ];
  it.each(refused)('refuses %j: %s', (given, problem) => {
    const { error } = verificationHandIn.safeParse(handIn(given));
    expect(formatIssues(error?.issues ?? []).join('\n')).toContain(problem);
  });

  it('refuses two verdicts on one claim', () => {
    const { error } = verificationHandIn.safeParse(handIn(verdict(), verdict({ verdict: 'contradicted' })));
    expect(formatIssues(error?.issues ?? [])).toEqual(['verdicts: expected one verdict for each claim']);
  });
});

describe('votesOf', () => {
  const batch = {
    claims: [
      { claim: 'C001', snapshot: 'a' },
      { claim: 'C002', snapshot: 'b' },
    ],
  };
  const read = (...verdicts: object[]): VerificationHandIn => verificationHandIn.parse(handIn(...verdicts));
  const onPageA = (_: string, snapshot: string) => snapshot === 'a';

  it('abstains for claims left out, for quotes that are not in the snapshot, and for an agent that failed', () => {
    expect(votesOf(read(verdict()), batch, onPageA).map((vote) => vote.verdict)).toEqual(['supported', 'abstained']);
    expect(votesOf(read(verdict({ claim: 'C002', verdict: 'contradicted' })), batch, onPageA)).toEqual([
      { claim: 'C001', verdict: 'abstained' },
      { claim: 'C002', verdict: 'abstained' },
    ]);
    expect(votesOf(undefined, batch, onPageA).map((vote) => vote.verdict)).toEqual(['abstained', 'abstained']);
  });

  it('needs no quote for "unverified", and has no vote on claims that were not asked about', () => {
    const given = read(verdict({ claim: 'C002', verdict: 'unverified', quote: undefined }), verdict({ claim: 'C003' }));
    expect(votesOf(given, batch, onPageA)).toEqual([
      { claim: 'C001', verdict: 'abstained' },
      { claim: 'C002', verdict: 'unverified' },
    ]);
  });
});

describe('the votes on a finding that a verifier has reworded', () => {
  const text = 'On Linux a bucket allows bursts.';
  const votesOn = (given: object, isReworded = true) =>
    verificationsOf([], {
      batches: [
        {
          assignment: 'i4-v1',
          iteration: 4,
          attack: 'overreach',
          claims: [{ claim: 'C001', snapshot: 'a', text, ...(isReworded && { reworded: true }) }],
        },
      ],
      handIns: [
        {
          id: '4/claim-verifier-1',
          handIn: verificationHandIn.parse({ ...handIn(verdict(given)), assignment: 'i4-v1' }),
        },
      ],
      isOver: () => true,
      isQuoted: () => true,
    }).map(({ verdict: ruled, rewording, quote }) => [ruled, rewording, ...(isReworded ? [] : [quote])]);

  it('are for the finding as reworded where it was borne out so, else as they were cast', () => {
    expect(votesOn({ verdict: 'supported' })).toEqual([['qualified', text]]);
    const narrower = 'On Linux 6 a bucket allows bursts.';
    expect(votesOn({ verdict: 'qualified', rewording: narrower })).toEqual([['qualified', narrower]]);
    expect(votesOn({ verdict: 'contradicted' })).toEqual([['contradicted', null]]);
    expect(votesOn({ verdict: 'unverified', quote: undefined })).toEqual([['unverified', null]]);
  });

  it('keep the quote with which the verifier supports it', () => {
    expect(votesOn({ verdict: 'supported' }, false)).toEqual([['supported', null, 'a bucket allows bursts']]);
    expect(votesOn({ verdict: 'contradicted' }, false)).toEqual([['contradicted', null, undefined]]);
  });
});
