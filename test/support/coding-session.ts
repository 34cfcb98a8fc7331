import { environment, type CodingProject } from './coding-project.ts';
import { passesScrutiny } from './scrutiny.ts';
import { Session, type SessionOptions } from './session.ts';

/** The session s1, which implements the plan of x; critics have nothing against its features. */
export async function codingSession(coding: CodingProject, more: SessionOptions = {}, options = ''): Promise<Session> {
  const session = new Session(coding.project, 's1', { environment, ...more });
  await session.types('autonomous-workflow:implement', `'x' ${options}`.trimEnd());
  await passesScrutiny(session, () => coding.cli('record', 'x'));
  return session;
}

/** What a session gives the coder of a feature. */
export const coderPrompt = (id: string) => `Feature ${id}: your task is /work/docs/research-x/tasks/${id}.md`;
