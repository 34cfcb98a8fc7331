import { existsSync, statSync, mkdirSync, renameSync } from 'node:fs';
import { join, basename, relative } from 'node:path';
import { priorityOf, type Redirect, type StoredRedirect } from './rules/brief.ts';
import { WorkflowError, exitCodes, excerpt, orElse } from '../base/errors.ts';
import { hasShapeOf } from '../base/json.ts';
import { shaped } from '../files/schema.ts';
import { configuredPath, currentConfiguration } from '../configuration/configuration.ts';
import { asOneChange, readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readJson, namesIn, removeFile, readOrNothing, readText, writeAtomic } from '../files/store.ts';
import {
  formatQuestions,
  questionsFile,
  readQuestions,
  withoutMark,
  type PlannedQuestion,
} from './rules/questions-file.ts';
import { loggedState } from './state-file.ts';
import type { Ending } from './rules/decide.ts';

const sample = { redirects: [{ number: 0, text: '', priority: '', from: '' }] };

/** The words of the user since the beginning, and the iteration that was given each. */
export function redirectsDocument(paths: WorkflowPaths): Document<{ redirects: readonly StoredRedirect[] }> {
  const read = (found: unknown) => shaped(found, sample) as { redirects: readonly StoredRedirect[] };
  return { paths, name: 'records/redirects.json', title: 'the list of redirects', read };
}

/** All redirects and answers of the user, oldest first. */
export const readRedirects = (paths: WorkflowPaths): readonly StoredRedirect[] =>
  readDocument(redirectsDocument(paths))?.redirects ?? [];

/** Those that no iteration was given yet. */
export const waitingRedirects = (paths: WorkflowPaths): StoredRedirect[] =>
  readRedirects(paths).filter(({ iteration }) => iteration === null);

/** Those that an iteration was given. */
export const redirectsOf = (paths: WorkflowPaths, iteration: number): StoredRedirect[] =>
  readRedirects(paths).filter((one) => one.iteration === iteration);

/** The redirects that iterations were given, oldest first. */
export const givenRedirects = (paths: WorkflowPaths): StoredRedirect[] =>
  readRedirects(paths).filter(({ iteration }) => iteration !== null);

/** The words of the user to a workflow: its goal, and the redirects and answers that iterations were given. */
export const textsOfUser = (paths: WorkflowPaths): string[] => [
  loggedState(paths)?.prompt ?? '',
  ...givenRedirects(paths).map(({ text }) => text),
];

/** Queues a text for the next brief. The caller holds the workflow's lock. @throws WorkflowError when it is empty. */
export function addRedirect(paths: WorkflowPaths, now: Date, said: Redirect): void {
  const redirect = { ...said, text: said.text.trim() };
  if (redirect.text === '')
    throw new WorkflowError('The text of the redirect is empty', {
      fix: `Example: autonomous-workflow redirect "Leave out mobile clients" ${paths.name}`,
      exitCode: exitCodes.usage,
    });
  const known = readRedirects(paths);
  const number = Math.max(0, ...known.map((one) => one.number)) + 1;
  const added = { number, ...redirect, iteration: null };
  asOneChange(paths, now, { event: 'redirected', ...redirect }, () => {
    writeDocument(redirectsDocument(paths), { redirects: [...known, added] }, now);
  });
}

/** Takes the reinjection file of a person into the queue when it is due. The caller holds the workflow's lock. */
export async function adoptReinjection(
  paths: WorkflowPaths,
  now: Date,
  iteration: number,
  every: number,
): Promise<void> {
  const { reinjection: file } = await steeringPlaces(paths);
  if (!existsSync(file) || !statSync(file).isFile()) return;
  const { fields, text } = await readNoteFile(file);
  // An empty file may still be being written.
  if (text === '') return;
  const priority = priorityOf(fields.priority);
  if (priority !== 'high' && iteration % every !== 0) return;
  addRedirect(paths, now, { text, priority, from: 'file' });
  removeFile(file);
}

/** Queues what waited in the folder of redirects of version 0.2. The caller holds the workflow's lock. */
export function importRedirects(paths: WorkflowPaths, now: Date): void {
  const folder = join(paths.base, 'redirects');
  for (const name of namesIn(folder).filter((one) => one.endsWith('.json'))) {
    const value = readJson(join(folder, name));
    if (!hasShapeOf(value, { text: '', priority: '' })) continue;
    addRedirect(paths, now, { text: value.text, priority: priorityOf(value.priority), from: 'user' });
    removeFile(join(folder, name));
  }
}

/**
 * Gives an iteration redirects that wait, as a part of the change that begins it. The caller holds the workflow's lock.
 * @param isUrgent only urgent ones are given.
 */
export function giveRedirects(
  paths: WorkflowPaths,
  now: Date,
  iteration: number,
  { isUrgent = false } = {},
): StoredRedirect[] {
  const waiting = waitingRedirects(paths);
  const given = isUrgent ? waiting.filter(({ priority }) => priority === 'high') : waiting;
  if (given.length === 0) return [];
  const numbers = new Set(given.map(({ number }) => number));
  const next = readRedirects(paths).map((one) => (numbers.has(one.number) ? { ...one, iteration } : one));
  writeDocument(redirectsDocument(paths), { redirects: next }, now);
  return given;
}

/** A path for messages: relative to the project's root if inside it. */
function shown({ root }: WorkflowPaths, path: string): string {
  const fromRoot = relative(root, path).replaceAll('\\', '/');
  return fromRoot.startsWith('..') ? path : fromRoot;
}

/** The files, absolute, with which a person steers this workflow; its task, if it has a file, may lie in three places. */
async function steeringPlaces(paths: WorkflowPaths) {
  const { stop_file, reinject_prompt_file, task_file, done_dir, rejected_dir } = (
    await currentConfiguration(paths.root)
  ).configuration;
  const place = (file: string): string => configuredPath(paths.root, file, paths.name);
  const task =
    task_file === null ? undefined : { own: place(task_file), done: place(done_dir), rejected: place(rejected_dir) };
  return { stop: place(stop_file), reinjection: place(reinject_prompt_file), task };
}

/** The files, absolute, with which a person stops, redirects or ends this workflow; most of them do not exist. */
export async function steeringFiles(paths: WorkflowPaths): Promise<string[]> {
  const { stop, reinjection, task } = await steeringPlaces(paths);
  if (task === undefined) return [stop, reinjection];
  return [stop, reinjection, task.own, ...[task.done, task.rejected].map((folder) => join(folder, basename(task.own)))];
}

/** The ending that a person asked for with a file of the project: a stop file, or its task in a final folder; null without one. */
export async function findEnding(paths: WorkflowPaths): Promise<Ending | null> {
  const { stop, task } = await steeringPlaces(paths);
  if (existsSync(stop)) {
    const message = `The stop file ${shown(paths, stop)} is there${await stopReason(stop)}. Delete it before you go on.`;
    return { reason: 'stop_requested', message };
  }
  const planned = endOfPlanning(paths);
  if (planned !== undefined) return planned;
  if (task === undefined || existsSync(task.own)) return null;
  const isIn = (folder: string) => existsSync(join(folder, basename(task.own)));
  const movedTo = (folder: string) => `Its task was moved to ${shown(paths, folder)}/.`;
  if (isIn(task.done)) return { reason: 'complete', message: movedTo(task.done) };
  return isIn(task.rejected) ? { reason: 'cancelled', message: movedTo(task.rejected) } : null;
}

/** The questions that the user edits before the search begins; undefined without such a file. */
export function plannedQuestions(paths: WorkflowPaths): ReturnType<typeof readQuestions> | undefined {
  const text = readOrNothing(join(paths.base, questionsFile))?.toString('utf8');
  return text === undefined ? undefined : readQuestions(text);
}

/** The end at which the user edits the questions that were read; undefined before and after. */
export function endOfPlanning(paths: WorkflowPaths): Ending | undefined {
  const { questions = [], isUnseen } = plannedQuestions(paths) ?? {};
  if (isUnseen !== true || questions.length === 0) return undefined;
  const message = `It is planned; only the reading of the goal was paid for. Edit ${paths.folder}/${questionsFile}.`;
  return { reason: 'stop_requested', message };
}

/** Writes the questions for the user to edit; none before the goal is read. */
export function planQuestions(paths: WorkflowPaths, questions: readonly PlannedQuestion[] = []): void {
  writeAtomic(join(paths.base, questionsFile), formatQuestions(paths.name, questions));
}

/** The user goes on with the questions as they are now. */
export function takePlan(paths: WorkflowPaths): void {
  const file = join(paths.base, questionsFile);
  if (endOfPlanning(paths) !== undefined) writeAtomic(file, withoutMark(readOrNothing(file)?.toString('utf8') ?? ''));
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
  const { task } = await steeringPlaces(paths);
  if (task === undefined || !existsSync(task.own)) return undefined;
  // Where the path is a folder or unreadable, the prompt alone is the goal.
  const { text } = await readNoteFile(task.own).catch(() => ({ text: '' }));
  return text === '' ? undefined : { file: shown(paths, task.own), text };
}

/**
 * Moves the task's file to the folder for done tasks when its workflow is complete. A file of that name there is not replaced.
 * @returns a sentence for the user; undefined when there is nothing to move.
 */
export async function moveTaskToDone(paths: WorkflowPaths): Promise<string | undefined> {
  const { task } = await steeringPlaces(paths);
  if (task === undefined || !existsSync(task.own)) return undefined;
  const target = join(task.done, basename(task.own));
  const there = excerpt(shown(paths, target));
  if (existsSync(target)) return `Its task file was left where it is: ${there} is there already.`;
  const moved = orElse(() => {
    mkdirSync(task.done, { recursive: true });
    renameSync(task.own, target);
    return true;
  }, false);
  return `Its task file ${moved ? 'was' : 'could not be'} moved to ${there}.`;
}

/** Stop files and reinjection files are short. */
const longestNote = 64 * 1024;

/** A file of a person for the workflow: text, with front matter or without. Only its beginning is read. */
async function readNoteFile(path: string): Promise<{ fields: Record<string, unknown>; text: string }> {
  const text = readText(path).slice(0, longestNote);
  try {
    if (!text.startsWith('---')) return { fields: {}, text: text.trim() };
    const { data, body } = (await import('../files/front-matter.ts')).parseFrontMatter(text, path);
    return { fields: data, text: body.trim() };
  } catch {
    // The existence of a stop file counts, even when its front matter cannot be read.
    return { fields: {}, text: text.trim() };
  }
}
