import type { Assignment } from '../../loop/rules/assignment.ts';
import { cut } from '../../base/errors.ts';

const longestList = 300;

/** The line of a brief that gives a judge its work. */
export function judgeTask(checks: readonly string[], folder: string): string {
  const list = checks.join(', ');
  const named = list.length <= longestList ? list : `${cut(list, longestList)}… (every assertion and quality check)`;
  return `Judge these checks of ${folder}/acceptance.json: ${named}.`;
}

/**
 * The steps of a brief in the iteration after which the workflow could be complete.
 * @param isCoding then a failing check becomes a feature, which is verified like any other.
 */
export function acceptanceSteps(
  judge: Assignment | undefined,
  finished: ReadonlySet<string>,
  isCoding: boolean,
): string {
  const asked =
    judge === undefined || finished.has(judge.id)
      ? []
      : [
          '- Then start this agent, and wait for it:',
          `  - agent \`autonomous-workflow:${judge.agent}\`, task: \`[${judge.id}]\` ${judge.task}`,
        ];
  return [
    '## Before you end your turn: the acceptance checklist',
    '',
    'The user has set an acceptance checklist, and the workflow is complete only when it holds.',
    '',
    '- When everything else is done, run `autonomous-workflow acceptance --run`. ' +
      (isCoding
        ? 'Do not fix failing checks: they become a feature when your turn has ended.'
        : 'Fix what fails, and run it again.'),
    ...asked,
    '- Never change a check, or the files that it checks, to make it pass. If something cannot be reached, say so and end your turn.',
  ].join('\n');
}
