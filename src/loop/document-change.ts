import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUnchanged, keepCopy } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The TeX documents that the session writes. */
export const documents = ['report', 'plan'] as const;
export type DocumentName = (typeof documents)[number];

const copyFile = (paths: WorkflowPaths, document: DocumentName) => join(paths.runtime, `${document}-before.tex`);

/** Keeps the documents as they are when an iteration begins. */
export function keepDocuments(paths: WorkflowPaths): void {
  for (const document of documents) keepCopy(paths[document], copyFile(paths, document));
}

/** Whether a document has changed since the iteration began; a missing document counts as unchanged. */
export function hasChanged(paths: WorkflowPaths, document: DocumentName): boolean {
  return existsSync(paths[document]) && !isUnchanged(paths[document], copyFile(paths, document));
}
