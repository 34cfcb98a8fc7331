import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { isForUser, openQuestions, type Ledger, type Question } from './ledger.ts';
import { wholeQuestion } from './like-questions.ts';
import {
  type ProgressSample,
  askingLevel,
  mostExemptions,
  moveOnLadder,
  restartedLadder,
  type StallMove,
} from '../../loop/rules/stall.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/** The progress of each iteration of research, computed from the ledger: nothing else has to be kept, or can be lost. */
export function researchSamples(ledger: Ledger): ProgressSample[] {
  return ledger.iterations
    .filter(({ kind }) => kind === 'research')
    .map(({ iteration, valid, report }) => {
      const known = ledger.claims.filter((claim) => claim.first_iteration <= iteration).length;
      const contradictions = ledger.contradictions.filter((one) => iterationOf(one.raised_by) <= iteration).length;
      return {
        iteration,
        valid,
        open: ledger.questions.filter((question) => wasOpenAfter(iteration, question)).map(({ id }) => id),
        product: `${known} findings, ${contradictions} contradictions, cited: ${report?.cited ?? ''}`,
        ...(report !== undefined && { wording: report.text }),
      };
    });
}

/**
 * The step of the ladder on which research is after the iteration in progress. It can only stall on an urgent question: without one, saturation
 * ends it.
 * @param escalated questions that a person was asked about: they keep research going no longer.
 */
export function moveResearch(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): StallMove {
  const isHeld = urgentQuestions(ledger).some(({ id }) => !escalated.has(id));
  if (!isHeld && state.stall_level < askingLevel) return restartedLadder(state.iteration);
  return moveOnLadder(state, researchSamples(ledger), { window: state.stall_window, exemptions: mostExemptions });
}

/** The urgent questions that were there for all of the last step, when the ladder has reached the point of asking a person. */
export function questionsToEscalate(
  { stall_level, stall_since_iteration, stall_window }: WorkflowState,
  ledger: Ledger,
  escalated: ReadonlySet<string>,
): Question[] {
  if (stall_level !== askingLevel) return [];
  return urgentQuestions(ledger).filter(
    ({ id, raised_by }) => !escalated.has(id) && iterationOf(raised_by) <= (stall_since_iteration ?? 0) - stall_window,
  );
}

/** The questions that only the user can answer and was not asked yet, as one; none where there are none. */
export function questionsForUser(ledger: Ledger, escalated: ReadonlySet<string>, iteration: number): NewEscalation[] {
  const [first, ...others] = openQuestions(ledger).filter((one) => isForUser(one) && !escalated.has(one.id));
  if (first === undefined) return [];
  const asked = [first, ...others].map((one) => `${one.id}: ${wholeQuestion(one)}`).join(' · ');
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

/** The question to a person about an open question that could not be answered. */
export function escalationOf({ id, text, raised_by }: Question, iteration: number): NewEscalation {
  return {
    kind: 'missing_source',
    item: id,
    text,
    tried: [
      `searched for in iterations ${iterationOf(raised_by) + 1} to ${iteration}`,
      'other terms, languages and kinds of source',
      'narrower forms of the question, proxy evidence, and bounds for the answer',
    ],
    iteration,
  };
}

/** The iteration in which a hand-in, such as `3/researcher-1`, came. */
export function iterationOf(handIn: string): number {
  return Number.parseInt(handIn, 10);
}

function urgentQuestions(ledger: Ledger): Question[] {
  return openQuestions(ledger).filter((one) => one.priority === 'high' && !isForUser(one));
}

function wasOpenAfter(iteration: number, { raised_by, answered_by }: Question): boolean {
  return iterationOf(raised_by) <= iteration && (answered_by === null || iterationOf(answered_by) > iteration);
}
