import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { HandIn } from '../engine/hand-in.ts';
import type { StoredHandIn } from '../engine/merge.ts';
import type { ReportingAgent } from '../engine/reporting-agents.ts';
import { writeAtomic } from './atomic.ts';
import { readJson } from './json-file.ts';
import type { WorkflowPaths } from './paths.ts';

/** A file of the inbox: a hand-in, or why an agent's hand-in was refused for good. Written once, never changed. */
export interface InboxEntry {
  agent: ReportingAgent;
  agent_id: string;
  assignment: string | null;
  received_at: string;
  hand_in: HandIn | null;
  problems: string[];
}

/**
 * Stores an entry as `inbox/<iteration>/<agent>-<n>.json` and returns that path inside the inbox. The number is that of the
 * assignment where it is free, so that the order of arrival leaves no trace. The caller holds the workflow's lock.
 */
export function storeEntry(paths: WorkflowPaths, iteration: number, entry: InboxEntry): string {
  const folder = join(paths.inbox, String(iteration));
  const known = listFolder(folder).find((file) => parseEntry(join(folder, file))?.agent_id === entry.agent_id);
  if (known !== undefined) return `${iteration}/${known}`;
  let number = Number(/\d+$/.exec(entry.assignment ?? '')?.[0] ?? 1);
  while (existsSync(join(folder, `${entry.agent}-${number}.json`))) number += 1;
  const file = `${entry.agent}-${number}.json`;
  writeAtomic(join(folder, file), `${JSON.stringify(entry, null, 1)}\n`);
  return `${iteration}/${file}`;
}

/** Assignments of an iteration that are settled: handed in, or refused for good. */
export function settledAssignments(paths: WorkflowPaths, iteration: number): Set<string> {
  const settled = new Set<string>();
  for (const { assignment } of readEntries(paths, iteration)) if (assignment !== null) settled.add(assignment);
  return settled;
}

/** How many agents of an iteration were refused for good. */
export function countRefused(paths: WorkflowPaths, iteration: number): number {
  return readEntries(paths, iteration).filter(({ hand_in }) => hand_in === null).length;
}

/** All hand-ins of all iterations, validated when they were stored. */
export function readHandIns(paths: WorkflowPaths): StoredHandIn[] {
  const iterations = listFolder(paths.inbox)
    .filter((folder) => /^\d+$/.test(folder))
    .map(Number);
  return iterations.flatMap((iteration) =>
    listFolder(join(paths.inbox, String(iteration))).flatMap((file): StoredHandIn[] => {
      const entry = parseEntry(join(paths.inbox, String(iteration), file));
      if (entry?.hand_in == null) return [];
      return [{ id: `${iteration}/${basename(file, '.json')}`, iteration, handIn: entry.hand_in }];
    }),
  );
}

function readEntries(paths: WorkflowPaths, iteration: number): InboxEntry[] {
  const folder = join(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file) => parseEntry(join(folder, file)) ?? []);
}

function parseEntry(path: string): InboxEntry | undefined {
  return readJson(path) as InboxEntry | undefined;
}

function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.tmp'))
    .sort();
}
