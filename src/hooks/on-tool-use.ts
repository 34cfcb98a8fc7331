import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pluginPrefix } from '../engine/assignment-id.ts';
import { isPlainOwnCommand } from '../engine/session/own-command.ts';
import { insteadOfEditing, pathInWorktree } from '../engine/owned-files.ts';
import { isSettings, isSettingsBelow } from '../engine/safety/protected-paths.ts';
import { ownedWorkflow } from '../store/session/owned-workflow.ts';
import { beat } from '../store/session/signs-of-life.ts';
import { realPathInside, type WorkflowPaths } from '../store/paths.ts';
import type { HookOutput } from './output.ts';
import { settingsFiles } from '../store/session/settings-files.ts';
import { text, type HookInput } from './input.ts';
import { permission } from './permission.ts';

/**
 * Before a tool runs in a session that drives a workflow: our own files and the user's work are guarded, our own
 * calls pass, our agents are counted.
 */
export async function onToolUse(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return (await import('./runtime.ts')).tellLostTie(root, session);
  const tool = input.tool_input ?? {};
  beat(paths);
  switch (input.tool_name) {
    case 'Bash':
    case 'Monitor':
    case 'PowerShell':
      if (isPlainOwnCommand(text(tool.command))) return permission('allow', 'a plain call of the CLI of this workflow');
      return refuse(await (await import('./guard-shell.ts')).guardShell(input, paths));
    case 'Agent':
      if (!text(tool.subagent_type).startsWith(pluginPrefix)) return undefined;
      return (await import('./runtime.ts')).startAgent(tool, paths, session);
    default:
      return guardFile(text(tool.file_path ?? tool.notebook_path), paths);
  }
}

/** A file by its name and, where links lead elsewhere, by the place that they lead to. */
async function guardFile(file: string, paths: WorkflowPaths): Promise<HookOutput> {
  if (file === '') return undefined;
  const named = resolve(paths.root, file);
  const real = realPathInside(paths.root, named);
  const places = [named, ...(real === undefined ? [] : [resolve(paths.root, real)])];
  for (const place of places) {
    const found = guardPlace(place, paths);
    if (found !== undefined) return found;
  }
  const steering = await (await import('./runtime.ts')).steeringFiles(paths);
  if (!places.some((place) => steering.includes(place))) return undefined;
  return refuse(
    `${file} is the user's: it stops or redirects the workflow → leave it to the user and go on with your work`,
  );
}

function guardPlace(absolute: string, paths: WorkflowPaths): HookOutput {
  const fromRoot = relative(paths.root, absolute).split(sep).join('/');
  const path = relative(paths.base, absolute).split(sep).join('/');
  // What is built in the work tree of a feature becomes the project's.
  const isOurs = isSettings(fromRoot) || isSettingsBelow(pathInWorktree(path) ?? '');
  if (isOurs || settingsFiles(paths.root).includes(absolute)) {
    const named = isOurs ? fromRoot : absolute;
    return refuse(`${named} is the user's: it says what a workflow and its session may do → leave it as it is`);
  }
  if (path.startsWith('..') || isAbsolute(path)) return undefined;
  const instead = insteadOfEditing(path, paths.name);
  return instead === undefined
    ? undefined
    : refuse(`${paths.folder}/${path} is written by autonomous-workflow only → ${instead}`);
}

function refuse(reason: string | undefined): HookOutput {
  return reason === undefined ? undefined : permission('deny', reason);
}
