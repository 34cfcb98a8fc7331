import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyHandIn } from './hand-in-kind.ts';
import { isFinder, type ReportingAgent } from '../session/rules/agents.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/regular.ts';

/** A file of the inbox: a hand-in, or why an agent's hand-in was refused for good. Written once, never changed. */
export interface InboxEntry {
  agent: ReportingAgent;
  agent_id: string;
  assignment: string | null;
  received_at: string;
  hand_in: AnyHandIn | null;
  problems: string[];
  /** The parts of a refused hand-in that its agent names as not done. */
  left?: string[];
}

const sample: Omit<InboxEntry, 'hand_in' | 'left'> = {
  agent: 'researcher',
  agent_id: '',
  assignment: null,
  received_at: '',
  problems: [''],
};

/**
 * Stores an entry as `inbox/<iteration>/<agent>-<n>.json` and returns that path inside the inbox. The number is that of the assignment if
 * it is free, so that names do not depend on the order of arrival. The caller holds the workflow's lock.
 */
export function storeEntry(paths: WorkflowPaths, iteration: number, entry: InboxEntry): string {
  const folder = join(paths.inbox, String(iteration));
  const known = listFolder(folder).find((file) => isSameEntry(parseEntry(join(folder, file)), entry));
  if (known !== undefined) return `${iteration}/${known}`;
  let number = Number(/\d+$/.exec(entry.assignment ?? '')?.[0] ?? 1);
  // The number of a quarantined file is not used again, because its hand-in may have been merged already.
  const used = namesIn(folder);
  const isUsed = (file: string) => used.some((name) => name === file || name.startsWith(`${file}.broken-`));
  while (isUsed(`${entry.agent}-${number}.json`)) number += 1;
  const file = `${entry.agent}-${number}.json`;
  writeAtomic(join(folder, file), `${JSON.stringify(entry, null, 1)}\n`);
  return `${iteration}/${file}`;
}

/** A resumed agent may hand in for another assignment; without an id, agents cannot be matched. */
function isSameEntry(stored: InboxEntry | undefined, { agent_id, assignment }: InboxEntry): boolean {
  return agent_id !== '' && stored?.agent_id === agent_id && stored.assignment === assignment;
}

/** Assignments of an iteration that are finished: handed in, or refused for good. */
export function finishedAssignments(paths: WorkflowPaths, iteration: number): Set<string> {
  const finished = new Set<string>();
  for (const { assignment } of readEntries(paths, iteration)) if (assignment !== null) finished.add(assignment);
  return finished;
}

/** The number of searching agents of an iteration that were refused for good. */
export function countRefused(paths: WorkflowPaths, iteration: number): number {
  return readEntries(paths, iteration).filter(({ agent, hand_in }) => isFinder(agent) && hand_in === null).length;
}

/** Assignments of an iteration whose agents were refused for good, or given up. */
export function refusedAssignments(paths: WorkflowPaths, iteration: number): Set<string> {
  const refused = readEntries(paths, iteration).filter(({ hand_in }) => hand_in === null);
  return new Set(refused.flatMap(({ assignment }) => assignment ?? []));
}

/** The hand-ins of an iteration, and the refused ones with the reasons; files that cannot be read are left out. */
export function readEntries(paths: WorkflowPaths, iteration: number): InboxEntry[] {
  const folder = join(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file) => parseEntry(join(folder, file)) ?? []);
}

/** The entry that a file holds; undefined for a damaged file, which `record` quarantines. */
function parseEntry(path: string): InboxEntry | undefined {
  return readJsonLike(path, sample) as InboxEntry | undefined;
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
