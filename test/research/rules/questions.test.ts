import { describe, expect, it } from 'vitest';
import type { Claim, Ledger, Question } from '../../../src/research/rules/ledger.ts';
import { isAnswered } from '../../../src/research/rules/questions.ts';
import { concludeResearch } from '../../../src/research/rules/research-conclusion.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { ledger, state, statistics, stored } from '../../support/samples.ts';

const asked = (more: Partial<Question> = {}): Question => ({
  ...{ id: 'Q001', text: 'Which timeout does it have?', priority: 'medium', status: 'open' },
  ...{ raised_by: 'user', answered_by: null },
  ...more,
});
const answered = { status: 'answered', answered_by: '1/researcher-1' } as const;
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
    expect(isAnswered(state(), known, new Set())).toBe(expected);
    expect(isAnswered(state(), known, new Set(['Q001']))).toBe(expected || known.iterations.length > 0);
  });

  it('are followed by urgent ones of agents, and not by others', () => {
    const with_ = (priority: Question['priority']) =>
      ledger({
        questions: [asked(answered), asked({ id: 'Q002', priority, raised_by: '1/researcher-1' })],
        ...{ claims: [verified], iterations: tried(1) },
      });
    expect((['high', 'medium'] as const).map((priority) => isAnswered(state(), with_(priority), new Set()))).toEqual([
      false,
      true,
    ]);
  });

  it('end research, but not with the depth exhaustive', () => {
    const known = after(answered, [verified]);
    const ends = (more: object) => concludeResearch({})(state({ iteration: 1, ...more }), known);
    expect(ends({})).toMatchObject({
      over: 'complete',
      verdict: 'the questions of the goal are answered, or were tried in two ways',
    });
    expect(ends({ depth: 'exhaustive' }).over).toBeNull();
  });
});

it('a goal for a plan is over when little of weight is new and central findings are verified; one question when it is saturated', () => {
  const ends = (claims: Claim[], rounds: number, workflow_type: WorkflowState['workflow_type']) =>
    isAnswered({ workflow_type }, ledger({ claims, iterations: tried(rounds) }), new Set());
  const two = [verified, { ...verified, id: 'C002' }];
  expect(ends(two, 1, 'autonomous-full-auto')).toBe(false);
  expect(ends(two, 2, 'autonomous-full-auto')).toBe(true);
  expect(ends([found()], 2, 'autonomous-full-auto')).toBe(false);
  expect(ends(two, 2, 'autonomous-research')).toBe(false);
});

it('an agent marks a question that only a trial answers, by its id', () => {
  const handIn = stored(2, 1, {
    questions: [{ text: 'Q001: a script of ten lines would show which', priority: 'low', addressee: 'trial' }],
  });
  const merged = mergeHandIns(ledger({ questions: [asked()] }), [handIn], '2026-03-01').ledger.questions;
  expect(merged).toEqual([asked({ addressee: 'trial' })]);
});
