import { describe, expect, it } from 'vitest';
import { type WorkflowState, phaseAfterWriteUp } from '../../../src/loop/rules/state.ts';
import type { Claim, Ledger, Question } from '../../../src/research/rules/ledger.ts';
import { isAnswered, reopenRefuted } from '../../../src/research/rules/questions.ts';
import { concludeResearch, questionsForUser } from '../../../src/research/rules/record.ts';
import { itemsFor } from '../../../src/research/rules/claim-judging.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, judged as pageSays, ledger, question, state, statistics, stored } from '../../support/samples.ts';

const asked = (more: Partial<Question> = {}) => question('Q001', { text: 'Which timeout does it have?', ...more });
const answered = { status: 'answered', answered_by: '2/claim-judge-1', claims: ['C001'] } satisfies Partial<Question>;
const check = { verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null };
const found = (more: Partial<Claim> = {}): Claim => ({
  id: 'C001',
  text: 'Its timeout is 10 s.',
  importance: 'central',
  confidence: 'low',
  evidence: [{ source: 'S001', quote: 'a timeout of 10 s', hand_in: '1/researcher-1', check }],
  first_iteration: 1,
  ...more,
});
const verified = found({ verdict: 'supported' });
const tried = (times: number) =>
  Array.from({ length: times }, (_, at) => statistics({ iteration: at + 1, followed: ['Q001'] }));
const after = (question: Partial<Question>, claims: Claim[], times = 1) =>
  ledger({ questions: [asked(question)], claims, iterations: tried(times) });

describe('the questions of the user', () => {
  it.each<[string, Ledger, boolean]>([
    ['are open before anything was searched', ledger({ questions: [asked(answered)] }), false],
    ['are open after one try', after({}, [verified]), false],
    ['are over after two ways', after({}, [], 2), true],
    ['are open while a verifier has their central finding', after(answered, [found()]), false],
    ['are answered by a verified one', after(answered, [verified]), true],
    ['are over where only a trial shows it', after({ addressee: 'trial' }, []), true],
    ['are not held up by what only the user knows', after({ addressee: 'user' }, []), true],
  ])('%s', (_, known, expected) => {
    expect(isAnswered(known, new Set())).toBe(expected);
    expect(isAnswered(known, new Set(['Q001']))).toBe(expected || known.iterations.length > 0);
  });

  it('are followed by urgent ones of agents, and not by others', () => {
    const with_ = (priority: Question['priority']) =>
      ledger({
        questions: [asked(answered), asked({ id: 'Q002', priority, raised_by: '1/researcher-1' })],
        ...{ claims: [verified], iterations: tried(1) },
      });
    expect((['high', 'medium'] as const).map((priority) => isAnswered(with_(priority), new Set()))).toEqual([
      false,
      true,
    ]);
  });

  it('wait for the judge of what a trial found, but for no trial that nobody is waiting for', () => {
    const unread = (trial: Partial<Question>) =>
      ledger({
        questions: [asked(answered), asked({ id: 'Q002', addressee: 'trial', ...trial })],
        claims: [verified],
        iterations: [statistics({ followed: ['Q001', 'Q002'] })],
      });
    const others = { raised_by: '1/researcher-1', priority: 'medium' } as const;
    expect([{}, others].map((one) => isAnswered(unread(one), new Set()))).toEqual([false, true]);
    expect(isAnswered(unread({}), new Set(['Q002']))).toBe(true);
  });

  it('end research, but not with the depth exhaustive', () => {
    const known = after(answered, [verified]);
    const ends = (more: object) => concludeResearch({})(state({ iteration: 1, ...more }), known);
    expect(ends({})).toMatchObject({
      over: 'complete',
      verdict: 'the questions of the goal are answered',
    });
    expect(ends({ depth: 'exhaustive' }).over).toBeNull();
  });

  it.each([
    [0, 'the questions of the goal are answered; open: 1 question that came up during the search'],
    [
      4,
      'no question of the goal is left to search for: 1 of 5 questions answered, 1 not found by two searches, 1 answered in part, 1 that only a trial can answer, 1 for you to answer; open: 1 question that came up during the search',
    ],
  ])('end research with what became of each of the %d that are open', (count, expected) => {
    const all: [Partial<Question>, number][] = [
      [answered, 1],
      [{}, 2],
      [{ lacks: 'the price' }, 2],
      [{ addressee: 'trial' }, 1],
      [{ addressee: 'user' }, 0],
      [{ raised_by: '1/researcher-3', priority: 'medium' }, 0],
    ];
    const open = all.filter((_, at) => at === 0 || at > 4 - count);
    const questions = open.map(([more], at) => asked({ ...more, id: `Q00${at + 1}` }));
    const iterations = [1, 2].map((iteration) =>
      statistics({ iteration, followed: open.flatMap(([, tries], at) => (tries < iteration ? [] : `Q00${at + 1}`)) }),
    );
    const { over, verdict } = concludeResearch({})(
      state({ iteration: 2 }),
      ledger({ questions, iterations, claims: [found({ verdict: 'supported', judged: pageSays() })] }),
    );
    expect([over, verdict]).toEqual(['complete', expected]);
  });
});

it('a question is open again once all that answers it is refuted, or stands in no source', () => {
  const reopened = (more: Partial<Claim>) => reopenRefuted(after(answered, [found(more)])).questions[0]?.status;
  const absent = { ...check, verdict: 'absent' as const, sound: false };
  expect([
    reopened({}),
    reopened({ verdict: 'contradicted' }),
    reopened({ evidence: [{ source: 'S001', quote: 'x', hand_in: '1/researcher-1', check: absent }] }),
  ]).toEqual(['answered', 'open', 'open']);
});

it('two agents of one iteration are one try, in whatever ways; what was asked of options is one where it answered in part', () => {
  const both = statistics({ followed: ['Q001', 'Q001@practice'] });
  expect(isAnswered(ledger({ questions: [asked()], iterations: [both] }), new Set())).toBe(false);
  expect(isAnswered(ledger({ questions: [asked()], iterations: [both, both] }), new Set())).toBe(true);
  const ofOptions = statistics({ followed: ['option:beta + Q001@options'] });
  expect(isAnswered(ledger({ questions: [asked()], iterations: [both, ofOptions] }), new Set())).toBe(false);
  const inPart = [asked({ lacks: 'the price' })];
  expect(isAnswered(ledger({ questions: inPart, iterations: [ofOptions, ofOptions] }), new Set())).toBe(false);
  expect(isAnswered(ledger({ questions: inPart, iterations: [both, ofOptions] }), new Set())).toBe(true);
});

it('an agent marks a question that only a trial answers, by its id', () => {
  const handIn = stored(2, 1, {
    questions: [{ text: 'Q001: a script of ten lines would show which', priority: 'low', addressee: 'trial' }],
  });
  const merged = mergeHandIns(ledger({ questions: [asked()] }), [handIn], '2026-03-01').questions;
  expect(merged).toEqual([asked({ addressee: 'trial' })]);
});

it('what others have to answer of one option is a question of its own, and the rest stays open', () => {
  const known = asked({ options: ['Alpha', 'Beta'] });
  const handIn = stored(2, 1, {
    questions: [
      { text: 'Q001: whether Beta retries', priority: 'low', addressee: 'trial' },
      { text: 'Q001 (Alpha)', priority: 'low', addressee: 'web' },
    ],
  });
  const merged = mergeHandIns(ledger({ questions: [known] }), [handIn], '2026-03-01');
  const part = { id: 'Q002', text: 'whether Beta retries', part_of: 'Q001', priority: 'high', addressee: 'trial' };
  expect(merged.questions).toMatchObject([known, part]);
  expect(merged.questions).toHaveLength(2);
  const { beside } = itemsFor(merged, [], (quote) => quote);
  expect(beside.questions[0]?.text).toContain('so not part of this question: “whether Beta retries”');
  const whole = stored(2, 1, { questions: [{ text: 'Q001', priority: 'low', addressee: 'user' }] } as never);
  expect(mergeHandIns(ledger({ questions: [known] }), [whole], '2026-03-01').questions).toEqual([
    { ...known, addressee: 'user' },
  ]);
});

describe('a premise of the goal that does not hold', () => {
  const handIn = stored(1, 1, {
    claims: [claim('The limiter sweeps its idle keys already.')],
    questions: [{ text: 'It is there already: build it anew?', priority: 'high', addressee: 'user', premise: '#1' }],
  });
  const merged = mergeHandIns(ledger({}), [handIn], '2026-03-01');
  const judged = (verdict?: Claim['verdict']) => ({
    ...merged,
    claims: merged.claims.map((one) => ({ ...one, ...(verdict && { verdict }) })),
  });
  const over = (known: Ledger, workflow_type: WorkflowState['workflow_type'] = 'autonomous-full-auto') =>
    concludeResearch({})(state({ iteration: 1, workflow_type }), known).over;

  it('is asked of the user with the finding', () => {
    expect(questionsForUser(merged, new Set(), 1)).toMatchObject([
      {
        kind: 'premise',
        item: 'Q001',
        text: expect.stringMatching(/build it anew\? C001: The limiter .*https:/) as string,
      },
    ]);
  });

  it('ends research before anything is built on it, once the finding is verified and as long as the user has not answered', () => {
    expect([over(judged()), over(judged('contradicted')), over(judged('supported'))]).toEqual([null, null, 'premise']);
    expect(over(judged('supported'), 'autonomous-research')).toBeNull();
    const [asked] = merged.questions;
    const other = asked && { ...asked, id: 'Q002', addressee: 'web' as const, premise: undefined };
    const known = {
      ...judged('supported'),
      questions: [...merged.questions, other].filter((one) => one !== undefined),
    };
    expect(over(known), 'another question can be searched without the answer').toBeNull();
    const lines = { verdict: 'exact' as const, sound: true, snapshot: null, detail: null };
    const ofRepository = {
      ...merged,
      sources: merged.sources.map((one) => ({ ...one, kind: 'repository' as const })),
      claims: merged.claims.map((one) => ({
        ...{ ...one, judged: pageSays({ page_says: 'yes' }) },
        evidence: one.evidence.map((quoted) => ({ ...quoted, check: lines })),
      })),
    };
    expect(over(ofRepository)).toBe('premise');
    const questions = merged.questions.map((one) => ({ ...one, status: 'answered' as const }));
    expect(over({ ...judged('supported'), questions })).not.toBe('premise');
    expect(phaseAfterWriteUp(state({ workflow_type: 'autonomous-full-auto', finishing: 'premise' }))).toBeUndefined();
  });
});
