import { hasShapeOf } from '../../base/json.ts';
import { orElse } from '../../base/or-else.ts';
import { apply, type Json, type Patch } from './patch.ts';

/** The changes of a line of the log in documents, by their path from the workflow's folder; null for one that is no longer there. */
export type Changes = Readonly<Record<string, Patch | null>>;

/** The documents of a workflow as its log says they are, by their path from the workflow's folder. */
export type Documents = ReadonlyMap<string, Json>;

/** The documents after these lines of a log. A line that cannot be read, such as one that a crash cut short, changes nothing. */
export function fold(lines: readonly string[], before: Documents = new Map()): Documents {
  const documents = new Map(before);
  for (const line of lines) {
    for (const [name, patch] of Object.entries(changesOf(line))) {
      if (patch === null) documents.delete(name);
      else documents.set(name, apply(documents.get(name), patch));
    }
  }
  return documents;
}

/** The changes of a line of the log. */
export function changesOf(line: string): Changes {
  // Most lines change nothing, and need no parsing.
  if (!line.includes('"changes":')) return {};
  const parsed = orElse((): unknown => JSON.parse(line), undefined);
  return hasShapeOf(parsed, { changes: {} }) ? parsed.changes : {};
}
