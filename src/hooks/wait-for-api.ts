import { waitForApi } from '../app/wait.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { type HookInput, type HookOutput, isUnattended, startFolder, text } from './input.ts';

/** A turn ended with an error of the API: waits until a retry is allowed, and wakes the session. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  // Without a terminal the process ends with the error, so no session is left to wake.
  if (paths === undefined || isUnattended()) return undefined;
  const transcript = text(input.transcript_path);
  const wake = await waitForApi(
    { paths, session, claude: process.ppid, folder: startFolder(input), transcript, isUnattended: false },
    { kind: text(input.error), message: text(input.last_assistant_message) },
  );
  return wake === undefined ? undefined : { wake };
}
