import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pluginPrefix } from '../engine/assignment-id.ts';
import { isPlainOwnCommand } from '../engine/own-command.ts';
import { insteadOfEditing } from '../engine/owned-files.ts';
import { ownedWorkflow } from '../store/owned-workflow.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { projectConfigurationFile } from '../store/project.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';
import { permission } from './permission.ts';

/** Before a tool runs in a session that drives a workflow: our own files are guarded, our own calls pass, our agents are counted. */
export async function onToolUse(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return (await import('./runtime.ts')).tellLostTie(root, session);
  const tool = input.tool_input ?? {};
  switch (input.tool_name) {
    case 'Bash':
      return isPlainOwnCommand(text(tool.command))
        ? permission('allow', 'a plain call of the CLI of this workflow')
        : undefined;
    case 'Agent':
    case 'Task':
      if (!text(tool.subagent_type).startsWith(pluginPrefix)) return undefined;
      return (await import('./runtime.ts')).startAgent(tool, paths, session);
    default:
      return guardFile(text(tool.file_path ?? tool.notebook_path), paths);
  }
}

function guardFile(file: string, paths: WorkflowPaths): HookOutput {
  if (resolve(paths.root, file) === join(paths.root, projectConfigurationFile)) {
    return permission(
      'deny',
      `${projectConfigurationFile} is the user's: it says what ends a workflow → leave it as it is`,
    );
  }
  const path = relative(paths.base, resolve(paths.root, file));
  if (file === '' || path.startsWith('..') || isAbsolute(path)) return undefined;
  const instead = insteadOfEditing(path.split(sep).join('/'), paths.name);
  return instead === undefined
    ? undefined
    : permission('deny', `${paths.folder}/${path} is written by autonomous-workflow only → ${instead}`);
}
