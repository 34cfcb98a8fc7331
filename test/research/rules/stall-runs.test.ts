import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/loop/rules/decide.ts';
import { assignmentsFor } from '../../../src/research/rules/needs.ts';
import { escalatedItems, openEscalation, openItems, type Escalation } from '../../../src/loop/rules/escalation.ts';
import type { ResearchHandIn } from '../../../src/research/rules/hand-in.ts';
import { beginIteration } from '../../../src/loop/rules/iteration.ts';
import { recordResearch as researchPhase } from '../../../src/research/rules/record.ts';
import type { EndReason } from '../../../src/base/vocabulary.ts';
import { recordResearch } from '../../support/recorded.ts';
import { claim, hoursLater, ledger, signals, start, state, stored } from '../../support/samples.ts';
import { isWriting } from '../../../src/loop/rules/state.ts';

/** What research does in an iteration; what is left out brings nothing new. */
interface Deed {
  finds?: string[];
  asks?: ResearchHandIn['questions'];
}

interface Round {
  iteration: number;
  count: number;
  step: string | undefined;
  tasks: string[];
  escalations: Escalation[];
}

const known = claim('The known finding was measured.');
const urgent = (text: string) => ({ text, priority: 'high' as const });
const unanswerable = urgent('How many limiters of the north fail each winter?');
const asksOnce = (iteration: number): Deed => (iteration === 1 ? { asks: [unanswerable] } : {});

/** The question of the goal, which is answered. */
const goal = { id: 'Q001', text: 'What is known?', priority: 'medium', status: 'answered', raised_by: 'user' } as const;

/** Drives research of the depth `exhaustive`, which no answer ends, through the rules themselves: at most 40 iterations. */
function research(
  deedOf: (iteration: number) => Deed,
  threshold = 3,
): { reason: EndReason; verdict: string; numbers: string; rounds: Round[] } {
  let current = beginIteration(
    state({
      iteration: 0,
      max_iterations: 40,
      repository_analysis: false,
      phase_transition_threshold: threshold,
      depth: 'exhaustive',
    }),
    start,
  );
  let found = ledger({ questions: [{ ...goal, answered_by: '1/researcher-1' }] });
  let escalations: readonly Escalation[] = [];
  const rounds: Round[] = [];
  for (;;) {
    const { iteration } = current;
    const assignments = assignmentsFor(current, found, { waiting: openItems(escalations) });
    const { finds = [], asks = [] } = deedOf(iteration);
    const bring = { claims: [known, ...finds.map((text) => claim(text))], questions: asks };
    const handIns = assignments.map((_, at) => stored(iteration, at + 1, at === 0 ? bring : {}));
    const result = recordResearch(
      current,
      found,
      {
        handIns: isWriting(current) ? [] : handIns,
        expected: assignments.length,
        assignments,
        escalated: escalatedItems(escalations),
        unanswered: openItems(escalations),
      },
      hoursLater(0),
    );
    current = result.state;
    found = result.ledger;
    const { asks: asksOfUser } = researchPhase({ state: current, reports: { escalated: escalatedItems(escalations) } });
    for (const one of asksOfUser(result)) escalations = openEscalation(escalations, one, start);
    const { fruitless_iterations: count, step } = result.stall;
    rounds.push({
      iteration,
      count,
      step,
      tasks: assignments.map(({ task }) => task),
      escalations: [...escalations],
    });
    const decision = decide(current, signals());
    if (decision.kind === 'end')
      return {
        reason: decision.reason,
        verdict: current.verdict ?? '',
        numbers: current.verdict_numbers ?? '',
        rounds,
      };
    current = beginIteration(current, hoursLater(0));
  }
}

const steps = (rounds: Round[]) =>
  rounds.flatMap(({ iteration, step }) => (step === undefined ? [] : [`${iteration} ${step}`]));
const counts = (rounds: Round[]) => rounds.map(({ count }) => count).join('');

describe('research on an urgent question that cannot be answered', () => {
  const { reason, verdict, rounds } = research(asksOnce);
  const tasksIn = (from: number, to: number) =>
    rounds.filter(({ iteration }) => iteration >= from && iteration <= to).flatMap(({ tasks }) => tasks);

  it('ends as stalled, by way of every measure, with a last iteration to write up', () => {
    expect(reason).toBe('stalled');
    expect(steps(rounds)).toEqual(['4 another strategy', '6 a question', '8 the end']);
    expect(rounds).toHaveLength(9);
    expect(rounds.at(-1)?.tasks).toEqual([]);
  });
  it('says so in its verdict', () => expect(verdict).toBe('7 iterations in a row brought nothing: it ends here'));
  it('follows the question as it stands, then in another way, then not at all', () => {
    const after = (from: number, to: number) => new Set(tasksIn(from, to).filter((task) => task.includes('Q002')));
    expect([...after(2, 2)]).toEqual([`Answer the open question Q002: “${unanswerable.text}”`]);
    expect([...after(3, 3)]).toEqual([
      expect.stringMatching(/^Try another way to answer the open question Q002, .*winter\?”$/),
    ]);
    expect([...after(4, 8)]).toEqual([]);
  });
  it('asks a person once, about that question', () => {
    expect(rounds[4]?.escalations).toEqual([]);
    expect(rounds.at(-1)?.escalations).toMatchObject([
      { id: 'E001', kind: 'missing_source', item: 'Q002', text: unanswerable.text, iteration: 6, answer: null },
    ]);
    expect(rounds.at(-1)?.escalations[0]?.tried[0]).toBe('searched for in iterations 2 to 6');
  });
});

it('research that moves after a person was asked ends by saturation, and says that the answer is all that is missing', () => {
  const { reason, rounds, verdict, numbers } = research((iteration) =>
    iteration === 7 ? { finds: ['Salt harms limiters.'] } : asksOnce(iteration),
  );
  expect(counts(rounds).slice(0, 7)).toBe('0123450');
  expect(reason).toBe('blocked_on_human');
  expect(verdict).toMatch(/^research is saturated/);
  expect(numbers).toMatch(/1 of 2 questions open, 1 put to you$/);
});

describe('research without an urgent question', () => {
  it.each([3, 9, 20])('is left to saturation, however long that takes: %i', (threshold) => {
    const mild = { text: 'Is there more?', priority: 'medium' as const };
    const { reason, rounds } = research((iteration) => (iteration === 1 ? { asks: [mild] } : {}), threshold);
    expect(reason).toBe('complete');
    expect(new Set(counts(rounds))).toEqual(new Set('0'));
  });

  it('has a whole window from the first urgent question on', () => {
    const { rounds } = research((iteration) => (iteration === 6 ? { asks: [unanswerable] } : {}), 20);
    expect(steps(rounds)[0]).toBe('8 another strategy');
  });
});
