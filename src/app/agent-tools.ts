import { join, resolve } from 'node:path';
import { openRecord } from '../coding/attempt.ts';
import { projectIn } from '../coding/checkout.ts';
import { featureOfAgent, lateCoder } from '../coding/late-work.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { isStateLost, readState, stateExists } from '../loop/state-file.ts';
import { runsElsewhere, writesElsewhere, type OwnTree } from '../safety/rules/other-tree.ts';
import { phases } from '../base/vocabulary.ts';

/** A tool that is about to run: one that writes a file, or a command of a shell. */
export interface ToolCall {
  /** The path that is written; empty for a command. */
  file: string;
  command: string;
  /** The folder that the command starts in. */
  folder: string;
}

/** Why an agent of ours must not run a tool that changes something: its work is over, or it would do it in another tree. */
export async function refuseAgentTool(
  paths: WorkflowPaths,
  { agent, id }: { agent: string; id: string },
  { file, command, folder }: ToolCall,
): Promise<string | undefined> {
  if (!stateExists(paths) || isStateLost(paths)) return undefined;
  const { status } = await readState(paths);
  if (status !== 'in_progress') return 'The workflow has ended: nothing is to be done any more. End with one sentence.';
  if (agent !== 'autonomous-coder') return undefined;
  const late = lateCoder(paths, id);
  const place = late === undefined ? ownTree(paths, id) : undefined;
  if (place === undefined) return late;
  const from = realPlace(folder);
  return file === '' ? runsElsewhere(command, from, place) : writesElsewhere(realPlace(resolve(from, file)), place);
}

/** The work tree of a coder whose feature has one of its own; undefined where it works in the project itself. */
function ownTree(paths: WorkflowPaths, id: string): OwnTree | undefined {
  const feature = featureOfAgent(paths, id);
  const record = feature === undefined ? undefined : openRecord(paths, feature);
  if (record?.worktree === undefined || record.worktree === null) return undefined;
  return {
    project: realPlace(paths.root),
    tree: realPlace(join(paths.base, record.worktree.folder)),
    own: realPlace(resolve(paths.root, projectIn(paths, record) ?? '')),
  };
}

/**
 * Why the session itself must not write a file of the project: agents write the code, from a task, reviewed and verified. Undefined
 * outside of implementation, and for the workflow's own folder and what lies outside of the project.
 */
export async function refuseSessionEdit(paths: WorkflowPaths, path: string): Promise<string | undefined> {
  if (!stateExists(paths) || isStateLost(paths)) return undefined;
  const { status, current_phase } = await readState(paths);
  if (status !== 'in_progress' || current_phase !== phases.C) return undefined;
  const file = realPlace(resolve(paths.root, path));
  const isIn = (folder: string) => file.startsWith(`${realPlace(folder)}/`);
  if (!isIn(paths.root) || isIn(paths.base)) return undefined;
  return `Agents write the code of this workflow, and you change no file of the project yourself → start the agent that \`feature start\` or \`feature verify\` names; what the user wants changed beside it waits for: /autonomous-workflow:stop`;
}
