import { isWorkflowName } from '../base/names.ts';
import { WorkflowError } from '../base/errors.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { isSessionId, ownedWorkflow } from '../session/pointer.ts';
import { listWorkflows } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';

/** The caller of a command, and the project that it is called in. */
interface CommandCaller {
  root: string;
  sessionId: string | undefined;
  inClaudeCode: boolean;
}

/**
 * Refuses a command of the user to a model: in a shell of Claude Code the caller is never a person. A session may use it only on workflows
 * without a live owner.
 * @param usage of the command, as `cancel [name]`.
 * @param words the arguments, in the order of its usage.
 */
export async function refuseCaller(
  { root, sessionId, inClaudeCode }: CommandCaller,
  usage: string,
  words: readonly string[],
): Promise<void> {
  if (!inClaudeCode) return;
  if (sessionId !== undefined && isSessionId(sessionId) && ownedWorkflow(root, sessionId) !== undefined) {
    throw refused('Only the user may do this to the workflow that this session drives');
  }
  const driven = await firstDriven(root, nameAmong(usage, words));
  if (driven === undefined) return;
  throw refused(`Only the user may do this to the workflow '${driven.name}': another session drives it`);
}

function refused(what: string): WorkflowError {
  return new WorkflowError(what, {
    fix: 'The user types the slash command of that name, or runs this in a terminal of their own. End your turn if there is nothing left to do.',
  });
}

function nameAmong(usage: string, words: readonly string[]): string | undefined {
  const places = usage.split(' ').filter((part) => /^[[<]/.test(part));
  return words[places.findIndex((part) => /^[[<]name[\]>]$/.test(part))];
}

/** The workflow in progress with a live owner: the named one, else any. */
async function firstDriven(root: string, name: string | undefined): Promise<WorkflowPaths | undefined> {
  const named = name !== undefined && isWorkflowName(name) ? name : undefined;
  for (const paths of listWorkflows(root)) {
    if ((named !== undefined && paths.name !== named) || !isHeld(paths, readLease(paths))) continue;
    const state = await readState(paths).catch(() => undefined);
    // A model may not change a workflow whose state is unreadable.
    if (state === undefined || state.status === 'in_progress') return paths;
  }
  return undefined;
}
