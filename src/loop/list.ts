import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { excerpt, WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { isWorkflowName } from '../base/names.ts';
import { docsFolder, folderPrefix, workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { isSessionId, readSessionPointer } from '../session/pointer.ts';
import { readState, stateExists } from './state-file.ts';

/** The workflows of a project, by name. */
export function listWorkflows(root: string): WorkflowPaths[] {
  return listFolders(root).filter(stateExists);
}

function listFolders(root: string): WorkflowPaths[] {
  const docs = join(root, docsFolder);
  if (!existsSync(docs)) return [];
  return (
    readdirSync(docs)
      .filter((folder) => folder.startsWith(folderPrefix))
      .map((folder) => folder.slice(folderPrefix.length))
      .filter(isWorkflowName)
      .sort()
      // A folder outside the project, behind a link, is left out here and refused when it is named.
      .flatMap((name) => orElse(() => [workflowPaths(root, name)], [], isWorkflowError))
  );
}

/**
 * The workflow that a command is about: the one named, else that of this session, else the only one in progress, else the only one there
 * is.
 * @throws WorkflowError that names the choices when that leaves none or several.
 */
export async function chooseWorkflow(
  root: string,
  name: string | undefined,
  sessionId?: string,
): Promise<WorkflowPaths> {
  if (name !== undefined) return named(root, name);
  const choices = await choicesOf(root, sessionId);
  const [only] = choices;
  if (only === undefined)
    throw new WorkflowError('There is no workflow in this project', { where: root, fix: startOne });
  if (choices.length === 1) return named(root, only.name);
  throw new WorkflowError('Several workflows could be meant', {
    expected: 'the name of one',
    received: choices.map((one) => one.name).join(', '),
    fix: `Put its name behind the command, for example: ${only.name}`,
    exitCode: exitCodes.usage,
  });
}

const startOne = "Start one in Claude Code with: /autonomous-workflow:research 'topic' 'what to find out'";

/** The workflows that could be meant without a name: that of the session, else those in progress, else all. */
export async function choicesOf(root: string, sessionId?: string): Promise<WorkflowPaths[]> {
  const own = isSessionId(sessionId) ? readSessionPointer(root, sessionId) : undefined;
  if (own !== undefined) return [workflowPaths(root, own)];
  const all = listWorkflows(root);
  // A broken state file is reported by `list`, and when its workflow is named.
  const states = await Promise.all(all.map((paths) => readState(paths).catch(() => undefined)));
  const inProgress = all.filter((_, index) => states[index]?.status === 'in_progress');
  return inProgress.length > 0 ? inProgress : all;
}

function named(root: string, name: string): WorkflowPaths {
  // An invalid name belongs to no workflow.
  const paths = isWorkflowName(name) ? workflowPaths(root, name) : undefined;
  if (paths !== undefined && stateExists(paths)) return paths;
  const names = listWorkflows(root).map((one) => one.name);
  throw new WorkflowError(`There is no workflow '${excerpt(name)}'`, {
    where: root,
    expected: names.length === 0 ? 'a workflow that was started' : `one of ${names.join(', ')}`,
    fix: names.length === 0 ? startOne : 'See all of them with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}
