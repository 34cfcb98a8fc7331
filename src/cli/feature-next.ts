import type { WorkflowPaths } from '../files/paths.ts';
import { describeCounts, describeJudgement } from '../coding/rules/describe.ts';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { nextFeatures } from '../coding/implementation-status.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** The features that can be begun now beside those in progress, most needed first. */
export async function next(paths: WorkflowPaths, { options: { parallel } }: WorkflowCall): Promise<Answer> {
  if (parallel !== undefined && !/^[1-9]\d?$/.test(parallel)) {
    throw new WorkflowError('The option --parallel needs a whole number from 1 to 99', {
      received: parallel,
      fix: 'Example: autonomous-workflow feature next --parallel 2',
      exitCode: exitCodes.usage,
    });
  }
  const { list, judgement, running, begin } = await nextFeatures(
    paths,
    parallel === undefined ? undefined : Number(parallel),
  );
  const lines = [
    ...running.map(({ id, name: title }) => `in progress: ${id}  ${excerpt(title)}`),
    ...begin.map(({ id, name: title }) => `next: ${id}  ${excerpt(title)}`),
  ];
  if (lines.length === 0) lines.push(describeJudgement(judgement));
  return { text: [describeCounts(list), ...lines].join('\n'), data: { in_progress: running, next: begin, judgement } };
}
