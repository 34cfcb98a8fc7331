import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { isAlive } from '../files/lock.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { announceProblem } from '../loop/announce.ts';
import { readState } from '../loop/state-file.ts';
import { startDetached } from '../programs/processes.ts';
import { lastAgentSign, lastConversationChange } from '../session/activity.ts';
import { AwakeClock, stopwatch } from '../session/awake-clock.ts';
import { readLease } from '../session/lease.ts';
import { waitsForAgent } from '../session/rules/open-agents.ts';
import { readTranscriptTail } from '../session/transcript-tail.ts';
import { becomeWaiter, isWaiter } from '../session/waiter.ts';
import { giveUpAgents } from './silent-agents.ts';

const pollMilliseconds = 2_000;

/** A session without a terminal, as a process beside it gets to know it. */
interface UnattendedSession {
  root: string;
  name: string;
  session: string;
  claude: number;
  transcript: string;
}

/**
 * Starts the watch over the agents of a session without a terminal. Nothing of Claude Code runs beside such a session while it waits
 * for an agent, so that one that never returns would hold it for ever.
 */
export function startAgentWatch(paths: WorkflowPaths, session: Omit<UnattendedSession, 'root' | 'name'>): void {
  // `run` watches its own sessions.
  if (readLease(paths)?.driver === 'headless') return;
  const watched: UnattendedSession = { root: paths.root, name: paths.name, ...session };
  startDetached(join(pluginRoot(), 'hooks', 'watch.cjs'), [JSON.stringify(watched)], paths.root);
}

/** Watches until no agent is waited for; gives up agents without a sign of life and ends the session that waits for them. */
export async function watchAgents(text: string): Promise<void> {
  const { root, name, session, claude, transcript } = JSON.parse(text) as UnattendedSession;
  const paths = workflowPaths(root, name);
  becomeWaiter(paths);
  const clock = new AwakeClock();
  const silenceOf = stopwatch();
  while (isWaiter(paths) && isAlive(claude) && readLease(paths)?.session === session) {
    await sleep(pollMilliseconds);
    const awake = clock.read();
    const sign = Math.max(lastAgentSign(paths, transcript), lastConversationChange(transcript));
    const minutes = (await currentConfiguration(root)).configuration.agent_timeout_minutes;
    const silence = silenceOf(sign, awake);
    if (silence < minutes * 60_000) continue;
    if (!waitsForAgent(readTranscriptTail(transcript))) return;
    const state = await readState(paths);
    if (state.status !== 'in_progress') return;
    const now = new Date();
    const given = await giveUpAgents(paths, state, [], minutes, now);
    const of = given.length === 0 ? '' : ` from the agents of ${given.join(', ')}`;
    const problem = `no sign of life for ${counted(minutes, 'minute')}${of}: the session that waited for them is ended.\n→ Go on with: claude -p "/autonomous-workflow:continue-auto ${name}"`;
    announceProblem(paths, now, problem);
    process.kill(claude, 'SIGTERM');
    return;
  }
}
