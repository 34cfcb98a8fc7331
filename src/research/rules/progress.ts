import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { isForUser, openQuestions, type Ledger, type Question } from './ledger.ts';
import { judgeStall, restartedStall, stallStep, type IterationYield, type StallMove } from '../../loop/rules/stall.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/** Whether each iteration of research found or answered something, from the ledger, so that it cannot be lost. */
function researchYields({ iterations, claims, questions }: Ledger): IterationYield[] {
  const found = new Set(claims.map(({ first_iteration }) => first_iteration));
  const answered = new Set(questions.map(({ answered_by }) => (answered_by === null ? 0 : iterationOf(answered_by))));
  return iterations
    .filter(({ kind }) => kind === 'research')
    .map(({ iteration, valid }) => ({ iteration, valid, brought: found.has(iteration) || answered.has(iteration) }));
}

/**
 * The measure after the current iteration. Only urgent questions let research stall; without them saturation ends it.
 * @param escalated questions that a person was asked, which no longer prolong research.
 */
export function moveResearch(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): StallMove {
  const isHeld = urgentQuestions(ledger).some(({ id }) => !escalated.has(id));
  const wasAsked = stallStep(state) === 'a question' || stallStep(state) === 'the end';
  return isHeld || wasAsked ? judgeStall(state, researchYields(ledger)) : restartedStall(state.iteration);
}

/** The questions that were urgent all the while, when the measure is to ask a person. */
export function questionsToEscalate(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): Question[] {
  if (stallStep(state) !== 'a question') return [];
  return urgentQuestions(ledger).filter(
    ({ id, raised_by }) => !escalated.has(id) && iterationOf(raised_by) <= state.iteration - state.stall_window,
  );
}

/** The new questions that only the user can answer, as one escalation; empty without any. */
export function questionsForUser(ledger: Ledger, escalated: ReadonlySet<string>, iteration: number): NewEscalation[] {
  const [first, ...others] = openQuestions(ledger).filter((one) => isForUser(one) && !escalated.has(one.id));
  if (first === undefined) return [];
  const asked = [first, ...others].map((one) => `${one.id}: ${one.text}`).join(' · ');
  return [
    {
      kind: 'ambiguous_requirement',
      item: first.id,
      ...(others.length > 0 && { others: others.map(({ id }) => id) }),
      text: `Only you can answer this; nothing waits for it. ${asked}`,
      tried: [],
      iteration,
    },
  ];
}

/** The escalation of an open question that agents could not answer. */
export function escalationOf({ id, text, raised_by }: Question, iteration: number): NewEscalation {
  return {
    kind: 'missing_source',
    item: id,
    text,
    tried: [
      `searched for in iterations ${iterationOf(raised_by) + 1} to ${iteration}`,
      'other terms, languages and kinds of source',
    ],
    iteration,
  };
}

/** The iteration of a hand-in such as `3/researcher-1`. */
export function iterationOf(handIn: string): number {
  return Number.parseInt(handIn, 10);
}

function urgentQuestions(ledger: Ledger): Question[] {
  return openQuestions(ledger).filter((one) => one.priority === 'high' && !isForUser(one));
}
