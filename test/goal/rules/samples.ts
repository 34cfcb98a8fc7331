import fc from 'fast-check';
import type { Check, ChecklistNode, Goal } from '../../../src/goal/rules/checklist.ts';
import type { CommandRun } from '../../../src/goal/rules/command-run.ts';
import type { Outcome } from '../../../src/goal/rules/evaluate.ts';
import type { AcceptanceFacts } from '../../../src/goal/rules/outcome.ts';

export const assertion = (id: string): Check => ({ type: 'assertion', id, statement: `It is so that ${id}.` });
export const command = (id: string, type: 'command' | 'not_command' = 'command'): Check => ({
  type,
  id,
  command: `run ${id}`,
});
export const allOf = (id: string, ...checks: ChecklistNode[]): ChecklistNode => ({ type: 'all_of', id, checks });
export const anyOf = (id: string, ...checks: ChecklistNode[]): ChecklistNode => ({ type: 'any_of', id, checks });

export const goal = (...checks: ChecklistNode[]): Goal => ({
  objective: 'A limiter that holds under load.',
  constraints: [],
  checks,
});

export const run = (check: string, exit_code: number | null, more: Partial<CommandRun> = {}): CommandRun => ({
  check,
  command: `run ${check}`,
  end: 'ended',
  exit_code,
  started_at: '2026-03-01T10:00:00.000Z',
  seconds: 1.25,
  output_sha256: 'ab',
  output_bytes: 0,
  tail: '',
  log: `proofs/acceptance-${check}.log`,
  ...more,
});

export const facts = (more: Partial<AcceptanceFacts> = {}): AcceptanceFacts => ({
  runs: [],
  judgements: { assertions: [], ratings: [] },
  isThere: () => 'no',
  stands: () => true,
  notBefore: null,
  ...more,
});

export const anyResult = fc.constantFrom<Outcome['result'][]>('pass', 'fail', 'could_not_run');

/** A tree of assertions and groups with distinct ids, and a result for each assertion. */
export const anyTree = fc
  .letrec<{ node: ChecklistNode }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant(assertion('x')),
      fc
        .tuple(
          fc.constantFrom('all_of' as const, 'any_of' as const),
          fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
        )
        .map(([type, checks]): ChecklistNode => ({ type, id: 'x', checks })),
    ),
  }))
  .node.map((tree) => {
    let count = 0;
    const number = (one: ChecklistNode): ChecklistNode => {
      const id = `n${(count += 1)}`;
      return 'checks' in one ? { ...one, id, checks: one.checks.map(number) } : { ...one, id };
    };
    return number(tree);
  });
