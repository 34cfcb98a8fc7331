import { describeCounts, describeJudgement } from '../../engine/features/describe.ts';
import { judge } from '../../engine/features/judgement.ts';
import { featuresToBegin } from '../../engine/features/ready.ts';
import { settle } from '../../engine/features/standing.ts';
import { WorkflowError, excerpt, exitCodes } from '../../engine/workflow-error.ts';
import { waitingItems } from '../../store/features/change-features.ts';
import { readFeatures } from '../../store/features/feature-file.ts';
import { chooseWorkflow } from '../../store/list.ts';
import { readState } from '../../store/state-file.ts';
import type { Options } from '../command-row.ts';
import type { Answer, Context } from '../context.ts';

/** The features that can be begun now beside those in progress, most needed first. */
export async function next(
  { root, sessionId }: Context,
  name: string | undefined,
  { parallel }: Options,
): Promise<Answer> {
  if (parallel !== undefined && !/^[1-9]\d?$/.test(parallel)) {
    throw new WorkflowError('The option --parallel needs a whole number from 1 to 99', {
      received: parallel,
      fix: 'Example: autonomous-workflow feature next --parallel 2',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  const waiting = waitingItems(paths);
  const list = settle(readFeatures(paths), waiting);
  const judgement = judge(list, waiting);
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const begin = featuresToBegin(list, Number(parallel ?? (await readState(paths)).parallel));
  const lines = [
    ...running.map(({ id, name: title }) => `in progress: ${id}  ${excerpt(title)}`),
    ...begin.map(({ id, name: title }) => `next: ${id}  ${excerpt(title)}`),
  ];
  if (lines.length === 0) lines.push(describeJudgement(judgement));
  return { text: [describeCounts(list), ...lines].join('\n'), data: { in_progress: running, next: begin, judgement } };
}
