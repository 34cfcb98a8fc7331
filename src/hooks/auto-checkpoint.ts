import { takeCheckpoint } from '../loop/checkpoint.ts';
import { ownedWorkflow } from '../session/lease.ts';
import { type HookInput, type HookOutput, text } from './input.ts';

/** Claude Code is about to compact the conversation: a checkpoint keeps its transcript and the state. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths !== undefined) {
    await takeCheckpoint(paths, {
      transcript: text(input.transcript_path),
      trigger: text(input.trigger) || 'unknown',
      now: new Date(),
    });
  }
  return undefined;
}
