import { releaseWorkflow } from '../loop/list.ts';
import { readLease, isSupervised, forgetSession, ownedWorkflow } from '../session/lease.ts';
import { readState } from '../loop/state-file.ts';
import { type HookInput, type HookOutput, text } from './input.ts';

/** The session ends: releases its workflow for other sessions, and journals why. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  // `autonomous-workflow run` keeps the lease between its sessions.
  if (paths === undefined || isSupervised(readLease(paths), session)) return undefined;
  const state = await readState(paths).catch(() => undefined);
  if (state !== undefined && state.status !== 'in_progress') forgetSession(paths, session);
  else await releaseWorkflow(paths, new Date(), session, text(input.reason) || 'unknown');
  return undefined;
}
