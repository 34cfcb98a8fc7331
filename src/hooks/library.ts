/**
 * What hooks need seldom: commands, hand-ins, validation. It comes with the YAML and validation libraries, so it is a bundle of
 * its own, which the runtime loads only when it must.
 */
export { beginCoding } from '../coding/begin.ts';
export { codingTurn } from '../coding/turn.ts';
export { planningTurn } from '../planning/turn.ts';
export { makePlan } from '../app/create-workflow.ts';
export { refreshOutlook } from '../research/ledger-file.ts';
export { checksOnDisk } from '../research/checks-on-disk.ts';
export { repairBroken } from '../app/repair.ts';
export { acceptanceProblems, assignJudge } from '../goal/turn.ts';
export { fixGoal } from '../app/fix-goal.ts';
export { readNoteFile } from '../loop/note-file.ts';
export { parseConfiguration } from '../configuration/parse.ts';
export { closeReport } from '../report/close-report.ts';
export { findReportTask } from '../report/check.ts';
export { readEditedState } from '../loop/state-document.ts';
export { assignVerifiers } from '../research/verification-batches.ts';
export { heldAgainstFeatures } from '../coding/scrutiny-file.ts';
export { onCommand } from './on-command.ts';
export { onSubagentStop } from './on-subagent-stop.ts';
