import { environment, type CodingProject } from './coding-project.ts';
import { passesScrutiny } from './scrutiny.ts';
import { Session, type HookAnswer, type SessionOptions } from './session.ts';

/** Why a tool was refused. */
export function reasonOf(answer: HookAnswer | undefined): string | undefined {
  const { permissionDecision, permissionDecisionReason } = answer?.hookSpecificOutput ?? {};
  return permissionDecision === 'deny' ? permissionDecisionReason : undefined;
}

/** An agent that the Agent tool has left at work in the background. */
export async function launches(session: Session, id: string, agent: string, prompt: string): Promise<void> {
  const input = { subagent_type: `autonomous-workflow:${agent}`, description: 'Work', prompt };
  const denied = reasonOf(await session.usesTool('Agent', input));
  if (denied !== undefined) throw new Error(denied);
  await session.hook('guard', 'PostToolUse', {
    tool_name: 'Agent',
    tool_input: input,
    tool_response: { isAsync: true, status: 'async_launched', agentId: id },
  });
}

/** The session s1, which implements the plan of x; critics have nothing against its features. */
export async function codingSession(coding: CodingProject, more: SessionOptions = {}, options = ''): Promise<Session> {
  const session = new Session(coding.project, 's1', { environment, ...more });
  await session.types('autonomous-workflow:implement', `'x' ${options}`.trimEnd());
  await passesScrutiny(session, () => coding.cli('record', 'x'));
  return session;
}

/** What a session gives the coder of a feature. */
export const coderPrompt = (id: string) => `Feature ${id}: your task is /work/docs/research-x/tasks/${id}.md`;
