import { existsSync } from 'node:fs';
import { phaseTraits } from '../base/vocabulary.ts';
import { isWorkflowError } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { describeFailing } from '../loop/rules/untested.ts';
import { readNotedCheck } from '../report/check-file.ts';
import { reportMissing } from '../report/rules/finding.ts';
import { readOutlook } from '../research/outlook-file.ts';
import type { StatusInput } from './rules/status.ts';

/** Phrases on findings, report and features that are only shown to people. */
export async function readDetails(
  paths: WorkflowPaths,
  state: WorkflowState,
): Promise<Pick<StatusInput, 'held' | 'failing' | 'outage' | 'checks' | 'report' | 'critique' | 'waiting'>> {
  return {
    held: existsSync(paths.scrutiny) ? (await import('../coding/scrutiny-file.ts')).heldAgainstFeatures(paths) : [],
    failing: existsSync(paths.commands) ? await failingBefore(paths) : '',
    outage: state.status === 'in_progress' ? await outageOf(paths) : '',
    checks: await checksOf(paths),
    report: reportOf(paths, state),
    critique: await critiqueOf(paths, state),
    // Redirects are rare; their folder is made with the first.
    waiting: existsSync(paths.redirects) ? await waitingTexts(paths) : [],
  };
}

async function waitingTexts(paths: WorkflowPaths): Promise<string[]> {
  const { waitingRedirects } = await import('../loop/redirects.ts');
  return (await waitingRedirects(paths)).map(({ text }) => text);
}

/** The tests that failed before any feature. Frozen commands that cannot be read do not make the status fail. */
async function failingBefore(paths: WorkflowPaths): Promise<string> {
  const { readFrozenCommands } = await import('../coding/commands-file.ts');
  return orElse(() => describeFailing(readFrozenCommands(paths)?.failing ?? []), '', isWorkflowError);
}

/** The result of the last checks of the report. Checks of a report that is gone say nothing about the next one. */
function reportOf(paths: WorkflowPaths, { status }: WorkflowState): string {
  const { summary, hard } = readNotedCheck(paths);
  if (summary !== '' && !existsSync(paths.report)) return reportMissing;
  return hard > 0 && status === 'in_progress' ? `a draft so far: ${summary}` : summary;
}

/** Lines on failed checks of the report of an ended workflow, with the command that lists them. */
export function reportFaults(paths: WorkflowPaths): string[] {
  const { hard } = readNotedCheck(paths);
  if (hard === 0 || !existsSync(paths.report)) return [];
  return [`The report does not pass its checks; what to fix: autonomous-workflow report check ${paths.name}`];
}

/** The result of the critique of the report, as a phrase. */
async function critiqueOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  // Before the write-up there is no critique, so nothing is loaded.
  const writesReport = phaseTraits[state.current_phase].document === 'report';
  const isSearching = state.status === 'in_progress' && writesReport && !isWriting(state);
  if (isSearching || !existsSync(paths.report)) return '';
  const { readCritique } = await import('../report/critique.ts');
  const critique = readCritique(paths, state, state.status !== 'in_progress');
  return critique === undefined ? '' : (await import('../report/rules/critique/describe.ts')).describeOutcome(critique);
}

/** Why the web search did not work last. */
async function outageOf(paths: WorkflowPaths): Promise<string> {
  try {
    return (await readOutlook(paths)).outage?.why ?? '';
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return '';
  }
}

/** How far findings are checked; empty for a broken ledger. */
async function checksOf(paths: WorkflowPaths): Promise<string> {
  try {
    const { checks } = await readOutlook(paths);
    if (checks === '') return '';
    const { checksOnDisk } = await import('../research/checks-on-disk.ts');
    return checksOnDisk(paths) ?? checks;
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return '';
  }
}
