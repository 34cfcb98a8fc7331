import { dollars } from '../base/figures.ts';
import { modeOf, phases, phasesOfMode, type PhaseName, formatBudgets } from '../base/vocabulary.ts';
import { type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { listWorkflows } from '../loop/list.ts';
import { lastIteration, usualUsd } from '../loop/rules/budgets.ts';
import { type WorkflowState, ceilingOf, fewestOfPhase, hasPhase } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { findRepository, shortBranch } from '../programs/git/repository.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { loopAround } from '../session/ralph-loop.ts';
import { middle, type Measure } from '../spend/rules/iterations.ts';
import { readMeasure } from '../spend/spend.ts';
import { estimate } from './rules/overview.ts';

/** The first line of a begun or resumed workflow, in a session or under `autonomous-workflow run`. */
export async function beginLine(paths: WorkflowPaths, driver: 'session' | 'run'): Promise<string> {
  const state = await readState(paths);
  // Only a workflow with code commits to a branch.
  const repository = hasPhase(modeOf(state.workflow_type), phases.C) ? await findRepository(paths.root) : undefined;
  const name = repository?.branch == null ? undefined : shortBranch(repository.branch);
  const { own_branch, base_branch: from = null } = state;
  const branch = name !== undefined && own_branch === name && from !== null ? `${name}, made from ${from}` : name;
  const begun = describeBegin(state, paths.folder, readMeasure(paths, state), branch);
  return driver === 'run'
    ? `${begun} Ctrl-C ends after the iteration, twice at once.`
    : `autonomous-workflow: ${begun} Stop: /autonomous-workflow:stop, or in a terminal: autonomous-workflow stop ${paths.name}. Watch: autonomous-workflow status, or live: autonomous-workflow board`;
}

/**
 * The folder, budgets and likely cost of a workflow that begins or goes on.
 * @param branch the branch that commits go to; undefined in modes without code and without a branch.
 */
export function describeBegin(state: WorkflowState, folder: string, measure: Measure, branch?: string): string {
  const { name, iteration, recorded_iteration: recorded } = state;
  const begins = recorded === 0 ? 'begins' : `goes on with iteration ${Math.max(1, iteration)}`;
  const commits = branch === undefined ? '' : `Commits go to the branch ${branch}; nothing is pushed. `;
  return `${name} (${modeOf(state.workflow_type)}) ${begins} in ${folder}/: ${formatBudgets(state)}. ${commits}${division(state)}${shortage(state, measure)}${estimate(state, measure)}`;
}

const shareNames: Readonly<Record<PhaseName, string>> = {
  [phases.A]: 'research',
  [phases.B]: 'the plan',
  [phases.C]: 'code',
};

/** How the budgets are divided among the phases that are left, and where that is too little; empty where one is left. */
function division(state: WorkflowState): string {
  const { workflow_type, current_phase, iteration, recorded_iteration, max_iterations } = state;
  const all = phasesOfMode[modeOf(workflow_type)];
  const left = all.slice(Math.max(0, all.indexOf(current_phase)));
  if (left.length === 1) return '';
  const done = Math.min(iteration, recorded_iteration);
  let [before, used] = [done, 0];
  const parts = left.slice(0, -1).map((phase) => {
    const ceiling = ceilingOf({ workflow_type, current_phase: phase });
    const last = Math.max(before, lastIteration(state, ceiling));
    const part = `${last - before} for ${shareNames[phase]} (${Math.round((ceiling.share - used) * 100)} % of hours and money)`;
    [before, used] = [last, ceiling.share];
    return part;
  });
  const last = shareNames[left.at(-1) ?? current_phase];
  // The last phase is to have at least as many as the others need.
  const wanted = done + 2 * fewestOfPhase * (left.length - 1);
  const tight =
    max_iterations >= wanted ? '' : ` That is too few for ${last}: allow at least ${wanted} (--max-iterations).`;
  return `Of the iterations at most ${parts.join(', ')}, the others for ${last}.${tight} `;
}

/** A sentence where the money is less than one iteration and the write-up take; empty elsewhere. */
function shortage({ max_cost_usd, cost_usd }: WorkflowState, { usd }: Measure): string {
  const [left, needed] = [max_cost_usd - (cost_usd ?? 0), (middle(usd) ?? usualUsd.iteration) + usualUsd.writeUp];
  const basis = usd.length === 0 ? ' (usual figures; nothing was measured here yet)' : '';
  if (left >= needed) return '';
  return `${dollars(left)} is less than one iteration and the write-up, about ${dollars(needed)}${basis}: little may come of it. `;
}

/** The line for a new session on workflows in progress without a live session. */
export async function unfinishedLine(root: string): Promise<string | undefined> {
  const left = [];
  for (const paths of listWorkflows(root)) {
    // A broken state file is reported where its workflow is named.
    const state = await readState(paths).catch(() => undefined);
    if (state?.status === 'in_progress' && !isHeld(paths, readLease(paths))) left.push(state);
  }
  const [first, ...others] = left;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : `, and ${others.map(({ name }) => name).join(', ')}`;
  const loop = loopAround(workflowPaths(root, first.name));
  const leftOver =
    loop === undefined
      ? ''
      : `\nIts ralph-loop ended with its session: ${loop.file} does nothing any more, and is removed then.`;
  return `autonomous-workflow: '${first.name}' is unfinished (${first.current_phase}, iteration ${first.iteration})${more}; nobody works on it. Go on: /autonomous-workflow:continue-auto ${first.name}${leftOver}`;
}
