import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyHandIn } from './hand-in-kind.ts';
import type { ReportingAgent } from './rules/assignment.ts';
import { hasShapeOf, isRecord } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson, readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/regular.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { agentRows, changeAgents } from './agents.ts';
import { startedRow, type AgentRow } from './rules/agents.ts';

/** A hand-in: a file of the inbox, written once, whose content the log has with its event. */
export interface InboxEntry {
  agent: ReportingAgent;
  agent_id: string;
  assignment: string;
  received_at: string;
  hand_in: AnyHandIn;
  /** What was left out of it. */
  problems: string[];
}

const sample: InboxEntry = {
  agent: 'researcher',
  agent_id: '',
  assignment: '',
  received_at: '',
  hand_in: { assignment: '' },
  problems: [''],
};

/**
 * The place for an entry, `<iteration>/<agent>-<n>.json` inside the inbox. The number is that of the assignment if it is free, so that names
 * do not depend on the order of arrival. An agent that hands in again for the same assignment has the place that it had.
 */
export function placeOf(paths: WorkflowPaths, iteration: number, entry: InboxEntry): string {
  const folder = join(paths.inbox, String(iteration));
  const known = listFolder(folder).find((file) => isSameEntry(parseEntry(join(folder, file)), entry));
  if (known !== undefined) return `${iteration}/${known}`;
  let number = Number(/\d+$/.exec(entry.assignment)?.[0] ?? 1);
  // The number of a quarantined file is not used again, because its hand-in may have been merged already.
  const used = namesIn(folder);
  const isUsed = (file: string) => used.some((name) => name === file || name.startsWith(`${file}.broken-`));
  while (isUsed(`${entry.agent}-${number}.json`)) number += 1;
  return `${iteration}/${entry.agent}-${number}.json`;
}

/** Stores an entry in its place, unless one is there. The caller holds the workflow's lock. */
export function storeEntry(paths: WorkflowPaths, place: string, entry: object): void {
  const file = join(paths.inbox, place);
  if (!existsSync(file)) writeAtomic(file, `${JSON.stringify(entry, null, 1)}\n`);
}

/** A resumed agent may hand in for another assignment; without an id, agents cannot be matched. */
function isSameEntry(stored: InboxEntry | undefined, { agent_id, assignment }: InboxEntry): boolean {
  return agent_id !== '' && stored?.agent_id === agent_id && stored.assignment === assignment;
}

/** The hand-ins of an iteration; files that cannot be read are left out. */
export function readEntries(paths: WorkflowPaths, iteration: number): InboxEntry[] {
  const folder = join(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file) => parseEntry(join(folder, file)) ?? []);
}

/** All hand-ins, in the order of iterations and file names. */
export const allEntries = (paths: WorkflowPaths): InboxEntry[] =>
  iterationFolders(paths).flatMap((iteration) => readEntries(paths, iteration));

/** The entry that a file holds; undefined for a damaged file, which `record` quarantines. */
function parseEntry(path: string): InboxEntry | undefined {
  return readJsonLike(path, sample);
}

function listFolder(folder: string): string[] {
  return namesIn(folder).filter(isEntryFile).sort();
}

/** Whether a file of the inbox is an entry, and not a temporary or quarantined file. */
export function isEntryFile(name: string): boolean {
  return name.endsWith('.json');
}

/** The iterations of which the inbox holds anything, in order. */
export function iterationFolders(paths: WorkflowPaths): number[] {
  return namesIn(paths.inbox)
    .filter((name) => /^\d+$/.test(name) && statSync(join(paths.inbox, name)).isDirectory())
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * Makes files of the inbox again that are gone, from the log. The caller holds the workflow's lock.
 * @returns their places.
 */
export function healInbox(paths: WorkflowPaths): string[] {
  return parseJournal(readJournal(paths)).flatMap((line) => {
    if (line.event !== 'hand-in' || line.entry === undefined || existsSync(join(paths.inbox, line.file))) return [];
    storeEntry(paths, line.file, line.entry);
    return [`inbox/${line.file}`];
  });
}

/** Makes rows of the inbox of version 0.2, which had no table of agents. The caller holds the workflow's lock. */
export function importInbox(paths: WorkflowPaths, now: Date): void {
  if (agentRows(paths).length > 0) return;
  const rows = iterationFolders(paths).flatMap((iteration) => {
    const folder = join(paths.inbox, String(iteration));
    return listFolder(folder).flatMap((file) => rowOfEntry(readJson(join(folder, file)), `${iteration}/${file}`));
  });
  if (rows.length > 0) changeAgents(paths, now, () => rows);
}

const older = { agent: '', agent_id: '', assignment: '', received_at: '', problems: [''] };

function rowOfEntry(entry: unknown, place: string): AgentRow[] {
  if (!isRecord(entry) || !hasShapeOf(entry, older)) return [];
  const { agent, agent_id, assignment: about, received_at: started_at, problems } = entry;
  const id = agent_id === '' ? place : agent_id;
  const row = startedRow({ id, agent, about, session: '', process: 0, started_at });
  const result = (entry as { hand_in?: unknown }).hand_in == null ? 'refused' : 'taken';
  return [{ ...row, ended_at: started_at, result, problems }];
}
