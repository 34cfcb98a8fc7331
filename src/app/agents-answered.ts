import { parallelLimit } from '../coding/attempt.ts';
import { openFeatures } from '../coding/scrutiny-file.ts';
import { implementationStatus } from '../coding/implementation-status.ts';
import { openAttempt } from '../coding/rules/feature-status.ts';
import { featuresToBegin } from '../coding/rules/ready.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, finishedAssignments, refuseWhileAtWork, unansweredAgents } from '../loop/agents.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { namesOf } from '../loop/rules/agents.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { comesLast, isReportingAgent } from '../session/rules/agents.ts';
import { isOfIteration } from '../session/rules/assignment-id.ts';
import { readIterationRuntime } from './turn.ts';

/**
 * Refuses to record an iteration while its agents are at work: their work would count as missing. Agents that have handed in, or work for
 * an earlier iteration, do not count.
 * @throws WorkflowError with the next step.
 */
export function refuseRecordAtWork(paths: WorkflowPaths, { iteration }: WorkflowState): void {
  const agents = agentsAtWork(paths).filter(({ agent, about }) => {
    if (!isReportingAgent(agent) || about === '') return true;
    return isOfIteration(about, iteration) && !finishedAssignments(paths, iteration).has(about);
  });
  refuseWhileAtWork('`record`', agents, new Date());
}

/**
 * Refuses to start or verify a feature while its coder, or another agent of it, is at work.
 * @throws WorkflowError with the next step.
 */
export function refuseFeatureAtWork(paths: WorkflowPaths, step: 'start' | 'verify', id: string): void {
  const agents = agentsAtWork(paths).filter(({ agent, about }) => {
    if (isReportingAgent(agent)) return false;
    return about === '' || about.toLowerCase() === id.toLowerCase();
  });
  refuseWhileAtWork(`\`feature ${step} ${id}\``, agents, new Date());
}

/** The line for a session that comes back while all agents that can be are at work; undefined when it has something to do. */
export async function atWorkLine(paths: WorkflowPaths, state: WorkflowState): Promise<string | undefined> {
  const agents = unansweredAgents(paths, state.iteration);
  if (agents.length === 0 || !(await isAllStarted(paths, state))) return undefined;
  return `At work: ${namesOf(agents)}. Nothing else is to be done now: end your turn, and you are called when they have answered.`;
}

/**
 * Whether all agents are started, and all features begun, that can be before an agent answers.
 * @param together those of the agents that come last that are started together now.
 */
export async function isAllStarted(
  paths: WorkflowPaths,
  state: WorkflowState,
  together: readonly Assignment[] = [],
): Promise<boolean> {
  const atWork = agentsAtWork(paths);
  if (atWork.some(({ starting }) => starting === true)) return false;
  const subjects = new Set(atWork.map(({ about }) => about));
  const { assignments, begun_at } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const needed = together.length > 0 ? together : assignments.filter((one) => !comesLast(one));
  if (!needed.every(({ id }) => finished.has(id) || subjects.has(id))) return false;
  if (!phaseTraits[state.current_phase].worksOnFeatures) return true;
  const { list } = implementationStatus(paths);
  if (list === undefined) return true;
  const isOpen = openFeatures(paths, state);
  const open = list.features.filter(({ id, status }) => status === 'in_progress' && isOpen(id));
  // After the first ended attempt, features wait for the next iteration.
  const isUnderWay = list.features.some(({ attempts }) =>
    attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begun_at),
  );
  const toBegin = featuresToBegin(list, parallelLimit(paths, state, list), isOpen);
  const isBegun = isUnderWay || toBegin.every((one) => openAttempt(one) !== undefined);
  return isBegun && open.every(({ id }) => [...subjects].some((one) => one.toLowerCase() === id.toLowerCase()));
}
