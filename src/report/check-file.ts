import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { WorkflowState } from '../loop/rules/state.ts';

/** The result of the last check of the report: `.runtime/report-check.json`. */
export interface NotedCheck {
  /** One line; empty before the first check. */
  summary: string;
  /** Findings that must be fixed. */
  hard: number;
}

/**
 * The number of times that an iteration was sent back for findings. It has its own file, because another process writes the other
 * one.
 */
interface Rounds {
  iteration: number;
  rounds: number;
}

const unknown: NotedCheck = { summary: '', hard: 0 };
const none: Rounds = { iteration: 0, rounds: 0 };
const checkFile = runtimeFile('report-check.json', unknown);
const roundsFile = runtimeFile('report-rounds.json', none);

/** The last check; empty when there was none, or the file is damaged. */
export function readNotedCheck(paths: WorkflowPaths): NotedCheck {
  return checkFile.read(paths) ?? unknown;
}

/** The number of times that an iteration was sent back for its checks. */
export function checkRounds(paths: WorkflowPaths, iteration: number): number {
  const noted = roundsFile.read(paths) ?? none;
  return noted.iteration === iteration ? noted.rounds : 0;
}

/** Stores the result of the last check of the report. */
export function noteCheck(paths: WorkflowPaths, { summary, hard }: NotedCheck): void {
  checkFile.write(paths, { summary, hard });
}

/** Counts one more round. Only the hook that judges the turn calls this. */
export function noteRound(paths: WorkflowPaths, iteration: number): void {
  const rounds = checkRounds(paths, iteration) + 1;
  roundsFile.write(paths, { iteration, rounds });
}

/** The most faults of a task. */
const mostFaults = 40;

/** The faults of the report as a task; undefined when the iteration was sent back as often as allowed. */
export async function reportFindings(
  paths: WorkflowPaths,
  state: WorkflowState,
): Promise<{ text: string; note: () => void } | undefined> {
  const { iteration } = state;
  const { configuration } = await currentConfiguration(paths.root);
  const most = configuration.report_check_rounds;
  const { writersFor, writerTask } = await import('./writing.ts');
  // Writers whose task came from `record` are not in the file.
  const rounds = Math.max(checkRounds(paths, iteration), writersFor(paths, iteration, 'checks'));
  if (rounds >= most) return undefined;
  const [{ checkWorkflowReport }, { faultLine }, { correctTask }] = await Promise.all([
    import('./report.ts'),
    import('./rules/checks.ts'),
    import('./rules/writing-tasks.ts'),
  ]);
  // A writer cannot correct what TeX refuses.
  const faults = checkWorkflowReport(paths, state).faults.filter(({ id }) => id !== 'R10');
  if (faults.length === 0) return undefined;
  const failed = new Set(faults.map(({ id }) => id)).size;
  const why = `${failed === 1 ? '1 check of the report fails' : `${failed} checks of the report fail`} (round ${rounds + 1} of ${most}).`;
  const list = faults.slice(0, mostFaults).map((one) => `- ${faultLine(one)}`);
  if (faults.length > mostFaults) list.push(`- and ${faults.length - mostFaults} more`);
  const text = correctTask(list.join('\n'));
  const given = await writerTask(paths, state, { why, purpose: 'checks', text });
  return given === undefined ? undefined : { text: given, note: () => noteRound(paths, iteration) };
}
