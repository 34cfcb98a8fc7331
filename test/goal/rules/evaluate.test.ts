import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecks, type ChecklistNode } from '../../../src/goal/rules/checklist.ts';
import { evaluate, type CheckResult } from '../../../src/goal/rules/evaluate.ts';
import { allOf, anyOf, anyResult, anyTree, assertion } from './samples.ts';

/** A tree with results, and one more result that some of those that could not run might have had. */
const anyCase = anyTree.chain((tree) => {
  const size = allChecks([tree]).length;
  return fc.tuple(
    fc.constant(tree),
    fc.array(anyResult, { minLength: size, maxLength: size }),
    fc.array(fc.constantFrom<CheckResult[]>('pass', 'fail'), { minLength: size, maxLength: size }),
  );
});

function resultOf(tree: ChecklistNode, results: readonly CheckResult[]): CheckResult {
  const ids = allChecks([tree]).map(({ id }) => id);
  const [evaluation] = evaluate([tree], ({ id }) => ({ result: results[ids.indexOf(id)] ?? 'could_not_run', why: '' }));
  return evaluation?.result ?? 'could_not_run';
}

const turned = (tree: ChecklistNode): ChecklistNode =>
  'checks' in tree
    ? { ...tree, type: tree.type === 'all_of' ? 'any_of' : 'all_of', checks: tree.checks.map(turned) }
    : tree;
const negated = (result: CheckResult) => (result === 'pass' ? 'fail' : result === 'fail' ? 'pass' : result);

describe('a group', () => {
  it.each<[CheckResult[], CheckResult, CheckResult]>([
    [['pass', 'pass'], 'pass', 'pass'],
    [['pass', 'fail'], 'fail', 'pass'],
    [['fail', 'fail'], 'fail', 'fail'],
    [['pass', 'could_not_run'], 'could_not_run', 'pass'],
    [['fail', 'could_not_run'], 'fail', 'could_not_run'],
    [['could_not_run', 'could_not_run'], 'could_not_run', 'could_not_run'],
  ])('of %j is %s when all are needed, %s when one is enough', (results, all, any) => {
    const checks = results.map((_, index) => assertion(`c${index}`));
    expect(resultOf(allOf('g', ...checks), results)).toBe(all);
    expect(resultOf(anyOf('g', ...checks), results)).toBe(any);
  });
});

describe('evaluate, for any tree', () => {
  it('decides only what stays so however the checks that could not run would have come out', () => {
    fc.assert(
      fc.property(anyCase, ([tree, results, unknown]) => {
        const before = resultOf(tree, results);
        const filled = results.map((result, index) =>
          result === 'could_not_run' ? (unknown[index] ?? result) : result,
        );
        const after = resultOf(tree, filled);
        expect(after).not.toBe('could_not_run');
        if (before !== 'could_not_run') expect(after).toBe(before);
      }),
    );
  });

  it('leaves open only what could come out both ways', () => {
    fc.assert(
      fc.property(anyCase, ([tree, results]) => {
        if (resultOf(tree, results) !== 'could_not_run') return;
        const all = (by: CheckResult) => results.map((result) => (result === 'could_not_run' ? by : result));
        expect([resultOf(tree, all('pass')), resultOf(tree, all('fail'))]).toEqual(['pass', 'fail']);
      }),
    );
  });

  it('is turned round when every result and every group is', () => {
    fc.assert(
      fc.property(anyCase, ([tree, results]) => {
        expect(resultOf(turned(tree), results.map(negated))).toBe(negated(resultOf(tree, results)));
      }),
    );
  });

  it('never gets worse by a check that passes instead', () => {
    const rank = { fail: 0, could_not_run: 1, pass: 2 };
    fc.assert(
      fc.property(anyCase, fc.nat(), ([tree, results], at) => {
        const better = results.map((result, index) => (index === at % results.length ? 'pass' : result));
        expect(rank[resultOf(tree, better)]).toBeGreaterThanOrEqual(rank[resultOf(tree, results)]);
      }),
    );
  });
});
