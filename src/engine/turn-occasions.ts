import type { Decision } from './decide.ts';
import { isWriting } from './iteration.ts';
import { phaseAfterWriteUp } from './modes.ts';
import type { Occasion } from './steering/notification.ts';
import type { WorkflowState } from './state/state.ts';

/** What a person who is elsewhere may want to know of a decision. */
export function occasionsOf(decision: Decision, state: WorkflowState): Occasion[] {
  if (decision.kind === 'end') {
    const { reason, message } = decision;
    return state.status === 'in_progress' ? [{ kind: 'ended', reason, message }] : [];
  }
  const to = decision.kind === 'continue' && isWriting(state) ? phaseAfterWriteUp(state) : undefined;
  return to === undefined ? [] : [{ kind: 'phase-change', from: state.current_phase, to }];
}
