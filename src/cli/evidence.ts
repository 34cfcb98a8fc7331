import { describeAllEvidence, describeEvidence } from '../research/rules/evidence.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { readLedger } from '../research/ledger-file.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import { describeClaimInFull } from '../research/rules/claim-page.ts';
import { currentId } from '../research/rules/current-id.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** The findings, for the writer of the report; or everything about one of them, for people. */
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
  await readState(paths);
  const ledger = readLedger(paths);
  if (id !== undefined) return describeOne(ledger, id);
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

function describeOne(ledger: Ledger, id: string): Answer {
  const claim = ledger.claims.find((one) => one.id === currentId(ledger, id));
  if (claim === undefined) {
    const last = ledger.claims.at(-1)?.id;
    throw new WorkflowError(`There is no claim ${id}`, {
      expected: last === undefined ? 'a claim; none has been recorded yet' : `C001 to ${last}`,
      received: id,
      fix: 'List them with: autonomous-workflow evidence',
      exitCode: exitCodes.usage,
    });
  }
  return { text: describeClaimInFull(claim, ledger), data: claim };
}
