import { isAbsolute, relative, resolve, sep } from 'node:path';
import { isPlainOwnCommand } from '../engine/own-command.ts';
import { insteadOfEditing } from '../engine/owned-files.ts';
import { noteActivity } from '../store/activity.ts';
import { note } from '../store/journal.ts';
import { readLease } from '../store/lease.ts';
import { ownedWorkflow } from '../store/ownership.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { findRalphLoop } from '../store/ralph-loop.ts';
import { readState } from '../store/state-file.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';

/** Before a tool runs in a session that drives a workflow: our own files are guarded, our own calls pass, our agents are counted. */
export async function onToolUse(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  const tool = input.tool_input ?? {};
  switch (input.tool_name) {
    case 'Bash':
      return isPlainOwnCommand(text(tool.command)) ? allow('a plain call of the CLI of this workflow') : undefined;
    case 'Agent':
    case 'Task':
      return startAgent(tool, paths, session);
    default:
      return guardFile(text(tool.file_path ?? tool.notebook_path), paths);
  }
}

function guardFile(file: string, paths: WorkflowPaths): HookOutput {
  const path = relative(paths.base, resolve(paths.root, file));
  if (file === '' || path.startsWith('..') || isAbsolute(path)) return undefined;
  const instead = insteadOfEditing(path.split(sep).join('/'), paths.name);
  return instead === undefined
    ? undefined
    : decide('deny', `${paths.folder}/${path} is written by autonomous-workflow only → ${instead}`);
}

async function startAgent(tool: Record<string, unknown>, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const agent = text(tool.subagent_type);
  if (!agent.startsWith('autonomous-workflow:')) return undefined;
  const { iteration, status } = await readState(paths);
  if (status !== 'in_progress') return undefined;
  noteActivity(paths);
  const assignment = /\bi\d+-[a-z]+\d+\b/.exec(text(tool.prompt))?.[0] ?? null;
  note(paths, new Date(), {
    event: 'agent-started',
    iteration,
    agent: agent.slice(agent.indexOf(':') + 1),
    assignment,
  });
  const ralph = findRalphLoop(readLease(paths)?.folder ?? paths.root, session);
  // ralph-loop takes no notice of agents in the background and would start the next iteration on top of them.
  if (ralph === undefined || tool.run_in_background === false) return undefined;
  return {
    hookSpecificOutput: {
      ...permission('allow', 'agents of a workflow'),
      updatedInput: { ...tool, run_in_background: false },
    },
  };
}

function allow(reason: string): HookOutput {
  return decide('allow', reason);
}

function decide(decision: 'allow' | 'deny', reason: string): HookOutput {
  return { hookSpecificOutput: permission(decision, reason) };
}

function permission(permissionDecision: 'allow' | 'deny', permissionDecisionReason: string) {
  return { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason };
}
