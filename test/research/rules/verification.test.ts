import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIssues } from '../../../src/base/text.ts';
import { describeChecks } from '../../../src/research/rules/research-brief.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { hashOfShown, isRepositoryFact } from '../../../src/research/rules/standing.ts';
import { assess } from '../../../src/research/rules/fold.ts';
import {
  claimVerdicts,
  type Claim,
  type ClaimVerdict,
  type Ledger,
  type Verification,
} from '../../../src/research/rules/ledger.ts';
import {
  neededLists,
  ruleOn,
  votesOf,
  listedFor,
  verificationHandIn,
  verifierPrompt,
  wrongVerdicts,
  type PageFacts,
  type VerifierList,
} from '../../../src/research/rules/verification.ts';
import { judged, ledger as made, source } from '../../support/samples.ts';

const sources = ['https://a.example/a', 'repository:src/limiter.js', 'https://b.example/a'].map((url, at) =>
  source(`S00${at + 1}`, url),
);
const page = (id: string) => id.slice(-1).repeat(64);
const evidenceOf = (from: string, quote: string, snapshot = page(from)) => ({
  ...{ source: from, quote, hand_in: '1/researcher-1' },
  check: { verdict: 'exact' as const, sound: true, snapshot, detail: null },
});
const claim = (id: string, more: Partial<Claim> = {}, from = 'S001', snapshot = id.padStart(64, '0')): Claim => {
  const text = `The claim ${id} of a page.`;
  const evidence = [evidenceOf(from, text, snapshot)];
  return { id, text, importance: 'central', confidence: 'medium', first_iteration: 1, evidence, ...more };
};
const ledgerOf = (claims: Claim[], more: Partial<Ledger> = {}): Ledger => made({ sources, claims, ...more });
const look = (of: string, verdict: Verification['verdict'], more: Partial<Verification> = {}): Verification => ({
  ...{ assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: of, verdict, reason: null, rewording: null },
  ...more,
});
const asked = (known: Ledger) =>
  neededLists(known)
    .flat()
    .map((one) => one.claim);

const verdict = (more: object = {}) => ({
  claim: 'C001',
  verdict: 'supported',
  quote: 'a bucket allows bursts',
  reason: 'The page says so.',
  ...more,
});
/** Of a page that has all words but one, and of a project of which only `src` was searched. */
const facts: PageFacts = {
  isQuoted: (_, page) => page === 'a',
  isAbsent: (terms, page) =>
    page === 'a' || page === 'repository:src' ? terms.every((one) => one === 'retry') : undefined,
  ofOther: () => undefined,
};
const handIn = (...verdicts: object[]) => ({
  assignment: 'i3-v1',
  verdicts,
});

describe('the votes on a claim', () => {
  it.each<[string, Verification['verdict'][], ClaimVerdict, boolean]>([
    ['one for it decides', ['supported'], 'supported', false],
    ['one for it in other words decides', ['qualified'], 'qualified', false],
    ['one against it needs a second', ['contradicted'], 'contradicted', true],
    ['two against it decide', ['contradicted', 'contradicted'], 'contradicted', false],
    ['two that differ need a third', ['supported', 'contradicted'], 'unverified', true],
    ['a majority of three decides', ['supported', 'contradicted', 'contradicted'], 'contradicted', false],
    ['one for it decides beside one who cannot', ['unverified', 'supported'], 'supported', false],
    ['two for it decide, in the narrower words', ['supported', 'qualified'], 'qualified', false],
    ['those who cannot decide outvote nobody', ['unverified', 'supported', 'unverified'], 'unverified', false],
    ['a qualification stands among three', ['supported', 'contradicted', 'qualified'], 'qualified', false],
    ['who abstains is asked again', ['abstained', 'abstained'], 'unverified', true],
    ['five are the most', ['abstained', 'abstained', 'abstained', 'abstained', 'abstained'], 'unverified', false],
  ])('%s', (_, votes, ruled, isOpen) => {
    expect(ruleOn(votes)).toMatchObject({ verdict: ruled, isOpen });
  });

  it('count in any order', () => {
    const anyVotes = fc.array(fc.constantFrom(...claimVerdicts, 'abstained' as const), { maxLength: 6 });
    fc.assert(
      fc.property(anyVotes, (votes) => {
        expect(ruleOn(votes)).toEqual(ruleOn(votes.toReversed()));
      }),
    );
  });
});

describe('verifiers are asked', () => {
  it('about what is contested first, then central ones, and those of which a judge misses something', () => {
    const claims = [
      claim('C001', { importance: 'supporting', judged: judged({ page_says: 'partly', lacks: 'the year' }) }),
      claim('C002'),
      claim('C003'),
      claim('C004', { importance: 'peripheral' }),
      claim('C005', { importance: 'supporting' }),
      claim('C006', { importance: 'supporting' }),
      claim('C007', {}, 'S002'),
    ];
    const raised = { id: 'X001', statement: 'How fast?', raised_by: '1/researcher-1' };
    const contradictions = [{ ...raised, claims: ['C005', 'C002'], status: 'open' as const }];
    const order = asked(ledgerOf(claims, { contradictions }));
    expect(order).toEqual(['C002', 'C005', 'C003', 'C001', 'C007']);
  });

  it('about none a second time before all others, and then by another page', () => {
    const many = Array.from({ length: 6 }, (_, at) => claim(`C${String(at + 2).padStart(3, '0')}`));
    const first = claim('C001');
    const two = { ...first, evidence: [...first.evidence, evidenceOf('S003', 'It is so.')] };
    const batches = neededLists(ledgerOf([two, ...many], { looks: [look('C001', 'unverified')] }));
    expect(batches.map((batch) => batch.length)).toEqual([7]);
    expect(batches[0]?.at(-1)).toEqual({ claim: 'C001', snapshot: page('S003') });
  });

  it('in lists of thirty', () => {
    const ids = Array.from({ length: 38 }, (_, at) => `C${String(at + 1).padStart(3, '0')}`);
    const known = ledgerOf(ids.map((id) => claim(id, {}, 'S001', page('S001'))));
    expect(neededLists(known).map((batch) => batch.length)).toEqual([30, 8]);
  });
});

describe('a fact about the repository', () => {
  const known = new Map(sources.map((one) => [one.id, one]));
  it.each<[string, Partial<Claim>, string, boolean]>([
    ['which a judge found in its lines', { judged: judged() }, 'S002', true],
    ['of which its lines say a part', { judged: judged({ page_says: 'partly' }) }, 'S002', false],
    ['which nobody has judged', {}, 'S002', false],
    ['of a page of the web', { judged: judged() }, 'S001', false],
  ])('%s is verified by code: %s', (_, more, from, expected) => {
    const one = claim('C001', more, from);
    expect(isRepositoryFact(one, known)).toBe(expected);
    expect(asked(ledgerOf([one]))).toEqual(expected ? [] : ['C001']);
  });

  it('is none where a search found nothing: a verifier searches again, where it was searched', () => {
    const gone = { verdict: 'not-found' as const, sound: true, snapshot: null, detail: null };
    const absent = { source: 'S002', quote: '', searched: ['cache'], hand_in: '1/repo-analyst-1', check: gone };
    const known = ledgerOf([claim('C001', { judged: judged(), evidence: [absent] }, 'S002')]);
    const [[one] = []] = neededLists(known);
    expect(one).toEqual({ claim: 'C001', snapshot: 'repository:src/limiter.js' });
    const list = { assignment: 'i2-v1', claims: one === undefined ? [] : [listedFor(known, one)] };
    const task = verifierPrompt(list, 'docs/x', () => undefined);
    expect(task).toContain("searched for 'cache' in src/limiter.js: nothing");
    expect(task).toContain('Grep it: src/limiter.js.');
  });

  it('is none when its words are pieced together, or do not stand there', () => {
    const one = claim('C001', { judged: judged() }, 'S002');
    const as = (how: 'ellipsis' | 'absent', sound: boolean) => ({
      ...one,
      evidence: one.evidence.map((each) => ({ ...each, check: { verdict: how, sound, snapshot: null, detail: null } })),
    });
    expect(isRepositoryFact(as('ellipsis', true), known)).toBe(false);
    expect(isRepositoryFact(as('absent', false), known)).toBe(false);
    const claims = [one, claim('C002', { verdict: 'supported' }), claim('C003')];
    expect(describeChecks(ledgerOf(claims))).toBe(
      '3 of 3 quotes found in their sources; verifiers: 1 confirmed in their page',
    );
  });
});

describe('the hand-in of a verifier', () => {
  it('has a verdict for each claim', () => {
    const given = handIn(verdict(), verdict({ claim: 'C002', verdict: 'unverified', quote: undefined }));
    expect(verificationHandIn.safeParse(given).success).toBe(true);
    const { error } = verificationHandIn.safeParse(handIn(verdict(), verdict({ verdict: 'contradicted' })));
    expect(formatIssues(error?.issues ?? [])).toEqual(['verdicts: expected one verdict for each claim']);
  });

  it.each<[object, string]>([
    [verdict({ quote: undefined }), 'verdicts #1 quote: expected the words of the snapshot that decide'],
    [verdict({ verdict: 'qualified' }), 'verdicts #1 rewording: expected the claim as the source bears it out'],
    [verdict({ claim: '17' }), 'verdicts #1 claim: expected a claim id'],
    [verdict({ verdict: 'refuted' }), 'verdicts #1 verdict:'],
    [verdict({ reason: 'no' }), 'verdicts #1 reason:'],
  ])('is refused for %j: %s', (given, problem) => {
    const { error } = verificationHandIn.safeParse(handIn(given));
    expect(formatIssues(error?.issues ?? []).join('\n')).toContain(problem);
  });

  const listed = (id: string, snapshot: string, more: object = {}) => ({
    ...{ claim: id, text: 'On Linux a bucket allows bursts.', snapshot, quotes: [] },
    ...more,
  });
  const votes = (given: object, claims: VerifierList['claims']) =>
    votesOf(
      { assignment: 'i3-v1', claims },
      { id: '3/claim-verifier-1', handIn: verificationHandIn.parse(given) },
      facts,
    );

  it('abstains on claims left out, and by quotes that are not on their page', () => {
    const claims = [listed('C001', 'a'), listed('C002', 'b')];
    const of = (...verdicts: object[]) => votes(handIn(...verdicts), claims).map((one) => one.verdict);
    expect(of(verdict())).toEqual(['supported', 'abstained']);
    expect(of(verdict({ claim: 'C002', verdict: 'contradicted' }))).toEqual(['abstained', 'abstained']);
    const undecided = verdict({ claim: 'C002', verdict: 'unverified', quote: undefined });
    expect(of(undecided, verdict({ claim: 'C003' }))).toEqual(['abstained', 'unverified']);
    expect(of(verdict({ verdict: 'qualified', rewording: 'On Linux 7 it does.' }))).toEqual(['abstained', 'abstained']);
  });

  it('is told of claims without a verdict, of words that are nowhere, and of numbers that it made up', () => {
    const claims = [listed('C001', 'a'), listed('C002', 'b')];
    const faults = (...verdicts: object[]) =>
      wrongVerdicts({ assignment: 'i3-v1', claims }, verificationHandIn.parse(handIn(...verdicts)), facts);
    expect(faults(verdict(), verdict({ claim: 'C002', verdict: 'unverified', quote: undefined }))).toEqual([]);
    expect(faults(verdict())).toEqual(['verdicts: expected one for each claim, received none for C002']);
    expect(faults(verdict(), verdict({ claim: 'C002' }))[0]).toContain(
      '(C002) quote: these words do not stand on its page',
    );
    const narrowed = { verdict: 'qualified', rewording: 'On Linux 7 it allows bursts.' };
    const [wrong, ...others] = faults(verdict(narrowed), verdict({ claim: 'C003' }), verdict({ claim: 'C002' }));
    expect(wrong).toContain('(C001) rewording: has 7, which its quote does not have');
    expect(others[0]).toBe('verdicts #2 (C003): it is not in your list');
  });

  it('may answer by a search that code repeats, in a page or in the project', () => {
    const claims = [listed('C001', 'a'), listed('C002', 'repository:src'), listed('C003', 'repository:test')];
    const of = (claim: string, given: string, searched: string[]) =>
      votes(handIn(verdict({ claim, verdict: given, quote: undefined, searched })), claims).find(
        (one) => one.claim === claim,
      )?.verdict;
    expect(of('C001', 'supported', ['retry'])).toBe('supported');
    expect(of('C002', 'supported', ['retry'])).toBe('supported');
    expect(of('C002', 'supported', ['retry', 'backoff'])).toBe('abstained');
    expect(of('C002', 'contradicted', ['backoff'])).toBe('contradicted');
    expect(of('C002', 'contradicted', ['retry'])).toBe('abstained');
    expect(of('C003', 'supported', ['retry'])).toBe('abstained');
  });

  it('is for a finding as reworded where it was borne out so', () => {
    const of = (given: object, more = {}) =>
      votes(handIn(verdict(given)), [listed('C001', 'a', more)]).map((one) => [one.verdict, one.rewording, one.quote]);
    const quote = 'a bucket allows bursts';
    const reworded = { reworded: true };
    expect(of({}, reworded)).toEqual([['qualified', 'On Linux a bucket allows bursts.', quote]]);
    expect(of({ verdict: 'qualified', rewording: 'On Linux it does.' }, reworded)).toEqual([
      ['qualified', 'On Linux it does.', quote],
    ]);
    expect(of({ verdict: 'contradicted' }, reworded)).toEqual([['contradicted', null, 'a bucket allows bursts']]);
    expect(of({})).toEqual([['supported', null, quote]]);
  });
});

describe('a claim that verifiers', () => {
  const check = { verdict: 'exact' as const, sound: true, snapshot: '1'.repeat(64), detail: null };
  const weighed = (...verifications: Verification[]) =>
    assess(ledgerOf([claim('C001')]), { check: () => check, textHash: () => null, verifications });

  it('qualified is shown as they reworded it', () => {
    const one = claim('C001', { verdict: 'qualified' });
    const looks = [look('C001', 'qualified', { reason: 'One node.', rewording: 'On one node it holds.' })];
    const known = ledgerOf([one], { looks });
    expect(describeClaim(one, known)).toContain('handed in as: “The claim C001 of a page.”');
    expect(describeClaim(one, known).split('\n')[0]).toContain('On one node it holds.');
  });

  it('could not decide is asked about again; two decide', () => {
    const once = weighed(look('C001', 'unverified'));
    expect(once.claims[0]?.verdict).toBeUndefined();
    for (const one of once.claims) expect(describeClaim(one, once)).not.toContain('marked');
    expect(asked(once)).toEqual(['C001']);
    const twice = weighed(look('C001', 'unverified'), look('C001', 'unverified', { assignment: 'i3-v1' }));
    expect(twice.claims[0]?.verdict).toBe('unverified');
    expect(asked(twice)).toEqual([]);
    expect(asked(weighed(look('C001', 'contradicted')))).toEqual([]);
    expect(weighed(look('C001', 'abstained')).claims[0]?.verdict).toBeUndefined();
  });
});

describe('what a judge missed in the quote of a finding', () => {
  const doubted = claim('C001', { judged: judged({ page_says: 'partly', lacks: 'the year' }) });
  const exact = {
    ...doubted,
    judged: { ...judged({ page_says: 'partly', lacks: 'the year' }), of: hashOfShown(doubted) },
  };
  const known = ledgerOf([exact]);
  const list = {
    assignment: 'i3-v1',
    claims: [listedFor(known, { claim: 'C001', snapshot: 'C001'.padStart(64, '0') })],
  };
  const after = (more: object) => {
    const given = verificationHandIn.parse(handIn(verdict(more)));
    const verifications = votesOf(
      list,
      { id: '3/claim-verifier-1', handIn: given },
      { ...facts, isQuoted: () => true },
    );
    return assess(known, { check: (one) => one.check as never, textHash: () => null, verifications }).claims[0];
  };

  it('is shown to its verifier, and stays until one has words for it, or narrows the finding', () => {
    expect(verifierPrompt(list, 'docs/x', () => undefined)).toContain('missing in its quote: “the year”');
    expect(after({})?.confidence_reason).toContain('an answer to what a judge missed in its quote (“the year”)');
    // Whoever supported it without being told is followed by one more, who is.
    const looks = [look('C001', 'supported')];
    expect(asked(ledgerOf([exact], { looks }))).toEqual(['C001']);
    expect(asked(ledgerOf([exact], { looks: [...looks, look('C001', 'supported', { assignment: 'i3-v1' })] }))).toEqual(
      [],
    );
    expect(asked(ledgerOf([exact], { looks: [look('C001', 'supported', { settles: 'the year' })] }))).toEqual([]);
    expect(after({ answers: 'in the year 2024' })?.confidence_reason).not.toContain('judge missed');
    const narrowed = { verdict: 'qualified', rewording: 'The claim of a page, some year.' };
    expect(after(narrowed)?.confidence_reason).not.toContain('judge missed');
  });
});

describe('the task of a verifier', () => {
  const [long, short, lost] = ['a', 'b', 'c'].map((one) => one.repeat(64)) as [string, string, string];
  const line = (at: number) => `Line ${at} tells of menus and of music in folder ${at}. `.repeat(3);
  const filler = Array.from({ length: 60 }, (_, at) => line(at));
  const texts = new Map([
    [long, [...filler, 'With NFS set nolock for the mount.', ...filler, 'No database on NFS.', ...filler].join('\n')],
    [short, 'Buckets allow bursts.\n\u001b[1mWindows do not.'],
  ]);
  const one = (id: string, text: string, snapshot: string, quote: string) => ({
    ...{ claim: id, text, snapshot },
    quotes: [{ quote, title: `Page ${snapshot.slice(0, 1)}` }],
  });
  const list = {
    assignment: 'i2-v1',
    claims: [
      one('C001', 'A database on an NFS mount is safe with nolock.', long, 'set nolock for the mount'),
      one('C003', 'Buckets allow bursts.', short, 'Buckets allow bursts.'),
      one('C002', 'No database belongs on NFS.', long, 'No database on NFS'),
      one('C004', 'It is gone.', lost, 'gone'),
    ],
  };
  const prompt = verifierPrompt(list, 'docs/x', (snapshot) => texts.get(snapshot));

  it('lists claims by page, with what a long page says of them, and short ones whole, without control characters', () => {
    expect(prompt).toMatch(/^\[i2-v1\] Verify 4 claims against 3 stored pages\.\n\n## Page a\n\n- C001: /);
    expect(prompt).toContain(`${long}.txt, passages of ${texts.get(long)?.length} characters, […] between them:`);
    expect(prompt).toContain('> With NFS set nolock for the mount.');
    expect(prompt).toContain('> No database on NFS.');
    expect(prompt).toContain(`${short}.txt, the whole page:\n\n> Buckets allow bursts.\n> [1mWindows do not.`);
    expect(prompt).toContain(`\n\nRead docs/x/snapshots/${lost}.txt.`);
  });
});
