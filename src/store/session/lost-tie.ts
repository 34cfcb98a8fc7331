import { parseJournal } from '../../engine/journal-line.ts';
import { excerpt } from '../../engine/workflow-error.ts';
import { note, readJournal } from '../journal.ts';
import { readLease } from './lease.ts';
import { listWorkflows } from '../list.ts';
import { ownedWorkflow } from './owned-workflow.ts';
import { workflowPaths, type WorkflowPaths } from '../paths.ts';
import { readSessionPointer, removeSessionPointer, writeSessionPointer } from './session-pointer.ts';
import { readState } from '../state-file.ts';

/**
 * What ended a session's tie to its workflow behind its back, for the user; undefined when nothing did. Told once: the session is
 * any other afterwards. What its agents hand in then is not stored: whoever has the workflow now starts agents of its own.
 */
export function tellLostTie(root: string, sessionId: string): string | undefined {
  const name = readSessionPointer(root, sessionId);
  if (name === undefined || ownedWorkflow(root, sessionId) !== undefined) return undefined;
  removeSessionPointer(root, sessionId);
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  if (lease === undefined) {
    return `autonomous-workflow: ${paths.folder} is gone, so this session no longer drives the workflow '${name}'.\n→ Put the folder back, then: /autonomous-workflow:continue-auto ${name}`;
  }
  const by = excerpt(`session ${lease.session} (process ${lease.process} in ${lease.folder})`);
  return `autonomous-workflow: ${by} took the workflow '${name}' over at ${excerpt(lease.claimed_at)}; this session no longer drives it.\n→ To get it back: /autonomous-workflow:continue-auto ${name} --take-over`;
}

/**
 * Ties sessions to the workflows that they drive again, after the folder that says so was removed, as cleaning ignored files does:
 * nothing is lost by it.
 * @returns what to tell the user of this session; undefined when it drove none.
 */
export async function regainTies(root: string, sessionId: string, now: Date): Promise<string | undefined> {
  const driven: { paths: WorkflowPaths; owner: string }[] = [];
  for (const paths of listWorkflows(root)) {
    const owner = lastOwner(paths);
    const state = owner === undefined ? undefined : await readState(paths).catch(() => undefined);
    if (owner !== undefined && state?.status === 'in_progress') driven.push({ paths, owner });
  }
  const own = driven.find(({ owner }) => owner === sessionId);
  if (own === undefined) return undefined;
  for (const { paths, owner } of driven) writeSessionPointer(root, owner, paths.name);
  const why = 'docs/.autonomous-workflow was removed';
  note(own.paths, now, { event: 'claimed', session: sessionId, from: sessionId, why });
  return `autonomous-workflow: ${why}. This session goes on driving the workflow '${own.paths.name}'.\n→ To end it: /autonomous-workflow:stop`;
}

/** Who drove the workflow last and has not let go, as its lease says or, where that was removed, too, its journal. */
function lastOwner(paths: WorkflowPaths): string | undefined {
  const lease = readLease(paths);
  if (lease !== undefined) return lease.released === null ? lease.session : undefined;
  const line = readJournal(paths).findLast((text) => /"event":"(?:claimed|released)"/.test(text));
  const [event] = parseJournal(line === undefined ? [] : [line]);
  return event?.event === 'claimed' && typeof event.session === 'string' ? event.session : undefined;
}
