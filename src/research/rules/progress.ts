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

/** The progress of each research iteration, computed from the ledger, so that it cannot be lost. */
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
 * The stall step after the current iteration. Research stalls only on urgent questions; without them saturation ends it.
 * @param escalated questions that a person was asked, which no longer prolong research.
 */
export function moveResearch(state: WorkflowState, ledger: Ledger, escalated: ReadonlySet<string>): StallMove {
  const isHeld = urgentQuestions(ledger).some(({ id }) => !escalated.has(id));
  if (!isHeld && state.stall_level < askingLevel) return restartedLadder(state.iteration);
  return moveOnLadder(state, researchSamples(ledger), { window: state.stall_window, exemptions: mostExemptions });
}

/** The questions that were urgent during the whole last step, when the next one is to ask a person. */
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

/** The new questions that only the user can answer, as one escalation; empty without any. */
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

function wasOpenAfter(iteration: number, { raised_by, answered_by }: Question): boolean {
  return iterationOf(raised_by) <= iteration && (answered_by === null || iterationOf(answered_by) > iteration);
}
