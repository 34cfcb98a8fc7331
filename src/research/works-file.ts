import { join } from 'node:path';
import { rowsIn } from '../base/json.ts';
import { appendLines } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { workRowSchema, type WorkRow } from './rules/works.ts';

const worksFile = (paths: WorkflowPaths) => join(paths.snapshots, 'works.jsonl');

/** Stores the answer about a work; later ones replace earlier ones. The caller holds the workflow's lock. */
export function storeWork(paths: WorkflowPaths, row: WorkRow): void {
  appendLines(worksFile(paths), [JSON.stringify(row)]);
}

/** The answers about works, by the keys of their sources; after a damaged line, catalogues are asked again. */
export function readWorks(paths: WorkflowPaths): Map<string, WorkRow> {
  const text = readOrNothing(worksFile(paths))?.toString('utf8') ?? '';
  const rows = rowsIn(text, (value) => workRowSchema.safeParse(value).data);
  return new Map(rows.map((row) => [row.canonical, row]));
}
