import type { Check, CheckGroup, ChecklistNode } from './checklist.ts';

/** A check that could not run counts neither as passed nor as failed. */
export type CheckResult = 'pass' | 'fail' | 'could_not_run';

export interface Outcome {
  result: CheckResult;
  /** The result in words, for a reader. */
  why: string;
}

/** The outcome of a check or group. */
export interface Evaluation extends Outcome {
  id: string;
  type: ChecklistNode['type'];
  /** Groups only. */
  checks?: Evaluation[];
}

/**
 * Evaluates every check and combines them by their groups. all_of fails with any of its checks and passes with all; any_of passes
 * with any and fails with all; where a check that could not run leaves this open, the group could not run.
 */
export function evaluate(nodes: readonly ChecklistNode[], outcomeOf: (check: Check) => Outcome): Evaluation[] {
  return nodes.map((node) => {
    const { id, type } = node;
    if (!('checks' in node)) return { id, type, ...outcomeOf(node) };
    const checks = evaluate(node.checks, outcomeOf);
    return { id, type, ...combine(node.type, checks), checks };
  });
}

/** The result of a group with these results of its checks. */
function combine(type: CheckGroup['type'], checks: readonly Outcome[]): Outcome {
  const count = (wanted: CheckResult) => checks.filter(({ result }) => result === wanted).length;
  const [decides, needsAll] = type === 'all_of' ? (['fail', 'pass'] as const) : (['pass', 'fail'] as const);
  const result = count(decides) > 0 ? decides : count(needsAll) === checks.length ? needsAll : 'could_not_run';
  const unknown = count('could_not_run');
  const why = `${count('pass')} of ${checks.length} pass${unknown === 0 ? '' : `, ${unknown} could not be checked`}`;
  return { result, why: type === 'all_of' ? why : `${why}; one is enough` };
}
