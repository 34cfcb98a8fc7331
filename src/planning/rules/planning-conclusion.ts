import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { oneLine } from '../../base/errors.ts';
import { itemsIn, itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { planProblems } from './plan-problems.ts';
import { directPlanning } from './plan-direction.ts';
import { judgePlanning, type PlanningLimits, type PlanningVerdict } from './stability.ts';

/** Decides from the recorded plan whether planning is over. Items with problems and empty sections keep it open. */
export function concludePlanning(plan: Plan, claims: readonly PlanClaim[], limits: PlanningLimits): PlanningVerdict {
  const empty = limits.needed.filter((code) => itemsIn(plan, code).length === 0);
  const { architects, critics, statements } = directPlanning(plan, claims, limits);
  const isIdle = architects.length + critics.length + statements.length === 0;
  return judgePlanning(plan, { problems: planProblems(itemsOf(plan), claims), empty, isIdle }, limits);
}

/** The question to a person about defects that are alternately accepted and raised again. */
export function escalationsOf({ defects }: Plan, oscillating: readonly string[], iteration: number): NewEscalation[] {
  return defects
    .filter(({ id }) => oscillating.includes(id))
    .map(({ id, about, statement, history }) => ({
      kind: 'contradiction' as const,
      item: id,
      text: oneLine(`Architects and critics repeat themselves about ${about}: ${statement}`),
      tried: history.slice(-4).map(({ event, text, iteration: at }) => oneLine(`${event} in iteration ${at}: ${text}`)),
      iteration,
    }));
}
