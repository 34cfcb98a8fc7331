import { refuseAgentAfterEnd } from '../loop/ownership.ts';
import { findProjectRoot } from '../files/project.ts';
import { startFolder, text, type HookInput, type HookOutput, permission } from './input.ts';

/** Before an agent of ours starts in a session that drives no workflow: it would still pay for what a last answer named. */
export async function handle(input: HookInput): Promise<HookOutput> {
  const refusal = await refuseAgentAfterEnd(findProjectRoot(startFolder(input)), text(input.session_id));
  return refusal === undefined ? undefined : permission('deny', refusal);
}
