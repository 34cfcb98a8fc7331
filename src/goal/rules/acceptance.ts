import * as z from 'zod/mini';
import { excerpt } from '../../base/errors.ts';
import { goalSchema, type Goal } from './checklist.ts';
import { commandRun } from './command-run.ts';
import type { Evaluation } from './evaluate.ts';
import { storedJudgements } from './judgement.ts';
import { outcomeOf, type AcceptanceFacts } from './outcome.ts';

/** The goal of a workflow, frozen when a person confirmed it, with its results: `acceptance.json`. */
export const acceptanceSchema = z.object({
  schema: z.literal(1),
  frozen_at: z.string(),
  goal: goalSchema,
  /** The last run of each command. */
  runs: z.array(commandRun),
  judgements: storedJudgements,
});

export type Acceptance = z.infer<typeof acceptanceSchema>;

/** Whether a workflow has reached its goal. */
export interface Standing {
  holds: boolean;
  evaluations: Evaluation[];
  /** Instructions, one for each reason why the goal is not reached; empty when it is. */
  problems: string[];
  /** The failing checks; `unknown` has instructions for those without a result. */
  failing: Evaluation[];
  unknown: string[];
}

/** A goal without runs and judgements. */
export function newAcceptance(goal: Goal, now: Date): Acceptance {
  const judgements = { assertions: [], ratings: [] };
  return { schema: 1, frozen_at: now.toISOString(), goal, runs: [], judgements };
}

/**
 * Evaluates the checklist. A workflow completes only when it holds; a missing checklist always holds.
 * @param goal undefined when there is no checklist.
 */
export function standingOf(goal: Goal | undefined, facts: AcceptanceFacts): Standing {
  if (goal === undefined) return { holds: true, evaluations: [], problems: [], failing: [], unknown: [] };
  const evaluations = goal.checks.map((check): Evaluation => ({
    id: check.id,
    type: check.type,
    ...outcomeOf(check, facts),
  }));
  const failing = evaluations.filter(({ result }) => result === 'fail');
  const unknown = unknownOf(evaluations);
  return {
    holds: evaluations.every(({ result }) => result === 'pass'),
    evaluations,
    problems: [...failing.map((one) => `Acceptance check ${describeOpen(one)}.`), ...unknown],
    failing,
    unknown,
  };
}

/** A check that does not pass, on one line. */
export function describeOpen({ id, type, why }: Evaluation): string {
  return excerpt(`${id} (${type}): ${why}`);
}

/** The open checks that an agent judges. */
export function checksToJudge(evaluations: readonly Evaluation[]): string[] {
  return evaluations.flatMap(({ id, type, result }) =>
    (type === 'assertion' || type === 'quality') && result !== 'pass' ? [id] : [],
  );
}

function unknownOf(evaluations: readonly Evaluation[]): string[] {
  const open = evaluations.filter(({ result }) => result === 'could_not_run');
  const judged = new Set(checksToJudge(evaluations));
  const commands = open.filter(({ type }) => type.endsWith('command'));
  const unjudged = open.filter(({ id }) => judged.has(id));
  const files = open.filter(({ type }) => type.endsWith('file'));
  return [
    ...files.map((one) => `Acceptance check ${describeOpen(one)}.`),
    ...(commands.length === 0
      ? []
      : [`Run \`autonomous-workflow acceptance --run\`: ${commands.map(describeOpen).join('; ')}.`]),
    ...(unjudged.length === 0 ? [] : [`Start an acceptance-judge: ${unjudged.map(describeOpen).join('; ')}.`]),
  ];
}
