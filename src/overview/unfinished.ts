import { listWorkflows } from '../loop/list.ts';
import { workflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { loopAround } from '../session/ralph-loop.ts';

/** The line for a new session on workflows in progress without a live session. */
export async function unfinishedLine(root: string): Promise<string | undefined> {
  const left = [];
  for (const paths of listWorkflows(root)) {
    // A broken state file is reported where its workflow is named.
    const state = await readState(paths).catch(() => undefined);
    if (state?.status === 'in_progress' && !isHeld(paths, readLease(paths))) left.push(state);
  }
  const [first, ...others] = left;
  if (first === undefined) return undefined;
  const more = others.length === 0 ? '' : `, and ${others.map(({ name }) => name).join(', ')}`;
  const loop = loopAround(workflowPaths(root, first.name));
  const leftOver =
    loop === undefined
      ? ''
      : `\nIts ralph-loop ended with its session: ${loop.file} does nothing any more, and is removed then.`;
  return `autonomous-workflow: '${first.name}' is unfinished (${first.current_phase}, iteration ${first.iteration})${more}; nobody works on it. Go on: /autonomous-workflow:continue-auto ${first.name}${leftOver}`;
}
