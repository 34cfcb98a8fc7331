import * as z from 'zod/mini';
import { excerpt } from '../workflow-error.ts';
import { allChecks, goalSchema, type Goal } from './checklist.ts';
import { commandRun } from './command-run.ts';
import { evaluate, type Evaluation } from './evaluate.ts';
import { storedJudgements } from './judgement.ts';
import { outcomeOf, type AcceptanceFacts } from './outcome.ts';

/** What a workflow has to reach, frozen when a person confirmed it, and what was found out about it: `acceptance.json`. */
export const acceptanceSchema = z.object({
  schema: z.literal(1),
  frozen_at: z.string(),
  goal: goalSchema,
  /** The last run of each command. */
  runs: z.array(commandRun),
  judgements: storedJudgements,
});

export type Acceptance = z.infer<typeof acceptanceSchema>;

/** Whether a workflow has reached what it is for. */
export interface Standing {
  holds: boolean;
  evaluations: Evaluation[];
  /** What keeps it from holding, each as an instruction; empty when it holds. */
  problems: string[];
}

/** A goal that nothing is known about yet. */
export function newAcceptance(goal: Goal, now: Date): Acceptance {
  const judgements = { assertions: [], ratings: [] };
  return { schema: 1, frozen_at: now.toISOString(), goal, runs: [], judgements };
}

/**
 * Whether the checklist holds. A workflow completes only when it does; one without a checklist has nothing to hold to.
 * @param goal undefined when there is no checklist.
 */
export function standingOf(goal: Goal | undefined, facts: AcceptanceFacts): Standing {
  if (goal === undefined) return { holds: true, evaluations: [], problems: [] };
  const evaluations = evaluate(goal.checks, (check) => outcomeOf(check, facts));
  return {
    holds: evaluations.every(({ result }) => result === 'pass'),
    evaluations,
    problems: problemsOf(goal, evaluations),
  };
}

/** The checks that an agent judges, of those that are still open: what a judge is asked. */
export function checksToJudge(goal: Goal, evaluations: readonly Evaluation[]): string[] {
  const judged = new Set(allChecks(goal.checks).flatMap(({ id, type }) => (isJudged(type) ? [id] : [])));
  return openLeaves(evaluations).flatMap(({ id, result }) => (judged.has(id) && result !== 'pass' ? [id] : []));
}

function isJudged(type: string): boolean {
  return type === 'assertion' || type === 'quality';
}

function problemsOf(goal: Goal, evaluations: readonly Evaluation[]): string[] {
  const open = openLeaves(evaluations);
  const line = ({ id, type, why }: Evaluation) => excerpt(`${id} (${type}): ${why}`);
  const failed = open.filter(({ result }) => result === 'fail').map((one) => `Acceptance check ${line(one)}.`);
  const commands = open.filter(({ type, result }) => type.endsWith('command') && result === 'could_not_run');
  const judged = new Set(checksToJudge(goal, evaluations));
  const unjudged = open.filter(({ id, result }) => judged.has(id) && result === 'could_not_run');
  const files = open.filter(({ type, result }) => type.endsWith('file') && result === 'could_not_run');
  return [
    ...failed,
    ...files.map((one) => `Acceptance check ${line(one)}.`),
    ...(commands.length === 0
      ? []
      : [`Run \`autonomous-workflow acceptance --run\`: ${commands.map(line).join('; ')}.`]),
    ...(unjudged.length === 0 ? [] : [`Start an acceptance-judge: ${unjudged.map(line).join('; ')}.`]),
  ];
}

/** The checks without groups that stand in the way: those of groups that hold do not. */
function openLeaves(evaluations: readonly Evaluation[]): Evaluation[] {
  return evaluations.flatMap((one) => {
    if (one.result === 'pass') return [];
    return one.checks === undefined ? [one] : openLeaves(one.checks);
  });
}
