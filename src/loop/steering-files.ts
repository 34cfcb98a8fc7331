import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { configuredPath, currentConfiguration } from '../configuration/configuration.ts';
import { defaultConfiguration, type Configuration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Ending } from './rules/decide.ts';

/** The files, absolute, with which a person stops, redirects or ends this workflow; most of them do not exist. */
export async function steeringFiles({ root, name }: WorkflowPaths): Promise<string[]> {
  // The guard calls this, and has to work on a full or read-only disk too.
  const configuration = await currentConfiguration(root).then(
    (found) => found.configuration,
    () => defaultConfiguration,
  );
  const { stop_file, reinject_prompt_file, task_file, done_dir, rejected_dir } = configuration;
  const task =
    task_file === null ? [] : [task_file, ...[done_dir, rejected_dir].map((dir) => join(dir, basename(task_file)))];
  return [stop_file, reinject_prompt_file, ...task].flatMap((file) => {
    try {
      return [configuredPath(root, file, name)];
    } catch (error) {
      // A path that leads out of the project through a link is never read.
      if (isWorkflowError(error)) return [];
      throw error;
    }
  });
}

export type EndingSettings = Pick<Configuration, 'stop_file' | 'task_file' | 'done_dir' | 'rejected_dir'>;

/** The ending that a person asked for with a file of the project: a stop file, or its task in a final folder; null without one. */
export async function findEnding(paths: WorkflowPaths, settings: EndingSettings): Promise<Ending | null> {
  return (await stopFileEnding(paths, settings)) ?? taskEnding(paths, settings);
}

async function stopFileEnding(paths: WorkflowPaths, { stop_file }: EndingSettings): Promise<Ending | undefined> {
  const file = configuredPath(paths.root, stop_file, paths.name);
  if (!existsSync(file)) return undefined;
  return {
    reason: 'stop_requested',
    message: `The stop file ${pathForPeople(paths.root, file)} is there${await stopReason(file)}. Delete it before you go on.`,
  };
}

async function stopReason(file: string): Promise<string> {
  try {
    const { readNoteFile } = await import('./note-file.ts');
    const { fields, text } = readNoteFile(file);
    const reason = typeof fields.reason === 'string' ? fields.reason : (text.split('\n')[0] ?? '');
    return reason.trim() === '' ? '' : ` (${excerpt(reason)})`;
  } catch {
    // The file may be gone or unreadable by now; its existence has decided already.
    return '';
  }
}

/** The path relative to the project's root, if inside it. */
function pathForPeople(root: string, path: string): string {
  const fromRoot = relative(root, path);
  return fromRoot.startsWith('..') ? path : fromRoot;
}

function taskEnding(paths: WorkflowPaths, { task_file, done_dir, rejected_dir }: EndingSettings): Ending | null {
  if (task_file === null) return null;
  const task = configuredPath(paths.root, task_file, paths.name);
  if (existsSync(task)) return null;
  for (const [folder, reason] of [
    [done_dir, 'complete'],
    [rejected_dir, 'cancelled'],
  ] as const) {
    const end = configuredPath(paths.root, folder, paths.name);
    if (existsSync(join(end, basename(task)))) {
      return { reason, message: `Its task was moved to ${pathForPeople(paths.root, end)}/.` };
    }
  }
  return null;
}
