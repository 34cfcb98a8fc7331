import { ownBranchOf } from '../coding/own-branch.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { listWorkflows } from '../loop/list.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { findRepository, shortBranch } from '../programs/git/repository.ts';
import { ofThisPhase, readMeasured } from './forecast.ts';
import { describeBegin, estimate, type Earlier } from './rules/begin-line.ts';

/** The first line of a begun or resumed workflow in a session. */
export async function beginLine(paths: WorkflowPaths): Promise<string> {
  const how = `Stop: /autonomous-workflow:stop, or in a terminal: autonomous-workflow stop ${paths.name}. Watch: autonomous-workflow status --watch`;
  const state = await readState(paths);
  return `autonomous-workflow: ${describeBegin(state, paths.folder, await earlierIterations(paths, state), how, await branchOf(paths, state))}`;
}

/** The same for `autonomous-workflow run`. */
export async function runBeginLine(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const how = `Ctrl-C ends after the iteration, twice at once.`;
  return describeBegin(state, paths.folder, await earlierIterations(paths, state), how, await branchOf(paths, state));
}

/** The branch that a workflow with code commits to. */
async function branchOf({ root }: WorkflowPaths, state: WorkflowState): Promise<string | undefined> {
  if (!hasPhase(modeOf(state.workflow_type), phases.C)) return undefined;
  const branch = (await findRepository(root))?.branch;
  if (branch == null) return undefined;
  const [name, own] = [shortBranch(branch), ownBranchOf(state)];
  return own?.branch === name && own.base !== null ? `${name}, made from ${own.base}` : name;
}

/** A sentence on the cost and time of similar iterations in this project. */
export async function estimateFor(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  return estimate(state, await earlierIterations(paths, state));
}

/**
 * The iterations of this phase that the workflow has measured, as its status shows them; before there are any, those of the same depth
 * in other workflows of this project.
 */
async function earlierIterations(paths: WorkflowPaths, state: WorkflowState): Promise<Earlier> {
  const own = ofThisPhase(readMeasured(paths, state), state);
  if (own.length > 0) return { iterations: own, workflows: 1 };
  const found = await Promise.all(listWorkflows(paths.root).map((one) => measuredLike(one, state)));
  const used = found.filter((iterations) => iterations.length > 0);
  return { iterations: used.flat(), workflows: used.length };
}

/** Unreadable workflows are skipped. */
async function measuredLike(paths: WorkflowPaths, like: WorkflowState) {
  const state = await readState(paths).catch(() => undefined);
  return state?.depth === like.depth ? ofThisPhase(readMeasured(paths, state), like) : [];
}
