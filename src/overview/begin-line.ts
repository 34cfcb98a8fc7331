import { ownBranchOf } from '../coding/own-branch.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { findRepository, shortBranch } from '../programs/git/repository.ts';
import { ofThisPhase, readMeasured } from './forecast.ts';
import { describeBegin } from './rules/begin-line.ts';

/** The first line of a begun or resumed workflow in a session. */
export async function beginLine(paths: WorkflowPaths): Promise<string> {
  const how = `Stop: /autonomous-workflow:stop, or in a terminal: autonomous-workflow stop ${paths.name}. Watch: autonomous-workflow status, or live: autonomous-workflow board`;
  return `autonomous-workflow: ${await describedBegin(paths, await readState(paths), how)}`;
}

/** The same for `autonomous-workflow run`. */
export async function runBeginLine(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  return describedBegin(paths, state, 'Ctrl-C ends after the iteration, twice at once.');
}

async function describedBegin(paths: WorkflowPaths, state: WorkflowState, how: string): Promise<string> {
  // Only a workflow with code commits to a branch.
  const repository = hasPhase(modeOf(state.workflow_type), phases.C) ? await findRepository(paths.root) : undefined;
  const name = repository?.branch == null ? undefined : shortBranch(repository.branch);
  const own = ownBranchOf(state);
  const branch = own?.branch === name && own?.base != null ? `${name}, made from ${own.base}` : name;
  return describeBegin(state, paths.folder, ofThisPhase(readMeasured(paths, state), state), how, branch);
}
