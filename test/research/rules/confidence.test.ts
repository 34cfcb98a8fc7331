import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceOf, type ClaimStanding, type WeighedEvidence } from '../../../src/research/rules/standing.ts';
import { quoteVerdicts } from '../../../src/research/rules/quotes/quote.ts';
import { claimVerdicts } from '../../../src/research/rules/ledger.ts';

const exact = { verdict: 'exact' as const, sound: true };
const near = { verdict: 'near' as const, sound: true };
const absent = { verdict: 'absent' as const, sound: false };
const doubtful = { verdict: 'exact' as const, sound: false };
const primary = (group: number, quote: WeighedEvidence['quote'] = exact) => ({
  kind: 'primary' as const,
  group,
  quote,
});
const secondary = (group: number, quote: WeighedEvidence['quote'] = exact) => ({
  kind: 'secondary' as const,
  group,
  quote,
});

describe('confidenceOf', () => {
  const cases: [evidence: WeighedEvidence[], more: Partial<ClaimStanding>, level: string, reason: string][] = [
    [
      [primary(1), secondary(2)],
      { verdict: 'supported' },
      'high',
      'verified; 2 independent sources, a primary one among them',
    ],
    [[primary(1), primary(1)], { verdict: 'supported' }, 'medium', 'lacks a second independent source'],
    [[secondary(1), secondary(2)], { verdict: 'supported' }, 'medium', 'lacks a primary source'],
    [[primary(1), secondary(2, near)], { verdict: 'supported' }, 'medium', 'lacks quotes in one piece, word for word'],
    [
      [primary(1), secondary(2)],
      { verdict: 'supported', isContested: true },
      'medium',
      'lacks an answer to what contradicts it',
    ],
    [[primary(1), secondary(2)], { verdict: 'qualified' }, 'high', 'verified'],
    [[primary(1), secondary(2)], { verdict: 'unverified' }, 'medium', 'lacks verification'],
    [[primary(1), secondary(2)], {}, 'medium', 'lacks verification'],
    [[primary(1)], {}, 'medium', '1 independent source, a primary one among them; lacks a second'],
    [[{ kind: 'repository', group: 1, quote: near }], {}, 'medium', 'a primary one among them'],
    [[secondary(1), secondary(2)], {}, 'medium', 'none of them primary'],
    [[secondary(1), secondary(1)], {}, 'low', 'a single secondary source'],
    [[primary(1), secondary(2)], { verdict: 'contradicted' }, 'low', 'verification contradicted it'],
    [[primary(1, absent), secondary(2)], { verdict: 'supported' }, 'low', 'a single secondary source'],
    [[primary(1, absent), primary(2, doubtful)], {}, 'low', '1 of 2 quotes not found'],
    [[primary(1, doubtful)], {}, 'low', 'too short or leave out'],
    [[primary(1, null), primary(2, null)], {}, 'low', '2 sources could not be read'],
    [[primary(1), primary(2, null)], { verdict: 'supported' }, 'medium', 'lacks a second independent source'],
    [[], {}, 'low', 'no evidence'],
    [[primary(1)], { nature: 'own' }, 'medium', 'only its maker can say; lacks verification'],
    [
      [primary(1)],
      { nature: 'own', verdict: 'supported' },
      'high',
      "its maker's own statement: only its maker can say",
    ],
    [
      [primary(1), primary(2)],
      { nature: 'own' },
      'medium',
      '2 independent sources, a primary one among them; lacks verification',
    ],
    [[primary(1)], { nature: 'own', verdict: 'unverified' }, 'medium', '1 independent source'],
    [[primary(1)], { nature: 'absence' }, 'medium', 'searched again by code; lacks verification'],
    [
      [primary(1)],
      { nature: 'absence', verdict: 'supported' },
      'medium',
      'searched again by code, in that place alone',
    ],
    [
      [primary(1), secondary(2)],
      { lacks: 'never' },
      'low',
      'its quote does not say all of it (“never”); lacks verification',
    ],
    [
      [primary(1), secondary(2)],
      { lacks: 'never', verdict: 'supported' },
      'medium',
      'what a judge missed in its quote (“never”)',
    ],
    [[primary(1), secondary(2)], { isUnjudged: true }, 'low', 'nobody has judged yet whether its quote says all of it'],
    [[primary(1), secondary(2)], { isUnjudged: true, verdict: 'supported' }, 'high', 'verified'],
    [[primary(1)], { nature: 'own', verdict: 'qualified' }, 'high', 'only its maker can say'],
    [[primary(1, absent)], { nature: 'own' }, 'low', '1 of 1 quote not found'],
    [[{ kind: 'repository', group: 1, quote: near }], { nature: 'lines' }, 'high', 'lines that code found in a file'],
    [
      [{ kind: 'repository', group: 1, quote: exact }],
      { nature: 'reading' },
      'medium',
      'a reading of lines of the repository; lacks verification',
    ],
    [
      [{ kind: 'repository', group: 1, quote: exact }],
      { nature: 'reading', verdict: 'supported' },
      'high',
      'verified; a reading of lines of the repository',
    ],
    [[primary(1)], { nature: 'interested' }, 'low', 'an interested party alone says so (not verified)'],
    [[primary(1)], { nature: 'interested', verdict: 'supported' }, 'medium', 'alone says so (verified)'],
    [
      [primary(1)],
      { nature: 'interested', verdict: 'supported', isContested: true },
      'low',
      'another finding contradicts',
    ],
    [[primary(1)], { nature: 'praise', verdict: 'supported' }, 'low', 'only who offers it praises it so'],
    [[primary(1), secondary(2)], { nature: 'interested', verdict: 'supported' }, 'high', 'verified; 2 independent'],
  ];
  it.each(cases)('%j %j: %s, %s', (evidence, more, level, reason) => {
    const confidence = confidenceOf({ evidence, verdict: null, isContested: false, isUnjudged: false, ...more });
    expect(confidence.level).toBe(level);
    expect(confidence.reason).toContain(reason);
    expect(confidence.reason).not.toContain('\n');
  });

  const anyEvidence = fc.array(
    fc.record({
      kind: fc.constantFrom('primary' as const, 'secondary' as const, 'repository' as const),
      group: fc.nat({ max: 3 }),
      quote: fc.option(fc.record({ verdict: fc.constantFrom(...quoteVerdicts), sound: fc.boolean() })),
    }),
    { maxLength: 5 },
  );
  const anyStanding = fc.record({
    evidence: anyEvidence,
    verdict: fc.option(fc.constantFrom(...claimVerdicts)),
    isContested: fc.boolean(),
    isUnjudged: fc.boolean(),
    nature: fc.constantFrom(undefined, 'reading' as const, 'own' as const, 'absence' as const, 'interested' as const),
  });
  const rank = { low: 0, medium: 1, high: 2 };
  const levelOf = (standing: ClaimStanding) => rank[confidenceOf(standing).level];

  it('never falls with more sound evidence, and never rises by what fails or could not be checked', () => {
    fc.assert(
      fc.property(anyStanding, fc.nat({ max: 9 }), fc.boolean(), (standing, group, isUnread) => {
        const { evidence } = standing;
        expect(levelOf({ ...standing, evidence: [...evidence, primary(group)] })).toBeGreaterThanOrEqual(
          levelOf(standing),
        );
        const failed = primary(group, isUnread ? null : absent);
        expect(levelOf({ ...standing, evidence: [...evidence, failed] })).toBe(levelOf(standing));
      }),
    );
  });

  it('is high only for what was verified, whatever its nature, but for lines of the repository', () => {
    fc.assert(
      fc.property(
        anyStanding,
        (standing) => levelOf(standing) < 2 || ['supported', 'qualified'].includes(standing.verdict ?? ''),
      ),
    );
  });
});
