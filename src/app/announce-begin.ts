import type { WorkflowPaths } from '../files/paths.ts';
import { listWorkflows } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { measuredIterations } from '../spend/rules/measured.ts';
import { listArchived } from './archive.ts';
import { kindOf, MeasuredJournal } from './forecast.ts';
import { describeBegin, estimate, type Earlier } from './rules/describe-begin.ts';

/** The line with which a workflow begins, or goes on, in a session. */
export async function beginLine(paths: WorkflowPaths): Promise<string> {
  const how = `Stop: /autonomous-workflow:stop, or in a terminal: autonomous-workflow stop ${paths.name}. Watch: autonomous-workflow status --watch`;
  const state = await readState(paths);
  return `autonomous-workflow: ${describeBegin(state, paths.folder, await earlierIterations(paths, state), how)}`;
}

/** The same for `autonomous-workflow run`. */
export async function runBeginLine(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const how = `Ctrl-C ends after the iteration, twice at once.`;
  return describeBegin(state, paths.folder, await earlierIterations(paths, state), how);
}

/** A sentence on what iterations like the next one took in this project. */
export async function estimateFor(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  return estimate(state, await earlierIterations(paths, state));
}

/** The iterations of the same phase and depth that workflows of this project have measured, this one included. */
async function earlierIterations(paths: WorkflowPaths, state: WorkflowState): Promise<Earlier> {
  const all = [...listWorkflows(paths.root), ...listArchived(paths.root)];
  const found = await Promise.all(all.map((one) => measuredLike(one, state)));
  const used = found.filter((iterations) => iterations.length > 0);
  return { iterations: used.flat(), workflows: used.length };
}

/** A workflow that cannot be read says nothing about cost. */
async function measuredLike(paths: WorkflowPaths, { depth, current_phase }: WorkflowState) {
  const state = await readState(paths).catch(() => undefined);
  if (state?.depth !== depth) return [];
  const kind = kindOf[current_phase];
  const latest = [state.spent_last_iteration];
  return measuredIterations(new MeasuredJournal(paths).read(), latest).filter((one) => one.kind === kind);
}
