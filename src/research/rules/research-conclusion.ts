import { isForUser, openQuestions, type Ledger } from './ledger.ts';
import { isLastButOne, isWriting, verdictAtEnd } from '../../loop/rules/iteration.ts';
import { askingLevel, describeLadder, lastLevel, type StallMove } from '../../loop/rules/stall.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import type { EndReason } from '../../base/vocabulary.ts';
import type { SearchStep } from '../../configuration/rules/configuration.ts';
import type { YieldRule } from './novelty.ts';
import { moveResearch } from './progress.ts';
import { judgeSaturation } from './saturation.ts';

/** The conclusion of a phase from an iteration whose hand-ins are merged. */
export interface Conclusion {
  stall: StallMove;
  /** Why the phase is over, or null. */
  over: EndReason | null;
  /** Whether it is over, in plain words, and the numbers behind it. */
  verdict: string;
  numbers?: string;
  /** The product of the iteration in a few words, where it is not new findings. */
  result?: string;
  step: SearchStep;
  /** Whether there is nothing to write up: the iteration that finds the phase over is its last one. */
  isLast?: boolean;
}

/** @param state as it was before the iteration was recorded, but with counters of the ledger. */
export type Conclude = (state: WorkflowState, ledger: Ledger) => Conclusion;

/** The questions of research that a person knows of. */
export interface AskedQuestions {
  /** Questions that a person was asked about, whether or not there is an answer. */
  escalated?: ReadonlySet<string>;
  /** Those of them that wait for the answer. */
  unanswered?: ReadonlySet<string>;
}

/** Whether research is saturated, stands still, or goes on, and what for. */
export function concludeResearch({ escalated = new Set(), unanswered = new Set() }: AskedQuestions): Conclude {
  return (state, ledger) => {
    const stall = moveResearch(state, ledger, escalated);
    // Questions that a person was asked about hold nothing up any more, once it has shown that research moves without them.
    const ignored = stall.stall_level === askingLevel ? new Set<string>() : escalated;
    const rule = { threshold: state.phase_transition_threshold, ...yieldRuleOf(state) };
    const { saturated, step, numbers, verdict } = judgeSaturation(ledger, rule, ignored);
    // A question for the user is left open in the report; it holds nothing up.
    const asksPerson = openQuestions(ledger).some((one) => unanswered.has(one.id) && !isForUser(one));
    const whenSaturated = asksPerson ? 'blocked_on_human' : 'complete';
    return {
      stall,
      over: stall.stall_level === lastLevel ? 'stalled' : saturated ? whenSaturated : null,
      verdict: stall.stall_level === 0 ? said(state, verdict) : describeLadder(stall),
      numbers,
      step,
    };
  };
}

/** In the write-up, and before one that the number of iterations leaves no way around, nothing comes next. */
function said(state: WorkflowState, verdict: string): string {
  return isWriting(state) || isLastButOne(state) ? verdictAtEnd(verdict) : verdict;
}

/** The rule by which an iteration has few new findings. */
export function yieldRuleOf({ depth, saturation_rule }: WorkflowState): YieldRule {
  return { depth, rule: saturation_rule };
}
