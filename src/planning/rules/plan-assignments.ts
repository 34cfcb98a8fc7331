import { assignmentId } from '../../session/rules/assignment-id.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { aspectNames, type CriticAspect } from './aspects.ts';
import { allWords, counted } from '../../base/text.ts';
import { describePlan } from './describe-plan.ts';
import { itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { directPlanning, type PlanDirection } from './plan-direction.ts';
import { planProblems } from './plan-problems.ts';
import { sectionCodes, sectionTitle, type SectionCode } from './plan-hand-in.ts';
import { architectTask, criticTask, researchTasks } from './plan-tasks.ts';

/** An assignment of planning, with the full task for agents that read it from a file. */
export interface PlanAssignment extends Assignment {
  inFull?: string;
}

/**
 * The agents of an iteration of planning: architects for the weakest sections, critics for the next aspects, researchers for
 * claims that architects need. Critics are started once there are items.
 * @param left the iterations that remain for architects, this one included.
 * @param fileOf the file for the full task of an assignment.
 */
export function planAssignments(
  plan: Plan,
  claims: readonly PlanClaim[],
  iteration: number,
  left: number,
  fileOf: (assignment: string) => string,
): PlanAssignment[] {
  const items = itemsOf(plan);
  const turn = plan.iterations.length;
  const { architects, critics } = directPlanning(plan, planProblems(items, claims), turn, left);
  return [
    ...architects.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'plan', index);
      const task = `Section ${one.section}, "${sectionTitle(one.section)}"; your task in full: ${fileOf(id)}`;
      return { id, agent: 'plan-architect', task, part: one.section, inFull: architectTask(plan, one) };
    }),
    ...(items.length === 0 ? [] : critics).map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'planCritique', index);
      const task = `Aspect ${one.aspect}; your task in full: ${fileOf(id)}`;
      const inFull = [criticTask(plan, one), describeWhole(plan, claims)].join('\n\n');
      return { id, agent: 'plan-critic', task, part: one.aspect, inFull };
    }),
    ...researchTasks(plan, claims, turn).map((task, index): PlanAssignment => {
      return { id: assignmentId(iteration, 'search', index), agent: 'researcher', task };
    }),
  ];
}

/** The whole plan for a critic, with the findings that it cites; earlier objections are left out, because they would bias the critic. */
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
  const parts = <Part extends string>(agent: Assignment['agent'], known: readonly Part[]): Part[] =>
    assignments.flatMap((one) => (one.agent === agent ? known.filter((part) => part === one.part) : []));
  return {
    architects: parts<SectionCode>('plan-architect', sectionCodes).map((section) => ({ section, defects: [] })),
    critics: parts<CriticAspect>('plan-critic', aspectNames).map((aspect) => ({ aspect, rulings: [] })),
  };
}
