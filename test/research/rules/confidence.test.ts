import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimVerdicts, type Claim, type Evidence, type Source } from '../../../src/research/rules/ledger.ts';
import { quoteVerdicts } from '../../../src/research/rules/quotes/quote.ts';
import { confidenceOf } from '../../../src/research/rules/standing.ts';
import { judged, source } from '../../support/samples.ts';

type Verdict = NonNullable<Evidence['check']>['verdict'];
const kinds = ['primary', 'secondary', 'repository'] as const;
/** One source of each kind in each of ten groups: `primary 3`. */
const sources = new Map<string, Source>(
  kinds.flatMap((kind) =>
    Array.from({ length: 10 }, (_, group) => {
      const id = `${kind} ${group}`;
      return [id, source(id, `https://${kind}${group}.org/x`, { kind })] as const;
    }),
  ),
);
const piece = (id: string, verdict: Verdict = 'exact', sound = verdict !== 'absent'): Evidence => ({
  ...{ source: id, quote: 'q', hand_in: '1/researcher-1' },
  check: {
    ...{ verdict, sound: sound && verdict !== 'could-not-run', snapshot: null, detail: null },
    ...(verdict === 'could-not-run' && { unreachable: true as const }),
  },
});
type Given = Partial<Claim> & { isContested?: boolean; missed?: string };
const weighed = (evidence: Evidence[], { isContested = false, missed, ...more }: Given = {}) =>
  confidenceOf(
    {
      ...{ id: 'C001', text: 'It is so.', importance: 'central', confidence: 'low', first_iteration: 1 },
      ...{ judged: judged(), evidence, ...more },
    },
    { sources, groupOf: (id) => Number(id.split(' ')[1]), isContested, missed },
  );
const two = [piece('primary 1'), piece('secondary 2')];
const one = [piece('primary 1')];
const own = judged({ about: 'own', kind: 'term' });
const rival = judged({ about: 'rival' });
const praise = judged({ about: 'own', kind: 'praise' });
const half = judged({ page_says: 'partly' });
const gone = [piece('primary 1', 'not-found')];

describe('confidenceOf', () => {
  const cases: [level: string, reason: string, evidence: Evidence[], more?: Given][] = [
    ['high', 'verified; 2 independent sources, a primary one among them', two, { verdict: 'supported' }],
    ['high', 'verified', two, { verdict: 'qualified' }],
    ['medium', 'one primary source', [...one, ...one], { verdict: 'supported' }],
    ['medium', 'none of them primary', [piece('secondary 1'), piece('secondary 2')], { verdict: 'supported' }],
    ['medium', 'in one piece', [...one, piece('secondary 2', 'near')], { verdict: 'supported' }],
    ['medium', 'an answer to what contradicts it', two, { verdict: 'supported', isContested: true }],
    ['medium', 'lacks verification', two, { verdict: 'unverified' }],
    ['medium', 'one primary source; lacks verification', one],
    ['medium', 'none of them primary', [piece('secondary 1'), piece('secondary 2')]],
    ['low', 'a single secondary source', [piece('secondary 1'), piece('secondary 1')]],
    ['low', 'verification contradicted it', two, { verdict: 'contradicted' }],
    [
      'low',
      'a single secondary source',
      [piece('primary 1', 'absent'), piece('secondary 2')],
      { verdict: 'supported' },
    ],
    ['low', 'no quote of it carries it', [piece('primary 1', 'absent'), piece('primary 2', 'exact', false)]],
    ['low', 'no quote of it could be checked', [piece('primary 1', 'could-not-run')]],
    ['low', 'no quote of it could be checked', []],
    ['medium', 'one primary source', [...one, piece('primary 2', 'could-not-run')], { verdict: 'supported' }],
    ['medium', 'only its maker can say', one, { judged: own }],
    ['high', 'only its maker can say', one, { judged: own, verdict: 'qualified' }],
    ['medium', 'one primary source', one, { judged: own, verdict: 'unverified' }],
    ['low', 'no quote of it carries it', [piece('primary 1', 'absent')], { judged: own }],
    ['medium', 'searched again by code, in that place alone', gone, { verdict: 'supported' }],
    ['low', 'its quote does not say all of it (“never”); lacks verification', two, { missed: 'never' }],
    ['medium', 'missed in its quote (“never”)', two, { missed: 'never', verdict: 'supported' }],
    ['low', 'nobody has judged', two, { judged: undefined }],
    ['high', 'verified', two, { judged: undefined, verdict: 'supported' }],
    ['high', 'lines that code found in a file', [piece('repository 1')]],
    ['medium', 'a reading of lines of the repository; lacks verification', [piece('repository 1')], { judged: half }],
    ['high', 'verified; a reading of lines', [piece('repository 1')], { judged: half, verdict: 'supported' }],
    ['low', 'one interested party, not verified', one, { judged: rival }],
    ['medium', 'one interested party', one, { judged: rival, verdict: 'supported' }],
    ['low', 'one interested party, contested', one, { judged: rival, verdict: 'supported', isContested: true }],
    ['low', 'praise by one interested party', one, { judged: praise, verdict: 'supported' }],
    ['high', 'verified; 2 independent', two, { judged: rival, verdict: 'supported', independent_sources: 2 }],
  ];
  it.each(cases)('%s, %s', (level, reason, evidence, more) => {
    const found = weighed(evidence, more);
    expect(found).toEqual({ level, reason: expect.stringContaining(reason) as string });
  });

  const anyEvidence = fc.array(
    fc
      .tuple(
        fc.constantFrom(...sources.keys()),
        fc.constantFrom(...quoteVerdicts, 'could-not-run' as const),
        fc.boolean(),
      )
      .map(([id, verdict, sound]) => piece(id, verdict, sound)),
    { maxLength: 5 },
  );
  const anyGiven = fc
    .tuple(
      fc.option(fc.constantFrom(...claimVerdicts), { nil: undefined }),
      fc.constantFrom(undefined, judged(), own, rival, praise),
      fc.boolean(),
    )
    .map(([verdict, said, isContested]): Given => ({ ...(verdict && { verdict }), judged: said, isContested }));
  const rank = { low: 0, medium: 1, high: 2 };
  const levelOf = (...given: Parameters<typeof weighed>) => rank[weighed(...given).level];

  it('never falls with more sound evidence, and never rises by what fails or could not be checked', () => {
    fc.assert(
      fc.property(anyEvidence, anyGiven, fc.nat({ max: 9 }), fc.boolean(), (evidence, given, group, isUnread) => {
        fc.pre(evidence.every(({ source: id }) => !id.startsWith('repository')));
        const before = levelOf(evidence, given);
        expect(levelOf([...evidence, piece(`primary ${group}`)], given)).toBeGreaterThanOrEqual(before);
        const failed = piece(`primary ${group}`, isUnread ? 'could-not-run' : 'absent');
        expect(levelOf([...evidence, failed], given)).toBe(before);
      }),
    );
  });

  it('is high only for what was verified, whatever its nature, but for lines of the repository', () => {
    fc.assert(
      fc.property(anyEvidence, anyGiven, (evidence, given) => {
        const { level, reason } = weighed(evidence, given);
        const isVerified = given.verdict === 'supported' || given.verdict === 'qualified';
        expect(level !== 'high' || isVerified || reason.startsWith('lines ')).toBe(true);
      }),
    );
  });
});
