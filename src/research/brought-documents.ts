import { readdirSync, realpathSync, statSync } from 'node:fs';
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isWorkflowOutput } from '../base/names.ts';
import { excerpt, exitCodes, WorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { mayHoldSecrets } from './local-document.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { hostsIn } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeRuntimeFile } from '../files/runtime-file.ts';
import { readState } from '../loop/state-file.ts';
import { noteActivity } from '../session/activity.ts';
import { fetchSources } from './fetch-sources.ts';
import { longestAddress } from './rules/hand-in.ts';
import type { SnapshotRow } from './rules/pages/page.ts';

/** File name extensions of supported documents; other files of a folder are ignored. */
const readable = new Set('.pdf .md .markdown .html .htm .xhtml .txt .text .rst .adoc .tex'.split(' '));
const mostDocuments = 300;
/** A hook that begins a workflow has twenty seconds; the next `record` continues. */
const budgetMilliseconds = 10_000;

/**
 * The paths, from the project's root, of the documents that a user brings: named files, and all supported ones in named folders.
 * @param typed files and folders of the project, separated by commas.
 * @throws WorkflowError for one that is missing, outside the project, or has no supported document.
 */
export function findDocuments(root: string, typed: string): string[] {
  const real = realpathSync(root);
  const names = typed.split(',').map((name) => name.trim());
  const files = names.filter((name) => name !== '').flatMap((name) => documentsOf(real, name));
  const found = [...new Set(files)];
  if (found.length === 0 || found.length > mostDocuments)
    throw refusal(`${found.length} documents are named, of at most ${mostDocuments}`, typed);
  return found;
}

function documentsOf(root: string, name: string): string[] {
  const path = resolve(root, name);
  const inside = relative(root, path).split(sep).join('/');
  const status = statSync(path, { throwIfNoEntry: false });
  if (isAbsolute(inside) || inside.split('/')[0] === '..') throw refusal('The source lies outside the project', name);
  if (status === undefined) throw refusal('The source is not there', name);
  const isFolder = status.isDirectory();
  const below = (isFolder ? readdirSync(path, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.') || part === 'node_modules'));
  const found = (isFolder ? below : [inside]).filter(
    (file) => readable.has(extname(file).toLowerCase()) && !mayHoldSecrets(file) && !isWorkflowOutput(file),
  );
  if (found.length > 0) return found.sort();
  throw refusal(isFolder ? 'The folder holds no document that can be read' : 'The source cannot be read', name);
}

function refusal(what: string, received: string): WorkflowError {
  return new WorkflowError(what, {
    received,
    fix: `Name documents of the project, or their folders, that end in ${[...readable].join(', ')}, hold no secrets and were not written by a workflow. Example: --sources 'papers,docs/notes.md'`,
    exitCode: exitCodes.usage,
  });
}

/**
 * Stores the texts of documents of the project within the time limit.
 * @returns a line for the user: how many were read, and why others were not.
 */
export async function bringDocuments(paths: WorkflowPaths, files: readonly string[]): Promise<string> {
  const addresses = files.map((file) => `repository:${file}`);
  const rows = await fetchSources(paths, addresses, { allowedPrivateHosts: [], budgetMilliseconds, brought: true });
  // New documents are read first, so the tasks of the next iteration change.
  removeRuntimeFile(paths, 'report/outlook.json');
  const stored = rows.filter(({ outcome }) => outcome === 'stored').length;
  const left = rows.filter(({ reason }) => reason?.kind === 'not-attempted').length;
  const unread = rows.filter(({ outcome, reason }) => outcome !== 'stored' && reason?.kind !== 'not-attempted');
  const [named] = unread.map(
    ({ url, reason }) => `${excerpt(url.slice('repository:'.length))} (${reason?.sentence ?? ''})`,
  );
  return [
    `${stored} of ${counted(files.length, 'document')} of yours stored; agents read them first.`,
    ...(left > 0 ? [`${left} follow with the first record.`] : []),
    ...(named === undefined ? [] : [`${unread.length} could not be read: ${named}.`]),
  ].join(' ');
}

/** The address of a source as typed: a web page, or a document of the project by its path in the working directory. */
export function addressOf(root: string, typed: string): string {
  const isTooLong = typed.length > longestAddress;
  if ((/^https?:/i.test(typed) && !isTooLong) || typed.startsWith('repository:')) return typed;
  if (isTooLong || /^[a-z][a-z\d+.-]+:\/\//i.test(typed))
    throw new WorkflowError('Only web addresses and documents of the project can be stored', {
      expected: `an address of at most ${longestAddress} characters that begins with https:// or http://, or the path of a file`,
      received: typed,
      fix: 'Example: autonomous-workflow source https://example.org/paper.pdf',
      exitCode: exitCodes.usage,
    });
  const fromRoot = relative(root, resolve(typed));
  return `repository:${isAbsolute(fromRoot) ? fromRoot : fromRoot.split(sep).join('/')}`;
}

/**
 * Fetches a source and stores its text, even if it is stored already.
 * @throws WorkflowError when the folder is not that of a workflow.
 */
export async function addSource(paths: WorkflowPaths, address: string): Promise<SnapshotRow> {
  await readState(paths);
  noteActivity(paths);
  const { configuration } = await currentConfiguration(paths.root);
  const allowedPrivateHosts = hostsIn(configuration.allowed_private_hosts);
  const [row] = await fetchSources(paths, [address], { allowedPrivateHosts, again: true });
  // A new source is read first, so the tasks of the next iteration change.
  removeRuntimeFile(paths, 'report/outlook.json');
  if (row === undefined) throw new Error(`nothing is known about ${address}`);
  return row;
}
