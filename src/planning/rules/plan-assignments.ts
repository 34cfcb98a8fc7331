import { assignmentId, type Assignment } from '../../loop/rules/assignment.ts';
import { allAspectNames } from './aspects.ts';
import { allWords, counted } from '../../base/text.ts';
import { describePlan } from './describe-plan.ts';
import { itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { directPlanning, type PlanDirection, type PlanScope } from './plan-direction.ts';
import { sectionsIn } from './plan-hand-in.ts';
import { architectTask, criticTask, researchTasks } from './plan-tasks.ts';

/** An assignment of planning, with the full task for agents that read it from a file. */
export interface PlanAssignment extends Assignment {
  inFull?: string;
}

/**
 * The agents of an iteration of planning, each with the need that directPlanning found.
 * @param fileOf the file for the full task of an assignment.
 */
export function planAssignments(
  plan: Plan,
  claims: readonly PlanClaim[],
  iteration: number,
  scope: PlanScope,
  fileOf: (assignment: string) => string,
): PlanAssignment[] {
  const { architects, critics, statements } = directPlanning(plan, claims, scope);
  return [
    ...architects.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'plan', index);
      const part = one.sections.join(' ');
      const task = `Sections ${part}; your task in full: ${fileOf(id)}`;
      return { id, agent: 'plan-architect', task, part, inFull: architectTask(plan, one) };
    }),
    ...critics.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'planCritique', index);
      const task = `Aspect ${one.aspect}; your task in full: ${fileOf(id)}`;
      const inFull = [criticTask(plan, one), describeWhole(plan, claims)].join('\n\n');
      return { id, agent: 'plan-critic', task, part: one.aspect, inFull };
    }),
    ...researchTasks(statements).map((task, index): PlanAssignment => {
      return { id: assignmentId(iteration, 'search', index), agent: 'researcher', task };
    }),
  ];
}

/** The whole plan with the findings its items cite. Earlier objections are left out: they would bias the critic. */
function describeWhole(plan: Plan, claims: readonly PlanClaim[]): string {
  const used = new Set(itemsOf(plan).flatMap((item) => item.claims));
  const findings = claims
    .filter(({ id }) => used.has(id))
    .map(
      ({ id, text, isRefuted, sources }) =>
        `- ${id} (${counted(sources, 'source')}${isRefuted ? '; its source says otherwise' : ''}): ${allWords(text)}`,
    );
  return [
    'The items of the plan, whole: `plan.json` has nothing else that you need.',
    describePlan(plan),
    ...(findings.length === 0 ? [] : [`The findings that items cite:\n\n${findings.join('\n')}`]),
  ].join('\n\n');
}

/** The tasks of an iteration's agents, as far as recording needs them. */
export function directionOf(assignments: readonly Assignment[]): PlanDirection {
  const parts = (agent: Assignment['agent']) =>
    assignments.flatMap((one) => (one.agent === agent && one.part !== undefined ? [one.part] : []));
  return {
    architects: parts('plan-architect').map((section) => ({
      sections: sectionsIn({ section }),
      defects: [],
      found: [],
    })),
    critics: parts('plan-critic').flatMap((part) =>
      allAspectNames.filter((aspect) => aspect === part).map((aspect) => ({ aspect, rulings: [] })),
    ),
    statements: [],
  };
}
