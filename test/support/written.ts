import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WorkflowPaths } from '../../src/files/paths.ts';
import { mentionedAssignment } from '../../src/base/names.ts';
import { askForHandIn, askedHandIns, handInFile, noteHandIn, ownHandIn } from '../../src/loop/wave.ts';
import { isReportingAgent } from '../../src/session/rules/agents.ts';

/**
 * An agent has written its hand-in, as the guard allows it: for the assignment or feature that it was asked for, or that the text names.
 * Words without JSON are written nowhere.
 */
export function writeHandIn(paths: WorkflowPaths, agent: string, agentId: string, text: string): void {
  if (!text.includes('{') && !text.includes('# Left undone')) return;
  const named = isReportingAgent(agent) ? mentionedAssignment(text) : /"feature": ?"([^"]*)"/.exec(text)?.[1];
  const isMeant = ({ about }: { about: string }) => named === null || named === undefined || about === named;
  const own = ownHandIn(paths, { agent, agentId, transcript: '' });
  const asked = askedHandIns(paths).find((one) => one.agent === agent && one.about === named && !one.over);
  const free = asked?.by === '' || asked?.by === agentId ? asked : undefined;
  const isMine = own !== undefined && (isMeant(own) || !own.over);
  // A report that was taken is no longer written, other work may be handed in again.
  if (isMine && own.over && isReportingAgent(agent)) return;
  const hand = isMine ? own : (free ?? askForHandIn(paths, agent, named ?? ''));
  noteHandIn(paths, hand, { by: agentId, over: false });
  mkdirSync(dirname(handInFile(paths, hand)), { recursive: true });
  writeFileSync(handInFile(paths, hand), text);
}
