import type { WorkflowPaths } from '../files/paths.ts';
import { exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { makePullRequest } from '../forge/pull-request.ts';
import type { WorkflowCall } from './command-row.ts';
import type { Answer } from './context.ts';

/** Opens the draft pull request of a workflow, or brings it up to date. */
export async function pullRequest(paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> {
  const made = await makePullRequest(paths, now);
  const { is, url, branch, file, answered, why, byHand } = made;
  if (is === 'written') {
    const lines = [
      why ?? '',
      '',
      `The text of the pull request is in ${file}. By hand:`,
      ...byHand.map((one) => `  ${one}`),
    ];
    return { text: lines.join('\n'), data: made, exitCode: exitCodes.refused };
  }
  const how = is === 'created' ? 'Opened as a draft' : is === 'updated' ? 'Brought up to date' : 'Nothing is new';
  const comments = answered === 0 ? '' : ` ${counted(answered, 'comment')} answered.`;
  return { text: `${how}: ${url ?? ''} (from ${branch}).${comments}`, data: made };
}
