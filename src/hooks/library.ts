/**
 * What hooks need seldom: commands, hand-ins, validation. It comes with the YAML and validation libraries, so it is a bundle of
 * its own, which the runtime loads only when it must.
 */
export { beginCoding } from '../store/features/begin-coding.ts';
export { codingTurn } from '../store/features/coding-turn.ts';
export { planningTurn } from '../store/planning/planning-turn.ts';
export { makePlan } from '../store/create-workflow.ts';
export { refreshOutlook } from '../store/ledger-file.ts';
export { checksOnDisk } from '../store/research/checks-on-disk.ts';
export { repairBroken } from '../store/repair/repair.ts';
export { acceptanceProblems, assignJudge } from '../store/acceptance/acceptance-turn.ts';
export { mendGoal } from '../store/acceptance/mend-goal.ts';
export { readNoteFile } from '../store/steering/note-file.ts';
export { parseConfiguration } from '../store/configuration/parse-configuration.ts';
export { closeReport } from '../store/report/close-report.ts';
export { findReportTask } from '../store/report/find-report-task.ts';
export { readEditedState } from '../store/state-document.ts';
export { assignVerifiers } from '../store/turn/verification-batches.ts';
export { heldAgainstFeatures } from '../store/features/scrutiny/scrutiny-lines.ts';
export { onCommand } from './on-command.ts';
export { onSubagentStop } from './on-subagent-stop.ts';
