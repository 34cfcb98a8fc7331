import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import { concludePlanning, escalationsOf } from './rules/planning-conclusion.ts';
import { directionOf } from './rules/plan-assignments.ts';
import { planClaims } from './rules/plan-claim.ts';
import { countPlan, describeResult, summarizePlanning } from './rules/describe-plan.ts';
import { recordPlanning } from './rules/record-plan.ts';
import { planningLimitsOf, planYields, unresolvedObjections } from './rules/stability.ts';
import { judgeStall, stallQuestion, stallStep } from '../loop/rules/stall.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';
import { planCritique, planSection } from './hand-in-kinds.ts';
import { readPlan, writePlan } from './plan-file.ts';

/** Records an iteration of planning: merges sections, updates defects, and decides whether the plan is finished. */
export function recordPlan({ paths, state, inbox, runtime, reports }: Recording): PhaseRecord {
  const before = readPlan(paths);
  const { iteration } = state;
  const [architects, critics] = [inbox.of(planSection), inbox.of(planCritique)];
  const direction = directionOf(runtime.assignments);
  // A write-up without agents is no round of planning.
  const isRound = !isWriting(state) || direction.architects.length + direction.critics.length > 0;
  const plan = isRound ? recordPlanning(before, iteration, { architects, critics, direction }) : before;
  let { verdict, verdict_numbers: numbers } = state;
  let objections: string[] = [];
  let oscillating: string[] = [];
  return {
    kind: 'planning',
    conclude: (counted, ledger) => {
      const { finishing } = counted;
      const stall = judgeStall(counted, planYields(plan));
      const isStalled = stallStep({ ...counted, ...stall }) === 'the end';
      const judged = concludePlanning(plan, planClaims(ledger), planningLimitsOf(state));
      const isOver = finishing !== null || judged.kind !== 'go_on' || isStalled;
      if (isOver) objections = unresolvedObjections(plan.defects).map(({ id }) => id);
      if (isRound || verdict === null) ({ sentence: verdict, numbers } = judged);
      oscillating = judged.oscillating.filter((id) => reports.escalated?.has(id) !== true);
      return {
        stall,
        over: isOver ? (judged.kind === 'go_on' && isStalled ? 'stalled' : 'complete') : null,
        verdict,
        ...(numbers !== null && { numbers }),
        result: describeResult(plan, iteration, isWriting(state)),
        // The round that finishes the plan also completes its document.
        isLast: isOver && !isWriting(state),
        figures: countPlan(plan),
      };
    },
    write: () => {
      writePlan(paths, plan, objections);
    },
    asks: ({ stall, state: after }) => [
      ...escalationsOf(plan, oscillating, iteration),
      ...stallQuestion(after, stall, iteration),
    ],
    summary: () => summarizePlanning(plan, iteration, shownVerdict({ ...state, verdict }) ?? ''),
  };
}
