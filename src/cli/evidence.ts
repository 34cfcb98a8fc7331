import { WorkflowError, exitCodes } from '../base/errors.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { showEvidence } from '../research/show-evidence.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Shows the findings, or some of them, of the workflow whose name comes last. */
export async function evidence(
  { root, sessionId }: Context,
  words: readonly (string | undefined)[],
  { iteration, page }: Options,
): Promise<Answer> {
  // Names of workflows have no capitals.
  const ids = words.filter((word) => word !== undefined && /^C\d+$/.test(word)) as string[];
  const name = words[ids.length];
  if (words.length > ids.length + 1 || ids.some((id, at) => words[at] !== id)) {
    throw new WorkflowError('This is no id of a claim', {
      expected: 'ids such as C036, then the name of the workflow',
      received: words.join(' '),
      fix: 'Example: autonomous-workflow evidence C036 rate-limiting',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  if (ids.length > 0) return showEvidence(paths, { ids });
  return showEvidence(paths, { ...numbered('iteration', iteration, '3'), ...numbered('page', page, '2') });
}

/** The number of an option, if it is given. */
function numbered(option: string, given: string | undefined, example: string): Record<string, number> {
  if (given === undefined) return {};
  if (/^\d{1,4}$/.test(given)) return { [option]: Number(given) };
  throw new WorkflowError(`The option --${option} needs a number`, {
    received: given,
    fix: `Example: autonomous-workflow evidence --${option} ${example}`,
    exitCode: exitCodes.usage,
  });
}
