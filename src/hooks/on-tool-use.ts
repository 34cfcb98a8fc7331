import { isAbsolute, relative, resolve, sep } from 'node:path';
import { refuseStart } from '../engine/agent-start.ts';
import { mentionedAssignment, pluginPrefix } from '../engine/assignment-id.ts';
import { isReportingAgent } from '../engine/reporting-agents.ts';
import { isPlainOwnCommand } from '../engine/own-command.ts';
import { insteadOfEditing } from '../engine/owned-files.ts';
import { isSettings } from '../engine/safety/protected-paths.ts';
import { noteActivity } from '../store/activity.ts';
import { settledAssignments } from '../store/inbox.ts';
import { readMark, writeMark } from '../store/iteration-mark.ts';
import { note } from '../store/journal.ts';
import { readLease } from '../store/lease.ts';
import { ownedWorkflow } from '../store/ownership.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { findRalphLoop } from '../store/ralph-loop.ts';
import { readState } from '../store/state-file.ts';
import { asWriter } from '../store/workflow.ts';
import type { HookOutput } from './entry.ts';
import { guardShell, settingsFiles } from './guard-shell.ts';
import { text, type HookInput } from './input.ts';

/**
 * Before a tool runs in a session that drives a workflow: our own files and the user's work are guarded, our own
 * calls pass, our agents are counted.
 */
export async function onToolUse(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  const tool = input.tool_input ?? {};
  switch (input.tool_name) {
    case 'Bash':
    case 'Monitor':
    case 'PowerShell':
      if (isPlainOwnCommand(text(tool.command))) return allow('a plain call of the CLI of this workflow');
      return refuse(await guardShell(input, paths));
    case 'Agent':
    case 'Task':
      return startAgent(tool, paths, session);
    default:
      return guardFile(text(tool.file_path ?? tool.notebook_path), paths);
  }
}

function guardFile(file: string, paths: WorkflowPaths): HookOutput {
  const absolute = resolve(paths.root, file);
  const fromRoot = relative(paths.root, absolute).split(sep).join('/');
  if (isSettings(fromRoot) || settingsFiles(paths.root).includes(absolute)) {
    const named = isSettings(fromRoot) ? fromRoot : absolute;
    return decide('deny', `${named} is the user's: it says what a workflow and its session may do → leave it as it is`);
  }
  const path = relative(paths.base, absolute);
  if (file === '' || path.startsWith('..') || isAbsolute(path)) return undefined;
  const instead = insteadOfEditing(path.split(sep).join('/'), paths.name);
  return instead === undefined
    ? undefined
    : decide('deny', `${paths.folder}/${path} is written by autonomous-workflow only → ${instead}`);
}

async function startAgent(tool: Record<string, unknown>, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  if (!text(tool.subagent_type).startsWith(pluginPrefix)) return undefined;
  const agent = text(tool.subagent_type).slice(pluginPrefix.length);
  const assignment = mentionedAssignment(text(tool.prompt));
  const refusal = await asWriter(paths, () => registerStart(paths, agent, assignment));
  if (refusal !== undefined) return decide('deny', refusal);
  noteActivity(paths);
  const ralph = findRalphLoop(readLease(paths)?.folder ?? paths.root, session);
  // ralph-loop takes no notice of agents in the background and would start the next iteration on top of them.
  if (ralph === undefined || tool.run_in_background === false) return undefined;
  const updatedInput = { ...tool, run_in_background: false };
  return { hookSpecificOutput: { ...permission('allow', 'agents of a workflow'), updatedInput } };
}

/** Notes that an agent starts, or says why it may not. */
async function registerStart(
  paths: WorkflowPaths,
  agent: string,
  assignment: string | null,
): Promise<string | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') return undefined;
  const { iteration } = state;
  if (isReportingAgent(agent)) {
    const mark = await readMark(paths, state);
    const { assignments, started } = mark;
    const settled = settledAssignments(paths, iteration);
    const refusal = refuseStart({ agent, assignment, iteration, assignments, settled, started });
    if (refusal !== undefined) return refusal;
    if (assignment !== null) writeMark(paths, { ...mark, started: [...started, assignment] });
  }
  note(paths, new Date(), { event: 'agent-started', iteration, agent, assignment });
  return undefined;
}

function refuse(reason: string | undefined): HookOutput {
  return reason === undefined ? undefined : decide('deny', reason);
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
