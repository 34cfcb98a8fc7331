import { describe, expect, it } from 'vitest';
import type { IterationStatistics, Question } from '../../../src/research/rules/ledger.ts';
import { howItWasMade } from '../../../src/report/rules/assemble.ts';
import { isLowYield } from '../../../src/research/rules/fold.ts';
import { consecutiveLowYield, judgeSaturation } from '../../../src/research/rules/questions.ts';
import { conclusions, shownVerdict, verdictAtEnd } from '../../../src/loop/rules/iteration.ts';
import { ledger, question as asked, state, statistics } from '../../support/samples.ts';

const standard = 3;

type Round = [observations: number, newClaims: number, more?: Partial<IterationStatistics>];
const rounds = (list: Round[]) =>
  list.map(([observations, new_claims, more], index) =>
    statistics({ iteration: index + 1, observations, new_claims, ...more }),
  );

const low: Round = [20, 0, { low_yield: true }];
const rich: Round = [20, 9];
const waiting: Round = [20, 9, { unjudged: 9 }];
const outage: Round = [0, 0, { valid: false }];

const question = (id: string, priority: Question['priority'], status: Question['status'] = 'open') =>
  asked(id, { priority, status, raised_by: '1/researcher-1' });

describe('the verdict of a search that will not go on', () => {
  const ended = 'the search ended before research was saturated';
  it('announces nothing that will not come', () => {
    for (const goesOn of [conclusions.search, conclusions.pivot]) expect(verdictAtEnd(goesOn)).toBe(ended);
    for (const final of [conclusions.saturated, ended]) expect(verdictAtEnd(final)).toBe(final);
  });

  it('is told so in the write-up, after the end, and in the report', () => {
    const verdict = conclusions.pivot;
    const searching = state({ iteration: 3, verdict });
    expect(shownVerdict(searching)).toBe(verdict);
    const writing = { ...searching, writing_iteration: 3 };
    expect(shownVerdict(writing)).toBe(ended);
    expect(shownVerdict({ ...searching, status: 'stopped' })).toBe(ended);
    expect(howItWasMade(writing, ledger(), [])).toMatch(/The search ended before research was saturated$/);
  });
});

describe('judgeSaturation', () => {
  const cases: [string, Round[], Question[], boolean][] = [
    ['three low iterations, no question', [rich, low, low, low], [], true],
    ['two low iterations', [rich, low, low], [], false],
    ['three low and an urgent question', [low, low, low], [question('Q001', 'high')], false],
    ['three low and an urgent question answered', [low, low, low], [question('Q001', 'high', 'answered')], true],
    ['three low and other questions', [low, low, low], [question('Q001', 'medium'), question('Q002', 'low')], true],
    ['three outages', [rich, outage, outage, outage], [], false],
    ['three that judges have yet to decide', [rich, waiting, waiting, waiting], [], false],
    ['one of those between', [rich, low, waiting, low, low], [], true],
    ['nothing yet', [], [], false],
  ];
  it.each(cases)('%s', (_, list, questions, saturated) => {
    const judged = judgeSaturation(ledger({ iterations: rounds(list), questions }), standard);
    expect(judged.saturated).toBe(saturated);
    expect(judged.verdict).toMatch(
      saturated ? /^research is saturated/ : /research goes on(?: with what is still missing)?$/,
    );
  });

  it('is not held up by questions that a person was asked about, and says how many there are', () => {
    const questions = [question('Q001', 'high'), question('Q002', 'high')];
    const found = ledger({ iterations: rounds([low, low, low]), questions });
    expect(judgeSaturation(found, standard, new Set(['Q001'])).saturated).toBe(false);
    const { saturated, numbers } = judgeSaturation(found, standard, new Set(['Q001', 'Q002']));
    expect(saturated).toBe(true);
    expect(numbers).toMatch(/; 2 of 2 questions open, 2 put to you$/);
  });

  it('does not say that little is new after an iteration that found much, which nobody has judged', () => {
    const verdicts = [[low], [low, waiting], [low, rich, low]].map(
      (list) => judgeSaturation(ledger({ iterations: rounds(list) }), standard).verdict,
    );
    const [goesOn, isLittle] = [conclusions.search, conclusions.pivot];
    expect(verdicts).toEqual([isLittle, goesOn, isLittle]);
  });

  it('has the numbers behind its verdict', () => {
    const questions = [question('Q001', 'high'), question('Q002', 'low'), question('Q003', 'high', 'answered')];
    expect(
      judgeSaturation(ledger({ iterations: rounds([[72, 4, { low_yield: true }]]), questions }), standard).numbers,
    ).toBe(
      'the last search: 72 findings, 4 of them new for a question; 1 low-yield iteration in a row (3 end the search); 2 of 3 questions open, 1 urgent',
    );
  });
});

it.each([
  [0, true, true],
  [1, true, true],
  [2, true, false],
  [0, false, false],
])('with %i new findings, valid %s: low-yield is %s', (new_claims, valid, low_yield) => {
  expect(isLowYield({ new_claims, valid })).toBe(low_yield);
});

describe('low-yield iterations in a row', () => {
  const written: Round = [0, 0, { kind: 'writing', valid: false }];
  const cases: [string, Round[], number][] = [
    ['low ones behind a rich one', [low, rich, low, low], 2],
    ['outages between', [rich, low, outage, low, outage], 2],
    ['an outage marked low', [rich, [0, 0, { valid: false, low_yield: true }]], 0],
    ['a write-up between', [low, low, written], 2],
  ];
  it.each(cases)('count %s', (_, list, count) => expect(consecutiveLowYield(rounds(list))).toBe(count));
});
