import { assignmentId } from '../../session/rules/assignment-id.ts';
import { implementabilityAspects, type CriticAspect } from '../../planning/rules/aspects.ts';
import { isUnresolved } from '../../planning/rules/defect.ts';
import type { PlanAssignment } from '../../planning/rules/plan-assignments.ts';
import { criticTask } from '../../planning/rules/plan-tasks.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { blockersForResearch, nextStep, wholePlan, type Scrutiny, type ScrutinyStep } from './scrutiny.ts';

const researchersAtOnce = 3;
/** A task is one line of a brief, so its length is limited. */
const mostWords = 260;

/**
 * The agents before features are begun: two critics on whether they can be implemented, then researchers for what settles their blockers.
 * None without an open task.
 * @param fileOf the path of the full task, by assignment.
 * @param features the features and the commands that prove them, since critics do not open the list.
 */
export function scrutinyAssignments(
  scrutiny: Scrutiny,
  iteration: number,
  fileOf: (assignment: string) => string,
  features: string,
): PlanAssignment[] {
  switch (nextStep(scrutiny)) {
    case undefined:
      return [];
    case 'look':
      return implementabilityAspects.map(({ aspect }, index) => {
        const id = assignmentId(iteration, 'planCritique', index);
        const inFull = criticInFull(scrutiny, aspect, features);
        return {
          id,
          agent: 'plan-critic',
          task: `Aspect ${aspect}; your task in full: ${fileOf(id)}`,
          part: aspect,
          inFull,
        };
      });
    case 'answer':
      return blockersForResearch(scrutiny)
        .slice(0, researchersAtOnce)
        .map(({ id: part, about, statement }, index) => ({
          id: assignmentId(iteration, 'search', index),
          agent: 'researcher',
          task: `Find sources that decide this objection to a plan (about ${about}), and report what sources say of it: ${quotedWords(statement, mostWords)}`,
          part,
        }));
  }
}

/** The step of an iteration according to its agents; undefined for one of coding. */
export function stepOf(assignments: readonly Assignment[]): ScrutinyStep | undefined {
  if (assignments.some(({ agent }) => agent === 'plan-critic')) return 'look';
  return assignments.some(({ agent }) => agent === 'researcher') ? 'answer' : undefined;
}

function criticInFull({ defects }: Scrutiny, aspect: CriticAspect, features: string): string {
  const known = defects.filter(isUnresolved);
  return [
    criticTask({ defects }, { aspect, rulings: [] }),
    `You judge features: a defect is about the id of one, or of a group, or about ${wholePlan} where it concerns no feature in particular.`,
    ...(known.length === 0
      ? []
      : ['Known already: the coders get these, or the user is asked; hand in none of them again:']),
    ...known.map(({ id, about, statement }) => `- ${id} about ${about}: ${allWords(statement)}`),
    '',
    features,
  ].join('\n');
}
