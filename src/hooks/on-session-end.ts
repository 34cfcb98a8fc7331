import { releaseWorkflow } from '../store/session/ownership.ts';
import { ownedWorkflow } from '../store/session/owned-workflow.ts';
import type { HookOutput } from './output.ts';
import { text, type HookInput } from './input.ts';

/** The session ends: let go of its workflow, so that another may take it up, and say why. */
export async function onSessionEnd(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths !== undefined) await releaseWorkflow(paths, new Date(), session, text(input.reason) || 'unknown');
  return undefined;
}
