import { assignmentId } from '../../session/rules/assignment-id.ts';
import { implementabilityAspects } from '../../planning/rules/aspects.ts';
import { isUnresolved, type Defect } from '../../planning/rules/defect.ts';
import type { PlanAssignment } from '../../planning/rules/plan-assignments.ts';
import { assignRulings } from '../../planning/rules/plan-direction.ts';
import { answerTask, criticTask } from '../../planning/rules/plan-tasks.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { blockersForAgents, isForUser, nextStep, wholePlan, type Scrutiny, type ScrutinyStep } from './scrutiny.ts';

const architectsAtOnce = 2;
const researchersAtOnce = 2;
/** A task is one line of a brief, so its length is limited. */
const mostWords = 260;

/**
 * The agents before features are begun: two critics on whether they can be implemented or, with open blockers, architects who answer
 * these and researchers if sources can decide them. None without an open task.
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
      return criticAssignments(scrutiny, iteration, fileOf, features);
    case 'answer':
      return answerAssignments(blockersForAgents(scrutiny), iteration, fileOf);
  }
}

/** The step of an iteration according to its agents; undefined for one of coding. */
export function stepOf(assignments: readonly Assignment[]): ScrutinyStep | undefined {
  if (assignments.some(({ agent }) => agent === 'plan-critic')) return 'look';
  return assignments.some(({ agent }) => agent === 'plan-architect') ? 'answer' : undefined;
}

function criticAssignments(
  { defects, rounds }: Scrutiny,
  iteration: number,
  fileOf: (assignment: string) => string,
  features: string,
): PlanAssignment[] {
  const aspects = implementabilityAspects.map(({ aspect }) => aspect);
  const forCritics = defects.filter((defect) => !isForUser(defect));
  const all = assignRulings(forCritics, aspects);
  // After the first round, a critic with nothing to rule on has nothing to do.
  const ruling = all.filter(({ rulings }) => rulings.length > 0);
  const isSecond = rounds.some(({ step, handed_in }) => step === 'look' && handed_in > 0);
  return (isSecond && ruling.length > 0 ? ruling : all).map((one, index) => {
    const id = assignmentId(iteration, 'planCritique', index);
    const known = defects.filter((defect) => isUnresolved(defect) && !one.rulings.includes(defect.id));
    const inFull = [
      criticTask({ defects }, one),
      `You judge features: a defect is about the id of one, or of a group, or about ${wholePlan} where it concerns no feature in particular.`,
      ...(known.length === 0
        ? []
        : ['Known already: the coders get these, or the user is asked; hand in none of them again:']),
      ...known.map(({ id: defect, about, statement }) => `- ${defect} about ${about}: ${allWords(statement)}`),
      '',
      features,
    ].join('\n');
    return {
      id,
      agent: 'plan-critic',
      task: `Aspect ${one.aspect}; your task in full: ${fileOf(id)}`,
      part: one.aspect,
      inFull,
    };
  });
}

function answerAssignments(
  blockers: readonly Defect[],
  iteration: number,
  fileOf: (assignment: string) => string,
): PlanAssignment[] {
  const count = Math.min(architectsAtOnce, blockers.length);
  const architects = Array.from({ length: count }, (_, index): PlanAssignment => {
    const own = blockers.filter((_defect, at) => at % count === index);
    const id = assignmentId(iteration, 'plan', index);
    const inFull = [
      'You answer objections to features that are to be implemented: hand in `assignment`, `summary` and `answers` alone. `changed` is the answer that decides the point, in words that a coder can build on; `disputed` says why the objection does not hold.',
      ...own.map((defect) => `${answerTask(defect)} Why: ${allWords(defect.evidence)}`),
    ].join('\n');
    const task = `Answer ${own.map((defect) => defect.id).join(', ')}; your task in full: ${fileOf(id)}`;
    return { id, agent: 'plan-architect', task, inFull };
  });
  // The web cannot answer for decisions of the plan or the user.
  const onPages = blockers.filter(({ settled_by }) => settled_by === 'sources').slice(0, researchersAtOnce);
  const researchers = onPages.map(({ about, statement }, index): PlanAssignment => ({
    id: assignmentId(iteration, 'search', index),
    agent: 'researcher',
    task: `Find sources that decide this objection to a plan (about ${about}), and report what sources say of it: ${quotedWords(statement, mostWords)}`,
  }));
  return [...architects, ...researchers];
}
