import { describe, expect, it } from 'vitest';
import { type Decision, iterationResult, resultOfTurn } from '../../../src/loop/rules/decide.ts';
import { state } from '../../support/samples.ts';

const recorded = state({
  iteration: 4,
  recorded_iteration: 4,
  last_result: '9 new findings, 3 confirmed by a second source',
  verdict: 'research goes on',
  cost_usd: 3.1,
});

describe('iterationResult', () => {
  it('says in a sentence what an iteration brought, what it cost so far, and how it goes on', () =>
    expect(iterationResult(recorded)).toBe(
      'Iteration 4: 9 new findings, 3 confirmed by a second source; $3.10 so far. Research goes on.',
    ));
});

describe('the end of a search', () => {
  const writing = (finishing: 'max_cost' | 'max_iterations' | 'complete', verdict = 'research goes on') => ({
    ...recorded,
    iteration: 5,
    writing_iteration: 5,
    finishing,
    verdict,
  });
  const goesOn: Decision = { kind: 'continue', failed: false, pauseSeconds: 0 };
  it.each([
    ['max_iterations', 'no iteration was left to search in'],
    ['max_cost', 'the money for it was used up'],
    ['complete', 'its share of the budgets was used up'],
  ] as const)('is explained in the line of the iteration before: %s', (finishing, why) => {
    expect(resultOfTurn(goesOn, recorded, [], writing(finishing))[0]).toBe(
      `Iteration 4: 9 new findings, 3 confirmed by a second source; $3.10 so far. The search ended before research was saturated, because ${why}.`,
    );
  });

  it('by saturation needs no other reason, and another phase has its own verdict', () => {
    const saturated = 'research is saturated: searching on would find hardly anything new';
    expect(resultOfTurn(goesOn, recorded, [], writing('complete', saturated))[0]).toMatch(
      /find hardly anything new\.$/,
    );
    const planning = { ...writing('complete'), current_phase: 'Phase B: Planning' as const, verdict: null };
    expect(resultOfTurn(goesOn, recorded, [], planning)).toEqual([iterationResult(recorded)]);
  });
});

describe('resultOfTurn', () => {
  const goesOn: Decision = { kind: 'continue', failed: false, pauseSeconds: 0 };
  const ends: Decision = { kind: 'end', reason: 'complete', message: 'Done.' };

  it('has the iteration that is over with the turn', () => {
    expect(resultOfTurn(goesOn, recorded, [])).toEqual([iterationResult(recorded)]);
    expect(resultOfTurn(ends, recorded, [])).toEqual([iterationResult(recorded)]);
  });

  it('has nothing of one that goes on, was cut short, or runs without a session', () => {
    expect(resultOfTurn({ kind: 'wait' }, recorded, [])).toEqual([]);
    expect(resultOfTurn(ends, { ...recorded, recorded_iteration: 3 }, [])).toEqual([]);
    expect(resultOfTurn(goesOn, { ...recorded, driver: 'headless' }, [])).toEqual([]);
    expect(resultOfTurn(goesOn, { ...recorded, status: 'complete' }, [])).toEqual([]);
  });
});
