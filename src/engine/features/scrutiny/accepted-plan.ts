import type { Plan } from '../../planning/plan.ts';

/**
 * Whether the critics of planning have looked at a plan to its end and hold nothing against it: one that was declared complete while
 * they were lost, or before they ruled on an answer, is not accepted.
 */
export function isAcceptedByCritics({ defects, iterations }: Pick<Plan, 'defects' | 'iterations'>): boolean {
  if (iterations.at(-1)?.valid !== true) return false;
  return defects.every(({ severity, status }) => severity !== 'blocker' || status === 'accepted');
}
