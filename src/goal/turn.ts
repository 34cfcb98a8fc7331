import { assignmentId } from '../session/rules/assignment-id.ts';
import { checksToJudge } from './rules/acceptance.ts';
import { judgeTask } from './rules/acceptance-steps.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readStanding } from './project-facts.ts';

/** The judge of an iteration after which the workflow could be complete; empty when there is nothing to judge. */
export function assignJudge(paths: WorkflowPaths, { iteration }: WorkflowState): Assignment[] {
  // Earlier judgements apply to an older state of the project.
  const { acceptance, evaluations } = readStanding(paths, new Date());
  const checks = acceptance === undefined ? [] : checksToJudge(evaluations);
  if (checks.length === 0) return [];
  return [
    { id: assignmentId(iteration, 'judgement', 0), agent: 'acceptance-judge', task: judgeTask(checks, paths.folder) },
  ];
}

export interface AcceptanceProblems {
  /** The parts of the goal that are not reached, as instructions. */
  problems: string[];
  /** Problems that are not fixed in this turn: they become a feature after it, see fixGoal. */
  becomesFeature: string[];
}

/**
 * The reasons why the goal is not reached. In coding, failures are reported only when every result is known: then they become a
 * feature.
 * @param begunAt when the iteration began, ISO 8601; earlier runs and judgements count only when this is empty.
 */
export function acceptanceProblems(paths: WorkflowPaths, begunAt: string, isCoding: boolean): AcceptanceProblems {
  const { problems, unknown } = readStanding(paths, begunAt === '' ? null : new Date(begunAt));
  if (!isCoding) return { problems, becomesFeature: [] };
  return unknown.length > 0 ? { problems: unknown, becomesFeature: [] } : { problems, becomesFeature: problems };
}
