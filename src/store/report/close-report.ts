import { isWriting } from '../../engine/iteration.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { describeError } from '../../engine/workflow-error.ts';
import { readLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { checkWorkflowReport } from './check-workflow-report.ts';
import { readNotedCheck } from './check-file.ts';
import { writeGenerated } from './generated.ts';
import { restoreBuiltReport } from './kept-report.ts';

/**
 * What is done with the report when its workflow ends: one that does not compile gives way to the last that did, and which checks
 * fail is said. The caller holds the workflow's lock.
 * @returns sentences for the end message.
 */
export function closeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): string[] {
  try {
    const restored = restoreBuiltReport(paths, now);
    const said = restored === undefined ? [] : [restored];
    if (!isWriting(state)) return said;
    checkWorkflowReport(paths, now);
    writeGenerated(paths, state, readLedger(paths), now);
    const { hard, summary } = readNotedCheck(paths);
    if (hard === 0) return said;
    const places = hard === 1 ? 'one place' : `${hard} places`;
    return [
      ...said,
      `The report is to be mended in ${places}: ${summary}; \`autonomous-workflow report check ${paths.name}\` lists them.`,
    ];
  } catch (error) {
    // The end must not fail because of what is said at the end.
    return [`The report could not be checked: ${describeError(error)}`];
  }
}
