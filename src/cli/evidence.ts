import { WorkflowError, exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { showEvidence } from '../research/show-evidence.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Shows the findings, or one of them, of the workflow whose name comes last. */
export async function evidence(
  { root, sessionId }: Context,
  [first, second]: readonly (string | undefined)[],
  { iteration }: Options,
): Promise<Answer> {
  // Names of workflows have no capitals.
  const id = first !== undefined && /^C\d+$/.test(first) ? first : undefined;
  if (id === undefined && second !== undefined) {
    throw new WorkflowError('This is no id of a claim', {
      expected: 'an id such as C036, then the name of the workflow',
      received: first ?? '',
      fix: 'Example: autonomous-workflow evidence C036 rate-limiting',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, id === undefined ? first : second, sessionId);
  if (id !== undefined || iteration === undefined) return showEvidence(paths, id === undefined ? {} : { id });
  if (!/^\d+$/.test(iteration)) {
    throw new WorkflowError('The option --iteration needs the number of an iteration', {
      received: iteration,
      fix: 'Example: autonomous-workflow evidence --iteration 3',
      exitCode: exitCodes.usage,
    });
  }
  return showEvidence(paths, { iteration: Number(iteration) });
}
