import { openQuestions } from '../ledger/ledger.ts';
import { isLastButOne, isWriting } from '../iteration.ts';
import type { Conclude, IterationReports } from '../record.ts';
import { askingLevel, describeLadder, lastLevel } from '../steering/stall.ts';
import type { WorkflowState } from '../state/state.ts';
import type { YieldRule } from './novelty.ts';
import { moveResearch } from './research-progress.ts';
import { judgeSaturation } from './saturation.ts';
import { verdictAtEnd } from './verdict.ts';

/** Whether research is saturated, stands still, or goes on, and what for. */
export function concludeResearch({
  escalated = new Set(),
  unanswered = new Set(),
}: Pick<IterationReports, 'escalated' | 'unanswered'>): Conclude {
  return (state, ledger) => {
    const stall = moveResearch(state, ledger, escalated);
    // Questions that a person was asked about hold nothing up any more, once it has shown that research moves without them.
    const ignored = stall.stall_level === askingLevel ? new Set<string>() : escalated;
    const rule = { threshold: state.phase_transition_threshold, ...yieldRuleOf(state) };
    const { saturated, step, numbers, verdict } = judgeSaturation(ledger, rule, ignored);
    const asksPerson = openQuestions(ledger).some(({ id }) => unanswered.has(id));
    const whenSaturated = asksPerson ? 'blocked_on_human' : 'complete';
    return {
      stall,
      over: stall.stall_level === lastLevel ? 'stalled' : saturated ? whenSaturated : null,
      verdict: stall.stall_level === 0 ? said(state, verdict) : `${numbers}: ${describeLadder(stall)}`,
      step,
    };
  };
}

/** In the write-up, and before one that the number of iterations leaves no way around, nothing comes next. */
function said(state: WorkflowState, verdict: string): string {
  return isWriting(state) || isLastButOne(state) ? verdictAtEnd(verdict) : verdict;
}

/** What counts as an iteration with few new findings. */
export function yieldRuleOf({ depth, saturation_rule }: WorkflowState): YieldRule {
  return { depth, rule: saturation_rule };
}
