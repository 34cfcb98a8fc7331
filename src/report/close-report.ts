import type { WorkflowState } from '../loop/rules/state.ts';
import { describeError } from '../base/errors.ts';
import { readLedger } from '../research/ledger-file.ts';
import { catchUpSpend } from '../spend/spend.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readCritique } from './critique.ts';
import { writeReport } from './report.ts';
import { describeOutcome, isApproved } from './rules/critique.ts';
import { isMissing, sumUp } from './rules/checks.ts';

/**
 * The report at the end of its workflow. The caller holds the workflow's lock.
 * @returns sentences for the end message, among them the failed checks.
 */
export async function closeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  try {
    await catchUpSpend(paths);
    const check = writeReport(paths, state, readLedger(paths), now, { isOver: true });
    const critique = readCritique(paths, state, true);
    const said = critique === undefined || isApproved(critique) ? [] : [`${describeOutcome(critique)}.`];
    const { length } = check.faults;
    if (length === 0) return said;
    if (isMissing(check)) return ['Nobody wrote the report up: it lists the findings as they were recorded.'];
    const places = length === 1 ? 'one place' : `${length} places`;
    return [
      ...said,
      `The report is to be fixed in ${places}: ${sumUp(check)}; \`autonomous-workflow compile --check ${paths.name}\` lists them.`,
    ];
  } catch (error) {
    // A failed check must not keep the workflow from ending.
    return [`The report could not be checked: ${describeError(error)}`];
  }
}
