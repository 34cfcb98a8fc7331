import { excerpt } from '../../base/errors.ts';
import type { Check, Goal } from './checklist.ts';
import type { Standing } from './acceptance.ts';

const words = { pass: 'pass', fail: 'FAIL', could_not_run: 'open' } as const;

/** The goal with the result of each check, for people: which are open, and why. */
export function describeAcceptance(goal: Goal, { holds, evaluations }: Standing): string {
  const texts = new Map(goal.checks.map((check) => [check.id, textOf(check)]));
  const passed = evaluations.filter(({ result }) => result === 'pass').length;
  return [
    `Objective: ${excerpt(goal.objective)}`,
    ...goal.constraints.map((constraint) => `Constraint: ${excerpt(constraint)}`),
    '',
    holds
      ? 'The acceptance checklist holds.'
      : `The acceptance checklist does not hold: ${passed} of ${evaluations.length} pass.`,
    ...evaluations.map(({ id, result, why }) =>
      excerpt(`${words[result]} ${id}: ${texts.get(id) ?? ''}${why === '' ? '' : ` — ${why}`}`),
    ),
  ].join('\n');
}

function textOf(check: Check): string {
  switch (check.type) {
    case 'command':
      return `\`${check.command}\` succeeds`;
    case 'not_command':
      return `\`${check.command}\` fails`;
    case 'file':
      return `${check.path} exists`;
    case 'not_file':
      return `${check.path} does not exist`;
    case 'assertion':
    case 'quality':
      return check.statement;
  }
}
