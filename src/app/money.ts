import { isOfSearch } from '../session/rules/agents.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, finishedAssignments, noteFailed } from '../loop/agents.ts';
import { allowance, describeAllowance, type Allowance } from '../loop/rules/allowance.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { listedOf } from '../spend/rules/account.ts';
import { readSpendFile } from '../spend/spend.ts';
import { agentUsd } from '../overview/forecast.ts';
import { readIterationRuntime } from './iteration-runtime.ts';

/** The allowance once the agents of the search that are at work have cost what they are likely to. */
function allowanceBeside(paths: WorkflowPaths, state: WorkflowState, now: Date): Allowance {
  const listed = agentsAtWork(paths).filter(({ agent, about }) => isOfSearch({ agent, id: about }));
  const account = readSpendFile(paths);
  if (listed.length === 0 || account === undefined) return allowance(state, now);
  const each = agentUsd(paths, state);
  const committed = listed.reduce((sum, { id }) => sum + Math.max(0, each - listedOf(account, id)), 0);
  return allowance(state, now, { committedUsd: committed });
}

/**
 * Gives up the assignments of the search that nobody has begun when only the reserve for the write-up is left, so that no brief, record or
 * end of a turn asks for an agent that the guard refuses. Returns why; undefined when the money allows them.
 */
export async function giveUpUnpaid(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string | undefined> {
  if (state.status !== 'in_progress' || phaseTraits[state.current_phase].worksOnFeatures) return undefined;
  const left = allowanceBeside(paths, state, now);
  if (left.kind === 'all') return undefined;
  const why = describeAllowance(state, left);
  await asWriter(paths, async () => {
    const { iteration } = state;
    const { assignments } = await readIterationRuntime(paths, state);
    const finished = finishedAssignments(paths, iteration);
    const atWork = new Set(agentsAtWork(paths).map(({ about }) => about));
    const problems = [`not started: ${why}`];
    const unpaid = assignments.filter((one) => isOfSearch(one) && !finished.has(one.id) && !atWork.has(one.id));
    const rows = unpaid.map(({ id, agent }) => {
      const event = { event: 'hand-in-refused' as const, iteration, agent, problems, final: true };
      return { agent, about: id, result: 'unpaid' as const, problems, event };
    });
    noteFailed(paths, now, rows);
  });
  return why;
}
