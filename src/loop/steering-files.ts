import { existsSync, mkdirSync, renameSync } from 'node:fs';
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

type EndingSettings = Pick<Configuration, 'stop_file' | 'task_file' | 'done_dir' | 'rejected_dir'>;

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

/** The file in which a person describes the task: the setting `task_file`. */
interface DescribedTask {
  /** The path for messages: relative to the project's root if inside it. */
  file: string;
  text: string;
}

/** The task as its file describes it now; undefined without one. */
export async function readDescribedTask(paths: WorkflowPaths): Promise<DescribedTask | undefined> {
  const { task } = await placesOf(paths);
  if (task === undefined || !existsSync(task)) return undefined;
  try {
    const { readNoteFile } = await import('./note-file.ts');
    const { text } = readNoteFile(task);
    return text === '' ? undefined : { file: forPeople(paths, task), text };
  } catch {
    // The path is a folder or unreadable: the prompt alone is the goal.
    return undefined;
  }
}

/**
 * Moves the task's file to the folder for done tasks when its workflow is complete. A file of that name there is not replaced.
 * @returns a sentence for the user; undefined when there is nothing to move.
 */
export async function moveTaskToDone(paths: WorkflowPaths): Promise<string | undefined> {
  const { task, done } = await placesOf(paths);
  if (task === undefined || done === undefined || !existsSync(task)) return undefined;
  const target = join(done, basename(task));
  const shown = excerpt(forPeople(paths, target));
  if (existsSync(target)) return `Its task file was left where it is: ${shown} is there already.`;
  try {
    mkdirSync(done, { recursive: true });
    renameSync(task, target);
  } catch (error) {
    return `Its task file could not be moved to ${shown}: ${excerpt((error as Error).message)}.`;
  }
  return `Its task file was moved to ${shown}.`;
}

async function placesOf({ root, name }: WorkflowPaths): Promise<{ task?: string; done?: string }> {
  const { task_file, done_dir } = (await currentConfiguration(root)).configuration;
  if (task_file === null) return {};
  try {
    return { task: configuredPath(root, task_file, name), done: configuredPath(root, done_dir, name) };
  } catch (error) {
    // A path leads out of the project through a link: neither file is moved.
    if (isWorkflowError(error)) return {};
    throw error;
  }
}

function forPeople({ root }: WorkflowPaths, path: string): string {
  const fromRoot = relative(root, path).replaceAll('\\', '/');
  return fromRoot.startsWith('..') ? path : fromRoot;
}
