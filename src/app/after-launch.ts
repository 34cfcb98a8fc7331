import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mentionedAssignment } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork } from '../loop/agents.ts';
import type { Session } from '../loop/ownership.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { comesLast } from '../session/rules/agents.ts';
import { afterTurn, type TurnAnswer } from './after-turn.ts';
import { isAllStarted } from './agents-answered.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { noteLaunched, type LaunchedAgent } from './start-agent.ts';

/**
 * Notes that an agent was started. When the last one to start is in the background, the turn ends: a further request, with the whole
 * conversation, could only say that the session waits.
 * @returns the judgement of the turn that ends; undefined while it continues, as when all have ended already.
 */
export async function afterLaunch(
  paths: WorkflowPaths,
  session: Session,
  launched: LaunchedAgent,
): Promise<TurnAnswer | undefined> {
  // Under one lock: of calls that answer at once, one alone sees that all have.
  const atWork = await asWriter(paths, async () => {
    await noteLaunched(paths, { session: session.id, process: session.process }, launched);
    const state = launched.agent === '' ? undefined : await readState(paths);
    if (state?.status !== 'in_progress') return [];
    const isComplete = await isAllStarted(paths, state, await judgesBeside(paths, state, launched));
    return isComplete ? agentsAtWork(paths).map(({ id }) => id) : [];
  });
  return atWork.length > 0 ? afterTurn(paths, session, atWork) : undefined;
}

/** The agents that come last beside one that has started: only verifiers and the critic of the report are requested together. */
async function judgesBeside(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agent, prompt }: LaunchedAgent,
): Promise<Assignment[]> {
  const judges = ['claim-verifier', 'report-critic'];
  if (!judges.includes(agent) || !comesLast({ agent, id: mentionedAssignment(prompt) ?? '' })) return [];
  const tasks = (id: string) => [join(paths.verification, `${id}.json`), join(paths.tasks, `${id}.md`)];
  const { assignments } = await readIterationRuntime(paths, state);
  return assignments.filter(
    (one) => judges.includes(one.agent) && comesLast(one) && tasks(one.id).some((file) => existsSync(file)),
  );
}
