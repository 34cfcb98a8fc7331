import { isForUser, openQuestions, type Ledger } from './ledger.ts';
import { conclusions, isLastButOne, isWriting, verdictAtEnd } from '../../loop/rules/iteration.ts';
import { describeStall, stallStep, type StallMove } from '../../loop/rules/stall.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { EndReason } from '../../base/vocabulary.ts';
import { moveResearch } from './progress.ts';
import { isAnswered } from './questions.ts';
import { judgeSaturation } from './novelty.ts';

/** The conclusion of a phase from an iteration whose hand-ins are merged. */
export interface Conclusion {
  stall: StallMove;
  /** Why the phase ends, or null. */
  over: EndReason | null;
  /** The reason for people, and the numbers for it. */
  verdict: string;
  numbers?: string;
  /** The product of the iteration as a phrase, if it is not findings. */
  result?: string;
  /** Counts of the phase for the state. */
  figures?: Partial<WorkflowState>;
  /** Whether this iteration is the write-up of its phase, too. */
  isLast?: boolean;
}

/** @param state before the iteration was recorded, but with counters of the ledger. */
export type Conclude = (state: WorkflowState, ledger: Ledger) => Conclusion;

/** The questions of research that a person knows of. */
export interface AskedQuestions {
  /** Questions that a person was asked, answered or not. */
  escalated?: ReadonlySet<string>;
  /** Those that wait for the answer. */
  unanswered?: ReadonlySet<string>;
}

/** Whether research has its answers, is saturated, stalled, or continues, and why; with the depth `exhaustive` answers end nothing. */
export function concludeResearch({ escalated = new Set(), unanswered = new Set() }: AskedQuestions): Conclude {
  return (state, ledger) => {
    const stall = moveResearch(state, ledger, escalated);
    const after = { ...state, ...stall };
    const measure = stallStep(after);
    // Escalated questions do not delay the end, once research has made progress without them.
    const ignored = measure === 'a question' ? new Set<string>() : escalated;
    const { saturated, numbers, verdict } = judgeSaturation(ledger, state.phase_transition_threshold, ignored);
    // A question for the user does not delay the end; the report lists it as open.
    const asksPerson = openQuestions(ledger).some((one) => unanswered.has(one.id) && !isForUser(one));
    const whenOver = asksPerson ? 'blocked_on_human' : 'complete';
    const isDone = !saturated && state.depth !== 'exhaustive' && isAnswered(ledger, escalated);
    const shown = isDone ? conclusions.answered : said(state, verdict);
    return {
      stall,
      over: measure === 'the end' ? 'stalled' : isDone || saturated ? whenOver : null,
      verdict: isDone ? shown : (describeStall(after) ?? shown),
      numbers,
    };
  };
}

/** The verdict without the next step, when the write-up follows in any case. */
function said(state: WorkflowState, verdict: string): string {
  return isWriting(state) || isLastButOne(state) ? verdictAtEnd(verdict) : verdict;
}
