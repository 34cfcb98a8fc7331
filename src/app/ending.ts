import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { Ending } from '../loop/rules/decide.ts';
import { excerpt } from '../base/errors.ts';
import { placeOf } from '../configuration/rules/settings.ts';
import { configuredPath } from '../configuration/configuration.ts';
import { findSources } from '../configuration/cache.ts';
import type { WorkflowPaths } from '../files/paths.ts';

export type EndingSettings = Pick<Configuration, 'stop_file' | 'task_file' | 'done_dir' | 'rejected_dir'>;

/** What a person has put into the project to end the workflow: a stop file, or its task in a final folder. */
export async function findEnding(paths: WorkflowPaths, settings: EndingSettings): Promise<Ending | null> {
  return (await stopFileEnding(paths, settings)) ?? taskEnding(paths, settings);
}

async function stopFileEnding(paths: WorkflowPaths, { stop_file }: EndingSettings): Promise<Ending | undefined> {
  const file = configuredPath(paths.root, stop_file, paths.name);
  if (!existsSync(file)) return undefined;
  const where = `${pathForPeople(paths.root, file)}${await placeOfSetting(paths.root)}`;
  return {
    reason: 'stop_requested',
    message: `The stop file ${where} is there${await stopReason(file)}. Delete it before you go on.`,
  };
}

/** Who named the file, for a user who has never heard of it; empty where nobody did. */
async function placeOfSetting(root: string): Promise<string> {
  try {
    const { parseConfiguration } = await import('../configuration/parse.ts');
    const setting = parseConfiguration(root, findSources(root, process.env)).get('stop_file');
    return setting === undefined ? '' : ` (stop_file of ${placeOf(setting.origin)})`;
  } catch {
    // A configuration that is not valid is told of by itself.
    return '';
  }
}

async function stopReason(file: string): Promise<string> {
  try {
    const { readNoteFile } = await import('../loop/note-file.ts');
    const { fields, text } = readNoteFile(file);
    const reason = typeof fields.reason === 'string' ? fields.reason : (text.split('\n')[0] ?? '');
    return reason.trim() === '' ? '' : ` (${excerpt(reason)})`;
  } catch {
    // It has just been removed, or may not be read: that it was there is what counts.
    return '';
  }
}

/** From the project's root, as far as it lies in there. */
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
