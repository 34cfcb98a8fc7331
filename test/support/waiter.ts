import { setTimeout as sleep } from 'node:timers/promises';
import { begunSession, type Session } from './session.ts';

export const agent = { id: 'a1', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:researcher' };
export const working = { background_tasks: [agent] };

export const configured = (settings: Record<string, string | number>) =>
  begunSession({
    environment: Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [`AUTONOMOUS_WORKFLOW_${key.toUpperCase()}`, String(value)]),
    ),
  });

/** Whether a promise is still open after a while. */
export async function isOpen(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([promise, sleep(milliseconds, open)])) === open;
}

export const queued = (operation: string, content: string) =>
  `${JSON.stringify({ type: 'queue-operation', operation, timestamp: new Date().toISOString(), content })}\n`;
export const userRow = (text: string) =>
  `${JSON.stringify({ type: 'user', timestamp: new Date().toISOString(), message: { content: text } })}\n`;

/** A session with a transcript, whose agents are at work. */
export async function waiting(session: Session) {
  session.project.write('transcript.jsonl', userRow('Begin.'));
  const transcript = session.project.path('transcript.jsonl');
  return { transcript, ...(await session.endsTurnWaiting({ ...working, transcript_path: transcript })) };
}
