import { join } from 'node:path';
import { parseJson } from '../base/json.ts';
import { appendLines } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { workRowSchema, type WorkRow } from './rules/works.ts';

const worksFile = (paths: WorkflowPaths) => join(paths.snapshots, 'works.jsonl');

/** Stores the answer about a work; later ones replace earlier ones. The caller holds the workflow's lock. */
export function storeWork(paths: WorkflowPaths, row: WorkRow): void {
  appendLines(worksFile(paths), [JSON.stringify(row)]);
}

/** The answers about works, by the keys of their sources; damaged lines are ignored. */
export function readWorks(paths: WorkflowPaths): Map<string, WorkRow> {
  const rows = new Map<string, WorkRow>();
  for (const line of readOrNothing(worksFile(paths))?.toString('utf8').split('\n') ?? []) {
    if (line === '') continue;
    const row = readRow(line);
    // After a damaged line, catalogues are asked again.
    if (row !== undefined) rows.set(row.canonical, row);
  }
  return rows;
}

function readRow(line: string): WorkRow | undefined {
  try {
    return workRowSchema.safeParse(parseJson(line)).data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
