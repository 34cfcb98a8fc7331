import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WorkflowPaths } from '../../src/files/paths.ts';
import { mentionedAssignment } from '../../src/base/names.ts';
import { agentRows, changeAgents, claimHandIn, handInFile, ownHandIn } from '../../src/loop/agents.ts';
import {
  isOver,
  isStarting,
  startedRow,
  withRow,
  type AgentRow,
  isReportingAgent,
} from '../../src/loop/rules/agents.ts';
import { readLease } from '../../src/session/lease.ts';

/**
 * An agent has written its hand-in, as the guard allows it: for the assignment or feature that it was asked for, or that the text names.
 * Words without JSON are written nowhere.
 */
export function writeHandIn(paths: WorkflowPaths, agent: string, agentId: string, text: string): void {
  if (!text.includes('{') && !text.includes('# Left undone')) return;
  const named = isReportingAgent(agent) ? mentionedAssignment(text) : /"feature": ?"([^"]*)"/.exec(text)?.[1];
  const by = { agent, agentId, transcript: '' };
  const own = ownHandIn(paths, by);
  const isMine = own !== undefined && (named == null || own.about === named || !isOver(own));
  // A report that was taken is no longer written, other work may be handed in again.
  if (isMine && isOver(own) && isReportingAgent(agent)) return;
  const isFree = (one: AgentRow) =>
    one.agent === agent && one.about === named && !isOver(one) && (isStarting(one) || one.id === agentId);
  const row = isMine
    ? own
    : (agentRows(paths).findLast(isFree) ??
      started(paths, agent, agentId, named ?? (isReportingAgent(agent) ? 'i1-r1' : '')));
  claimHandIn(paths, agentId, row);
  mkdirSync(dirname(handInFile(paths, row)), { recursive: true });
  writeFileSync(handInFile(paths, row), text);
}

/** The row of an agent that nobody has seen start, as tests about something else have them. */
function started(paths: WorkflowPaths, agent: string, id: string, about: string): AgentRow {
  const { session = 's1', process: pid = process.pid } = readLease(paths) ?? {};
  const now = new Date();
  const row = startedRow({ id, agent, about, session, process: pid, started_at: now.toISOString() });
  changeAgents(paths, now, (agents) => withRow(agents, row));
  return row;
}
