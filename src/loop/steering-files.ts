import { closeSync, existsSync, fstatSync, mkdirSync, readSync, renameSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { openFile } from '../files/store.ts';
import { excerpt } from '../base/errors.ts';
import { configuredPath, currentConfiguration } from '../configuration/configuration.ts';
import { defaultConfiguration, type Configuration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Ending } from './rules/decide.ts';

/** The place of a path of the configuration. */
const placeOf = ({ root, name }: WorkflowPaths, file: string): string => configuredPath(root, file, name);

/** A path for messages: relative to the project's root if inside it. */
function shown({ root }: WorkflowPaths, path: string): string {
  const fromRoot = relative(root, path).replaceAll('\\', '/');
  return fromRoot.startsWith('..') ? path : fromRoot;
}

/** The files, absolute, with which a person stops, redirects or ends this workflow; most of them do not exist. */
export async function steeringFiles(paths: WorkflowPaths): Promise<string[]> {
  // The guard calls this, and has to work on a full or read-only disk too.
  const { stop_file, reinject_prompt_file, task_file, done_dir, rejected_dir } = await currentConfiguration(
    paths.root,
  ).then(
    ({ configuration }) => configuration,
    () => defaultConfiguration,
  );
  const task =
    task_file === null ? [] : [task_file, ...[done_dir, rejected_dir].map((dir) => join(dir, basename(task_file)))];
  return [stop_file, reinject_prompt_file, ...task].map((file) => placeOf(paths, file));
}

/** The ending that a person asked for with a file of the project: a stop file, or its task in a final folder; null without one. */
export async function findEnding(
  paths: WorkflowPaths,
  {
    stop_file,
    task_file,
    done_dir,
    rejected_dir,
  }: Pick<Configuration, 'stop_file' | 'task_file' | 'done_dir' | 'rejected_dir'>,
): Promise<Ending | null> {
  const place = (file: string) => placeOf(paths, file);
  const stop = place(stop_file);
  if (existsSync(stop)) {
    const message = `The stop file ${shown(paths, stop)} is there${await stopReason(stop)}. Delete it before you go on.`;
    return { reason: 'stop_requested', message };
  }
  const task = task_file === null ? undefined : place(task_file);
  if (task === undefined || existsSync(task)) return null;
  const ends = [
    ['complete', place(done_dir)],
    ['cancelled', place(rejected_dir)],
  ] as const;
  const [reason, folder] = ends.find(([, end]) => existsSync(join(end, basename(task)))) ?? [];
  return reason === undefined ? null : { reason, message: `Its task was moved to ${shown(paths, folder)}/.` };
}

async function stopReason(file: string): Promise<string> {
  try {
    const { fields, text } = await readNoteFile(file);
    const reason = typeof fields.reason === 'string' ? fields.reason : (text.split('\n')[0] ?? '');
    return reason.trim() === '' ? '' : ` (${excerpt(reason)})`;
  } catch {
    // The file may be gone or unreadable by now; its existence has decided already.
    return '';
  }
}

/** The task as the file of the setting `task_file` describes it now, with its path for messages; undefined without one. */
export async function readDescribedTask(paths: WorkflowPaths): Promise<{ file: string; text: string } | undefined> {
  const { task_file } = (await currentConfiguration(paths.root)).configuration;
  const task = task_file === null ? undefined : placeOf(paths, task_file);
  if (task === undefined || !existsSync(task)) return undefined;
  // Where the path is a folder or unreadable, the prompt alone is the goal.
  const { text } = await readNoteFile(task).catch(() => ({ text: '' }));
  return text === '' ? undefined : { file: shown(paths, task), text };
}

/**
 * Moves the task's file to the folder for done tasks when its workflow is complete. A file of that name there is not replaced.
 * @returns a sentence for the user; undefined when there is nothing to move.
 */
export async function moveTaskToDone(paths: WorkflowPaths): Promise<string | undefined> {
  const { task_file, done_dir } = (await currentConfiguration(paths.root)).configuration;
  if (task_file === null) return undefined;
  const [task, done] = [placeOf(paths, task_file), placeOf(paths, done_dir)];
  if (!existsSync(task)) return undefined;
  const target = join(done, basename(task));
  const there = excerpt(shown(paths, target));
  if (existsSync(target)) return `Its task file was left where it is: ${there} is there already.`;
  try {
    mkdirSync(done, { recursive: true });
    renameSync(task, target);
  } catch (error) {
    return `Its task file could not be moved to ${there}: ${excerpt((error as Error).message)}.`;
  }
  return `Its task file was moved to ${there}.`;
}

/** Stop files and reinjection files are short. */
const longestBytes = 64 * 1024;

interface NoteFile {
  /** Its front matter; empty when it has none that can be read. */
  fields: Record<string, unknown>;
  text: string;
}

/** A file of a person for the workflow: text, with front matter or without. Only its first 64 KiB are read. */
export async function readNoteFile(path: string): Promise<NoteFile> {
  const text = readStart(path);
  if (!text.startsWith('---')) return { fields: {}, text: text.trim() };
  try {
    const { parseFrontMatter } = await import('../files/front-matter.ts');
    const { data, body } = parseFrontMatter(text, path);
    return { fields: data, text: body.trim() };
  } catch {
    // The existence of a stop file counts, even when its front matter cannot be read.
    return { fields: {}, text: text.trim() };
  }
}

function readStart(path: string): string {
  const file = openFile(path, 'read');
  try {
    const buffer = Buffer.alloc(Math.min(longestBytes, fstatSync(file).size));
    const read = readSync(file, buffer, 0, buffer.length, 0);
    return buffer.toString('utf8', 0, read);
  } finally {
    closeSync(file);
  }
}
