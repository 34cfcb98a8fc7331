import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import { concludePlanning } from './rules/planning-conclusion.ts';
import { directionOf } from './rules/plan-assignments.ts';
import { planClaims } from './rules/plan-claim.ts';
import { countPlan, describeResult, summarizePlanning } from './rules/describe-plan.ts';
import { recordPlanning } from './rules/record-plan.ts';
import { planYields } from './rules/stability.ts';
import { judgeStall, stallQuestion, stallStep } from '../loop/rules/stall.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';
import { planCritique, planSection } from './hand-in-kinds.ts';
import { editsTaken } from '../report/edits.ts';
import { writePlanDocument } from './plan-document.ts';
import { limitsOf, readPlan, writePlan } from './plan-file.ts';

/** Records an iteration of planning: merges sections, updates defects, and decides whether the plan is finished. */
export function recordPlan({ paths, state, inbox, runtime }: Recording): PhaseRecord {
  const before = readPlan(paths);
  const { iteration } = state;
  const [architects, critics] = [inbox.of(planSection), inbox.of(planCritique)];
  const direction = directionOf(runtime.assignments);
  // A write-up without agents is no round of planning.
  const isRound = !isWriting(state) || direction.architects.length + direction.critics.length > 0;
  const plan = isRound ? recordPlanning(before, iteration, { architects, critics, direction }) : before;
  let { verdict, verdict_numbers: numbers } = state;
  return {
    kind: 'planning',
    conclude: (counted, ledger) => {
      const { finishing } = counted;
      const stall = judgeStall(counted, planYields(plan));
      const isStalled = stallStep({ ...counted, ...stall }) === 'the end';
      const judged = concludePlanning(plan, planClaims(ledger), limitsOf(paths, state));
      const isOver = finishing !== null || judged.kind !== 'go_on' || isStalled;
      if (isRound || verdict === null) ({ sentence: verdict, numbers } = judged);
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
    write: (after, ledger) => {
      writePlan(paths, plan);
      for (const { handIn } of architects) editsTaken(paths, 'plan', handIn.assignment);
      writePlanDocument(paths, after, ledger, new Date());
    },
    asks: ({ stall, state: after }) => stallQuestion(after, stall, iteration),
    summary: () => summarizePlanning(plan, iteration, shownVerdict({ ...state, verdict }) ?? ''),
  };
}
