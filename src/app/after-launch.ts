import { existsSync } from 'node:fs';
import { openFeatures } from '../coding/pending-scrutiny.ts';
import { join } from 'node:path';
import { implementationStatus } from '../coding/implementation-status.ts';
import { parallelLimit } from '../coding/attempt.ts';
import { openAttempt } from '../coding/rules/feature-status.ts';
import { featuresToBegin } from '../coding/rules/ready.ts';
import { mentionedAssignment } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork } from '../loop/agents-at-work.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { Session } from '../loop/ownership.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { comesLast } from '../session/rules/agents.ts';
import { afterTurn, recordWait, type TurnAnswer } from './after-turn.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { noteLaunched, type LaunchedAgent } from './start-agent.ts';
import { phaseTraits } from '../base/vocabulary.ts';

/**
 * Notes an agent that was started. After the last agent to start, the turn ends: a further request, with the whole conversation, could only
 * say that the session waits.
 * @returns the judgement of the turn that ends; undefined while it continues.
 */
export async function afterLaunch(
  paths: WorkflowPaths,
  session: Session,
  launched: LaunchedAgent,
): Promise<TurnAnswer | undefined> {
  const isAtWork = await noteLaunched(paths, { session: session.id, process: session.process }, launched);
  const state = isAtWork ? await readState(paths) : undefined;
  if (state?.status !== 'in_progress' || !(await isAllStarted(paths, state, launched))) return undefined;
  const atWork = agentsAtWork(paths).map(({ id }) => id);
  if (atWork.length > 0) return afterTurn(paths, session, atWork);
  // All have answered already, and Claude Code calls the session for that. Nothing is judged here: an instruction could not reach
  // the session, and would count as one that it did not follow.
  recordWait(paths, { kind: 'wait', tasks: [] }, Date.now());
  return { messages: [], terminalSequence: '' };
}

/** Of the agents that come last, only verifiers and the critic of the report are requested together. */
function judgesBeside(paths: WorkflowPaths, own: { agent: string }, assignments: readonly Assignment[]): Assignment[] {
  const judges = ['claim-verifier', 'report-critic'];
  if (!judges.includes(own.agent)) return [];
  const tasks = (id: string) => [join(paths.verification, `${id}.json`), join(paths.tasks, `${id}.md`)];
  return assignments.filter(
    (one) => judges.includes(one.agent) && comesLast(one) && tasks(one.id).some((file) => existsSync(file)),
  );
}

/** Whether all agents are started, and all features begun, that can be before an agent answers. */
async function isAllStarted(paths: WorkflowPaths, state: WorkflowState, launched: LaunchedAgent): Promise<boolean> {
  const subjects = new Set(agentsAtWork(paths).map(({ about }) => about));
  const { assignments, begun_at } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const own = { agent: launched.agent, id: mentionedAssignment(launched.prompt) ?? '' };
  const together = comesLast(own)
    ? judgesBeside(paths, own, assignments)
    : assignments.filter((one) => !comesLast(one));
  if (!together.every(({ id }) => finished.has(id) || subjects.has(id))) return false;
  if (!phaseTraits[state.current_phase].worksOnFeatures) return true;
  const { list } = implementationStatus(paths);
  if (list === undefined) return true;
  const isOpen = openFeatures(paths, state);
  const open = list.features.filter(({ id, status }) => status === 'in_progress' && isOpen(id));
  // After the first ended attempt, features wait for the next iteration, except those with an answer, which begin by themselves.
  const isUnderWay = list.features.some(({ attempts }) =>
    attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begun_at),
  );
  const toBegin = featuresToBegin(list, parallelLimit(paths, state, list), isOpen);
  const isBegun = isUnderWay || toBegin.every((one) => openAttempt(one) !== undefined);
  return isBegun && open.every(({ id }) => [...subjects].some((one) => one.toLowerCase() === id.toLowerCase()));
}
