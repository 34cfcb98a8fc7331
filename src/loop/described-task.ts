import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { configuredPath, currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The file in which a person describes the task: the setting `task_file`. */
export interface DescribedTask {
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
