/**
 * The steps of a brief in the iteration after which the workflow could be complete.
 * @param judges those that have not handed in.
 * @param isCoding then a failing check becomes a feature, which is verified like any other.
 */
export function acceptanceSteps(
  judges: readonly { id: string; agent: string; task: string }[],
  isCoding: boolean,
): string {
  return [
    '## Before you end your turn: the acceptance checklist',
    '',
    'The user has set an acceptance checklist, and the workflow is complete only when it holds.',
    '',
    '- When everything else is done, run `autonomous-workflow acceptance --run`. ' +
      (isCoding
        ? 'Do not fix failing checks: they become a feature when your turn has ended.'
        : 'Fix what fails, and run it again.'),
    ...(judges.length === 0 ? [] : ['- Then start this, and wait for it:']),
    ...judges.map(({ id, agent, task }) => `  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${task}`),
    '- Never change a check, or the files that it checks, to make it pass. If something cannot be reached, say so and end your turn.',
  ].join('\n');
}
