import { describeAllEvidence, describeEvidence } from '../research/rules/evidence.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readLedger } from '../research/ledger-file.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';

/** The findings, for the writer of the report. */
export async function evidence(
  { root, sessionId }: Context,
  name: string | undefined,
  { iteration }: Record<string, string | undefined>,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  const ledger = readLedger(paths);
  if (iteration === undefined) return { text: describeAllEvidence(ledger), data: ledger };
  if (!/^\d+$/.test(iteration)) {
    throw new WorkflowError('The option --iteration needs the number of an iteration', {
      received: iteration,
      fix: 'Example: autonomous-workflow evidence --iteration 3',
      exitCode: exitCodes.usage,
    });
  }
  const claims = ledger.claims.filter(({ first_iteration }) => first_iteration === Number(iteration));
  return {
    text: describeEvidence(ledger, { claims }) || `Iteration ${iteration} found nothing new.`,
    data: { claims },
  };
}
