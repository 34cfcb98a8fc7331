import { excerpt } from '../../base/errors.ts';
import { allNodes, type ChecklistNode, type Goal } from './checklist.ts';
import type { Standing } from './acceptance.ts';
import type { Evaluation } from './evaluate.ts';

const words = { pass: 'pass', fail: 'FAIL', could_not_run: 'open' } as const;

/** The goal with the result of each check, for people: which are open, and why. */
export function describeAcceptance(goal: Goal, { holds, evaluations }: Standing): string {
  const texts = new Map(allNodes(goal.checks).map((node) => [node.id, textOf(node)]));
  const passed = evaluations.filter(({ result }) => result === 'pass').length;
  return [
    `Objective: ${excerpt(goal.objective)}`,
    ...goal.constraints.map((constraint) => `Constraint: ${excerpt(constraint)}`),
    '',
    holds
      ? 'The acceptance checklist holds.'
      : `The acceptance checklist does not hold: ${passed} of ${evaluations.length} pass.`,
    ...lines(evaluations, texts, ''),
  ].join('\n');
}

function lines(evaluations: readonly Evaluation[], texts: ReadonlyMap<string, string>, indent: string): string[] {
  return evaluations.flatMap(({ id, result, why, checks }) => [
    excerptKept(`${indent}${words[result]} ${id}: ${texts.get(id) ?? ''}${why === '' ? '' : ` — ${why}`}`),
    ...lines(checks ?? [], texts, `${indent}     `),
  ]);
}

/** As `excerpt`, but keeps the indentation. */
function excerptKept(line: string): string {
  const [indent = ''] = /^ */.exec(line) ?? [];
  return `${indent}${excerpt(line)}`;
}

function textOf(node: ChecklistNode): string {
  switch (node.type) {
    case 'command':
      return `\`${node.command}\` succeeds`;
    case 'not_command':
      return `\`${node.command}\` fails`;
    case 'file':
      return `${node.path} exists`;
    case 'not_file':
      return `${node.path} does not exist`;
    case 'assertion':
    case 'quality':
      return node.statement;
    case 'all_of':
      return 'all of';
    case 'any_of':
      return 'any of';
  }
}
