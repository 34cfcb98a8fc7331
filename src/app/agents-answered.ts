import { isOfIteration } from '../session/rules/assignment-id.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReportingAgent } from '../session/rules/agents.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, refuseWhileAtWork } from '../loop/agents-at-work.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import type { StartedAgent } from '../loop/rules/agents-at-work.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { leftHandIns } from '../loop/wave.ts';
import { asWriter } from '../loop/workflow.ts';
import { readLease } from '../session/lease.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { readIterationRuntime } from './iteration-runtime.ts';

/** Less than the two minutes after which Claude Code ends a command. */
const loopWaitMilliseconds = 90_000;
const pollMilliseconds = 500;

/**
 * Refuses to record an iteration while its agents are at work: their work would count as missing. Agents that have handed in, or work for
 * an earlier iteration, do not count.
 * @throws WorkflowError with the next step.
 */
export async function refuseRecordAtWork(paths: WorkflowPaths, { iteration }: WorkflowState): Promise<void> {
  await refuseAtWork(paths, '`record`', ({ agent, about }) => {
    if (!isReportingAgent(agent) || about === '') return true;
    return isOfIteration(about, iteration) && !finishedAssignments(paths, iteration).has(about);
  });
}

/**
 * Refuses to start or verify a feature while its coder, or another agent of it, is at work.
 * @throws WorkflowError with the next step.
 */
export async function refuseFeatureAtWork(paths: WorkflowPaths, step: 'start' | 'verify', id: string): Promise<void> {
  await refuseAtWork(paths, `\`feature ${step} ${id}\``, ({ agent, about }) => {
    if (isReportingAgent(agent)) return false;
    return about === '' || about.toLowerCase() === id.toLowerCase();
  });
}

async function refuseAtWork(
  paths: WorkflowPaths,
  step: string,
  counts: (agent: StartedAgent) => boolean,
): Promise<void> {
  // A loop starts the next iteration whether or not agents are at work, so the session cannot wait between turns.
  const deadline = isInLoop(paths) ? performance.now() + loopWaitMilliseconds : 0;
  let agents = agentsAtWork(paths).filter(counts);
  while (agents.length > 0 && performance.now() < deadline) {
    await sleep(pollMilliseconds);
    agents = agentsAtWork(paths).filter(counts);
  }
  refuseWhileAtWork(step, agents, new Date());
}

function isInLoop(paths: WorkflowPaths): boolean {
  const lease = readLease(paths);
  return lease !== undefined && findRalphLoop(lease.folder, lease.session) !== undefined;
}

/**
 * Stores which agents of this iteration are still at work when its session has a new id, and takes what the others left. Agents survive
 * `/clear`, which keeps the process.
 */
export async function forgetStarted(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<void> {
  await takeLeft(paths, now);
  await asWriter(paths, async () => {
    const runtime = await readIterationRuntime(paths, state);
    const atWork = new Set(agentsAtWork(paths).map(({ about }) => about));
    writeIterationRuntime(paths, { ...runtime, started: runtime.started.filter((id) => atWork.has(id)) });
  });
}

/** Takes the hand-ins of agents that did not live to end; see `leftHandIns`. Loads what judges them only where there are any. */
export async function takeLeft(paths: WorkflowPaths, now: Date, silent: readonly string[] = []): Promise<void> {
  const left = leftHandIns(paths, silent);
  if (left.length > 0) await (await import('./take-hand-in.ts')).takeLeftHandIns(paths, left, now);
}
