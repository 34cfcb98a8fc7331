import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { firstWithinLimit, priorityOf, type Redirect, type StoredRedirect } from './rules/redirect.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { configuredPath } from '../configuration/configuration.ts';
import { asOneChange, readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readJson, namesIn, removeFile } from '../files/store.ts';
import { loggedState } from './state-file.ts';
import { readNoteFile } from './steering-files.ts';
import { asWriter } from './workflow.ts';

type RedirectSettings = Pick<Configuration, 'reinject_prompt_file' | 'check_reinject_every_n_iterations'>;

const sample = { redirects: [{ number: 0, text: '', priority: '', from: '', added_at: '' }] };

/** What the user has said since the beginning, and which iteration was given it. */
export function redirectsDocument(paths: WorkflowPaths): Document<readonly StoredRedirect[]> {
  const parse = (text: string): readonly StoredRedirect[] => {
    const value = parseJson(text);
    if (!hasShapeOf(value, sample)) throw new Error('it is no list of redirects');
    return value.redirects as unknown as readonly StoredRedirect[];
  };
  const form = { parse, format: (redirects: readonly StoredRedirect[]) => JSON.stringify({ redirects }) };
  return { paths, name: 'records/redirects.json', title: 'the list of redirects', form };
}

/** All redirects and answers of the user, oldest first. */
export const readRedirects = (paths: WorkflowPaths): readonly StoredRedirect[] =>
  readDocument(redirectsDocument(paths)) ?? [];

/** Those that no iteration was given yet. */
export const waitingRedirects = (paths: WorkflowPaths): StoredRedirect[] =>
  readRedirects(paths).filter(({ iteration }) => iteration === null);

/** Those that an iteration was given. */
export const redirectsOf = (paths: WorkflowPaths, iteration: number): StoredRedirect[] =>
  readRedirects(paths).filter((one) => one.iteration === iteration);

/** The number of redirects that agents are given: of a person who steers more often the last ones count. */
const mostGiven = 10;

/** The last redirects that iterations were given, oldest first. */
export const givenRedirects = (paths: WorkflowPaths): StoredRedirect[] =>
  readRedirects(paths)
    .filter(({ iteration }) => iteration !== null)
    .slice(-mostGiven);

/** The words of the user to a workflow: its goal, and the redirects and answers that iterations were given. */
export function textsOfUser(paths: WorkflowPaths): string[] {
  const given = readRedirects(paths).filter(({ iteration }) => iteration !== null);
  return [loggedState(paths)?.prompt, ...given.map(({ text }) => text)].filter((text) => text !== undefined);
}

/**
 * Queues a text for the next brief; promises false when the same text with the same urgency is queued already.
 * @throws WorkflowError when it is empty.
 */
export async function addRedirect(
  paths: WorkflowPaths,
  now: Date,
  { text, priority, from }: Omit<Redirect, 'added_at'>,
): Promise<boolean> {
  if (text.trim() === '') {
    throw new WorkflowError('The text of the redirect is empty', {
      fix: `Example: autonomous-workflow redirect "Leave out mobile clients" ${paths.name}`,
      exitCode: exitCodes.usage,
    });
  }
  return asWriter(paths, () => {
    const isAsUrgent = (one: Redirect) => one.priority === 'high' || priority === 'normal';
    if (waitingRedirects(paths).some((one) => one.text === text.trim() && isAsUrgent(one))) return false;
    append(paths, now, { text: text.trim(), priority, from });
    return true;
  });
}

function append(paths: WorkflowPaths, now: Date, redirect: Omit<Redirect, 'added_at'>): void {
  const known = readRedirects(paths);
  const number = Math.max(0, ...known.map((one) => one.number)) + 1;
  const added = { number, ...redirect, added_at: now.toISOString(), iteration: null };
  asOneChange(paths, now, { event: 'redirected', ...redirect }, () => {
    writeDocument(redirectsDocument(paths), [...known, added], now);
  });
}

/** Takes the reinjection file of a person into the queue when it is due. The caller holds the workflow's lock. */
export async function adoptReinjection(
  paths: WorkflowPaths,
  now: Date,
  settings: RedirectSettings,
  iteration: number,
): Promise<void> {
  const file = configuredPath(paths.root, settings.reinject_prompt_file, paths.name);
  if (!existsSync(file) || !statSync(file).isFile()) return;
  const { fields, text } = await readNoteFile(file);
  // An empty file may still be being written.
  if (text === '') return;
  const priority = priorityOf(fields.priority);
  if (priority !== 'high' && iteration % settings.check_reinject_every_n_iterations !== 0) return;
  append(paths, now, { text, priority, from: 'file' });
  removeFile(file);
}

/** Queues what waited in the folder of redirects of version 0.2. The caller holds the workflow's lock. */
export function importRedirects(paths: WorkflowPaths, now: Date): void {
  const folder = join(paths.base, 'redirects');
  for (const name of namesIn(folder).filter((one) => one.endsWith('.json'))) {
    const value = readJson(join(folder, name));
    if (!hasShapeOf(value, { text: '', priority: '' })) continue;
    append(paths, now, { text: value.text, priority: priorityOf(value.priority), from: 'user' });
    removeFile(join(folder, name));
  }
}

/**
 * Gives an iteration redirects that wait, as a part of the change that begins it. The caller holds the workflow's lock.
 * @param isUrgent only urgent ones are given, as many as have room beside the text that sends a turn back.
 * @returns those that were given.
 */
export function giveRedirects(
  paths: WorkflowPaths,
  now: Date,
  iteration: number,
  { isUrgent = false } = {},
): StoredRedirect[] {
  const waiting = waitingRedirects(paths);
  const given = isUrgent ? firstWithinLimit(waiting.filter(({ priority }) => priority === 'high')) : waiting;
  if (given.length === 0) return [];
  const numbers = new Set(given.map(({ number }) => number));
  const next = readRedirects(paths).map((one) => (numbers.has(one.number) ? { ...one, iteration } : one));
  writeDocument(redirectsDocument(paths), next, now);
  return given;
}
