import { phaseTraits } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from '../research/ledger-file.ts';
import { limitsOf, readPlan } from './plan-file.ts';
import { concludePlanning } from './rules/planning-conclusion.ts';
import { planClaims } from './rules/plan-claim.ts';

/** Whether planning is over, as `record` and the brief phrase it, from the recorded plan. Undefined outside of planning. */
export function planVerdict(paths: WorkflowPaths, state: WorkflowState): string | undefined {
  if (phaseTraits[state.current_phase].document !== 'plan') return undefined;
  if (isWriting(state)) return shownVerdict(state) ?? undefined;
  return concludePlanning(readPlan(paths), planClaims(readLedger(paths)), limitsOf(paths, state)).sentence;
}
