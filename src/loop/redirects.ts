import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration/rules/configuration.ts';
import { priorityOf, redirectNumber, type Redirect, type StoredRedirect } from './rules/redirect.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { quarantine, writeAtomic } from '../files/atomic.ts';
import { configuredPath } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { readJson } from '../files/json-file.ts';
import { moveFile, writeFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn, readRegular } from '../files/regular.ts';
import { loggedState } from './state-file.ts';
import { storedIterationRuntime } from './iteration-runtime.ts';
import { asWriter } from './workflow.ts';

export type RedirectSettings = Pick<Configuration, 'reinject_prompt_file' | 'check_reinject_every_n_iterations'>;

const usedFolder = 'used';

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
    throw new WorkflowError('The text of the redirection is empty', {
      fix: `Example: autonomous-workflow redirect "Leave out mobile clients" ${paths.name}`,
      exitCode: exitCodes.usage,
    });
  }
  return asWriter(paths, async () => {
    const redirect: Redirect = { text: text.trim(), priority, from, added_at: now.toISOString() };
    const waiting = await waitingRedirects(paths);
    const isAsUrgent = (one: Redirect) => one.priority === 'high' || priority === 'normal';
    if (waiting.some((one) => one.text === redirect.text && isAsUrgent(one))) return false;
    writeAtomic(join(paths.redirects, `${nextNumber(paths)}.json`), `${JSON.stringify(redirect, null, 1)}\n`);
    appendEvent(paths, now, { event: 'redirected', from, priority, text: redirect.text });
    return true;
  });
}

/** The redirects in the queue that no iteration was given yet. */
export function waitingRedirects(paths: WorkflowPaths): Promise<StoredRedirect[]> {
  return pendingRedirects(paths, storedIterationRuntime(paths)?.redirects ?? []);
}

/**
 * Moves the reinjection file of a person into the queue when it is due. It is renamed first, so that it is taken only once. The caller
 * holds the workflow's lock.
 */
export async function adoptReinjection(
  paths: WorkflowPaths,
  now: Date,
  settings: RedirectSettings,
  iteration: number,
): Promise<void> {
  const file = configuredPath(paths.root, settings.reinject_prompt_file, paths.name);
  if (!existsSync(file) || !statSync(file).isFile()) return;
  const { readNoteFile } = await import('./note-file.ts');
  const { fields, text } = readNoteFile(file);
  // An empty file may still be being written.
  if (text === '') return;
  const priority = priorityOf(fields.priority);
  if (priority !== 'high' && iteration % settings.check_reinject_every_n_iterations !== 0) return;
  move(file, join(paths.redirects, `${nextNumber(paths)}.md`));
  appendEvent(paths, now, { event: 'redirected', from: 'file', priority, text });
}

/** The redirects that no iteration was given yet, oldest first. */
export async function pendingRedirects(
  paths: WorkflowPaths,
  given: readonly StoredRedirect[],
): Promise<StoredRedirect[]> {
  const pending: StoredRedirect[] = [];
  for (const file of queued(paths)) {
    if (given.some((redirect) => redirect.file === file)) continue;
    const redirect = await readRedirect(paths, file);
    if (redirect !== undefined) pending.push({ ...redirect, file });
  }
  return pending;
}

/**
 * Quarantines files of the queue without a readable text. The caller holds the workflow's lock.
 * @param given the redirects of the iteration in progress, whose files are moved away when the next one begins.
 * @returns a sentence for each file.
 */
export async function quarantineRedirects(
  paths: WorkflowPaths,
  given: readonly StoredRedirect[],
  now: Date,
): Promise<string[]> {
  const notices: string[] = [];
  for (const name of queued(paths)) {
    if (given.some(({ file }) => file === name) || (await readRedirect(paths, name)) !== undefined) continue;
    const file = `redirects/${name}`;
    const kept = (quarantine(join(paths.redirects, name), now) ?? file).slice(paths.base.length + 1);
    appendEvent(paths, now, { event: 'set-aside', file, kept, why: 'it holds no text that can be read' });
    notices.push(
      `${file} of the workflow '${paths.name}' holds no text that can be read, so it was not delivered; it is kept as ${kept}. Say it again with: autonomous-workflow redirect "..." ${paths.name}`,
    );
  }
  return notices;
}

/** Moves the files of these redirects out of the queue; the caller has stored that they were given. */
export function archiveRedirects(paths: WorkflowPaths, given: readonly StoredRedirect[], iteration: number): void {
  for (const { file } of given) {
    const path = join(paths.redirects, file);
    if (!existsSync(path)) continue;
    moveFile(path, join(paths.redirects, usedFolder, `i${iteration}-${file}`));
  }
}

/** The number of redirects that agents are given: of a person who steers more often the last ones count. */
const mostGiven = 10;

/** The last redirects that iterations were given, oldest first. */
export async function givenRedirects(paths: WorkflowPaths): Promise<StoredRedirect[]> {
  const given: StoredRedirect[] = [];
  const numberOf = (file: string) => redirectNumber({ file });
  const names = namesIn(join(paths.redirects, usedFolder)).filter((name) => /^i\d+-\d+\.(?:json|md)$/.test(name));
  for (const name of names.sort((one, other) => numberOf(one) - numberOf(other)).slice(-mostGiven)) {
    const redirect = await readRedirect(paths, join(usedFolder, name));
    if (redirect !== undefined) given.push({ ...redirect, file: name });
  }
  return given;
}

/** The words of the user to a workflow: its goal, and the redirects and answers that iterations were given. */
export function textsOfUser(paths: WorkflowPaths): string[] {
  const used = join(paths.redirects, usedFolder);
  const texts = namesIn(used).map((name) =>
    name.endsWith('.json')
      ? ((readJson(join(used, name)) ?? {}) as Partial<Redirect>).text
      : readRegular(join(used, name)).toString('utf8'),
  );
  return [loggedState(paths)?.prompt, ...texts].filter((text) => typeof text === 'string');
}

/** The redirect in a file of the queue; undefined without a readable text. */
async function readRedirect(paths: WorkflowPaths, file: string): Promise<Redirect | undefined> {
  const path = join(paths.redirects, file);
  if (file.endsWith('.md')) {
    if (!statSync(path).isFile()) return undefined;
    const { readNoteFile } = await import('./note-file.ts');
    const { fields, text } = readNoteFile(path);
    if (text === '') return undefined;
    return { text, priority: priorityOf(fields.priority), from: 'file', added_at: statSync(path).mtime.toISOString() };
  }
  const { text, priority, from, added_at } = (readJson(path) ?? {}) as Partial<Redirect>;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { text, priority: priorityOf(priority), from: from ?? 'user', added_at: added_at ?? '' };
}

function queued(paths: WorkflowPaths): string[] {
  return namesIn(paths.redirects)
    .filter((name) => /^\d+\.(?:json|md)$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** One more than any number that was ever used, so that names stay unique. */
function nextNumber(paths: WorkflowPaths): string {
  const used = join(paths.redirects, usedFolder);
  const names = [...namesIn(paths.redirects), ...namesIn(used)];
  const numbers = names.map((file) => redirectNumber({ file }));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Copies when the target is on another disk, where renaming fails. */
function move(from: string, to: string): void {
  try {
    moveFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    writeFile(to, readRegular(from), 'create');
    rmSync(from);
  }
}
