import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { describeError } from '../base/errors.ts';
import { readLedger } from '../research/ledger-file.ts';
import { catchUpSpend } from '../spend/spend.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readNotedCheck } from './check-file.ts';
import { readCritique } from './critique.ts';
import { describeOutcome, isApproved } from './rules/critique/describe.ts';
import { publish, writeGenerated } from './generated.ts';
import { restoreBuiltReport } from './compilation.ts';

/**
 * The report at the end of its workflow: a version that does not compile is replaced by the last one that did. The caller holds
 * the workflow's lock.
 * @returns sentences for the end message, among them the failed checks.
 */
export async function closeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  try {
    const restored = restoreBuiltReport(paths, now);
    const said = restored === undefined ? [] : [restored];
    if (!isWriting(state)) return said;
    const ledger = readLedger(paths);
    await catchUpSpend(paths);
    await publish(paths, state, ledger, writeGenerated(paths, state, ledger, now, { isOver: true }));
    const critique = readCritique(paths, state, true);
    if (critique !== undefined && !isApproved(critique)) said.push(`${describeOutcome(critique)}.`);
    const { hard, summary } = readNotedCheck(paths);
    if (hard === 0) return said;
    const places = hard === 1 ? 'one place' : `${hard} places`;
    return [
      ...said,
      `The report is to be fixed in ${places}: ${summary}; \`autonomous-workflow report check ${paths.name}\` lists them.`,
    ];
  } catch (error) {
    // A failed check must not keep the workflow from ending.
    return [`The report could not be checked: ${describeError(error)}`];
  }
}
