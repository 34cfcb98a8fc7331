import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Status } from '../base/vocabulary.ts';
import { excerpt, WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { isWorkflowName } from '../base/names.ts';
import { nearestWord } from '../base/text.ts';
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
  return readdirSync(docs)
    .filter((folder) => folder.startsWith(folderPrefix))
    .map((folder) => folder.slice(folderPrefix.length))
    .filter(isWorkflowName)
    .sort()
    .flatMap((name) => pathsInside(root, name));
}

/** A folder outside the project, behind a link, is left out here and refused when it is named. */
function pathsInside(root: string, name: string): WorkflowPaths[] {
  try {
    return [workflowPaths(root, name)];
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
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
  if (only === undefined) throw none(root);
  if (choices.length === 1) return named(root, only.name);
  throw several(choices);
}

/** The workflows that could be meant without a name: that of the session, else those in progress, else all. */
export async function choicesOf(root: string, sessionId?: string): Promise<WorkflowPaths[]> {
  const own = isSessionId(sessionId) ? readSessionPointer(root, sessionId) : undefined;
  if (own !== undefined) return [workflowPaths(root, own)];
  const inProgress = await keep(listWorkflows(root), (status) => status === 'in_progress');
  return inProgress.length > 0 ? inProgress : listWorkflows(root);
}

async function keep(all: WorkflowPaths[], isMeant: (status: Status) => boolean): Promise<WorkflowPaths[]> {
  const kept: WorkflowPaths[] = [];
  for (const paths of all) {
    // A broken state file is reported by `list`, and when its workflow is named.
    const state = await readState(paths).catch(() => undefined);
    if (state !== undefined && isMeant(state.status)) kept.push(paths);
  }
  return kept;
}

function named(root: string, name: string): WorkflowPaths {
  // An invalid name belongs to no workflow.
  if (!isWorkflowName(name)) throw unknown(root, name);
  const paths = workflowPaths(root, name);
  if (stateExists(paths)) return paths;
  throw unknown(root, name);
}

function unknown(root: string, name: string): WorkflowError {
  const names = listWorkflows(root).map((paths) => paths.name);
  const meant = nearestWord(name, names);
  return new WorkflowError(`There is no workflow '${excerpt(name)}'`, {
    where: root,
    expected: names.length === 0 ? 'a workflow that was started' : `one of ${names.join(', ')}`,
    fix:
      meant !== undefined
        ? `Did you mean '${meant}'?`
        : names.length === 0
          ? startOne
          : 'See all of them with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}

function several(choices: readonly WorkflowPaths[]): WorkflowError {
  return new WorkflowError('Several workflows could be meant', {
    expected: 'the name of one',
    received: choices.map(({ name }) => name).join(', '),
    fix: `Put its name behind the command, for example: ${choices[0]?.name ?? ''}`,
    exitCode: exitCodes.usage,
  });
}

const startOne = "Start one in Claude Code with: /autonomous-workflow:research 'topic' 'what to find out'";

function none(root: string): WorkflowError {
  return new WorkflowError('There is no workflow in this project', {
    where: root,
    fix: startOne,
  });
}
